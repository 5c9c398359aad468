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
web-bt-choice-double = Удвоить
web-bt-choice-extra = Дополнительный ход
web-bt-choice-recount = Пересчитать { $types }
web-bt-choice-take = Взять: { $tile }
web-bt-choice-draw = Взять из стопки
web-bt-spring = Весенняя клетка
web-bt-flower = Цветочный жетон
web-bt-flower-used = потрачен
web-bt-next = потом
web-bt-next-blind = закрытая
web-bt-next-any = любая

## The table
web-bt-recounts = Пересчёты
web-bt-recount = { $types }: жетонов пересчёта { $showing } из 2.
web-bt-recount-flowered = Уже пересчитано цветком.
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
web-bt-earned = Очки сейчас
web-bt-earned-double = удвоено
web-bt-earned-recount = пересчёты
web-bt-earned-hand = рука
web-bt-hand-scored = с руки: { $types }
web-bt-rival-table = Очки соперника за столько построек одного типа
web-bt-rival-table-recounts = Очки соперника при пересчётах и в конце за столько построек одного вида
