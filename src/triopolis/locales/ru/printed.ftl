### За столом с настольной игрой: подсчёт очков и соперник для одного игрока.

## What the opponent says
printed-tell-you = Партия окончена. Посчитайте свои очки и введите их.
printed-tell-over = Вот и всё.
printed-your-points = Ваши очки: { $points }

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
