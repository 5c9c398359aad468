### Арена: боты друг против друга.

cli-arena-usage = triopolis arena ИГРА --bots БОТ,БОТ,… --games N [ПАРАМЕТРЫ]
cli-arena-about = Дать ботам сыграть друг с другом и оценить, насколько они сильны.
cli-arena-arg-bots = Каких ботов сравнить, каждого по одному разу: random, greedy, easy, medium, hard, expert, search:simulations=2000, search:seconds=1 (или classic:… вместо search:…), my_module:MyBot или program:my-command (в команде \, означает запятую).
cli-arena-arg-games = Сколько партий сыграет каждая пара (если игроков больше двух — каждый стол). Округляется вверх, чтобы каждую раздачу сыграли при всех сдвигах мест.
cli-arena-arg-players = Сколько мест за столом. Без него — два или наименьшее число сверх того, какое допускает игра; при 1 каждый бот играет в одиночку против соперника из правил.
cli-arena-arg-seed = Любой текст: один и тот же текст — один и тот же итог, если ни один бот не думает по часам. Без него — случайный, он будет показан.
cli-arena-arg-until-decided = Остановить пару, как только 95-процентный интервал для доли побед не включает 50 %. Проверок — до десяти, каждая после целой серии (десятая часть партий, но не меньше 10). Если проверять снова и снова, победитель найдётся и там, где его нет, поэтому на каждой проверке интервал шире обычного (поправка Бонферрони): все вместе они ошибаются не чаще 5 раз из 100.

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
