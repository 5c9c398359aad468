### Bloom Town in play: moves, why something cannot be chosen, the log, names and points. Page, terminal and server say it.

## Tiles
bt-type-office = офіс
bt-type-subway = метро
bt-type-park = парк
bt-type-home = будинок
bt-type-shop = крамниця
bt-types-office = офіси
bt-types-subway = метро
bt-types-park = парки
bt-types-home = будинки
bt-types-shop = крамниці
bt-shop-ice-cream = морозиво
bt-shop-bookshop = книгарня
bt-shop-sports-shop = спорттовари
bt-shop-grocery = продукти
bt-shop-coffee-bar = кав’ярня
bt-shop-toy-shop = іграшки
bt-shop-likes = { $shop } ({ $first }, { $second })
bt-icon-tulip = тюльпан
bt-icon-daisy = ромашка
bt-icon-rose = троянда
bt-icon-sunflower = соняшник
bt-icon-iris = ірис

## Moves
moves-bloom-town-place = Збудуйте щось   (* весняна клітинка, + очки, → що візьмете потім)
moves-bloom-town-double = Подвоїти очки за цю споруду
moves-bloom-town-extra = Збудувати ще раз цього ходу
moves-bloom-town-recount = Усі перераховують один вид
moves-bloom-town-draw = Далі
moves-bloom-town-take = Взяти споруду з ринку
moves-bloom-town-end = Завершити хід
moves-bloom-town-hand = Очки за споруду з руки
bt-move-place = Збудувати на { $cell } ({ $icon }): { $tile }
bt-move-double-spring = Весняна клітинка: подвоїти очки за цю споруду
bt-move-double-flower = Квітковий жетон: подвоїти очки за цю споруду
bt-move-extra-spring = Весняна клітинка: додатковий хід
bt-move-extra-flower = Квітковий жетон: додатковий хід
bt-move-recount = Квітковий жетон: усі перераховують { $types }
bt-move-draw = Далі: взяти нову споруду
bt-move-take = Взяти з ринку ({ $icon }): { $tile }
bt-move-end = Завершити хід
bt-move-hand = Отримати очки за вид «{ $type }» з руки
bt-error-notation = «{ $text }» — не хід. Ходи пишуться так: place office b2, place shop:grocery c3, double spring, extra flower, recount park, draw, take rose, end, hand home.

## What a move brings
# $cells: names of cells
bt-brings-cells = Рахуються разом: { $cells }
bt-brings-spring = Весняна клітинка: потім можна подвоїти ці очки або збудувати ще раз
bt-brings-tile = Потім ви берете з ринку: { $tile } ({ $icon })
bt-brings-blind = Потім ви берете закриту споруду зі стосу: { $icon }
bt-brings-any = Потім ви берете з ринку будь-яку споруду
bt-brings-hand = Споруда йде до вашої руки
bt-brings-extra = Ви ще раз будуєте й берете споруду, раніше за інших
bt-brings-token = Витрачає квітковий жетон: він один на всю гру
bt-brings-free = Безкоштовно: бонус весняної клітинки
bt-brings-others = Інші отримують: { $points }
# In a list of what a hint's move brings
bt-gain-bonus = додаткова дія
bt-gain-tile = { $tile } з ринку
bt-gain-any = будь-яка споруда з ринку

## Why not
bt-why-not-your-turn = Зараз не ваш хід.
bt-why-no-move = Такого ходу в грі немає.
bt-why-no-component = На столі такого немає.
bt-why-no-tile = Споруди «{ $tile }» немає.
bt-why-no-cell = Клітинки { $cell } немає. Клітинки називаються від a1 до e5.
bt-why-not-in-hand = У вас немає такої споруди: { $tile }.
bt-why-occupied = Клітинка { $cell } уже зайнята.
bt-why-built = Цього ходу ви вже будували.
bt-why-build-first = Спершу щось збудуйте.
bt-why-slot-first = Спершу візьміть споруду з ринку.
bt-why-hand-first = Міста збудовано: виберіть, за яку споруду з руки отримати очки.
bt-why-draw = Ви вже взяли нову споруду.
bt-why-end = Спершу візьміть нову споруду.
bt-why-slot-by-icon = Ви берете споруду під тим значком, на якому будували.
bt-why-slot-empty = На ринку немає споруди під значком «{ $icon }».
bt-why-hand-type = У вас немає споруди цього виду.
bt-why-hand-later = За споруди з руки очки дають лише наприкінці гри.
bt-why-training = У навчальній партії немає квіткових жетонів, весняних клітинок і перерахунків.
bt-why-flower-used = Ви вже використали свій квітковий жетон.
bt-why-flower-now = Зараз квітковий жетон нічого не дає.
bt-why-no-spring = Ви щойно не будували на весняній клітинці або вже використали її.
bt-why-double-after-building = Очки подвоюють одразу після побудови.
bt-why-once-a-turn = Кожна додаткова дія — лише раз за хід.
bt-why-recount-one = Щоб перерахувати { $types }, на полі має лежати рівно один їхній жетон перерахунку, а лежить { $showing }.
bt-why-recount-flowered = Квітка вже перерахувала { $types }.

## Log
bt-log-place = { $name } будує на { $cell } ({ $tile }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
bt-log-double-spring = { $name } подвоює (весняна клітинка): ще { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
bt-log-double-flower = { $name } подвоює (квітковий жетон): ще { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
bt-log-extra-spring = { $name } робить додатковий хід (весняна клітинка)
bt-log-extra-flower = { $name } робить додатковий хід (квітковий жетон)
bt-log-take = { $name } бере з ринку: { $tile }
bt-log-draw = { $name } бере закриту споруду зі стосу «{ $icon }»
bt-log-draw-own = { $name } бере закриту споруду зі стосу «{ $icon }»: { $tile }
bt-log-refill = Нове на ринку під значком «{ $icon }»: { $tile }
bt-log-recount-tile = З’являється жетон перерахунку: { $types } ({ $showing } з 2)
bt-log-recount-flower = { $name } використовує квітковий жетон, усі знову отримують очки за { $types }: { $parts }
bt-log-recount = Усі знову отримують очки за { $types }: { $parts }
bt-log-points = { $name } +{ $points }
bt-log-last-scoring = Міста збудовано. Усі отримують очки за споруду з руки.
bt-log-hand = { $name } отримує з руки за { $types }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
bt-log-rival = { $name } бере з ринку ({ $tile }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
bt-log-rival-wrap = { $name } завершує коло (+{ $wrap }) і бере з ринку ({ $tile }): { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
bt-log-rival-take = { $name } бере з ринку: { $tile }
bt-log-rival-take-wrap = { $name } завершує коло по ринку (+{ $wrap }) і бере: { $tile }
bt-log-rival-end = { $name } отримує за зібране: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}

## Score sheets
bt-item-placed = споруди: { $types } ({ $count ->
    [one] { $count } жетон
    [few] { $count } жетони
    [many] { $count } жетонів
   *[other] { $count } жетона
})
bt-item-doubled = подвоєні очки
bt-item-recount = перерахунок, { $types }: коло { $round }
bt-item-recount-flower = перерахунок квіткою, { $types }: коло { $round }
bt-item-hand = споруда з руки
bt-item-hand-type = з руки: { $types }
bt-item-taken = узяті споруди
bt-item-wraps = { $count ->
    [one] { $count } коло
    [few] { $count } кола
    [many] { $count } кіл
   *[other] { $count } кола
} по ринку
bt-item-table = зібрано: { $types } ({ $count ->
    [one] { $count } жетон
    [few] { $count } жетони
    [many] { $count } жетонів
   *[other] { $count } жетона
})

## Scoring a printed town
bt-table-no-town = { $where }: немає міста.
bt-table-five-rows = { $where }: у місті 5 рядків, а не { $found }.
bt-table-five-cells = { $where }: у рядку 5 клітинок, а не { $found }.
bt-table-tile = { $where }: споруди «{ $tile }» немає. Є: { $known }.
bt-table-either = { $where }: вкажіть або place, або recount (кілька — у queries).
bt-table-outside = { $where }: рядки й стовпці — від 1 до 5, а не { $found }.
bt-table-occupied = { $where }: рядок { $row }, стовпець { $col } уже зайнятий.
bt-table-towns = { $where }: у партії від 1 до 4 міст, а не { $count }.
bt-table-steps = { $where }: кроків { $count } — стільки в партії не буває (не більше { $most }).
bt-table-steps-alone = { $where }: steps описує цілу партію, а town, place, recount і queries — окремі запитання. Вкажіть щось одне.
bt-table-one-thing = { $where }: крок — це щось одне: place, recount або hand.
bt-table-which-town = { $where }: вкажіть, чиє це місто, від 0 до { $last }.
bt-table-rival-towns = { $where }: суперник у соло-режимі грає проти 1 міста, а не { $count }.
bt-table-rival-then = { $where }: вкажіть, скільки споруд цього виду було тоді в суперника.
bt-table-town = місто { $town }
bt-table-item-recount = перерахунок: { $types }
bt-table-item-kept = очки під час гри
bt-table-place = { $tile } на { $cell }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
bt-table-recount = Перерахунок, { $types }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}

## Data packs
bt-pack-cell-twice = { $file }, рядок { $line }, стовпець { $column }: ця клітинка боку { $side } уже є в рядку { $other }.
bt-pack-cell-missing = { $file }, рядок { $line }, стовпець { $column }: на боці { $side } немає клітинки в рядку { $row }, стовпці { $col }.
bt-pack-icon-missing = { $file }, рядок { $line }, стовпець { $column }: на боці { $side } немає клітинки зі значком { $icon }.
bt-pack-twice = { $file }, рядок { $line }, стовпець { $column }: «{ $value }» трапляється двічі.
bt-pack-missing = { $file }, рядок { $line }, стовпець { $column }: немає «{ $value }».
bt-pack-likes = { $file }, рядок { $line }, стовпець { $column }: крамниці потрібні два різні види, а обидва — «{ $value }».
bt-pack-shop-count = { $file }, рядок { $line }, стовпець { $column }: крамниць { $found }, а копій усіх видів разом { $copies }.
bt-pack-too-few = { $file }, рядок { $line }, стовпець { $column }: для партії на { $players } треба жетонів: { $needed }, а є { $found }.

## The board as text
bt-board-market = Ринок
bt-board-training = Навчальна партія: без квіткових жетонів і перерахунків.
bt-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
bt-board-shops = Крамниці та види, які їм до вподоби
bt-board-hand = Рука
bt-board-flower = квітковий жетон
bt-board-collected = Зібрано

## What lies on the table
bt-spread-slot = { $icon }: { $tile }
bt-spread-slot-empty = { $icon }: споруди немає
bt-spread-marker = жетон суперника: { $name }
bt-spread-stacks = Стоси
bt-spread-last-round = Порожніх стосів достатньо: це останній раунд.
bt-spread-recounts = Жетони перерахунку
bt-spread-recounts-note = Другий жетон виду — перерахунок для всіх.
bt-spread-flowered = перераховано жетоном
# One tile of this kind of shop was put away in sight of all.
bt-spread-removed = одна поза грою
bt-spread-score = Очки
# A number of points stands before it.
bt-spread-points = { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}
bt-spread-town = Місто
bt-spread-spring = весняна клітинка
# Tiles in another player's hand; their number stands beside it.
bt-spread-hidden = закрито
bt-spread-hand-scored = Очки з руки
bt-spread-tokens = Жетони
# $points: seven numbers, one after the other
bt-spread-rival-note = Очки за 1–7 споруд одного виду: { $points }.
# The same where the opponent scores nothing for taking a tile
bt-spread-rival-note-recounts = Очки за перерахунків і наприкінці за 1–7 споруд одного виду: { $points }.

## What a tile scores, in a few words
bt-worth-office-line = 1 + офіси в ряд
bt-worth-office-group = 1 + офіси групи
bt-worth-subway-line = 1 + метро по діагоналі
bt-worth-subway-group = 1 + метро групи
bt-worth-park = 1, 3, 4, далі 0
bt-worth-home = 1 + види поруч
bt-worth-shop = 1 + { $first }, { $second }

## The rules in short
rules-short-bloom-town =
    Збудуйте місто, яке принесе найбільше очок.
    Хід: покладіть одну з двох споруд на будь-яку порожню клітинку, одразу отримайте за неї очки й візьміть із ринку споруду під тим самим значком.
    • Офіс: 1 і ще по 1 за кожен офіс у суцільних лініях ліворуч, праворуч, угору та вниз.
    • Метро: 1 і ще по 1 за кожне метро в суцільних діагоналях.
    • Парк: перший 1, другий у групі 3, третій 4, далі нічого.
    • Будинок: 1 і ще по 1 за кожен інший вид споруд поруч (інший будинок — теж вид).
    • Крамниця: 1 і ще по 1 за кожну сусідню споруду двох видів, які їй до вподоби.
    Весняні клітинки (*): одразу після побудови подвойте її очки або зробіть додатковий хід.
    Квітковий жетон, раз за гру, будь-якої миті свого ходу: подвоїти, додатковий хід або перерахунок виду, в якого лежить рівно один жетон перерахунку.
    Додатковий хід: будуйте й беріть ще раз, доки ринок не поповнено. Кожна додаткова дія — раз за хід.
    Другий жетон перерахунку одного виду: усі знову отримують очки за цей вид: офіси, метро й парки по 2, будинки та крамниці як під час побудови.
    Кінець: порожні три стоси (два, якщо грають троє чи четверо), коло догравають. Кожен отримує очки за вид однієї з двох своїх споруд. За нічиєї перемагає той, хто ходив пізніше.
    Наодинці: після вашого ходу суперник бере наступну споруду праворуч. Він отримує очки за кількістю своїх споруд одного виду: під час перерахунків, наприкінці та, якщо налаштування rival_scoring не каже іншого, за кожну взяту споруду. Вам треба набрати більше, нічиєї замало.
