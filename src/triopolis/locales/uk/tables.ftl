### Столи, які зберігає сервер, і база даних, у якій вони лежать.

cli-tables-usage = triopolis tables [list|export|prune|backup] [СТІЛ|ФАЙЛ] [ПАРАМЕТРИ]
cli-tables-about = Показати, вивантажити, вилучити або скопіювати про запас столи сервера, навіть поки він працює.
cli-tables-label-job = СПРАВА
cli-tables-label-item = СТІЛ|ФАЙЛ
cli-tables-label-status = СТАН,…
cli-tables-arg-job = list — показати столи; export — записати їхні партії у файли, які читає «triopolis replay»; prune — вилучити старі; backup — скопіювати всю базу даних (SQLite) у новий файл. Тримайте копію при собі: у ній ключ до cookie гостей.
cli-tables-arg-item = Для export — номер одного стола, для backup — ім’я файлу, який треба створити.
cli-tables-arg-status = Лише такі: waiting (чекають), running (тривають), finished (зіграні), abandoned (покинуті), closed (зупинені). Без цього параметра list бере всі, export — усі розпочаті, prune — усі, крім тих, що тривають.
cli-tables-arg-all = Вивантажити всі столи.
cli-tables-arg-to = Тека для вивантаження; якщо її немає, її буде створено, а попередні файли тих самих столів — замінено.
cli-tables-arg-older-than = Вилучити те, що не змінювалося стільки днів.
cli-tables-arg-yes = Справді вилучити. Без цього параметра prune лише покаже, що вилучив би.

tables-table = Стіл
tables-game = Гра
tables-status = Стан
tables-seats = Місця
tables-moves = ходів
tables-changed = змінено
tables-status-name = { $status ->
    [waiting] чекає
    [running] триває
    [finished] зіграно
    [abandoned] покинуто
    [closed] зупинено
   *[other] { $status }
}
tables-seat-open = (вільно)
# A bot: the one who sits for it, and how strong it is.
tables-seat-bot = { $name } ({ $level })
tables-count = { $count ->
    [0] Столів немає
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } стола
}
tables-exported = { $count ->
    [0] Не записано жодної партії
    [one] Записано { $count } партію
    [few] Записано { $count } партії
    [many] Записано { $count } партій
   *[other] Записано { $count } партії
}: { $folder }
tables-would-prune = { $count ->
    [0] Вилучати нічого.
    [one] Було б вилучено { $count } стіл. Щоб вилучити, додайте --yes.
    [few] Було б вилучено { $count } столи. Щоб вилучити, додайте --yes.
    [many] Було б вилучено { $count } столів. Щоб вилучити, додайте --yes.
   *[other] Було б вилучено { $count } стола. Щоб вилучити, додайте --yes.
}
tables-pruned = { $count ->
    [0] Вилучати було нічого.
    [one] Вилучено { $count } стіл.
    [few] Вилучено { $count } столи.
    [many] Вилучено { $count } столів.
   *[other] Вилучено { $count } стола.
}
tables-backed-up = Базу даних скопійовано: { $file }

tables-error-job = «tables» не вміє «{ $job }». Уміє: { $known }.
tables-error-flag = { $flag } не стосується «tables { $job }». Приберіть його або подивіться --help.
tables-error-which = Який стіл? Назвіть один або всі через --all, але не те й друге разом.
tables-error-table = Стола «{ $id }» немає. Які є, покаже «triopolis tables list».
tables-error-status = --status може бути { $known }, але не «{ $value }».
tables-error-no-database = Бази даних { $file } немає. Запустіть сервер хоча б раз або назвіть іншу через --database.
tables-error-file-exists = { $file } уже є, і поверх нього нічого не пишеться. Виберіть інше ім’я.
tables-error-server = backup копіює файли SQLite. Для PostgreSQL є свій засіб: pg_dump --format=custom --file=ФАЙЛ БАЗА

storage-error-url = Адреса бази даних незрозуміла. Напишіть sqlite:///ФАЙЛ або postgresql://ІМ’Я:ПАРОЛЬ@ВУЗОЛ/БАЗА.
storage-error-kind = База даних виду «{ $kind }» не підходить. Напишіть sqlite:///ФАЙЛ або postgresql://ІМ’Я:ПАРОЛЬ@ВУЗОЛ/БАЗА.
storage-error-file = { $url } не називає файлу, де все зберігати. Напишіть sqlite:///triopolis.db для файлу в цій теці або sqlite:////srv/triopolis.db для файлу в іншому місці.
storage-error-driver = Для PostgreSQL потрібен пакет Python asyncpg. Установіть його: pip install "triopolis[postgres]"
storage-error-open = База даних { $database } не годиться ({ $reason }).
storage-error-newer = База даних { $database } влаштована новішою версією Triopolis. Візьміть її.
