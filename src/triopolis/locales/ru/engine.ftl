### Общее для всех игр: ошибки и строки счёта.

## Games and options
error-unknown-game = Игры «{ $game }» нет. Есть: { $known }.
error-seats = В { $game } играют от { $low } до { $high } человек, а не { $seats }.
error-seats-kind = В { $game } играют от { $low } до { $high } человек: нужно целое число или список Seat, а не «{ $found }».
error-option-form = «{ $text }» — не настройка. Пишите так: имя=значение.
error-option-twice = Настройка { $option } указана дважды.
error-option-unknown = Настройки «{ $option }» нет. Есть: { $known }.
error-option-value = Настройка { $option } не может быть «{ $value }». Значения: { $known }.
error-option-number = Для настройки { $option } нужно целое число от 1, а не «{ $value }».
error-options-kind = «{ $found }» — не набор настроек для { $game }. Создайте его так: game.Options(…). Настройки: { $known }.
error-seed = Код раздачи — это текст или целое число, а не «{ $found }».

## Playing
error-unknown-seat = Места { $seat } за этим столом нет. Места нумеруются от 0 до { $last }.
error-match-over = Партия окончена.
error-match-long = Партия остановлена незаконченной. Достигнут предел числа ходов: { $most }.
error-not-your-turn = Сейчас не ваш ход, ходит { $name }.
error-stale = Это ответ на состояние { $found }, а партия уже в состоянии { $now }.
error-no-such-action = Действия { $action } нет. Действия нумеруются от 0 до { $last }.
error-illegal = Действие { $action } сейчас недоступно.
error-decision-length = В ходе от 1 до { $most } действий, а в этом: { $found }.
error-decision-part = Действие { $place } из { $count } невозможно, поэтому не сыграно ни одно. { $problem }
error-decision-reveals = Действие { $place } из { $count } открывает скрытое, поэтому не сыграно ни одно. Такое действие должно быть последним.
error-undo-over = Партия окончена, отменить уже ничего нельзя.
error-undo-nothing = Вы ещё не ходили, отменять нечего.
error-undo-turn = Отменить можно только во время своего хода.
error-undo-revealed = Открылось скрытое, поэтому отменить это нельзя.

## Records
error-record-json = { $file }, строка { $line }, байт { $byte }: это не JSON, запись повреждена.
error-record-cut = { $file } обрывается (строка { $line }, байт { $byte }): часть записи потеряна.
error-record-field = { $file }, { $where }: { $problem }.
error-record-foreign = { $file } — не запись партии Triopolis.
error-record-newer = { $file } записан более новой версией Triopolis (схема { $found }, эта версия читает до { $known }).
error-record-game = { $file }: { $problem }
error-record-rules = { $file } сыгран по версии { $found } правил { $game }, а в этой версии Triopolis — { $known }.
error-record-setup = { $file }: { $problem }
error-record-action = { $file }, { $where }: действие { $action } в этой позиции невозможно.
error-record-long = { $file }, { $where }: в записи { $game } слишком много ходов: { $found }. Предел: { $most }.
error-record-position = { $file }, { $where }: действия приводят не к той позиции, что в записи.
error-record-result = { $file }, { $where }: действия приводят не к тому итогу, что в записи.
error-record-revision = { $file }, { $where }: номер состояния должен быть не меньше { $least }.
error-record-pack = { $file }, { $where }: набор данных не тот, которому принадлежит отпечаток.

## Wrong values in JSON
schema-expected = ожидалось { $wanted }, найдено { $found }
schema-missing = нет поля { $field }
schema-unknown = поля { $field } не бывает
schema-value = { $value } — недопустимое значение
schema-other = { $text }
schema-wanted = нужно { $wanted }
schema-range = число слишком велико

## Data packs
error-pack-folder = Набор данных — это папка, а { $folder } — не папка.
error-pack-nothing = В папке { $folder } нет ни одной таблицы набора данных: { $known }.
error-pack-table = Таблицы «{ $table }» нет. Есть: { $known }.
error-pack-unreadable = Не удалось прочитать { $file } ({ $problem }).
error-pack-encoding = { $file } — не текст в UTF-8 (байт { $place }).
error-pack-width = { $file }, строка { $line }: { $found ->
    [one] { $found } столбец
    [few] { $found } столбца
    [many] { $found } столбцов
   *[other] { $found } столбца
}, а нужно { $wanted }.
error-pack-empty = В { $file } нет строк.
error-pack-column-missing = { $file }, строка { $line }: нет столбца { $column }.
error-pack-column-twice = { $file }, строка { $line }: столбец { $column } указан дважды.
error-pack-column-unknown = { $file }, строка { $line }: столбца «{ $column }» не бывает. Столбцы: { $known }.
error-pack-id = { $file }, строка { $line }, столбец { $column }: номера идут от 0, здесь должно быть { $wanted }, а не «{ $value }».
error-pack-number = { $file }, строка { $line }, столбец { $column }: «{ $value }» — не целое число от { $low } до { $high }.
error-pack-choice = { $file }, строка { $line }, столбец { $column }: «{ $value }» — не одно из: { $known }.
error-pack-too-many = { $file }, строка { $line }, столбец { $column }: число строк — { $found }, а можно не больше { $most }.

## Printed games
error-table-json = Описание — не JSON (строка { $line }, байт { $byte }).
error-table-field = { $where }: { $problem }.
error-no-printed = Для игры «{ $game }» очки настольной партии посчитать нельзя.
error-no-companion = В игре «{ $game }» нет своего соперника для одного игрока.
error-companion-asks = { $where }: соперник спрашивает сейчас не об этом. Он ждёт: { $wanted }.
error-companion-over = { $where }: партия уже закончена.
error-companion-range = { $where }: укажите целое число от 0 до { $most }.

## Scores
score-total = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
score-item = { "  " }{ $points } · { $note }
score-winners = { $count ->
    [one] Победа: { $names }
    [few] Победа на всех: { $names }
    [many] Победа на всех: { $names }
   *[other] Победа на всех: { $names }
}
# How often somebody went back further than an undo may, alone with bots: a mark on the result.
score-take-backs = отмен хода: { $count }
