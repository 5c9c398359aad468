### The lab: simulations in files, and reports on them.

cli-simulate-arg-cores = How many processes share the work; the result stays the same. Without it, one for each core, or a single one where up to 1000 games are played at random.
cli-simulate-arg-out = Write the games into this new Parquet file, a row each. A run that was broken off goes on when it is started again the same way. Needs: pip install "triopolis[lab]"
cli-simulate-arg-decisions = With --out: a row for each decision instead of each game.
cli-simulate-arg-ray = Let a Ray cluster play: its address, “auto” for the one this machine belongs to, or “local” to start one here. Without an address: that of RAY_ADDRESS, or “local”. Needs: pip install "triopolis[ray]"
cli-label-address = ADDRESS

cli-report-usage = triopolis report FILE [--out FILE]
cli-report-about = Draw a page about simulated games: scores, who begins, lengths, what components are worth.
cli-report-arg-file = The file that “triopolis simulate … --out FILE” made.
cli-report-arg-out = The page to write. Without it, beside the file, with the ending .html.
cli-report-done = The report is in { $file }
cli-simulate-written = Rows: { $file }

lab-error-extra = This needs the package { $package }, which is not installed. Install it with: pip install "triopolis[{ $extra }]"
lab-error-file-exists = { $file } is already there and is not written over. Name another file with --out.
lab-error-foreign = { $file } is no file of simulated games, or it is damaged. Make one with: triopolis simulate GAME --players N --games N --out FILE
lab-error-newer = { $file } was made by a newer Triopolis. Update this one to read it.
lab-error-decisions = { $file } has a row for each decision; a report needs a row for each game. Simulate again without --decisions.
lab-error-decisions-out = --decisions says what goes into a file: name the file with --out.
lab-error-ray-processes = A cluster shares out its work itself: leave out --processes or --ray.
lab-error-cluster = There is no Ray cluster at “{ $address }” ({ $reason }). Give the address of its head (HOST:PORT), “auto”, or “local” to start one here.
lab-error-other-plan = { $folder } holds the beginning of another simulation ({ $what }: { $there } there, { $here } here). Repeat that one to finish it, name another file with --out, or delete the folder.

## Components
pc-kind-building = { $name }{ $points ->
    [0] { "" }
    [one] , { $points } point
   *[other] , { $points } points
} (costs { $cost })
pc-kind-token = Token: { $text }

## The page
lab-number = { NUMBER($number) }
lab-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-range = { $low } to { $high }
lab-place = Seat { $number } ({ $bot })
lab-turn = Player { $number } in turn order

lab-bots = Bots
lab-rules = Rules
lab-seed = Seed
lab-made-by = Made by
lab-versions = Triopolis { $triopolis }, version { $rules } of the rules
lab-pack = Data pack

lab-note-random = Everybody played at random here. What is good among players who do not think need not be good among players who do.
lab-note-association = The numbers show what goes together, not what causes what: those who own a good component may simply have had the longer or richer game.
lab-note-sources = Part of the components ({ $tables }) is reconstructed or our own, so the printed game may differ.

lab-places = Results
lab-places-about = The small numbers are 95% intervals. On the right, the scores that so many per cent of the games do not exceed.
lab-win-rate = Win rate
lab-mean = Mean score
lab-scores = Scores
lab-scores-about = How often each final score came, as a share of all games.
lab-order = Who begins
lab-order-about = Seats by their place in the turn order, with 95% intervals. The broken line is where all would be alike.
lab-lengths = Length and margin
lab-lengths-about = How long the games were, and how far the first was ahead of the second at the end.
lab-length-turns = Turns
lab-length-decisions = Decisions
lab-length-margin = Points ahead
lab-kinds = Components
lab-kinds-about = How seats fared that had at least one at the end, and those that had none. Sorted by what the win rate gains. Of a hundred 95% intervals, about five miss the truth by chance.
lab-kinds-rare = { $count ->
    [one] { $count } component is left out
   *[other] { $count } components are left out
}: fewer than { $least } seats had them, or fewer than { $least } had none.
lab-head-kind = Component
lab-head-owned = Owned by
lab-head-win-with = Wins with
lab-head-win-without = without
lab-head-win-more = Difference, percentage points
lab-head-score-with = Score with
lab-head-score-without = without
lab-head-score-more = Difference
lab-numbers = How many of a kind
lab-numbers-about = The win rate by how many of them a seat had at the end. The broken line is the mean of all.
lab-method = A shared win counts as its share. Intervals of 95%: Wilson's for win rates, the normal approximation for scores and for differences. Differences take a whole game for one observation, because its seats depend on each other.

## Training
cli-train-usage = triopolis train GAME [OPTIONS]
cli-train-about = Teach the bots what positions are worth, by letting them play many matches.
cli-train-arg-rounds = How many rounds: matches, learning from them, and a contest with the best weights so far.
cli-train-arg-matches = How many matches to play in each round.
cli-train-arg-seed = Any text: the same text gives the same result.
cli-train-arg-out = The folder for everything that is played and learned. Without it, training-GAME here. A run that was stopped continues when you start it the same way.
cli-train-arg-recipe = How to learn, as NAME=VALUE: hidden, by_margin, margin_unit, comparing, rate, passes, batch, turns. May be given several times.
cli-train-arg-processes = How many processes share the work. Without it, one per core.
train-error-no-judgement = { $game } has no judgement to teach: its folder needs a file judgement.py.
train-error-recipe = That isn’t a recipe: { $problem }. Names: { $known }.
train-gathering = Playing
train-fitting = Learning
train-duels = Contest
train-round = Round
train-samples = Positions
train-loss = Loss
train-wins = Wins
train-promoted = Better
train-yes = yes
train-no = no
