# Лучшие ходы с объяснениями: triopolis hint и h в текстовой игре.

cli-hint-about = Лучшие ходы для того, чья очередь в сохранённой партии, с объяснениями.
cli-hint-usage = triopolis hint ФАЙЛ [--seconds N] [--bot БОТ] [--json]
cli-hint-arg-file = Сохранённая партия.
cli-hint-arg-seconds = Сколько секунд думать.
cli-hint-arg-bot = Спросить другого бота, например hard или greedy.
cli-label-bot = БОТ
cli-hint-title = Ходы для игрока { $name }:
cli-hint-over = Партия в файле { $file } окончена: решать больше нечего.
cli-hint-seconds = --seconds — число больше 0 и не больше { $most }, а не «{ $value }».
cli-play-thinking = думает…

hint-win = побеждает в { $percent } % партий, доигранных наугад, в среднем очков: { $score }
hint-chance = шансы на победу: { $percent } %
hint-score = в конце ожидается очков: { $score }
hint-points-now = сразу приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
hint-points-lost = пока отнимает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
hint-opens = открывает: { $move }
hint-denies = у лучшего соперника очков меньше, чем после других ходов, на { NUMBER($points) }
hint-quiet = готовит следующие ходы
