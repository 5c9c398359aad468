### Bloom Town: at the table with the printed game.

## What the opponent says
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
printed-bt-recount = Community scoring ({ $types }): { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $name }
printed-bt-error-setup = { $where }: at most { $most } tiles are left over.
printed-bt-error-slot = { $where }: slots are numbered from 0 to { $last }.

## The score page
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
printed-bt-recount-about = All towns score a type again: after its second community tile, or by a flower token.
printed-bt-hand = The last tile in hand
printed-bt-hand-about = At the end { $name } scores one type again. Choose the town above.
printed-bt-cell-empty = { $cell }: empty
printed-bt-cell-ghost = { $cell }: { $tile }, not built yet
printed-bt-with-opponent = Played against the solo opponent
printed-bt-points-kept = Its points were kept during the game
printed-bt-points-kept-about = Then only its collection is left to count. Laps, community tiles and the tiles it took are already in its points.
printed-bt-points-so-far = Points before the end
printed-bt-collected-about = All its tiles, those it began with too. At the end it scores every type.
printed-bt-began = It began with
printed-bt-began-about = The tiles left over at the start: taking them brings no points.
printed-bt-began-type = It began with: { $types }
printed-bt-laps = Laps of the market
printed-bt-laps-about = Each time it comes to the left end of the market it gets 5 points.
printed-bt-then-about = How many tiles of the type it had at each community scoring.
printed-bt-then = At the community scoring: { $types }

## The opponent's page
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
printed-bt-events = Community scoring, or the end
printed-bt-recount-solo = A type is scored again, by its second community tile or by your flower:
printed-bt-end-about = Three stacks are empty, and the round is over:
printed-bt-end = The game is over
