### Браузер: дім навколо ігор. Поля ігор мають свої файли.

## Everywhere
web-skip = Одразу до вмісту
web-nav = Сторінки
web-home-link = На головну
web-tables = Мої столи
web-watch = Дивитися
web-import = Відкрити запис партії
web-close = Закрити
web-again = Ще раз
web-copy = Скопіювати
web-copied = Скопійовано.
web-not-found = Тут ніхто не живе
web-not-found-about = Ця адреса нікуди не веде. Можливо, посилання обрізане або столу вже немає.
web-error-offline = Сервер не відповідає. Перевірте з’єднання; нічого не втрачено.
web-error-server = Сервер недоступний (відповідь { $status }). Спробуйте трохи згодом.
web-error-unknown = Тут щось зламалося. Завантажте сторінку ще раз.
web-error-page = Сторінка не завантажилася. Перевірте з’єднання й завантажте її ще раз.
web-footer-fan = Аматорський проєкт, безкоштовний для всіх і не пов’язаний з авторами та видавцями настільних ігор. Усі малюнки наші.
web-footer-source = Про кожну деталь сказано, звідки вона відома: з надрукованої гри, з відкритого списку чи відновлена нами.
web-footer-api = Програмістам

## Settings
web-settings = Налаштування
web-language = Мова
web-theme = Освітлення
web-theme-system = як у системі
web-theme-light = ранок
web-theme-dark = ніч
web-theme-to-light = Увімкнути світлу тему
web-theme-to-dark = Увімкнути темну тему
web-motion = Рух
web-motion-system = як у системі
web-motion-none = без руху
web-sound = Звуки
web-face = Ваше обличчя
web-face-about = На цьому пристрої. Якщо його вже має бот за столом, там у вас буде інше.
web-face-any = За кожним столом своє
web-points = Очки на полі
web-points-about = На кожному місці видно, скільки воно принесе.
web-at-once = На дотик менше
web-at-once-about = Дотик до місця одразу робить хід, якщо там можливе лише одне. Без цього перший дотик показує, другий грає.
web-left-handed = Для лівої руки
web-left-handed-about = Коли телефон лежить на боці, вкладки й кнопки ліворуч.
web-confirm-turn = Перепитувати наприкінці ходу
web-confirm-turn-about = Дію, після якої ваш хід закінчиться, треба підтвердити.
web-faster = Чужі ходи швидше
web-faster-about = Ходи ботів і друзів показуються вдвічі швидше.
web-notify = Повідомляти, що мій хід
web-notify-about = Сповіщення, коли сторінка не на видноті.
web-name = Ваше ім’я
web-name-hint = Як вас називати?
web-name-about = Його побачать за столом.
web-name-keep = Запам’ятати
web-name-kept = Запам’ятали.

## Home
web-greeting = Раді вас бачити, { $name }.
web-greeting-new = Ласкаво просимо! Реєстрація не потрібна, просто сідайте за стіл.
web-home-title = Три маленькі міста на одному столі
web-continue = Продовжити гру
web-tables-all = усі відкриті столи: { $count }
web-games = Ігри
web-more = Ще
web-players = { $low }–{ $high ->
    [one] { $high } гравець
    [few] { $high } гравці
    [many] { $high } гравців
   *[other] { $high } гравця
}
web-play-now = Грати
web-new-table = Новий стіл
web-learn = Навчитися грати
web-learn-first = Граєте вперше? Почніть із навчання

## Play now
web-against = Проти кого?
web-solo = суперник
web-against-bots = боти
web-opponent = Наскільки сильний суперник?
web-bots = Скільки ботів?
web-level = Сила ботів
web-start = Почати

## New table
web-choose-game = Вибрати гру
web-unsure = Деякі деталі цієї гри не відомі з друку до дрібниць: ми їх відновили.
web-who = Хто грає
web-seats = Гравців
web-seat = Місце { $number }
web-seat-who = Місце { $number }: хто
web-seat-level = Місце { $number }: сила бота
web-seat-name = Місце { $number }: ім’я
web-seat-name-hint = ім’я
web-seat-me = я
web-seat-here = хтось за цим екраном
web-seat-open = друг за посиланням
web-seat-bot = бот
web-seat-open-about = Посилання для друга з’явиться, щойно відкриється стіл.
web-rules = Правила
web-fine-points = Тонкощі
web-option-usual = як зазвичай
web-option-none = без обмеження
web-table-more = Стіл
web-public = Стіл відкритий для всіх
web-public-about = Його видно на сторінці «Дивитися»: можна дивитися гру й сісти на вільне місце. Інакше його знайде лише той, хто має посилання.
web-seed = Задати код роздачі
web-seed-about = З тим самим кодом роздача та сама. Хто його знає, може обчислити все приховане, тому код бачать усі за столом.
web-open-table = Відкрити стіл

## Tables
web-tables-running = Тривають
web-tables-waiting = Чекають на гравців
web-tables-finished = Зіграні
web-tables-abandoned = Покинуті
web-tables-closed = Не завершені
web-tables-none = У вас поки немає столів.
web-watch-about = Відкриті столи: дивіться, як грають або як усе було.
web-watch-none = Зараз ніхто не грає на видноті.
web-show-more = Показати ще
web-open-seat = вільне місце
web-go-on = Продовжити
web-look = Підсумок
web-watch-this = Дивитися
web-sit = Сісти за стіл
web-replay = Перегляд
web-download = Завантажити запис партії
web-standing-waiting = чекаємо на { $count ->
    [one] { $count } гравця
    [few] { $count } гравців
    [many] { $count } гравців
   *[other] { $count } гравця
}
web-standing-mine = ваш хід
web-standing-turn = ходить { $name }
web-standing-won = { $count ->
    [one] перемога: { $names }
    [few] спільна перемога: { $names }
    [many] спільна перемога: { $names }
   *[other] спільна перемога: { $names }
}
web-standing-abandoned = покинутий
web-standing-closed = не завершений

## Opening a saved match
web-import-about = Зіграну партію можна переглянути знову; незакінчену — дограти: ви сядете за стіл.
web-import-choose = Вибрати файл
web-import-drop = або перетягніть його сюди
web-import-refused = Цей файл відкрити не можна.
web-import-large = { $file } завеликий для запису партії.
web-import-damaged = { $file }, рядок { $line }, стовпець { $column }: це не JSON, запис пошкоджено.

## Another device
web-device = Грати на іншому пристрої
web-device-about = За особистим посиланням телефон чи інший комп’ютер стане тим самим гравцем: те саме ім’я, ті самі столи й місця. Нікому його не показуйте.
web-device-make = Створити посилання
web-device-link = Відкрийте це на іншому пристрої
web-device-once = Посилання спрацює один раз, протягом { $minutes ->
    [one] { $minutes } хвилини
    [few] { $minutes } хвилин
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}.
web-move = Той самий гравець на цьому пристрої
web-move-about = Ваше ім’я, столи й місця переїдуть сюди. Те, що на цьому пристрої грав хтось інший, залишиться за ним.
web-move-claim = Бути тим самим гравцем тут

## At the table: whose turn it is
table-opening = Накриваємо на стіл…
table-your-turn = Ваш хід.
table-turn-of = { $name }, ваш хід.
table-choose = Оберіть, що робити.
table-to-act = Зараз ходить { $name }.
table-thinking = { $name } думає…
table-stalled = { $name } не знаходить ходу і пробує знову.
table-over = { $count ->
    [one] Партію завершено. Перемога: { $names }
    [few] Партію завершено. Спільна перемога: { $names }
    [many] Партію завершено. Спільна перемога: { $names }
   *[other] Партію завершено. Спільна перемога: { $names }
}
table-abandoned = Усі пішли з-за цього столу.
table-closed = Партію зупинено незавершеною.
table-title-your-turn = ● Ваш хід · { $game }
table-acting = ходить
table-faster = Швидше
table-skip = Одразу до поточного ходу
table-sign-yours = Ваш хід
table-sign-thinking = думає…
table-sign-choosing = вибирає хід…
table-sign-over = Партію завершено
table-sign-counting = Рахуємо останні очки…
table-sign-winners = { $count ->
    [one] Перемога: { $names }
    [few] Спільна перемога: { $names }
    [many] Спільна перемога: { $names }
   *[other] Спільна перемога: { $names }
}

## At the table: moves
table-undo = Скасувати
table-undo-why-not = Скасувати можна лише свої останні дії, доки не відкрилося нічого прихованого й не ходили інші.
table-hint = Підказка
table-hint-why-not = Підказка — лише у ваш хід.
table-again = Що було
table-about = Що це?
table-about-how = Виберіть будь-що на столі й дізнайтеся, як воно діє.
table-about-of = Що це? { $name }
table-menu = Меню
table-round = Раунд { $round }
table-moves = Ходи
table-no-moves = Зараз обирати нема чого.
table-outlook-empty = Наведіть на щось — покажемо, що це дасть.
table-gain = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
table-gain-unknown = очки залежать від прихованого
table-points-then = стане { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
table-ends-turn = хід закінчиться
table-play = Зіграти
table-not-yet = Ще ні
table-confirm-title = Закінчити цим хід?
table-hint-title = Добрі ходи
table-hint-chance = на перемогу

## At the table: the rest
table-tools = Інструменти
table-side = Рахунок і журнал
table-scores = Рахунок
table-log = Журнал
table-log-empty = Поки нічого не сталося.
table-seat-you = ви
table-seat-away = не в мережі
table-seat-here = за столом
table-seat-host = господар столу
table-seat-open = вільно
# Of a bot: gardener, easy.
table-seat-bot = { $trade }, { $level }
table-seat-bot-instead = грає бот
table-let-bot-play = Нехай грає бот
table-put-bot = Посадити бота
table-replace-bot = Замінити бота
table-sit-down = Сісти
table-reactions = Добре слово
table-reaction-of = { $name }: { $text }
table-reaction-spectator = Глядач
table-reaction-hello = Привіт!
table-reaction-thanks = Дякую!
table-reaction-well-done = Чудово!
table-reaction-wow = Ого!
table-reaction-oops = Ой!
table-reaction-thinking = Дайте подумати…
table-reaction-good-game = Гарна гра!
table-words = Сказати
table-copy-short = Посилання
table-link = Посилання на цей стіл
table-copy-link = Скопіювати посилання
table-copied = Скопійовано
table-share = Поділитися
table-guide = Провідник
table-cover = Закрити моє
table-leave = Піти
table-leave-really = Так, піти
table-leave-note = Ваше місце звільниться: сяде хтось інший або господар столу посадить бота.

## At the table: what is going on
table-away = Зв’язок зник. Пробуємо знову…
table-away-kept = Зв’язок зник. Ваш хід збережено, і його буде зроблено, щойно він повернеться.
table-try-now = Спробувати зараз
table-note-late = Ваш хід запізнився: партія вже пішла далі.
table-note-away = Зараз немає зв’язку. Спробуйте трохи згодом.
table-bot-plays-for-you = За гравця { $name } грає бот.
table-take-back = Повернутися на місце
table-has-left = Зараз ходить { $name }, але його чи її немає за столом.
table-is-free = Місце вільне: { $name }.
table-watching = Ви дивитеся.

## The curtain between people at one screen
table-curtain-pass = Передайте екран, тепер грає
table-curtain-why = Інші поки не дивляться.
table-curtain-open = Це я, { $name }: відкрити завісу

## The room before the match
table-waiting = { $count ->
    [one] Чекаємо ще на { $count } гравця. Партія почнеться, коли всі місця буде зайнято.
    [few] Чекаємо ще на { $count } гравців. Партія почнеться, коли всі місця буде зайнято.
    [many] Чекаємо ще на { $count } гравців. Партія почнеться, коли всі місця буде зайнято.
   *[other] Чекаємо ще на { $count } гравця. Партія почнеться, коли всі місця буде зайнято.
}
table-your-name = Ваше ім’я за цим столом
table-bot-level = Сила бота, якого ви посадите
table-invite = Покличте друзів
table-invite-how = Хто відкриє це посилання, зможе сісти за стіл, без реєстрації.

## The end
table-you-win = Ви перемогли!
table-winners = { $count ->
    [one] Перемога
    [few] Спільна перемога
    [many] Спільна перемога
   *[other] Спільна перемога
}
table-winner = перемога
table-why-ahead = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, на { $lead } більше, ніж у суперника: { $name }.
table-why-tie = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, стільки ж у суперника: { $name }. Нічию вирішили правила.
table-why-ahead-of-you = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, на { $lead } більше, ніж у вас.
table-why-tie-of-you = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, стільки ж, скільки у вас. Нічию вирішили правила.
table-why-shared = У кожного { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
table-why-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
table-total = Усього
table-rematch = Зіграти ще
table-join-rematch = Зіграти ще разом
table-replay = Повтор
table-download = Завантажити
table-home = На головну
table-see-table = Поглянути на стіл
table-race = Перегони
table-race-label = Очки хід за ходом. Наприкінці: { $names }
table-race-axis = очки за ходами
table-best-moment = Найкращий момент
table-see-moment = Подивитися

## Replay
table-replay-title = Повтор · { $game }
table-replay-place = Момент партії
table-replay-at = Крок { $at } з { $total }
table-replay-start = Початок партії
table-replay-first = На початок
table-replay-last = У кінець
table-replay-back = На крок назад
table-replay-forward = На крок уперед
table-replay-back-turn = На хід назад
table-replay-forward-turn = На хід уперед
table-replay-play = Дивитися
table-replay-pause = Пауза
table-replay-speed = Швидкість
table-replay-eyes = Очима
table-replay-link = Посилання на цей момент
table-replay-result = Підсумок

## At the table with the printed game
web-printed = За столом із настільною грою
web-printed-about = Коробка на столі, телефон у руці: він порахує очки, а якщо ви граєте наодинці, зіграє за суперника.
web-printed-score = Підрахунок очок
web-printed-opponent = Суперник для одного

## The board that plays any game, and the table in words
table-generic-choose = Вибрати можна все, що в кольоровій рамці.
# $regions: назви того, що лежить на столі: «Ринок, Колода».
table-generic-choose-in = Виберіть: { $regions }
table-generic-go-on = Виберіть, що робити далі.
# $regions: names of what lies on the table, where something goes with what is picked.
table-generic-next = Тепер виберіть тут: { $regions }
# $thing: its name and what it says; it cannot be chosen.
# Одна річ, з якої починаються кілька ходів.
table-generic-use = Використати: { $thing }
# $gain: the most points that one of its moves brings, with their sign.
table-generic-up-to = до { $gain }
table-generic-not-now = { $thing }. Зараз тут немає чого вибирати.
# Робить хід, а що вибрати потім, вирішується наступним кроком.
table-generic-news = Що сталося
# Before what somebody had done.
table-generic-taken-back = Скасовано:
# Stands on what others laid out since the reader's last turn.
table-generic-fresh = нове
# $gain: points gained in a turn, with their sign, $points without it.
table-generic-gained = { $points ->
    [one] { $gain } очко
    [few] { $gain } очки
    [many] { $gain } очок
   *[other] { $gain } очка
}
# У скількох ходах бере участь те, на що вказують.
table-generic-survey = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}
# $gain: найбільше, що один із них одразу приносить, зі знаком: «+2».
table-generic-survey-best = { $count ->
    [one] { $count } хід, до { $gain }
    [few] { $count } ходи, до { $gain }
    [many] { $count } ходів, до { $gain }
   *[other] { $count } ходу, до { $gain }
}
table-generic-held = { $name }: очки й запаси
table-generic-unknown = Цю партію зіграно за попередніми правилами. Показати її стіл тут не можна.
table-generic-about-now = Зараз можна
table-generic-about-why-not = Чому не можна зараз
table-generic-about-rule = Для чого це
table-generic-about-more = Ще про правила
table-generic-unpick = Вибрати заново
table-generic-more = { $count ->
    [one] Ще { $count } хід — у списку ходів.
    [few] Ще { $count } ходи — у списку ходів.
    [many] Ще { $count } ходів — у списку ходів.
   *[other] Ще { $count } ходу — у списку ходів.
}
table-others = Інші гравці
table-first = перший гравець
table-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
table-source = { $source ->
    [original] вигадали ми
   *[reconstructed] реконструкція
}
table-source-about = { $source ->
    [original] Вигадали ми: у надрукованій грі цього немає.
   *[reconstructed] Реконструкція: у надрукованій грі може бути інакше.
}
table-in-words = Опис столу
table-in-words-shared = Спільне
table-in-words-nothing = нічого немає
table-in-words-open = можна вибрати
