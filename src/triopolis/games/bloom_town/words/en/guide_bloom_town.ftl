### The guide to Bloom Town.

guide-bt-goal =
    This is your town
    You build one tile a turn. A tile scores _once_, the moment you place it, so everything depends on the place. Most points win.
guide-bt-hand =
    Your two tiles
    Each turn you build one of them, on any empty cell. The other one waits for a better moment.
guide-bt-office =
    Offices like lines
    1 point, and _1 more for every office_ in an unbroken line from it: left, right, up and down.
guide-bt-subway =
    Subways run across
    1 point, and _1 more for every subway_ in an unbroken diagonal from it.
guide-bt-park =
    Parks come in threes
    The first park of a group brings _1_ point, the second _3_, the third _4_. A fourth brings nothing: begin a new group elsewhere.
guide-bt-home =
    Homes like variety
    1 point, and _1 more for each different type_ right beside it. Another home is a type too.
guide-bt-shop =
    Shops have favourites
    1 point, and _1 more for every tile_ right beside it that is of one of the two types on its roof.
guide-bt-point =
    Where shall it go?
    Choose a tile of your hand, then { $touch ->
        [yes] tap
       *[no] point at
    } an empty cell: you see at once what it would score there.
guide-bt-market =
    The flower decides
    The tile covers a flower. The market tile with the _same flower_ comes to your hand: look for a cell that is good for both. { $touch ->
        [yes] A second tap builds.
       *[no] A click builds.
    }
guide-bt-scored =
    Your first points
    They are yours for good. Neighbours help a new tile, but they do not score again.
guide-bt-others =
    Your rival has built too
    Their town is here. Tiles from the market are taken in the open, so you can see what they are up to.
guide-bt-refill =
    The market fills up
    A gap is filled from its own stack. The number shows how many tiles are left: when stacks run out, the game ends.
guide-bt-last =
    Nearly done
    A stack has only one tile left. Once it is empty, the round is finished and the game is over: most points win.

## Only in the full game
guide-bt-flower =
    The flower token
    Once a game, in your own turn: _double_ a tile just built, take an _extra turn_, or have a type _rescored_ that shows one community tile.
guide-bt-spring =
    A blooming square!
    Who builds here may _double_ the points of the tile or take an _extra turn_.
guide-bt-recount =
    A community tile
    It waits in its place. When the second one of its type turns up, _everybody_ scores this type in their town once more.
guide-bt-last-hand =
    One more time
    Choose one of the two tiles left in your hand: its type scores in your town once more.

## What next
guide-bt-next-full = The full game with a bot
guide-bt-next-solo = Alone against Alice
