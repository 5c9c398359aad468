### Point City in play: moves, why something cannot be chosen, the log, names and points. Page, terminal and server say it.

## Resources
pc-resource-community = громада
pc-resource-economy = економіка
pc-resource-energy = енергія
pc-resource-ecology = екологія
pc-resource-industry = промисловість
pc-resource-ingenuity = винахідливість
pc-side-double = 2 × { $resource }
pc-amount = { $count } × { $resource }

## Buildings
pc-building-production-community-1 = Двір
pc-building-production-community-2 = Клуб
pc-building-production-community-3 = Святкова площа
pc-building-production-economy-1 = Кіоск
pc-building-production-economy-2 = Торговий ряд
pc-building-production-economy-3 = Банк
pc-building-production-energy-1 = Вітряк
pc-building-production-energy-2 = Сонячне поле
pc-building-production-energy-3 = Електростанція
pc-building-production-ecology-1 = Сквер
pc-building-production-ecology-2 = Сад
pc-building-production-ecology-3 = Заповідник
pc-building-production-industry-1 = Майстерня
pc-building-production-industry-2 = Лісопилка
pc-building-production-industry-3 = Завод
pc-building-points-community-1 = Фонтан
pc-building-points-community-2 = Театр
pc-building-points-community-3 = Стадіон
pc-building-points-economy-1 = Бутик
pc-building-points-economy-2 = Готель
pc-building-points-economy-3 = Хмарочос
pc-building-points-energy-1 = Світлова арка
pc-building-points-energy-2 = Канатна дорога
pc-building-points-energy-3 = Обсерваторія
pc-building-points-ecology-1 = Ставок
pc-building-points-ecology-2 = Оранжерея
pc-building-points-ecology-3 = Ботанічний сад
pc-building-points-industry-1 = Годинникова вежа
pc-building-points-industry-2 = Міст
pc-building-points-industry-3 = Порт
pc-building-civic-community-1 = Бібліотека
pc-building-civic-community-2 = Школа
pc-building-civic-community-3 = Університет
pc-building-civic-economy-1 = Пошта
pc-building-civic-economy-2 = Суд
pc-building-civic-economy-3 = Ратуша
pc-building-civic-energy-1 = Пожежна частина
pc-building-civic-energy-2 = Лікарня
pc-building-civic-energy-3 = Науковий центр
pc-building-civic-ecology-1 = Громадський сад
pc-building-civic-ecology-2 = Зоопарк
pc-building-civic-ecology-3 = Океанаріум
pc-building-civic-industry-1 = Трамвайне депо
pc-building-civic-industry-2 = Вокзал
pc-building-civic-industry-3 = Аеропорт

## Civic tokens
pc-token-per-permanent = { $points } за кожен постійний ресурс «{ $first }»
pc-token-per-pair = { $points } за кожну пару постійних ресурсів «{ $first }» + «{ $second }»
pc-token-per-full-set-of-five = { $points } за кожен набір усіх п’яти постійних ресурсів
pc-token-per-type-at-least = { $points } за кожен тип постійного ресурсу, якого у вас { $least } або більше
pc-token-per-missing-type = { $points } за кожен тип постійного ресурсу, якого у вас немає
pc-token-per-unspent-ingenuity-card = { $points } за кожну невитрачену картку винахідливості
pc-token-flat = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} просто так
pc-token-per-plain-production-building = { $points } за кожен об’єкт із постійним ресурсом і без очок
pc-token-per-unspent-resource-card = { $points } за кожну невитрачену картку ресурсу
pc-token-per-civic-token = { $points } за кожен жетон громади, із цим включно

## Moves
moves-point-city-flip = Перегорнути картку на бік об’єкта, потім узяти
moves-point-city-take = Взяти дві картки   ([ ] об’єкт, − плата, +2 очки одразу)
moves-point-city-draw = Взяти з колоди добору
moves-point-city-pay = Виберіть, чим сплатити
moves-point-city-token = Виберіть жетон громади   (★ очки одразу)
moves-point-city-pass = Пропустити хід
pc-move-flip = Перегорнути { $cell } ({ $side }) на бік об’єкта
pc-move-take = Взяти { $first } { $first-card } + { $second } { $second-card }
pc-move-draw = Взяти дві верхні картки колоди добору: { $top } і невідому
pc-move-pass = Пропустити хід: узяти більше нічого
pc-move-pay = Сплатити: { $cards }
pc-given-double = { $count ->
    [one] { $count } подвійна картка ({ $resource })
    [few] { $count } подвійні картки ({ $resource })
    [many] { $count } подвійних карток ({ $resource })
   *[other] { $count } подвійної картки ({ $resource })
}
pc-given-single = { $count ->
    [one] { $count } картка ({ $resource })
    [few] { $count } картки ({ $resource })
    [many] { $count } карток ({ $resource })
   *[other] { $count } картки ({ $resource })
}
pc-move-token = Взяти жетон громади: { $text }
pc-given-ingenuity = { $count ->
    [one] { $count } картка винахідливості замість ресурсу «{ $resource }»
    [few] { $count } картки винахідливості замість ресурсу «{ $resource }»
    [many] { $count } карток винахідливості замість ресурсу «{ $resource }»
   *[other] { $count } картки винахідливості замість ресурсу «{ $resource }»
}
pc-cards-double = { $count ->
    [one] { $count } подвійна картка
    [few] { $count } подвійні картки
    [many] { $count } подвійних карток
   *[other] { $count } подвійної картки
}
pc-cards-single = { $count ->
    [one] { $count } одинарна картка
    [few] { $count } одинарні картки
    [many] { $count } одинарних карток
   *[other] { $count } одинарної картки
}
pc-cards-ingenuity = { $count ->
    [one] { $count } картка винахідливості
    [few] { $count } картки винахідливості
    [many] { $count } карток винахідливості
   *[other] { $count } картки винахідливості
}
pc-error-notation = «{ $text }» — не хід. Ходи пишуться так: flip b2, take a1 a2, draw, pass, pay economy 1d 0s 1i, token 12.

## What a move brings
pc-brings-cost = Ціна: { $cost }
pc-brings-covered = Постійні ресурси дають: { $covered }
pc-brings-paid = Ви віддаєте: { $parts }
pc-brings-city = До вашого міста: { $cards }
pc-brings-permanent = +1 постійний ресурс ({ $resource })
pc-brings-supply = До ваших карток ресурсів: { $cards }
pc-brings-unknown = невідома картка
pc-brings-flip = Потім ви берете дві картки: цю або інші
pc-brings-token = Його очки змінюються разом із вашим містом до кінця гри
pc-brings-token-flat = Ці очки залишаться вашими
pc-brings-then-payment = Потім виберіть, чим сплатити
pc-brings-then-token = Потім виберіть жетон громади
# In a list of what a hint's move brings
pc-gain-permanent = постійний ресурс ({ $resource })
pc-gain-token = жетон громади

## Why not
pc-why-not-your-turn = Зараз не ваш хід.
pc-why-no-move = Такого ходу в грі немає.
pc-why-no-component = На столі такого немає.
pc-why-no-cell = Клітинки { $cell } на ринку немає. Клітинки називаються від a1 до d4.
pc-why-apart = { $first } і { $second } не лежать поруч.
# $card і $other: місце й назва двох карток
pc-why-no-partner = Картку { $card } не сплатити з жодною сусідньою. Навіть разом із { $other } бракує: { $lacking }.
pc-why-cell = { $cell } «{ $card }»
pc-why-pay-first = Спершу виберіть, як сплатити: { $resource }.
pc-why-token-first = Спершу виберіть жетон громади.
pc-why-unpaid = Це не сплатити: бракує { $lacking }.
pc-why-pile-empty = Колода добору порожня.
pc-why-no-pass = Не можна пропустити хід, поки є що взяти.
pc-why-flipped = Цього ходу ви вже перегорнули картку.
pc-why-building-up = { $cell } уже лежить боком об’єкта догори.
pc-why-no-line = Немає рядка чи стовпчика з { $cell }, де всі чотири картки лежать боком ресурсу догори.
pc-why-nothing-to-pay = Зараз нічого вибирати для оплати.
pc-why-other-resource = Зараз оплачується інший ресурс: { $resource }.
pc-why-not-owned = Стільки карток у вас немає. Є подвійних: { $doubles }, одинарних: { $singles }, винахідливості: { $ingenuity }.
pc-why-not-needed = Кожна віддана картка має бути потрібна: сплатити треба { $need }.
pc-why-ingenuity = Решту від { $need } покриває винахідливість: тут її треба { $wild }.
pc-why-rest-unpaid = Тоді винахідливості не вистачить на решту ціни.
pc-why-token-absent = Жетона громади { $token } у цій партії немає.
pc-why-token-gone = Цей жетон громади вже в іншого міста.
pc-why-token-yours = Цей жетон громади ваш: { $text }.
pc-why-no-token-due = Жетон громади беруть лише за щойно побудований громадський об’єкт.

## Log
pc-log-flip = { $name }: картку { $cell } перегорнуто — { $card }
pc-log-take = { $name } бере { $first } { $first-card } і { $second } { $second-card }
pc-log-draw = { $name } бере з колоди добору: { $first-card }, { $second-card }
pc-log-pay = { $name } платить: { $cards }
pc-log-token = { $name } бере жетон громади: { $text }
pc-log-refill = { $cell } поповнюється: { $card }
pc-log-pass = { $name } пропускає хід: узяти нічого

## Score sheets
pc-item-buildings = зазначено на { $count ->
    [one] { $count } об’єкті
    [few] { $count } об’єктах
    [many] { $count } об’єктах
   *[other] { $count } об’єкта
}
pc-item-token = { $text } (× { $count })
pc-item-permanents = за { $count ->
    [one] { $count } постійний ресурс
    [few] { $count } постійні ресурси
    [many] { $count } постійних ресурсів
   *[other] { $count } постійного ресурсу
}
pc-item-tokens = за { $count ->
    [one] { $count } жетон громади
    [few] { $count } жетони громади
    [many] { $count } жетонів громади
   *[other] { $count } жетона громади
}, по { $each }
pc-item-ingenuity = за { $count ->
    [one] { $count } картку винахідливості
    [few] { $count } картки винахідливості
    [many] { $count } карток винахідливості
   *[other] { $count } картки винахідливості
}

## Scoring a printed game
pc-table-seat = місце { $seat }
pc-table-seats = $.seats: у партії від 1 до 4 місць, а не { $count }.
pc-table-automa-seats = $.automa: автома грає проти одного місця, а тут їх { $count }.
pc-table-card-unknown = { $where }: картки { $id } немає. Картки нумеруються від 0 до { $last }.
pc-table-card-twice = { $where }: картка { $id } уже лежить у { $other }.
pc-table-no-such = { $where }: картки з таким об’єктом немає.
pc-table-none-left = { $where }: усі картки з таким об’єктом уже зайняті.
pc-table-symbols = { $where }: стільки карток «{ $resource }» у грі немає.
pc-table-token-unknown = { $where }: жетона громади { $id } немає. Жетони нумеруються від 0 до { $last }.
pc-table-token-twice = { $where }: жетон громади { $id } уже лежить у { $other }.
pc-table-tokens-negative = { $where }: стільки жетонів бути не може ({ $count }).
pc-table-tokens-many = Жетонів громади забагато ({ $count }): у партії на стільки місць їх { $most }.
pc-table-warn-civic = { $name }: жетонів громади ({ $tokens }) більше, ніж громадських об’єктів ({ $civic }).

## The board as text
pc-board-market = Ринок
pc-board-token = жетон
pc-board-pile = Колода добору: { $count ->
    [one] { $count } картка
    [few] { $count } картки
    [many] { $count } карток
   *[other] { $count } картки
}, зверху { $top }
pc-board-pile-empty = Колода добору порожня
pc-board-tokens = Жетони громади на столі
pc-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
pc-board-supply = Картки ресурсів
pc-board-permanents = Постійні ресурси
pc-board-buildings = Місто
pc-board-owned-tokens = Жетони

## The table in words and signs: cost → what a building gives
pc-spread-gap = порожня клітинка
pc-spread-building-production = { $points ->
    [0] { $cost } → { $resource }
    [one] { $cost } → { $resource }, { $points } очко
    [few] { $cost } → { $resource }, { $points } очки
    [many] { $cost } → { $resource }, { $points } очок
   *[other] { $cost } → { $resource }, { $points } очка
}
pc-spread-building-points = { $points ->
    [one] { $cost } → { $points } очко
    [few] { $cost } → { $points } очки
    [many] { $cost } → { $points } очок
   *[other] { $cost } → { $points } очка
}
pc-spread-building-civic = { $cost } → жетон громади
pc-spread-automa-next = автома: наступний хід
pc-spread-automa-after = автома: через хід
pc-spread-pile = Колода добору
pc-spread-pile-item = колода добору
pc-spread-top = зверху: { $top }
pc-spread-empty = порожньо
pc-spread-last-turn = Це останній хід.
pc-spread-token = жетон громади
pc-spread-score = Очки
pc-spread-points = { $count ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
pc-spread-need = Залишилося сплатити: { $need }

## Data packs
pc-pack-free = { $file }, рядок { $line }, стовпець { $column }: об’єкт має щось коштувати.
pc-pack-tier = { $file }, рядок { $line }, стовпець { $column }: карток рівня { $tier } — { $found }, а для чотирьох потрібно { $needed }.
pc-pack-tokens = { $file }, рядок { $line }, стовпець { $column }: основних жетонів — { $found }, а для чотирьох потрібно { $needed }.
pc-pack-pair = { $file }, рядок { $line }, стовпець { $column }: парі потрібні два різні ресурси, а обидва — «{ $value }».

## The rules in short
rules-short-point-city =
    Збудуйте місто, яке принесе найбільше очок. У вас 17 ходів.
    Хід: візьміть дві картки — дві сусідні картки ринку (не по діагоналі) або дві верхні картки колоди добору.
    • Картка ресурсу лягає перед вами й оплачує об’єкти: одразу чи згодом.
    • Об’єкт треба оплатити, коли ви його берете. Спершу платять постійні ресурси об’єктів, побудованих у попередні ходи, кожен раз за хід; решту платять картки ресурсів і виходять із гри. Решти не дають. Винахідливість — будь-який один ресурс.
    • За громадський об’єкт ви вибираєте жетон громади; жетони дають очки наприкінці.
    Перед добором, один раз за хід, можна перегорнути картку ресурсу на бік об’єкта, якщо в її рядку чи стовпчику всі чотири картки лежать боком ресурсу догори.
    Потім ринок поповнюють: де лежав ресурс, з’явиться об’єкт, де лежав об’єкт — ресурс.
    Гра закінчується, коли ринок нічим поповнити. Очки: об’єкти й жетони. За нічиєї перемагає той, у кого більше невитрачених карток ресурсів.
    Наодинці ви граєте проти автоми: після кожного вашого ходу вона бере дві позначені картки й нічого не платить.
