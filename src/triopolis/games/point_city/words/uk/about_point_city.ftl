### «Карткове місто»: що кажуть про гру до партії.

## The game
game-point-city = Карткове місто
game-point-city-about = За хід беріть дві сусідні картки: ресурси для оплати або об’єкти для свого міста. Жетони громади дають очки наприкінці.
web-line-point-city = Дві сусідні картки за хід: спершу ресурси, потім місто, повне очок.
web-solo-point-city = автома
option-point-city-tokens = Які жетони громади можуть випасти: усі 26 чи лише 22 з базової гри.
option-point-city-automa = Наскільки сильна автома. Лише для одного гравця.

## Options and their values, in a word or two
setting-point-city-tokens = Жетони громади
choice-point-city-tokens-all = усі 26
choice-point-city-tokens-base = базова гра, 22
setting-point-city-automa = Автома
choice-point-city-automa-easy = легкий рівень
choice-point-city-automa-normal = середній
choice-point-city-automa-hard = складний

## The automa
pc-automa = Автома
pc-automa-level = Автома ({ $level })
pc-level-easy = легкий рівень
pc-level-normal = середній рівень
pc-level-hard = складний рівень
pc-error-automa-seats = Автома грає лише проти одного гравця, а тут їх { $seats }. Приберіть налаштування automa.
