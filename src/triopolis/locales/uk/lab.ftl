### Лабораторія: симуляції у файлах і звіти про них.

cli-simulate-arg-cores = Скільки процесів ділять роботу; підсумок від цього не змінюється. Без нього — по одному на ядро або один, якщо навмання граються до 1000 партій.
cli-simulate-arg-out = Записати партії в цей новий файл Parquet, по рядку на партію. Перерваний запуск продовжиться, якщо повторити ту саму команду. Знадобиться: pip install "triopolis[lab]"
cli-simulate-arg-decisions = Разом із --out: по рядку на кожне рішення, а не на партію.
cli-simulate-arg-ray = Грати на кластері Ray: його адреса, «auto» — кластер, до якого входить ця машина, або «local» — запустити кластер тут. Без адреси — та, що в RAY_ADDRESS, або «local». Знадобиться: pip install "triopolis[ray]"
cli-label-address = АДРЕСА

cli-report-usage = triopolis report ФАЙЛ [--out ФАЙЛ]
cli-report-about = Намалювати сторінку про зіграні партії: очки, перший хід, довжина, цінність компонентів.
cli-report-arg-file = Файл, який записала команда «triopolis simulate … --out ФАЙЛ».
cli-report-arg-out = Куди записати сторінку. Без нього — поруч із файлом, із закінченням .html.
cli-report-done = Звіт записано: { $file }
cli-simulate-written = Рядки записано: { $file }

lab-error-extra = Для цього потрібен пакет { $package }, а його не встановлено. Встановіть його: pip install "triopolis[{ $extra }]"
lab-error-file-exists = { $file } вже є і не буде перезаписаний. Назвіть у --out інший файл.
lab-error-foreign = { $file } — не файл із партіями, або його пошкоджено. Такий файл робить команда: triopolis simulate ГРА --players N --games N --out ФАЙЛ
lab-error-newer = { $file } зроблено новішою версією Triopolis. Щоб його прочитати, оновіть цю.
lab-error-decisions = У { $file } по рядку на рішення, а для звіту потрібен рядок на партію. Повторіть симуляцію без --decisions.
lab-error-decisions-out = --decisions визначає, що записати у файл: назвіть файл параметром --out.
lab-error-ray-processes = Кластер сам ділить роботу: приберіть --processes або --ray.
lab-error-cluster = За адресою «{ $address }» немає кластера Ray ({ $reason }). Вкажіть адресу його головної машини (ХОСТ:ПОРТ), «auto» або «local», щоб запустити кластер тут.
lab-error-other-plan = У { $folder } лежить початок іншої симуляції ({ $what }: там { $there }, тут { $here }). Повторіть ту команду, щоб її закінчити, назвіть у --out інший файл або видаліть теку.

## Компоненти
pc-kind-building = { $name }{ $points ->
    [0] { "" }
    [one] , { $points } очко
    [few] , { $points } очки
    [many] , { $points } очок
   *[other] , { $points } очка
} (ціна: { $cost })
pc-kind-token = Жетон: { $text }

## Сторінка
lab-number = { NUMBER($number) }
lab-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-range = від { $low } до { $high }
lab-place = Місце { $number } ({ $bot })
lab-turn = { $number }-й за порядком ходу

lab-bots = Боти
lab-rules = Правила
lab-seed = Код роздачі
lab-made-by = Чим зроблено
lab-versions = Triopolis { $triopolis }, версія правил { $rules }
lab-pack = Набір даних

lab-note-random = Тут усі ходили навмання. Що добре серед тих, хто не думає, не конче добре серед тих, хто думає.
lab-note-association = Числа показують, що трапляється разом, а не що з чого випливає: у власника доброго компонента партія могла просто виявитися довшою чи багатшою.
lab-note-sources = Частину компонентів ({ $tables }) відновлено або вигадано нами, тож друкована гра може відрізнятися.

lab-places = Підсумки
lab-places-about = Дрібні числа — 95-відсоткові інтервали. Праворуч — очки, яких не перевищує вказана частка партій.
lab-win-rate = Частка перемог
lab-mean = Середній рахунок
lab-scores = Очки
lab-scores-about = Як часто траплявся кожен підсумковий рахунок, у частках від усіх партій.
lab-order = Перший хід
lab-order-about = Місця за порядком ходу, з 95-відсотковими інтервалами. Пунктир — якби всі були рівні.
lab-lengths = Довжина й відрив
lab-lengths-about = Скільки тривали партії та наскільки перший випередив другого.
lab-length-turns = Ходи
lab-length-decisions = Рішення
lab-length-margin = Відрив в очках
lab-kinds = Компоненти
lab-kinds-about = Як зіграли місця, що мали наприкінці хоча б один такий компонент, і ті, що не мали жодного. За спаданням виграшу в частці перемог. Зі ста 95-відсоткових інтервалів близько п’яти хибні випадково.
lab-kinds-rare = { $count ->
    [one] Не показано { $count } компонент
    [few] Не показано { $count } компоненти
    [many] Не показано { $count } компонентів
   *[other] Не показано { $count } компонента
}: такий мали менш ніж { $least } місць або не мали менш ніж { $least }.
lab-head-kind = Компонент
lab-head-owned = Є у
lab-head-win-with = Перемоги з ним
lab-head-win-without = без нього
lab-head-win-more = Різниця, в. п.
lab-head-score-with = Рахунок із ним
lab-head-score-without = без нього
lab-head-score-more = Різниця
lab-numbers = Скільки їх
lab-numbers-about = Частка перемог залежно від того, скільки таких компонентів місце мало наприкінці. Пунктир — середнє за всіма.
lab-method = Спільна перемога ділиться порівну. Інтервали 95-відсоткові: для часток перемог — Вілсона, для очок і різниць — нормальне наближення. У різницях одне спостереження — вся партія, адже її місця залежать одне від одного.

## Навчання
cli-train-usage = triopolis train ГРА [ПАРАМЕТРИ]
cli-train-about = Навчити ботів оцінювати позиції: вони грають багато партій і вчаться на них.
cli-train-arg-rounds = Скільки кіл: партії, навчання на них і змагання з найкращими оцінками.
cli-train-arg-matches = Скільки партій грати в кожному колі.
cli-train-arg-seed = Будь-який текст: той самий текст — той самий підсумок.
cli-train-arg-out = Тека для всього зіграного й вивченого. Без неї — training-ГРА тут. Перерваний запуск продовжиться, якщо повторити ту саму команду.
cli-train-arg-recipe = Як учитися, у вигляді ІМ’Я=ЗНАЧЕННЯ: hidden, by_margin, margin_unit, comparing, rate, passes, batch, turns. Можна вказати кілька разів.
cli-train-arg-processes = Скільки процесів ділять роботу. Без нього — по одному на ядро.
train-error-no-judgement = Гру «{ $game }» нема чого вчити: у її теці немає файлу judgement.py.
train-error-recipe = Так учитися не можна: { $problem }. Імена: { $known }.
train-gathering = Граємо
train-fitting = Учимося
train-duels = Змагання
train-round = Коло
train-samples = Позицій
train-loss = Похибка
train-wins = Перемог
train-promoted = Краще
train-yes = так
train-no = ні
