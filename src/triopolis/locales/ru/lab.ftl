### Лаборатория: симуляции в файлах и отчёты о них.

cli-simulate-arg-cores = Сколько процессов делят работу; итог от этого не меняется. Без него — по одному на ядро или один, если наугад играется до 1000 партий.
cli-simulate-arg-out = Записать партии в этот новый файл Parquet, по строке на партию. Прерванный запуск продолжится, если повторить ту же команду. Понадобится: pip install "triopolis[lab]"
cli-simulate-arg-decisions = Вместе с --out: по строке на каждое решение, а не на партию.
cli-simulate-arg-ray = Играть на кластере Ray: его адрес, «auto» — кластер, в который входит эта машина, или «local» — запустить кластер здесь. Без адреса — тот, что в RAY_ADDRESS, или «local». Понадобится: pip install "triopolis[ray]"
cli-label-address = АДРЕС

cli-report-usage = triopolis report ФАЙЛ [--out ФАЙЛ]
cli-report-about = Нарисовать страницу о сыгранных партиях: очки, первый ход, длина, ценность компонентов.
cli-report-arg-file = Файл, который записала команда «triopolis simulate … --out ФАЙЛ».
cli-report-arg-out = Куда записать страницу. Без него — рядом с файлом, с окончанием .html.
cli-report-done = Отчёт записан: { $file }
cli-simulate-written = Строки записаны: { $file }

lab-error-extra = Для этого нужен пакет { $package }, а он не установлен. Установите его: pip install "triopolis[{ $extra }]"
lab-error-file-exists = { $file } уже есть и не будет перезаписан. Назовите в --out другой файл.
lab-error-foreign = { $file } — не файл с партиями, или он повреждён. Такой файл делает команда: triopolis simulate ИГРА --players N --games N --out ФАЙЛ
lab-error-newer = { $file } сделан более новой версией Triopolis. Чтобы его прочесть, обновите эту.
lab-error-decisions = В { $file } по строке на решение, а для отчёта нужна строка на партию. Повторите симуляцию без --decisions.
lab-error-decisions-out = --decisions определяет, что записать в файл: назовите файл параметром --out.
lab-error-ray-processes = Кластер сам делит работу: уберите --processes или --ray.
lab-error-cluster = По адресу «{ $address }» нет кластера Ray ({ $reason }). Укажите адрес его главной машины (ХОСТ:ПОРТ), «auto» или «local», чтобы запустить кластер здесь.
lab-error-other-plan = В { $folder } лежит начало другой симуляции ({ $what }: там { $there }, здесь { $here }). Повторите ту команду, чтобы её закончить, назовите в --out другой файл или удалите папку.

## Компоненты
pc-kind-building = { $name }{ $points ->
    [0] { "" }
    [one] , { $points } очко
    [few] , { $points } очка
    [many] , { $points } очков
   *[other] , { $points } очка
} (цена: { $cost })
pc-kind-token = Жетон: { $text }

## Страница
lab-number = { NUMBER($number) }
lab-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
lab-range = от { $low } до { $high }
lab-place = Место { $number } ({ $bot })
lab-turn = { $number }-й по порядку хода

lab-bots = Боты
lab-rules = Правила
lab-seed = Код раздачи
lab-made-by = Чем сделано
lab-versions = Triopolis { $triopolis }, версия правил { $rules }
lab-pack = Набор данных

lab-note-random = Здесь все ходили наугад. Что хорошо среди тех, кто не думает, не обязательно хорошо среди тех, кто думает.
lab-note-association = Числа показывают, что встречается вместе, а не что из чего следует: у владельца хорошего компонента партия могла просто оказаться длиннее или богаче.
lab-note-sources = Часть компонентов ({ $tables }) восстановлена или придумана нами, поэтому печатная игра может отличаться.

lab-places = Итоги
lab-places-about = Мелкие числа — 95-процентные интервалы. Справа — очки, которых не превышает указанная доля партий.
lab-win-rate = Доля побед
lab-mean = Средний счёт
lab-scores = Очки
lab-scores-about = Как часто встречался каждый итоговый счёт, в долях от всех партий.
lab-order = Первый ход
lab-order-about = Места по порядку хода, с 95-процентными интервалами. Пунктир — если бы все были равны.
lab-lengths = Длина и отрыв
lab-lengths-about = Сколько длились партии и насколько первый обошёл второго.
lab-length-turns = Ходы
lab-length-decisions = Решения
lab-length-margin = Отрыв в очках
lab-kinds = Компоненты
lab-kinds-about = Как сыграли места, у которых в конце был хотя бы один такой компонент, и те, у кого его не было. По убыванию выигрыша в доле побед. Из ста 95-процентных интервалов около пяти ошибаются случайно.
lab-kinds-rare = { $count ->
    [one] Не показан { $count } компонент
    [few] Не показаны { $count } компонента
    [many] Не показаны { $count } компонентов
   *[other] Не показаны { $count } компонента
}: такой был меньше чем у { $least } мест или не было меньше чем у { $least }.
lab-head-kind = Компонент
lab-head-owned = Есть у
lab-head-win-with = Победы с ним
lab-head-win-without = без него
lab-head-win-more = Разница, п. п.
lab-head-score-with = Счёт с ним
lab-head-score-without = без него
lab-head-score-more = Разница
lab-numbers = Сколько их
lab-numbers-about = Доля побед в зависимости от того, сколько таких компонентов было у места в конце. Пунктир — среднее по всем.
lab-method = Общая победа делится поровну. Интервалы 95-процентные: для долей побед — Уилсона, для очков и разностей — нормальное приближение. В разностях одно наблюдение — вся партия, ведь её места зависят друг от друга.

## Обучение
cli-train-usage = triopolis train ИГРА [ПАРАМЕТРЫ]
cli-train-about = Научить ботов оценивать позиции: они играют много партий и учатся на них.
cli-train-arg-rounds = Сколько кругов: партии, обучение на них и состязание с лучшими оценками.
cli-train-arg-matches = Сколько партий играть в каждом круге.
cli-train-arg-seed = Любой текст: один и тот же текст — один и тот же итог.
cli-train-arg-out = Папка для всего сыгранного и выученного. Без неё — training-ИГРА здесь. Прерванный запуск продолжится, если повторить ту же команду.
cli-train-arg-recipe = Как учиться, в виде ИМЯ=ЗНАЧЕНИЕ: hidden, by_margin, margin_unit, comparing, rate, passes, batch, turns. Можно указать несколько раз.
cli-train-arg-processes = Сколько процессов делят работу. Без него — по одному на ядро.
train-error-no-judgement = Игру «{ $game }» учить нечему: в её папке нет файла judgement.py.
train-error-recipe = Так учиться нельзя: { $problem }. Имена: { $known }.
train-gathering = Играем
train-fitting = Учимся
train-duels = Состязание
train-round = Круг
train-samples = Позиций
train-loss = Ошибка
train-wins = Побед
train-promoted = Лучше
train-yes = да
train-no = нет
