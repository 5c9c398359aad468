### «Гавань фонарей».

## The game
game-lantern = Гавань фонарей
game-lantern-about = Грузите корабли и швартуйте их там, где они принесут больше очков. Корабли под одним флагом выгодно ставить рядом.
web-line-lantern = Грузите корабли и ставьте каждый туда, где он принесёт больше очков.
web-solo-lantern = фонарщик
option-lantern-lamplighter = Насколько силён фонарщик. Только для одного игрока.
option-lantern-storehouses = Есть ли у четырёх угловых причалов склады, которые приносят очки за товары.
setting-lantern-lamplighter = Фонарщик
choice-lantern-lamplighter-easy = лёгкий
choice-lantern-lamplighter-normal = обычный
choice-lantern-lamplighter-hard = сложный
setting-lantern-storehouses = Склады
choice-lantern-storehouses-yes = да
choice-lantern-storehouses-no = нет
lantern-lamplighter = Фонарщик
lantern-error-lamplighter-seats = Фонарщик играет против одного игрока, а здесь их { $seats }. Уберите настройку lamplighter.
rules-short-lantern =
    Заполните гавань кораблями, которые принесут больше всего очков. У вас 12 раундов.
    В свой ход выполните два действия. Каждое — одно из этих:
    • Взять открытый ящик с пристани. Фонарь с пристани занимает весь ход.
    • Взять ящик из мешка. Его видите только вы. В руке может быть 8 ящиков.
    • Пришвартовать корабль с рейда к свободному причалу. Отдайте ящики, которые ему нужны; фонарь заменяет любой товар.
    • Отправить корабль в море.
    В конце хода пристань и рейд пополняются.
    Корабль приносит указанные на нём очки. У углового причала — ещё по 1 очку за каждый ящик его груза с товаром склада. За каждый соседний корабль под тем же флагом — по 2 очка.
    Полная гавань приносит 4 очка, завершает ваш ход и делает раунд последним.
    Побеждает тот, у кого больше очков, а при ничьей — тот, у кого больше кораблей.
    В одиночку вы играете против фонарщика. После каждого вашего хода он берёт из мешка два ящика и швартует первый слева корабль, который может загрузить.

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
lantern-deck = ещё придут
lantern-bag = мешок
lantern-no-ship = нет корабля
lantern-no-crate = нет ящика
lantern-face-down = закрытые
lantern-berth = причал { $berth }
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
