### Сервер: что он отклоняет и почему.

## Tables and seats
server-error-table = Такого стола нет. Проверьте ссылку или попросите новую.
server-error-link = Эта ссылка уже использована или устарела. Создайте новую на устройстве, где вы играли.
server-error-not-your-seat = Место { $seat } не ваше. Играть и смотреть можно только со своих мест.
server-error-host = Это может сделать только тот, кто открыл стол.
server-error-seat-taken = Место { $seat } уже занято. Выберите свободное.
server-error-not-open = За этот стол уже не сесть. Можно смотреть игру.
server-error-not-finished = Партия ещё не окончена. Это можно будет увидеть после её конца.
server-error-bot = Бота «{ $bot }» на сервере нет. Есть: { $known }.

## Names
server-error-name-empty = Имя пустое. Напишите хотя бы одну букву.
server-error-name-long = Имя слишком длинное: знаков — { $length }, а можно не больше { $most }.
server-error-name-signs = В имени есть невидимые знаки. Подойдут буквы, цифры, знаки препинания и эмодзи.

## Requests
server-error-address = По этому адресу ничего нет. Игры и столы — на главной странице.
server-error-method = Этот метод HTTP здесь не подходит. Подходят: { $known }.
server-error-request = Запрос составлен неверно. Как правильно, показано в документации API.
server-error-body = Тело запроса, { $where }: { $problem }.
server-error-body-missing = У запроса нет тела. Нужен объект JSON.
server-error-json = Тело запроса — не JSON (строка { $line }, байт { $byte }).
server-error-cut = Запрос оборвался. Отправьте его ещё раз.
server-error-slow = Запрос шёл слишком долго. Отправьте его ещё раз.
server-error-parameter = Параметр { $name }: { $problem }.
server-error-parameter-missing = Нет параметра { $name }.
server-error-message = Сообщение, { $where }: { $problem }.
server-error-message-json = Сообщение — не JSON (байт { $byte }).
server-error-origin = Этот запрос пришёл со страницы другого сайта. Откройте Triopolis по его собственному адресу.
server-error-too-large = Слишком много данных. За один раз можно не больше { $most } КиБ.
server-error-too-many = Слишком много запросов. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
server-error-connections = Открыто слишком много страниц. Одновременно можно не больше { $most }: закройте лишние вкладки.
server-error-fault = На сервере что-то сломалось. Попробуйте ещё раз; номер ошибки для владельца сервера — { $number }.

## Play
server-seat = Игрок { $number }
server-error-covered = За этим экраном несколько игроков. Откройте место { $seat }, прежде чем ходить.
server-error-no-seat = Вы не сидите за этим столом.
server-error-seat-present = Игрок на месте { $seat } здесь. Бот может занять свободное место или место того, кто ушёл.
server-error-play = Ход — это что-то одно: номер действия, список таких номеров или описание хода.
server-undo-limit = В этой партии достигнут предел изменений: { $most }. Больше ничего отменить нельзя.
server-error-seed = Код раздачи — это строка от 1 до { $longest } видимых знаков.
server-error-import-seats = В записи мест: { $record }, а указано: { $seats }.
server-error-record-sealed = Из записи следует всё скрытое, поэтому скачать её можно после конца партии.
server-error-replay-at = В этой партии нет момента { $at }. Они идут от 0 до { $last }.
server-error-language = У этой игры нет текстов на языке «{ $language }». Есть: { $known }.
server-error-changed = Стол только что изменился. Попробуйте ещё раз.

## Журнал
# A bot on a machine too slow for its level.
server-log-cut-short = { $name } не успевает додумать: компьютер слишком медленный

## Партии, которые остались незаконченными, и правила, которые изменились
server-closed-length = Партия остановлена: сделано { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}, а конца не видно. Её можно скачать или сыграть ещё раз.
server-closed-rules = С начала этой партии правила были исправлены, и честно продолжить её нельзя. Её можно скачать или сыграть ещё раз.
server-rules-gone = Эта партия сыграна по прежним правилам, и показать её уже нельзя. Скачать её по-прежнему можно.
