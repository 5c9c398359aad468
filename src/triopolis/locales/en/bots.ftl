bot-error-name = There is no bot “{ $bot }”. Bots: { $known }.
bot-error-search = “{ $bot }” isn’t a search. Write puct:simulations=2000 or puct:seconds=1 (classic:… for the older search).
bot-error-nothing-learned = { $game } has no learned judgement, so it can’t be searched by it. Write classic:seconds=1 instead.
weights-error-damaged = The learned weights of { $game } ({ $file }) are damaged: { $problem }. Install Triopolis again.
weights-error-other = { $file } holds weights of “{ $other }” for { $had } features; “{ $game }” has { $features }. Learn them again: triopolis train { $game }
bot-error-module = The bot “{ $bot }” cannot be loaded: module { $module } says “{ $problem }”.
bot-error-class = The bot “{ $bot }” cannot be loaded: module { $module } has no class { $name } that is a Bot (triopolis.engine.contract).
bot-error-numbers = The bot “{ $bot }” cannot be made: { $name } does not take these numbers ({ $problem }).
bot-error-openspiel-pack = The bot “{ $bot }” plays with the game's own components only: leave out the data pack.
bot-error-program-start = The bot program “{ $command }” cannot be started: { $problem }.
bot-error-program-gone = The bot program “{ $command }” has ended without an answer. It must write one line of JSON for every line it reads.
bot-error-program-answer = The bot program “{ $command }” answered “{ $said }”, which is none of the moves it was offered. An answer looks like { $example }.

## Levels
bot-random = random moves
bot-greedy = greedy
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-champion = champion
