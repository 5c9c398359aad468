### At the table with the printed game: the score pages and the solo opponent.

## What the opponent says
printed-tell-you = The game is over. Count your points and enter them.
printed-tell-over = That was it.
printed-your-points = Your points: { $points }

## Point City's automa
printed-pc-tell-first = Play your turn. Then the automa takes { $first } and { $second }: what lies on { $first }?
printed-pc-tell-second = And what lies on { $second }? Then refill the market.
printed-pc-took = Turn { $turn }, { $cell }: { $card }
printed-pc-production = { $resource } for good{ $points ->
    [0] {""}
   *[other] {" "}+ { $points }
}
printed-pc-landmark = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
printed-pc-civic = civic building and a token
printed-pc-civic-none = civic building, no token left
printed-pc-error-tokens = { $where }: there are only { $most } civic tokens.
printed-pc-error-nothing = { $where }: a building has a permanent resource or points; a civic one is of the kind civic.

## Bloom Town's opponent
printed-bt-tell-setup = Three tiles are left over when the stacks are made. Which of them are buildings? { $name } takes them.
printed-bt-tell-empty = Play your turn, but refill nothing yet. Then tap the slots that are empty.
printed-bt-tell-take = { $name } moves to the slot “{ $icon }” and takes the tile there. What is it? Then refill the market.
printed-bt-setup = { $name } begins with { $count ->
    [0] nothing
    [one] { $count } tile
   *[other] { $count } tiles
}
printed-bt-marker = { $name } moves to “{ $icon }”
printed-bt-nothing = { $name } finds nothing to take
printed-bt-recount = Recount ({ $types }): { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $name }
printed-bt-error-setup = { $where }: at most { $most } tiles are left over.
printed-bt-error-slot = { $where }: slots are numbered from 0 to { $last }.
