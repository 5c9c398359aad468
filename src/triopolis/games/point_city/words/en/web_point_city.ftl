### Labels of Point City's board in the browser; what is said of moves stands in point_city.ftl.

## What can be done now
web-pc-todo-take = Take two neighbouring cards, or draw two from the pile.
web-pc-todo-flipped = Now take two neighbouring cards, or draw two from the pile.
web-pc-todo-last = Last turn: take two neighbouring cards.
web-pc-todo-pay = Choose how to pay { $need }.
web-pc-todo-token = Choose a civic token.

## The sign
web-pc-sign-take = Take two adjacent cards, or two from the pile
web-pc-sign-take-narrow = Two adjacent cards, or two from the pile
web-pc-sign-take-flip = Take two adjacent cards, or two from the pile; you may flip one first
web-pc-sign-pair = Take two adjacent cards
web-pc-sign-pass = Nothing can be taken any more
web-pc-sign-partner = Now a highlighted card next to it
web-pc-sign-partner-flip = Now a highlighted card next to it, or flip this one
web-pc-sign-alone = It can’t be taken now, but you can flip it
web-pc-sign-both = { $first } and { $second }
web-pc-sign-check = Check the payment
web-pc-sign-pay = Choose how to pay
web-pc-sign-draw = This card and an unknown one for your supply
web-pc-sign-flip = Flip it? It stays that way
web-pc-sign-token = Choose a civic token
web-pc-sign-tokens = Choose a civic token, then another
web-pc-sign-again = Click again: this ends your turn
web-pc-sign-last = Last turn
web-pc-turn-of = Turn { $turn } of { $turns }
web-pc-last-round = Last round
web-pc-last-round-about = One turn each, then the points are counted

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
web-pc-cell-closed = It can’t be taken now.
web-pc-cell-automa = { $name } takes it next.
web-pc-cell-automa-after = { $name } takes it in its turn after that.

## Choosing
web-pc-draw = Draw two cards.
web-pc-flip = Flip
web-pc-unpick = Put back
web-pc-flip-card = Flip { $cell }
web-pc-build = Build
web-pc-build-both = Build both
web-pc-take-both = Take both
web-pc-take-it = Take it
web-pc-draw-two = Draw two
web-pc-pay = Pay
web-pc-pass = Pass
web-pc-pile-left = { $count } left
web-pc-pile-draw = Draw two: this one and an unknown one
web-pc-took = took { $first } and { $second }
web-pc-last-taken = { $name } took
web-pc-pay-title = Pay { $need } with …

## The bill
# cards: the names of the two cards.
web-pc-bill = What { $cards } cost
web-pc-bill-swap = { $resource }: pay another way
web-pc-bill-cost = Cost
web-pc-bill-covered = City covers
web-pc-bill-cards = You give
web-pc-bill-nothing = nothing
# For screen readers; $given is a list of cards.
web-pc-heard-pair = { $first } and { $second }. Points: { $points }. You give: { $given }.
web-pc-heard-bill = { $first } and { $second }. Points: { $points }. You give: { $given }. Press Enter again to confirm.

## Tokens
web-pc-tokens-about = Civic buildings bring civic tokens.
web-pc-token-worth = Worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.

## Cities
web-pc-centre = centre
web-pc-mine = My city
web-pc-city-of = City of { $name }
web-pc-others = The others
web-pc-first = plays first
web-pc-landmarks = Buildings with points only
web-pc-civic = Civic buildings
web-pc-holding = { $resource }: permanent { $permanent }, in cards { $symbols }
