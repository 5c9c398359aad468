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
hint-chance = шанси на перемогу: { $percent } %
hint-score = у кінці очікується очок: { $score }
hint-points-now = одразу приносить { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
hint-points-lost = поки що забирає { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
hint-opens = відкриває: { $move }
hint-denies = найкращий суперник матиме очок менше, ніж після інших ходів, на { NUMBER($points) }
hint-quiet = готує наступні ходи
