### Happy City: at the table with the printed game.

## The score page
printed-hc-city = The city
printed-hc-coins = Coins
printed-hc-monsters = With Grozilla’s cards
printed-hc-monster = In front of the city
printed-hc-nobody = nobody
printed-hc-ruin = ruins with { $monster }
printed-hc-add = Add cards, in the order of the city
printed-hc-shelves = Kinds of cards
printed-hc-shelf-market = markets
printed-hc-shelf-special = special
printed-hc-shelf-ruin = ruins
printed-hc-pyramid = Whose card does the Pyramid of { $name } copy?
printed-hc-sphinx = Which special building does the Sphinx of { $name } copy?
printed-hc-from-box = Or one from the box
printed-take-out = Place { $slot }: { $card }. Take it out.
