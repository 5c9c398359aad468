### Bloom Town in play: moves, why something cannot be chosen, the log, names and points. Page, terminal and server say it.

## Tiles
bt-type-office = office
bt-type-subway = subway
bt-type-park = park
bt-type-home = home
bt-type-shop = shop
bt-types-office = offices
bt-types-subway = subways
bt-types-park = parks
bt-types-home = homes
bt-types-shop = shops
bt-shop-ice-cream = ice-cream shop
bt-shop-bookshop = bookshop
bt-shop-sports-shop = sports shop
bt-shop-grocery = grocery
bt-shop-coffee-bar = coffee bar
bt-shop-toy-shop = toy shop
bt-shop-likes = { $shop } ({ $first }, { $second })
bt-icon-tulip = tulip
bt-icon-daisy = daisy
bt-icon-rose = rose
bt-icon-sunflower = sunflower
bt-icon-iris = iris

## Moves
moves-bloom-town-place = Build a tile   (* blooming square, + points, → the tile you take next)
moves-bloom-town-double = Double the points of this tile
moves-bloom-town-extra = Build once more this turn
moves-bloom-town-recount = Everybody scores a type again
moves-bloom-town-draw = Continue
moves-bloom-town-take = Take a tile from the market
moves-bloom-town-end = End the turn
moves-bloom-town-hand = Score a tile of your hand
bt-move-place = Build { $tile } on { $cell } ({ $icon })
bt-move-double-spring = Blooming square: double the points of this tile
bt-move-double-flower = Flower token: double the points of this tile
bt-move-extra-spring = Blooming square: an extra turn
bt-move-extra-flower = Flower token: an extra turn
bt-move-recount = Flower token: everybody rescores { $types }
bt-move-draw = Continue: take your new tile
bt-move-take = Take { $tile } ({ $icon }) from the market
bt-move-end = End the turn
bt-move-hand = Score the type { $type } from your hand
bt-error-notation = “{ $text }” is no move. Moves look like: place office b2, place shop:grocery c3, double spring, extra flower, recount park, draw, take rose, end, hand home.

## What a move brings
# $cells: names of cells
bt-brings-cells = Counted together: { $cells }
bt-brings-spring = Blooming square: next you may double these points or build once more
bt-brings-tile = Then you take from the market: { $tile } ({ $icon })
bt-brings-blind = Then you take the top tile of a stack, face down: { $icon }
bt-brings-any = Then you choose any tile of the market
bt-brings-hand = It comes to your hand
bt-brings-extra = You build and take a tile once more before the others
bt-brings-token = Uses your flower token: one per game
bt-brings-free = Free: the bonus of the blooming square
bt-brings-others = The others score: { $points }
# In a list of what a hint's move brings
bt-gain-bonus = a bonus action
bt-gain-tile = { $tile } from the market
bt-gain-any = any tile from the market

## Why not
bt-why-not-your-turn = It is not your turn.
bt-why-no-move = This is no move of Bloom Town.
bt-why-no-component = There is no such thing on the table.
bt-why-no-tile = There is no tile “{ $tile }”.
bt-why-no-cell = There is no cell { $cell }. Cells are called a1 to e5.
bt-why-not-in-hand = You do not have this tile: { $tile }.
bt-why-occupied = { $cell } is already built on.
bt-why-built = You have already built this turn.
bt-why-build-first = First build a tile.
bt-why-slot-first = First take a tile from the market.
bt-why-hand-first = The towns are built: choose which tile of your hand to score.
bt-why-draw = You have already taken your tile.
bt-why-end = First take your new tile.
bt-why-slot-by-icon = You take the tile of the icon you built on.
bt-why-slot-empty = There is no tile on the market under { $icon }.
bt-why-hand-type = You have no tile of this type.
bt-why-hand-later = Hand tiles are scored only at the end of the game.
bt-why-training = The training game has no flower tokens, blooming squares and community tiles.
bt-why-flower-used = You have already used your flower token.
bt-why-flower-now = The flower token can do nothing now.
bt-why-no-spring = You have not just built on a blooming square, or you have used it.
bt-why-double-after-building = You double right after building.
bt-why-once-a-turn = Each kind of extra action only once a turn.
bt-why-recount-one = Rescoring { $types } takes exactly one of their community tiles on the board, and there are { $showing }.
bt-why-recount-flowered = A flower has already rescored { $types }.

## Log
bt-log-place = { $name } builds { $tile } on { $cell }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bt-log-double-spring = { $name } doubles with a blooming square: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more
bt-log-double-flower = { $name } doubles with a flower token: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more
bt-log-extra-spring = { $name } takes an extra turn (blooming square)
bt-log-extra-flower = { $name } takes an extra turn (flower token)
bt-log-take = { $name } takes { $tile } from the market
bt-log-draw = { $name } draws an unseen tile from the stack { $icon }
bt-log-draw-own = { $name } draws an unseen tile from the stack { $icon }: { $tile }
bt-log-refill = New on the market under { $icon }: { $tile }
bt-log-recount-tile = A community tile for { $types } is revealed ({ $showing } of 2)
bt-log-recount-flower = { $name } uses the flower token, everyone scores { $types } again: { $parts }
bt-log-recount = Everyone scores { $types } again: { $parts }
bt-log-points = { $name } +{ $points }
bt-log-last-scoring = The towns are built. Everybody scores a tile of their hand.
bt-log-hand = { $name } scores { $types } from the hand: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bt-log-rival = { $name } takes { $tile }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bt-log-rival-wrap = { $name } goes round (+{ $wrap }) and takes { $tile }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bt-log-rival-take = { $name } takes { $tile }
bt-log-rival-take-wrap = { $name } goes round (+{ $wrap }) and takes { $tile }
bt-log-rival-end = { $name } scores the collection: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Score sheets
bt-item-placed = building { $types } ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
})
bt-item-doubled = doubled points
bt-item-recount = community scoring of { $types } in round { $round }
bt-item-recount-flower = { $types } rescored by flower in round { $round }
bt-item-hand = a tile of the hand
bt-item-hand-type = { $types } from the hand
bt-item-taken = tiles taken
bt-item-wraps = { $count ->
    [one] { $count } lap
   *[other] { $count } laps
} of the market
bt-item-table = collection of { $types } ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
})

## Scoring a printed town
bt-table-no-town = { $where }: there is no town.
bt-table-five-rows = { $where }: a town has 5 rows, not { $found }.
bt-table-five-cells = { $where }: a row has 5 cells, not { $found }.
bt-table-tile = { $where }: there is no tile “{ $tile }”. Tiles: { $known }.
bt-table-either = { $where }: give either place or recount (several as queries).
bt-table-outside = { $where }: rows and columns count from 1 to 5, not { $found }.
bt-table-occupied = { $where }: row { $row }, column { $col } is already built on.
bt-table-towns = { $where }: a game has 1 to 4 towns, not { $count }.
bt-table-steps = { $where }: { $count } steps are more than any game has ({ $most }).
bt-table-steps-alone = { $where }: steps describe a whole game; town, place, recount and queries ask single questions. Give one or the other.
bt-table-one-thing = { $where }: a step is one of place, recount and hand.
bt-table-which-town = { $where }: say whose town it is, from 0 to { $last }.
bt-table-rival-towns = { $where }: a solo opponent plays against 1 town, not { $count }.
bt-table-rival-then = { $where }: say how many tiles of this type the opponent had then.
bt-table-town = town { $town }
bt-table-item-recount = community scoring: { $types }
bt-table-item-kept = points during the game
bt-table-place = { $tile } on { $cell }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bt-table-recount = Community scoring of { $types }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Data packs
bt-pack-cell-twice = { $file }, line { $line }, column { $column }: this cell of side { $side } already stands in line { $other }.
bt-pack-cell-missing = { $file }, line { $line }, column { $column }: side { $side } has no cell in row { $row }, column { $col }.
bt-pack-icon-missing = { $file }, line { $line }, column { $column }: side { $side } has no cell with the icon { $icon }.
bt-pack-twice = { $file }, line { $line }, column { $column }: “{ $value }” stands there twice.
bt-pack-missing = { $file }, line { $line }, column { $column }: “{ $value }” is missing.
bt-pack-likes = { $file }, line { $line }, column { $column }: a shop likes two different types, and both are “{ $value }”.
bt-pack-shop-count = { $file }, line { $line }, column { $column }: { $found } shops, but the copies of all kinds make { $copies }.
bt-pack-too-few = { $file }, line { $line }, column { $column }: a game for { $players } needs { $needed } tiles, and there are { $found }.

## The board as text
bt-board-market = Market
bt-board-training = Training game: no flower tokens, no community tiles.
bt-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bt-board-shops = Shops and the types they like
bt-board-hand = Hand
bt-board-flower = flower token
bt-board-collected = Collected

## What lies on the table
bt-spread-slot = { $icon }: { $tile }
bt-spread-slot-empty = { $icon }: no tile
bt-spread-marker = { $name }’s marker
bt-spread-stacks = Stacks
bt-spread-last-round = Enough stacks are empty: this is the last round.
bt-spread-recounts = Community tiles
bt-spread-recounts-note = The second tile of a type scores it again for everyone.
bt-spread-flowered = rescored with a token
# One tile of this kind of shop was put away in sight of all.
bt-spread-removed = one is out of this game
bt-spread-score = Points
# A number of points stands before it.
bt-spread-points = { $points ->
    [one] point
   *[other] points
}
bt-spread-town = Town
bt-spread-spring = blooming square
# Tiles in another player's hand; their number stands beside it.
bt-spread-hidden = face down
bt-spread-hand-scored = Scored from the hand
bt-spread-tokens = Tokens
# $points: seven numbers, one after the other
bt-spread-rival-note = Points for 1–7 tiles of a type: { $points }.
# The same where the opponent scores nothing for taking a tile
bt-spread-rival-note-recounts = Points for 1–7 tiles of a type, at community scoring and at the end: { $points }.

## What a tile scores, in a few words
bt-worth-office-line = 1 + offices in line
bt-worth-office-group = 1 + offices in its group
bt-worth-subway-line = 1 + subways on diagonals
bt-worth-subway-group = 1 + subways in its group
bt-worth-park = 1, 3, 4, then 0
bt-worth-home = 1 + types next to it
bt-worth-shop = 1 + { $first }, { $second }

## The rules in short
rules-short-bloom-town =
    Build the town worth the most points.
    A turn: put one of your two tiles on any empty cell, score it at once, and take the market tile under the icon you covered.
    • Office: 1, and 1 for every office in unbroken lines left, right, up and down.
    • Subway: 1, and 1 for every subway in unbroken diagonals.
    • Park: 1 alone, 3 as the second of a group, 4 as the third, nothing from the fourth on.
    • Home: 1, and 1 for every different type beside it.
    • Shop: 1, and 1 for every neighbour of the two types it likes.
    Blooming squares (*): right after building there, double the points of the tile or take an extra turn.
    Flower token, once a game, at any moment of your turn: double, extra turn, or rescore a type that shows exactly one community tile.
    Extra turn: build and take once more before the market is refilled. Each kind of extra action once a turn.
    Second community tile of a type: everybody scores it again: offices, subways and parks 2 each, homes and shops as when built.
    The end: three stacks empty (two with three or four players), then the round is finished. Everybody scores the type of one of their two tiles. A tie goes to whoever is later in turn order.
    Alone: after your turn your opponent takes the next market tile to the right. It scores by how many tiles of a type it has: at community scoring, at the end and, unless the option rival_scoring says otherwise, for every tile it takes. You need more points, a tie is not enough.
