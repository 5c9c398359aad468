### «Город удачи»: что говорится об игре до партии.

## The game
game-point-city = Город удачи
game-point-city-about = За ход берите две соседние карты: ресурсы для оплаты или объекты для своего города. Общественные жетоны дают очки в конце.
web-line-point-city = Две соседние карты за ход: сначала ресурсы, потом город, полный очков.
web-solo-point-city = автома
option-point-city-tokens = Какие общественные жетоны могут выпасть: все 26 или только 22 из базовой игры.
option-point-city-automa = Насколько сильна автома. Только для одного игрока.

## Options and their values, in a word or two
setting-point-city-tokens = Общественные жетоны
choice-point-city-tokens-all = все 26
choice-point-city-tokens-base = базовая игра, 22
setting-point-city-automa = Автома
choice-point-city-automa-easy = лёгкий уровень
choice-point-city-automa-normal = обычный
choice-point-city-automa-hard = сложный

## The automa
pc-automa = Автома
pc-automa-level = Автома ({ $level })
pc-level-easy = лёгкий уровень
pc-level-normal = обычный уровень
pc-level-hard = сложный уровень
pc-error-automa-seats = Автома играет только против одного игрока, а здесь их { $seats }. Уберите настройку automa.
