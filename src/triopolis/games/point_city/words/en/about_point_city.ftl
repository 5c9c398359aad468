### Point City: what is said of it before anyone plays.

## The game
game-point-city = Point City
game-point-city-about = Take two neighbouring cards a turn: resources to pay with, or buildings for your city. Civic tokens score at the end.
web-line-point-city = Two neighbouring cards a turn: resources first, then a city full of points.
web-solo-point-city = the automa
option-point-city-tokens = Which civic tokens may come up: all 26, or only the 22 of the base game.
option-point-city-automa = How strong the automa is. Only for one player.

## Options and their values, in a word or two
setting-point-city-tokens = Civic tokens
choice-point-city-tokens-all = all 26
choice-point-city-tokens-base = base game, 22
setting-point-city-automa = The automa
choice-point-city-automa-easy = easy
choice-point-city-automa-normal = normal
choice-point-city-automa-hard = hard

## The automa
pc-automa = Automa
pc-automa-level = Automa ({ $level })
pc-level-easy = easy
pc-level-normal = normal
pc-level-hard = hard
pc-error-automa-seats = The automa plays only against one player, and here are { $seats }. Leave the option automa out.
