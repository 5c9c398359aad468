### «Город мечты»: что говорится об игре до партии.

## The game
game-bloom-town = Город мечты
game-bloom-town-about = Стройте по одной постройке за ход там, где она даст больше очков; значок под ней решает, что вы возьмёте следующим. Пересчёты снова приносят очки за весь город.
web-line-bloom-town = Какой цветок накроете, ту постройку и возьмёте следующей. Пусть город расцветёт.
web-solo-bloom-town = один соперник
option-bloom-town-mode = Полная игра или обучающая партия без цветочных жетонов, пересчётов и весенних клеток.
option-bloom-town-side = Сторона планшетов. Б (B) сложнее. Обучающая партия — на стороне А (A).
option-bloom-town-opponent = Ваш соперник в одиночной игре: Алиса (низкий уровень), Борис (средний) или Зиновий (высокий). Только для одного игрока.
option-bloom-town-rival-scoring = Когда соперник в одиночном режиме получает очки. По тексту правил — за каждую взятую постройку, при пересчётах и в конце. В примере из правил за взятые постройки очков нет: так соперника обыграть намного легче. Только для одного игрока.
option-bloom-town-office-chain = Офисы считаются непрерывными линиями от нового или всей связанной группой.
option-bloom-town-subway-chain = Метро считается непрерывными диагоналями от нового или всей связанной по диагонали группой.
option-bloom-town-recount-after-flower = Пересчитывается ли вид, пересчитанный цветочным жетоном, ещё раз: вторым жетоном пересчёта или другим цветком.
option-bloom-town-third-shop = Вид магазина, у которого три жетона вместо двух.
bt-error-training = Обучающая партия — для 2–4 игроков на стороне A, а не для { $seats } на стороне { $side }.
bt-error-opponent-seats = Соперник играет только против одного игрока, а здесь их { $seats }. Уберите настройку { $option }.
bt-opponent-alice = Алиса
bt-opponent-boris = Борис
bt-opponent-zinovy = Зиновий

## Options and their values, in a word or two
setting-bloom-town-mode = Игра
choice-bloom-town-mode-full = полная
choice-bloom-town-mode-training = обучающая
setting-bloom-town-side = Планшеты
choice-bloom-town-side-a = сторона А
choice-bloom-town-side-b = сторона Б
setting-bloom-town-opponent = Соперник
choice-bloom-town-opponent-alice = Алиса · низкий уровень
choice-bloom-town-opponent-boris = Борис · средний
choice-bloom-town-opponent-zinovy = Зиновий · высокий
setting-bloom-town-rival-scoring = Соперник получает очки
choice-bloom-town-rival-scoring-recounts = при пересчётах и в конце
choice-bloom-town-rival-scoring-takes = и за каждую постройку
setting-bloom-town-office-chain = Офисы
choice-bloom-town-office-chain-line = линиями
choice-bloom-town-office-chain-group = всей группой
setting-bloom-town-subway-chain = Метро
choice-bloom-town-subway-chain-line = диагоналями
choice-bloom-town-subway-chain-group = всей группой
setting-bloom-town-recount-after-flower = Ещё раз после цветка
choice-bloom-town-recount-after-flower-yes = да
choice-bloom-town-recount-after-flower-no = нет
setting-bloom-town-third-shop = Магазин с тремя жетонами
choice-bloom-town-third-shop-ice-cream = мороженое
choice-bloom-town-third-shop-bookshop = книги
choice-bloom-town-third-shop-sports-shop = спорттовары
choice-bloom-town-third-shop-grocery = продукты
choice-bloom-town-third-shop-coffee-bar = кофейня
choice-bloom-town-third-shop-toy-shop = игрушки
