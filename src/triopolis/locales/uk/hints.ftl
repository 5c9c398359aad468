# Найкращі ходи з поясненнями: triopolis hint і h у текстовій грі.

cli-hint-about = Найкращі ходи для того, чия черга у збереженій партії, з поясненнями.
cli-hint-usage = triopolis hint ФАЙЛ [--seconds N] [--bot БОТ] [--json]
cli-hint-arg-file = Збережена партія.
cli-hint-arg-seconds = Скільки секунд думати.
cli-hint-arg-bot = Запитати іншого бота, наприклад hard або greedy.
cli-label-bot = БОТ
cli-hint-title = Ходи для гравця { $name }:
cli-hint-over = Партію у файлі { $file } завершено: вирішувати більше нічого.
cli-hint-seconds = --seconds — число більше за 0 і не більше за { $most }, а не «{ $value }».
cli-play-thinking = думає…

hint-win = перемагає у { $percent } % партій, дограних навмання, у середньому очок: { $score }
hint-chance = шанс на перемогу: { $percent } %
hint-score = наприкінці очікується очок: { $score }
hint-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
# $gains: points and what else the game counts
hint-brings = одразу приносить: { $gains }
# $points: with their noun
hint-costs = поки що забирає: { $points }
hint-prepares = готує хід: { $move }
# $move was already possible before
hint-follows = потім, найімовірніше: { $move }
hint-move = «{ $move }»
hint-move-points = «{ $move }», +{ $points }
# $what: a move, or something it would bring
hint-denies = не лишає супернику: { $what }
hint-denies-player = не лишає гравцю { $seat }: { $what }
hint-holds-back = залишить найкращому супернику менше очок, ніж інші ходи: на { NUMBER($points) }
hint-best = веде до найкращої позиції
hint-quiet = поки що нічого не приносить
hint-only = єдиний можливий хід
