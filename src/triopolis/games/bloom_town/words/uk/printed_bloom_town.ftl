### «Квітуче місто»: за столом із настільною грою.

## What the opponent says
printed-bt-tell-setup = Коли стоси готові, лишаються три жетони. Які з них — споруди? Їх отримує { $name }.
printed-bt-tell-empty = Зробіть хід, але ринок поки не поповнюйте. Потім позначте порожні місця ринку.
printed-bt-tell-take = { $name } переходить до місця { $slot } зліва і бере споруду. Яку? Потім поповніть ринок.
printed-bt-setup = { $name }, споруд на початку: { $count }
printed-bt-marker = { $name } переходить до місця { $slot }
printed-bt-nothing = { $name }: взяти нічого
printed-bt-recount = Перерахунок, { $types }: { $name } отримує { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
printed-bt-error-setup = { $where }: лишається не більше { $most } жетонів.
printed-bt-error-slot = { $where }: місця ринку нумеруються від 0 до { $last }.

## The score page
printed-bt-tiles = Споруди
printed-bt-choose-tile = Оберіть споруду.
printed-bt-choose-cell = Тепер торкніться її клітинки в місті.
printed-bt-build-now = Очки дають підсвічені клітинки. Будуйте або оберіть іншу клітинку.
printed-bt-doubled = Очки подвоєно
printed-bt-build = Збудувати
printed-bt-build-points = Збудувати: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
printed-bt-flower = Увімкнено, доки жетон не витрачено: це лише нагадування, сам він очок не дає.
printed-bt-recount-about = Усі міста знову отримують очки за вид: коли з’явився його другий жетон перерахунку або від квіткового жетона.
printed-bt-hand = Споруда з руки наприкінці
printed-bt-hand-about = Наприкінці { $name } ще раз отримує очки за один вид. Місто обирається вгорі.
printed-bt-cell-empty = { $cell }: порожньо
printed-bt-cell-ghost = { $cell }: { $tile }, ще не збудовано
printed-bt-with-opponent = Грали проти суперника для соло-режиму
printed-bt-points-kept = Очки суперника рахували під час гри
printed-bt-points-kept-about = Тоді лишилося порахувати тільки зібране. Кола по ринку, перерахунки та взяті споруди вже входять до його очок.
printed-bt-points-so-far = Очки до кінця гри
printed-bt-collected-about = Усі його споруди, і ті, з яких він почав. Наприкінці він отримує очки за кожен вид.
printed-bt-began = З чого почав суперник
printed-bt-began-about = Споруди, що лишилися під час підготовки: за них самих очок не дають.
printed-bt-began-type = На початку: { $types }
printed-bt-laps = Кола по ринку
printed-bt-laps-about = Щоразу на початку ринку суперник отримує 5 очок.
printed-bt-then-about = Скільки споруд цього виду було в суперника за кожного перерахунку.
printed-bt-then = За перерахунку: { $types }

## The opponent's page
printed-bt-opponent-about = Підготуйте повну гру для двох. Суперникові не потрібні планшет, рука та квітковий жетон; його фішка стоїть біля крайнього лівого місця ринку.
printed-bt-left-over = Лишилися
printed-bt-begin = { $count ->
    [0] Жодної: почати
   *[other] Почати
}
printed-bt-round = Коло { $round }
printed-bt-slot = Місце { $slot }: споруда
printed-bt-slot-empty = Місце { $slot }: порожньо
printed-bt-empty = порожньо
printed-bt-go = Ходить { $name }
printed-bt-wrap = Коло ринком: +{ $points }
printed-bt-events = Перерахунок або кінець гри
printed-bt-recount-solo = Вид перераховано: з’явився другий жетон перерахунку або ви витратили квітковий:
printed-bt-end-about = Три стоси порожні, і коло дограно:
printed-bt-end = Гру закінчено
