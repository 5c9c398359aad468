### Happy City in play: moves, why something cannot be chosen, the log, names and points. Page, terminal and server say it.

## Colours
hc-color-yellow = yellow
hc-color-blue = blue
hc-color-green = green
hc-color-orange = orange
hc-color-violet = violet

## What cards bring
hc-symbol-income = income { $count }
hc-symbol-residents = { $count ->
    [one] { $count } resident
   *[other] { $count } residents
}
hc-symbol-hearts = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
hc-symbols = { $parts }
hc-symbols-none = no symbols
hc-need = { $count } { $color }

## What expert specials do
hc-effect-copy-neighbor-same-slot = at the end, copies a neighbour’s card in the same slot: income, residents and hearts (no special building, no ruin)
hc-effect-neighbor-spends-4-gain-1 = 1 coin whenever a neighbour pays 4 coins or more for a card
hc-effect-coins-per-card = when taken, 1 coin per card in the city, this one and ruins included
hc-effect-discount-blue-3 = blue cards cost 3 coins less
hc-effect-discount-green-3 = green cards, dwellings too, cost 3 coins less
hc-effect-discount-orange-3 = orange cards cost 3 coins less
hc-effect-copy-previous-card = the card before it counts twice: income, residents and hearts, crossed-out ones too
hc-effect-income-3-per-violet = income 3 per violet card in the city
hc-effect-income-1-per-blue = income 1 per blue card in the city
hc-effect-income-2-per-green = income 2 per green card in the city
hc-effect-double-income-now-lose-points = when taken, twice the city’s income in coins; at the end, the income is taken off the points
hc-effect-hearts-for-small-city = at the end, 4 hearts in a city of up to 8 cards, 2 hearts with 9 (this one counts)
hc-effect-replace-last-card = 4 hearts; takes the place of the city’s last card
hc-effect-min-price-of-deck = cards from decks 1–3 in the central area cost as much as the cheapest card of their deck
hc-effect-income-3-if-lowest-income = income 3 while the city’s income without it is lower than everyone else’s
hc-effect-copy-opponent-special = at the end, copies an opponent’s special building or a random one from the box
hc-effect-steal-1-from-richest = after each income phase, takes 1 coin from the richest opponent (if tied, from each of them)
hc-effect-hearts-most-blue = 3 hearts with the most blue cards, 2 if tied, otherwise 1
hc-effect-next-card-free = the next card bought is free
hc-effect-hearts-2-everyone-gains-1 = 2 hearts; when taken, 1 coin for every player
hc-effect-income-2-if-fewest-yellow = income 2 while no one has fewer yellow cards
hc-effect-residents-per-left-orange = 1 resident per orange card of the left neighbour
hc-effect-pass-gains-8 = 8 coins instead of 1 for buying nothing
hc-effect-adjacent-same-color = 1 resident and 1 heart if two adjacent cards share a colour, 1 resident and 2 hearts if three do (not diagonally)
hc-effect-residents-per-neighbor-blue = 1 resident per blue card of one neighbour, whoever has more
hc-effect-hearts-per-own-green = 1 heart per green card in the city
hc-effect-hearts-if-income-below-neighbors = 3 hearts if the city’s income is lower than each neighbour’s, otherwise 1
hc-effect-copy-opponent-income-twice = in the next two income phases, an opponent’s income too
hc-effect-income-1-per-heart-resident-pair = income 1 per pair of a resident and a heart in the city
hc-effect-hearts-most-green = 3 hearts with more green cards than anyone else, otherwise 1
hc-effect-hearts-per-neighbor-yellow = 1 heart per yellow card of one neighbour, whoever has more
hc-effect-coins-2-before-income-if-any-money = 2 coins before each income phase unless the purse is empty
hc-effect-next-two-same-color = 3 hearts if the next two cards of the city share a colour, otherwise 1
hc-effect-income-1-per-color-before = income 1 per colour among the cards before it
hc-effect-hearts-3-if-no-orange = 3 hearts if the city has no orange card
hc-effect-double-points-below-30 = at the end, points are doubled if they are fewer than 30
hc-effect-residents-4-if-no-green = 4 residents if the city has no green card
hc-effect-hearts-per-3-coins-max-3 = at the end, 1 heart per 3 coins, at most 3 hearts

## What monsters do
hc-effect-price-plus-1 = each card costs 1 coin more
hc-effect-income-minus-1 = each income phase brings 1 coin less
hc-effect-pass-gains-0 = buying nothing brings no coins
hc-effect-hearts-minus-2 = at the end, 2 hearts fewer
hc-effect-residents-minus-1 = at the end, 1 resident fewer

## Moves
moves-happy-city-discard = Discard a card from the central area, if you like
moves-happy-city-keep = Or leave the central area as it is
moves-happy-city-reveal = Reveal a card: from which deck?
moves-happy-city-buy = Buy a card or a dwelling   (★ what it does to your points)
moves-happy-city-coin = Or buy nothing
moves-happy-city-token = Pay with a stop-zilla token: 2 coins, without change
moves-happy-city-pay = Or pay in coins
moves-happy-city-special = Take a special building: one a game   (★ what it does to your points)
moves-happy-city-pass = Or wait
moves-happy-city-market = Choose the market your city begins with
moves-happy-city-destroy = A second monster has come, and the first destroys a building: which?
moves-happy-city-deflect = A monster is coming
moves-happy-city-accept = Or keep the token
moves-happy-city-income = Whose income do you copy?
moves-happy-city-copy = Whose card do you copy?
moves-happy-city-sphinx = Whose special building do you copy?
moves-happy-city-box = Or take a chance
hc-move-discard = Discard { $card }
hc-move-keep = Discard nothing
hc-move-reveal = Reveal a card from deck { $deck } ({ $left ->
    [one] { $left } card
   *[other] { $left } cards
} left)
hc-move-buy = Buy { $card } { $price ->
    [0] for nothing
    [one] for { $price } coin
   *[other] for { $price } coins
}: { $symbols }
hc-move-coin = Buy nothing { $coins ->
    [0] and get nothing
    [one] and take { $coins } coin
   *[other] and take { $coins } coins
}
hc-move-token = Pay 2 coins with one { $color } token ({ $owing ->
    [one] { $owing } coin
   *[other] { $owing } coins
} to pay)
hc-move-pay = Pay { $owing ->
    [one] { $owing } coin
   *[other] { $owing } coins
}
hc-move-special = Take { $card }: { $text }
hc-move-pass = Take no special building now
hc-move-market = Take the { $color } market
hc-move-destroy = { $monster } destroys { $card } (slot { $slot })
hc-move-deflect = Use a stop-zilla token: { $monster } goes on to your left neighbour
hc-move-accept = Use no token: { $monster } comes to your city
hc-move-income = Gain as much as the income of player { $seat }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
hc-move-copy = Copy { $card } of player { $seat }: { $symbols }
hc-move-sphinx = Copy { $card } of player { $seat }: { $text }
hc-move-box = Copy a random special building from the box
hc-error-notation = “{ $text }” is no move. Moves look like: discard museum, keep, reveal 2, buy museum, coin, token blue, pay, special castle, pass, market blue, destroy 3, deflect, accept, income 2, copy 2, sphinx 2, box.

## What a move brings
hc-brings-coins = Coins: { $now } → { $then }
hc-brings-income = Income every round: { $now } → { $then }
hc-brings-residents = Residents: { $now } → { $then }
hc-brings-hearts = Hearts: { $now } → { $then }
hc-brings-price = { $price ->
    [one] Price: { $price } coin; next you choose what to pay it with
   *[other] Price: { $price } coins; next you choose what to pay it with
}
hc-brings-token = You take a stop-zilla token: { $color }
hc-brings-token-paid = The token leaves the game; no change is given
hc-brings-spends = You use a stop-zilla token: { $color }
hc-brings-sends = Goes on to player { $seat }: { $monster }
hc-brings-discard = { $cards ->
    [one] Then you reveal a card
   *[other] Then you reveal { $cards } cards
}
hc-brings-keep = { $cards ->
    [one] Then you reveal a card
   *[other] Then you reveal { $cards } cards
}
hc-brings-keep-full = Then you buy: three cards are in the central area already
hc-brings-reveal = Nobody knows which; then you buy or reveal the next
hc-brings-reveal-more = An unknown card; then you reveal the next
hc-brings-reveal-last = An unknown card; then you buy
hc-brings-reveal-poor = An unknown card; if you can’t pay for it either, you { $coins ->
    [0] get nothing
    [one] get { $coins } coin
   *[other] get { $coins } coins
} and your turn ends by itself
hc-brings-nothing-to-buy = Nothing here can be bought: you { $coins ->
    [0] get nothing
    [one] get { $coins } coin
   *[other] get { $coins } coins
}
# $cards: names of special buildings
hc-brings-then-special = Then you may take a special building: { $cards }
hc-brings-completes = Then you have all the colours for: { $cards }
hc-brings-tenth = Card { $slots } of { $slots }: the game ends after this round
# In a list of what a hint's move brings
hc-gain-coins = coins { $now } → { $then }
hc-gain-income = income { $now } → { $then }
hc-gain-residents = residents { $now } → { $then }
hc-gain-hearts = hearts { $now } → { $then }
hc-gain-token = a Stop-Zilla token ({ $color })
hc-gain-sends = { $monster } goes to player { $seat }

## Why not
hc-why-not-your-turn = It is not your turn.
hc-why-no-move = This is no move of Happy City.
hc-why-no-component = There is no such thing on the table.
hc-why-no-card = There is no card “{ $card }”.
hc-why-not-there = { $card } does not lie there.
hc-why-empty-place = There is nothing to choose here: the place is empty, or the same card lies before it.
hc-why-stage-market = First choose the market your city begins with.
hc-why-stage-louvre = First choose whose income you copy.
hc-why-stage-discard = First discard a card from the central area, or none.
hc-why-stage-reveal = First reveal cards until there are three in the central area.
hc-why-stage-buy = Now you buy a card or take a coin.
hc-why-stage-pay = First pay for the card you buy.
hc-why-stage-special = Now you take a special building or none.
hc-why-stage-deflect = First decide whether a stop-zilla token sends the monster on.
hc-why-stage-destroy = First choose the building that the monster destroys.
hc-why-stage-sphinx = First choose the special building you copy.
hc-why-stage-pyramid = First choose the neighbour whose card you copy.
hc-why-city-full = Your city has ten cards already.
hc-why-name-twice = Your city has this card already: { $card }.
hc-why-no-homes = There are no more dwellings of this kind: { $card }.
hc-why-too-dear = { $card } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and you can pay { $money }.
hc-why-deck-empty = Deck { $deck } is empty, and so is its discard.
hc-why-no-grozilla = Deck { $deck } belongs to the Grozilla expansion, which is not in this game.
hc-why-no-token = You have no { $color } stop-zilla token.
hc-why-deflect-must = Here a token of the monster’s colour sends it on unasked, as a rule option says.
hc-why-too-few-coins = You still owe { $owing ->
    [one] { $owing } coin
   *[other] { $owing } coins
}, and you have { $coins }.
hc-why-market-taken = The { $color } market has been taken.
hc-why-slot = In slot { $slot } there is nothing to destroy.
hc-why-took-special = You have taken a special building already: one a game.
hc-why-needs = { $card } needs cards of these colours: { $needs }.
hc-why-no-opponent = There is no opponent { $seat }.
hc-why-no-special-there = Player { $seat } has no special building for you to copy.
hc-why-not-neighbour = Player { $seat } is not your neighbour.

## Log
hc-log-round = Round { $round }
hc-log-income = Income: { $parts }
hc-log-part = { $name } +{ $coins }
hc-log-gain = { $name } gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $card })
hc-log-taken-coin = { $name } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $other } ({ $card })
hc-log-copy-income = { $name } copies the income of { $other }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $card })
hc-log-discard = { $name } discards { $card }
hc-log-reveal = { $name } reveals a card from deck { $deck }: { $card }
hc-log-rebuild = Deck { $deck } is made anew from its discard: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
hc-log-pay-token = { $name } pays with one { $color } stop-zilla token, { $owing ->
    [0] and nothing is left to pay
    [one] and still owes { $owing } coin
   *[other] and still owes { $owing } coins
}
hc-log-buy = { $name } buys { $card } { $paid ->
    [0] for nothing
    [one] for { $paid } coin
   *[other] for { $paid } coins
}
hc-log-coin = { $name } buys nothing { $coins ->
    [0] and gets nothing
    [one] and takes { $coins } coin
   *[other] and takes { $coins } coins
}
# Nobody was asked.
hc-log-coin-unasked = { $name } can buy nothing { $coins ->
    [0] and gets nothing
    [one] and gets { $coins } coin
   *[other] and gets { $coins } coins
}
hc-log-token = { $name } takes one { $color } stop-zilla token
hc-log-drive-away = { $name } drives { $monster } away to { $other }
hc-log-deflect = { $name } uses one { $color } stop-zilla token: { $monster } goes on to { $other }
hc-log-monster = { $monster } stands in front of the city of { $name }
hc-log-destroy = { $monster } destroys { $card } in the city of { $name }
hc-log-monster-leaves = { $monster } finds nothing to destroy in the city of { $name } and leaves the game
hc-log-special = { $name } takes the special building { $card }
hc-log-replace = { $name } gives up { $card } to make room
hc-log-market = { $name } begins with { $card }
hc-log-last-scoring = The last round is over. Now the happiness of the cities is counted.
hc-log-copy-special = { $name } copies { $card }, the special building of { $other }
hc-log-copy-special-box = { $name } copies a special building from the box: { $card }
hc-log-copy-card = { $name } copies { $card } from the city of { $other }

## Score sheets
hc-item-residents = { $card }: { $count ->
    [one] { $count } resident
   *[other] { $count } residents
}
hc-item-hearts = { $card }: { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
hc-item-special-residents = { $card }: { $count ->
    [one] { $count } resident
   *[other] { $count } residents
} ({ $reason })
hc-item-special-hearts = { $card }: { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
} ({ $reason })
hc-item-monster-residents = { $card } takes { $count ->
    [one] { $count } resident
   *[other] { $count } residents
}
hc-item-monster-hearts = { $card } takes { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
hc-item-product = { $residents ->
    [one] { $residents } resident
   *[other] { $residents } residents
} × { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}
hc-item-sum = { $residents ->
    [one] { $residents } resident
   *[other] { $residents } residents
} + { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}
hc-item-later = { $card }: { $reason }
hc-item-income = income: { $count }
hc-item-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
} left (for a tie)

## The board
hc-board-round = Round { $round }
hc-board-round-of = Round { $round } of { $limit }
hc-board-draft = Choosing markets
hc-board-coins = coins
hc-board-income = income
hc-board-residents = residents
hc-board-hearts = hearts
hc-board-special = special building
hc-board-left = { $count ->
    [0] none left
   *[other] { $count } left
}
hc-board-tokens-left = Stop-zilla tokens left
hc-board-tokens = tokens
hc-board-markets = Markets to choose from
hc-board-owing = { $card } is being bought: { $owing ->
    [one] { $owing } coin
   *[other] { $owing } coins
} to pay
hc-board-specials = Special buildings
hc-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hc-board-charges = { $count ->
    [one] { $count } more time
   *[other] { $count } more times
}
hc-board-borrowed = copies { $card }
hc-board-in-front = in front of the city
hc-board-on-ruin = on a ruin
hc-board-ruin = ruin

## The table, for terminals, screen readers and the generic board
hc-spread-central = Central area
hc-spread-homes = Dwellings
hc-spread-decks = Decks
hc-spread-deck = Deck { $deck }
hc-spread-gap = empty space
hc-spread-incoming = Monster on its way
hc-spread-box = Special buildings in the box
hc-spread-box-item = random special building
hc-spread-price = { $price ->
    [0] for free
    [one] { $price } coin
   *[other] { $price } coins
}
# $low is less than $high.
hc-spread-prices = { $low }–{ $high } coins
# A card that this city has already: nobody may have two of them.
hc-spread-owned = in your city
hc-spread-printed-price = { $price ->
    [one] printed price: { $price } coin
   *[other] printed price: { $price } coins
}
hc-spread-owing = { $owing ->
    [one] still to pay: { $owing } coin
   *[other] still to pay: { $owing } coins
}
hc-spread-deck-text = { $prices } · in all { $contents } · discard pile: { $count }
hc-spread-monsters = { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
}
# $needs lists colours, $text says what the building brings or does.
hc-spread-special = needs { $needs }: { $text }
hc-spread-has-colours = has the colours
# $needs: so many of each colour
hc-spread-lacking = lacks { $needs }
hc-spread-specials-taken = Special building already taken: one per game.
hc-spread-last-round = Round { $round }: a city is full, so this is the last round.
hc-spread-score = Points
# The number of points comes before it.
hc-spread-points = { $points ->
    [one] point
   *[other] points
}
hc-spread-first = first player
hc-spread-city = City
hc-spread-purse = Coins
hc-spread-income = next income
# $coins may be less than nothing.
hc-spread-income-part = { $card } { $coins }
hc-spread-token = { $color } Stop-Zilla token
hc-spread-tokens-must = A token of its colour must send a monster on.
hc-spread-acting = In effect

## The rules in short
rules-short-happy-city =
    Build the happiest city: residents × hearts. Ten cards at most, no two of the same name.
    A round: everybody gains their income at once. Then everybody has a turn:
    • You may discard one card from the central area.
    • Reveal cards one at a time, from decks of your choice, until there are three in the central area.
    • Buy one of them or a dwelling, or buy nothing and take 1 coin.
    • You may take a special building if your city has the colours it asks for; nothing is spent. One a game.
    When a city has ten cards, the round is finished and the game is over. Crossed-out residents and hearts are subtracted. A tie goes to whoever has more coins.
    Expert game: special buildings have effects, and you choose a market whose colour counts.
    Grozilla: the fourth deck has buildings of several colours and monsters. A monster you reveal stands in front of your city and troubles you. Buy a card of its colour, and it goes to your left neighbour.
    A second monster makes the first destroy a building of your choice: the ruin keeps its slot, and the monster on it acts to the end.
    Your third and sixth card of a colour bring a stop-zilla token of that colour, while there are any. It sends a monster of its colour on at once, or pays 2 coins.
    For a special building a card of several colours counts as one of them.
