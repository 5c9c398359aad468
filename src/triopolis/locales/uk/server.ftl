### Сервер: що він відхиляє і чому.

## Tables and seats
server-error-table = Такого столу немає. Перевірте посилання або попросіть нове.
server-error-link = Це посилання вже використано або воно застаріло. Створіть нове на пристрої, де ви грали.
server-error-not-your-seat = Місце { $seat } не ваше. Грати й дивитися можна лише зі своїх місць.
server-error-host = Це може зробити лише той, хто відкрив стіл.
server-error-seat-taken = Місце { $seat } вже зайняте. Виберіть вільне.
server-error-not-open = За цей стіл уже не сісти. Можна дивитися гру.
server-error-not-finished = Партію ще не завершено. Це можна буде побачити після її кінця.
server-error-bot = Бота «{ $bot }» на сервері немає. Є: { $known }.

## Names
server-error-name-empty = Ім’я порожнє. Напишіть хоча б одну літеру.
server-error-name-long = Ім’я задовге: знаків — { $length }, а можна щонайбільше { $most }.
server-error-name-signs = В імені є невидимі знаки. Підійдуть літери, цифри, розділові знаки та емодзі.

## Requests
server-error-address = За цією адресою нічого немає. Ігри та столи — на головній сторінці.
server-error-method = Цей метод HTTP тут не підходить. Підходять: { $known }.
server-error-request = Запит складено неправильно. Як правильно, показано в документації API.
server-error-body = Тіло запиту, { $where }: { $problem }.
server-error-body-missing = Запит не має тіла. Потрібен об’єкт JSON.
server-error-json = Тіло запиту — не JSON (рядок { $line }, байт { $byte }).
server-error-cut = Запит обірвався. Надішліть його ще раз.
server-error-slow = Запит надходив надто довго. Надішліть його ще раз.
server-error-parameter = Параметр { $name }: { $problem }.
server-error-parameter-missing = Немає параметра { $name }.
server-error-message = Повідомлення, { $where }: { $problem }.
server-error-message-json = Повідомлення — не JSON (байт { $byte }).
server-error-origin = Цей запит надійшов зі сторінки іншого сайту. Відкрийте Triopolis за його власною адресою.
server-error-too-large = Забагато даних. За один раз можна щонайбільше { $most } КіБ.
server-error-too-many = Забагато запитів. Спробуйте знову через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
server-error-connections = Відкрито забагато сторінок. Одночасно можна щонайбільше { $most }: закрийте зайві вкладки.
server-error-fault = На сервері щось зламалося. Спробуйте ще раз; номер помилки для власника сервера — { $number }.

## Play
server-seat = Гравець { $number }
server-error-covered = За цим екраном кілька гравців. Відкрийте місце { $seat }, перш ніж ходити.
server-error-no-seat = Ви не сидите за цим столом.
server-error-seat-present = Гравець на місці { $seat } тут. Бот може зайняти вільне місце або місце того, хто пішов.
server-error-play = Хід — це щось одне: номер дії, список таких номерів або опис ходу.
server-undo-limit = У цій партії досягнуто межі змін: { $most }. Більше нічого скасувати не можна.
server-error-seed = Код роздачі — це рядок від 1 до { $longest } видимих знаків.
server-error-import-seats = У записі місць: { $record }, а вказано: { $seats }.
server-error-record-sealed = Із запису випливає все приховане, тому завантажити його можна після кінця партії.
server-error-replay-at = У цій партії немає моменту { $at }. Вони йдуть від 0 до { $last }.
server-error-language = У цієї гри немає текстів мовою «{ $language }». Є: { $known }.
server-error-changed = Стіл щойно змінився. Спробуйте ще раз.

## Журнал
# A bot on a machine too slow for its level.
server-log-cut-short = { $name } не встигає додумати: комп’ютер надто повільний

## Партії, що лишилися незавершеними, і правила, що змінилися
server-closed-length = Партію зупинено: зроблено { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходу
}, а кінця не видно. Її можна завантажити або зіграти ще раз.
server-closed-rules = Відколи почалася ця партія, правила виправлено, і чесно продовжити її не можна. Її можна завантажити або зіграти ще раз.
server-rules-gone = Цю партію зіграно за попередніми правилами, і показати її вже не можна. Завантажити її, як і раніше, можна.
