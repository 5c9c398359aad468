### За столом із настільною грою: підрахунок очок і суперник для одного гравця.

## What the opponent says
printed-tell-you = Партію закінчено. Порахуйте свої очки та введіть їх.
printed-tell-over = Ось і все.
printed-your-points = Ваші очки: { $points }

## The pages
printed-players = Гравці
printed-player = Гравець { $number }
printed-add-player = Ще гравець
printed-remove-player = Прибрати
printed-name = Ім’я
printed-less = Менше
printed-more = Більше
printed-result = Підсумок
printed-clear = Очистити все
printed-clear-sure = Очистити все?
printed-clear-about = Усе, що ви ввели для цієї гри, зникне.
printed-add-more = { $card } (× { $count })
printed-take-away = Прибрати: { $card } (× { $count })

## The opponent's page
printed-opponent-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
printed-my-points = Ваші очки
printed-my-unspent = Ваші невитрачені картки ресурсів, на випадок нічиєї
printed-who-won = Хто переміг?
printed-won = Ви перемогли!
printed-lost = Переміг суперник.
printed-shared = Нічия: перемога спільна.
printed-compare = Ви { $you } : { $points } { $name }
