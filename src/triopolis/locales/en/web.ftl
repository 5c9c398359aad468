### The browser client: the house around the games. Boards have files of their own.

## Everywhere
web-skip = Skip to the page
web-nav = Pages
web-home-link = Home
web-tables = My tables
web-watch = Watch
web-import = Open a saved match
web-close = Close
web-again = Try again
web-copy = Copy
web-copied = Copied.
web-not-found = Nothing lives here
web-not-found-about = This address leads nowhere. The link may be cut off, or the table is gone.
web-error-offline = The server does not answer. Check your connection; nothing is lost.
web-error-server = The server is out of reach (answer { $status }). Try again in a moment.
web-error-unknown = Something went wrong here. Load the page again.
web-error-page = This page could not be loaded. Check your connection and load it again.
web-footer-fan = A fan project, free for everybody, not connected with the authors or publishers of the printed games. All pictures are our own.
web-footer-source = Every component says where it is known from: the printed game, a public list, or our own reconstruction.
web-footer-api = For programmers

## Settings
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-system = like the system
web-theme-light = morning
web-theme-dark = night
web-theme-to-light = Switch to the light theme
web-theme-to-dark = Switch to the dark theme
web-motion = Motion
web-motion-system = like the system
web-motion-none = none
web-sound = Sounds
web-face = Your face
web-face-about = On this device. If one of the table’s bots already has it, you get another one there.
web-face-any = Every table gives me one
web-points = Points on the board
web-points-about = Every place shows what it would bring.
web-at-once = One tap fewer
web-at-once-about = Touching a place plays there if only one thing can happen. Otherwise the first tap shows, the second plays.
web-left-handed = Left-handed
web-left-handed-about = When the phone lies on its side, tabs and buttons are on the left.
web-confirm-turn = Ask before a turn ends
web-confirm-turn-about = A move that ends your turn asks once more.
web-faster = Quicker turns of others
web-faster-about = What bots and friends do is shown in half the time.
web-notify = Tell me when it is my turn
web-notify-about = A notification while the page is in the background.
web-name = Your name
web-name-hint = What should we call you?
web-name-about = Others see it at the table.
web-name-keep = Keep
web-name-kept = Kept.

## Home
web-greeting = Good to see you, { $name }.
web-greeting-new = Welcome! No account needed, just sit down.
web-home-title = Three little cities on one table
web-continue = Go on playing
web-tables-all = all { $count } open tables
web-games = Games
web-more = More
web-players = { $low }–{ $high ->
    [one] { $high } player
   *[other] { $high } players
}
web-play-now = Play now
web-new-table = New table
web-learn = Learn by playing
web-learn-first = New to it? Learn by playing

## Play now
web-against = Against
web-solo = solo opponent
web-against-bots = bots
web-opponent = How strong?
web-bots = How many bots?
web-level = Bot level
web-start = Start

## New table
web-choose-game = Choose a game
web-unsure = Some components of this game are not known from print in every detail; they are our reconstruction.
web-who = Who plays
web-seats = Players
web-seat = Seat { $number }
web-seat-who = Seat { $number }: who
web-seat-level = Seat { $number }: strength of the bot
web-seat-name = Seat { $number }: name
web-seat-name-hint = name
web-seat-me = me
web-seat-here = someone at this screen
web-seat-open = a friend by link
web-seat-bot = a bot
web-seat-open-about = You get a link to send as soon as the table is open.
web-rules = Rules
web-fine-points = Fine points
web-option-usual = as usual
web-option-none = no limit
web-table-more = The table
web-public = Anybody may come
web-public-about = The table is listed under “Watch”: others look on and may take an open seat. Otherwise only those find it who have the link.
web-seed = Choose the seed
web-seed-about = The same seed deals the same cards. Who knows it can work out everything hidden, so everybody at the table sees it.
web-open-table = Open the table

## Tables
web-tables-running = Running
web-tables-waiting = Waiting for players
web-tables-finished = Finished
web-tables-abandoned = Given up
web-tables-closed = Unfinished
web-tables-none = You have no tables yet.
web-watch-about = Public tables: look on, or look back at how it went.
web-watch-none = Nobody plays in public just now.
web-show-more = Show more
web-open-seat = open seat
web-go-on = Go on
web-look = Result
web-watch-this = Watch
web-sit = Sit down
web-replay = Replay
web-download = Download the match
web-standing-waiting = waiting for { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-standing-mine = your turn
web-standing-turn = { $name } to play
web-standing-won = { $count ->
    [one] won by { $names }
   *[other] shared win: { $names }
}
web-standing-abandoned = given up
web-standing-closed = unfinished

## Opening a saved match
web-import-about = A match that is over can be looked at again; any other is played on, with you at the table.
web-import-choose = Choose a file
web-import-drop = or drop it here
web-import-refused = This file cannot be opened.
web-import-large = { $file } is too large for a saved match.
web-import-damaged = { $file }, line { $line }, column { $column }: this is not valid JSON, so the record is damaged.

## Another device
web-device = Play on another device
web-device-about = A personal link makes your phone or another computer the same player: same name, same tables, same seats. Keep it to yourself.
web-device-make = Make a link
web-device-link = Open this on the other device
web-device-once = It works once, within { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
web-move = The same player on this device
web-move-about = Your name, your tables and your seats come along. Whatever this device played as somebody else before stays with that somebody.
web-move-claim = Be the same player here

## At the table: whose turn it is
table-opening = Setting the table …
table-your-turn = Your turn.
table-turn-of = { $name }, your turn.
table-choose = Choose what to do.
table-to-act = { $name } is to play.
table-thinking = { $name } is thinking …
table-stalled = { $name } can’t find a move and is trying again.
table-over = { $count ->
    [one] The game is over. Winner: { $names }
   *[other] The game is over. Shared win: { $names }
}
table-abandoned = Everybody has left this table.
table-closed = This game was stopped unfinished.
table-title-your-turn = ● Your turn · { $game }
table-acting = to play
table-faster = Faster
table-skip = Skip to now
table-sign-yours = Your turn
table-sign-thinking = is thinking…
table-sign-choosing = is choosing a move…
table-sign-over = Game over
table-sign-counting = Counting the last points…
table-sign-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}

## At the table: moves
table-undo = Undo
table-undo-why-not = You can undo only your own last moves, as long as nothing hidden was revealed and nobody else has played.
table-hint = Hint
table-hint-why-not = A hint is only for your own turn.
table-again = Last turns
table-about = What’s this?
table-about-how = Choose anything on the table to read what it does.
table-about-of = What is this? { $name }
table-menu = Menu
table-round = Round { $round }
table-moves = Moves
table-no-moves = There is nothing to choose just now.
table-outlook-empty = Point at something to see what it would bring.
table-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-gain-unknown = points depend on something hidden
table-points-then = then { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-ends-turn = ends your turn
table-play = Play
table-not-yet = Not yet
table-confirm-title = End your turn with this?
table-hint-title = Good moves
table-hint-chance = to win

## At the table: the rest
table-tools = Tools
table-side = Scores and log
table-scores = Scores
table-log = Log
table-log-empty = Nothing has happened yet.
table-seat-you = you
table-seat-away = away
table-seat-here = here
table-seat-host = host
table-seat-open = free
# Of a bot: gardener, easy.
table-seat-bot = { $trade }, { $level }
table-seat-bot-instead = a bot stands in
table-let-bot-play = Let a bot play
table-put-bot = Put a bot here
table-replace-bot = Replace the bot
table-sit-down = Sit down
table-reactions = A friendly word
table-reaction-of = { $name }: { $text }
table-reaction-spectator = A spectator
table-reaction-hello = Hello!
table-reaction-thanks = Thank you!
table-reaction-well-done = Well done!
table-reaction-wow = Wow!
table-reaction-oops = Oops!
table-reaction-thinking = Let me think …
table-reaction-good-game = Good game!
table-words = Say
table-copy-short = Link
table-link = Link to this table
table-copy-link = Copy the link
table-copied = Copied
table-share = Share
table-guide = Guide
table-cover = Hide my side
table-leave = Leave
table-leave-really = Yes, leave
table-leave-note = Your seat becomes free: somebody else may sit down, or the host lets a bot play on.

## At the table: what is going on
table-away = The connection is lost. Trying again …
table-away-kept = The connection is lost. Your move is kept and will be played as soon as it is back.
table-try-now = Try now
table-note-late = Your move came too late: the match has moved on meanwhile.
table-note-away = No connection just now. Try again in a moment.
table-bot-plays-for-you = A bot is playing for { $name }.
table-take-back = Take the seat back
table-has-left = { $name } is away, and it is their turn.
table-is-free = This seat is free: { $name }.
table-watching = You are watching.

## The curtain between people at one screen
table-curtain-pass = Pass the screen to
table-curtain-why = The others look away for a moment.
table-curtain-open = I am { $name }, open the curtain

## The room before the match
table-waiting = { $count ->
    [one] Waiting for { $count } more player. The match starts when every seat is taken.
   *[other] Waiting for { $count } more players. The match starts when every seat is taken.
}
table-your-name = Your name at this table
table-bot-level = Strength of a bot you put here
table-invite = Invite your friends
table-invite-how = Who opens this link can sit down, no account needed.

## The end
table-you-win = You win!
table-winners = { $count ->
    [one] Winner
   *[other] Shared win
}
table-winner = winner
table-why-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } more than { $name }.
table-why-tie = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as many as { $name }: the rules break the tie.
table-why-ahead-of-you = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lead } more than you.
table-why-tie-of-you = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, as many as you: the rules break the tie.
table-why-shared = Everybody of them has { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-why-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-total = Total
table-rematch = Rematch
table-join-rematch = Join the rematch
table-replay = Replay
table-download = Download
table-home = Home
table-see-table = See the table
table-race = The race
table-race-label = Points turn by turn. At the end: { $names }
table-race-axis = points by turn
table-best-moment = Best moment
table-see-moment = See it

## Replay
table-replay-title = Replay · { $game }
table-replay-place = Moment of the match
table-replay-at = Step { $at } of { $total }
table-replay-start = The start
table-replay-first = To the start
table-replay-last = To the end
table-replay-back = One step back
table-replay-forward = One step on
table-replay-back-turn = One turn back
table-replay-forward-turn = One turn on
table-replay-play = Play
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-eyes = Seen by
table-replay-link = Link to this moment
table-replay-result = Result

## At the table with the printed game
web-printed = At the table with the printed game
web-printed-about = Your box is on the table and the phone in your hand: it counts the points, or plays the opponent when you are alone.
web-printed-score = Count points
web-printed-opponent = Solo opponent

## The board that plays any game, and the table in words
table-generic-choose = You can choose whatever has a coloured edge.
# $regions: names of what lies on the table, as "Market, Draw pile".
table-generic-choose-in = Choose: { $regions }
table-generic-go-on = Choose how to continue.
# $regions: names of what lies on the table, where something goes with what is picked.
table-generic-next = Next, choose here: { $regions }
# $thing: its name and what it says; it cannot be chosen.
# One thing that stands for several moves, opened by this button.
table-generic-use = Use: { $thing }
# $gain: the most points that one of its moves brings, with their sign.
table-generic-up-to = up to { $gain }
table-generic-not-now = { $thing }. There is nothing to choose here now.
# Plays a move, and leaves what can be chosen after it to the next step.
table-generic-news = What happened
# Before what somebody had done.
table-generic-taken-back = Taken back:
# Stands on what others laid out since the reader's last turn.
table-generic-fresh = new
# $gain: points gained in a turn, with their sign, $points without it.
table-generic-gained = { $points ->
    [one] { $gain } point
   *[other] { $gain } points
}
# What is pointed at has a part in so many moves.
table-generic-survey = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# $gain: the most that one of them brings at once, with its sign: "+2".
table-generic-survey-best = { $count ->
    [one] { $count } move, up to { $gain }
   *[other] { $count } moves, up to { $gain }
}
table-generic-held = { $name }: points and holdings
table-generic-unknown = This game was played with earlier rules. Its table can’t be shown here.
table-generic-about-now = You can choose it now
table-generic-about-why-not = Why not now
table-generic-about-rule = What it’s for
table-generic-about-more = More rules
table-generic-unpick = Choose again
table-generic-more = { $count ->
    [one] { $count } more is in the list of moves.
   *[other] { $count } more are in the list of moves.
}
table-others = Other players
table-first = first player
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-source = { $source ->
    [original] our own
   *[reconstructed] reconstructed
}
table-source-about = { $source ->
    [original] Our own: the printed game doesn’t have it.
   *[reconstructed] Reconstructed: the printed one may differ.
}
table-in-words = Table in words
table-in-words-shared = For everyone
table-in-words-nothing = nothing
table-in-words-open = can be chosen now
