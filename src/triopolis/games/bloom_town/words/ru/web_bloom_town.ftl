### Labels of Bloom Town's board in the browser; what is said of moves stands in bloom_town.ftl.

## What can be done now
web-bt-todo-build = Выберите постройку и поставьте её на пустую клетку.
web-bt-todo-build-again = Дополнительный ход: постройте ещё раз.
web-bt-todo-spring = Весенняя клетка! Удвойте очки, сделайте ещё ход или идите дальше.
web-bt-todo-built = Возьмите новую постройку или потратьте цветочный жетон.
web-bt-todo-drawn = Закончите ход или потратьте цветочный жетон.
web-bt-todo-slot = Эта стопка пуста: возьмите с рынка любую постройку.
web-bt-todo-hand = Города построены. Выберите постройку: её вид ещё раз принесёт очки.
web-bt-tile-first = Сначала выберите постройку с руки.

## Choices
web-bt-choice-extra = Дополнительный ход
web-bt-choice-take = Взять: { $tile }
web-bt-choice-draw = Взять из стопки
web-bt-spring = Весенняя клетка
web-bt-flower = Цветочный жетон
web-bt-flower-used = потрачен
web-bt-next-blind = закрытая
web-bt-next-any = любая

## My turn, on the sign: a word and one sentence; "-short" is for phones
web-bt-sign-choose = Выберите постройку и поставьте её на пустую клетку.
web-bt-sign-choose-short = Выберите постройку и клетку.
web-bt-sign-cell = Теперь выберите пустую клетку.
# $tile: the tile that is built, first letter large; $gain: its points with a plus; $next: the tile that follows.
web-bt-sign-place = { $tile }: { $gain }. Возьмёте: { $next }.
web-bt-sign-place-short = { $tile }: { $gain }, потом { $next }.
# $rival: the solo opponent; $taken: the tile it takes then; $points: what that brings.
web-bt-sign-place-rival = { $tile }: { $gain }, потом { $next }. { $rival } берёт: { $taken }, { $points }.
web-bt-sign-blind = { $tile }: { $gain }. Потом — постройка из стопки.
web-bt-sign-blind-short = { $tile }: { $gain }, потом из стопки.
web-bt-sign-any = { $tile }: { $gain }. Потом — любая постройка с рынка.
web-bt-sign-any-short = { $tile }: { $gain }, потом любая.
web-bt-sign-bloom = Весенняя клетка
web-bt-sign-bloom-short = Весна
web-bt-sign-flower = Цветочный жетон
web-bt-sign-flower-short = Жетон
web-bt-sign-spring-cell = { $tile }: клетка удвоит очки или даст ещё ход.
web-bt-sign-spring-cell-short = { $tile }: удвоить или ещё ход?
web-bt-sign-spring-kept = { $tile }: клетка удвоит очки или даст ещё ход. Жетон останется у вас.
web-bt-sign-spring-kept-short = { $tile }: удвоить или ещё ход? Жетон останется.
web-bt-sign-flower-cell = { $tile }: потратить жетон, чтобы удвоить очки или построить ещё раз?
web-bt-sign-flower-cell-short = { $tile }: потратить жетон на удвоение или ещё ход?
web-bt-sign-double-cell = { $tile }: удвоить очки?
web-bt-sign-double-cell-short = { $tile }: удвоить?
web-bt-sign-extra-cell = { $tile }: потом построить ещё раз?
web-bt-sign-extra-cell-short = { $tile }: ещё ход?
web-bt-sign-spring-built = Удвойте очки или постройте ещё раз.
web-bt-sign-token = Сделайте ещё ход, выберите светящийся флажок или постройте и удвойте очки.
web-bt-sign-token-short = Постройте и удвойте или выберите флажок.
web-bt-sign-token-recount = Выберите светящийся флажок или постройте и удвойте очки.
web-bt-sign-token-recount-short = Выберите флажок или постройте и удвойте.
web-bt-sign-token-extra = Сделайте ещё ход или постройте и удвойте очки.
web-bt-sign-token-extra-short = Сделайте ещё ход или постройте и удвойте.
web-bt-sign-token-built = Сделайте ещё ход или выберите светящийся флажок.
web-bt-sign-token-built-short = Сделайте ещё ход или выберите флажок.
web-bt-sign-token-built-recount = Выберите светящийся флажок: этот вид пересчитают все.
web-bt-sign-token-built-recount-short = Выберите флажок: его пересчитают все.
web-bt-sign-token-built-extra = Потратить жетон на ещё один ход?
web-bt-sign-token-built-extra-short = Сделать ещё ход?
# $mine: my points with a plus; $others: everyone else with theirs.
web-bt-sign-recount = Пересчёт: { $types }. Вы { $mine }, { $others }.
web-bt-sign-recount-alone = Пересчёт: { $types }. Вы { $mine }.
web-bt-sign-drawn = Из стопки: { $tile }. Закончите ход или используйте жетон.
web-bt-sign-slot = Стопка пуста: возьмите с рынка любую постройку.
web-bt-sign-slot-short = Стопка пуста: возьмите любую.
web-bt-sign-again = Нажмите ещё раз, чтобы построить.
web-bt-sign-last = Последний круг
web-bt-sign-last-tile = Ваша последняя постройка: выберите и поставьте её.
web-bt-sign-last-tile-short = Последняя постройка: выберите её.
# What the move pointed at brings near.
web-bt-sign-ends-round = { $tile }: { $gain }. Стопки кончатся, и начнётся последний круг.
web-bt-sign-ends-round-short = { $tile }: { $gain }. Начнётся последний круг.
web-bt-sign-ends-match = { $tile }: { $gain }. Это последний ход партии.
web-bt-sign-ends-match-short = { $tile }: { $gain }. Последний ход партии.
# On the strip across the table, below "Last round".
web-bt-last-begins = Пустых стопок: { $empty }.
web-bt-last-mine = У вас ещё один ход.
web-bt-last-done = Свой последний ход вы уже сделали.
web-bt-sign-hands = Последний счёт
web-bt-sign-hand = Выберите постройку: её вид ещё раз принесёт очки.
web-bt-sign-hand-short = Чей вид ещё раз принесёт очки?
web-bt-sign-hand-gain = { $types } ещё раз: { $gain }.

## Community scoring, on the sign while everybody looks at it
web-bt-sign-scoring = Пересчёт
web-bt-sign-scoring-short = Пересчёт
web-bt-sign-first-tile = Первый жетон пересчёта: { $types }. Со вторым все снова получат за них очки.
web-bt-sign-first-tile-short = Первый жетон: { $types }. Нужен ещё один.
web-bt-sign-second-tile = Второй жетон пересчёта: { $types }. Цветочный жетон их уже пересчитал.
web-bt-sign-second-tile-short = Второй жетон: { $types }. Уже пересчитано.
web-bt-sign-recounted = Второй жетон пересчёта: все снова получают очки за { $types }.
web-bt-sign-recounted-short = Все снова получают очки за { $types }.
web-bt-sign-recounted-token = { $name } использует цветочный жетон: все снова получают очки за { $types }.
web-bt-sign-recounted-token-short = { $name }, жетон: очки за { $types } получают все.

## A tile that comes, in a sentence
web-bt-one-office = офис
web-bt-one-subway = метро
web-bt-one-park = парк
web-bt-one-home = дом
web-bt-one-ice-cream = мороженое
web-bt-one-bookshop = книги
web-bt-one-sports-shop = спорттовары
web-bt-one-grocery = продукты
web-bt-one-coffee-bar = кофейня
web-bt-one-toy-shop = игрушки

## My turn, on buttons and under tiles
web-bt-build = Построить
# Under "Build", after the points.
web-bt-build-ends-round = и последний круг
web-bt-build-ends-match = последний ход
web-bt-take = Взять
web-bt-score = Получить
web-bt-rescore = Пересчитать
web-bt-double = Удвоить
# Under "Double" stands what both together bring.
web-bt-double-note = всего
web-bt-extra = Ещё ход
web-bt-extra-note = и ещё
web-bt-end = Закончить ход
web-bt-next-tile = потом: { $tile }
web-bt-token-short = жетон
web-bt-token-used = жетон использован
web-bt-token-used-short = использован
web-bt-slot-gone = стопка пуста
web-bt-slot-gone-short = пусто
web-bt-stacks-empty = Пустых стопок: { $empty } из { $most }
web-bt-round = Круг { $round }
web-bt-mine = Мой город

## The table
web-bt-recounts = Пересчёты
web-bt-recount = { $types }: жетонов пересчёта { $showing } из 2.
web-bt-recount-flowered = Уже пересчитано цветком.
web-bt-recount-over = Больше не пересчитывается.
# On a pennant whose type is not scored again.
web-bt-recount-done = готово
web-bt-slot = { $icon }: { $tile }. { $left ->
    [0] Стопка пуста.
    [one] В стопке { $left } жетон.
    [few] В стопке { $left } жетона.
    [many] В стопке { $left } жетонов.
   *[other] В стопке { $left } жетона.
}
web-bt-slot-empty = { $icon }: постройки нет. { $left ->
    [0] Стопка пуста.
    [one] В стопке { $left } жетон.
    [few] В стопке { $left } жетона.
    [many] В стопке { $left } жетонов.
   *[other] В стопке { $left } жетона.
}
web-bt-marker = Здесь стоит { $name }.
web-bt-town-of = Город: { $name }
web-bt-others = Остальные
web-bt-first = ходит первым
web-bt-cell-built = { $cell }: { $tile }
web-bt-cell-free = { $cell }: пусто, { $icon }
web-bt-cell-spring = { $cell }: пусто, { $icon }, весенняя клетка
web-bt-hidden-tile = закрытая постройка
# The shops that left the game follow as pictures.
web-bt-removed = Убраны:
web-bt-rival-points = За постройки { $taken }, за круги { $laps }, за пересчёты { $recounts }.
web-bt-rival-points-recounts = За круги по рынку { $laps }, за пересчёты { $recounts }. За взятые постройки — ничего.
web-bt-rival-end = За собранное { $end }.

## Where the points came from
web-bt-hand-scored = с руки: { $types }
web-bt-rival-table = Очки соперника за столько построек одного типа
web-bt-rival-table-recounts = Очки соперника при пересчётах и в конце за столько построек одного вида

## The others
web-bt-opponent = соперник
web-bt-in-hand = в руке
web-bt-last-move = последний ход
# Beside the heading of community scoring: what each type would bring.
web-bt-recounts-now = что каждый принёс бы сейчас
# $points: everybody's name and points
web-bt-recount-brings = Сейчас принёс бы: { $points }.
web-bt-recount-brought = Только что принёс: { $points }.
# A row of the solo opponent's ladder; $points: what the next tile of this type brings.
web-bt-ladder = { $types }: { $count ->
    [one] { $count } постройка
    [few] { $count } постройки
    [many] { $count } построек
   *[other] { $count } постройки
}, следующая принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## How each type scores, on a card
web-bt-aid = Что приносит очки
web-bt-aid-office = 1 + каждый офис непрерывно по прямой
web-bt-aid-office-group = 1 + каждый офис той же группы
web-bt-aid-subway = 1 + каждое метро непрерывно по диагонали
web-bt-aid-subway-group = 1 + каждое метро, связанное углами
web-bt-aid-park = за группу из 1, 2, 3, 4+ — 1, 3, 4, 0
web-bt-aid-home = 1 + каждый другой вид рядом
web-bt-aid-shop = 1 + каждый сосед подходящего вида
