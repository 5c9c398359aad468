### The guide that explains a game while it is played.

guide-title = Guide
guide-count = { $at } of { $total }
guide-next = Next
guide-skip = Skip
guide-back = Read the one before
guide-leave = Leave the guide
guide-wait = Play on. I speak up when something new comes along.

## After the game
guide-done = Now you know the game
guide-done-about = What would you like next?
guide-rulebook = The whole rulebook
guide-other-games = The other games

## Lessons of every game
guide-hint =
    Not sure?
    _Hint_ names good moves and says why they are good. Ask as often as you like.
guide-undo =
    Changed your mind?
    _Undo_ takes a move back, as long as it has shown nothing new to anybody.
guide-log =
    The log
    Whatever you or the others have done can be read here again.
guide-end =
    The game is over
    The sheet says line by line where the points come from. The replay shows the whole game once more.
