bot-error-name = There is no bot “{ $bot }”. Bots: { $known }.
bot-error-search = “{ $bot }” is no search. Write search:simulations=2000 or search:seconds=1.
bot-error-module = The bot “{ $bot }” cannot be loaded: module { $module } says “{ $problem }”.
bot-error-class = The bot “{ $bot }” cannot be loaded: module { $module } has no class { $name } that is a Bot (triopolis.engine.contract).
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
