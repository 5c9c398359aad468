### Командний рядок.

## Help pages
cli-about = Настільні ігри про будівництво міст: грайте просто тут або дайте ботам зіграти тисячі партій.
cli-heading-usage = Як викликати: { $usage }
cli-heading-commands = Команди
cli-heading-parameters = Параметри
cli-note-required = обов’язково
cli-note-default = типово: { $value }
cli-help-help = Показати цю довідку.
cli-help-version = Показати версію.
cli-help-language = --language en|ru|uk будь-де в рядку вибирає мову; без нього — мова вашої системи.

cli-usage = triopolis КОМАНДА
cli-games-usage = triopolis games [--data-pack ТЕКА] [--json]
cli-play-usage = triopolis play ГРА [ПАРАМЕТРИ]
cli-simulate-usage = triopolis simulate ГРА --players N --games N [ПАРАМЕТРИ]
cli-replay-usage = triopolis replay ФАЙЛ [--at N] [--moves] [--json]
cli-score-usage = triopolis score ГРА ФАЙЛ [--data-pack ТЕКА] [--json]

cli-games-about = Показати ігри, кількість гравців і налаштування.
cli-play-about = Зіграти в терміналі: наодинці, з друзями за однією клавіатурою або з ботами.
cli-simulate-about = Дати ботам зіграти багато партій і підрахувати підсумки.
cli-replay-about = Показати позицію збереженої партії та звідки взялися очки.
cli-score-about = Підрахувати очки партії, зіграної справжніми картками й описаної в JSON.

cli-label-game = ГРА
cli-label-file = ФАЙЛ
cli-label-folder = ТЕКА
cli-label-number = N
cli-label-option = НАЗВА=ЗНАЧЕННЯ
cli-label-bots = БОТ,…
cli-label-names = ІМ’Я,…
cli-label-seed = ТЕКСТ

cli-arg-game = Гра; їхній список покаже «triopolis games».
cli-arg-data-pack = Тека з таблицями (CSV), які замінять компоненти гри.
cli-games-arg-data-pack = Тека з таблицями (CSV): показати гру, для якої вони, з цими компонентами.
cli-arg-option = Налаштування правил зі списку «triopolis games»; можна вказати кілька разів.
cli-arg-json = Вивести JSON замість тексту.
cli-play-arg-game = Гра; їхній список покаже «triopolis games». З --resume не потрібна.
cli-play-arg-players = Скільки місць за столом, рахуючи ботів. Без нього — ви й боти; без ботів — ви наодинці проти суперника з правил, а де його немає — проти бота medium.
cli-play-arg-bots = Хто сідає на останні місця: random, greedy, easy, medium, hard, expert, champion, puct:seconds=1, classic:seconds=1, module:Class, program:КОМАНДА (у ній \, означає кому).
cli-play-arg-names = Імена людей за порядком.
cli-play-arg-seed = Будь-який текст: той самий текст — та сама роздача. Без нього вирішує випадок.
cli-play-arg-resume = Продовжити збережену партію.
cli-play-arg-save = Зберігати партію в цьому файлі (він має бути новим). Без нього — у файлі в теці ваших даних.
cli-simulate-arg-players = Скільки гравців.
cli-simulate-arg-games = Скільки партій.
cli-simulate-arg-seed = Будь-який текст: той самий текст — той самий підсумок. Без нього — випадковий, його буде показано.
cli-simulate-arg-bots = По боту на гравця або одне ім’я на всіх; у «program:КОМАНДА» \, означає кому.
cli-simulate-arg-processes = Скільки процесів ділять роботу; підсумок від цього не змінюється.
cli-replay-arg-file = Збережена партія.
cli-replay-arg-at = Показати позицію після стількох дій. Без нього — останню.
cli-replay-arg-moves = Показати й ходи до цієї позиції.
cli-score-arg-file = Файл з описом або - для стандартного вводу.

## Version
cli-version = Triopolis { $version }, { $mode }
cli-version-compiled = скомпільовано
cli-version-interpreted = без компіляції

## The games
cli-games-players = Гравців: від { $low } до { $high }
cli-games-solo = Наодинці ви граєте проти суперника: { $opponents }
cli-games-options = Налаштування:
cli-games-option = { $name } = { $values } (типово: { $default })
cli-games-any-number = будь-яке ціле число від 1
cli-games-sources = Звідки дані, { $table }.csv: { $counts }
cli-games-source = { $label ->
    [printed] з друкованої гри
    [reported] з публічних описів
    [reconstructed] відновлені
    [original] вигадані нами
   *[other] { $label }
} — { $count }
cli-games-outside = Боти вчилися на несхожих компонентах, тому тут на всіх рівнях грають попереднім пошуком: { $files }
cli-games-start = Почати: triopolis play { $game }

## Games of other packages that cannot be played
cli-games-broken = Гра «{ $id }» з пакета { $package } недоступна. { $problem }
added-fails = Вона не завантажується: { $problem }
added-package = { $module } — не пакет. Гра — це тека з файлом __init__.py.
added-contract = Її написано для версії { $stated } контракту, а в цій версії Triopolis — { $wanted }.
added-contract-missing = У ній не вказано версію контракту. Для цієї версії Triopolis потрібно: CONTRACT = { $wanted }.
added-kind = { $name } у ній — не об’єкт класу Game.
added-other-id = Її об’єкт { $name } має інший id: «{ $id }». Він має збігатися з назвою точки входу.
added-id = Такий id не підходить. Потрібні малі латинські літери, цифри та одинарні підкреслення: my_game.
added-twice = Інша гра з таким id уже є.
added-close = Її id надто схожий на «{ $other }»: жоден не має починатися з іншого.
added-word = Її id не може починатися з «{ $word }»: так починаються власні тексти Triopolis.
added-message = Назва її повідомлення «{ $text }» ({ $file }) має починатися з «{ $prefix }-».
added-room = У ній немає модуля «{ $room }», а без нього грати не можна. Додайте { $room }.py до її пакета.
added-source = У її файлі даних { $file } не вказано джерело, рядок { $line }. Заповніть стовпець «source»: для власних компонентів там «original».
added-name = Вона не має назви англійською. Додайте повідомлення «{ $text }» до words/en.
added-unsaid = У її повідомленні «{ $text }» помилка, мова «{ $language }»: немає потрібного значення, повідомлення чи терміна.
added-opponent = Ім’я її суперника для соло-режиму не читається: повідомлення «{ $text }», мова «{ $language }». Додайте його до words/{ $language } або виправте.

## Playing
cli-name-player = Гравець { $number }
cli-name-bot = Бот { $number }
cli-play-title = { $game }: { $names }
cli-play-sources = Примітка: частину компонентів ({ $tables }) відновлено або придумано нами; їх можна замінити набором даних. Див.: triopolis games
cli-play-hint = Введіть номер ходу. «help» — список команд, «?» — коротко про правила.
cli-play-round = Хід { $turn }
cli-play-turn = { $name }, ваш хід
cli-play-prompt = Ваш хід:
cli-play-prompt-name = { $name }, ваш хід:
cli-play-hand-over = Передайте клавіатуру: тепер { $name }. Потім натисніть Enter.
cli-play-no-number = Ходу { $number } немає: ходи пронумеровано від 1 до { $last }.
cli-play-no-way = Варіанта { $number } у цього ходу немає: варіанти нумеруються від 1 до { $last }.
cli-play-ways = Введіть «w» і номер ходу, наприклад «w 3», щоб побачити його варіанти. «w 3 2» зіграє другий із них.
cli-play-undone = Скасовано.
cli-play-no-rules = Короткого опису правил поки немає.
cli-play-no-log = Поки нічого не сталося.
cli-play-over = Партію завершено
cli-play-seed = Код роздачі: { $seed }
cli-play-saved = Партію збережено: { $file }
cli-play-resume = Продовжити: { $command }
cli-play-record = Усю партію записано тут: { $file }
cli-play-help =
    Номер      зробити цей хід
    take a1 a2 те саме словами, як у списку ходів
    h          підказка: найкращі ходи з поясненнями
    w 3        варіанти ходу 3; «w 3 2» грає другий із них
    u          скасувати, поки не відкрилося нічого нового; наодинці з ботами — завжди
    b          показати стіл і ходи ще раз
    p          очки: звідки вони взялися
    l          журнал усієї партії
    ?          коротко про правила
    s ФАЙЛ     зберегти копію; просто «s» — де зберігається партія
    q          вийти; партія збережеться
cli-gain = { $points } ★
cli-sheet-total = усього

## Simulations
cli-simulate-progress = Граємо
cli-simulate-title = { $game }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}: { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}
cli-simulate-seed = Код роздачі: { $seed }
cli-simulate-decisions = { $decisions ->
    [one] { $decisions } рішення
    [few] { $decisions } рішення
    [many] { $decisions } рішень
   *[other] { $decisions } рішення
}, у середньому { $mean } за партію
cli-simulate-speed = { $seconds } с, рішень за секунду: { $speed } ({ $mode })
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-place = Місце
cli-simulate-seat = { $number } ({ $bot })
cli-simulate-mean = середнє
cli-simulate-wins = перемог
cli-simulate-shared = спільних

## Replays
cli-replay-title = { $game }: { $names }
cli-replay-at = Після дії { $at } з { $total }

## What is refused
cli-error-language = Мови «{ $language }» немає. Є: { $known }.
cli-error-command = Команди «{ $typed }» немає.{ $hint } Команди: { $known }.
cli-error-flag-first = Перед «{ $flag }» потрібна команда. Команди: { $known }.
cli-error-flag = У «{ $command }» немає параметра { $typed }.{ $hint } Усі параметри: triopolis { $command } --help
cli-error-suggestion = { " " }Може, «{ $name }»?
cli-error-missing = Не вказано: { $name }. Як викликати: triopolis { $command } --help
cli-error-flag-value = Після { $flag } потрібне значення.
cli-error-flag-one-value = Після { $flag } може стояти лише одне значення. Напишіть його так: { $flag }=…
cli-error-repeated = { $flag } вказано більше ніж один раз.
cli-error-unused = Зайве: «{ $text }». Приберіть це або зазирніть у --help.
cli-error-value = { $flag } не може бути «{ $value }». Зазирніть у --help.
cli-error-usage = Командний рядок незрозумілий: { $problem }
cli-error-no-game = У яку гру? Назвіть її: { $known }.
cli-error-number-from = Для { $flag } потрібне ціле число від { $low }, а не «{ $value }».
cli-error-number-range = Для { $flag } потрібне ціле число від { $low } до { $high }, а не «{ $value }».
cli-error-list = Для { $flag } потрібні імена через кому, а одне з них порожнє: «{ $value }».
cli-error-bots-per-seat = У --bots { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
    [many] { $bots } ботів
   *[other] { $bots } бота
} на { $seats ->
    [one] { $seats } гравця
    [few] { $seats } гравців
    [many] { $seats } гравців
   *[other] { $seats } гравця
}. Назвіть по одному на кожного або одного на всіх.
cli-error-too-many-bots = За столом на { $seats } з ботами ({ $bots }) вам не лишається місця. Збільште --players або назвіть менше ботів; самі боти грають у «triopolis simulate».
cli-error-too-many-names = У --names { $names ->
    [one] { $names } ім’я
    [few] { $names } імені
    [many] { $names } імен
   *[other] { $names } імені
}, а людей за столом — { $people } (боти мають власні імена).
cli-error-names-equal = У гравців не може бути однакових імен: { $names }.
cli-error-name = { $name } не годиться як ім’я: у ньому може бути до { $longest } видимих знаків.
cli-error-with-resume = { $flag } уже записано у збереженій партії. З --resume його не вказують.
cli-error-resume-game = { $file } — партія в { $found }, а не в { $game }.
cli-error-seed = { $flag } має бути текстом у кодуванні вашого термінала.
cli-error-folder-missing = Немає теки { $folder }, до якої можна було б покласти { $file }.
cli-error-file-missing = Файлу { $file } немає.
cli-error-file-folder = { $file } — тека, а не файл.
cli-error-file-forbidden = Немає прав на читання чи запис { $file }.
cli-error-file-exists = { $file } уже є, і його не буде перезаписано. Виберіть іншу назву або продовжте ту партію: --resume.
cli-error-file-read = Не вдалося прочитати { $file } ({ $reason }).
cli-error-file-write = Не вдалося записати { $file } ({ $reason }).
