### Labels of Point City's board in the browser; what is said of moves stands in point_city.ftl.

## What can be done now
web-pc-todo-take = Візьміть дві сусідні картки або дві верхні з колоди добору.
web-pc-todo-flipped = Тепер візьміть дві сусідні картки або дві верхні з колоди добору.
web-pc-todo-last = Останній хід: візьміть дві сусідні картки.
web-pc-todo-pay = Виберіть, чим сплатити: { $need }.
web-pc-todo-token = Виберіть жетон громади.

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
web-pc-cell-automa = { $name } візьме її наступною.
web-pc-cell-automa-after = { $name } візьме її ще за хід.

## Choosing
web-pc-draw = Взяти дві картки.
web-pc-flip = Перегорнути
web-pc-unpick = Скасувати вибір
web-pc-picked = Тепер підсвічену сусідню.
web-pc-picked-alone = Узяти її зараз не можна, але можна перегорнути.
web-pc-desk-empty = Виберіть картку, потім підсвічену сусідню: тут з’явиться рахунок.
web-pc-pay-title = Чим сплатити: { $need }

## The bill
web-pc-bill-cost = Ціна
web-pc-bill-covered = Платить місто
web-pc-bill-cards = Віддаєте
web-pc-bill-choose = на вибір
web-pc-bill-nothing = нічого
web-pc-bill-free = Дві картки ресурсів до ваших.
web-pc-bill-draw = До ваших карток: { $top } і невідома.
web-pc-bill-token = Приносить жетон громади

## Tokens
web-pc-tokens-about = Громадські об’єкти приносять жетони громади.
web-pc-token-worth = Зараз це { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.

## Cities
web-pc-city-of = Місто: { $name }
web-pc-others = Решта
web-pc-first = ходить першим
web-pc-landmarks = Об’єкти лише з очками
web-pc-civic = Громадські об’єкти
web-pc-permanent = { $count ->
    [one] { $count } постійний ресурс, платить
    [few] { $count } постійні ресурси, платять
    [many] { $count } постійних ресурсів, платять
   *[other] { $count } постійного ресурсу, платять
} щоходу
web-pc-holding = { $resource }: постійних { $permanent }, у картках { $symbols }
