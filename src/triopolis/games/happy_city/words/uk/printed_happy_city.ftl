### «Місто щастя»: за столом із настільною грою.

## The score page
printed-hc-city = Місто
printed-hc-coins = Монети
printed-hc-monsters = З картами «Грозілли»
printed-hc-monster = Перед містом
printed-hc-nobody = нікого
printed-hc-ruin = руїни, { $monster }
printed-hc-add = Додайте карти в тому порядку, як вони лежать
printed-hc-shelves = Види карт
printed-hc-shelf-market = ринки
printed-hc-shelf-special = особливі
printed-hc-shelf-ruin = руїни
printed-hc-pyramid = { $name }: чию карту копіює Піраміда?
printed-hc-sphinx = { $name }: яку особливу будівлю копіює Сфінкс?
printed-hc-from-box = Або будівля з коробки
printed-take-out = Місце { $slot }: { $card }. Прибрати.
