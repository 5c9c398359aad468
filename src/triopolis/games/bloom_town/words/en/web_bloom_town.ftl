### Labels of Bloom Town's board in the browser; what is said of moves stands in bloom_town.ftl.

## What can be done now
web-bt-todo-build = Choose a tile and build it on an empty cell.
web-bt-todo-build-again = Extra turn: build once more.
web-bt-todo-spring = A blooming square! Double the points, take an extra turn, or continue.
web-bt-todo-built = Take your new tile, or use your flower token.
web-bt-todo-drawn = End the turn, or use your flower token.
web-bt-todo-slot = That stack is empty: take any tile from the market.
web-bt-todo-hand = The towns are built. Which tile in your hand scores its type again?
web-bt-tile-first = First choose a tile of your hand.

## Choices
web-bt-choice-double = Double
web-bt-choice-extra = Extra turn
web-bt-choice-recount = Rescore { $types }
web-bt-choice-take = Take { $tile }
web-bt-choice-draw = Draw from the stack
web-bt-spring = Blooming square
web-bt-flower = Flower token
web-bt-flower-used = used
web-bt-next = next
web-bt-next-blind = unseen
web-bt-next-any = any tile

## The table
web-bt-recounts = Community tiles
web-bt-recount = { $types }: { $showing } of 2 community tiles.
web-bt-recount-flowered = Rescored by a flower.
web-bt-slot = { $icon }: { $tile }. { $left ->
    [0] The stack is empty.
    [one] { $left } tile left in the stack.
   *[other] { $left } tiles left in the stack.
}
web-bt-slot-empty = { $icon }: no tile. { $left ->
    [0] The stack is empty.
    [one] { $left } tile left in the stack.
   *[other] { $left } tiles left in the stack.
}
web-bt-marker = { $name } stands here.
web-bt-town-of = Town of { $name }
web-bt-others = The others
web-bt-first = plays first
web-bt-cell-built = { $cell }: { $tile }
web-bt-cell-free = { $cell }: empty, { $icon }
web-bt-cell-spring = { $cell }: empty, { $icon }, blooming square
web-bt-hidden-tile = a hidden tile
# The shops that left the game follow as pictures.
web-bt-removed = Put away:
web-bt-rival-points = Tiles { $taken }, laps { $laps }, community scoring { $recounts }.
web-bt-rival-points-recounts = Laps { $laps }, community scoring { $recounts }. Nothing for taking tiles.
web-bt-rival-end = Collection { $end }.

## Where the points came from
web-bt-earned = Points so far
web-bt-earned-double = doubled
web-bt-earned-recount = community scorings
web-bt-earned-hand = hand
web-bt-hand-scored = from the hand: { $types }
web-bt-rival-table = Its points for so many tiles of a type
web-bt-rival-table-recounts = Its points for so many tiles of a type, at community scoring and at the end
