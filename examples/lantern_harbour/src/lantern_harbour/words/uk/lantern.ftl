### «Гавань ліхтарів».

## Components
lantern-crate-fish = риба
lantern-crate-tea = чай
lantern-crate-cloth = тканина
lantern-crate-timber = деревина
lantern-crate-lantern = ліхтар
# For example: 2 × риба.
lantern-crates = { $count } × { $crate }
lantern-flag-gull = Чайка
lantern-flag-swan = Лебідь
lantern-flag-crane = Журавель
lantern-flag-heron = Чапля
lantern-storehouse = склад: { $good }

## The table
lantern-bay = Рейд
lantern-quay = Пристань
lantern-quay-note = Ліхтар із пристані забирає весь хід.
lantern-harbour = Гавань
lantern-hand = Ящики
lantern-score = Очки
# A number of points is before it.
lantern-points = { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
lantern-deck = ще прийдуть
lantern-bag = мішок
lantern-no-ship = немає корабля
lantern-no-crate = немає ящика
lantern-face-down = закриті
lantern-berth = вільний причал
lantern-whole-turn = забирає весь хід
lantern-ship-text = { $flag }: { $cargo }

## Moves
moves-lantern-take = Взяти відкритий ящик
moves-lantern-draw = Взяти з мішка
moves-lantern-moor = Пришвартувати корабель
moves-lantern-send = Відправити корабель у море
moves-lantern-wait = Чекати
lantern-move-take = Взяти ящик: { $crate } ({ $place })
lantern-move-draw = Взяти ящик із мішка
lantern-move-moor = Пришвартувати: «{ $ship }», причал { $berth }
lantern-move-send = Відправити в море: «{ $ship }»
lantern-move-wait = Чекати
lantern-error-notation = «{ $text }» — не хід. Ходи виглядають так: take 2, draw, moor 1 b2, send 3, wait.

## Why not
lantern-why-not-your-turn = Зараз не ваш хід.
lantern-why-no-move = У «Гавані ліхтарів» немає такого ходу.
lantern-why-no-component = Такого на столі немає.
lantern-why-no-crate = Тут немає ящика.
lantern-why-no-ship = Тут немає корабля.
lantern-why-hand = Ящики з руки ви віддаєте, коли швартуєте корабель.
lantern-why-hand-full = У вас уже { $most ->
    [one] { $most } ящик
    [few] { $most } ящики
    [many] { $most } ящиків
   *[other] { $most } ящика
}. Спершу пришвартуйте корабель.
lantern-why-bag-empty = Мішок порожній.
lantern-why-lantern-first = Ліхтар із пристані забирає весь хід, а одну дію ви вже використали.
# $crates: what the hand lacks, as a list; $lanterns: how many lanterns it has.
lantern-why-lacking = Бракує: { $crates }. { $lanterns ->
    [0] Ліхтарів у вас немає.
    [one] У вас { $lanterns } ліхтар.
    [few] У вас { $lanterns } ліхтарі.
    [many] У вас { $lanterns } ліхтарів.
   *[other] У вас { $lanterns } ліхтаря.
}
lantern-why-berth-taken = Біля причалу { $berth } вже стоїть корабель.
lantern-why-load-first = Поки що ви не можете завантажити жоден корабель на рейді.
lantern-why-no-more-ships = Нових кораблів на його місце більше немає.
lantern-why-wait = Ви ще можете зробити щось інше.

## Log
lantern-log-took = { $name } бере ящик: { $crate }
lantern-log-drew = { $name } бере ящик із мішка
lantern-log-drew-own = { $name } бере ящик із мішка: { $crate }
lantern-log-refilled = Новий ящик на пристані: { $crate }
lantern-log-moored = { $name } швартує корабель «{ $ship }» ({ $berth }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
lantern-log-sent = { $name } відправляє в море: «{ $ship }»
lantern-log-arrived = Новий корабель на рейді: «{ $ship }»
lantern-log-unloaded = { $name } бере з мішка: { $crates }
lantern-log-full = { $name } заповнює гавань: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, останній раунд
lantern-log-waited = { $name } чекає

## Score sheet
lantern-item-ships = { $count ->
    [one] { $count } корабель
    [few] { $count } кораблі
    [many] { $count } кораблів
   *[other] { $count } корабля
}
lantern-item-storehouses = товари для складів
lantern-item-flags = сусідні кораблі під одним прапором
lantern-item-full = повна гавань
lantern-item-level = рівень ліхтарника

## Data packs
lantern-pack-cargo = { $file }, рядок { $line }, стовпець { $column }: кораблю потрібно ящиків — { $crates }, а можна від 1 до { $most }.
lantern-pack-count = { $file }, рядок { $line }, стовпець { $column }: кораблів — { $ships }, а можна від { $least } до { $most }.
