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
printed-bt-tell-take = { $name } переходить до місця { $slot } зліва і бере споруду. Яку? Потім поповніть ринок.
printed-bt-setup = { $name }, споруд на початку: { $count }
printed-bt-marker = { $name } переходить до місця { $slot }
printed-bt-nothing = { $name }: взяти нічого
printed-bt-recount = Перерахунок, { $types }: { $name } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
printed-bt-error-setup = { $where }: лишається не більше { $most } жетонів.
printed-bt-error-slot = { $where }: місця ринку нумеруються від 0 до { $last }.

## The pages
printed-players = Гравці
printed-player = Гравець { $number }
printed-add-player = Ще гравець
printed-remove-player = Прибрати
printed-name = Ім’я
printed-less = Менше
printed-more = Більше
printed-result = Підсумок
printed-clear = Очистити все
printed-clear-sure = Очистити все?
printed-clear-about = Усе, що ви ввели для цієї гри, зникне.
printed-add-more = { $card } (× { $count })
printed-take-away = Прибрати: { $card } (× { $count })

## Point City
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

## Happy City
printed-hc-city = Місто
printed-hc-coins = Монети
printed-hc-monsters = З картами «Грозілли»
printed-hc-monster = Перед містом
printed-hc-nobody = нікого
printed-hc-ruin = руїни, { $monster }
printed-hc-add = Додайте карти в тому порядку, як вони лежать
printed-hc-shelves = Види карт
printed-hc-shelf-market = ринки
printed-hc-shelf-special = особливі
printed-hc-shelf-ruin = руїни
printed-hc-pyramid = { $name }: чию карту копіює Піраміда?
printed-hc-sphinx = { $name }: яку особливу будівлю копіює Сфінкс?
printed-hc-from-box = Або будівля з коробки
printed-take-out = Місце { $slot }: { $card }. Прибрати.

## Bloom Town
printed-bt-tiles = Споруди
printed-bt-choose-tile = Оберіть споруду.
printed-bt-choose-cell = Тепер торкніться її клітинки в місті.
printed-bt-build-now = Очки дають підсвічені клітинки. Будуйте або оберіть іншу клітинку.
printed-bt-doubled = Очки подвоєно
printed-bt-build = Збудувати
printed-bt-build-points = Збудувати: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
printed-bt-flower = Увімкнено, доки жетон не витрачено: це лише нагадування, сам він очок не дає.
printed-bt-recount-about = Усі міста знову отримують очки за вид: коли з’явився його другий жетон перерахунку або від квіткового жетона.
printed-bt-hand = Споруда з руки наприкінці
printed-bt-hand-about = Наприкінці { $name } ще раз отримує очки за один вид. Місто обирається вгорі.
printed-bt-cell-empty = { $cell }: порожньо
printed-bt-cell-ghost = { $cell }: { $tile }, ще не збудовано

## The opponent's page
printed-opponent-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
printed-my-points = Ваші очки
printed-my-unspent = Ваші невитрачені картки ресурсів, на випадок нічиєї
printed-who-won = Хто переміг?
printed-won = Ви перемогли!
printed-lost = Переміг суперник.
printed-shared = Нічия: перемога спільна.
printed-compare = Ви { $you } : { $points } { $name }
printed-pc-opponent-about = Підготуйте гру як для двох: 10 жетонів у ряд, одна початкова картка, ваша. Починаєте ви.
printed-pc-turn = Хід { $turn } із { $turns }
printed-pc-market-about = Позначені картки беруть зараз, обведені пунктиром — після вашого наступного ходу.
printed-pc-a-resource = На { $cell } лежить ресурс
printed-pc-a-building = … або об’єкт
printed-bt-opponent-about = Підготуйте повну гру для двох. Суперникові не потрібні планшет, рука та квітковий жетон; його фішка стоїть біля крайнього лівого місця ринку.
printed-bt-left-over = Лишилися
printed-bt-begin = { $count ->
    [0] Жодної: почати
   *[other] Почати
}
printed-bt-round = Коло { $round }
printed-bt-slot = Місце { $slot }: споруда
printed-bt-slot-empty = Місце { $slot }: порожньо
printed-bt-empty = порожньо
printed-bt-go = Ходить { $name }
printed-bt-wrap = Коло ринком: +{ $points }
printed-bt-events = Перерахунок або кінець гри
printed-bt-recount-solo = Вид перераховано: з’явився другий жетон перерахунку або ви витратили квітковий:
printed-bt-end-about = Три стоси порожні, і коло дограно:
printed-bt-end = Гру закінчено
