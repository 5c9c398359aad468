### За столом с настольной игрой: подсчёт очков и соперник для одного игрока.

## What the opponent says
printed-tell-you = Партия окончена. Посчитайте свои очки и введите их.
printed-tell-over = Вот и всё.
printed-your-points = Ваши очки: { $points }

## Point City's automa
printed-pc-tell-first = Сделайте ход. Потом автома берёт { $first } и { $second }: что лежит на { $first }?
printed-pc-tell-second = А что лежит на { $second }? Потом пополните рынок.
printed-pc-took = Ход { $turn }, { $cell }: { $card }
printed-pc-production = постоянный ресурс «{ $resource }»{ $points ->
    [0] {""}
   *[other] {" "}+ { $points }
}
printed-pc-landmark = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
printed-pc-civic = общественный объект и жетон
printed-pc-civic-none = общественный объект, жетонов не осталось
printed-pc-error-tokens = { $where }: общественных жетонов всего { $most }.
printed-pc-error-nothing = { $where }: у объекта есть постоянный ресурс или очки; общественный объект — это kind civic.

## Bloom Town's opponent
printed-bt-tell-setup = Когда стопки готовы, остаются три жетона. Какие из них — постройки? Их получает { $name }.
printed-bt-tell-empty = Сделайте ход, но рынок пока не пополняйте. Потом отметьте пустые места рынка.
printed-bt-tell-take = { $name } переходит к месту «{ $icon }» и берёт постройку. Какую? Потом пополните рынок.
printed-bt-setup = { $name }, построек в начале: { $count }
printed-bt-marker = { $name } переходит к месту «{ $icon }»
printed-bt-nothing = { $name }: взять нечего
printed-bt-recount = Пересчёт, { $types }: { $name } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
printed-bt-error-setup = { $where }: остаётся не больше { $most } жетонов.
printed-bt-error-slot = { $where }: места рынка нумеруются от 0 до { $last }.
