### The arena: bots against each other.

cli-arena-usage = triopolis arena GAME --bots BOT,BOT,… --games N [OPTIONS], or triopolis arena --plan FILE --out FOLDER [OPTIONS]
cli-arena-about = Let bots play against each other and tell how strong they are.
cli-arena-arg-bots = The bots to compare, each named once: random, greedy, easy, medium, hard, expert, champion, puct:simulations=2000, puct:seconds=1, classic:seconds=1, my_module:MyBot or program:my-command (in which \, stands for a comma).
cli-arena-arg-games = Games of each pairing (more than two players: of each table), rounded up so that every deal is played in every rotation of the seats.
cli-arena-arg-players = Seats at a table. Without it, two, or the fewest above that which the game allows; with 1, each bot plays alone against the rulebook's own opponent.
cli-arena-arg-seed = Any text: the same text gives the same result, unless a bot thinks by the clock. Without it, a random one, which is printed.
cli-arena-arg-until-decided = Stop a pairing as soon as its 95% interval for the win rate excludes 50%. There are up to ten looks, each after a whole batch (a tenth of the games, at least 10). Looking again and again finds a winner where there is none, so every look uses a wider interval (Bonferroni): all of them together are wrong at most 5 times in 100.
cli-arena-arg-game = The game; “triopolis games” lists them. A plan names its games itself.
cli-arena-arg-plan = A file with everything that is to be measured (docs/arena.md says how it is written). Played in its order, batch after batch; the same line again goes on where it was broken off.
cli-arena-arg-out = Where the results of a plan are kept, a file for each entry.
cli-arena-arg-only = Of a plan, only the entries of these names.
cli-arena-arg-again = Begin those entries anew that have changed in the plan, or whose bots have learned something else, since their games were played.

arena-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}: { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-against = Opponent: { $opponent }
arena-time = { $seconds } s ({ $mode })

arena-bot = Bot
arena-games = games
arena-wins = win rate
arena-interval = 95%
arena-elo = Elo
arena-skill = rating
arena-score = score
arena-margin = margin
arena-pace = ms/move

arena-pairing = Pairing
arena-pair = { $one } – { $other }
arena-counts = + = −
arena-count = +{ $won } ={ $shared } −{ $lost }
arena-scores = { $one } : { $other }
arena-verdict = verdict
arena-decided = decided
arena-open = open

arena-table = table
arena-seats = seats

arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { $number }%
arena-range = { $low }…{ $high }

arena-note-elo = Elo counts from the weakest bot. Pairings: + won, = shared, − lost; a shared win is half a win.
arena-note-softened = Some bot never lost a game to another, which would make their Elo difference infinite: one drawn game was added to every pairing.
arena-note-skill = Ratings are openskill's: 25 before the first game. Win rates are those of one seat: { $share } if all were equal; a shared win counts as its share.
arena-note-looks = Pairings stop when decided. The intervals are widened to ±{ $width } standard deviations for { $looks ->
    [one] { $looks } look
   *[other] { $looks } looks
}.

arena-error-twice = The bot “{ $bot }” is named twice. Name each bot once: at larger tables it gets several seats by itself.
arena-error-few = A comparison takes at least two bots, and --bots names only “{ $bots }”. Name another; where a game can be played alone, one bot is enough with --players 1.
arena-error-many = --bots names { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}. An arena takes up to { $most }.
arena-error-undecidable = --until-decided compares two: use it with --players 2, or with --players 1 against the rulebook's opponent. Here { $seats } sit at a table.

## Plans

arena-plan-entry = Entry
arena-plan-goal = must / aim
arena-plan-must = { NUMBER($must) }
arena-plan-must-aim = { NUMBER($must) } / { NUMBER($aim) }
arena-plan-verdict-open = open
arena-plan-verdict-reached = reached
arena-plan-verdict-missed = missed
arena-plan-verdict-played = played

arena-plan-error-form = { $file } is no plan of this kind: { $problem }.
arena-plan-error-twice = { $file } has two entries named “{ $name }”. Give each a name of its own.
arena-plan-error-name = “{ $name }” cannot name an entry of a plan, because its file is named so too: write small letters, digits, dots, hyphens and underscores, at most 100 of them.
arena-plan-error-bots = Seats and bots of the entry “{ $name }” do not agree: seats { $seats }, bots { $bots }. Name a bot for each seat.
arena-plan-error-alike = The entry “{ $name }” has “{ $bot }” in every seat. Let it play against another bot.
arena-plan-error-aim = The entry “{ $name }” has an aim without a lower figure that must be reached. Write both, the aim at least as high.
arena-plan-error-unknown = The plan has no entry “{ $name }”.
arena-plan-error-changed = { $file } holds games of something else ({ $what }: { $there } there, { $here } here). Put that back, name another folder with --out, or play the entry anew with --again.
arena-plan-error-results = { $file } holds no results of a plan, or is damaged ({ $problem }). Delete it to play the entry anew.
arena-plan-error-without = { $flag } belongs to a plan: name its file with --plan, or leave { $flag } out.
arena-plan-error-with = A plan says itself what is played: leave out { $name }, or --plan.
arena-plan-error-out = Name the folder for the results of the plan with --out.

## Told chances

cli-calibrate-usage = triopolis calibrate --plan FILE --out FOLDER [OPTIONS]
cli-calibrate-about = Check whether the chances to win that hints tell come true.
cli-calibrate-arg-plan = A file with the matches in which hints are asked for (docs/arena.md says how it is written). Played in its order, batch after batch; the same line again goes on where it was broken off.
calibrate-game = Game
calibrate-group = Group
calibrate-positions = positions
calibrate-mean = off by, mean
calibrate-worst = off by, worst
calibrate-error-adviser = “{ $bot }” in the entry “{ $name }” tells no chances to win. Ask one that does: adviser:simulations=2000.
