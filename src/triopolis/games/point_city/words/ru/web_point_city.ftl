### Labels of Point City's board in the browser; what is said of moves stands in point_city.ftl.

## What can be done now
web-pc-todo-take = Возьмите две соседние карты или две верхние из общей колоды.
web-pc-todo-flipped = Теперь возьмите две соседние карты или две верхние из общей колоды.
web-pc-todo-last = Последний ход: возьмите две соседние карты.
web-pc-todo-pay = Выберите, чем заплатить: { $need }.
web-pc-todo-token = Выберите общественный жетон.

## The sign
web-pc-sign-take = Возьмите две соседние карты или две из колоды
web-pc-sign-take-narrow = Две соседние карты или две из колоды
web-pc-sign-take-flip = Возьмите две соседние карты или две из колоды; сначала можно одну перевернуть
web-pc-sign-pair = Возьмите две соседние карты
web-pc-sign-pass = Взять больше ничего нельзя
web-pc-sign-partner = Теперь подсвеченную соседнюю карту
web-pc-sign-partner-flip = Теперь подсвеченную соседнюю или переверните эту
web-pc-sign-alone = Взять её сейчас нельзя, но можно перевернуть
web-pc-sign-both = { $first } и { $second }
web-pc-sign-check = Проверьте оплату
web-pc-sign-pay = Выберите, чем заплатить
web-pc-sign-draw = К вашим картам: эта и неизвестная
web-pc-sign-flip = Перевернуть? Обратно нельзя
web-pc-sign-token = Выберите общественный жетон
web-pc-sign-tokens = Выберите общественный жетон, потом ещё один
web-pc-sign-again = Нажмите ещё раз: это закончит ход
web-pc-sign-last = Последний ход
web-pc-turn-of = Ход { $turn } из { $turns }
web-pc-last-round = Последний раунд
web-pc-last-round-about = Каждому ещё один ход, затем подсчёт очков

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
web-pc-cell-closed = Сейчас её взять нельзя.
web-pc-cell-automa = { $name } возьмёт её следующей.
web-pc-cell-automa-after = { $name } возьмёт её ещё через ход.

## Choosing
web-pc-draw = Взять две карты.
web-pc-flip = Перевернуть
web-pc-unpick = Вернуть
web-pc-flip-card = Перевернуть { $cell }
web-pc-build = Построить
web-pc-build-both = Построить обе
web-pc-take-both = Взять обе
web-pc-take-it = Взять
web-pc-draw-two = Взять две
web-pc-pay = Заплатить
web-pc-pass = Пропустить ход
web-pc-pile-left = Осталось: { $count }
web-pc-pile-draw = Взять две: эту и неизвестную
web-pc-took = берёт: { $first }, { $second }
web-pc-last-taken = Прошлый ход: { $name }
web-pc-pay-title = Чем заплатить: { $need }

## The bill
# cards: the names of the two cards.
web-pc-bill = Цена: { $cards }
web-pc-bill-swap = { $resource }: заплатить иначе
web-pc-bill-cost = Цена
web-pc-bill-covered = Город
web-pc-bill-cards = Отдаёте
web-pc-bill-nothing = ничего
# For screen readers; $given is a list of cards.
web-pc-heard-pair = { $first } и { $second }. Очки: { $points }. Отдаёте: { $given }.
web-pc-heard-bill = { $first } и { $second }. Очки: { $points }. Отдаёте: { $given }. Для подтверждения нажмите Enter ещё раз.

## Tokens
web-pc-tokens-about = Общественные объекты приносят общественные жетоны.
web-pc-token-worth = Сейчас это { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## Cities
web-pc-centre = центр
web-pc-mine = Мой город
web-pc-city-of = Город: { $name }
web-pc-others = Остальные
web-pc-first = ходит первым
web-pc-landmarks = Объекты только с очками
web-pc-civic = Общественные объекты
web-pc-holding = { $resource }: постоянных { $permanent }, в картах { $symbols }
