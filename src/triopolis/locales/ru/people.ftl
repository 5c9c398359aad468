### Горожане, которые играют за ботов.

person-olena = Олена
person-olena-trade = мэр
person-viktor = Виктор
person-viktor-trade = архитектор
person-rosa = Роза
person-rosa-trade = садовница
person-marta = Марта
person-marta-trade = пекарь
person-otto = Отто
person-otto-trade = вагоновожатый
person-vera = Вера
person-vera-trade = пожарный
person-ines = Инес
person-ines-trade = врач
person-sofia = София
person-sofia-trade = библиотекарь
person-emil = Эмиль
person-emil-trade = часовщик
person-mei = Мэй
person-mei-trade = художница
person-taras = Тарас
person-taras-trade = рыбак
person-samir = Самир
person-samir-trade = курьер
