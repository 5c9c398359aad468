### The rulebook of Happy City, with Grozilla.

## Chapters
rules-hc-goal = Build the happiest city of at most ten cards. Its happiness is the number of its residents times the number of its hearts, so you need both; and coins to buy them with.
rules-hc-box =
    66 building cards, 33 kinds twice each, in three decks by price: deck 1 costs 1 to 3 coins, deck 2 costs 4 or 5, deck 3 costs 6 to 9. Besides them there are dwellings, markets and special buildings.
    A card has a colour, a price, and what it brings: _income_ every round, _residents_ and _hearts_ at the end. Crossed-out ones are subtracted.
    _yellow_: shops · _blue_: public buildings · _green_: homes · _orange_: leisure · _violet_: industry
    Special buildings and the white side of a market have no colour.
rules-hc-figure-colours = One card of each colour. Top left is the price, below the picture what it brings.
rules-hc-setup =
    1. A first player is drawn by lot and stays it for the whole game.
    2. The three decks are shuffled and lie face down. Each gets a discard pile of its own, face down, which nobody looks through.
    3. The three kinds of dwellings lie in three stacks, one card fewer in each than there are players.
    4. Special buildings are laid out face up, two more than there are players.
    5. Everybody gets 2 coins and a market, white side up: the first card of the city.
rules-hc-setup-homes = dwellings in a stack
rules-hc-setup-specials = special buildings
rules-hc-players = { $count } players
rules-hc-title-round = A round
rules-hc-round =
    1. _Income_: everybody gains as many coins as their city has income, all at the same time.
    2. _Turns_: beginning with the first player, everybody has one turn, clockwise.
rules-hc-turn =
    1. You _may_ discard one of the open cards in the central area.
    2. You _must_ bring the central area to three open cards, one at a time; choose the deck of each after seeing the one before. An empty deck is made anew from its discard.
    3. You _must_ do one of three things: buy a card of the central area; buy a dwelling; or buy nothing and take 1 coin. What you buy goes to the next slot of your city, five above and five below. A city never has two cards of the same name.
    4. You _may_ take one open special building if your city has cards of the colours it asks for. Nothing is spent. It takes the next slot. Only one a game.
rules-hc-figure-centre = Three cards in the central area and a dwelling: what do you buy?
rules-hc-end =
    When a city has ten cards, the round is finished and the game is over. No city gets an eleventh card.
    Count your residents and your hearts, subtract the crossed-out ones, and multiply. Most happiness wins. If there is a tie, more coins win; if that is equal too, the victory is shared.
rules-hc-figure-score = 5 residents; 9 hearts minus the one that the factory crosses out: 5 × 8 = 40.
rules-hc-title-junior = For younger players
rules-hc-junior = Residents and hearts are added instead of multiplied. Everything else stays.
rules-hc-title-expert = Expert game
rules-hc-expert = Expert specials are laid out instead of the family ones. Then the five markets come to the middle, coloured side up, and are chosen counter-clockwise: the last player first, the first player last. The colour of your market counts for special buildings.
rules-hc-title-buildings = All buildings
rules-hc-buildings = Every building of the three decks is there twice.
rules-hc-for-sale = { $types } · price { $cost } · { $symbols }
rules-hc-market = The first card of a city · { $symbols }
rules-hc-market-colour = Its colour for special buildings: { $color }.
rules-hc-special = _{ $needs }:_ { $text }.
rules-hc-monster = _{ $color }:_ { $text }.
rules-hc-title-family = Family specials
rules-hc-specials = The signs under a picture are the colours a city must have before it may take the card.
rules-hc-title-specials = Expert specials
rules-hc-expert-specials = Neighbours sit right before and after you in turn order. “At once” means when you take the card.
rules-hc-title-grozilla = Grozilla: the fourth deck
rules-hc-grozilla =
    The expansion goes with the family and the expert game. 20 multicolour buildings and 5 monsters make a fourth deck, with prices from 0 to 9. It is used like the others, but never made anew.
    Beside it lie 15 stop-zilla tokens, three of each colour.
rules-hc-title-monsters = Monsters
rules-hc-monsters =
    A monster that you reveal goes in front of your city and acts on you as long as it stays there; you go on turning up cards.
    If you buy a card of the colour of the monster in front of you, it moves on to your left neighbour.
rules-hc-title-tokens = Stop-zilla tokens
rules-hc-tokens =
    A purchase that brings you to three or to six cards of a colour gives you a token of that colour, while there are any. You use it once, then it is out of the game:
    • when a monster of its colour comes to you, it goes straight on to your left neighbour; or
    • it pays 2 coins towards a card.
rules-hc-title-destruction = Destruction
rules-hc-destruction = If a second monster comes and you do not send it on, the _earlier_ one destroys a building of your choice: it covers the card, which has no name, colour or effect any more. The slot stays used and counts among the ten; the monster on it acts to the end of the game. The new one stands in front of your city.
rules-hc-figure-ruin = Catzilla has come, so Grozilla sits on what was a house.
rules-hc-title-multicolour = Multicolour cards
rules-hc-multicolour = They count as all their colours everywhere, for tokens, discounts and effects, also when others look at your city. Only when you take a special building, each counts as one of its colours, which you choose for that moment.
rules-hc-sources = The cards of the base game are printed ones; the 38th expert special is not known, so the Treasury is our own. Of Grozilla the rules, the names of the monsters, when they act and a few colours are known: what exactly the monsters do, and nearly all multicolour cards, are our own design.

## On single cards
rules-hc-note-pyramid = If a neighbour has such a card there, you must copy one; with two, you choose.
rules-hc-note-castle = What counts is the price after discounts, stop-zilla tokens as 2 each. Free purchases never count. With two players the other is your neighbour once.
rules-hc-note-discount = Never below 0.
rules-hc-note-gallery = The slot before it is fixed when it is placed. It copies a market's income too, and nothing any more once that slot is a ruin.
rules-hc-note-concert = It has no income itself. The points never fall below 0.
rules-hc-note-easter = A ruin with its monster is one card.
rules-hc-note-liberty = It can be taken even with ten cards; its colours are checked before the old card goes. If the last card is a ruin, the building before it is replaced.
rules-hc-note-hot-dog = That is 1, 4 and 6 coins. Not for dwellings, not for the fourth deck.
rules-hc-note-barber = All incomes are compared without it, and yours must be strictly the lowest.
rules-hc-note-sphinx = If you like none, or there is none, a random one that was not dealt. It acts from the Sphinx's place; what happens when a card is taken does not happen again.
rules-hc-note-versailles = Whoever has no coin gives none. Stop-zilla tokens are not coins.
rules-hc-note-tunnel = Also a dwelling. Buying nothing keeps it for later.
rules-hc-note-big-ben = From the next turn on.
rules-hc-note-golden-gate = Cards without a colour never match; multicolour cards match by any colour they share.
rules-hc-note-louvre = You choose anew each time; the other loses nothing.
rules-hc-note-greengrocer = Crossed-out ones are subtracted; monsters are not counted.
rules-hc-note-arcade = Stop-zilla tokens are not coins.
rules-hc-note-wall = Both cards must be there.
rules-hc-note-billiard = A multicolour card gives one colour of your choice.
rules-hc-note-none-of = Markets and multicolour cards count, ruins do not.
rules-hc-note-garden = It comes last of all: 29 becomes 58, 30 stays.
rules-hc-note-treasury = Stop-zilla tokens are not coins.
rules-hc-note-corgzilla = Only the coins you gain: the income others compare or copy stays.
rules-hc-note-octozilla = Big Ben's 8 coins too.
rules-hc-note-at-scoring = It acts at the end, in front of your city or on a ruin.

## Questions and answers
rules-hc-q-1 =
    Can the bank run out of coins?
    No, coins never run out.
rules-hc-q-2 =
    What if there are more crossed-out hearts than hearts?
    Residents and hearts are never fewer than 0 each, and neither is the score.
rules-hc-q-3 =
    A deck and its discard are both empty?
    Then it cannot be chosen. If none can, the central area has fewer cards.
rules-hc-q-4 =
    Who is my left neighbour?
    Whoever plays after you. With two players the other is both your neighbours, but counts once.
rules-hc-q-5 =
    What is a card in the city?
    Every slot in use, ruins too. Homes and the coloured market count for the colours.
rules-hc-q-6 =
    I have nine cards. May I buy and take a special building?
    Only one of the two, for there is room for one card. The Statue of Liberty is an exception: it takes the place of another. You may also buy nothing and then take a special building.
rules-hc-q-7 =
    What counts as income when incomes are compared or copied?
    Printed income and income from specials. Not income: what Arcade, Palace of Versailles, Louvre, Castle, Joke Shop and Big Ben bring.
rules-hc-q-8 =
    In which order does the income phase go?
    The Arcade first; then all incomes are noted, the Barbershop's last; everybody gains at once; then the Louvre, by what was noted; then the Palace of Versailles.
rules-hc-q-9 =
    And the end of the game?
    Sphinx; Pyramid and Art Gallery; incomes; colours; residents and hearts; the product or sum; the Concert Hall's loss; the Japanese Garden's doubling. Choices are made in turn order from the first player.
rules-hc-q-10 =
    May I buy the name of a ruined card again?
    Yes, a ruin has no name. A building that was replaced goes to the discard of its deck; dwellings and cards of the fourth deck leave the game.
rules-hc-q-11 =
    When exactly does a stop-zilla token come?
    Whenever a purchase takes a colour from 2 to 3 or from 5 to 6. A special building gives none.
rules-hc-q-12 =
    Must I use a token against a monster?
    No, you are asked each time; a monster may go round while tokens last. A rule switch makes it a must: then a token of the monster’s colour sends it on unasked. If you pay with tokens, there is no change, no more of them than the price needs, and you choose which.
rules-hc-q-13 =
    What can be destroyed?
    Anything that is not a ruin yet, market and special building too; a lost special building gives you no second one. If there is nothing left, the earlier monster leaves the game.
rules-hc-q-14 =
    How is a price made?
    The printed price or that of the Hot Dog Stand, 1 more for Grozilla, 3 less for a discount, never below 0. What the Undersea Tunnel gives is free all the same.
rules-hc-q-15 =
    What if nobody ever builds ten cards?
    The rules force no end. A rule switch ends the game after a number of rounds.
