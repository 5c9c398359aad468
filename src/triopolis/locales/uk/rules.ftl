### The rulebooks in the browser: what all of them share.

rules-contents = Зміст
rules-search = Пошук у правилах
rules-print = Друк
rules-found = { $count ->
    [0] У правилах про це нічого немає.
    [one] Про це — { $count } розділ.
    [few] Про це — { $count } розділи.
    [many] Про це — { $count } розділів.
   *[other] Про це — { $count } розділу.
}
rules-title-goal = Мета
rules-title-box = Що лежить на столі
rules-title-setup = Підготовка
rules-title-turn = Ваш хід
rules-title-scoring = Підрахунок очок
rules-title-end = Кінець гри
rules-title-solo = Гра наодинці
rules-title-options = Налаштування правил
rules-title-questions = Запитання й відповіді
rules-title-sources = Що надруковано, а що наше
rules-players = Гравці
rules-item = • { $text }

## Where components are known from
rules-source-reconstructed = реконструкція
rules-source-original = вигадано нами
rules-sources =
    Правила — як у друкованій грі; слова й малюнки — наші. Відомості про компоненти — з джерел чотирьох видів:
    • _надруковано_: прочитано на компонентах або в правилах;
    • _за описом_: з відкритого переліку друкованих карт, перевірено на узгодженість;
    • _реконструкція_: достеменно не відомо; дібрано так, щоб гра працювала й збігалася з усім, що відомо;
    • _вигадано нами_: замість того, про що не говорить жодне джерело.
    Останні два позначено всюди, де компонент пояснюється. Хто має друковану гру, може замінити будь-які дані своїм набором.

## What a thing on the table is
rules-about-book = У правилах
rules-about-printed = _Надруковано_: як у друкованій грі.
rules-about-reported = _За описом_: з відкритого переліку друкованих карт.
rules-about-reconstructed = _Реконструкція_: достеменно не відомо, дібрано за тим, що відомо.
rules-about-original = _Вигадано нами_: про друковане не говорить жодне джерело. Можна замінити набором даних.
