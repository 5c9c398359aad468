### «Місто щастя»: що кажуть про гру до партії.

## The game
game-happy-city = Місто щастя
game-happy-city-about = Купуйте по карті за хід і збудуйте місто з десяти карт: крамниці дають дохід, житло — мешканців, розваги — серця. Перемагає найщасливіше місто: мешканці × серця.
web-line-happy-city = Місто — це десять карт. Наповніть його мешканцями й серцями та стережіться монстрів.
option-happy-city-mode = Сімейний режим або експертний: особливі будівлі з властивостями та кольорові ринки на вибір.
option-happy-city-scoring = Мешканців і серця перемножують або, для молодших гравців, додають.
option-happy-city-grozilla = Доповнення «Грозілла»: четверта колода з різнокольоровими картами й монстрами. Дії монстрів і майже всі ці карти придумано нами; їх можна замінити набором даних.
option-happy-city-deflect = Може чи мусить жетон стоп-зілла відіслати далі монстра свого кольору. Лише з доповненням «Грозілла».
option-happy-city-round-limit = Гра закінчиться не пізніше за цей раунд. Без обмеження — коли в якомусь місті стане десять карт.
hc-error-deflect-grozilla = Для налаштування deflect потрібні монстри: додайте grozilla=yes або приберіть deflect.

## Options and their values, in a word or two
setting-happy-city-mode = Гра
choice-happy-city-mode-family = сімейна
choice-happy-city-mode-expert = експертна
setting-happy-city-scoring = Щастя
choice-happy-city-scoring-multiply = мешканці × серця
choice-happy-city-scoring-add = мешканці + серця
setting-happy-city-grozilla = Грозілла
choice-happy-city-grozilla-yes = з монстрами
choice-happy-city-grozilla-no = без них
setting-happy-city-deflect = Жетон кольору монстра
choice-happy-city-deflect-may = може відіслати його далі
choice-happy-city-deflect-must = мусить відіслати його далі
setting-happy-city-round-limit = Останній раунд
