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
hint-chance = шанс на победу: { $percent } %
hint-score = в конце ожидается очков: { $score }
hint-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
# $gains: points and what else the game counts
hint-brings = сразу приносит: { $gains }
# $points: with their noun
hint-costs = пока отнимает: { $points }
hint-prepares = готовит ход: { $move }
# $move was already possible before
hint-follows = потом, скорее всего: { $move }
hint-move = «{ $move }»
hint-move-points = «{ $move }», +{ $points }
# $what: a move, or something it would bring
hint-denies = не оставляет сопернику: { $what }
hint-denies-player = не оставляет игроку { $seat }: { $what }
hint-holds-back = оставит лучшему сопернику меньше очков, чем другие ходы: на { NUMBER($points) }
hint-best = ведёт к лучшей позиции
hint-quiet = пока ничего не приносит
hint-only = единственный возможный ход
