### The command line.

## Help pages
cli-about = City-building table games: play them here, or let bots play thousands.
cli-heading-usage = Usage: { $usage }
cli-heading-commands = Commands
cli-heading-parameters = Parameters
cli-note-required = required
cli-note-default = by default: { $value }
cli-help-help = Show this page.
cli-help-version = Show the version.
cli-help-language = --language en|ru|uk, anywhere in the line, chooses the language; otherwise it is that of your system.

cli-usage = triopolis COMMAND
cli-games-usage = triopolis games [--data-pack FOLDER] [--json]
cli-play-usage = triopolis play GAME [OPTIONS]
cli-simulate-usage = triopolis simulate GAME --players N --games N [OPTIONS]
cli-replay-usage = triopolis replay FILE [--at N] [--moves] [--json]
cli-score-usage = triopolis score GAME FILE [--data-pack FOLDER] [--json]

cli-games-about = List the games, with their players and options.
cli-play-about = Play a game in the terminal: alone, with friends at one keyboard, or with bots.
cli-simulate-about = Let bots play many games and count the results.
cli-replay-about = Show a position of a saved game and where its points come from.
cli-score-about = Score a game you played with the printed cards, described in JSON.

cli-label-game = GAME
cli-label-file = FILE
cli-label-folder = FOLDER
cli-label-number = N
cli-label-option = NAME=VALUE
cli-label-bots = BOT,…
cli-label-names = NAME,…
cli-label-seed = TEXT

cli-arg-game = The game; “triopolis games” lists them.
cli-arg-data-pack = A folder with tables (CSV) that replace the game's own components.
cli-games-arg-data-pack = A folder with tables (CSV): shows the game they are for, with these components.
cli-arg-option = A rule option, as in “triopolis games”; may be given several times.
cli-arg-json = Print JSON instead of text.
cli-play-arg-game = The game; “triopolis games” lists them. Not needed with --resume.
cli-play-arg-players = Seats at the table, bots included. Without it: you and the bots; without bots, you alone against the game's own opponent or, where it has none, against the bot medium.
cli-play-arg-bots = Who plays the last seats: random, greedy, easy, medium, hard, expert, champion, puct:seconds=1, classic:seconds=1, module:Class, program:COMMAND (in it, \, stands for a comma).
cli-play-arg-names = The names of the people, in order.
cli-play-arg-seed = Any text: the same text deals the same game. Without it, chance decides.
cli-play-arg-resume = Go on with a saved game.
cli-play-arg-save = Keep the game in this file, which must be a new one. Without it, a file in your data folder.
cli-simulate-arg-players = How many players.
cli-simulate-arg-games = How many games.
cli-simulate-arg-seed = Any text: the same text gives the same result. Without it, a random one, which is printed.
cli-simulate-arg-bots = One bot per player, or one name for all; in “program:COMMAND”, \, stands for a comma.
cli-simulate-arg-processes = How many processes share the work; the result stays the same.
cli-replay-arg-file = The saved game.
cli-replay-arg-at = Show the position after so many actions. Without it, the last one.
cli-replay-arg-moves = List the moves up to there as well.
cli-score-arg-file = The file with the description, or - for the standard input.

## Version
cli-version = Triopolis { $version }, { $mode }
cli-version-compiled = compiled
cli-version-interpreted = interpreted

## The games
cli-games-players = Players: { $low } to { $high }
cli-games-solo = Alone, you play against: { $opponents }
cli-games-options = Options:
cli-games-option = { $name } = { $values } (by default: { $default })
cli-games-any-number = any whole number from 1
cli-games-sources = Where the data comes from, { $table }.csv: { $counts }
cli-games-source = { $count } { $label ->
    [printed] from print
    [reported] from public transcriptions
    [reconstructed] reconstructed
    [original] our own
   *[other] { $label }
}
cli-games-outside = These components are unlike those the bots learned with, so all levels play by the older search: { $files }
cli-games-start = Start it: triopolis play { $game }

## Games of other packages that cannot be played
cli-games-broken = “{ $id }” from package { $package } can’t be played. { $problem }
added-fails = Loading it fails: { $problem }
added-package = { $module } isn’t a package. A game is a folder with __init__.py in it.
added-contract = It’s written for version { $stated } of the contract, and this Triopolis has version { $wanted }.
added-contract-missing = It doesn’t state its version of the contract. For this Triopolis: CONTRACT = { $wanted }.
added-kind = Its { $name } isn’t an object of the class Game.
added-other-id = Its { $name } has another id, “{ $id }”. The entry point must have the same one.
added-id = Its id isn’t valid. Use small letters, digits and single underscores: my_game.
added-twice = There’s another game with this id.
added-close = Its id is too close to “{ $other }”: neither may begin with the other.
added-word = Its id can’t begin with “{ $word }”: Triopolis’s own texts begin with it.
added-message = Its message “{ $text }” ({ $file }) must begin with “{ $prefix }-”.
added-room = It has no room “{ $room }”, and nobody can play without it. Add { $room }.py to its package.
added-source = Its data file { $file } has no source in line { $line }. Fill in the column “source”: “original” is for your own components.
added-name = It has no name in English. Add the message “{ $text }” to words/en.
added-unsaid = Its message “{ $text }” has an error in language “{ $language }”: it needs a value, a message or a term that isn’t there.
added-opponent = The name of its solo opponent, “{ $text }”, can’t be said in language “{ $language }”. Add the message to words/{ $language }, or correct it.

## Playing
cli-name-player = Player { $number }
cli-name-bot = Bot { $number }
cli-play-title = { $game }: { $names }
cli-play-sources = Note: part of the components ({ $tables }) is reconstructed or our own; a data pack can replace them. See: triopolis games
cli-play-hint = Type the number of a move. “help” lists the commands, “?” shows the rules in short.
cli-play-round = Turn { $turn }
cli-play-turn = { $name }, it is your turn
cli-play-prompt = Your move:
cli-play-prompt-name = { $name }, your move:
cli-play-hand-over = Pass the keyboard to { $name }, who then presses Enter.
cli-play-no-number = There is no move { $number }: the moves are numbered from 1 to { $last }.
cli-play-no-way = There is no way { $number } to play that move: its ways are numbered from 1 to { $last }.
cli-play-ways = Type “w” and the number of a move, like “w 3”, to see how it can go on. “w 3 2” plays the second of these ways.
cli-play-undone = Taken back.
cli-play-no-rules = There is no short version of the rules yet.
cli-play-no-log = Nothing has happened yet.
cli-play-over = The game is over
cli-play-seed = Seed: { $seed }
cli-play-saved = The game is saved: { $file }
cli-play-resume = Go on with: { $command }
cli-play-record = The whole game is kept here: { $file }
cli-play-help =
    A number   play that move
    take a1 a2 the same in words, as shown in the list or the log
    h          a hint: the best moves, with reasons
    w 3        the ways in which move 3 can go on; “w 3 2” plays the second one
    u          undo, as long as nothing new has been revealed; alone with bots, always
    b          the board and the moves again
    p          points: where they come from
    l          the log of the whole game
    ?          the rules in short
    s FILE     save a copy; “s” alone tells where the game is kept
    q          quit; the game is saved
cli-gain = { $points } ★
cli-sheet-total = in total

## Simulations
cli-simulate-progress = Playing
cli-simulate-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-simulate-seed = Seed: { $seed }
cli-simulate-decisions = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $mean } a game
cli-simulate-speed = { $seconds } s, { $speed } decisions a second ({ $mode })
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-place = Place
cli-simulate-seat = { $number } ({ $bot })
cli-simulate-mean = mean
cli-simulate-wins = wins
cli-simulate-shared = shared

## Replays
cli-replay-title = { $game }: { $names }
cli-replay-at = After action { $at } of { $total }

## What is refused
cli-error-language = There is no language “{ $language }”. Languages: { $known }.
cli-error-command = There is no command “{ $typed }”.{ $hint } Commands: { $known }.
cli-error-flag-first = “{ $flag }” needs a command before it. Commands: { $known }.
cli-error-flag = “{ $command }” has no option { $typed }.{ $hint } All of them: triopolis { $command } --help
cli-error-suggestion = { " " }Did you mean “{ $name }”?
cli-error-missing = { $name } is missing. How to call it: triopolis { $command } --help
cli-error-flag-value = { $flag } needs a value after it.
cli-error-flag-one-value = { $flag } takes one value at most. Write it as { $flag }=…
cli-error-repeated = { $flag } is given more than once.
cli-error-unused = There is no place for “{ $text }” here. Leave it out, or see --help.
cli-error-value = { $flag } cannot be “{ $value }”. See --help.
cli-error-usage = The command line cannot be understood: { $problem }
cli-error-no-game = Which game? Name one: { $known }.
cli-error-number-from = { $flag } takes a whole number from { $low }, not “{ $value }”.
cli-error-number-range = { $flag } takes a whole number from { $low } to { $high }, not “{ $value }”.
cli-error-list = { $flag } takes names with commas between them, and one of them is empty: “{ $value }”.
cli-error-bots-per-seat = --bots names { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
} for { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}. Name one for each, or a single one for all.
cli-error-too-many-bots = With { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, a table of { $seats } has no seat left for you. Raise --players or name fewer bots; “triopolis simulate” plays bots only.
cli-error-too-many-names = --names has { $names ->
    [one] { $names } name
   *[other] { $names } names
}, but there { $people ->
    [one] is { $people } person
   *[other] are { $people } people
} at the table (bots name themselves).
cli-error-names-equal = Two players may not have the same name: { $names }.
cli-error-name = { $name } cannot be a name: it takes up to { $longest } visible characters.
cli-error-with-resume = { $flag } is part of the saved game. Leave it out with --resume.
cli-error-resume-game = { $file } is a game of { $found }, not of { $game }.
cli-error-seed = { $flag } must be text in the encoding of your terminal.
cli-error-folder-missing = There is no folder { $folder } to put { $file } in.
cli-error-file-missing = There is no file { $file }.
cli-error-file-folder = { $file } is a folder, not a file.
cli-error-file-forbidden = You may not read or write { $file }.
cli-error-file-exists = { $file } is already there and is not written over. Choose another name, or go on with that game: --resume.
cli-error-file-read = { $file } cannot be read ({ $reason }).
cli-error-file-write = { $file } cannot be written ({ $reason }).
