### Столы, которые хранит сервер, и база данных, в которой они лежат.

cli-tables-usage = triopolis tables [list|export|prune|backup] [СТОЛ|ФАЙЛ] [ПАРАМЕТРЫ]
cli-tables-about = Показать, выгрузить, удалить или скопировать про запас столы сервера, даже пока он работает.
cli-tables-label-job = ДЕЛО
cli-tables-label-item = СТОЛ|ФАЙЛ
cli-tables-label-status = СОСТОЯНИЕ,…
cli-tables-arg-job = list — показать столы; export — записать их партии в файлы, которые читает «triopolis replay»; prune — удалить старые; backup — скопировать всю базу данных (SQLite) в новый файл. Храните копию при себе: в ней ключ к cookie гостей.
cli-tables-arg-item = Для export — номер одного стола, для backup — имя файла, который надо создать.
cli-tables-arg-status = Только такие: waiting (ждут), running (идут), finished (сыграны), abandoned (брошены), closed (остановлены). Без этого параметра list берёт все, export — все начатые, prune — все, кроме идущих.
cli-tables-arg-all = Выгрузить все столы.
cli-tables-arg-to = Папка для выгрузки; если её нет, она будет создана, а прежние файлы тех же столов — заменены.
cli-tables-arg-older-than = Удалить то, что не менялось столько дней.
cli-tables-arg-yes = В самом деле удалить. Без этого параметра prune только покажет, что удалил бы.

tables-table = Стол
tables-game = Игра
tables-status = Состояние
tables-seats = Места
tables-moves = ходов
tables-changed = изменён
tables-status-name = { $status ->
    [waiting] ждёт
    [running] идёт
    [finished] сыгран
    [abandoned] брошен
    [closed] остановлен
   *[other] { $status }
}
tables-seat-open = (свободно)
# A bot: the one who sits for it, and how strong it is.
tables-seat-bot = { $name } ({ $level })
tables-count = { $count ->
    [0] Столов нет
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}
tables-exported = { $count ->
    [0] Не записано ни одной партии
    [one] Записана { $count } партия
    [few] Записаны { $count } партии
    [many] Записано { $count } партий
   *[other] Записано { $count } партии
}: { $folder }
tables-would-prune = { $count ->
    [0] Удалять нечего.
    [one] Был бы удалён { $count } стол. Чтобы удалить, добавьте --yes.
    [few] Было бы удалено { $count } стола. Чтобы удалить, добавьте --yes.
    [many] Было бы удалено { $count } столов. Чтобы удалить, добавьте --yes.
   *[other] Было бы удалено { $count } стола. Чтобы удалить, добавьте --yes.
}
tables-pruned = { $count ->
    [0] Удалять было нечего.
    [one] Удалён { $count } стол.
    [few] Удалено { $count } стола.
    [many] Удалено { $count } столов.
   *[other] Удалено { $count } стола.
}
tables-backed-up = База данных скопирована: { $file }

tables-error-job = «tables» не умеет «{ $job }». Умеет: { $known }.
tables-error-flag = { $flag } не относится к «tables { $job }». Уберите его или посмотрите --help.
tables-error-which = Какой стол? Назовите один или все через --all, но не то и другое сразу.
tables-error-table = Стола «{ $id }» нет. Какие есть, покажет «triopolis tables list».
tables-error-status = --status может быть { $known }, но не «{ $value }».
tables-error-no-database = Базы данных { $file } нет. Запустите сервер хотя бы раз или назовите другую через --database.
tables-error-file-exists = { $file } уже есть, и поверх него ничего не пишется. Выберите другое имя.
tables-error-server = backup копирует файлы SQLite. Для PostgreSQL есть своё средство: pg_dump --format=custom --file=ФАЙЛ БАЗА

storage-error-url = Адрес базы данных непонятен. Напишите sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА.
storage-error-kind = База данных вида «{ $kind }» не подходит. Напишите sqlite:///ФАЙЛ или postgresql://ИМЯ:ПАРОЛЬ@УЗЕЛ/БАЗА.
storage-error-file = { $url } не называет файла, где всё хранить. Напишите sqlite:///triopolis.db для файла в этой папке или sqlite:////srv/triopolis.db для файла в другом месте.
storage-error-driver = Для PostgreSQL нужен пакет Python asyncpg. Установите его: pip install "triopolis[postgres]"
storage-error-open = База данных { $database } не годится ({ $reason }).
storage-error-newer = База данных { $database } устроена более новой версией Triopolis. Возьмите её.
