# Happy City: scoring a printed game, and what may be wrong with its component tables.

## Printed games
hc-table-seat = место { $seat }
hc-table-item = { "  " }{ $note }
hc-table-seats = { $where }: в партии от 2 до 5 мест, а не { $count }.
hc-table-coins = { $where }: монет может быть от 0 до { $most }, а не { $count }.
hc-table-full = { $where }: в городе не больше { $most } карт, а в этом их { $count }.
hc-table-unknown = { $where }: карты «{ $id }» нет. Обозначения карт берутся из таблиц игры.
hc-table-unknown-like = { $where }: карты «{ $id }» нет. Похожие: { $like }.
hc-table-monster = { $where }: «{ $id }» — монстр, а не здание. Монстр на руинах записывается как { $ruin }, монстр перед городом — в поле { $field } этого места.
hc-table-no-monster = { $where }: «{ $id }» — не монстр. Монстры: { $known }.
hc-table-name-twice = { $where }: «{ $id }» уже стоит в { $other }. В городе не бывает двух карт с одним названием.
hc-table-copies = { $where }: в коробке только { $copies ->
    [one] { $copies } карта
    [few] { $copies } карты
    [many] { $copies } карт
   *[other] { $copies } карты
} «{ $id }». Уже заняты: { $others }.
hc-table-mode = { $where }: особое здание «{ $id }» — из режима { $wanted }, а в options.mode указан { $mode }.
hc-table-specials = { $where }: в городе только одно особое здание, и «{ $id }» уже стоит в { $other }.
hc-table-warn-unused = { $where }: этого никто не выбирает, поэтому значение не учтено.

## Printed games: what Sphinx and Pyramid copy
hc-table-copy-missing = { $where }: укажите, что копирует { $card } (место { $seat }). { $possible }
hc-table-copy-no-seat = { $where }: места { $value } нет. { $possible }
hc-table-copy-self = { $where }: место { $value } не может копировать у самого себя. { $possible }
hc-table-copy-far = { $where }: место { $value } — не сосед места { $seat }. { $possible }
hc-table-copy-no-card = { $where }: в городе места { $value } нет карты номер { $slot }, которую можно копировать (руины и особое здание не подходят). { $possible }
hc-table-copy-no-special = { $where }: у места { $value } нет особого здания, которое можно копировать. { $possible }
hc-table-copy-unknown = { $where }: «{ $value }» — не особое здание, которое можно копировать. { $possible }
hc-table-possible-cards = Возможные места: { $seats }.
hc-table-possible-nothing = Ни у одного соседа нет карты для копирования: уберите этот выбор.
hc-table-possible-specials = Возможно: место с особым зданием — { $seats } — или особое здание из коробки: { $ids }.
hc-table-possible-box = Возможно: особое здание из коробки, раз у соперников их нет: { $ids }.
hc-table-by-seat = { $possible } Выбирают несколько мест: ответьте за каждое, { $example }.

## Data packs
hc-pack-id = { $file }, строка { $line }, столбец { $column }: «{ $value }» не может быть обозначением карты. Оно состоит из строчных латинских букв, цифр и _ (от 1 до 40 знаков) и начинается с буквы.
hc-pack-id-twice = { $file }, строка { $line }, столбец { $column }: обозначение «{ $value }» уже есть в { $file2 }, строка { $line2 }. У каждой карты оно своё.
hc-pack-rows = { $file }, строка { $line }, столбец { $column }: в таблице { $found ->
    [one] { $found } строка
    [few] { $found } строки
    [many] { $found } строк
   *[other] { $found } строки
}; нужно не меньше { $low }, можно не больше { $high }.
hc-pack-kinds = { $file }, строка { $line }, столбец { $column }: в таблице { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
}, а можно от { $low } до { $high }. Игра различает { $most } видов карт, которые можно купить. Из них здания: { $buildings }, жилые здания: { $homes }, разноцветные здания: { $multicolor-buildings }.
hc-pack-deck = { $file }, строка { $line }, столбец { $column }: в стопке { $deck } нет ни одного здания.
hc-pack-too-few = { $file }, строка { $line }, столбец { $column }: со всеми копиями есть { $found ->
    [one] { $found } здание
    [few] { $found } здания
    [many] { $found } зданий
   *[other] { $found } здания
}, а для партии на пятерых нужно { $needed }.
hc-pack-market = { $file }, строка { $line }, столбец { $column }: сначала идёт белый рынок, потом по одному каждого цвета в заданном порядке; здесь должно быть { $wanted }, а не «{ $value }».
hc-pack-no-name = { $file }, строка { $line }, столбец { $column }: карте нужно название на этом языке.
hc-pack-colours = { $file }, строка { $line }, столбец { $column }: «{ $value }» — не список из двух или более разных цветов, соединённых знаком +. Цвета: { $known }.
