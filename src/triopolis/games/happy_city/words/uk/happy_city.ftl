### Happy City in play: moves, why something cannot be chosen, the log, names and points. Page, terminal and server say it.

## Colours
hc-color-yellow = жовтий
hc-color-blue = синій
hc-color-green = зелений
hc-color-orange = помаранчевий
hc-color-violet = фіолетовий

## What cards bring
hc-symbol-income = дохід { $count }
hc-symbol-residents = { $count ->
    [one] { $count } мешканець
    [few] { $count } мешканці
    [many] { $count } мешканців
   *[other] { $count } мешканця
}
hc-symbol-hearts = { $count ->
    [one] { $count } серце
    [few] { $count } серця
    [many] { $count } сердець
   *[other] { $count } серця
}
hc-symbols = { $parts }
hc-symbols-none = без символів
hc-need = { $count } × { $color }

## What expert specials do
hc-effect-copy-neighbor-same-slot = наприкінці копіює карту сусіда на тому самому місці міста: дохід, мешканців і серця (не особливу будівлю й не руїни)
hc-effect-neighbor-spends-4-gain-1 = 1 монета щоразу, коли сусід платить за карту 4 монети чи більше
hc-effect-coins-per-card = одразу 1 монета за кожну карту міста, разом із цією та руїнами
hc-effect-discount-blue-3 = сині карти коштують на 3 монети менше
hc-effect-discount-green-3 = зелені карти, і житло теж, коштують на 3 монети менше
hc-effect-discount-orange-3 = помаранчеві карти коштують на 3 монети менше
hc-effect-copy-previous-card = попередня карта міста рахується двічі: дохід, мешканці й серця, закреслені теж
hc-effect-income-3-per-violet = дохід 3 за кожну фіолетову карту міста
hc-effect-income-1-per-blue = дохід 1 за кожну синю карту міста
hc-effect-income-2-per-green = дохід 2 за кожну зелену карту міста
hc-effect-double-income-now-lose-points = одразу подвійний дохід міста монетами; наприкінці дохід віднімається від балів
hc-effect-hearts-for-small-city = наприкінці 4 серця, якщо в місті до 8 карт, 2 серця, якщо 9 (ця теж рахується)
hc-effect-replace-last-card = 4 серця; займає місце останньої карти міста
hc-effect-min-price-of-deck = карти центральної зони з колод 1–3 коштують стільки, скільки найдешевша карта їхньої колоди
hc-effect-income-3-if-lowest-income = дохід 3, доки без нього дохід міста менший, ніж у всіх інших
hc-effect-copy-opponent-special = наприкінці копіює особливу будівлю одного суперника або випадкову з коробки
hc-effect-steal-1-from-richest = після кожної фази доходу бере 1 монету в найбагатшого суперника (за нічиєї — у кожного з них)
hc-effect-hearts-most-blue = 3 серця, якщо синіх карт найбільше, 2 за нічиєї, інакше 1
hc-effect-next-card-free = наступна куплена карта безкоштовна
hc-effect-hearts-2-everyone-gains-1 = 2 серця; одразу по 1 монеті всім гравцям
hc-effect-income-2-if-fewest-yellow = дохід 2, доки ні в кого немає менше жовтих карт
hc-effect-residents-per-left-orange = 1 мешканець за кожну помаранчеву карту сусіда ліворуч
hc-effect-pass-gains-8 = 8 монет замість 1, якщо нічого не купити
hc-effect-adjacent-same-color = 1 мешканець і 1 серце, якщо дві сусідні карти одного кольору, 1 мешканець і 2 серця, якщо три (не по діагоналі)
hc-effect-residents-per-neighbor-blue = 1 мешканець за кожну синю карту одного сусіда: того, у кого їх більше
hc-effect-hearts-per-own-green = 1 серце за кожну зелену карту міста
hc-effect-hearts-if-income-below-neighbors = 3 серця, якщо дохід міста менший, ніж у кожного сусіда, інакше 1
hc-effect-copy-opponent-income-twice = у двох наступних фазах доходу ще й дохід одного суперника
hc-effect-income-1-per-heart-resident-pair = дохід 1 за кожну пару з мешканця й серця в місті
hc-effect-hearts-most-green = 3 серця, якщо зелених карт більше, ніж у будь-кого іншого, інакше 1
hc-effect-hearts-per-neighbor-yellow = 1 серце за кожну жовту карту одного сусіда: того, у кого їх більше
hc-effect-coins-2-before-income-if-any-money = 2 монети перед кожною фазою доходу, якщо гаманець не порожній
hc-effect-next-two-same-color = 3 серця, якщо дві наступні карти міста мають спільний колір, інакше 1
hc-effect-income-1-per-color-before = дохід 1 за кожен колір серед попередніх карт міста
hc-effect-hearts-3-if-no-orange = 3 серця, якщо в місті немає помаранчевих карт
hc-effect-double-points-below-30 = наприкінці бали подвоюються, якщо їх менше ніж 30
hc-effect-residents-4-if-no-green = 4 мешканці, якщо в місті немає зелених карт
hc-effect-hearts-per-3-coins-max-3 = наприкінці 1 серце за кожні 3 монети, але не більше ніж 3 серця

## What monsters do
hc-effect-price-plus-1 = кожна карта коштує на 1 монету більше
hc-effect-income-minus-1 = кожна фаза доходу дає на 1 монету менше
hc-effect-pass-gains-0 = якщо нічого не купити, монет немає
hc-effect-hearts-minus-2 = наприкінці на 2 серця менше
hc-effect-residents-minus-1 = наприкінці на 1 мешканця менше

## Moves
moves-happy-city-discard = Скинути карту із центральної зони, якщо бажаєте
moves-happy-city-keep = Або лишити все як є
moves-happy-city-reveal = Викладіть карту горілиць: з якої колоди?
moves-happy-city-buy = Придбати карту або житло   (★ як зміняться бали)
moves-happy-city-coin = Або нічого не купувати
moves-happy-city-token = Віддати жетон стоп-зілла: він вартий 2 монети, без решти
moves-happy-city-pay = Або сплатити монетами
moves-happy-city-special = Взяти особливу будівлю: одну за гру   (★ як зміняться бали)
moves-happy-city-pass = Або зачекати
moves-happy-city-market = Виберіть ринок, з якого почнеться ваше місто
moves-happy-city-destroy = Прийшов другий монстр, і перший руйнує будівлю: яку?
moves-happy-city-deflect = До вас іде монстр
moves-happy-city-accept = Або зберегти жетон
moves-happy-city-income = Чий дохід ви копіюєте?
moves-happy-city-copy = Чию карту ви копіюєте?
moves-happy-city-sphinx = Чию особливу будівлю ви копіюєте?
moves-happy-city-box = Або покластися на випадок
hc-move-discard = Скинути карту «{ $card }»
hc-move-keep = Нічого не скидати
hc-move-reveal = Викласти карту з колоди { $deck } (у ній { $left ->
    [one] { $left } карта
    [few] { $left } карти
    [many] { $left } карт
   *[other] { $left } карти
})
hc-move-buy = Придбати карту «{ $card }» { $price ->
    [0] безкоштовно
    [one] за { $price } монету
    [few] за { $price } монети
    [many] за { $price } монет
   *[other] за { $price } монети
}: { $symbols }
hc-move-coin = Нічого не купувати { $coins ->
    [0] і нічого не отримати
    [one] і взяти { $coins } монету
    [few] і взяти { $coins } монети
    [many] і взяти { $coins } монет
   *[other] і взяти { $coins } монети
}
hc-move-token = Віддати { $color } жетон за 2 монети (до сплати { $owing ->
    [one] { $owing } монета
    [few] { $owing } монети
    [many] { $owing } монет
   *[other] { $owing } монети
})
hc-move-pay = Сплатити { $owing ->
    [one] { $owing } монету
    [few] { $owing } монети
    [many] { $owing } монет
   *[other] { $owing } монети
}
hc-move-special = Взяти будівлю «{ $card }»: { $text }
hc-move-pass = Зараз не брати особливу будівлю
hc-move-market = Взяти { $color } ринок
hc-move-destroy = { $monster } руйнує будівлю «{ $card }» (місце { $slot })
hc-move-deflect = Використати жетон стоп-зілла: { $monster } йде до сусіда ліворуч
hc-move-accept = Не витрачати жетон: { $monster } приходить до вашого міста
hc-move-income = Отримати стільки, який дохід у гравця { $seat }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
hc-move-copy = Копіювати карту «{ $card }» гравця { $seat }: { $symbols }
hc-move-sphinx = Копіювати будівлю «{ $card }» гравця { $seat }: { $text }
hc-move-box = Копіювати випадкову особливу будівлю з коробки
hc-error-notation = «{ $text }» — не хід. Ходи пишуться так: discard museum, keep, reveal 2, buy museum, coin, token blue, pay, special castle, pass, market blue, destroy 3, deflect, accept, income 2, copy 2, sphinx 2, box.

## What a move brings
hc-brings-coins = Монети: { $now } → { $then }
hc-brings-income = Дохід за раунд: { $now } → { $then }
hc-brings-residents = Мешканці: { $now } → { $then }
hc-brings-hearts = Серця: { $now } → { $then }
hc-brings-price = { $price ->
    [one] Ціна: { $price } монета; потім виберіть, чим сплатити
    [few] Ціна: { $price } монети; потім виберіть, чим сплатити
    [many] Ціна: { $price } монет; потім виберіть, чим сплатити
   *[other] Ціна: { $price } монети; потім виберіть, чим сплатити
}
hc-brings-token = Ви берете жетон стоп-зілла: { $color }
hc-brings-token-paid = Жетон виходить із гри, решти немає
hc-brings-spends = Ви витрачаєте жетон стоп-зілла: { $color }
hc-brings-sends = Іде до гравця { $seat }: { $monster }
hc-brings-discard = { $cards ->
    [one] Потім ви викладете { $cards } карту
    [few] Потім ви викладете { $cards } карти
    [many] Потім ви викладете { $cards } карт
   *[other] Потім ви викладете { $cards } карти
}
hc-brings-keep = { $cards ->
    [one] Потім ви викладете { $cards } карту
    [few] Потім ви викладете { $cards } карти
    [many] Потім ви викладете { $cards } карт
   *[other] Потім ви викладете { $cards } карти
}
hc-brings-keep-full = Потім ви купуєте: у центрі вже три карти
hc-brings-reveal = Яка це карта, не знає ніхто; потім ви викладете ще одну або купите
hc-brings-reveal-more = Невідома карта; потім ви викладете наступну
hc-brings-reveal-last = Невідома карта; потім ви купуєте
hc-brings-reveal-poor = Невідома карта; якщо й на неї забракне грошей, ви { $coins ->
    [0] нічого не отримаєте
    [one] отримаєте { $coins } монету
    [few] отримаєте { $coins } монети
    [many] отримаєте { $coins } монет
   *[other] отримаєте { $coins } монети
}, а хід завершиться сам
hc-brings-nothing-to-buy = Купити тут нічого: ви { $coins ->
    [0] нічого не отримаєте
    [one] отримаєте { $coins } монету
    [few] отримаєте { $coins } монети
    [many] отримаєте { $coins } монет
   *[other] отримаєте { $coins } монети
}
# $cards: назви особливих будівель
hc-brings-then-special = Потім можна взяти особливу будівлю: { $cards }
hc-brings-completes = Потім є всі кольори для особливих будівель: { $cards }
hc-brings-tenth = Карта { $slots } із { $slots }: гра завершиться після цього раунду
# In a list of what a hint's move brings
hc-gain-coins = монети { $now } → { $then }
hc-gain-income = дохід { $now } → { $then }
hc-gain-residents = мешканці { $now } → { $then }
hc-gain-hearts = серця { $now } → { $then }
hc-gain-token = жетон стоп-зілла ({ $color })
hc-gain-sends = { $monster } іде до гравця { $seat }

## Why not
hc-why-not-your-turn = Зараз не ваш хід.
hc-why-no-move = Такого ходу в грі немає.
hc-why-no-component = На столі такого немає.
hc-why-no-card = Карти «{ $card }» немає.
hc-why-not-there = Карта «{ $card }» там не лежить.
hc-why-empty-place = Тут нема чого вибирати: місце порожнє або така сама карта лежить раніше.
hc-why-stage-market = Спершу виберіть ринок, з якого почнеться ваше місто.
hc-why-stage-louvre = Спершу виберіть, чий дохід ви копіюєте.
hc-why-stage-discard = Спершу скиньте карту із центральної зони або вирішіть нічого не скидати.
hc-why-stage-reveal = Спершу викладіть карти, щоб у центральній зоні їх стало три.
hc-why-stage-buy = Зараз ви купуєте карту або берете монету.
hc-why-stage-pay = Спершу сплатіть за карту, яку купуєте.
hc-why-stage-special = Зараз ви берете особливу будівлю або не берете жодної.
hc-why-stage-deflect = Спершу вирішіть, чи прожене монстра жетон стоп-зілла.
hc-why-stage-destroy = Спершу виберіть будівлю, яку зруйнує монстр.
hc-why-stage-sphinx = Спершу виберіть особливу будівлю, яку ви копіюєте.
hc-why-stage-pyramid = Спершу виберіть сусіда, чию карту ви копіюєте.
hc-why-city-full = У вашому місті вже десять карт.
hc-why-name-twice = У вашому місті вже є така карта: «{ $card }».
hc-why-no-homes = Житло цього виду закінчилося: «{ $card }».
hc-why-too-dear = Ціна карти «{ $card }» — { $price ->
    [one] { $price } монета
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}, а ви можете сплатити { $money }.
hc-why-deck-empty = Колода { $deck } порожня, і її скид теж.
hc-why-no-grozilla = Колода { $deck } — з доповнення «Грозілла», а в цій партії його немає.
hc-why-no-token = Потрібен { $color } жетон стоп-зілла, а у вас його немає.
hc-why-deflect-must = Тут жетон кольору монстра сам відсилає його далі: так каже налаштування правил.
hc-why-too-few-coins = Лишилося сплатити { $owing ->
    [one] { $owing } монету
    [few] { $owing } монети
    [many] { $owing } монет
   *[other] { $owing } монети
}, а у вас { $coins }.
hc-why-market-taken = Цей ринок уже вибрано: { $color }.
hc-why-slot = На місці { $slot } нема чого руйнувати.
hc-why-took-special = Ви вже взяли особливу будівлю: можна лише одну за гру.
hc-why-needs = Для будівлі «{ $card }» потрібні карти таких кольорів: { $needs }.
hc-why-no-opponent = Суперника { $seat } немає.
hc-why-no-special-there = У гравця { $seat } немає особливої будівлі, яку ви могли б копіювати.
hc-why-not-neighbour = Гравець { $seat } — не ваш сусід.

## Log
hc-log-round = Раунд { $round }
hc-log-income = Дохід: { $parts }
hc-log-part = { $name } +{ $coins }
hc-log-gain = { $name } отримує { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
} («{ $card }»)
hc-log-taken-coin = { $name } бере { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
} («{ $card }»), віддає { $other }
hc-log-copy-income = { $name } копіює дохід міста ({ $other }): { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
} («{ $card }»)
hc-log-discard = { $name } скидає карту «{ $card }»
hc-log-reveal = { $name } викладає карту з колоди { $deck }: «{ $card }»
hc-log-rebuild = Колоду { $deck } знову складено зі скиду: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}
hc-log-pay-token = { $name } платить жетоном стоп-зілла ({ $color }), { $owing ->
    [0] більше платити не треба
    [one] лишається сплатити { $owing } монету
    [few] лишається сплатити { $owing } монети
    [many] лишається сплатити { $owing } монет
   *[other] лишається сплатити { $owing } монети
}
hc-log-buy = { $name } купує карту «{ $card }» { $paid ->
    [0] безкоштовно
    [one] за { $paid } монету
    [few] за { $paid } монети
    [many] за { $paid } монет
   *[other] за { $paid } монети
}
hc-log-coin = { $name } нічого не купує { $coins ->
    [0] і нічого не отримує
    [one] і бере { $coins } монету
    [few] і бере { $coins } монети
    [many] і бере { $coins } монет
   *[other] і бере { $coins } монети
}
# Нікого не питали.
hc-log-coin-unasked = { $name } нічого не може купити { $coins ->
    [0] і нічого не отримує
    [one] і бере { $coins } монету
    [few] і бере { $coins } монети
    [many] і бере { $coins } монет
   *[other] і бере { $coins } монети
}
hc-log-token = { $name } бере { $color } жетон стоп-зілла
hc-log-drive-away = { $name } проганяє монстра: { $monster } йде до сусіда ліворуч ({ $other })
hc-log-deflect = { $name } витрачає { $color } жетон стоп-зілла: { $monster } йде до сусіда ліворуч ({ $other })
hc-log-monster = { $monster } стає перед містом ({ $name })
hc-log-destroy = { $monster } руйнує будівлю «{ $card }» ({ $name })
hc-log-monster-leaves = { $monster } виходить із гри: у місті нема чого руйнувати ({ $name })
hc-log-special = { $name } бере особливу будівлю «{ $card }»
hc-log-replace = { $name } звільняє місце: карта «{ $card }» зникає з міста
hc-log-market = { $name } починає з карти «{ $card }»
hc-log-last-scoring = Останній раунд завершено. Рахуємо, наскільки щасливі міста.
hc-log-copy-special = { $name } копіює особливу будівлю «{ $card }» ({ $other })
hc-log-copy-special-box = { $name } копіює особливу будівлю з коробки: «{ $card }»
hc-log-copy-card = { $name } копіює карту «{ $card }» сусіда ({ $other })

## Score sheets
hc-item-residents = «{ $card }»: { $count ->
    [one] { $count } мешканець
    [few] { $count } мешканці
    [many] { $count } мешканців
   *[other] { $count } мешканця
}
hc-item-hearts = «{ $card }»: { $count ->
    [one] { $count } серце
    [few] { $count } серця
    [many] { $count } сердець
   *[other] { $count } серця
}
hc-item-special-residents = «{ $card }»: { $count ->
    [one] { $count } мешканець
    [few] { $count } мешканці
    [many] { $count } мешканців
   *[other] { $count } мешканця
} ({ $reason })
hc-item-special-hearts = «{ $card }»: { $count ->
    [one] { $count } серце
    [few] { $count } серця
    [many] { $count } сердець
   *[other] { $count } серця
} ({ $reason })
hc-item-monster-residents = { $card }: мінус { $count ->
    [one] { $count } мешканець
    [few] { $count } мешканці
    [many] { $count } мешканців
   *[other] { $count } мешканця
}
hc-item-monster-hearts = { $card }: мінус { $count ->
    [one] { $count } серце
    [few] { $count } серця
    [many] { $count } сердець
   *[other] { $count } серця
}
hc-item-product = { $residents ->
    [one] { $residents } мешканець
    [few] { $residents } мешканці
    [many] { $residents } мешканців
   *[other] { $residents } мешканця
} × { $hearts ->
    [one] { $hearts } серце
    [few] { $hearts } серця
    [many] { $hearts } сердець
   *[other] { $hearts } серця
}
hc-item-sum = { $residents ->
    [one] { $residents } мешканець
    [few] { $residents } мешканці
    [many] { $residents } мешканців
   *[other] { $residents } мешканця
} + { $hearts ->
    [one] { $hearts } серце
    [few] { $hearts } серця
    [many] { $hearts } сердець
   *[other] { $hearts } серця
}
hc-item-later = «{ $card }»: { $reason }
hc-item-income = дохід: { $count }
hc-item-coins = у запасі { $count ->
    [one] { $count } монета
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
} (на випадок нічиєї)

## The board
hc-board-round = Раунд { $round }
hc-board-round-of = Раунд { $round } з { $limit }
hc-board-draft = Вибір ринків
hc-board-coins = монети
hc-board-income = дохід
hc-board-residents = мешканці
hc-board-hearts = серця
hc-board-special = особлива будівля
hc-board-left = { $count ->
    [0] закінчилося
   *[other] лишилося: { $count }
}
hc-board-tokens-left = Лишилося жетонів стоп-зілла
hc-board-tokens = жетони
hc-board-markets = Ринки на вибір
hc-board-owing = Купівля карти «{ $card }»: лишилося сплатити { $owing ->
    [one] { $owing } монету
    [few] { $owing } монети
    [many] { $owing } монет
   *[other] { $owing } монети
}
hc-board-specials = Особливі будівлі
hc-board-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
hc-board-charges = ще { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
}
hc-board-borrowed = копіює: «{ $card }»
hc-board-in-front = перед містом
hc-board-on-ruin = на руїнах
hc-board-ruin = руїни

## The table, for terminals, screen readers and the generic board
hc-spread-central = Центральна зона
hc-spread-homes = Житло
hc-spread-decks = Колоди
hc-spread-deck = Колода { $deck }
hc-spread-gap = порожнє місце
hc-spread-incoming = Підходить монстр
hc-spread-box = Особливі будівлі в коробці
hc-spread-box-item = випадкова особлива будівля
hc-spread-price = { $price ->
    [0] безкоштовно
    [one] { $price } монета
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}
# $low is less than $high.
hc-spread-prices = { $high ->
    [one] { $low }–{ $high } монета
    [few] { $low }–{ $high } монети
    [many] { $low }–{ $high } монет
   *[other] { $low }–{ $high } монети
}
# A card that this city has already: nobody may have two of them.
hc-spread-owned = є в місті
hc-spread-printed-price = { $price ->
    [one] ціна на карті: { $price } монета
    [few] ціна на карті: { $price } монети
    [many] ціна на карті: { $price } монет
   *[other] ціна на карті: { $price } монети
}
hc-spread-owing = { $owing ->
    [one] лишилося сплатити: { $owing } монету
    [few] лишилося сплатити: { $owing } монети
    [many] лишилося сплатити: { $owing } монет
   *[other] лишилося сплатити: { $owing } монети
}
hc-spread-deck-text = { $prices } · усього { $contents } · у скиді: { $count }
hc-spread-monsters = { $count ->
    [one] { $count } монстр
    [few] { $count } монстри
    [many] { $count } монстрів
   *[other] { $count } монстра
}
# $needs lists colours, $text says what the building brings or does.
hc-spread-special = потрібно: { $needs } — { $text }
hc-spread-has-colours = кольори зібрано
# $needs: скільки карт кожного кольору
hc-spread-lacking = бракує: { $needs }
hc-spread-specials-taken = Особливу будівлю вже взято: одна за гру.
hc-spread-last-round = Раунд { $round }: одне з міст заповнене, це останній раунд.
hc-spread-score = Бали
# The number of points comes before it.
hc-spread-points = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
hc-spread-first = перший гравець
hc-spread-city = Місто
hc-spread-purse = Монети
hc-spread-income = наступний дохід
# $coins may be less than nothing.
hc-spread-income-part = { $card } { $coins }
hc-spread-token = { $color } жетон стоп-зілла
hc-spread-tokens-must = Жетон свого кольору мусить відіслати монстра далі.
hc-spread-acting = Діє

## The rules in short
rules-short-happy-city =
    Збудуйте найщасливіше місто: мешканці × серця. У місті не більше ніж десять карт, і однакових серед них немає.
    Раунд: усі одночасно отримують свій дохід. Потім кожен робить хід:
    • Можна скинути одну карту із центральної зони.
    • Викладайте карти горілиць по одній, з будь-яких колод, доки в центральній зоні їх не стане три.
    • Придбайте одну з них або житло — чи нічого не купуйте й візьміть 1 монету.
    • Можна взяти особливу будівлю, якщо в місті є потрібні кольори; карти при цьому не витрачаються. Одну за гру.
    Коли в якомусь місті десять карт, раунд догравають, і гру завершено. Закреслених мешканців і серця віднімають. За нічиєї перемагає той, у кого більше монет.
    Експертний режим: особливі будівлі мають властивості, а ринок ви вибираєте самі, і його колір враховується.
    «Грозілла»: у четвертій колоді — різнокольорові карти й монстри. Монстр, якого ви відкрили, стає перед вашим містом і заважає вам. Придбайте карту його кольору, і він піде до сусіда ліворуч.
    Якщо приходить другий монстр, перший руйнує будівлю на ваш вибір: руїни займають місце, а монстр на них діє до кінця гри.
    Третя й шоста карта одного кольору дають жетон стоп-зілла цього кольору, доки вони є. Він одразу відсилає монстра свого кольору далі або вартий 2 монети під час купівлі.
    Для особливої будівлі різнокольорова карта вважається картою одного зі своїх кольорів.
