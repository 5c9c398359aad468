### Point City: at the table with the printed game.

## What the opponent says
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

## The score page
printed-pc-with-automa = Played against the automa
printed-pc-buildings = Buildings
printed-pc-buildings-hint = Tap what is printed on each of your cards: its permanent resource and its points. The price does not matter.
printed-pc-built = { $count ->
    [one] { $count } building. Tap it to take it away.
   *[other] { $count } buildings. Tap one to take it away.
}
printed-pc-civic-building = civic building
printed-pc-tokens-hint = Tap the tokens you have.
printed-pc-unspent = Unspent resource cards

## The opponent's page
printed-pc-opponent-about = Set up as for two: 10 tokens in a row, one starting card, yours. You begin.
printed-pc-turn = Turn { $turn } of { $turns }
printed-pc-market-about = The marked cards are taken now, the dashed ones after your next turn.
printed-pc-a-resource = On { $cell } lies a resource
printed-pc-a-building = … or a building
