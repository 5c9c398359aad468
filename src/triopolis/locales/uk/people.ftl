### Містяни, які грають за ботів.

person-olena = Олена
person-olena-trade = мер
person-viktor = Віктор
person-viktor-trade = архітектор
person-rosa = Роза
person-rosa-trade = садівниця
person-marta = Марта
person-marta-trade = пекарка
person-otto = Отто
person-otto-trade = вагоновод
person-vera = Віра
person-vera-trade = пожежниця
person-ines = Інес
person-ines-trade = лікарка
person-sofia = Софія
person-sofia-trade = бібліотекарка
person-emil = Еміль
person-emil-trade = годинникар
person-mei = Мей
person-mei-trade = художниця
person-taras = Тарас
person-taras-trade = рибалка
person-samir = Самір
person-samir-trade = кур’єр
