### Bloom Town in play: moves, why something cannot be chosen, the log, names and points. Page, terminal and server say it.

## Tiles
bt-type-office = офис
bt-type-subway = метро
bt-type-park = парк
bt-type-home = дом
bt-type-shop = магазин
bt-types-office = офисы
bt-types-subway = метро
bt-types-park = парки
bt-types-home = дома
bt-types-shop = магазины
bt-shop-ice-cream = мороженое
bt-shop-bookshop = книги
bt-shop-sports-shop = спорттовары
bt-shop-grocery = продукты
bt-shop-coffee-bar = кофейня
bt-shop-toy-shop = игрушки
bt-shop-likes = { $shop } ({ $first }, { $second })
bt-icon-tulip = тюльпан
bt-icon-daisy = ромашка
bt-icon-rose = роза
bt-icon-sunflower = подсолнух
bt-icon-iris = ирис

## Moves
moves-bloom-town-place = Постройте что-нибудь   (* весенняя клетка, + очки, → что возьмёте потом)
moves-bloom-town-double = Удвоить очки за эту постройку
moves-bloom-town-extra = Построить ещё раз в этом ходу
moves-bloom-town-recount = Все пересчитывают один вид
moves-bloom-town-draw = Дальше
moves-bloom-town-take = Взять постройку с рынка
moves-bloom-town-end = Закончить ход
moves-bloom-town-hand = Очки за постройку с руки
bt-move-place = Построить на { $cell } ({ $icon }): { $tile }
bt-move-double-spring = Весенняя клетка: удвоить очки за эту постройку
bt-move-double-flower = Цветочный жетон: удвоить очки за эту постройку
bt-move-extra-spring = Весенняя клетка: дополнительный ход
bt-move-extra-flower = Цветочный жетон: дополнительный ход
bt-move-recount = Цветочный жетон: все пересчитывают { $types }
bt-move-draw = Дальше: взять новую постройку
bt-move-take = Взять с рынка ({ $icon }): { $tile }
bt-move-end = Закончить ход
bt-move-hand = Получить очки за вид «{ $type }» с руки
bt-error-notation = «{ $text }» — не ход. Ходы пишутся так: place office b2, place shop:grocery c3, double spring, extra flower, recount park, draw, take rose, end, hand home.

## What a move brings
# $cells: names of cells
bt-brings-cells = Считаются вместе: { $cells }
bt-brings-spring = Весенняя клетка: потом можно удвоить эти очки или построить ещё раз
bt-brings-tile = Потом вы берёте с рынка: { $tile } ({ $icon })
bt-brings-blind = Потом вы берёте закрытую постройку из стопки: { $icon }
bt-brings-any = Потом вы берёте с рынка любую постройку
bt-brings-hand = Постройка идёт к вам на руку
bt-brings-extra = Вы ещё раз строите и берёте постройку, раньше остальных
bt-brings-token = Тратит цветочный жетон: он один на всю игру
bt-brings-free = Бесплатно: бонус весенней клетки
bt-brings-others = Остальные получают: { $points }
# In a list of what a hint's move brings
bt-gain-bonus = дополнительное действие
bt-gain-tile = { $tile } с рынка
bt-gain-any = любая постройка с рынка

## Why not
bt-why-not-your-turn = Сейчас не ваш ход.
bt-why-no-move = Такого хода в игре нет.
bt-why-no-component = На столе такого нет.
bt-why-no-tile = Постройки «{ $tile }» нет.
bt-why-no-cell = Клетки { $cell } нет. Клетки называются от a1 до e5.
bt-why-not-in-hand = У вас нет такой постройки: { $tile }.
bt-why-occupied = Клетка { $cell } уже занята.
bt-why-built = В этом ходу вы уже строили.
bt-why-build-first = Сначала постройте что-нибудь.
bt-why-slot-first = Сначала возьмите постройку с рынка.
bt-why-hand-first = Города построены: выберите, за какую постройку с руки получить очки.
bt-why-draw = Вы уже взяли новую постройку.
bt-why-end = Сначала возьмите новую постройку.
bt-why-slot-by-icon = Вы берёте постройку под тем значком, на котором строили.
bt-why-slot-empty = На рынке нет постройки под значком «{ $icon }».
bt-why-hand-type = У вас нет постройки этого вида.
bt-why-hand-later = За постройки с руки очки дают только в конце игры.
bt-why-training = В обучающей партии нет цветочных жетонов, весенних клеток и пересчётов.
bt-why-flower-used = Вы уже использовали свой цветочный жетон.
bt-why-flower-now = Сейчас цветочный жетон ничего не даёт.
bt-why-no-spring = Вы не построили только что на весенней клетке или уже использовали её.
bt-why-double-after-building = Очки удваивают сразу после постройки.
bt-why-once-a-turn = Каждое дополнительное действие — только один раз за ход.
bt-why-recount-one = Чтобы пересчитать { $types }, на поле должен лежать ровно один их жетон пересчёта, а лежит { $showing }.
bt-why-recount-flowered = Цветок уже пересчитал { $types }.

## Log
bt-log-place = { $name } строит на { $cell } ({ $tile }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
bt-log-double-spring = { $name } удваивает (весенняя клетка): ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
bt-log-double-flower = { $name } удваивает (цветочный жетон): ещё { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
bt-log-extra-spring = { $name } делает дополнительный ход (весенняя клетка)
bt-log-extra-flower = { $name } делает дополнительный ход (цветочный жетон)
bt-log-take = { $name } берёт с рынка: { $tile }
bt-log-draw = { $name } берёт закрытую постройку из стопки «{ $icon }»
bt-log-draw-own = { $name } берёт закрытую постройку из стопки «{ $icon }»: { $tile }
bt-log-refill = Новое на рынке под значком «{ $icon }»: { $tile }
bt-log-recount-tile = Появляется жетон пересчёта: { $types } ({ $showing } из 2)
bt-log-recount-flower = { $name } использует цветочный жетон, все снова получают очки за { $types }: { $parts }
bt-log-recount = Все снова получают очки за { $types }: { $parts }
bt-log-points = { $name } +{ $points }
bt-log-last-scoring = Города построены. Все получают очки за постройку с руки.
bt-log-hand = { $name } получает с руки за { $types }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
bt-log-rival = { $name } берёт с рынка ({ $tile }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
bt-log-rival-wrap = { $name } завершает круг (+{ $wrap }) и берёт с рынка ({ $tile }): { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
bt-log-rival-take = { $name } берёт с рынка: { $tile }
bt-log-rival-take-wrap = { $name } завершает круг по рынку (+{ $wrap }) и берёт: { $tile }
bt-log-rival-end = { $name } получает за собранное: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## Score sheets
bt-item-placed = постройки: { $types } ({ $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
})
bt-item-doubled = удвоенные очки
bt-item-recount = пересчёт, { $types }: круг { $round }
bt-item-recount-flower = пересчёт цветком, { $types }: круг { $round }
bt-item-hand = постройка с руки
bt-item-hand-type = с руки: { $types }
bt-item-taken = взятые постройки
bt-item-wraps = { $count ->
    [one] { $count } круг
    [few] { $count } круга
    [many] { $count } кругов
   *[other] { $count } круга
} по рынку
bt-item-table = собрано: { $types } ({ $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
})

## Scoring a printed town
bt-table-no-town = { $where }: нет города.
bt-table-five-rows = { $where }: в городе 5 рядов, а не { $found }.
bt-table-five-cells = { $where }: в ряду 5 клеток, а не { $found }.
bt-table-tile = { $where }: постройки «{ $tile }» нет. Есть: { $known }.
bt-table-either = { $where }: укажите либо place, либо recount (несколько — в queries).
bt-table-outside = { $where }: ряды и столбцы — от 1 до 5, а не { $found }.
bt-table-occupied = { $where }: ряд { $row }, столбец { $col } уже занят.
bt-table-towns = { $where }: в партии от 1 до 4 городов, а не { $count }.
bt-table-steps = { $where }: шагов { $count } — столько в партии не бывает (не больше { $most }).
bt-table-steps-alone = { $where }: steps описывает целую партию, а town, place, recount и queries — отдельные вопросы. Укажите что-то одно.
bt-table-one-thing = { $where }: шаг — это что-то одно: place, recount или hand.
bt-table-which-town = { $where }: укажите, чей это город, от 0 до { $last }.
bt-table-rival-towns = { $where }: соперник в одиночном режиме играет против 1 города, а не { $count }.
bt-table-rival-then = { $where }: укажите, сколько построек этого вида было тогда у соперника.
bt-table-town = город { $town }
bt-table-item-recount = пересчёт: { $types }
bt-table-item-kept = очки по ходу игры
bt-table-place = { $tile } на { $cell }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
bt-table-recount = Пересчёт, { $types }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}

## Data packs
bt-pack-cell-twice = { $file }, строка { $line }, столбец { $column }: эта клетка стороны { $side } уже есть в строке { $other }.
bt-pack-cell-missing = { $file }, строка { $line }, столбец { $column }: на стороне { $side } нет клетки в ряду { $row }, столбце { $col }.
bt-pack-icon-missing = { $file }, строка { $line }, столбец { $column }: на стороне { $side } нет клетки со значком { $icon }.
bt-pack-twice = { $file }, строка { $line }, столбец { $column }: «{ $value }» встречается дважды.
bt-pack-missing = { $file }, строка { $line }, столбец { $column }: нет «{ $value }».
bt-pack-likes = { $file }, строка { $line }, столбец { $column }: магазину нужны два разных вида, а оба — «{ $value }».
bt-pack-shop-count = { $file }, строка { $line }, столбец { $column }: магазинов { $found }, а копий всех видов вместе { $copies }.
bt-pack-too-few = { $file }, строка { $line }, столбец { $column }: для партии на { $players } нужно жетонов: { $needed }, а есть { $found }.

## The board as text
bt-board-market = Рынок
bt-board-training = Обучающая партия: без цветочных жетонов и пересчётов.
bt-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
bt-board-shops = Магазины и подходящие им виды
bt-board-hand = Рука
bt-board-flower = цветочный жетон
bt-board-collected = Собрано

## What lies on the table
bt-spread-slot = { $icon }: { $tile }
bt-spread-slot-empty = { $icon }: постройки нет
bt-spread-marker = жетон соперника: { $name }
bt-spread-stacks = Стопки
bt-spread-last-round = Пустых стопок достаточно: это последний круг.
bt-spread-recounts = Жетоны пересчёта
bt-spread-recounts-note = Второй жетон вида — пересчёт для всех.
bt-spread-flowered = пересчитано жетоном
# One tile of this kind of shop was put away in sight of all.
bt-spread-removed = один не в игре
bt-spread-score = Очки
# A number of points stands before it.
bt-spread-points = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
bt-spread-town = Город
bt-spread-spring = весенняя клетка
# Tiles in another player's hand; their number stands beside it.
bt-spread-hidden = закрыто
bt-spread-hand-scored = Очки с руки
bt-spread-tokens = Жетоны
# $points: seven numbers, one after the other
bt-spread-rival-note = Очки за 1–7 построек одного вида: { $points }.
# The same where the opponent scores nothing for taking a tile
bt-spread-rival-note-recounts = Очки при пересчётах и в конце за 1–7 построек одного вида: { $points }.

## What a tile scores, in a few words
bt-worth-office-line = 1 + офисы в ряд
bt-worth-office-group = 1 + офисы группы
bt-worth-subway-line = 1 + метро по диагонали
bt-worth-subway-group = 1 + метро группы
bt-worth-park = 1, 3, 4, дальше 0
bt-worth-home = 1 + виды рядом
bt-worth-shop = 1 + { $first }, { $second }

## The rules in short
rules-short-bloom-town =
    Постройте город, который принесёт больше всего очков.
    Ход: положите одну из двух построек на любую пустую клетку, сразу получите за неё очки и возьмите с рынка постройку под тем же значком.
    • Офис: 1 и ещё по 1 за каждый офис в непрерывных линиях влево, вправо, вверх и вниз.
    • Метро: 1 и ещё по 1 за каждое метро в непрерывных диагоналях.
    • Парк: первый 1, второй в группе 3, третий 4, дальше ничего.
    • Дом: 1 и ещё по 1 за каждый другой вид построек рядом (другой дом — тоже вид).
    • Магазин: 1 и ещё по 1 за каждую соседнюю постройку двух видов, которые ему подходят.
    Весенние клетки (*): сразу после постройки удвойте её очки или сделайте дополнительный ход.
    Цветочный жетон, один раз за игру, в любой момент своего хода: удвоить, дополнительный ход или пересчёт вида, у которого лежит ровно один жетон пересчёта.
    Дополнительный ход: стройте и берите ещё раз, пока рынок не пополнен. Каждое дополнительное действие — раз за ход.
    Второй жетон пересчёта одного вида: все снова получают очки за этот вид: офисы, метро и парки по 2, дома и магазины как при постройке.
    Конец: пусты три стопки (две, если играют трое или четверо), круг доигрывается. Каждый получает очки за вид одной из двух своих построек. При ничьей побеждает тот, кто ходил позже.
    В одиночку: после вашего хода соперник берёт следующую постройку справа. Он получает очки по числу своих построек одного вида: при пересчётах, в конце и, если настройка rival_scoring не говорит иного, за каждую взятую постройку. Вам нужно набрать больше, ничьей мало.
