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
printed-bt-tell-take = { $name } moves to slot { $slot } from the left and takes the tile there. What is it? Then refill the market.
printed-bt-setup = { $name } begins with { $count ->
    [0] nothing
    [one] { $count } tile
   *[other] { $count } tiles
}
printed-bt-marker = { $name } moves to slot { $slot }
printed-bt-nothing = { $name } finds nothing to take
printed-bt-recount = Recount ({ $types }): { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $name }
printed-bt-error-setup = { $where }: at most { $most } tiles are left over.
printed-bt-error-slot = { $where }: slots are numbered from 0 to { $last }.

## The pages
printed-players = Players
printed-player = Player { $number }
printed-add-player = Add a player
printed-remove-player = Remove
printed-name = Name
printed-less = Less
printed-more = More
printed-result = Result
printed-clear = Clear all
printed-clear-sure = Clear everything?
printed-clear-about = All that you entered for this game will be gone.
printed-add-more = { $card } (× { $count })
printed-take-away = Take away: { $card } (× { $count })

## Point City
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

## Happy City
printed-hc-city = The city
printed-hc-coins = Coins
printed-hc-monsters = With Grozilla’s cards
printed-hc-monster = In front of the city
printed-hc-nobody = nobody
printed-hc-ruin = ruins with { $monster }
printed-hc-add = Add cards, in the order of the city
printed-hc-shelves = Kinds of cards
printed-hc-shelf-market = markets
printed-hc-shelf-special = special
printed-hc-shelf-ruin = ruins
printed-hc-pyramid = Whose card does the Pyramid of { $name } copy?
printed-hc-sphinx = Which special building does the Sphinx of { $name } copy?
printed-hc-from-box = Or one from the box
printed-take-out = Place { $slot }: { $card }. Take it out.

## Bloom Town
printed-bt-tiles = Tiles
printed-bt-choose-tile = Choose the tile that is built.
printed-bt-choose-cell = Now tap its cell in the town.
printed-bt-build-now = The lit cells make the points. Build it, or choose another cell.
printed-bt-doubled = Doubled
printed-bt-build = Build
printed-bt-build-points = Build: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
printed-bt-flower = On while it is unused: a reminder that brings no points itself.
printed-bt-recount-about = All towns score a type again: after its second recount tile, or by a flower token.
printed-bt-hand = The last tile in hand
printed-bt-hand-about = At the end { $name } scores one type again. Choose the town above.
printed-bt-cell-empty = { $cell }: empty
printed-bt-cell-ghost = { $cell }: { $tile }, not built yet

## The opponent's page
printed-opponent-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
printed-my-points = Your points
printed-my-unspent = Your unspent resource cards, for a tie
printed-who-won = Who won?
printed-won = You won!
printed-lost = Your opponent won.
printed-shared = A draw: you share the win.
printed-compare = You { $you } : { $points } { $name }
printed-pc-opponent-about = Set up as for two: 10 tokens in a row, one starting card, yours. You begin.
printed-pc-turn = Turn { $turn } of { $turns }
printed-pc-market-about = The marked cards are taken now, the dashed ones after your next turn.
printed-pc-a-resource = On { $cell } lies a resource
printed-pc-a-building = … or a building
printed-bt-opponent-about = Set up the full game for two. The opponent needs no board, no hand and no flower; its marker starts at the leftmost slot.
printed-bt-left-over = Left over
printed-bt-begin = { $count ->
    [0] None of them: begin
   *[other] Begin
}
printed-bt-round = Round { $round }
printed-bt-slot = Slot { $slot }: a tile
printed-bt-slot-empty = Slot { $slot }: empty
printed-bt-empty = empty
printed-bt-go = { $name } moves
printed-bt-wrap = Around the market: +{ $points }
printed-bt-events = Recount, or the end
printed-bt-recount-solo = A type is scored again, by its second recount tile or by your flower:
printed-bt-end-about = Three stacks are empty, and the round is over:
printed-bt-end = The game is over
