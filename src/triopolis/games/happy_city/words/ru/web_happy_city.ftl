### Labels of Happy City's board in the browser; what is said of moves stands in happy_city.ftl.

## What can be done now
web-hc-todo-market = Выберите рынок, с которого начнётся ваш город.
web-hc-todo-louvre = Выберите, чей доход вы копируете.
web-hc-todo-discard = { $missing ->
    [0] Сбросьте карту центральной зоны или оставьте все.
   *[other] Сбросьте карту центральной зоны или выберите стопку, чтобы открыть карту.
}
web-hc-todo-reveal = { $missing ->
    [1] Откройте ещё одну карту из любой стопки.
    [one] Откройте { $missing } карту из любых стопок.
    [few] Откройте { $missing } карты из любых стопок.
    [many] Откройте { $missing } карт из любых стопок.
   *[other] Откройте { $missing } карты из любых стопок.
}
web-hc-todo-buy = { $coins ->
    [0] Купите карту или жилое здание, если хотите.
    [one] Купите карту или жилое здание либо возьмите { $coins } монету.
    [few] Купите карту или жилое здание либо возьмите { $coins } монеты.
    [many] Купите карту или жилое здание либо возьмите { $coins } монет.
   *[other] Купите карту или жилое здание либо возьмите { $coins } монеты.
}
web-hc-todo-pay = Заплатите за карту: каждый жетон стоит 2 монеты.
web-hc-todo-special = Можно взять особое здание: одно за игру.
web-hc-todo-deflect = К вам идёт монстр! Прогнать его жетоном?
web-hc-todo-destroy = Второй монстр! Выберите здание, которое разрушит первый.
web-hc-todo-sphinx = Выберите особое здание, которое копирует ваш Сфинкс.
web-hc-todo-pyramid = Выберите соседа, чью карту копирует ваша Пирамида.

## The steps of a turn
web-hc-step-discard = Сброс
web-hc-step-reveal = Открыть
web-hc-step-buy = Купить
web-hc-step-special = Особое

## What the colours stand for
web-hc-type-yellow = магазины
web-hc-type-blue = службы
web-hc-type-green = жильё
web-hc-type-orange = досуг
web-hc-type-violet = заводы

## Choices
web-hc-choice-keep = Оставить все
web-hc-choice-coin = { $coins ->
    [0] Ничего не покупать
    [one] Взять { $coins } монету
    [few] Взять { $coins } монеты
    [many] Взять { $coins } монет
   *[other] Взять { $coins } монеты
}
web-hc-choice-pay = { $owing ->
    [one] Заплатить { $owing } монету
    [few] Заплатить { $owing } монеты
    [many] Заплатить { $owing } монет
   *[other] Заплатить { $owing } монеты
}
web-hc-choice-token = Отдать { $color } жетон за 2 монеты
web-hc-choice-pass = Пока не брать
web-hc-choice-deflect = Отправить: { $name }
web-hc-choice-accept = Пусть приходит
web-hc-choice-income = { $name }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
web-hc-choice-box = Случайное из коробки

## The one button: what it does
web-hc-answer-buy = Купить { $price ->
    [0] бесплатно
   *[other] за { $price }
}
web-hc-answer-discard = Сбросить
web-hc-answer-reveal = Открыть
web-hc-answer-destroy = Разрушить
web-hc-answer-token = Отдать жетон
web-hc-answer-take = Взять
web-hc-answer-copy = Копировать

## The sign
web-hc-sign-last = Последний раунд
web-hc-sign-take = Взять: { $card }
web-hc-sign-copy = Копировать: { $card }
web-hc-sign-goes = { $monster } → { $name }

## The table
web-hc-decks = Стопки
web-hc-central = Центральная зона
web-hc-homes = Жильё
web-hc-others = Соперники
web-hc-income = Доход
web-hc-colours = Карты по цветам
web-hc-first = первый игрок
web-hc-city-of = Город: { $name }
web-hc-deck = Стопка { $deck }: { $left ->
    [one] осталась { $left } карта
    [few] осталось { $left } карты
    [many] осталось { $left } карт
   *[other] осталось { $left } карты
}, в сбросе { $discarded }. Цены от { $from } до { $to }. Все её карты: { $holds }{ $monsters ->
    [0] .
    [one] , { $monsters } монстр.
    [few] , { $monsters } монстра.
    [many] , { $monsters } монстров.
   *[other] , { $monsters } монстра.
}
web-hc-for-sale = { $card } ({ $types }). { $price ->
    [0] Бесплатно
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}: { $symbols }.
web-hc-closed = { $why ->
    [owned] уже есть
    [full] нет места
   *[short] не хватает: { $short }
}
web-hc-special = { $card }: { $text }. Нужны { $needs }; у вас { $met } из { $count }.
web-hc-taken = Здание уже в городе: { $name }
web-hc-slot = { $slot }. { $card }: { $text }
web-hc-slot-ruin = { $slot }. Руины, на них { $monster }
web-hc-token = Жетон стоп-зилла, { $color }: { $count }
web-hc-chased-by = Прогонит карта:
web-hc-last-bought = покупка: { $card }
web-hc-last-took = особое здание: { $card }
web-hc-last-nothing = без покупки
web-hc-tab-shop = Рынок
web-hc-tab-mine = Мой город
