### «Город мечты»: за столом с настольной игрой.

## What the opponent says
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

## The score page
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
printed-bt-with-opponent = Играли против соперника для одиночного режима
printed-bt-points-kept = Очки соперника считали по ходу игры
printed-bt-points-kept-about = Тогда осталось посчитать только собранное. Круги по рынку, пересчёты и взятые постройки уже входят в его очки.
printed-bt-points-so-far = Очки до конца игры
printed-bt-collected-about = Все его постройки, и те, с которых он начал. В конце он получает очки за каждый вид.
printed-bt-began = С чего начал соперник
printed-bt-began-about = Постройки, которые остались при подготовке: за них самих очков не дают.
printed-bt-began-type = В начале: { $types }
printed-bt-laps = Круги по рынку
printed-bt-laps-about = Каждый раз в начале рынка соперник получает 5 очков.
printed-bt-then-about = Сколько построек этого вида было у соперника при каждом пересчёте.
printed-bt-then = При пересчёте: { $types }

## The opponent's page
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
