### The townsfolk who play for the bots.

person-olena = Olena
person-olena-trade = mayor
person-viktor = Viktor
person-viktor-trade = architect
person-rosa = Rosa
person-rosa-trade = gardener
person-marta = Marta
person-marta-trade = baker
person-otto = Otto
person-otto-trade = tram driver
person-vera = Vera
person-vera-trade = firefighter
person-ines = Ines
person-ines-trade = doctor
person-sofia = Sofia
person-sofia-trade = librarian
person-emil = Emil
person-emil-trade = clockmaker
person-mei = Mei
person-mei-trade = painter
person-taras = Taras
person-taras-trade = fisherman
person-samir = Samir
person-samir-trade = courier
