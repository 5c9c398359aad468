### Point City in play: moves, why something cannot be chosen, the log, names and points. Page, terminal and server say it.

## Resources
pc-resource-community = общество
pc-resource-economy = экономика
pc-resource-energy = энергия
pc-resource-ecology = экология
pc-resource-industry = промышленность
pc-resource-ingenuity = изобретательность
pc-side-double = 2 × { $resource }
pc-amount = { $count } × { $resource }

## Buildings
pc-building-production-community-1 = Двор
pc-building-production-community-2 = Клуб
pc-building-production-community-3 = Праздничная площадь
pc-building-production-economy-1 = Киоск
pc-building-production-economy-2 = Торговый ряд
pc-building-production-economy-3 = Банк
pc-building-production-energy-1 = Ветряк
pc-building-production-energy-2 = Солнечное поле
pc-building-production-energy-3 = Электростанция
pc-building-production-ecology-1 = Сквер
pc-building-production-ecology-2 = Сад
pc-building-production-ecology-3 = Заповедник
pc-building-production-industry-1 = Мастерская
pc-building-production-industry-2 = Лесопилка
pc-building-production-industry-3 = Завод
pc-building-points-community-1 = Фонтан
pc-building-points-community-2 = Театр
pc-building-points-community-3 = Стадион
pc-building-points-economy-1 = Бутик
pc-building-points-economy-2 = Гостиница
pc-building-points-economy-3 = Небоскрёб
pc-building-points-energy-1 = Световая арка
pc-building-points-energy-2 = Канатная дорога
pc-building-points-energy-3 = Обсерватория
pc-building-points-ecology-1 = Пруд
pc-building-points-ecology-2 = Оранжерея
pc-building-points-ecology-3 = Ботанический сад
pc-building-points-industry-1 = Часовая башня
pc-building-points-industry-2 = Мост
pc-building-points-industry-3 = Порт
pc-building-civic-community-1 = Библиотека
pc-building-civic-community-2 = Школа
pc-building-civic-community-3 = Университет
pc-building-civic-economy-1 = Почта
pc-building-civic-economy-2 = Суд
pc-building-civic-economy-3 = Ратуша
pc-building-civic-energy-1 = Пожарная часть
pc-building-civic-energy-2 = Больница
pc-building-civic-energy-3 = Научный центр
pc-building-civic-ecology-1 = Общественный сад
pc-building-civic-ecology-2 = Зоопарк
pc-building-civic-ecology-3 = Океанариум
pc-building-civic-industry-1 = Трамвайное депо
pc-building-civic-industry-2 = Вокзал
pc-building-civic-industry-3 = Аэропорт

## Civic tokens
pc-token-per-permanent = { $points } за каждый постоянный ресурс «{ $first }»
pc-token-per-pair = { $points } за каждую пару постоянных ресурсов «{ $first }» + «{ $second }»
pc-token-per-full-set-of-five = { $points } за каждый набор всех пяти постоянных ресурсов
pc-token-per-type-at-least = { $points } за каждый тип постоянного ресурса, которого у вас не меньше { $least }
pc-token-per-missing-type = { $points } за каждый тип постоянного ресурса, которого у вас нет
pc-token-per-unspent-ingenuity-card = { $points } за каждую непотраченную карту изобретательности
pc-token-flat = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} просто так
pc-token-per-plain-production-building = { $points } за каждый объект с постоянным ресурсом и без очков
pc-token-per-unspent-resource-card = { $points } за каждую непотраченную карту ресурса
pc-token-per-civic-token = { $points } за каждый общественный жетон, включая этот

## Moves
moves-point-city-flip = Перевернуть карту на сторону объекта, потом взять
moves-point-city-take = Взять две карты   ([ ] объект, − плата, +2 очки сразу)
moves-point-city-draw = Взять из общей колоды
moves-point-city-pay = Выберите, чем заплатить
moves-point-city-token = Выберите общественный жетон   (★ очки сразу)
moves-point-city-pass = Пропустить ход
pc-move-flip = Перевернуть { $cell } ({ $side }) на сторону объекта
pc-move-take = Взять { $first } { $first-card } + { $second } { $second-card }
pc-move-draw = Взять две верхние карты общей колоды: { $top } и неизвестную
pc-move-pass = Пропустить ход: взять больше нечего
pc-move-pay = Заплатить: { $cards }
pc-given-double = { $count ->
    [one] { $count } двойная карта ({ $resource })
    [few] { $count } двойные карты ({ $resource })
    [many] { $count } двойных карт ({ $resource })
   *[other] { $count } двойной карты ({ $resource })
}
pc-given-single = { $count ->
    [one] { $count } карта ({ $resource })
    [few] { $count } карты ({ $resource })
    [many] { $count } карт ({ $resource })
   *[other] { $count } карты ({ $resource })
}
pc-move-token = Взять общественный жетон: { $text }
pc-given-ingenuity = { $count ->
    [one] { $count } карта изобретательности вместо ресурса «{ $resource }»
    [few] { $count } карты изобретательности вместо ресурса «{ $resource }»
    [many] { $count } карт изобретательности вместо ресурса «{ $resource }»
   *[other] { $count } карты изобретательности вместо ресурса «{ $resource }»
}
pc-cards-double = { $count ->
    [one] { $count } двойная карта
    [few] { $count } двойные карты
    [many] { $count } двойных карт
   *[other] { $count } двойной карты
}
pc-cards-single = { $count ->
    [one] { $count } одинарная карта
    [few] { $count } одинарные карты
    [many] { $count } одинарных карт
   *[other] { $count } одинарной карты
}
pc-cards-ingenuity = { $count ->
    [one] { $count } карта изобретательности
    [few] { $count } карты изобретательности
    [many] { $count } карт изобретательности
   *[other] { $count } карты изобретательности
}
pc-error-notation = «{ $text }» — не ход. Ходы пишутся так: flip b2, take a1 a2, draw, pass, pay economy 1d 0s 1i, token 12.

## What a move brings
pc-brings-cost = Цена: { $cost }
pc-brings-covered = Постоянные ресурсы дают: { $covered }
pc-brings-paid = Вы отдаёте: { $parts }
pc-brings-city = В ваш город: { $cards }
pc-brings-permanent = +1 постоянный ресурс ({ $resource })
pc-brings-supply = К вашим картам ресурсов: { $cards }
pc-brings-unknown = неизвестная карта
pc-brings-flip = Потом вы берёте две карты: эту или другие
pc-brings-token = Его очки меняются вместе с вашим городом до конца игры
pc-brings-token-flat = Эти очки останутся у вас
pc-brings-then-payment = Потом выберите, чем заплатить
pc-brings-then-token = Потом выберите общественный жетон
# In a list of what a hint's move brings
pc-gain-permanent = постоянный ресурс ({ $resource })
pc-gain-token = общественный жетон

## Why not
pc-why-not-your-turn = Сейчас не ваш ход.
pc-why-no-move = Такого хода в игре нет.
pc-why-no-component = На столе такого нет.
pc-why-no-cell = Места { $cell } на рынке нет. Места называются от a1 до d4.
pc-why-apart = { $first } и { $second } не лежат рядом.
# $card и $other: место и название двух карт
pc-why-no-partner = Карту { $card } не оплатить ни с одной соседней. Даже вместе с { $other } не хватает: { $lacking }.
pc-why-cell = { $cell } «{ $card }»
pc-why-pay-first = Сначала выберите, как заплатить: { $resource }.
pc-why-token-first = Сначала выберите общественный жетон.
pc-why-unpaid = Это не оплатить: не хватает { $lacking }.
pc-why-pile-empty = Общая колода пуста.
pc-why-no-pass = Нельзя пропустить ход, пока есть что взять.
pc-why-flipped = В этом ходу вы уже перевернули карту.
pc-why-building-up = { $cell } уже лежит стороной объекта вверх.
pc-why-no-line = Нет ряда с { $cell }, где все четыре карты лежат стороной ресурса вверх.
pc-why-nothing-to-pay = Сейчас нечего выбирать для оплаты.
pc-why-other-resource = Сейчас оплачивается другой ресурс: { $resource }.
pc-why-not-owned = Столько карт у вас нет. Есть двойных: { $doubles }, одинарных: { $singles }, изобретательности: { $ingenuity }.
pc-why-not-needed = Каждая отданная карта должна быть нужна: заплатить надо { $need }.
pc-why-ingenuity = Остаток от { $need } покрывает изобретательность: здесь её нужно { $wild }.
pc-why-rest-unpaid = Тогда изобретательности не хватит на остальную цену.
pc-why-token-absent = Общественного жетона { $token } в этой партии нет.
pc-why-token-gone = Этот общественный жетон уже у другого города.
pc-why-token-yours = Этот общественный жетон у вас: { $text }.
pc-why-no-token-due = Общественный жетон берут только за только что построенный общественный объект.

## Log
pc-log-flip = { $name }: карта { $cell } перевёрнута — { $card }
pc-log-take = { $name } берёт { $first } { $first-card } и { $second } { $second-card }
pc-log-draw = { $name } берёт из общей колоды: { $first-card }, { $second-card }
pc-log-pay = { $name } платит: { $cards }
pc-log-token = { $name } берёт общественный жетон: { $text }
pc-log-refill = { $cell } пополняется: { $card }
pc-log-pass = { $name } пропускает ход: взять нечего

## Score sheets
pc-item-buildings = указано на { $count ->
    [one] { $count } объекте
    [few] { $count } объектах
    [many] { $count } объектах
   *[other] { $count } объекта
}
pc-item-token = { $text } (× { $count })
pc-item-permanents = за { $count ->
    [one] { $count } постоянный ресурс
    [few] { $count } постоянных ресурса
    [many] { $count } постоянных ресурсов
   *[other] { $count } постоянного ресурса
}
pc-item-tokens = за { $count ->
    [one] { $count } общественный жетон
    [few] { $count } общественных жетона
    [many] { $count } общественных жетонов
   *[other] { $count } общественного жетона
}, по { $each }
pc-item-ingenuity = за { $count ->
    [one] { $count } карту изобретательности
    [few] { $count } карты изобретательности
    [many] { $count } карт изобретательности
   *[other] { $count } карты изобретательности
}

## Scoring a printed game
pc-table-seat = место { $seat }
pc-table-seats = $.seats: в партии от 1 до 4 мест, а не { $count }.
pc-table-automa-seats = $.automa: автома играет против одного места, а здесь их { $count }.
pc-table-card-unknown = { $where }: карты { $id } нет. Карты нумеруются от 0 до { $last }.
pc-table-card-twice = { $where }: карта { $id } уже лежит в { $other }.
pc-table-no-such = { $where }: карты с таким объектом нет.
pc-table-none-left = { $where }: все карты с таким объектом уже заняты.
pc-table-symbols = { $where }: столько карт «{ $resource }» в игре нет.
pc-table-token-unknown = { $where }: общественного жетона { $id } нет. Жетоны нумеруются от 0 до { $last }.
pc-table-token-twice = { $where }: общественный жетон { $id } уже лежит в { $other }.
pc-table-tokens-negative = { $where }: столько жетонов быть не может ({ $count }).
pc-table-tokens-many = Общественных жетонов слишком много ({ $count }): в партии на столько мест их { $most }.
pc-table-warn-civic = { $name }: общественных жетонов ({ $tokens }) больше, чем общественных объектов ({ $civic }).

## The board as text
pc-board-market = Рынок
pc-board-token = жетон
pc-board-pile = Общая колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, сверху { $top }
pc-board-pile-empty = Общая колода пуста
pc-board-tokens = Общественные жетоны на столе
pc-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
pc-board-supply = Карты ресурсов
pc-board-permanents = Постоянные ресурсы
pc-board-buildings = Город
pc-board-owned-tokens = Жетоны

## The table in words and signs: cost → what a building gives
pc-spread-gap = пустое место
pc-spread-building-production = { $points ->
    [0] { $cost } → { $resource }
    [one] { $cost } → { $resource }, { $points } очко
    [few] { $cost } → { $resource }, { $points } очка
    [many] { $cost } → { $resource }, { $points } очков
   *[other] { $cost } → { $resource }, { $points } очка
}
pc-spread-building-points = { $points ->
    [one] { $cost } → { $points } очко
    [few] { $cost } → { $points } очка
    [many] { $cost } → { $points } очков
   *[other] { $cost } → { $points } очка
}
pc-spread-building-civic = { $cost } → общественный жетон
pc-spread-automa-next = автома: следующий ход
pc-spread-automa-after = автома: через ход
pc-spread-pile = Общая колода
pc-spread-pile-item = общая колода
pc-spread-top = сверху: { $top }
pc-spread-empty = пусто
pc-spread-last-turn = Это последний ход.
pc-spread-token = общественный жетон
pc-spread-score = Очки
pc-spread-points = { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
pc-spread-need = Осталось заплатить: { $need }

## Data packs
pc-pack-free = { $file }, строка { $line }, столбец { $column }: объект должен что-то стоить.
pc-pack-tier = { $file }, строка { $line }, столбец { $column }: карт уровня { $tier } — { $found }, а для четверых нужно { $needed }.
pc-pack-tokens = { $file }, строка { $line }, столбец { $column }: основных жетонов — { $found }, а для четверых нужно { $needed }.
pc-pack-pair = { $file }, строка { $line }, столбец { $column }: паре нужны два разных ресурса, а оба — «{ $value }».

## The rules in short
rules-short-point-city =
    Постройте город, который принесёт больше всего очков. У вас 17 ходов.
    Ход: возьмите две карты — две соседние карты рынка (не по диагонали) или две верхние карты общей колоды.
    • Карта ресурса ложится перед вами и оплачивает объекты: сразу или потом.
    • Объект нужно оплатить, когда вы его берёте. Сначала платят постоянные ресурсы объектов, построенных в прошлые ходы, каждый раз за ход; остальное платят карты ресурсов и уходят из игры. Сдачи нет. Изобретательность — любой один ресурс.
    • За общественный объект вы выбираете общественный жетон; жетоны приносят очки в конце.
    Перед взятием, один раз за ход, можно перевернуть карту ресурса на сторону объекта, если в её ряду по горизонтали или вертикали все четыре карты лежат стороной ресурса вверх.
    Затем рынок пополняется: где лежал ресурс, появится объект, где лежал объект — ресурс.
    Игра заканчивается, когда рынок нечем пополнить. Очки: объекты и жетоны. При ничьей побеждает тот, у кого больше непотраченных карт ресурсов.
    В одиночку вы играете против автомы: после каждого вашего хода она берёт две отмеченные карты и ничего не платит.
