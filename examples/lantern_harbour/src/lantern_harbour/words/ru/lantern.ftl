### «Гавань фонарей».

## Components
lantern-crate-fish = рыба
lantern-crate-tea = чай
lantern-crate-cloth = ткань
lantern-crate-timber = древесина
lantern-crate-lantern = фонарь
# For example: 2 × рыба.
lantern-crates = { $count } × { $crate }
lantern-flag-gull = Чайка
lantern-flag-swan = Лебедь
lantern-flag-crane = Журавль
lantern-flag-heron = Цапля
lantern-storehouse = склад: { $good }

## The table
lantern-bay = Рейд
lantern-quay = Пристань
lantern-quay-note = Фонарь с пристани занимает весь ход.
lantern-harbour = Гавань
lantern-hand = Ящики
lantern-score = Очки
# A number of points is before it.
lantern-points = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
lantern-deck = ещё придут
lantern-bag = мешок
lantern-no-ship = нет корабля
lantern-no-crate = нет ящика
lantern-face-down = закрытые
lantern-berth = свободный причал
lantern-whole-turn = занимает весь ход
lantern-ship-text = { $flag }: { $cargo }

## Moves
moves-lantern-take = Взять открытый ящик
moves-lantern-draw = Взять из мешка
moves-lantern-moor = Пришвартовать корабль
moves-lantern-send = Отправить корабль в море
moves-lantern-wait = Ждать
lantern-move-take = Взять ящик: { $crate } ({ $place })
lantern-move-draw = Взять ящик из мешка
lantern-move-moor = Пришвартовать: «{ $ship }», причал { $berth }
lantern-move-send = Отправить в море: «{ $ship }»
lantern-move-wait = Ждать
lantern-error-notation = «{ $text }» — не ход. Ходы выглядят так: take 2, draw, moor 1 b2, send 3, wait.

## Why not
lantern-why-not-your-turn = Сейчас не ваш ход.
lantern-why-no-move = В «Гавани фонарей» нет такого хода.
lantern-why-no-component = Такого на столе нет.
lantern-why-no-crate = Здесь нет ящика.
lantern-why-no-ship = Здесь нет корабля.
lantern-why-hand = Ящики из руки вы отдаёте, когда швартуете корабль.
lantern-why-hand-full = У вас уже { $most ->
    [one] { $most } ящик
    [few] { $most } ящика
    [many] { $most } ящиков
   *[other] { $most } ящика
}. Сначала пришвартуйте корабль.
lantern-why-bag-empty = Мешок пуст.
lantern-why-lantern-first = Фонарь с пристани занимает весь ход, а одно действие вы уже использовали.
# $crates: what the hand lacks, as a list; $lanterns: how many lanterns it has.
lantern-why-lacking = Не хватает: { $crates }. { $lanterns ->
    [0] Фонарей у вас нет.
    [one] У вас { $lanterns } фонарь.
    [few] У вас { $lanterns } фонаря.
    [many] У вас { $lanterns } фонарей.
   *[other] У вас { $lanterns } фонаря.
}
lantern-why-berth-taken = У причала { $berth } уже стоит корабль.
lantern-why-load-first = Пока вы не можете загрузить ни один корабль на рейде.
lantern-why-no-more-ships = Новых кораблей на его место больше нет.
lantern-why-wait = Вы ещё можете сделать что-то другое.

## Log
lantern-log-took = { $name } берёт ящик: { $crate }
lantern-log-drew = { $name } берёт ящик из мешка
lantern-log-drew-own = { $name } берёт ящик из мешка: { $crate }
lantern-log-refilled = Новый ящик на пристани: { $crate }
lantern-log-moored = { $name } швартует корабль «{ $ship }» ({ $berth }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
lantern-log-sent = { $name } отправляет в море: «{ $ship }»
lantern-log-arrived = Новый корабль на рейде: «{ $ship }»
lantern-log-unloaded = { $name } берёт из мешка: { $crates }
lantern-log-full = { $name } заполняет гавань: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, последний раунд
lantern-log-waited = { $name } ждёт

## Score sheet
lantern-item-ships = { $count ->
    [one] { $count } корабль
    [few] { $count } корабля
    [many] { $count } кораблей
   *[other] { $count } корабля
}
lantern-item-storehouses = товары для складов
lantern-item-flags = соседние корабли под одним флагом
lantern-item-full = полная гавань
lantern-item-level = уровень фонарщика

## Data packs
lantern-pack-cargo = { $file }, строка { $line }, столбец { $column }: кораблю нужно ящиков — { $crates }, а можно от 1 до { $most }.
lantern-pack-count = { $file }, строка { $line }, столбец { $column }: кораблей — { $ships }, а можно от { $least } до { $most }.
