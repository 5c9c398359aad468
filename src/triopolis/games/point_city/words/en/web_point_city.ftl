### Labels of Point City's board in the browser; what is said of moves stands in point_city.ftl.

## What can be done now
web-pc-todo-take = Take two neighbouring cards, or draw two from the pile.
web-pc-todo-flipped = Now take two neighbouring cards, or draw two from the pile.
web-pc-todo-last = Last turn: take two neighbouring cards.
web-pc-todo-pay = Choose how to pay { $need }.
web-pc-todo-token = Choose a civic token.

## Resources where there is little room
web-pc-short-community = community
web-pc-short-economy = economy
web-pc-short-energy = energy
web-pc-short-ecology = ecology
web-pc-short-industry = industry
web-pc-short-ingenuity = ingenuity

## Cards in words
web-pc-card = { $name }: { $text }
web-pc-card-production = costs { $cost }; gives { $resource } every turn{ $points ->
    [0] {""}
    [one] {" "}and { $points } point
   *[other] {" "}and { $points } points
}
web-pc-card-points = costs { $cost }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-pc-card-civic = costs { $cost }; brings a civic token
web-pc-cell = { $cell }: { $card }.
web-pc-cell-empty = { $cell }: empty.
web-pc-cell-partner = Can be taken together with { $cell }.
web-pc-cell-automa = { $name } takes it next.
web-pc-cell-automa-after = { $name } takes it in its turn after that.

## Choosing
web-pc-draw = Draw two cards.
web-pc-flip = Flip
web-pc-unpick = Put it back
web-pc-picked = Now a lit neighbour.
web-pc-picked-alone = It cannot be taken now, but you may flip it.
web-pc-desk-empty = Pick a card, then a lit neighbour: the bill appears here.
web-pc-pay-title = Pay { $need } with …

## The bill
web-pc-bill-cost = Cost
web-pc-bill-covered = City covers
web-pc-bill-cards = You give
web-pc-bill-choose = your choice
web-pc-bill-nothing = nothing
web-pc-bill-free = Two resource cards for your supply.
web-pc-bill-draw = { $top } and an unknown card for your supply.
web-pc-bill-token = Brings a civic token

## Tokens
web-pc-tokens-about = Civic buildings bring civic tokens.
web-pc-token-worth = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.

## Cities
web-pc-city-of = City of { $name }
web-pc-others = The others
web-pc-first = plays first
web-pc-landmarks = Buildings with points only
web-pc-civic = Civic buildings
web-pc-permanent = { $count ->
    [one] { $count } permanent
   *[other] { $count } permanents
}, paying every turn
web-pc-holding = { $resource }: permanent { $permanent }, in cards { $symbols }
