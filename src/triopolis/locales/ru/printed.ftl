### За столом с настольной игрой: подсчёт очков и соперник для одного игрока.

## What the opponent says
printed-tell-you = Партия окончена. Посчитайте свои очки и введите их.
printed-tell-over = Вот и всё.
printed-your-points = Ваши очки: { $points }

## Point City's automa
printed-pc-tell-first = Сделайте ход. Потом автома берёт { $first } и { $second }: что лежит на { $first }?
printed-pc-tell-second = А что лежит на { $second }? Потом пополните рынок.
printed-pc-took = Ход { $turn }, { $cell }: { $card }
printed-pc-production = постоянный ресурс «{ $resource }»{ $points ->
    [0] {""}
   *[other] {" "}+ { $points }
}
printed-pc-landmark = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
printed-pc-civic = общественный объект и жетон
printed-pc-civic-none = общественный объект, жетонов не осталось
printed-pc-error-tokens = { $where }: общественных жетонов всего { $most }.
printed-pc-error-nothing = { $where }: у объекта есть постоянный ресурс или очки; общественный объект — это kind civic.

## Bloom Town's opponent
printed-bt-tell-setup = Когда стопки готовы, остаются три жетона. Какие из них — постройки? Их получает { $name }.
printed-bt-tell-empty = Сделайте ход, но рынок пока не пополняйте. Потом отметьте пустые места рынка.
printed-bt-tell-take = { $name } переходит к месту { $slot } слева и берёт постройку. Какую? Потом пополните рынок.
printed-bt-setup = { $name }, построек в начале: { $count }
printed-bt-marker = { $name } переходит к месту { $slot }
printed-bt-nothing = { $name }: взять нечего
printed-bt-recount = Пересчёт, { $types }: { $name } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
printed-bt-error-setup = { $where }: остаётся не больше { $most } жетонов.
printed-bt-error-slot = { $where }: места рынка нумеруются от 0 до { $last }.

## The pages
printed-players = Игроки
printed-player = Игрок { $number }
printed-add-player = Ещё игрок
printed-remove-player = Убрать
printed-name = Имя
printed-less = Меньше
printed-more = Больше
printed-result = Итог
printed-clear = Очистить всё
printed-clear-sure = Очистить всё?
printed-clear-about = Всё, что вы ввели для этой игры, пропадёт.
printed-add-more = { $card } (× { $count })
printed-take-away = Убрать: { $card } (× { $count })

## Point City
printed-pc-with-automa = Играли против автомы
printed-pc-buildings = Объекты
printed-pc-buildings-hint = Нажимайте на то, что напечатано на ваших картах: постоянный ресурс и очки. Цена не важна.
printed-pc-built = { $count ->
    [one] { $count } объект. Нажмите, чтобы убрать.
    [few] { $count } объекта. Нажмите, чтобы убрать.
    [many] { $count } объектов. Нажмите, чтобы убрать.
   *[other] { $count } объекта. Нажмите, чтобы убрать.
}
printed-pc-civic-building = общественный объект
printed-pc-tokens-hint = Отметьте жетоны, которые у вас есть.
printed-pc-unspent = Непотраченные карты ресурсов

## Happy City
printed-hc-city = Город
printed-hc-coins = Монеты
printed-hc-monsters = С картами «Грозиллы»
printed-hc-monster = Перед городом
printed-hc-nobody = никого
printed-hc-ruin = руины, { $monster }
printed-hc-add = Добавьте карты в том порядке, как они лежат
printed-hc-shelves = Виды карт
printed-hc-shelf-market = рынки
printed-hc-shelf-special = особые
printed-hc-shelf-ruin = руины
printed-hc-pyramid = { $name }: чью карту копирует Пирамида?
printed-hc-sphinx = { $name }: какое особое здание копирует Сфинкс?
printed-hc-from-box = Или здание из коробки
printed-take-out = Место { $slot }: { $card }. Убрать.

## Bloom Town
printed-bt-tiles = Постройки
printed-bt-choose-tile = Выберите постройку.
printed-bt-choose-cell = Теперь нажмите на её клетку в городе.
printed-bt-build-now = Очки дают подсвеченные клетки. Постройте или выберите другую клетку.
printed-bt-doubled = Очки удвоены
printed-bt-build = Построить
printed-bt-build-points = Построить: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
printed-bt-flower = Включено, пока жетон не потрачен: это только напоминание, сам он очков не даёт.
printed-bt-recount-about = Все города снова получают очки за вид: когда появился его второй жетон пересчёта или от цветочного жетона.
printed-bt-hand = Постройка с руки в конце
printed-bt-hand-about = В конце { $name } ещё раз получает очки за один вид. Город выбирается наверху.
printed-bt-cell-empty = { $cell }: пусто
printed-bt-cell-ghost = { $cell }: { $tile }, ещё не построено

## The opponent's page
printed-opponent-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
printed-my-points = Ваши очки
printed-my-unspent = Ваши непотраченные карты ресурсов, на случай ничьей
printed-who-won = Кто победил?
printed-won = Вы победили!
printed-lost = Победил соперник.
printed-shared = Ничья: победа общая.
printed-compare = Вы { $you } : { $points } { $name }
printed-pc-opponent-about = Подготовьте игру как для двоих: 10 жетонов в ряд, одна начальная карта, ваша. Начинаете вы.
printed-pc-turn = Ход { $turn } из { $turns }
printed-pc-market-about = Отмеченные карты берут сейчас, обведённые пунктиром — после вашего следующего хода.
printed-pc-a-resource = На { $cell } лежит ресурс
printed-pc-a-building = … или объект
printed-bt-opponent-about = Подготовьте полную игру для двоих. Сопернику не нужны планшет, рука и цветочный жетон; его фишка стоит у крайнего левого места рынка.
printed-bt-left-over = Остались
printed-bt-begin = { $count ->
    [0] Ни одной: начать
   *[other] Начать
}
printed-bt-round = Круг { $round }
printed-bt-slot = Место { $slot }: постройка
printed-bt-slot-empty = Место { $slot }: пусто
printed-bt-empty = пусто
printed-bt-go = Ходит { $name }
printed-bt-wrap = Круг по рынку: +{ $points }
printed-bt-events = Пересчёт или конец игры
printed-bt-recount-solo = Вид пересчитан: появился второй жетон пересчёта или вы потратили цветочный:
printed-bt-end-about = Три стопки пусты, и круг доигран:
printed-bt-end = Игра окончена
