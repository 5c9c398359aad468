### At the table with the printed game: the score pages and the solo opponent.

## What the opponent says
printed-tell-you = The game is over. Count your points and enter them.
printed-tell-over = That was it.
printed-your-points = Your points: { $points }

## The pages
printed-players = Players
printed-player = Player { $number }
printed-add-player = Add a player
printed-remove-player = Remove
printed-name = Name
printed-less = Less
printed-more = More
printed-result = Result
printed-clear = Clear all
printed-clear-sure = Clear everything?
printed-clear-about = All that you entered for this game will be gone.
printed-add-more = { $card } (× { $count })
printed-take-away = Take away: { $card } (× { $count })

## The opponent's page
printed-opponent-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
printed-my-points = Your points
printed-my-unspent = Your unspent resource cards, for a tie
printed-who-won = Who won?
printed-won = You won!
printed-lost = Your opponent won.
printed-shared = A draw: you share the win.
printed-compare = You { $you } : { $points } { $name }
