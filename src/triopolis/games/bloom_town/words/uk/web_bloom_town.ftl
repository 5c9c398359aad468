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
web-bt-choice-double = Подвоїти
web-bt-choice-extra = Додатковий хід
web-bt-choice-recount = Перерахувати { $types }
web-bt-choice-take = Взяти: { $tile }
web-bt-choice-draw = Взяти зі стосу
web-bt-spring = Весняна клітинка
web-bt-flower = Квітковий жетон
web-bt-flower-used = витрачено
web-bt-next = потім
web-bt-next-blind = закрита
web-bt-next-any = будь-яка

## The table
web-bt-recounts = Перерахунки
web-bt-recount = { $types }: жетонів перерахунку { $showing } з 2.
web-bt-recount-flowered = Уже перераховано квіткою.
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
web-bt-earned = Очки зараз
web-bt-earned-double = подвоєно
web-bt-earned-recount = перерахунки
web-bt-earned-hand = рука
web-bt-hand-scored = з руки: { $types }
web-bt-rival-table = Очки суперника за стільки споруд одного типу
web-bt-rival-table-recounts = Очки суперника за перерахунків і наприкінці за стільки споруд одного виду
