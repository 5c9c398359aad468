### Happy City in play: moves, why something cannot be chosen, the log, names and points. Page, terminal and server say it.

## Colours
hc-color-yellow = жёлтый
hc-color-blue = голубой
hc-color-green = зелёный
hc-color-orange = оранжевый
hc-color-violet = фиолетовый

## What cards bring
hc-symbol-income = доход { $count }
hc-symbol-residents = { $count ->
    [one] { $count } житель
    [few] { $count } жителя
    [many] { $count } жителей
   *[other] { $count } жителя
}
hc-symbol-hearts = { $count ->
    [one] { $count } сердечко
    [few] { $count } сердечка
    [many] { $count } сердечек
   *[other] { $count } сердечка
}
hc-symbols = { $parts }
hc-symbols-none = без символов
hc-need = { $count } × { $color }

## What expert specials do
hc-effect-copy-neighbor-same-slot = в конце копирует карту соседа на том же месте города: доход, жителей и сердечки (не особое здание и не руины)
hc-effect-neighbor-spends-4-gain-1 = 1 монета каждый раз, когда сосед платит за карту 4 монеты или больше
hc-effect-coins-per-card = сразу 1 монета за каждую карту города, включая эту и руины
hc-effect-discount-blue-3 = голубые карты стоят на 3 монеты меньше
hc-effect-discount-green-3 = зелёные карты, и жилые здания тоже, стоят на 3 монеты меньше
hc-effect-discount-orange-3 = оранжевые карты стоят на 3 монеты меньше
hc-effect-copy-previous-card = предыдущая карта города считается дважды: доход, жители и сердечки, зачёркнутые тоже
hc-effect-income-3-per-violet = доход 3 за каждую фиолетовую карту города
hc-effect-income-1-per-blue = доход 1 за каждую голубую карту города
hc-effect-income-2-per-green = доход 2 за каждую зелёную карту города
hc-effect-double-income-now-lose-points = сразу удвоенный доход города монетами; в конце доход вычитается из очков
hc-effect-hearts-for-small-city = в конце 4 сердечка, если в городе до 8 карт, 2 сердечка, если 9 (эта тоже считается)
hc-effect-replace-last-card = 4 сердечка; занимает место последней карты города
hc-effect-min-price-of-deck = карты центральной зоны из стопок 1–3 стоят столько, сколько самая дешёвая карта их стопки
hc-effect-income-3-if-lowest-income = доход 3, пока без него доход города меньше, чем у всех остальных
hc-effect-copy-opponent-special = в конце копирует особое здание одного соперника или случайное из коробки
hc-effect-steal-1-from-richest = после каждой фазы сбора доходов берёт 1 монету у самого богатого соперника (при равенстве — у каждого из них)
hc-effect-hearts-most-blue = 3 сердечка, если голубых карт больше всех, 2 при равенстве, иначе 1
hc-effect-next-card-free = следующая купленная карта бесплатна
hc-effect-hearts-2-everyone-gains-1 = 2 сердечка; сразу по 1 монете всем игрокам
hc-effect-income-2-if-fewest-yellow = доход 2, пока ни у кого нет меньше жёлтых карт
hc-effect-residents-per-left-orange = 1 житель за каждую оранжевую карту соседа слева
hc-effect-pass-gains-8 = 8 монет вместо 1, если ничего не купить
hc-effect-adjacent-same-color = 1 житель и 1 сердечко, если две соседние карты одного цвета, 1 житель и 2 сердечка, если три (не по диагонали)
hc-effect-residents-per-neighbor-blue = 1 житель за каждую голубую карту одного соседа: того, у кого их больше
hc-effect-hearts-per-own-green = 1 сердечко за каждую зелёную карту города
hc-effect-hearts-if-income-below-neighbors = 3 сердечка, если доход города меньше, чем у каждого соседа, иначе 1
hc-effect-copy-opponent-income-twice = в двух следующих фазах сбора доходов ещё и доход одного соперника
hc-effect-income-1-per-heart-resident-pair = доход 1 за каждую пару из жителя и сердечка в городе
hc-effect-hearts-most-green = 3 сердечка, если зелёных карт больше, чем у любого другого, иначе 1
hc-effect-hearts-per-neighbor-yellow = 1 сердечко за каждую жёлтую карту одного соседа: того, у кого их больше
hc-effect-coins-2-before-income-if-any-money = 2 монеты перед каждой фазой сбора доходов, если кошелёк не пуст
hc-effect-next-two-same-color = 3 сердечка, если у двух следующих карт города есть общий цвет, иначе 1
hc-effect-income-1-per-color-before = доход 1 за каждый цвет среди предыдущих карт города
hc-effect-hearts-3-if-no-orange = 3 сердечка, если в городе нет оранжевых карт
hc-effect-double-points-below-30 = в конце очки удваиваются, если их меньше 30
hc-effect-residents-4-if-no-green = 4 жителя, если в городе нет зелёных карт
hc-effect-hearts-per-3-coins-max-3 = в конце 1 сердечко за каждые 3 монеты, но не больше 3 сердечек

## What monsters do
hc-effect-price-plus-1 = каждая карта стоит на 1 монету больше
hc-effect-income-minus-1 = каждая фаза сбора доходов приносит на 1 монету меньше
hc-effect-pass-gains-0 = если ничего не купить, монет нет
hc-effect-hearts-minus-2 = в конце на 2 сердечка меньше
hc-effect-residents-minus-1 = в конце на 1 жителя меньше

## Moves
moves-happy-city-discard = Сбросить карту из центральной зоны, если хотите
moves-happy-city-keep = Или оставить всё как есть
moves-happy-city-reveal = Откройте карту: из какой стопки?
moves-happy-city-buy = Купить карту или жилое здание   (★ как изменятся очки)
moves-happy-city-coin = Или ничего не покупать
moves-happy-city-token = Отдать жетон стоп-зилла: он стоит 2 монеты, без сдачи
moves-happy-city-pay = Или заплатить монетами
moves-happy-city-special = Взять особое здание: одно за игру   (★ как изменятся очки)
moves-happy-city-pass = Или подождать
moves-happy-city-market = Выберите рынок, с которого начнётся ваш город
moves-happy-city-destroy = Пришёл второй монстр, и первый разрушает здание: какое?
moves-happy-city-deflect = К вам идёт монстр
moves-happy-city-accept = Или сберечь жетон
moves-happy-city-income = Чей доход вы копируете?
moves-happy-city-copy = Чью карту вы копируете?
moves-happy-city-sphinx = Чьё особое здание вы копируете?
moves-happy-city-box = Или положиться на случай
hc-move-discard = Сбросить карту «{ $card }»
hc-move-keep = Ничего не сбрасывать
hc-move-reveal = Открыть карту из стопки { $deck } (в ней { $left ->
    [one] { $left } карта
    [few] { $left } карты
    [many] { $left } карт
   *[other] { $left } карты
})
hc-move-buy = Купить карту «{ $card }» { $price ->
    [0] бесплатно
    [one] за { $price } монету
    [few] за { $price } монеты
    [many] за { $price } монет
   *[other] за { $price } монеты
}: { $symbols }
hc-move-coin = Ничего не покупать { $coins ->
    [0] и ничего не получить
    [one] и взять { $coins } монету
    [few] и взять { $coins } монеты
    [many] и взять { $coins } монет
   *[other] и взять { $coins } монеты
}
hc-move-token = Отдать { $color } жетон за 2 монеты (к оплате { $owing ->
    [one] { $owing } монета
    [few] { $owing } монеты
    [many] { $owing } монет
   *[other] { $owing } монеты
})
hc-move-pay = Заплатить { $owing ->
    [one] { $owing } монету
    [few] { $owing } монеты
    [many] { $owing } монет
   *[other] { $owing } монеты
}
hc-move-special = Взять здание «{ $card }»: { $text }
hc-move-pass = Сейчас не брать особое здание
hc-move-market = Взять { $color } рынок
hc-move-destroy = { $monster } разрушает здание «{ $card }» (место { $slot })
hc-move-deflect = Использовать жетон стоп-зилла: { $monster } идёт к соседу слева
hc-move-accept = Не тратить жетон: { $monster } приходит к вашему городу
hc-move-income = Получить столько, каков доход игрока { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
hc-move-copy = Копировать карту «{ $card }» игрока { $seat }: { $symbols }
hc-move-sphinx = Копировать здание «{ $card }» игрока { $seat }: { $text }
hc-move-box = Копировать случайное особое здание из коробки
hc-error-notation = «{ $text }» — не ход. Ходы пишутся так: discard museum, keep, reveal 2, buy museum, coin, token blue, pay, special castle, pass, market blue, destroy 3, deflect, accept, income 2, copy 2, sphinx 2, box.

## What a move brings
hc-brings-coins = Монеты: { $now } → { $then }
hc-brings-income = Доход за раунд: { $now } → { $then }
hc-brings-residents = Жители: { $now } → { $then }
hc-brings-hearts = Сердечки: { $now } → { $then }
hc-brings-price = { $price ->
    [one] Цена: { $price } монета; потом выберите, чем заплатить
    [few] Цена: { $price } монеты; потом выберите, чем заплатить
    [many] Цена: { $price } монет; потом выберите, чем заплатить
   *[other] Цена: { $price } монеты; потом выберите, чем заплатить
}
hc-brings-token = Вы берёте жетон стоп-зилла: { $color }
hc-brings-token-paid = Жетон выходит из игры, сдачи нет
hc-brings-spends = Вы тратите жетон стоп-зилла: { $color }
hc-brings-sends = Уходит к игроку { $seat }: { $monster }
hc-brings-discard = { $cards ->
    [one] Потом вы откроете { $cards } карту
    [few] Потом вы откроете { $cards } карты
    [many] Потом вы откроете { $cards } карт
   *[other] Потом вы откроете { $cards } карты
}
hc-brings-keep = { $cards ->
    [one] Потом вы откроете { $cards } карту
    [few] Потом вы откроете { $cards } карты
    [many] Потом вы откроете { $cards } карт
   *[other] Потом вы откроете { $cards } карты
}
hc-brings-keep-full = Потом вы покупаете: в центре уже три карты
hc-brings-reveal = Какая это карта, не знает никто; потом вы откроете ещё одну или купите
hc-brings-reveal-more = Неизвестная карта; потом вы откроете следующую
hc-brings-reveal-last = Неизвестная карта; потом вы покупаете
hc-brings-reveal-poor = Неизвестная карта; если и её не оплатить, вы { $coins ->
    [0] ничего не получите
    [one] получите { $coins } монету
    [few] получите { $coins } монеты
    [many] получите { $coins } монет
   *[other] получите { $coins } монеты
}, и ход закончится сам
hc-brings-nothing-to-buy = Купить здесь нечего: вы { $coins ->
    [0] ничего не получите
    [one] получите { $coins } монету
    [few] получите { $coins } монеты
    [many] получите { $coins } монет
   *[other] получите { $coins } монеты
}
# $cards: названия особых зданий
hc-brings-then-special = Потом можно взять особое здание: { $cards }
hc-brings-completes = Потом есть все цвета для особых зданий: { $cards }
hc-brings-tenth = Карта { $slots } из { $slots }: игра закончится после этого раунда
# In a list of what a hint's move brings
hc-gain-coins = монеты { $now } → { $then }
hc-gain-income = доход { $now } → { $then }
hc-gain-residents = жители { $now } → { $then }
hc-gain-hearts = сердечки { $now } → { $then }
hc-gain-token = жетон стоп-зилла ({ $color })
hc-gain-sends = { $monster } уходит к игроку { $seat }

## Why not
hc-why-not-your-turn = Сейчас не ваш ход.
hc-why-no-move = Такого хода в игре нет.
hc-why-no-component = На столе такого нет.
hc-why-no-card = Карты «{ $card }» нет.
hc-why-not-there = Карта «{ $card }» там не лежит.
hc-why-empty-place = Здесь нечего выбрать: место пусто или такая же карта лежит раньше.
hc-why-stage-market = Сначала выберите рынок, с которого начнётся ваш город.
hc-why-stage-louvre = Сначала выберите, чей доход вы копируете.
hc-why-stage-discard = Сначала сбросьте карту из центральной зоны или решите ничего не сбрасывать.
hc-why-stage-reveal = Сначала откройте карты, чтобы в центральной зоне их стало три.
hc-why-stage-buy = Сейчас вы покупаете карту или берёте монету.
hc-why-stage-pay = Сначала заплатите за карту, которую покупаете.
hc-why-stage-special = Сейчас вы берёте особое здание или не берёте никакого.
hc-why-stage-deflect = Сначала решите, прогонит ли монстра жетон стоп-зилла.
hc-why-stage-destroy = Сначала выберите здание, которое разрушит монстр.
hc-why-stage-sphinx = Сначала выберите особое здание, которое вы копируете.
hc-why-stage-pyramid = Сначала выберите соседа, чью карту вы копируете.
hc-why-city-full = В вашем городе уже десять карт.
hc-why-name-twice = В вашем городе уже есть такая карта: «{ $card }».
hc-why-no-homes = Жилые здания этого вида закончились: «{ $card }».
hc-why-too-dear = Цена карты «{ $card }» — { $price ->
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, а вы можете заплатить { $money }.
hc-why-deck-empty = Стопка { $deck } пуста, и её сброс тоже.
hc-why-no-grozilla = Стопка { $deck } — из дополнения «Грозилла», а в этой партии его нет.
hc-why-no-token = Нужен { $color } жетон стоп-зилла, а у вас его нет.
hc-why-deflect-must = Здесь жетон цвета монстра сам отправляет его дальше: так говорит настройка правил.
hc-why-too-few-coins = Осталось заплатить { $owing ->
    [one] { $owing } монету
    [few] { $owing } монеты
    [many] { $owing } монет
   *[other] { $owing } монеты
}, а у вас { $coins }.
hc-why-market-taken = Этот рынок уже выбран: { $color }.
hc-why-slot = На месте { $slot } нечего разрушать.
hc-why-took-special = Вы уже взяли особое здание: можно только одно за игру.
hc-why-needs = Для здания «{ $card }» нужны карты таких цветов: { $needs }.
hc-why-no-opponent = Соперника { $seat } нет.
hc-why-no-special-there = У игрока { $seat } нет особого здания, которое вы могли бы копировать.
hc-why-not-neighbour = Игрок { $seat } — не ваш сосед.

## Log
hc-log-round = Раунд { $round }
hc-log-income = Доход: { $parts }
hc-log-part = { $name } +{ $coins }
hc-log-gain = { $name } получает { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} («{ $card }»)
hc-log-taken-coin = { $name } берёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} («{ $card }»), отдаёт { $other }
hc-log-copy-income = { $name } копирует доход города ({ $other }): { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} («{ $card }»)
hc-log-discard = { $name } сбрасывает карту «{ $card }»
hc-log-reveal = { $name } открывает карту из стопки { $deck }: «{ $card }»
hc-log-rebuild = Стопка { $deck } собрана заново из сброса: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
hc-log-pay-token = { $name } платит жетоном стоп-зилла ({ $color }), { $owing ->
    [0] больше платить не нужно
    [one] остаётся заплатить { $owing } монету
    [few] остаётся заплатить { $owing } монеты
    [many] остаётся заплатить { $owing } монет
   *[other] остаётся заплатить { $owing } монеты
}
hc-log-buy = { $name } покупает карту «{ $card }» { $paid ->
    [0] бесплатно
    [one] за { $paid } монету
    [few] за { $paid } монеты
    [many] за { $paid } монет
   *[other] за { $paid } монеты
}
hc-log-coin = { $name } ничего не покупает { $coins ->
    [0] и ничего не получает
    [one] и берёт { $coins } монету
    [few] и берёт { $coins } монеты
    [many] и берёт { $coins } монет
   *[other] и берёт { $coins } монеты
}
# Никого не спрашивали.
hc-log-coin-unasked = { $name } ничего не может купить { $coins ->
    [0] и ничего не получает
    [one] и берёт { $coins } монету
    [few] и берёт { $coins } монеты
    [many] и берёт { $coins } монет
   *[other] и берёт { $coins } монеты
}
hc-log-token = { $name } берёт { $color } жетон стоп-зилла
hc-log-drive-away = { $name } прогоняет монстра: { $monster } идёт к соседу слева ({ $other })
hc-log-deflect = { $name } тратит { $color } жетон стоп-зилла: { $monster } идёт к соседу слева ({ $other })
hc-log-monster = { $monster } встаёт перед городом ({ $name })
hc-log-destroy = { $monster } разрушает здание «{ $card }» ({ $name })
hc-log-monster-leaves = { $monster } уходит из игры: в городе нечего разрушать ({ $name })
hc-log-special = { $name } берёт особое здание «{ $card }»
hc-log-replace = { $name } освобождает место: карта «{ $card }» уходит из города
hc-log-market = { $name } начинает с карты «{ $card }»
hc-log-last-scoring = Последний раунд окончен. Считаем, насколько счастливы города.
hc-log-copy-special = { $name } копирует особое здание «{ $card }» ({ $other })
hc-log-copy-special-box = { $name } копирует особое здание из коробки: «{ $card }»
hc-log-copy-card = { $name } копирует карту «{ $card }» соседа ({ $other })

## Score sheets
hc-item-residents = «{ $card }»: { $count ->
    [one] { $count } житель
    [few] { $count } жителя
    [many] { $count } жителей
   *[other] { $count } жителя
}
hc-item-hearts = «{ $card }»: { $count ->
    [one] { $count } сердечко
    [few] { $count } сердечка
    [many] { $count } сердечек
   *[other] { $count } сердечка
}
hc-item-special-residents = «{ $card }»: { $count ->
    [one] { $count } житель
    [few] { $count } жителя
    [many] { $count } жителей
   *[other] { $count } жителя
} ({ $reason })
hc-item-special-hearts = «{ $card }»: { $count ->
    [one] { $count } сердечко
    [few] { $count } сердечка
    [many] { $count } сердечек
   *[other] { $count } сердечка
} ({ $reason })
hc-item-monster-residents = { $card }: минус { $count ->
    [one] { $count } житель
    [few] { $count } жителя
    [many] { $count } жителей
   *[other] { $count } жителя
}
hc-item-monster-hearts = { $card }: минус { $count ->
    [one] { $count } сердечко
    [few] { $count } сердечка
    [many] { $count } сердечек
   *[other] { $count } сердечка
}
hc-item-product = { $residents ->
    [one] { $residents } житель
    [few] { $residents } жителя
    [many] { $residents } жителей
   *[other] { $residents } жителя
} × { $hearts ->
    [one] { $hearts } сердечко
    [few] { $hearts } сердечка
    [many] { $hearts } сердечек
   *[other] { $hearts } сердечка
}
hc-item-sum = { $residents ->
    [one] { $residents } житель
    [few] { $residents } жителя
    [many] { $residents } жителей
   *[other] { $residents } жителя
} + { $hearts ->
    [one] { $hearts } сердечко
    [few] { $hearts } сердечка
    [many] { $hearts } сердечек
   *[other] { $hearts } сердечка
}
hc-item-later = «{ $card }»: { $reason }
hc-item-income = доход: { $count }
hc-item-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
} в запасе (на случай ничьей)

## The board
hc-board-round = Раунд { $round }
hc-board-round-of = Раунд { $round } из { $limit }
hc-board-draft = Выбор рынков
hc-board-coins = монеты
hc-board-income = доход
hc-board-residents = жители
hc-board-hearts = сердечки
hc-board-special = особое здание
hc-board-left = { $count ->
    [0] закончились
   *[other] осталось: { $count }
}
hc-board-tokens-left = Осталось жетонов стоп-зилла
hc-board-tokens = жетоны
hc-board-markets = Рынки на выбор
hc-board-owing = Покупка карты «{ $card }»: осталось заплатить { $owing ->
    [one] { $owing } монету
    [few] { $owing } монеты
    [many] { $owing } монет
   *[other] { $owing } монеты
}
hc-board-specials = Особые здания
hc-board-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
hc-board-charges = ещё { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
hc-board-borrowed = копирует: «{ $card }»
hc-board-in-front = перед городом
hc-board-on-ruin = на руинах
hc-board-ruin = руины

## The table, for terminals, screen readers and the generic board
hc-spread-central = Центральная зона
hc-spread-homes = Жилые здания
hc-spread-decks = Стопки
hc-spread-deck = Стопка { $deck }
hc-spread-gap = пустое место
hc-spread-incoming = Подходит монстр
hc-spread-box = Особые здания в коробке
hc-spread-box-item = случайное особое здание
hc-spread-price = { $price ->
    [0] бесплатно
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
# $low is less than $high.
hc-spread-prices = { $high ->
    [one] { $low }–{ $high } монета
    [few] { $low }–{ $high } монеты
    [many] { $low }–{ $high } монет
   *[other] { $low }–{ $high } монеты
}
# A card that this city has already: nobody may have two of them.
hc-spread-owned = есть в городе
hc-spread-printed-price = { $price ->
    [one] цена на карте: { $price } монета
    [few] цена на карте: { $price } монеты
    [many] цена на карте: { $price } монет
   *[other] цена на карте: { $price } монеты
}
hc-spread-owing = { $owing ->
    [one] осталось заплатить: { $owing } монету
    [few] осталось заплатить: { $owing } монеты
    [many] осталось заплатить: { $owing } монет
   *[other] осталось заплатить: { $owing } монеты
}
hc-spread-deck-text = { $prices } · всего { $contents } · в сбросе: { $count }
hc-spread-monsters = { $count ->
    [one] { $count } монстр
    [few] { $count } монстра
    [many] { $count } монстров
   *[other] { $count } монстра
}
# $needs lists colours, $text says what the building brings or does.
hc-spread-special = нужно: { $needs } — { $text }
hc-spread-has-colours = цвета собраны
# $needs: сколько карт каждого цвета
hc-spread-lacking = не хватает: { $needs }
hc-spread-specials-taken = Особое здание уже взято: одно за игру.
hc-spread-last-round = Раунд { $round }: один из городов заполнен, это последний раунд.
hc-spread-score = Очки
# The number of points comes before it.
hc-spread-points = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
hc-spread-first = первый игрок
hc-spread-city = Город
hc-spread-purse = Монеты
hc-spread-income = следующий доход
# $coins may be less than nothing.
hc-spread-income-part = { $card } { $coins }
hc-spread-token = { $color } жетон стоп-зилла
hc-spread-tokens-must = Жетон своего цвета должен отправить монстра дальше.
hc-spread-acting = Действует

## The rules in short
rules-short-happy-city =
    Постройте самый счастливый город: жители × сердечки. В городе не больше десяти карт, и одинаковых среди них нет.
    Раунд: все одновременно получают свой доход. Затем каждый делает ход:
    • Можно сбросить одну карту из центральной зоны.
    • Открывайте карты по одной, из любых стопок, пока в центральной зоне их не станет три.
    • Купите одну из них или жилое здание — либо ничего не покупайте и возьмите 1 монету.
    • Можно взять особое здание, если в городе есть нужные цвета; карты при этом не тратятся. Одно за игру.
    Когда в каком-нибудь городе десять карт, раунд доигрывается, и игра окончена. Зачёркнутые жители и сердечки вычитаются. При ничьей побеждает тот, у кого больше монет.
    Экспертный режим: у особых зданий есть эффекты, а рынок вы выбираете сами, и его цвет считается.
    «Грозилла»: в четвёртой стопке — разноцветные карты и монстры. Открытый вами монстр встаёт перед вашим городом и мешает вам. Купите карту его цвета, и он уйдёт к соседу слева.
    Если приходит второй монстр, первый разрушает здание на ваш выбор: руины занимают место, а монстр на них действует до конца игры.
    Третья и шестая карта одного цвета приносят жетон стоп-зилла этого цвета, пока они есть. Он сразу отправляет монстра своего цвета дальше или стоит 2 монеты при покупке.
    Для особого здания разноцветная карта считается картой одного из своих цветов.
