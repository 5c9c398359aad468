### Labels of Point City's board in the browser; what is said of moves stands in point_city.ftl.

## What can be done now
web-pc-todo-take = Возьмите две соседние карты или две верхние из общей колоды.
web-pc-todo-flipped = Теперь возьмите две соседние карты или две верхние из общей колоды.
web-pc-todo-last = Последний ход: возьмите две соседние карты.
web-pc-todo-pay = Выберите, чем заплатить: { $need }.
web-pc-todo-token = Выберите общественный жетон.

## Resources where there is little room
web-pc-short-community = общество
web-pc-short-economy = экономика
web-pc-short-energy = энергия
web-pc-short-ecology = экология
web-pc-short-industry = промышл.
web-pc-short-ingenuity = изобрет.

## Cards in words
web-pc-card = { $name }: { $text }
web-pc-card-production = цена { $cost }; каждый ход даёт ресурс «{ $resource }»{ $points ->
    [0] {""}
    [one] {" "}и { $points } очко
    [few] {" "}и { $points } очка
    [many] {" "}и { $points } очков
   *[other] {" "}и { $points } очка
}
web-pc-card-points = цена { $cost }; { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
web-pc-card-civic = цена { $cost }; приносит общественный жетон
web-pc-cell = { $cell }: { $card }.
web-pc-cell-empty = { $cell }: пусто.
web-pc-cell-partner = Можно взять вместе с { $cell }.
web-pc-cell-automa = { $name } возьмёт её следующей.
web-pc-cell-automa-after = { $name } возьмёт её ещё через ход.

## Choosing
web-pc-draw = Взять две карты.
web-pc-flip = Перевернуть
web-pc-unpick = Отменить выбор
web-pc-picked = Теперь подсвеченную соседнюю.
web-pc-picked-alone = Взять её сейчас нельзя, но можно перевернуть.
web-pc-desk-empty = Выберите карту, потом подсвеченную соседнюю: здесь появится счёт.
web-pc-pay-title = Чем заплатить: { $need }

## The bill
web-pc-bill-cost = Цена
web-pc-bill-covered = Платит город
web-pc-bill-cards = Отдаёте
web-pc-bill-choose = на выбор
web-pc-bill-nothing = ничего
web-pc-bill-free = Две карты ресурсов к вашим.
web-pc-bill-draw = К вашим картам: { $top } и неизвестная.
web-pc-bill-token = Приносит общественный жетон

## Tokens
web-pc-tokens-about = Общественные объекты приносят общественные жетоны.
web-pc-token-worth = Сейчас это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## Cities
web-pc-city-of = Город: { $name }
web-pc-others = Остальные
web-pc-first = ходит первым
web-pc-landmarks = Объекты только с очками
web-pc-civic = Общественные объекты
web-pc-permanent = { $count ->
    [one] { $count } постоянный ресурс, платит
    [few] { $count } постоянных ресурса, платят
    [many] { $count } постоянных ресурсов, платят
   *[other] { $count } постоянного ресурса, платят
} каждый ход
web-pc-holding = { $resource }: постоянных { $permanent }, в картах { $symbols }
