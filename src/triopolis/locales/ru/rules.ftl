### The rulebooks in the browser: what all of them share.

rules-contents = Содержание
rules-search = Поиск по правилам
rules-print = Печать
rules-found = { $count ->
    [0] В правилах об этом ничего нет.
    [one] Об этом — { $count } раздел.
    [few] Об этом — { $count } раздела.
    [many] Об этом — { $count } разделов.
   *[other] Об этом — { $count } раздела.
}
rules-title-goal = Цель
rules-title-box = Что лежит на столе
rules-title-setup = Подготовка
rules-title-turn = Ваш ход
rules-title-scoring = Подсчёт очков
rules-title-end = Конец игры
rules-title-solo = Игра в одиночку
rules-title-options = Настройки правил
rules-title-questions = Вопросы и ответы
rules-title-sources = Что напечатано, а что наше
rules-players = Игроки
rules-item = • { $text }

## Where components are known from
rules-source-reconstructed = реконструкция
rules-source-original = придумано нами
rules-sources =
    Правила — как в печатной игре; слова и картинки — наши. Сведения о компонентах — из источников четырёх видов:
    • _напечатано_: прочитано на компонентах или в правилах;
    • _по описанию_: из открытого списка печатных карт, проверено на согласованность;
    • _реконструкция_: точно не известно; подобрано так, чтобы игра работала и совпадала со всем, что известно;
    • _придумано нами_: вместо того, о чём не говорит ни один источник.
    Последние два отмечены везде, где компонент объясняется. У кого есть печатная игра, может заменить любые данные своим набором.

## What a thing on the table is
rules-about-book = В правилах
rules-about-printed = _Напечатано_: как в печатной игре.
rules-about-reported = _По описанию_: из открытого списка печатных карт.
rules-about-reconstructed = _Реконструкция_: точно не известно, подобрано по тому, что известно.
rules-about-original = _Придумано нами_: о печатном не говорит ни один источник. Можно заменить набором данных.
