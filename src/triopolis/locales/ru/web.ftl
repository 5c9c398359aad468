### Браузер: дом вокруг игр. У полей игр свои файлы.

## Everywhere
web-skip = Сразу к содержанию
web-nav = Страницы
web-home-link = На главную
web-tables = Мои столы
web-watch = Смотреть
web-import = Открыть запись партии
web-close = Закрыть
web-again = Ещё раз
web-copy = Скопировать
web-copied = Скопировано.
web-not-found = Здесь никто не живёт
web-not-found-about = Этот адрес никуда не ведёт. Возможно, ссылка обрезана или стола больше нет.
web-error-offline = Сервер не отвечает. Проверьте подключение; ничего не потеряно.
web-error-server = Сервер недоступен (ответ { $status }). Попробуйте чуть позже.
web-error-unknown = Здесь что-то сломалось. Загрузите страницу ещё раз.
web-error-page = Страница не загрузилась. Проверьте подключение и загрузите её ещё раз.
web-footer-fan = Любительский проект, бесплатный для всех и не связанный с авторами и издателями настольных игр. Все рисунки наши.
web-footer-source = О каждой детали сказано, откуда она известна: из напечатанной игры, из открытого списка или восстановлена нами.
web-footer-api = Программистам

## Settings
web-settings = Настройки
web-language = Язык
web-theme = Освещение
web-theme-system = как в системе
web-theme-light = утро
web-theme-dark = ночь
web-theme-to-light = Включить светлую тему
web-theme-to-dark = Включить тёмную тему
web-motion = Движение
web-motion-system = как в системе
web-motion-none = без движения
web-sound = Звуки
web-face = Ваше лицо
web-face-about = На этом устройстве. Если оно уже у бота за столом, там у вас будет другое.
web-face-any = За каждым столом своё
web-points = Очки на поле
web-points-about = На каждом месте видно, сколько оно принесёт.
web-at-once = На касание меньше
web-at-once-about = Касание места сразу делает ход, если там возможно только одно. Без этого первое касание показывает, второе играет.
web-left-handed = Для левой руки
web-left-handed-about = Когда телефон лежит на боку, вкладки и кнопки слева.
web-confirm-turn = Переспрашивать в конце хода
web-confirm-turn-about = Действие, после которого ваш ход закончится, нужно подтвердить.
web-faster = Чужие ходы быстрее
web-faster-about = Ходы ботов и друзей показываются вдвое быстрее.
web-notify = Сообщать, что мой ход
web-notify-about = Уведомление, когда страница не на виду.
web-name = Ваше имя
web-name-hint = Как вас называть?
web-name-about = Его увидят за столом.
web-name-keep = Запомнить
web-name-kept = Запомнили.

## Home
web-greeting = Рады видеть вас, { $name }.
web-greeting-new = Добро пожаловать! Регистрация не нужна, просто садитесь за стол.
web-home-title = Три маленьких города на одном столе
web-continue = Продолжить игру
web-tables-all = все открытые столы: { $count }
web-games = Игры
web-more = Ещё
web-players = { $low }–{ $high ->
    [one] { $high } игрок
    [few] { $high } игрока
    [many] { $high } игроков
   *[other] { $high } игрока
}
web-play-now = Играть
web-new-table = Новый стол
web-learn = Научиться играть
web-learn-first = Впервые играете? Начните с обучения

## Play now
web-against = Против кого?
web-solo = соперник
web-against-bots = боты
web-opponent = Насколько силён соперник?
web-bots = Сколько ботов?
web-level = Сила ботов
web-start = Начать

## New table
web-choose-game = Выбрать игру
web-unsure = Некоторые детали этой игры не известны из печати до мелочей: мы их восстановили.
web-who = Кто играет
web-seats = Игроков
web-seat = Место { $number }
web-seat-who = Место { $number }: кто
web-seat-level = Место { $number }: сила бота
web-seat-name = Место { $number }: имя
web-seat-name-hint = имя
web-seat-me = я
web-seat-here = кто-то за этим экраном
web-seat-open = друг по ссылке
web-seat-bot = бот
web-seat-open-about = Ссылка для друга появится, как только откроется стол.
web-rules = Правила
web-fine-points = Тонкости
web-option-usual = как обычно
web-option-none = без ограничения
web-table-more = Стол
web-public = Стол открыт для всех
web-public-about = Он виден на странице «Смотреть»: можно смотреть игру и сесть на свободное место. Иначе его найдёт только тот, у кого есть ссылка.
web-seed = Задать код раздачи
web-seed-about = При одном и том же коде раздача та же. Кто его знает, может вычислить всё скрытое, поэтому код видят все за столом.
web-open-table = Открыть стол

## Tables
web-tables-running = Идут
web-tables-waiting = Ждут игроков
web-tables-finished = Сыграны
web-tables-abandoned = Брошены
web-tables-closed = Не закончены
web-tables-none = У вас пока нет столов.
web-watch-about = Открытые столы: смотрите, как играют или как всё было.
web-watch-none = Сейчас никто не играет на виду.
web-show-more = Показать ещё
web-open-seat = свободное место
web-go-on = Продолжить
web-look = Итог
web-watch-this = Смотреть
web-sit = Сесть за стол
web-replay = Просмотр
web-download = Скачать запись партии
web-standing-waiting = ждём { $count ->
    [one] { $count } игрока
    [few] { $count } игроков
    [many] { $count } игроков
   *[other] { $count } игрока
}
web-standing-mine = ваш ход
web-standing-turn = ходит { $name }
web-standing-won = { $count ->
    [one] победа: { $names }
    [few] общая победа: { $names }
    [many] общая победа: { $names }
   *[other] общая победа: { $names }
}
web-standing-abandoned = брошен
web-standing-closed = не закончен

## Opening a saved match
web-import-about = Сыгранную партию можно посмотреть снова; незаконченную — доиграть: вы сядете за стол.
web-import-choose = Выбрать файл
web-import-drop = или перетащите его сюда
web-import-refused = Этот файл открыть нельзя.
web-import-large = { $file } слишком велик для записи партии.
web-import-damaged = { $file }, строка { $line }, столбец { $column }: это не JSON, запись повреждена.

## Another device
web-device = Играть на другом устройстве
web-device-about = По личной ссылке телефон или другой компьютер станет тем же игроком: то же имя, те же столы и места. Никому её не показывайте.
web-device-make = Создать ссылку
web-device-link = Откройте это на другом устройстве
web-device-once = Ссылка сработает один раз, в течение { $minutes ->
    [one] { $minutes } минуты
    [few] { $minutes } минут
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}.
web-move = Тот же игрок на этом устройстве
web-move-about = Ваше имя, столы и места переедут сюда. То, что на этом устройстве играл кто-то другой, останется за ним.
web-move-claim = Быть тем же игроком здесь

## At the table: whose turn it is
table-opening = Накрываем на стол…
table-your-turn = Ваш ход.
table-turn-of = { $name }, ваш ход.
table-choose = Выберите, что делать.
table-to-act = Сейчас ходит { $name }.
table-thinking = { $name } думает…
table-stalled = { $name } не находит хода и пробует снова.
table-over = { $count ->
    [one] Партия окончена. Победа: { $names }
    [few] Партия окончена. Общая победа: { $names }
    [many] Партия окончена. Общая победа: { $names }
   *[other] Партия окончена. Общая победа: { $names }
}
table-abandoned = Все ушли из-за этого стола.
table-closed = Партия остановлена незаконченной.
table-title-your-turn = ● Ваш ход · { $game }
table-acting = ходит
table-faster = Быстрее
table-skip = Сразу к текущему ходу
table-sign-yours = Ваш ход
table-sign-thinking = думает…
table-sign-choosing = выбирает ход…
table-sign-over = Партия окончена
table-sign-counting = Считаем последние очки…
table-sign-winners = { $count ->
    [one] Победа: { $names }
    [few] Общая победа: { $names }
    [many] Общая победа: { $names }
   *[other] Общая победа: { $names }
}

## At the table: moves
table-undo = Отменить
table-undo-why-not = Отменить можно только свои последние действия, пока не открылось ничего скрытого и не ходили другие.
table-hint = Подсказка
table-hint-why-not = Подсказка — только в ваш ход.
table-again = Что было
table-about = Что это?
table-about-how = Выберите что угодно на столе и узнайте, как оно действует.
table-about-of = Что это? { $name }
table-menu = Меню
table-round = Раунд { $round }
table-moves = Ходы
table-no-moves = Сейчас выбирать нечего.
table-outlook-empty = Наведите на что-нибудь — покажем, что это даст.
table-gain = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-gain-unknown = очки зависят от скрытого
table-points-then = станет { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-ends-turn = ход закончится
table-play = Сыграть
table-not-yet = Ещё нет
table-confirm-title = Закончить этим ход?
table-hint-title = Хорошие ходы
table-hint-chance = на победу

## At the table: the rest
table-tools = Инструменты
table-side = Счёт и журнал
table-scores = Счёт
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-seat-you = вы
table-seat-away = не в сети
table-seat-here = за столом
table-seat-host = хозяин стола
table-seat-open = свободно
# Of a bot: gardener, easy.
table-seat-bot = { $trade }, { $level }
table-seat-bot-instead = играет бот
table-let-bot-play = Пусть играет бот
table-put-bot = Посадить бота
table-replace-bot = Заменить бота
table-sit-down = Сесть
table-reactions = Доброе слово
table-reaction-of = { $name }: { $text }
table-reaction-spectator = Зритель
table-reaction-hello = Привет!
table-reaction-thanks = Спасибо!
table-reaction-well-done = Молодец!
table-reaction-wow = Ого!
table-reaction-oops = Ой!
table-reaction-thinking = Дайте подумать…
table-reaction-good-game = Хорошая игра!
table-words = Сказать
table-copy-short = Ссылка
table-link = Ссылка на этот стол
table-copy-link = Скопировать ссылку
table-copied = Скопировано
table-share = Поделиться
table-guide = Проводник
table-cover = Закрыть моё
table-leave = Уйти
table-leave-really = Да, уйти
table-leave-note = Ваше место освободится: сядет кто-то другой или хозяин стола посадит бота.

## At the table: what is going on
table-away = Связь пропала. Пробуем снова…
table-away-kept = Связь пропала. Ваш ход сохранён и будет сделан, как только она вернётся.
table-try-now = Попробовать сейчас
table-note-late = Ваш ход опоздал: партия уже ушла вперёд.
table-note-away = Сейчас нет связи. Попробуйте чуть позже.
table-bot-plays-for-you = За игрока { $name } играет бот.
table-take-back = Вернуться на место
table-has-left = Сейчас ходит { $name }, но его или её нет за столом.
table-is-free = Место свободно: { $name }.
table-watching = Вы смотрите.

## The curtain between people at one screen
table-curtain-pass = Передайте экран, теперь играет
table-curtain-why = Остальные пока не смотрят.
table-curtain-open = Это я, { $name }: открыть занавес

## The room before the match
table-waiting = { $count ->
    [one] Ждём ещё { $count } игрока. Партия начнётся, когда все места будут заняты.
    [few] Ждём ещё { $count } игроков. Партия начнётся, когда все места будут заняты.
    [many] Ждём ещё { $count } игроков. Партия начнётся, когда все места будут заняты.
   *[other] Ждём ещё { $count } игрока. Партия начнётся, когда все места будут заняты.
}
table-your-name = Ваше имя за этим столом
table-bot-level = Сила бота, которого вы посадите
table-invite = Позовите друзей
table-invite-how = Кто откроет эту ссылку, сможет сесть за стол, без регистрации.

## The end
table-you-win = Вы победили!
table-winners = { $count ->
    [one] Победа
    [few] Общая победа
    [many] Общая победа
   *[other] Общая победа
}
table-winner = победа
table-why-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, на { $lead } больше, чем у соперника: { $name }.
table-why-tie = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, столько же у соперника: { $name }. Ничью решили правила.
table-why-ahead-of-you = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, на { $lead } больше, чем у вас.
table-why-tie-of-you = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, столько же, сколько у вас. Ничью решили правила.
table-why-shared = У каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
table-why-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
table-total = Всего
table-rematch = Сыграть ещё
table-join-rematch = Сыграть ещё вместе
table-replay = Повтор
table-download = Скачать
table-home = На главную
table-see-table = Посмотреть стол
table-race = Гонка
table-race-label = Очки ход за ходом. В конце: { $names }
table-race-axis = очки по ходам
table-best-moment = Лучший момент
table-see-moment = Посмотреть

## Replay
table-replay-title = Повтор · { $game }
table-replay-place = Момент партии
table-replay-at = Шаг { $at } из { $total }
table-replay-start = Начало партии
table-replay-first = В начало
table-replay-last = В конец
table-replay-back = На шаг назад
table-replay-forward = На шаг вперёд
table-replay-back-turn = На ход назад
table-replay-forward-turn = На ход вперёд
table-replay-play = Смотреть
table-replay-pause = Пауза
table-replay-speed = Скорость
table-replay-eyes = Глазами
table-replay-link = Ссылка на этот момент
table-replay-result = Итог

## At the table with the printed game
web-printed = За столом с настольной игрой
web-printed-about = Коробка на столе, телефон в руке: он посчитает очки, а если вы играете в одиночку, сыграет за соперника.
web-printed-score = Подсчёт очков
web-printed-opponent = Соперник для одного

## The board that plays any game, and the table in words
table-generic-choose = Выбрать можно всё, что в цветной рамке.
# $regions: названия того, что лежит на столе: «Рынок, Колода».
table-generic-choose-in = Выберите: { $regions }
table-generic-go-on = Выберите, что делать дальше.
# $regions: names of what lies on the table, where something goes with what is picked.
table-generic-next = Теперь выберите здесь: { $regions }
# $thing: its name and what it says; it cannot be chosen.
# Одна вещь, от которой начинаются несколько ходов.
table-generic-use = Использовать: { $thing }
# $gain: the most points that one of its moves brings, with their sign.
table-generic-up-to = до { $gain }
table-generic-not-now = { $thing }. Сейчас здесь нечего выбирать.
# Делает ход, а что выбрать потом, решается на следующем шаге.
table-generic-news = Что произошло
# Before what somebody had done.
table-generic-taken-back = Отменено:
# Stands on what others laid out since the reader's last turn.
table-generic-fresh = новое
# $gain: points gained in a turn, with their sign, $points without it.
table-generic-gained = { $points ->
    [one] { $gain } очко
    [few] { $gain } очка
    [many] { $gain } очков
   *[other] { $gain } очка
}
# Во скольких ходах участвует то, на что указывают.
table-generic-survey = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
# $gain: самое большее, что один из них сразу приносит, со знаком: «+2».
table-generic-survey-best = { $count ->
    [one] { $count } ход, до { $gain }
    [few] { $count } хода, до { $gain }
    [many] { $count } ходов, до { $gain }
   *[other] { $count } хода, до { $gain }
}
table-generic-held = { $name }: очки и запасы
table-generic-unknown = Эта партия сыграна по прежним правилам. Показать её стол здесь нельзя.
table-generic-about-now = Сейчас можно
table-generic-about-why-not = Почему нельзя сейчас
table-generic-about-rule = Для чего это
table-generic-about-more = Ещё о правилах
table-generic-unpick = Выбрать заново
table-generic-more = { $count ->
    [one] Ещё { $count } ход — в списке ходов.
    [few] Ещё { $count } хода — в списке ходов.
    [many] Ещё { $count } ходов — в списке ходов.
   *[other] Ещё { $count } хода — в списке ходов.
}
table-others = Другие игроки
table-first = первый игрок
table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
table-source = { $source ->
    [original] придумано нами
   *[reconstructed] реконструкция
}
table-source-about = { $source ->
    [original] Придумано нами: в напечатанной игре этого нет.
   *[reconstructed] Реконструкция: в напечатанной игре может быть иначе.
}
table-in-words = Описание стола
table-in-words-shared = Общее
table-in-words-nothing = ничего нет
table-in-words-open = можно выбрать
