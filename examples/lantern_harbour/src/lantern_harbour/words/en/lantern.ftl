### Lantern Harbour.

## Components
lantern-crate-fish = fish
lantern-crate-tea = tea
lantern-crate-cloth = cloth
lantern-crate-timber = timber
lantern-crate-lantern = lantern
# For example: 2 fish.
lantern-crates = { $count } { $crate }
lantern-flag-gull = Gull
lantern-flag-swan = Swan
lantern-flag-crane = Crane
lantern-flag-heron = Heron
lantern-storehouse = storehouse: { $good }

## The table
lantern-bay = Bay
lantern-quay = Quay
lantern-quay-note = A lantern from the quay takes a whole turn.
lantern-harbour = Harbour
lantern-hand = Crates
lantern-score = Points
# A number of points is before it.
lantern-points = { $points ->
    [one] point
   *[other] points
}
lantern-deck = ships to come
lantern-bag = bag
lantern-no-ship = no ship
lantern-no-crate = no crate
lantern-face-down = face down
lantern-berth = free berth
lantern-whole-turn = takes a whole turn
lantern-ship-text = { $flag }: { $cargo }

## Moves
moves-lantern-take = Take an open crate
moves-lantern-draw = Draw from the bag
moves-lantern-moor = Moor a ship
moves-lantern-send = Send a ship out to sea
moves-lantern-wait = Wait
lantern-move-take = Take a crate: { $crate } ({ $place })
lantern-move-draw = Draw a crate from the bag
lantern-move-moor = Moor { $ship } at { $berth }
lantern-move-send = Send { $ship } out to sea
lantern-move-wait = Wait
lantern-error-notation = “{ $text }” isn’t a valid move. Moves look like this: take 2, draw, moor 1 b2, send 3, wait.

## Why not
lantern-why-not-your-turn = It isn’t your turn.
lantern-why-no-move = Lantern Harbour has no such move.
lantern-why-no-component = There is no such thing on the table.
lantern-why-no-crate = There is no crate here.
lantern-why-no-ship = There is no ship here.
lantern-why-hand = Crates leave your hand when you moor a ship.
lantern-why-hand-full = You already hold { $most } crates. Moor a ship first.
lantern-why-bag-empty = The bag is empty.
lantern-why-lantern-first = A lantern from the quay takes a whole turn, and you have already used one action.
# $crates: what the hand lacks, as a list; $lanterns: how many lanterns it has.
lantern-why-lacking = Missing: { $crates }. { $lanterns ->
    [0] You have no lantern.
    [one] You have { $lanterns } lantern.
   *[other] You have { $lanterns } lanterns.
}
lantern-why-berth-taken = There is already a ship at { $berth }.
lantern-why-load-first = You can’t load any ship in the bay yet.
lantern-why-no-more-ships = There are no more ships to take its place.
lantern-why-wait = You can still do something else.

## Log
lantern-log-took = { $name } takes a crate: { $crate }
lantern-log-drew = { $name } draws a crate from the bag
lantern-log-drew-own = { $name } draws a crate from the bag: { $crate }
lantern-log-refilled = New on the quay: { $crate }
lantern-log-moored = { $name } moors { $ship } at { $berth }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lantern-log-sent = { $name } sends { $ship } out to sea
lantern-log-arrived = New in the bay: { $ship }
lantern-log-unloaded = { $name } draws: { $crates }
lantern-log-full = { $name } fills the harbour: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, last round
lantern-log-waited = { $name } waits

## Score sheet
lantern-item-ships = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
lantern-item-storehouses = goods for the storehouses
lantern-item-flags = adjacent ships under the same flag
lantern-item-full = full harbour
lantern-item-level = the lamplighter’s level

## Data packs
lantern-pack-cargo = { $file }, line { $line }, column { $column }: the ship asks for { $crates ->
    [one] { $crates } crate
   *[other] { $crates } crates
}. It must be 1 to { $most }.
lantern-pack-count = { $file }, line { $line }, column { $column }: there are { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}. There must be { $least } to { $most }.
