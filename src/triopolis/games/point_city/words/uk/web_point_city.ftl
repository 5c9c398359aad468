### Labels of Point City's board in the browser; what is said of moves stands in point_city.ftl.

## What can be done now
web-pc-todo-take = Візьміть дві сусідні картки або дві верхні з колоди добору.
web-pc-todo-flipped = Тепер візьміть дві сусідні картки або дві верхні з колоди добору.
web-pc-todo-last = Останній хід: візьміть дві сусідні картки.
web-pc-todo-pay = Виберіть, чим сплатити: { $need }.
web-pc-todo-token = Виберіть жетон громади.

## The sign
web-pc-sign-take = Візьміть дві сусідні картки або дві з колоди
web-pc-sign-take-narrow = Дві сусідні картки або дві з колоди
web-pc-sign-take-flip = Візьміть дві сусідні картки або дві з колоди; спершу можна одну перегорнути
web-pc-sign-pair = Візьміть дві сусідні картки
web-pc-sign-pass = Узяти більше нічого не можна
web-pc-sign-partner = Тепер підсвічену сусідню картку
web-pc-sign-partner-flip = Тепер підсвічену сусідню або перегорніть цю
web-pc-sign-alone = Узяти її зараз не можна, але можна перегорнути
web-pc-sign-both = { $first } і { $second }
web-pc-sign-check = Перевірте оплату
web-pc-sign-pay = Виберіть, чим сплатити
web-pc-sign-draw = До ваших карток: ця й невідома
web-pc-sign-flip = Перегорнути? Назад не можна
web-pc-sign-token = Виберіть жетон громади
web-pc-sign-tokens = Виберіть жетон громади, потім ще один
web-pc-sign-again = Натисніть ще раз: це завершить хід
web-pc-sign-last = Останній хід
web-pc-turn-of = Хід { $turn } із { $turns }
web-pc-last-round = Останній раунд
web-pc-last-round-about = Кожному ще один хід, потім підрахунок очок

## Resources where there is little room
web-pc-short-community = громада
web-pc-short-economy = економіка
web-pc-short-energy = енергія
web-pc-short-ecology = екологія
web-pc-short-industry = промисл.
web-pc-short-ingenuity = винахідл.

## Cards in words
web-pc-card = { $name }: { $text }
web-pc-card-production = ціна { $cost }; щоходу дає ресурс «{ $resource }»{ $points ->
    [0] {""}
    [one] {" "}і { $points } очко
    [few] {" "}і { $points } очки
    [many] {" "}і { $points } очок
   *[other] {" "}і { $points } очка
}
web-pc-card-points = ціна { $cost }; { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
web-pc-card-civic = ціна { $cost }; приносить жетон громади
web-pc-cell = { $cell }: { $card }.
web-pc-cell-empty = { $cell }: порожньо.
web-pc-cell-partner = Можна взяти разом із { $cell }.
web-pc-cell-closed = Зараз її взяти не можна.
web-pc-cell-automa = { $name } візьме її наступною.
web-pc-cell-automa-after = { $name } візьме її ще за хід.

## Choosing
web-pc-draw = Взяти дві картки.
web-pc-flip = Перегорнути
web-pc-unpick = Повернути
web-pc-flip-card = Перегорнути { $cell }
web-pc-build = Збудувати
web-pc-build-both = Збудувати обидві
web-pc-take-both = Узяти обидві
web-pc-take-it = Узяти
web-pc-draw-two = Узяти дві
web-pc-pay = Сплатити
web-pc-pass = Пропустити хід
web-pc-pile-left = Залишилося: { $count }
web-pc-pile-draw = Узяти дві: цю й невідому
web-pc-took = бере: { $first }, { $second }
web-pc-last-taken = Минулий хід: { $name }
web-pc-pay-title = Чим сплатити: { $need }

## The bill
# cards: the names of the two cards.
web-pc-bill = Ціна: { $cards }
web-pc-bill-swap = { $resource }: сплатити інакше
web-pc-bill-cost = Ціна
web-pc-bill-covered = Місто
web-pc-bill-cards = Віддаєте
web-pc-bill-nothing = нічого
# For screen readers; $given is a list of cards.
web-pc-heard-pair = { $first } і { $second }. Очки: { $points }. Віддаєте: { $given }.
web-pc-heard-bill = { $first } і { $second }. Очки: { $points }. Віддаєте: { $given }. Щоб підтвердити, натисніть Enter ще раз.

## Tokens
web-pc-tokens-about = Громадські об’єкти приносять жетони громади.
web-pc-token-worth = Зараз це { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.

## Cities
web-pc-centre = центр
web-pc-mine = Моє місто
web-pc-city-of = Місто: { $name }
web-pc-others = Решта
web-pc-first = ходить першим
web-pc-landmarks = Об’єкти лише з очками
web-pc-civic = Громадські об’єкти
web-pc-holding = { $resource }: постійних { $permanent }, у картках { $symbols }
