### «Город счастья»: что говорится об игре до партии.

## The game
game-happy-city = Город счастья
game-happy-city-about = Покупайте по карте за ход и постройте город из десяти карт: магазины дают доход, жильё — жителей, развлечения — сердечки. Побеждает самый счастливый город: жители × сердечки.
web-line-happy-city = Город — это десять карт. Наполните его жителями и сердечками и берегитесь монстров.
option-happy-city-mode = Семейный режим или экспертный: особые здания с эффектами и цветные рынки на выбор.
option-happy-city-scoring = Жители и сердечки перемножаются или, для юных игроков, складываются.
option-happy-city-grozilla = Дополнение «Грозилла»: четвёртая стопка с разноцветными картами и монстрами. Действия монстров и почти все эти карты придуманы нами; их можно заменить набором данных.
option-happy-city-deflect = Может или должен жетон стоп-зилла отправить дальше монстра своего цвета. Только с дополнением «Грозилла».
option-happy-city-round-limit = Игра закончится не позже этого раунда. Без ограничения — когда в каком-нибудь городе станет десять карт.
hc-error-deflect-grozilla = Для настройки deflect нужны монстры: добавьте grozilla=yes или уберите deflect.

## Options and their values, in a word or two
setting-happy-city-mode = Игра
choice-happy-city-mode-family = семейная
choice-happy-city-mode-expert = экспертная
setting-happy-city-scoring = Счастье
choice-happy-city-scoring-multiply = жители × сердечки
choice-happy-city-scoring-add = жители + сердечки
setting-happy-city-grozilla = Грозилла
choice-happy-city-grozilla-yes = с монстрами
choice-happy-city-grozilla-no = без них
setting-happy-city-deflect = Жетон цвета монстра
choice-happy-city-deflect-may = может отправить его дальше
choice-happy-city-deflect-must = должен отправить его дальше
setting-happy-city-round-limit = Последний раунд
