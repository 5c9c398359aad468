### Labels of Bloom Town's board in the browser; what is said of moves stands in bloom_town.ftl.

## What can be done now
web-bt-todo-build = Виберіть споруду й поставте її на порожню клітинку.
web-bt-todo-build-again = Додатковий хід: збудуйте ще раз.
web-bt-todo-spring = Весняна клітинка! Подвойте очки, зробіть ще хід або йдіть далі.
web-bt-todo-built = Візьміть нову споруду або витратьте квітковий жетон.
web-bt-todo-drawn = Завершіть хід або витратьте квітковий жетон.
web-bt-todo-slot = Цей стос порожній: візьміть із ринку будь-яку споруду.
web-bt-todo-hand = Міста збудовано. Виберіть споруду: її вид ще раз принесе очки.
web-bt-tile-first = Спершу виберіть споруду з руки.

## Choices
web-bt-choice-extra = Додатковий хід
web-bt-choice-take = Взяти: { $tile }
web-bt-choice-draw = Взяти зі стосу
web-bt-spring = Весняна клітинка
web-bt-flower = Квітковий жетон
web-bt-flower-used = витрачено
web-bt-next-blind = закрита
web-bt-next-any = будь-яка

## My turn, on the sign: a word and one sentence; "-short" is for phones
web-bt-sign-choose = Виберіть споруду й поставте її на порожню клітинку.
web-bt-sign-choose-short = Виберіть споруду й клітинку.
web-bt-sign-cell = Тепер виберіть порожню клітинку.
# $tile: the tile that is built, first letter large; $gain: its points with a plus; $next: the tile that follows.
web-bt-sign-place = { $tile }: { $gain }. Візьмете: { $next }.
web-bt-sign-place-short = { $tile }: { $gain }, далі { $next }.
# $rival: the solo opponent; $taken: the tile it takes then; $points: what that brings.
web-bt-sign-place-rival = { $tile }: { $gain }, далі { $next }. { $rival } бере: { $taken }, { $points }.
web-bt-sign-blind = { $tile }: { $gain }. Далі — споруда зі стосу.
web-bt-sign-blind-short = { $tile }: { $gain }, далі зі стосу.
web-bt-sign-any = { $tile }: { $gain }. Далі — будь-яка споруда з ринку.
web-bt-sign-any-short = { $tile }: { $gain }, далі будь-яка.
web-bt-sign-bloom = Весняна клітинка
web-bt-sign-bloom-short = Весна
web-bt-sign-flower = Квітковий жетон
web-bt-sign-flower-short = Жетон
web-bt-sign-spring-cell = { $tile }: клітинка подвоїть очки або дасть ще хід.
web-bt-sign-spring-cell-short = { $tile }: подвоїти чи ще хід?
web-bt-sign-spring-kept = { $tile }: клітинка подвоїть очки або дасть ще хід. Жетон лишиться у вас.
web-bt-sign-spring-kept-short = { $tile }: подвоїти чи ще хід? Жетон лишиться.
web-bt-sign-flower-cell = { $tile }: витратити жетон, щоб подвоїти очки чи збудувати ще раз?
web-bt-sign-flower-cell-short = { $tile }: витратити жетон на подвоєння чи ще хід?
web-bt-sign-double-cell = { $tile }: подвоїти очки?
web-bt-sign-double-cell-short = { $tile }: подвоїти?
web-bt-sign-extra-cell = { $tile }: потім збудувати ще раз?
web-bt-sign-extra-cell-short = { $tile }: ще хід?
web-bt-sign-spring-built = Подвойте очки або збудуйте ще раз.
web-bt-sign-token = Зробіть ще хід, виберіть підсвічений прапорець або збудуйте й подвойте очки.
web-bt-sign-token-short = Збудуйте й подвойте або виберіть прапорець.
web-bt-sign-token-recount = Виберіть підсвічений прапорець або збудуйте й подвойте очки.
web-bt-sign-token-recount-short = Виберіть прапорець або збудуйте й подвойте.
web-bt-sign-token-extra = Зробіть ще хід або збудуйте й подвойте очки.
web-bt-sign-token-extra-short = Зробіть ще хід або збудуйте й подвойте.
web-bt-sign-token-built = Зробіть ще хід або виберіть підсвічений прапорець.
web-bt-sign-token-built-short = Зробіть ще хід або виберіть прапорець.
web-bt-sign-token-built-recount = Виберіть підсвічений прапорець: цей вид перерахують усі.
web-bt-sign-token-built-recount-short = Виберіть прапорець: його перерахують усі.
web-bt-sign-token-built-extra = Витратити жетон на ще один хід?
web-bt-sign-token-built-extra-short = Зробити ще хід?
# $mine: my points with a plus; $others: everyone else with theirs.
web-bt-sign-recount = Перерахунок: { $types }. Ви { $mine }, { $others }.
web-bt-sign-recount-alone = Перерахунок: { $types }. Ви { $mine }.
web-bt-sign-drawn = Зі стосу: { $tile }. Завершіть хід або використайте жетон.
web-bt-sign-slot = Стос порожній: візьміть із ринку будь-яку споруду.
web-bt-sign-slot-short = Стос порожній: візьміть будь-яку.
web-bt-sign-again = Натисніть ще раз, щоб збудувати.
web-bt-sign-last = Останній раунд
web-bt-sign-last-tile = Ваша остання споруда: виберіть і поставте її.
web-bt-sign-last-tile-short = Остання споруда: виберіть її.
# What the move pointed at brings near.
web-bt-sign-ends-round = { $tile }: { $gain }. Стоси скінчаться, і почнеться останній раунд.
web-bt-sign-ends-round-short = { $tile }: { $gain }. Почнеться останній раунд.
web-bt-sign-ends-match = { $tile }: { $gain }. Це останній хід партії.
web-bt-sign-ends-match-short = { $tile }: { $gain }. Останній хід партії.
# On the strip across the table, below "Last round".
web-bt-last-begins = Порожніх стосів: { $empty }.
web-bt-last-mine = У вас ще один хід.
web-bt-last-done = Свій останній хід ви вже зробили.
web-bt-sign-hands = Останній підрахунок
web-bt-sign-hand = Виберіть споруду: її вид ще раз принесе очки.
web-bt-sign-hand-short = Чий вид ще раз принесе очки?
web-bt-sign-hand-gain = { $types } ще раз: { $gain }.

## Community scoring, on the sign while everybody looks at it
web-bt-sign-scoring = Перерахунок
web-bt-sign-scoring-short = Перерахунок
web-bt-sign-first-tile = Перший жетон перерахунку: { $types }. З другим усі знову отримають за них очки.
web-bt-sign-first-tile-short = Перший жетон: { $types }. Потрібен ще один.
web-bt-sign-second-tile = Другий жетон перерахунку: { $types }. Квітковий жетон їх уже перерахував.
web-bt-sign-second-tile-short = Другий жетон: { $types }. Уже перераховано.
web-bt-sign-recounted = Другий жетон перерахунку: усі знову отримують очки за { $types }.
web-bt-sign-recounted-short = Усі знову отримують очки за { $types }.
web-bt-sign-recounted-token = { $name } використовує квітковий жетон: усі знову отримують очки за { $types }.
web-bt-sign-recounted-token-short = { $name }, жетон: очки за { $types } отримують усі.

## A tile that comes, in a sentence
web-bt-one-office = офіс
web-bt-one-subway = метро
web-bt-one-park = парк
web-bt-one-home = будинок
web-bt-one-ice-cream = морозиво
web-bt-one-bookshop = книгарня
web-bt-one-sports-shop = спорттовари
web-bt-one-grocery = продукти
web-bt-one-coffee-bar = кав’ярня
web-bt-one-toy-shop = іграшки

## My turn, on buttons and under tiles
web-bt-build = Збудувати
# Under "Build", after the points.
web-bt-build-ends-round = і останній раунд
web-bt-build-ends-match = останній хід
web-bt-take = Взяти
web-bt-score = Отримати
web-bt-rescore = Перерахувати
web-bt-double = Подвоїти
# Under "Double" stands what both together bring.
web-bt-double-note = усього
web-bt-extra = Ще хід
web-bt-extra-note = і ще
web-bt-end = Завершити хід
web-bt-next-tile = далі: { $tile }
web-bt-token-short = жетон
web-bt-token-used = жетон використано
web-bt-token-used-short = використано
web-bt-slot-gone = стос порожній
web-bt-slot-gone-short = порожньо
web-bt-stacks-empty = Порожніх стосів: { $empty } з { $most }
web-bt-round = Раунд { $round }
web-bt-mine = Моє місто

## The table
web-bt-recounts = Перерахунки
web-bt-recount = { $types }: жетонів перерахунку { $showing } з 2.
web-bt-recount-flowered = Уже перераховано квіткою.
web-bt-recount-over = Більше не перераховується.
# On a pennant whose type is not scored again.
web-bt-recount-done = готово
web-bt-slot = { $icon }: { $tile }. { $left ->
    [0] Стос порожній.
    [one] У стосі { $left } жетон.
    [few] У стосі { $left } жетони.
    [many] У стосі { $left } жетонів.
   *[other] У стосі { $left } жетона.
}
web-bt-slot-empty = { $icon }: споруди немає. { $left ->
    [0] Стос порожній.
    [one] У стосі { $left } жетон.
    [few] У стосі { $left } жетони.
    [many] У стосі { $left } жетонів.
   *[other] У стосі { $left } жетона.
}
web-bt-marker = Тут стоїть { $name }.
web-bt-town-of = Місто: { $name }
web-bt-others = Інші
web-bt-first = ходить першим
web-bt-cell-built = { $cell }: { $tile }
web-bt-cell-free = { $cell }: порожньо, { $icon }
web-bt-cell-spring = { $cell }: порожньо, { $icon }, весняна клітинка
web-bt-hidden-tile = закрита споруда
# The shops that left the game follow as pictures.
web-bt-removed = Прибрано:
web-bt-rival-points = За споруди { $taken }, за кола { $laps }, за перерахунки { $recounts }.
web-bt-rival-points-recounts = За кола по ринку { $laps }, за перерахунки { $recounts }. За взяті споруди — нічого.
web-bt-rival-end = За зібране { $end }.

## Where the points came from
web-bt-hand-scored = з руки: { $types }
web-bt-rival-table = Очки суперника за стільки споруд одного типу
web-bt-rival-table-recounts = Очки суперника за перерахунків і наприкінці за стільки споруд одного виду

## The others
web-bt-opponent = суперник
web-bt-in-hand = у руці
web-bt-last-move = останній хід
# Beside the heading of community scoring: what each type would bring.
web-bt-recounts-now = що кожен приніс би зараз
# $points: everybody's name and points
web-bt-recount-brings = Зараз приніс би: { $points }.
web-bt-recount-brought = Щойно приніс: { $points }.
# A row of the solo opponent's ladder; $points: what the next tile of this type brings.
web-bt-ladder = { $types }: { $count ->
    [one] { $count } споруда
    [few] { $count } споруди
    [many] { $count } споруд
   *[other] { $count } споруди
}, наступна принесе { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}

## How each type scores, on a card
web-bt-aid = Що приносить очки
web-bt-aid-office = 1 + кожен офіс суцільно по прямій
web-bt-aid-office-group = 1 + кожен офіс тієї самої групи
web-bt-aid-subway = 1 + кожне метро суцільно по діагоналі
web-bt-aid-subway-group = 1 + кожне метро, з’єднане кутами
web-bt-aid-park = за групу з 1, 2, 3, 4+ — 1, 3, 4, 0
web-bt-aid-home = 1 + кожен інший вид поруч
web-bt-aid-shop = 1 + кожен сусід виду, що до вподоби
