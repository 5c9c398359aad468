### Bloom Town: what is said of it before anyone plays.

## The game
game-bloom-town = Bloom Town
game-bloom-town-about = Build a tile a turn where it scores most; the flower you cover is the tile you take next. Community tiles score whole towns again.
web-line-bloom-town = The flower you cover is the tile you take next. Make your town bloom.
web-solo-bloom-town = one rival
option-bloom-town-mode = The full game, or the training game without flower tokens, community tiles and blooming squares.
option-bloom-town-side = The side of the town boards. B is harder. Training is played on A.
option-bloom-town-opponent = Your opponent when you play alone: Alice (easy), Boris (medium) or Zinovy (hard). Only for one player.
option-bloom-town-rival-scoring = When your solo opponent scores. The text of the rules says: for every tile it takes, at community scoring and at the end. The example in the rules counts nothing for taking a tile: this makes the opponent much easier to beat. Only for one player.
option-bloom-town-office-chain = Offices count in unbroken lines from the new one, or as the whole connected group.
option-bloom-town-subway-chain = Subways count in unbroken diagonals from the new one, or as the whole diagonally connected group.
option-bloom-town-recount-after-flower = Whether a type rescored by a flower is scored again by its second community tile or another flower.
option-bloom-town-third-shop = The kind of shop that has three tiles instead of two.
bt-error-training = The training game is for 2 to 4 players on side A, not for { $seats } on side { $side }.
bt-error-opponent-seats = The opponent plays only against one player, and here are { $seats }. Leave the option { $option } out.
bt-opponent-alice = Alice
bt-opponent-boris = Boris
bt-opponent-zinovy = Zinovy

## Options and their values, in a word or two
setting-bloom-town-mode = Game
choice-bloom-town-mode-full = full
choice-bloom-town-mode-training = training
setting-bloom-town-side = Town boards
choice-bloom-town-side-a = side A
choice-bloom-town-side-b = side B
setting-bloom-town-opponent = Opponent
choice-bloom-town-opponent-alice = Alice · easy
choice-bloom-town-opponent-boris = Boris · medium
choice-bloom-town-opponent-zinovy = Zinovy · hard
setting-bloom-town-rival-scoring = Your opponent scores
choice-bloom-town-rival-scoring-recounts = at community scoring and the end
choice-bloom-town-rival-scoring-takes = for every tile too
setting-bloom-town-office-chain = Offices
choice-bloom-town-office-chain-line = lines
choice-bloom-town-office-chain-group = whole group
setting-bloom-town-subway-chain = Subways
choice-bloom-town-subway-chain-line = diagonals
choice-bloom-town-subway-chain-group = whole group
setting-bloom-town-recount-after-flower = Again after a flower
choice-bloom-town-recount-after-flower-yes = yes
choice-bloom-town-recount-after-flower-no = no
setting-bloom-town-third-shop = Shop with three tiles
choice-bloom-town-third-shop-ice-cream = ice-cream shop
choice-bloom-town-third-shop-bookshop = bookshop
choice-bloom-town-third-shop-sports-shop = sports shop
choice-bloom-town-third-shop-grocery = grocery
choice-bloom-town-third-shop-coffee-bar = coffee bar
choice-bloom-town-third-shop-toy-shop = toy shop
