### Labels of Happy City's board in the browser; what is said of moves stands in happy_city.ftl.

## What can be done now
web-hc-todo-market = Виберіть ринок, з якого почнеться ваше місто.
web-hc-todo-louvre = Виберіть, чий дохід ви копіюєте.
web-hc-todo-discard = { $missing ->
    [0] Скиньте карту центральної зони або лишіть усі.
   *[other] Скиньте карту центральної зони або виберіть колоду, щоб викласти карту.
}
web-hc-todo-reveal = { $missing ->
    [1] Викладіть ще одну карту з будь-якої колоди.
    [one] Викладіть { $missing } карту з будь-яких колод.
    [few] Викладіть { $missing } карти з будь-яких колод.
    [many] Викладіть { $missing } карт із будь-яких колод.
   *[other] Викладіть { $missing } карти з будь-яких колод.
}
web-hc-todo-buy = { $coins ->
    [0] Купіть карту або житло, якщо бажаєте.
    [one] Купіть карту або житло чи візьміть { $coins } монету.
    [few] Купіть карту або житло чи візьміть { $coins } монети.
    [many] Купіть карту або житло чи візьміть { $coins } монет.
   *[other] Купіть карту або житло чи візьміть { $coins } монети.
}
web-hc-todo-pay = Сплатіть за карту: кожен жетон вартий 2 монети.
web-hc-todo-special = Можна взяти особливу будівлю: одну за гру.
web-hc-todo-deflect = До вас іде монстр! Прогнати його жетоном?
web-hc-todo-destroy = Другий монстр! Виберіть будівлю, яку зруйнує перший.
web-hc-todo-sphinx = Виберіть особливу будівлю, яку копіює ваш Сфінкс.
web-hc-todo-pyramid = Виберіть сусіда, чию карту копіює ваша Піраміда.

## The steps of a turn
web-hc-step-discard = Скид
web-hc-step-reveal = Викласти
web-hc-step-buy = Купити
web-hc-step-special = Особлива

## What the colours stand for
web-hc-type-yellow = магазини
web-hc-type-blue = служби
web-hc-type-green = житло
web-hc-type-orange = розваги
web-hc-type-violet = заводи

## Choices
web-hc-choice-keep = Лишити всі
web-hc-choice-coin = { $coins ->
    [0] Нічого не купувати
    [one] Взяти { $coins } монету
    [few] Взяти { $coins } монети
    [many] Взяти { $coins } монет
   *[other] Взяти { $coins } монети
}
web-hc-choice-pay = { $owing ->
    [one] Сплатити { $owing } монету
    [few] Сплатити { $owing } монети
    [many] Сплатити { $owing } монет
   *[other] Сплатити { $owing } монети
}
web-hc-choice-token = Віддати { $color } жетон за 2 монети
web-hc-choice-pass = Поки не брати
web-hc-choice-deflect = Відіслати: { $name }
web-hc-choice-accept = Хай приходить
web-hc-choice-income = { $name }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
web-hc-choice-box = Випадкова з коробки

## The one button: what it does
web-hc-answer-buy = Купити { $price ->
    [0] безкоштовно
   *[other] за { $price }
}
web-hc-answer-discard = Скинути
web-hc-answer-reveal = Викласти
web-hc-answer-destroy = Зруйнувати
web-hc-answer-token = Віддати жетон
web-hc-answer-take = Взяти
web-hc-answer-copy = Копіювати

## The sign
web-hc-sign-last = Останній раунд
web-hc-sign-take = Взяти: { $card }
web-hc-sign-copy = Копіювати: { $card }
web-hc-sign-goes = { $monster } → { $name }

## The table
web-hc-decks = Колоди
web-hc-central = Центральна зона
web-hc-homes = Житло
web-hc-others = Суперники
web-hc-income = Дохід
web-hc-colours = Карти за кольорами
web-hc-first = перший гравець
web-hc-city-of = Місто: { $name }
web-hc-deck = Колода { $deck }: { $left ->
    [one] лишилася { $left } карта
    [few] лишилося { $left } карти
    [many] лишилося { $left } карт
   *[other] лишилося { $left } карти
}, у скиді { $discarded }. Ціни від { $from } до { $to }. Усі її карти: { $holds }{ $monsters ->
    [0] .
    [one] , { $monsters } монстр.
    [few] , { $monsters } монстри.
    [many] , { $monsters } монстрів.
   *[other] , { $monsters } монстра.
}
web-hc-for-sale = { $card } ({ $types }). { $price ->
    [0] Безкоштовно
    [one] { $price } монета
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}: { $symbols }.
web-hc-closed = { $why ->
    [owned] уже є
    [full] немає місця
   *[short] бракує: { $short }
}
web-hc-special = { $card }: { $text }. Потрібні { $needs }; у вас { $met } з { $count }.
web-hc-taken = Будівля вже в місті: { $name }
web-hc-slot = { $slot }. { $card }: { $text }
web-hc-slot-ruin = { $slot }. Руїни, на них { $monster }
web-hc-token = Жетон стоп-зілла, { $color }: { $count }
web-hc-chased-by = Прожене карта:
web-hc-last-bought = покупка: { $card }
web-hc-last-took = особлива будівля: { $card }
web-hc-last-nothing = без покупки
web-hc-tab-shop = Ринок
web-hc-tab-mine = Моє місто
