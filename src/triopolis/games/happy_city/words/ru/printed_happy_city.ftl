### «Город счастья»: за столом с настольной игрой.

## The score page
printed-hc-city = Город
printed-hc-coins = Монеты
printed-hc-monsters = С картами «Грозиллы»
printed-hc-monster = Перед городом
printed-hc-nobody = никого
printed-hc-ruin = руины, { $monster }
printed-hc-add = Добавьте карты в том порядке, как они лежат
printed-hc-shelves = Виды карт
printed-hc-shelf-market = рынки
printed-hc-shelf-special = особые
printed-hc-shelf-ruin = руины
printed-hc-pyramid = { $name }: чью карту копирует Пирамида?
printed-hc-sphinx = { $name }: какое особое здание копирует Сфинкс?
printed-hc-from-box = Или здание из коробки
printed-take-out = Место { $slot }: { $card }. Убрать.
