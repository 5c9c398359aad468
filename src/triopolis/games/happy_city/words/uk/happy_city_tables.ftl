# Happy City: scoring a printed game, and what may be wrong with its component tables.

## Printed games
hc-table-seat = місце { $seat }
hc-table-item = { "  " }{ $note }
hc-table-seats = { $where }: у партії від 2 до 5 місць, а не { $count }.
hc-table-coins = { $where }: монет може бути від 0 до { $most }, а не { $count }.
hc-table-full = { $where }: у місті щонайбільше { $most } карт, а в цьому їх { $count }.
hc-table-unknown = { $where }: карти «{ $id }» немає. Позначення карт беруться з таблиць гри.
hc-table-unknown-like = { $where }: карти «{ $id }» немає. Схожі: { $like }.
hc-table-monster = { $where }: «{ $id }» — монстр, а не будівля. Монстр на руїнах записується як { $ruin }, монстр перед містом — у полі { $field } цього місця.
hc-table-no-monster = { $where }: «{ $id }» — не монстр. Монстри: { $known }.
hc-table-name-twice = { $where }: «{ $id }» уже стоїть у { $other }. У місті не буває двох карт з однаковою назвою.
hc-table-copies = { $where }: у коробці лише { $copies ->
    [one] { $copies } карта
    [few] { $copies } карти
    [many] { $copies } карт
   *[other] { $copies } карти
} «{ $id }». Уже зайняті: { $others }.
hc-table-mode = { $where }: особлива будівля «{ $id }» — з режиму { $wanted }, а в options.mode вказано { $mode }.
hc-table-specials = { $where }: у місті лише одна особлива будівля, і «{ $id }» уже стоїть у { $other }.
hc-table-warn-unused = { $where }: цього ніхто не вибирає, тому значення не враховано.

## Printed games: what Sphinx and Pyramid copy
hc-table-copy-missing = { $where }: вкажіть, що копіює { $card } (місце { $seat }). { $possible }
hc-table-copy-no-seat = { $where }: місця { $value } немає. { $possible }
hc-table-copy-self = { $where }: місце { $value } не може копіювати в самого себе. { $possible }
hc-table-copy-far = { $where }: місце { $value } — не сусід місця { $seat }. { $possible }
hc-table-copy-no-card = { $where }: у місті місця { $value } немає карти номер { $slot }, яку можна скопіювати (руїни й особлива будівля не підходять). { $possible }
hc-table-copy-no-special = { $where }: у місця { $value } немає особливої будівлі, яку можна скопіювати. { $possible }
hc-table-copy-unknown = { $where }: «{ $value }» — не особлива будівля, яку можна скопіювати. { $possible }
hc-table-possible-cards = Можливі місця: { $seats }.
hc-table-possible-nothing = У жодного сусіда немає карти, яку можна скопіювати: приберіть цей вибір.
hc-table-possible-specials = Можливо: місце з особливою будівлею — { $seats } — або особлива будівля з коробки: { $ids }.
hc-table-possible-box = Можливо: особлива будівля з коробки, бо в суперників їх немає: { $ids }.
hc-table-by-seat = { $possible } Вибирають кілька місць: дайте відповідь за кожне, { $example }.

## Data packs
hc-pack-id = { $file }, рядок { $line }, стовпець { $column }: «{ $value }» не може бути позначенням карти. Воно складається з малих латинських літер, цифр і _ (від 1 до 40 знаків) і починається з літери.
hc-pack-id-twice = { $file }, рядок { $line }, стовпець { $column }: позначення «{ $value }» уже є в { $file2 }, рядок { $line2 }. Кожна карта має власне.
hc-pack-rows = { $file }, рядок { $line }, стовпець { $column }: у таблиці { $found ->
    [one] { $found } рядок
    [few] { $found } рядки
    [many] { $found } рядків
   *[other] { $found } рядка
}; потрібно щонайменше { $low }, можна щонайбільше { $high }.
hc-pack-kinds = { $file }, рядок { $line }, стовпець { $column }: у таблиці { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
    [many] { $count } рядків
   *[other] { $count } рядка
}, а можна від { $low } до { $high }. Гра розрізняє { $most } видів карт, які можна купити. З них будівлі: { $buildings }, житло: { $homes }, різнокольорові будівлі: { $multicolor-buildings }.
hc-pack-deck = { $file }, рядок { $line }, стовпець { $column }: у колоді { $deck } немає жодної будівлі.
hc-pack-too-few = { $file }, рядок { $line }, стовпець { $column }: з усіма копіями є { $found ->
    [one] { $found } будівля
    [few] { $found } будівлі
    [many] { $found } будівель
   *[other] { $found } будівлі
}, а для партії на п’ятьох потрібно { $needed }.
hc-pack-market = { $file }, рядок { $line }, стовпець { $column }: спершу йде білий ринок, потім по одному кожного кольору в заданому порядку; тут має бути { $wanted }, а не «{ $value }».
hc-pack-no-name = { $file }, рядок { $line }, стовпець { $column }: карті потрібна назва цією мовою.
hc-pack-colours = { $file }, рядок { $line }, стовпець { $column }: «{ $value }» — не перелік двох або більше різних кольорів, з’єднаних знаком +. Кольори: { $known }.
