bot-error-name = Бота «{ $bot }» немає. Є: { $known }.
bot-error-search = «{ $bot }» — не пошук. Напишіть puct:simulations=2000 або puct:seconds=1 (попередній пошук — classic:…).
bot-error-nothing-learned = У гри «{ $game }» немає вивчених оцінок, такий пошук тут неможливий. Напишіть classic:seconds=1.
weights-error-damaged = Вивчені оцінки гри «{ $game }» ({ $file }) пошкоджено: { $problem }. Встановіть Triopolis знову.
weights-error-other = У файлі { $file } оцінки для «{ $other }», ознак: { $had }; у «{ $game }» їх { $features }. Навчіть знову: triopolis train { $game }
bot-error-module = Бота «{ $bot }» не вдалося завантажити: модуль { $module } повідомляє «{ $problem }».
bot-error-class = Бота «{ $bot }» не вдалося завантажити: у модулі { $module } немає класу { $name }, який був би ботом (Bot із triopolis.engine.contract).
bot-error-numbers = Бота «{ $bot }» не вдалося створити: { $name } не приймає цих чисел ({ $problem }).
bot-error-openspiel-pack = Бот «{ $bot }» грає лише з компонентами самої гри: приберіть набір даних.
bot-error-program-start = Програму-бота «{ $command }» не вдалося запустити: { $problem }.
bot-error-program-gone = Програма-бот «{ $command }» завершилася без відповіді. На кожен прочитаний рядок вона має писати один рядок JSON.
bot-error-program-answer = Програма-бот «{ $command }» відповіла «{ $said }», але такого ходу їй не пропонували. Відповідь має такий вигляд: { $example }.

## Levels
bot-random = випадкові ходи
bot-greedy = жадібний
bot-easy = слабкий
bot-medium = середній
bot-hard = сильний
bot-expert = майстер
bot-champion = чемпіон
