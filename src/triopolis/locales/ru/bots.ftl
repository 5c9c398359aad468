bot-error-name = Бота «{ $bot }» нет. Есть: { $known }.
bot-error-search = «{ $bot }» — не поиск. Напишите puct:simulations=2000 или puct:seconds=1 (прежний поиск — classic:…).
bot-error-nothing-learned = У игры «{ $game }» нет выученных оценок, такой поиск здесь невозможен. Напишите classic:seconds=1.
weights-error-damaged = Выученные оценки игры «{ $game }» ({ $file }) повреждены: { $problem }. Установите Triopolis заново.
weights-error-other = В файле { $file } оценки для «{ $other }», признаков: { $had }; у «{ $game }» их { $features }. Обучите заново: triopolis train { $game }
bot-error-module = Бота «{ $bot }» не удалось загрузить: модуль { $module } сообщает «{ $problem }».
bot-error-class = Бота «{ $bot }» не удалось загрузить: в модуле { $module } нет класса { $name }, который был бы ботом (Bot из triopolis.engine.contract).
bot-error-numbers = Бота «{ $bot }» не удалось создать: { $name } не принимает этих чисел ({ $problem }).
bot-error-openspiel-pack = Бот «{ $bot }» играет только с компонентами самой игры: уберите набор данных.
bot-error-program-start = Программу-бота «{ $command }» не удалось запустить: { $problem }.
bot-error-program-gone = Программа-бот «{ $command }» завершилась без ответа. На каждую прочитанную строку она должна писать одну строку JSON.
bot-error-program-answer = Программа-бот «{ $command }» ответила «{ $said }», но такого хода ей не предлагали. Ответ выглядит так: { $example }.

## Levels
bot-random = случайные ходы
bot-greedy = жадный
bot-easy = слабый
bot-medium = средний
bot-hard = сильный
bot-expert = мастер
bot-champion = чемпион
