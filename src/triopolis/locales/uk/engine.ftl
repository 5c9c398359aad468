### Спільне для всіх ігор: помилки та рядки рахунку.

## Games and options
error-unknown-game = Гри «{ $game }» немає. Є: { $known }.
error-seats = У { $game } грають від { $low } до { $high } гравців, а не { $seats }.
error-seats-kind = У { $game } грають від { $low } до { $high } гравців: потрібне ціле число або список Seat, а не «{ $found }».
error-option-form = «{ $text }» — не налаштування. Пишіть так: назва=значення.
error-option-twice = Налаштування { $option } вказано двічі.
error-option-unknown = Налаштування «{ $option }» немає. Є: { $known }.
error-option-value = Налаштування { $option } не може бути «{ $value }». Значення: { $known }.
error-option-number = Для налаштування { $option } потрібне ціле число від 1, а не «{ $value }».
error-options-kind = «{ $found }» — не набір налаштувань для { $game }. Створіть його так: game.Options(…). Налаштування: { $known }.
error-seed = Код роздачі — це текст або ціле число, а не «{ $found }».

## Playing
error-unknown-seat = Місця { $seat } за цим столом немає. Місця нумеруються від 0 до { $last }.
error-match-over = Партію завершено.
error-match-long = Партію зупинено незавершеною. Досягнуто межі кількості ходів: { $most }.
error-not-your-turn = Зараз не ваш хід, ходить { $name }.
error-stale = Це відповідь на стан { $found }, а партія вже у стані { $now }.
error-no-such-action = Дії { $action } немає. Дії нумеруються від 0 до { $last }.
error-illegal = Дія { $action } зараз недоступна.
error-decision-length = У ході від 1 до { $most } дій, а в цьому: { $found }.
error-decision-part = Дія { $place } з { $count } неможлива, тому не зіграно жодної. { $problem }
error-decision-reveals = Дія { $place } з { $count } відкриває приховане, тому не зіграно жодної. Така дія має бути останньою.
error-undo-over = Партію завершено, скасувати вже нічого не можна.
error-undo-nothing = Ви ще не ходили, скасовувати нічого.
error-undo-turn = Скасувати можна лише під час свого ходу.
error-undo-revealed = Відкрилося приховане, тому скасувати це не можна.

## Records
error-record-json = { $file }, рядок { $line }, байт { $byte }: це не JSON, запис пошкоджено.
error-record-cut = { $file } обривається (рядок { $line }, байт { $byte }): частину запису втрачено.
error-record-field = { $file }, { $where }: { $problem }.
error-record-foreign = { $file } — не запис партії Triopolis.
error-record-newer = { $file } записано новішою версією Triopolis (схема { $found }, ця версія читає до { $known }).
error-record-game = { $file }: { $problem }
error-record-rules = { $file } зіграно за версією { $found } правил { $game }, а в цій версії Triopolis — { $known }.
error-record-setup = { $file }: { $problem }
error-record-action = { $file }, { $where }: дія { $action } в цій позиції неможлива.
error-record-long = { $file }, { $where }: у записі { $game } забагато ходів: { $found }. Межа: { $most }.
error-record-position = { $file }, { $where }: дії ведуть не до тієї позиції, що в записі.
error-record-result = { $file }, { $where }: дії ведуть не до того підсумку, що в записі.
error-record-revision = { $file }, { $where }: номер стану має бути не менший за { $least }.
error-record-pack = { $file }, { $where }: набір даних не той, якому належить відбиток.

## Wrong values in JSON
schema-expected = очікувалося { $wanted }, знайдено { $found }
schema-missing = немає поля { $field }
schema-unknown = поля { $field } не буває
schema-value = { $value } — недопустиме значення
schema-other = { $text }
schema-wanted = потрібно { $wanted }
schema-range = число завелике

## Data packs
error-pack-folder = Набір даних — це тека, а { $folder } — не тека.
error-pack-nothing = У теці { $folder } немає жодної таблиці набору даних: { $known }.
error-pack-table = Таблиці «{ $table }» немає. Є: { $known }.
error-pack-unreadable = Не вдалося прочитати { $file } ({ $problem }).
error-pack-encoding = { $file } — не текст в UTF-8 (байт { $place }).
error-pack-width = { $file }, рядок { $line }: { $found ->
    [one] { $found } стовпець
    [few] { $found } стовпці
    [many] { $found } стовпців
   *[other] { $found } стовпця
}, а потрібно { $wanted }.
error-pack-empty = У { $file } немає рядків.
error-pack-column-missing = { $file }, рядок { $line }: немає стовпця { $column }.
error-pack-column-twice = { $file }, рядок { $line }: стовпець { $column } вказано двічі.
error-pack-column-unknown = { $file }, рядок { $line }: стовпця «{ $column }» не буває. Стовпці: { $known }.
error-pack-id = { $file }, рядок { $line }, стовпець { $column }: номери йдуть від 0, тут має бути { $wanted }, а не «{ $value }».
error-pack-number = { $file }, рядок { $line }, стовпець { $column }: «{ $value }» — не ціле число від { $low } до { $high }.
error-pack-choice = { $file }, рядок { $line }, стовпець { $column }: «{ $value }» — не одне з: { $known }.
error-pack-too-many = { $file }, рядок { $line }, стовпець { $column }: кількість рядків — { $found }, а можна щонайбільше { $most }.

## Printed games
error-table-json = Опис — не JSON (рядок { $line }, байт { $byte }).
error-table-field = { $where }: { $problem }.
error-no-printed = Для гри «{ $game }» очки настільної партії порахувати не можна.
error-no-companion = У грі «{ $game }» немає свого суперника для одного гравця.
error-companion-asks = { $where }: суперник питає зараз не про це. Він чекає: { $wanted }.
error-companion-over = { $where }: партію вже закінчено.
error-companion-range = { $where }: вкажіть ціле число від 0 до { $most }.

## Scores
score-total = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
score-item = { "  " }{ $points } · { $note }
score-winners = { $count ->
    [one] Перемога: { $names }
    [few] Перемога на всіх: { $names }
    [many] Перемога на всіх: { $names }
   *[other] Перемога на всіх: { $names }
}
# How often somebody went back further than an undo may, alone with bots: a mark on the result.
score-take-backs = скасувань ходу: { $count }
