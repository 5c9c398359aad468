### За столом із настільною грою: підрахунок очок і суперник для одного гравця.

## What the opponent says
printed-tell-you = Партію закінчено. Порахуйте свої очки та введіть їх.
printed-tell-over = Ось і все.
printed-your-points = Ваші очки: { $points }

## Point City's automa
printed-pc-tell-first = Зробіть хід. Потім автома бере { $first } і { $second }: що лежить на { $first }?
printed-pc-tell-second = А що лежить на { $second }? Потім поповніть ринок.
printed-pc-took = Хід { $turn }, { $cell }: { $card }
printed-pc-production = постійний ресурс «{ $resource }»{ $points ->
    [0] {""}
   *[other] {" "}+ { $points }
}
printed-pc-landmark = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
printed-pc-civic = громадський об’єкт і жетон
printed-pc-civic-none = громадський об’єкт, жетонів не лишилося
printed-pc-error-tokens = { $where }: жетонів громади всього { $most }.
printed-pc-error-nothing = { $where }: об’єкт має постійний ресурс або очки; громадський об’єкт — це kind civic.

## Bloom Town's opponent
printed-bt-tell-setup = Коли стоси готові, лишаються три жетони. Які з них — споруди? Їх отримує { $name }.
printed-bt-tell-empty = Зробіть хід, але ринок поки не поповнюйте. Потім позначте порожні місця ринку.
printed-bt-tell-take = { $name } переходить до місця «{ $icon }» і бере споруду. Яку? Потім поповніть ринок.
printed-bt-setup = { $name }, споруд на початку: { $count }
printed-bt-marker = { $name } переходить до місця «{ $icon }»
printed-bt-nothing = { $name }: взяти нічого
printed-bt-recount = Перерахунок, { $types }: { $name } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
printed-bt-error-setup = { $where }: лишається не більше { $most } жетонів.
printed-bt-error-slot = { $where }: місця ринку нумеруються від 0 до { $last }.
