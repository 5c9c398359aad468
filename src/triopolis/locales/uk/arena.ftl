### Арена: боти один проти одного.

cli-arena-usage = triopolis arena ГРА --bots БОТ,БОТ,… --games N [ПАРАМЕТРИ] або triopolis arena --plan ФАЙЛ --out ТЕКА [ПАРАМЕТРИ]
cli-arena-about = Дати ботам зіграти між собою й оцінити, наскільки вони сильні.
cli-arena-arg-bots = Яких ботів порівняти, кожного по одному разу: random, greedy, easy, medium, hard, expert, champion, puct:simulations=2000, puct:seconds=1, classic:seconds=1, my_module:MyBot або program:my-command (у команді \, означає кому).
cli-arena-arg-games = Скільки партій зіграє кожна пара (якщо гравців більше ніж двоє — кожен стіл). Округлюється вгору, щоб кожну роздачу зіграли за всіх зсувів місць.
cli-arena-arg-players = Скільки місць за столом. Без нього — два або найменша більша кількість, яку дозволяє гра; з 1 кожен бот грає наодинці проти суперника з правил.
cli-arena-arg-seed = Будь-який текст: той самий текст — той самий підсумок, якщо жоден бот не думає за годинником. Без нього — випадковий, його буде показано.
cli-arena-arg-until-decided = Зупинити пару, щойно 95-відсотковий інтервал для частки перемог не містить 50 %. Перевірок — до десяти, кожна після цілої серії (десята частина партій, але не менше 10). Якщо перевіряти знову й знову, переможець знайдеться й там, де його немає, тому на кожній перевірці інтервал ширший за звичайний (поправка Бонферроні): усі разом вони помиляються не частіше ніж 5 разів зі 100.
cli-arena-arg-game = Гра; список покаже «triopolis games». План називає свої ігри сам.
cli-arena-arg-plan = Файл з усім, що треба виміряти (як його писати, сказано в docs/arena.md). Грається за порядком, серія за серією; та сама команда ще раз продовжить з того місця, де її перервали.
cli-arena-arg-out = Де зберігати підсумки плану: по файлу на кожен запис.
cli-arena-arg-only = Із плану — лише записи з цими іменами.
cli-arena-arg-again = Почати заново ті записи, які змінилися в плані або чиї боти відтоді навчилися іншого.

arena-title = { $game }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
    [many] { $players } гравців
   *[other] { $players } гравця
}: { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
    [many] { $bots } ботів
   *[other] { $bots } бота
}, { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}
arena-against = Суперник: { $opponent }
arena-time = { $seconds } с ({ $mode })

arena-bot = Бот
arena-games = партій
arena-wins = перемоги
arena-interval = 95 %
arena-elo = Ело
arena-skill = рейтинг
arena-score = очки
arena-margin = різниця
arena-pace = мс/хід

arena-pairing = Пара
arena-pair = { $one } – { $other }
arena-counts = + = −
arena-count = +{ $won } ={ $shared } −{ $lost }
arena-scores = { $one } : { $other }
arena-verdict = підсумок
arena-decided = вирішено
arena-open = неясно

arena-table = стіл
arena-seats = місць

arena-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-percent = { $number } %
arena-range = { $low }…{ $high }

arena-note-elo = Ело відлічується від найслабшого бота. У парах: + перемоги, = спільні перемоги, − поразки; спільна перемога — половина перемоги.
arena-note-softened = Хтось із ботів жодного разу не програв іншому, і різниця Ело була б нескінченною, тому кожній парі додано одну нічию.
arena-note-skill = Рейтинг рахує openskill: до першої партії він дорівнює 25. Перемоги — на одне місце: { $share }, якби всі були рівні; спільна перемога ділиться порівну.
arena-note-looks = Пари зупиняються, коли результат ясний. Інтервали розширено до ±{ $width } стандартного відхилення, бо { $looks ->
    [one] передбачено { $looks } перевірку
    [few] передбачено { $looks } перевірки
    [many] передбачено { $looks } перевірок
   *[other] передбачено { $looks } перевірки
}.

arena-error-twice = Бота «{ $bot }» названо двічі. Назвіть кожного по одному разу: за більшими столами він сам займе кілька місць.
arena-error-few = Для порівняння потрібні щонайменше два боти, а в --bots лише «{ $bots }». Назвіть ще одного; якщо в гру можна грати наодинці, з --players 1 досить і одного.
arena-error-many = У --bots { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
    [many] { $bots } ботів
   *[other] { $bots } бота
}. На арену виходить не більше ніж { $most }.
arena-error-undecidable = З --until-decided порівнюють двох: вкажіть --players 2 або --players 1 (проти суперника з правил). А місць за столом — { $seats }.

## Плани

arena-plan-entry = Запис
arena-plan-goal = треба / мета
arena-plan-must = { NUMBER($must) }
arena-plan-must-aim = { NUMBER($must) } / { NUMBER($aim) }
arena-plan-verdict-open = неясно
arena-plan-verdict-reached = досягнуто
arena-plan-verdict-missed = не досягнуто
arena-plan-verdict-played = зіграно

arena-plan-error-form = { $file } — не такий план: { $problem }.
arena-plan-error-twice = У { $file } два записи з назвою «{ $name }». Дайте кожному свою назву.
arena-plan-error-name = «{ $name }» не годиться в назви запису плану, бо так зветься і його файл: пишіть малі латинські літери, цифри, крапки, дефіси й підкреслення, не більше ніж 100 знаків.
arena-plan-error-bots = У записі «{ $name }» місця й боти не сходяться: місць { $seats }, ботів { $bots }. Назвіть по боту на кожне місце.
arena-plan-error-alike = У записі «{ $name }» на всіх місцях «{ $bot }». Нехай він зіграє з іншим ботом.
arena-plan-error-aim = У записі «{ $name }» є мета (aim), але немає нижчого за неї числа, якого треба досягти (must). Напишіть обидва; мета — не нижча.
arena-plan-error-unknown = У плані немає запису «{ $name }».
arena-plan-error-changed = У { $file } партії з чогось іншого ({ $what }: там { $there }, тут { $here }). Поверніть, як було, назвіть у --out іншу теку або зіграйте запис заново з --again.
arena-plan-error-results = У { $file } немає підсумків плану, або файл пошкоджено ({ $problem }). Видаліть його, щоб зіграти запис заново.
arena-plan-error-without = { $flag } стосується плану: назвіть його файл у --plan або приберіть { $flag }.
arena-plan-error-with = План сам каже, що грати: приберіть { $name } або --plan.
arena-plan-error-out = Назвіть у --out теку для підсумків плану.

## Названі шанси

cli-calibrate-usage = triopolis calibrate --plan ФАЙЛ --out ТЕКА [ПАРАМЕТРИ]
cli-calibrate-about = Перевірити, чи справджуються шанси на перемогу, які називають підказки.
cli-calibrate-arg-plan = Файл із партіями, у яких просять підказки (як його писати, сказано в docs/arena.md). Грається за порядком, серія за серією; та сама команда ще раз продовжить з того місця, де її перервали.
calibrate-game = Гра
calibrate-group = Група
calibrate-positions = позицій
calibrate-mean = похибка, середня
calibrate-worst = похибка, найгірша
calibrate-error-adviser = «{ $bot }» у записі «{ $name }» не називає шансів на перемогу. Спитайте того, хто називає: adviser:simulations=2000.
