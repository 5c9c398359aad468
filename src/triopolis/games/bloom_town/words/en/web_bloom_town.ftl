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
web-bt-choice-extra = Extra turn
web-bt-choice-take = Take { $tile }
web-bt-choice-draw = Draw from the stack
web-bt-spring = Blooming square
web-bt-flower = Flower token
web-bt-flower-used = used
web-bt-next-blind = unseen
web-bt-next-any = any tile

## My turn, on the sign: a word and one sentence; "-short" is for phones
web-bt-sign-choose = Choose a tile and build it on an empty square.
web-bt-sign-choose-short = Choose a tile, then a square.
web-bt-sign-cell = Now choose an empty square.
# $tile: the tile that is built, first letter large; $gain: its points with a plus; $next: the tile that follows, as
# web-bt-one-… says it.
web-bt-sign-place = { $tile }: { $gain }, and { $next } comes to your hand.
web-bt-sign-place-short = { $tile }: { $gain }, then { $next }.
# $rival: the solo opponent; $taken: the tile it takes then; $points: what that brings.
web-bt-sign-place-rival = { $tile }: { $gain }, then { $next }. { $rival } takes { $taken }: { $points }.
web-bt-sign-blind = { $tile }: { $gain }. Then you draw from the stack.
web-bt-sign-blind-short = { $tile }: { $gain }, then from the stack.
web-bt-sign-any = { $tile }: { $gain }. Then take any tile from the market.
web-bt-sign-any-short = { $tile }: { $gain }, then any tile.
web-bt-sign-bloom = Blooming square
web-bt-sign-bloom-short = Blooming
web-bt-sign-flower = Flower token
web-bt-sign-flower-short = Token
web-bt-sign-spring-cell = { $tile }: the square doubles its points, or gives an extra turn.
web-bt-sign-spring-cell-short = { $tile }: double, or build again?
web-bt-sign-spring-kept = { $tile }: the square doubles its points, or gives an extra turn. You keep your token.
web-bt-sign-spring-kept-short = { $tile }: double, or build again? The token stays.
web-bt-sign-flower-cell = { $tile }: spend your token to double its points, or to build again?
web-bt-sign-flower-cell-short = { $tile }: spend the token to double it, or to build again?
web-bt-sign-double-cell = { $tile }: double its points?
web-bt-sign-double-cell-short = { $tile }: double?
web-bt-sign-extra-cell = { $tile }: build once more after it?
web-bt-sign-extra-cell-short = { $tile }: build again?
web-bt-sign-spring-built = Double its points, or build once more.
web-bt-sign-token = Take an extra turn, choose a glowing pennant, or build a tile and double it.
web-bt-sign-token-short = Build and double it, or choose a pennant.
web-bt-sign-token-recount = Choose a glowing pennant, or build a tile and double it.
web-bt-sign-token-recount-short = Choose a pennant, or build and double.
web-bt-sign-token-extra = Take an extra turn, or build a tile and double it.
web-bt-sign-token-extra-short = Take an extra turn, or build and double.
web-bt-sign-token-built = Take an extra turn, or choose a glowing pennant.
web-bt-sign-token-built-short = Take an extra turn, or choose a pennant.
web-bt-sign-token-built-recount = Choose a glowing pennant: everyone scores that type again.
web-bt-sign-token-built-recount-short = Choose a pennant: everyone scores its type.
web-bt-sign-token-built-extra = Spend the token on an extra turn?
web-bt-sign-token-built-extra-short = Take an extra turn?
# $mine: my points with a plus; $others: everyone else with theirs.
web-bt-sign-recount = Everyone scores { $types } again: you { $mine }, { $others }.
web-bt-sign-recount-alone = You score { $types } again: { $mine }.
web-bt-sign-drawn = { $tile } drawn. End your turn, or use the token.
web-bt-sign-slot = The stack is empty: take any tile from the market.
web-bt-sign-slot-short = Stack empty: take any tile.
web-bt-sign-again = Click once more to build.
web-bt-sign-last = Last round
web-bt-sign-last-tile = Your last tile: choose one and build it.
web-bt-sign-last-tile-short = Your last tile: choose and build.
# What the move pointed at brings near.
web-bt-sign-ends-round = { $tile }: { $gain }. Enough stacks run out: the last round begins.
web-bt-sign-ends-round-short = { $tile }: { $gain }. The last round begins.
web-bt-sign-ends-match = { $tile }: { $gain }. It’s the last turn of the game.
web-bt-sign-ends-match-short = { $tile }: { $gain }. The last turn of the game.
# On the strip across the table, below "Last round".
web-bt-last-begins = { $empty ->
    [one] { $empty } stack is empty.
   *[other] { $empty } stacks are empty.
}
web-bt-last-mine = You have one more turn.
web-bt-last-done = You’ve had your last turn.
web-bt-sign-hands = Last scoring
web-bt-sign-hand = Choose the tile whose type scores once more.
web-bt-sign-hand-short = Choose the tile that scores again.
web-bt-sign-hand-gain = { $types } score once more: { $gain }.

## Community scoring, on the sign while everybody looks at it
web-bt-sign-scoring = Community scoring
web-bt-sign-scoring-short = Scoring
web-bt-sign-first-tile = The first community tile for { $types }. With the second, everyone scores them again.
web-bt-sign-first-tile-short = First tile for { $types }: one more, and all score them.
web-bt-sign-second-tile = The second community tile for { $types }. A flower token has scored them already.
web-bt-sign-second-tile-short = Second tile for { $types }: scored already.
web-bt-sign-recounted = The second community tile for { $types }: everyone scores them again.
web-bt-sign-recounted-short = Everyone scores { $types } again.
web-bt-sign-recounted-token = { $name } uses the flower token: everyone scores { $types } again.
web-bt-sign-recounted-token-short = { $name }: all score { $types } again.

## A tile that comes, in a sentence
web-bt-one-office = an office
web-bt-one-subway = a subway
web-bt-one-park = a park
web-bt-one-home = a home
web-bt-one-ice-cream = an ice-cream shop
web-bt-one-bookshop = a bookshop
web-bt-one-sports-shop = a sports shop
web-bt-one-grocery = a grocery
web-bt-one-coffee-bar = a coffee bar
web-bt-one-toy-shop = a toy shop

## My turn, on buttons and under tiles
web-bt-build = Build
# Under "Build", after the points.
web-bt-build-ends-round = then the last round
web-bt-build-ends-match = the last turn
web-bt-take = Take
web-bt-score = Score
web-bt-rescore = Rescore
web-bt-double = Double
# Under "Double" stands what both together bring.
web-bt-double-note = in all
web-bt-extra = Extra turn
web-bt-extra-note = and again
web-bt-end = End turn
web-bt-next-tile = next: { $tile }
web-bt-token-short = flower token
web-bt-token-used = token used
web-bt-token-used-short = token used
web-bt-slot-gone = stack empty
web-bt-slot-gone-short = empty
web-bt-stacks-empty = { $empty } of { $most } stacks empty
web-bt-round = Round { $round }
web-bt-mine = My town

## The table
web-bt-recounts = Community scoring
web-bt-recount = { $types }: { $showing } of 2 community tiles.
web-bt-recount-flowered = Rescored by a flower.
web-bt-recount-over = It won’t be scored again.
# On a pennant whose type is not scored again.
web-bt-recount-done = done
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
web-bt-hand-scored = from the hand: { $types }
web-bt-rival-table = Its points for so many tiles of a type
web-bt-rival-table-recounts = Its points for so many tiles of a type, at community scoring and at the end

## The others
web-bt-opponent = solo opponent
web-bt-in-hand = in hand
web-bt-last-move = last move
# Beside the heading of community scoring: what each type would bring.
web-bt-recounts-now = what each would bring now
# $points: everybody's name and points
web-bt-recount-brings = Now it would bring: { $points }.
web-bt-recount-brought = It has just brought: { $points }.
# A row of the solo opponent's ladder; $points: what the next tile of this type brings.
web-bt-ladder = { $types }: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, the next one brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## How each type scores, on a card
web-bt-aid = How tiles score
web-bt-aid-office = 1 + each office in unbroken lines
web-bt-aid-office-group = 1 + each office in its group
web-bt-aid-subway = 1 + each subway on unbroken diagonals
web-bt-aid-subway-group = 1 + each subway joined by corners
web-bt-aid-park = a group of 1, 2, 3, 4+ brings 1, 3, 4, 0
web-bt-aid-home = 1 + each different adjacent type
web-bt-aid-shop = 1 + each adjacent tile of the types it likes
