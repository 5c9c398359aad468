### Labels of Happy City's board in the browser; what is said of moves stands in happy_city.ftl.

## What can be done now
web-hc-todo-market = Choose the market your city begins with.
web-hc-todo-louvre = Choose whose income you copy.
web-hc-todo-discard = { $missing ->
    [0] Discard a card from the central area, or keep them all.
   *[other] Discard a card from the central area, or choose a deck to reveal from.
}
web-hc-todo-reveal = { $missing ->
    [one] Reveal one more card, from any deck.
   *[other] Reveal { $missing } cards, from any decks.
}
web-hc-todo-buy = { $coins ->
    [0] Buy a card or a dwelling, or nothing.
    [one] Buy a card or a dwelling, or take { $coins } coin.
   *[other] Buy a card or a dwelling, or take { $coins } coins.
}
web-hc-todo-pay = Pay for your card: tokens are worth 2 coins each.
web-hc-todo-special = You may take a special building: one a game.
web-hc-todo-deflect = A monster is coming! Will a token send it on?
web-hc-todo-destroy = A second monster! Choose the building the first one destroys.
web-hc-todo-sphinx = Choose the special building your Sphinx copies.
web-hc-todo-pyramid = Choose the neighbour whose card your Pyramid copies.

## The steps of a turn
web-hc-step-discard = Discard
web-hc-step-reveal = Reveal
web-hc-step-buy = Buy
web-hc-step-special = Special

## What the colours stand for
web-hc-type-yellow = shops
web-hc-type-blue = public
web-hc-type-green = homes
web-hc-type-orange = leisure
web-hc-type-violet = industry

## Choices
web-hc-choice-keep = Keep them all
web-hc-choice-coin = { $coins ->
    [0] Buy nothing
    [one] Take { $coins } coin
   *[other] Take { $coins } coins
}
web-hc-choice-pay = { $owing ->
    [one] Pay { $owing } coin
   *[other] Pay { $owing } coins
}
web-hc-choice-token = Pay 2 with one { $color } token
web-hc-choice-pass = Take none now
web-hc-choice-deflect = Send on to { $name }
web-hc-choice-accept = Let it come
web-hc-choice-income = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
web-hc-choice-box = A random one from the box

## The one button: what it does
web-hc-answer-buy = Buy { $price ->
    [0] for free
   *[other] for { $price }
}
web-hc-answer-discard = Discard
web-hc-answer-reveal = Reveal
web-hc-answer-destroy = Destroy
web-hc-answer-token = Use token
web-hc-answer-take = Take
web-hc-answer-copy = Copy

## The sign
web-hc-sign-last = Last round
web-hc-sign-take = Take { $card }
web-hc-sign-copy = Copy { $card }
web-hc-sign-goes = { $monster } goes on to { $name }

## The table
web-hc-decks = Decks
web-hc-central = The centre
web-hc-homes = Homes
web-hc-others = The others
web-hc-income = Income
web-hc-colours = Cards of each colour
web-hc-first = plays first
web-hc-city-of = City of { $name }
web-hc-deck = Deck { $deck }: { $left ->
    [one] { $left } card left
   *[other] { $left } cards left
}, { $discarded } discarded. Prices { $from } to { $to }. All its cards: { $holds }{ $monsters ->
    [0] .
    [one] , { $monsters } monster.
   *[other] , { $monsters } monsters.
}
web-hc-for-sale = { $card } ({ $types }). { $price ->
    [0] Free
    [one] { $price } coin
   *[other] { $price } coins
}: { $symbols }.
web-hc-closed = { $why ->
    [owned] you have one
    [full] no slot left
   *[short] { $short } short
}
web-hc-special = { $card }: { $text }. Needs { $needs }; you have { $met } of { $count }.
web-hc-taken = Taken by { $name }
web-hc-slot = { $slot }. { $card }: { $text }
web-hc-slot-ruin = { $slot }. Ruin, { $monster } sits on it
web-hc-token = Stop-zilla token, { $color }: { $count }
web-hc-chased-by = Chased off by
web-hc-last-bought = bought { $card }
web-hc-last-took = took { $card }
web-hc-last-nothing = bought nothing
web-hc-tab-shop = Shop
web-hc-tab-mine = My city
