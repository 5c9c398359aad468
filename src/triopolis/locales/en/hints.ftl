# The best moves with reasons: triopolis hint, and h in the text game.

cli-hint-about = The best moves for whoever is to act in a saved game, with reasons.
cli-hint-usage = triopolis hint FILE [--seconds N] [--bot BOT] [--json]
cli-hint-arg-file = The saved game.
cli-hint-arg-seconds = How long to think.
cli-hint-arg-bot = Ask this bot instead, for example hard or greedy.
cli-label-bot = BOT
cli-hint-title = { $name } could play:
cli-hint-over = The game in { $file } is over: there is nothing left to decide.
cli-hint-seconds = --seconds must be a number above 0 and up to { $most }, not “{ $value }”.
cli-play-thinking = thinking …

hint-win = wins { $percent } % of the games tried out at random, with { $score } points on average
hint-chance = chance to win: { $percent }%
hint-score = { $score } points expected at the end
hint-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $gains: points and what else the game counts
hint-brings = brings now: { $gains }
# $points: with their noun
hint-costs = costs for now: { $points }
hint-prepares = prepares your next move: { $move }
# $move was already possible before
hint-follows = likely next: { $move }
hint-move = “{ $move }”
hint-move-points = “{ $move }”, +{ $points }
# $what: a move, or something it would bring
hint-denies = denies your opponent: { $what }
hint-denies-player = denies player { $seat }: { $what }
hint-holds-back = leaves your best opponent { NUMBER($points) } points fewer than the other moves would
hint-best = leads to the best position
hint-quiet = brings nothing yet
hint-only = is the only move
