### The rulebook of Bloom Town.

## Chapters
rules-bt-goal = Everybody builds a town of their own, one tile a turn. A tile scores once, the moment it is built, so everything depends on where it goes. The flower you cover decides which tile you take next. Most points at the end win.
rules-bt-box =
    • 65 building tiles, 13 of each type: offices, subways, parks, homes and shops.
    • 10 community tiles, two for each type.
    • A flower token for everybody.
    • A town board for everybody: 25 cells, each with one of five flowers; some of them are blooming squares. It has two sides.
    • The market: five stacks of tiles, each with a flower and one open tile under it.
rules-bt-figure-types = The five types of buildings.
rules-bt-figure-side = Side { $side } of the town board. Blossoms in the corners: a blooming square.
rules-bt-setup =
    1. Everybody plays on the same side of the town board. Side B is harder because of where its blooming squares lie.
    2. Of each type some tiles go back to the box (see below). The shops put away are all of different kinds, and everyone sees which.
    3. Everybody gets a flower token and two tiles, which the others do not see. Somebody drawn by lot begins; then it goes clockwise.
    4. The community tiles are shuffled in with the rest, and five equal stacks are made. Community tiles that are left over go to their places face up; buildings left over leave the game.
    5. The top tile of each stack is opened under it: the market. Where a community tile turns up, it goes to its place and the slot is filled again.
rules-bt-setup-removed = put away of each type
rules-bt-setup-stacks = tiles in a stack
rules-bt-setup-end = empty stacks end the game
rules-bt-setup-players = { $count } players
rules-bt-setup-two = 1 or 2 players
rules-bt-turn =
    1. _Build_: put one of your two tiles on any empty cell of your town.
    2. _Score_ it at once.
    3. _Take_ the open market tile under the flower you have just covered. Its slot is filled from its own stack.
rules-bt-figure-turn = You build on a rose, so you take the tile under the rose.
rules-bt-scoring = Only the tile you build scores; its neighbours help, but do not score again. “Beside” means above, below, left or right.
rules-bt-office = 1 point, and 1 more for every office in an unbroken line from it: left, right, up and down.
rules-bt-figure-office = 1 for the new office, 1 above it, 1 to the left, 2 to the right: 5 points. The office below right is not in line.
rules-bt-subway = 1 point, and 1 more for every subway in an unbroken diagonal from it, in all four directions.
rules-bt-figure-subway = 1 for itself and 3 on the diagonals: 4 points. The subway beside it does not count.
rules-bt-park = What counts is how many parks hang together side by side once this one is built: alone 1 point, as the second 3, as the third 4. From the fourth on it brings nothing, so begin another park elsewhere.
rules-bt-figure-park-one = Alone: 1 point.
rules-bt-figure-park-two = The second: 3 points.
rules-bt-figure-park-three = The third: 4 points.
rules-bt-figure-park-four = The fourth: nothing.
rules-bt-home = 1 point, and 1 more for every different type of building beside it. Another home is a type too.
rules-bt-figure-home = Two shops are one type. With a park and a home that makes 1 + 3 = 4 points.
rules-bt-shop = 1 point, and 1 more for every building beside it of the two types on its roof, each one of them.
rules-bt-figure-shop = The ice-cream shop likes parks and homes: 1 + 3 = 4 points. The office brings nothing.
rules-bt-shop-about = { $first } and { $second } · { $count } tiles
rules-bt-spring =
    Right after you have built on a blooming square you may do one of two things:
    • _double_ the points of this tile, or
    • take an _extra turn_.
rules-bt-flower =
    Once a game, at any moment of your own turn, you may give away your flower token and do one of three things:
    • _double_ the points of the tile you have just built;
    • take an _extra turn_;
    • _re-score_ a type that shows exactly one community tile: everybody scores it.
    Each kind of extra action only once a turn, whether by flower token or blooming square. An extra turn belongs to the same turn.
rules-bt-extra = Finish building and take your tile, but leave the gap in the market. Then build, score and take once more. Only now all gaps are filled.
rules-bt-recount =
    A community tile that turns up goes to its place. The first of a type does nothing. With the second, everybody scores this type again:
    • _offices, subways, parks_: 2 points for each in your town;
    • _homes_ and _shops_: each as if it had been built just now.
rules-bt-figure-recount-park = Parks are rescored: three parks, 2 each, 6 points.
rules-bt-figure-recount-home = Homes are rescored: an office and a park are beside each of the two, 3 + 3 = 6 points.
rules-bt-title-empty = Gaps in the market
rules-bt-empty = If there is no open tile under your flower, take the top tile of its stack unseen. If the stack is empty too, take any open tile of the market.
rules-bt-end =
    The end comes when three stacks are empty (two with three or four players). The round is finished, so that everybody has had the same number of turns.
    Then everybody chooses one of the two tiles in hand and scores its type in their own town as in community scoring; the tile in hand itself does not count.
    Most points win. If there is a tie, whoever of them is later in turn order wins.
rules-bt-title-training = The training game
rules-bt-training =
    For a first game of two to four: side A, no flower tokens, no community tiles, and blooming squares are ordinary ones.
    Tiles are put away as usual, everybody gets two, and five stacks of seven are made (of six with two players).
    When one stack is empty, finish the round. Tiles in hand score nothing. Most points win; a tie goes to whoever is later in turn order.
rules-bt-solo =
    Your opponent is _Alice_ (easy), _Boris_ (medium) or _Zinovy_ (hard). They have no town, no hand and no flower token; they collect tiles. Set up as for two; buildings left over after the stacks go to your opponent, whose marker stands under the leftmost slot.
    1. You begin. Your turn ends without filling the market.
    2. The marker steps right to the next slot with an open tile, and your opponent takes it.
    3. The market is filled.
    From the right end the marker goes on at the left end. Every such lap gives your opponent 5 points on side A, none on side B.
    In community scoring, also by your flower token, your opponent scores the table for the type. At the end it scores the table for every type. You must have strictly more points.
    For _taking a tile_ the printed rules can be read in two ways, and both can be played. By their text your opponent also scores the table each time, by how many of that type it has now: against our bots even Alice then ends with 70 to 90 points. By their example taking a tile scores nothing: against our bots Alice then ends near 50, Boris near 65, Zinovy near 75. Begin with the second way.
rules-bt-solo-owned = tiles of the type
rules-bt-solo-example = With three shops, five offices, two subways and a home, Zinovy scores 11 + 20 + 8 + 6 = 45 at the end.
rules-bt-sources = Not known for certain here: the flowers and blooming squares of both sides of the town board, and which kind of shop has three tiles instead of two. The names of the shops are ours.

## Questions and answers
rules-bt-q-1 =
    Do offices count around a corner?
    No: only in unbroken lines through the new office. A rule switch counts the whole connected group instead.
rules-bt-q-2 =
    And subways?
    Only along the two diagonals through the new one. A rule switch counts the whole group connected by corners.
rules-bt-q-3 =
    Do neighbours score again when something is built beside them?
    No. They only help the new tile.
rules-bt-q-4 =
    What if a park joins two groups?
    The joined group counts: between two single parks it is the third and scores 4; between a park and a pair it is the fourth and scores nothing.
rules-bt-q-5 =
    Are two different shops two types for a home?
    No, shops are one type.
rules-bt-q-6 =
    Can a tile be doubled twice?
    No, doubling is possible once a turn. But doubling and an extra turn may both happen in one turn: if you chose the extra turn and build on a blooming square again, doubling is left.
rules-bt-q-7 =
    When do I decide to double?
    After building, before taking the new tile. Only the points of building are doubled, never community scoring.
rules-bt-q-8 =
    A flower token has rescored a type. What if its second community tile comes?
    It is scored again. Until then somebody else may use a flower token on it too. A rule switch forbids both.
rules-bt-q-9 =
    Why are the stacks of a training game for two smaller?
    There are not enough tiles for stacks of seven: 31 are left, 35 would be needed. So there are five stacks of six, and one tile stays in the box.
rules-bt-q-10 =
    When is a stack empty?
    When no face-down tile is left in it, even if an open tile still lies under it.
rules-bt-q-11 =
    Is there one more round after the stacks are empty?
    No, only the current round is finished.
rules-bt-q-12 =
    I draw unseen from a stack, and it is a community tile?
    It goes to its place and counts at once; you draw again from that stack. If it is empty now, take any open tile.
rules-bt-q-13 =
    When exactly does community scoring happen?
    At once when the tile turns up, slots from left to right, even after the end of the game has been triggered.
rules-bt-q-14 =
    Both community tiles of a type turn up during setup?
    Nobody scores, and the type is spent.
rules-bt-q-15 =
    There is nothing left to take anywhere?
    Then you take nothing.
rules-bt-q-16 =
    Some fine points of playing alone?
    Tiles your opponent gets during setup are collected, but score nothing then. The game ends after the opponent's take and the filling of the market in the round in which the third stack became empty. A tie is a loss. A lap pays even if the left slot is empty.
rules-bt-q-17 =
    In which order do flower token and blooming square act? And what do the others see?
    You choose the order. A tile taken openly stays known to all until it is built; dealt tiles and tiles drawn unseen are secret, like stacks and box.
rules-bt-q-18 =
    What does “any moment of your turn” mean for the flower token?
    Before building: extra turn or rescore. After building, before taking: all three. After taking, before the market is filled: extra turn or rescore. Filling the market ends the turn.
rules-bt-q-19 =
    Does the solo opponent score every tile it takes?
    The printed text says so, and the example does not: eleven tiles, “in all 45 points”, is what the table gives at the end alone. A rule switch chooses: for every tile, at community scoring and at the end; or only at community scoring and at the end. Laps pay either way.
rules-bt-q-20 =
    What does everyone know of the tiles that are put away, and of the hands at the end?
    Shops are put away face up, so everyone knows which: with three players that tells something. At the end everyone sees the type each player scores from the hand, not the other tile.
