### «Квітуче місто»: що кажуть про гру до партії.

## The game
game-bloom-town = Bloom Town (Квітуче місто)
game-bloom-town-about = Будуйте одну споруду за хід там, де вона дасть більше очок; значок під нею вирішує, що ви візьмете далі. Перерахунки знову дають очки за все місто.
web-line-bloom-town = Яку квітку накриєте, ту споруду й візьмете наступною. Нехай місто розквітне.
web-solo-bloom-town = один суперник
option-bloom-town-mode = Повна гра або навчальна партія без квіткових жетонів, перерахунків і весняних клітинок.
option-bloom-town-side = Бік планшетів. Б (B) складніший. Навчальна партія — на боці А (A).
option-bloom-town-opponent = Ваш суперник у грі наодинці: Аліса (легкий рівень), Борис (середній) або Зіновій (складний). Лише для одного гравця.
option-bloom-town-rival-scoring = Коли суперник у соло-режимі отримує очки. За текстом правил — за кожну взяту споруду, під час перерахунків і наприкінці. У прикладі з правил за взяті споруди очок немає: так суперника перемогти значно легше. Лише для одного гравця.
option-bloom-town-office-chain = Офіси рахуються суцільними лініями від нового або всією з’єднаною групою.
option-bloom-town-subway-chain = Метро рахується суцільними діагоналями від нового або всією з’єднаною по діагоналі групою.
option-bloom-town-recount-after-flower = Чи перераховується вид, перерахований квітковим жетоном, ще раз: другим жетоном перерахунку або іншою квіткою.
option-bloom-town-third-shop = Вид крамниці, яка має три жетони замість двох.
bt-error-training = Навчальна партія — для 2–4 гравців на боці A, а не для { $seats } на боці { $side }.
bt-error-opponent-seats = Суперник грає лише проти одного гравця, а тут їх { $seats }. Приберіть налаштування { $option }.
bt-opponent-alice = Аліса
bt-opponent-boris = Борис
bt-opponent-zinovy = Зіновій

## Options and their values, in a word or two
setting-bloom-town-mode = Гра
choice-bloom-town-mode-full = повна
choice-bloom-town-mode-training = навчальна
setting-bloom-town-side = Планшети
choice-bloom-town-side-a = бік А
choice-bloom-town-side-b = бік Б
setting-bloom-town-opponent = Суперник
choice-bloom-town-opponent-alice = Аліса · легкий рівень
choice-bloom-town-opponent-boris = Борис · середній
choice-bloom-town-opponent-zinovy = Зіновій · складний
setting-bloom-town-rival-scoring = Суперник отримує очки
choice-bloom-town-rival-scoring-recounts = за перерахунків і наприкінці
choice-bloom-town-rival-scoring-takes = і за кожну споруду
setting-bloom-town-office-chain = Офіси
choice-bloom-town-office-chain-line = лініями
choice-bloom-town-office-chain-group = усією групою
setting-bloom-town-subway-chain = Метро
choice-bloom-town-subway-chain-line = діагоналями
choice-bloom-town-subway-chain-group = усією групою
setting-bloom-town-recount-after-flower = Ще раз після квітки
choice-bloom-town-recount-after-flower-yes = так
choice-bloom-town-recount-after-flower-no = ні
setting-bloom-town-third-shop = Крамниця з трьома жетонами
choice-bloom-town-third-shop-ice-cream = морозиво
choice-bloom-town-third-shop-bookshop = книгарня
choice-bloom-town-third-shop-sports-shop = спорттовари
choice-bloom-town-third-shop-grocery = продукти
choice-bloom-town-third-shop-coffee-bar = кав’ярня
choice-bloom-town-third-shop-toy-shop = іграшки
