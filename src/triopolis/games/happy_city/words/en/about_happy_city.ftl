### Happy City: what is said of it before anyone plays.

## The game
game-happy-city = Happy City
game-happy-city-about = Buy a card a turn for your city of ten: shops for income, homes for residents, leisure for hearts. The happiest city wins: residents times hearts.
web-line-happy-city = Ten cards make a city. Fill it with residents and hearts, and mind the monsters.
option-happy-city-mode = The family game, or the expert game: special buildings with effects, and markets of a colour to choose from.
option-happy-city-scoring = Residents and hearts are multiplied or, for younger players, added.
option-happy-city-grozilla = The Grozilla expansion: a fourth deck with multicolour buildings and monsters. What the monsters do and most of these cards are our own design; a data pack can replace them.
option-happy-city-deflect = Whether a Stop-Zilla token may or must send on a monster of its colour. Only with Grozilla.
option-happy-city-round-limit = The game ends after this round at the latest. Without it, when a city has ten cards.
hc-error-deflect-grozilla = The option deflect needs monsters: add grozilla=yes, or leave deflect out.

## Options and their values, in a word or two
setting-happy-city-mode = Game
choice-happy-city-mode-family = family
choice-happy-city-mode-expert = expert
setting-happy-city-scoring = Happiness
choice-happy-city-scoring-multiply = residents × hearts
choice-happy-city-scoring-add = residents + hearts
setting-happy-city-grozilla = Grozilla
choice-happy-city-grozilla-yes = with monsters
choice-happy-city-grozilla-no = without
setting-happy-city-deflect = A token of its colour
choice-happy-city-deflect-may = may send a monster on
choice-happy-city-deflect-must = must send a monster on
setting-happy-city-round-limit = Last round
