### Арена: боты друг против друга.

cli-arena-usage = triopolis arena ИГРА --bots БОТ,БОТ,… --games N [ПАРАМЕТРЫ] или triopolis arena --plan ФАЙЛ --out ПАПКА [ПАРАМЕТРЫ]
cli-arena-about = Дать ботам сыграть друг с другом и оценить, насколько они сильны.
cli-arena-arg-bots = Каких ботов сравнить, каждого по одному разу: random, greedy, easy, medium, hard, expert, champion, puct:simulations=2000, puct:seconds=1, classic:seconds=1, my_module:MyBot или program:my-command (в команде \, означает запятую).
cli-arena-arg-games = Сколько партий сыграет каждая пара (если игроков больше двух — каждый стол). Округляется вверх, чтобы каждую раздачу сыграли при всех сдвигах мест.
cli-arena-arg-players = Сколько мест за столом. Без него — два или наименьшее число сверх того, какое допускает игра; при 1 каждый бот играет в одиночку против соперника из правил.
cli-arena-arg-seed = Любой текст: один и тот же текст — один и тот же итог, если ни один бот не думает по часам. Без него — случайный, он будет показан.
cli-arena-arg-until-decided = Остановить пару, как только 95-процентный интервал для доли побед не включает 50 %. Проверок — до десяти, каждая после целой серии (десятая часть партий, но не меньше 10). Если проверять снова и снова, победитель найдётся и там, где его нет, поэтому на каждой проверке интервал шире обычного (поправка Бонферрони): все вместе они ошибаются не чаще 5 раз из 100.
cli-arena-arg-game = Игра; список покажет «triopolis games». План называет свои игры сам.
cli-arena-arg-plan = Файл со всем, что нужно измерить (как его писать, сказано в docs/arena.md). Играется по порядку, серия за серией; та же команда ещё раз продолжит с того места, где её прервали.
cli-arena-arg-out = Где хранить итоги плана: по файлу на каждую запись.
cli-arena-arg-only = Из плана — только записи с этими именами.
cli-arena-arg-again = Начать заново те записи, которые изменились в плане или чьи боты с тех пор научились другому.

arena-title = { $game }, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}: { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
}, { $games ->
    [one] { $games } партия
    [few] { $games } партии
    [many] { $games } партий
   *[other] { $games } партии
}
arena-against = Соперник: { $opponent }
arena-time = { $seconds } с ({ $mode })

arena-bot = Бот
arena-games = партий
arena-wins = победы
arena-interval = 95 %
arena-elo = Эло
arena-skill = рейтинг
arena-score = очки
arena-margin = разница
arena-pace = мс/ход

arena-pairing = Пара
arena-pair = { $one } – { $other }
arena-counts = + = −
arena-count = +{ $won } ={ $shared } −{ $lost }
arena-scores = { $one } : { $other }
arena-verdict = итог
arena-decided = решено
arena-open = неясно

arena-table = стол
arena-seats = мест

arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { $number } %
arena-range = { $low }…{ $high }

arena-note-elo = Эло отсчитывается от самого слабого бота. В парах: + победы, = общие победы, − поражения; общая победа — половина победы.
arena-note-softened = Кто-то из ботов ни разу не проиграл другому, и разница Эло была бы бесконечной, поэтому каждой паре добавлена одна ничья.
arena-note-skill = Рейтинг считает openskill: до первой партии он равен 25. Победы — на одно место: { $share }, если бы все были равны; общая победа делится поровну.
arena-note-looks = Пары останавливаются, когда исход ясен. Интервалы расширены до ±{ $width } стандартного отклонения, потому что { $looks ->
    [one] предусмотрена { $looks } проверка
    [few] предусмотрены { $looks } проверки
    [many] предусмотрено { $looks } проверок
   *[other] предусмотрено { $looks } проверки
}.

arena-error-twice = Бот «{ $bot }» назван дважды. Назовите каждого по одному разу: за большими столами он сам займёт несколько мест.
arena-error-few = Для сравнения нужны хотя бы два бота, а в --bots только «{ $bots }». Назовите ещё одного; если в игру можно играть в одиночку, с --players 1 хватит и одного.
arena-error-many = В --bots { $bots ->
    [one] { $bots } бот
    [few] { $bots } бота
    [many] { $bots } ботов
   *[other] { $bots } бота
}. На арену выходит не больше { $most }.
arena-error-undecidable = С --until-decided сравнивают двоих: укажите --players 2 или --players 1 (против соперника из правил). А мест за столом — { $seats }.

## Планы

arena-plan-entry = Запись
arena-plan-goal = нужно / цель
arena-plan-must = { NUMBER($must) }
arena-plan-must-aim = { NUMBER($must) } / { NUMBER($aim) }
arena-plan-verdict-open = неясно
arena-plan-verdict-reached = достигнуто
arena-plan-verdict-missed = не достигнуто
arena-plan-verdict-played = сыграно

arena-plan-error-form = { $file } — не такой план: { $problem }.
arena-plan-error-twice = В { $file } две записи с именем «{ $name }». Дайте каждой своё имя.
arena-plan-error-name = «{ $name }» не годится в имена записи плана, ведь так называется и её файл: пишите строчные латинские буквы, цифры, точки, дефисы и подчёркивания, не больше 100 знаков.
arena-plan-error-bots = В записи «{ $name }» места и боты не сходятся: мест { $seats }, ботов { $bots }. Назовите по боту на каждое место.
arena-plan-error-alike = В записи «{ $name }» на всех местах «{ $bot }». Пусть он сыграет с другим ботом.
arena-plan-error-aim = В записи «{ $name }» есть цель (aim), но нет числа ниже неё, которого нужно достичь (must). Напишите оба; цель — не ниже.
arena-plan-error-unknown = В плане нет записи «{ $name }».
arena-plan-error-changed = В { $file } партии из чего-то другого ({ $what }: там { $there }, здесь { $here }). Верните как было, назовите в --out другую папку или сыграйте запись заново с --again.
arena-plan-error-results = В { $file } нет итогов плана, или файл повреждён ({ $problem }). Удалите его, чтобы сыграть запись заново.
arena-plan-error-without = { $flag } относится к плану: назовите его файл в --plan или уберите { $flag }.
arena-plan-error-with = План сам говорит, что играть: уберите { $name } или --plan.
arena-plan-error-out = Назовите в --out папку для итогов плана.

## Названные шансы

cli-calibrate-usage = triopolis calibrate --plan ФАЙЛ --out ПАПКА [ПАРАМЕТРЫ]
cli-calibrate-about = Проверить, сбываются ли шансы на победу, которые называют подсказки.
cli-calibrate-arg-plan = Файл с партиями, в которых просят подсказки (как его писать, сказано в docs/arena.md). Играется по порядку, серия за серией; та же команда ещё раз продолжит с того места, где её прервали.
calibrate-game = Игра
calibrate-group = Группа
calibrate-positions = позиций
calibrate-mean = ошибка, средняя
calibrate-worst = ошибка, худшая
calibrate-error-adviser = «{ $bot }» в записи «{ $name }» не называет шансов на победу. Спросите того, кто называет: adviser:simulations=2000.
