### The rulebook of Point City.

## Chapters
rules-pc-goal = Gather resources, build a city from them, and let what you have built pay for what comes next. Everybody has 17 turns. Points on buildings and on civic tokens win.
rules-pc-box =
    160 cards with two sides. The _resource side_ shows one or two symbols of one resource: community, economy, energy, ecology or industry; or one _ingenuity_, which stands for any one of them. The _building side_ has a cost and is of one of three kinds:
    • _production_: exactly one permanent resource, for all later turns, and up to 3 points;
    • _points_: nothing but points;
    • _civic_: no points and no resource, but a civic token of your choice.
    Buildings come in three tiers. There are 26 civic tokens and four starting ingenuity cards besides.
rules-pc-kind-production = A production building gives exactly one permanent resource. From your next turn on it pays one symbol of every turn’s cost and stays in your city.
rules-pc-kind-points = A points building gives nothing but its points, at the end of the game.
rules-pc-kind-civic = A civic building has no points and no resource, but brings a civic token of your choice.
rules-pc-pile = Only the resource side of the top card can be seen. Instead of two market cards you may take the top two of the pile, as resources.
rules-pc-card-resource = one resource
rules-pc-card-double = two of it
rules-pc-card-ingenuity = any one
rules-pc-card-production = permanent resource
rules-pc-card-points = points
rules-pc-card-civic = civic token
rules-pc-figure-cards = Top left on a building: its points; top right: what it gives; below: its cost.
rules-pc-setup =
    1. Shuffle the cards of each tier and keep as many as the table says; the others leave the game unseen.
    2. Put tier 1 on tier 2 on tier 3, resource sides up: the pile. Only the side of its top card can be seen.
    3. Lay out 16 cards in four rows of four, resource sides up: the market.
    4. Draw civic tokens and lay them out for all to see; the others leave the game.
    5. Everybody gets a starting ingenuity card. Whoever has the marked one begins.
rules-pc-players-two = 1 or 2 players
rules-pc-players = { $count } players
rules-pc-tier = tier { $tier }
rules-pc-turn =
    1. _Flip_ one card, if you like and may.
    2. _Take_ exactly two cards.
    3. _Pay_ for the buildings among them and add them to your city; resource cards go to your supply.
    4. Take a _civic token_ for each civic building.
    5. The market is _refilled_.
rules-pc-title-flip = Flipping
rules-pc-flip = Once a turn, before you take cards: if a row or a column of the market shows four resource sides, you may turn one card of that line over to its building side. Never the other way. You may take it or leave it for others.
rules-pc-figure-line = The second row shows four resources …
rules-pc-figure-flipped = … so one of its cards may be flipped.
rules-pc-title-take = Taking
rules-pc-take =
    Take two cards of the market that touch, side by side or one above the other; or the top two of the pile, as resources. One from here and one from there is not allowed.
    Resource cards can always be taken. A building can be taken only if you pay for it this very turn, so a pair counts only if you can take both.
rules-pc-figure-take = The resource and the building touch: with the building paid for, this is a legal pair.
rules-pc-title-pay = Paying
rules-pc-pay =
    Add up the cost of the building, or of both.
    • _Permanent resources_ you owned at the beginning of the turn pay first, each once a turn. They stay.
    • _Resource cards_ pay the rest, those taken this turn too: each its symbols, an ingenuity one symbol of any kind. They leave the game. There is no change.
rules-pc-permanent = permanent
rules-pc-cards-go = cards, spent
rules-pc-figure-pay = The cost is one community and two ecology. A permanent community covers the first; an ecology card and an ingenuity card pay the rest.
rules-pc-title-civic = Civic buildings
rules-pc-civic = For each civic building choose one of the civic tokens that are left. It scores at the end of the game. Two civic buildings in one turn are two choices, one after the other.
rules-pc-title-refill = Refilling
rules-pc-refill = The two gaps are filled from the pile in reading order. Where a _resource_ was taken, the new card lies _building_ side up; where a _building_ was taken, _resource_ side up. Whoever took from the pile leaves no gap.
rules-pc-end =
    The game ends at once when the market should be refilled and the pile is empty: everybody has had 17 turns, and 14 cards are left.
    Add the points on your buildings and those of your civic tokens. If there is a tie, more unspent resource cards win; if that is equal too, the victory is shared.
rules-pc-printed-points = points on buildings
rules-pc-total = total
rules-pc-figure-score = A city with these permanent resources and two unspent ingenuity cards: 24 + 8 + 6 + 6 + 4 = 48 points.
rules-pc-title-tokens = Civic tokens
rules-pc-tokens = Tokens about resources look only at permanent resources in your city, never at unspent cards. A pair counts as often as you have both; a full set as often as you have all five; a type counts once, however many of it you have.
rules-pc-promo = From the promo set.
rules-pc-title-cards = All cards
rules-pc-cards = Every resource side and every building of the game.
rules-pc-sides = Resource sides
rules-pc-side = Pays { $count ->
    [1] one symbol
   *[other] two symbols
} of a cost, then leaves the game.
rules-pc-side-ingenuity = Pays one symbol of any kind, then leaves the game.
rules-pc-buildings = Buildings of tier { $tier }
rules-pc-copies = { $count ->
    [one] On { $count } card.
   *[other] On { $count } cards.
}
rules-pc-solo =
    You play against the automa. Set up as for two, but you alone get a starting ingenuity card, and you begin. The ten civic tokens lie in a row; their order matters.
    After each of your turns the automa takes the card where its two markers cross and the one below it (below the last row is the first), as they lie. It pays nothing. For a civic building it takes the leftmost token. Then the market is refilled as usual and the markers move on.
rules-pc-figure-automa = Its first turn: column 1, rows 2 and 3.
rules-pc-automa-turns = its turns
rules-pc-automa-rows = rows
rules-pc-automa-columns = columns
rules-pc-solo-score = At the end it scores the points on its buildings, and besides:
rules-pc-automa-permanents = permanent resources
rules-pc-automa-token = for each token
rules-pc-automa-ingenuity = for each ingenuity card
rules-pc-automa-each = 1 for each
rules-pc-automa-normal = for each type: 1, 2 or 3 points for 1, 2, or 3 and more
rules-pc-automa-hard = for each type: 1, 3 or 6 points for 1, 2, or 3 and more
rules-pc-solo-example = An example: permanent resources 3, 1, 0, 4 and 2, 15 points on buildings, 4 tokens and 3 ingenuity cards make { $easy } points at the easy level, { $normal } at the normal and { $hard } at the hard one.
rules-pc-sources = All cards are taken from a public list, checked for consistency; most tokens too, the others are described in the rulebook. The names of the buildings are ours.

## Questions and answers
rules-pc-q-1 =
    Is there change for a double card?
    No. But its two symbols may go to the two buildings of one turn.
rules-pc-q-2 =
    Does a double card count as two unspent cards?
    No, a card is a card: for the token and for the tie. The starting ingenuity card counts.
rules-pc-q-3 =
    May I give more cards than needed?
    No: a payment is refused if it would still be enough without one of its cards. Among the others you choose (single or double, colour or ingenuity). If there is only one way, it is taken without asking.
rules-pc-q-4 =
    Does a building help to pay for the other one of the same turn?
    No, only permanent resources from earlier turns pay. A card that was flipped this turn may be taken, or left.
rules-pc-q-5 =
    Must I take a civic token?
    Yes, while one is left. With none left you may still build civic buildings; they bring nothing.
rules-pc-q-6 =
    What if I can take nothing?
    That can only happen in the very last turn, when the pile is empty: you pass, and the game ends.
rules-pc-q-7 =
    What is open, and what is not?
    Supplies and cities are open. The hidden sides of cards, the pile below its top card and the cards put away are known to nobody; a card that was flipped does not tell any more what was on its other side.
rules-pc-q-8 =
    Does the automa score every permanent resource, or every type?
    At the normal and hard levels every type, once.
rules-pc-q-9 =
    What if the automa and I have the same points?
    Then the usual tie-break decides; all of the automa's resource cards are unspent.
