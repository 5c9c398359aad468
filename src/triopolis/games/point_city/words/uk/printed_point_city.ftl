### «Карткове місто»: за столом із настільною грою.

## What the opponent says
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

## The score page
printed-pc-with-automa = Грали проти автоми
printed-pc-buildings = Об’єкти
printed-pc-buildings-hint = Торкайтеся того, що надруковано на ваших картках: постійний ресурс і очки. Ціна не важлива.
printed-pc-built = { $count ->
    [one] { $count } об’єкт. Торкніться, щоб прибрати.
    [few] { $count } об’єкти. Торкніться, щоб прибрати.
    [many] { $count } об’єктів. Торкніться, щоб прибрати.
   *[other] { $count } об’єкта. Торкніться, щоб прибрати.
}
printed-pc-civic-building = громадський об’єкт
printed-pc-tokens-hint = Позначте жетони, які у вас є.
printed-pc-unspent = Невитрачені картки ресурсів

## The opponent's page
printed-pc-opponent-about = Підготуйте гру як для двох: 10 жетонів у ряд, одна початкова картка, ваша. Починаєте ви.
printed-pc-turn = Хід { $turn } із { $turns }
printed-pc-market-about = Позначені картки беруть зараз, обведені пунктиром — після вашого наступного ходу.
printed-pc-a-resource = На { $cell } лежить ресурс
printed-pc-a-building = … або об’єкт
