### «Город удачи»: за столом с настольной игрой.

## What the opponent says
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

## The score page
printed-pc-with-automa = Играли против автомы
printed-pc-buildings = Объекты
printed-pc-buildings-hint = Нажимайте на то, что напечатано на ваших картах: постоянный ресурс и очки. Цена не важна.
printed-pc-built = { $count ->
    [one] { $count } объект. Нажмите, чтобы убрать.
    [few] { $count } объекта. Нажмите, чтобы убрать.
    [many] { $count } объектов. Нажмите, чтобы убрать.
   *[other] { $count } объекта. Нажмите, чтобы убрать.
}
printed-pc-civic-building = общественный объект
printed-pc-tokens-hint = Отметьте жетоны, которые у вас есть.
printed-pc-unspent = Непотраченные карты ресурсов

## The opponent's page
printed-pc-opponent-about = Подготовьте игру как для двоих: 10 жетонов в ряд, одна начальная карта, ваша. Начинаете вы.
printed-pc-turn = Ход { $turn } из { $turns }
printed-pc-market-about = Отмеченные карты берут сейчас, обведённые пунктиром — после вашего следующего хода.
printed-pc-a-resource = На { $cell } лежит ресурс
printed-pc-a-building = … или объект
