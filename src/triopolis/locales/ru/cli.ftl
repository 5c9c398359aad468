### Командная строка.

## Help pages
cli-about = Настольные игры о строительстве городов: играйте прямо здесь или дайте ботам сыграть тысячи партий.
cli-heading-usage = Как вызывать: { $usage }
cli-heading-commands = Команды
cli-heading-parameters = Параметры
cli-note-required = обязательно
cli-note-default = по умолчанию: { $value }
cli-help-help = Показать эту справку.
cli-help-version = Показать версию.
cli-help-language = --language en|ru|uk в любом месте строки выбирает язык; без него — язык вашей системы.

cli-usage = triopolis КОМАНДА
cli-games-usage = triopolis games [--data-pack ПАПКА] [--json]
cli-play-usage = triopolis play ИГРА [ПАРАМЕТРЫ]
cli-simulate-usage = triopolis simulate ИГРА --players N --games N [ПАРАМЕТРЫ]
cli-replay-usage = triopolis replay ФАЙЛ [--at N] [--moves] [--json]
cli-score-usage = triopolis score ИГРА ФАЙЛ [--data-pack ПАПКА] [--json]

cli-games-about = Показать игры, число игроков и настройки.
cli-play-about = Сыграть в терминале: в одиночку, с друзьями за одной клавиатурой или с ботами.
cli-simulate-about = Дать ботам сыграть много партий и подсчитать итоги.
cli-replay-about = Показать позицию сохранённой партии и откуда взялись очки.
cli-score-about = Подсчитать очки партии, сыгранной настоящими картами и описанной в JSON.

cli-label-game = ИГРА
cli-label-file = ФАЙЛ
cli-label-folder = ПАПКА
cli-label-number = N
cli-label-option = ИМЯ=ЗНАЧЕНИЕ
cli-label-bots = БОТ,…
cli-label-names = ИМЯ,…
cli-label-seed = ТЕКСТ

cli-arg-game = Игра; их список покажет «triopolis games».
cli-arg-data-pack = Папка с таблицами (CSV), которые заменят компоненты игры.
cli-games-arg-data-pack = Папка с таблицами (CSV): показать игру, для которой они, с этими компонентами.
cli-arg-option = Настройка правил из списка «triopolis games»; можно указать несколько раз.
cli-arg-json = Вывести JSON вместо текста.
cli-play-arg-game = Игра; их список покажет «triopolis games». С --resume не нужна.
cli-play-arg-players = Сколько мест за столом, считая ботов. Без него — вы и боты; без ботов — вы один против соперника из правил, а где его нет — против бота medium.
cli-play-arg-bots = Кто занимает последние места: random, greedy, easy, medium, hard, expert, champion, puct:seconds=1, classic:seconds=1, module:Class, program:КОМАНДА (в ней \, означает запятую).
cli-play-arg-names = Имена людей по порядку.
cli-play-arg-seed = Любой текст: один и тот же текст — одна и та же раздача. Без него решает случай.
cli-play-arg-resume = Продолжить сохранённую партию.
cli-play-arg-save = Хранить партию в этом файле (он должен быть новым). Без него — в файле в папке ваших данных.
cli-simulate-arg-players = Сколько игроков.
cli-simulate-arg-games = Сколько партий.
cli-simulate-arg-seed = Любой текст: один и тот же текст — один и тот же итог. Без него — случайный, он будет показан.
cli-simulate-arg-bots = По боту на игрока или одно имя на всех; в «program:КОМАНДА» \, означает запятую.
cli-simulate-arg-processes = Сколько процессов делят работу; итог от этого не меняется.
cli-replay-arg-file = Сохранённая партия.
cli-replay-arg-at = Показать позицию после стольких действий. Без него — последнюю.
cli-replay-arg-moves = Показать и ходы до этой позиции.
cli-score-arg-file = Файл с описанием или - для стандартного ввода.

## Version
cli-version = Triopolis { $version }, { $mode }
cli-version-compiled = скомпилировано
cli-version-interpreted = без компиляции

## The games
cli-games-players = Игроков: от { $low } до { $high }
cli-games-solo = В одиночку вы играете против соперника: { $opponents }
cli-games-options = Настройки:
cli-games-option = { $name } = { $values } (по умолчанию: { $default })
cli-games-any-number = любое целое число от 1
cli-games-sources = Откуда данные, { $table }.csv: { $counts }
cli-games-source = { $label ->
    [printed] из печатной игры
    [reported] из публичных описаний
    [reconstructed] восстановлены
    [original] придуманы нами
   *[other] { $label }
} — { $count }
cli-games-outside = Боты учились на непохожих компонентах, поэтому здесь на всех уровнях играют прежним поиском: { $files }
cli-games-start = Начать: triopolis play { $game }

## Games of other packages that cannot be played
cli-games-broken = Игра «{ $id }» из пакета { $package } недоступна. { $problem }
added-fails = Она не загружается: { $problem }
added-package = { $module } — не пакет. Игра — это папка с файлом __init__.py.
added-contract = Она написана для версии { $stated } контракта, а в этой версии Triopolis — { $wanted }.
added-contract-missing = В ней не указана версия контракта. Для этой версии Triopolis нужно: CONTRACT = { $wanted }.
added-kind = { $name } в ней — не объект класса Game.
added-other-id = У её объекта { $name } другой id: «{ $id }». Он должен совпадать с именем точки входа.
added-id = Такой id не подходит. Нужны строчные латинские буквы, цифры и одиночные подчёркивания: my_game.
added-twice = Другая игра с таким id уже есть.
added-close = Её id слишком похож на «{ $other }»: ни один не должен начинаться с другого.
added-word = Её id не может начинаться с «{ $word }»: так начинаются собственные тексты Triopolis.
added-message = Имя её сообщения «{ $text }» ({ $file }) должно начинаться с «{ $prefix }-».
added-room = В ней нет модуля «{ $room }», а без него играть нельзя. Добавьте { $room }.py в её пакет.
added-source = В её файле данных { $file } не указан источник, строка { $line }. Заполните столбец «source»: для собственных компонентов там «original».
added-name = У неё нет названия на английском. Добавьте сообщение «{ $text }» в words/en.
added-unsaid = В её сообщении «{ $text }» ошибка, язык «{ $language }»: нет нужного значения, сообщения или термина.
added-opponent = Имя её соперника для одиночного режима не читается: сообщение «{ $text }», язык «{ $language }». Добавьте его в words/{ $language } или исправьте.

## Playing
cli-name-player = Игрок { $number }
cli-name-bot = Бот { $number }
cli-play-title = { $game }: { $names }
cli-play-sources = Примечание: часть компонентов ({ $tables }) восстановлена или придумана нами; их можно заменить набором данных. См.: triopolis games
cli-play-hint = Введите номер хода. «help» — список команд, «?» — коротко о правилах.
cli-play-round = Ход { $turn }
cli-play-turn = { $name }, ваш ход
cli-play-prompt = Ваш ход:
cli-play-prompt-name = { $name }, ваш ход:
cli-play-hand-over = Передайте клавиатуру: теперь { $name }. Затем нажмите Enter.
cli-play-no-number = Хода { $number } нет: ходы пронумерованы от 1 до { $last }.
cli-play-no-way = Варианта { $number } у этого хода нет: варианты нумеруются от 1 до { $last }.
cli-play-ways = Введите «w» и номер хода, например «w 3», чтобы увидеть его варианты. «w 3 2» сыграет второй из них.
cli-play-undone = Отменено.
cli-play-no-rules = Краткого описания правил пока нет.
cli-play-no-log = Пока ничего не произошло.
cli-play-over = Партия окончена
cli-play-seed = Код раздачи: { $seed }
cli-play-saved = Партия сохранена: { $file }
cli-play-resume = Продолжить: { $command }
cli-play-record = Вся партия записана здесь: { $file }
cli-play-help =
    Номер      сделать этот ход
    take a1 a2 то же словами, как в списке ходов
    h          подсказка: лучшие ходы с объяснениями
    w 3        варианты хода 3; «w 3 2» играет второй из них
    u          отменить, пока не открылось ничего нового; наедине с ботами — всегда
    b          показать стол и ходы ещё раз
    p          очки: откуда они взялись
    l          журнал всей партии
    ?          коротко о правилах
    s ФАЙЛ     сохранить копию; просто «s» — где хранится партия
    q          выйти; партия сохранится
cli-gain = { $points } ★
cli-sheet-total = всего

## Simulations
cli-simulate-progress = Играем
cli-simulate-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}: { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
cli-simulate-seed = Код раздачи: { $seed }
cli-simulate-decisions = { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
    [many] { $decisions } решений
   *[other] { $decisions } решения
}, в среднем { $mean } за партию
cli-simulate-speed = { $seconds } с, решений в секунду: { $speed } ({ $mode })
cli-decimal = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-simulate-place = Место
cli-simulate-seat = { $number } ({ $bot })
cli-simulate-mean = среднее
cli-simulate-wins = побед
cli-simulate-shared = общих

## Replays
cli-replay-title = { $game }: { $names }
cli-replay-at = После действия { $at } из { $total }

## What is refused
cli-error-language = Языка «{ $language }» нет. Есть: { $known }.
cli-error-command = Команды «{ $typed }» нет.{ $hint } Команды: { $known }.
cli-error-flag-first = Перед «{ $flag }» нужна команда. Команды: { $known }.
cli-error-flag = У «{ $command }» нет параметра { $typed }.{ $hint } Все параметры: triopolis { $command } --help
cli-error-suggestion = { " " }Может быть, «{ $name }»?
cli-error-missing = Не указано: { $name }. Как вызывать: triopolis { $command } --help
cli-error-flag-value = После { $flag } нужно значение.
cli-error-flag-one-value = После { $flag } может стоять только одно значение. Напишите его так: { $flag }=…
cli-error-repeated = { $flag } указано больше одного раза.
cli-error-unused = Лишнее: «{ $text }». Уберите это или загляните в --help.
cli-error-value = { $flag } не может быть «{ $value }». Загляните в --help.
cli-error-usage = Командная строка непонятна: { $problem }
cli-error-no-game = В какую игру? Назовите её: { $known }.
cli-error-number-from = Для { $flag } нужно целое число от { $low }, а не «{ $value }».
cli-error-number-range = Для { $flag } нужно целое число от { $low } до { $high }, а не «{ $value }».
cli-error-list = Для { $flag } нужны имена через запятую, а одно из них пустое: «{ $value }».
cli-error-bots-per-seat = В --bots { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
} на { $seats ->
    [one] { $seats } игрока
    [few] { $seats } игроков
    [many] { $seats } игроков
   *[other] { $seats } игрока
}. Назовите по одному на каждого или одного на всех.
cli-error-too-many-bots = За столом на { $seats } с ботами ({ $bots }) вам не остаётся места. Увеличьте --players или назовите меньше ботов; одни боты играют в «triopolis simulate».
cli-error-too-many-names = В --names { $names ->
    [one] { $names } имя
    [few] { $names } имени
    [many] { $names } имён
   *[other] { $names } имени
}, а людей за столом — { $people } (у ботов свои имена).
cli-error-names-equal = У игроков не может быть одинаковых имён: { $names }.
cli-error-name = { $name } не годится как имя: в нём может быть до { $longest } видимых знаков.
cli-error-with-resume = { $flag } уже записано в сохранённой партии. С --resume его не указывают.
cli-error-resume-game = { $file } — партия в { $found }, а не в { $game }.
cli-error-seed = { $flag } должно быть текстом в кодировке вашего терминала.
cli-error-folder-missing = Нет папки { $folder }, в которую можно было бы положить { $file }.
cli-error-file-missing = Файла { $file } нет.
cli-error-file-folder = { $file } — папка, а не файл.
cli-error-file-forbidden = Нет прав на чтение или запись { $file }.
cli-error-file-exists = { $file } уже есть и не будет перезаписан. Выберите другое имя или продолжите ту партию: --resume.
cli-error-file-read = Не удалось прочитать { $file } ({ $reason }).
cli-error-file-write = Не удалось записать { $file } ({ $reason }).
