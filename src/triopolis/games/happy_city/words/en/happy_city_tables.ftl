# Happy City: scoring a printed game, and what may be wrong with its component tables.

## Printed games
hc-table-seat = seat { $seat }
hc-table-item = { "  " }{ $note }
hc-table-seats = { $where }: a game has 2 to 5 seats, not { $count }.
hc-table-coins = { $where }: coins are a number from 0 to { $most }, not { $count }.
hc-table-full = { $where }: a city has at most { $most } cards, and this one has { $count }.
hc-table-unknown = { $where }: there is no card “{ $id }”. Ids are those of the game’s data tables.
hc-table-unknown-like = { $where }: there is no card “{ $id }”. Did you mean: { $like }?
hc-table-monster = { $where }: “{ $id }” is a monster, not a building. On a ruin it is { $ruin }; in front of the city it goes into the field { $field } of the seat.
hc-table-no-monster = { $where }: “{ $id }” is not a monster. Monsters: { $known }.
hc-table-name-twice = { $where }: “{ $id }” already stands at { $other }. A city never has two cards of the same name.
hc-table-copies = { $where }: the box has only { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
} “{ $id }”. Already used: { $others }.
hc-table-mode = { $where }: the special building “{ $id }” belongs to the mode { $wanted }, and options.mode is { $mode }.
hc-table-specials = { $where }: a city has one special building, and “{ $id }” already stands at { $other }.
hc-table-warn-unused = { $where }: nobody has this choice, so it is not used.

## Printed games: what Sphinx and Pyramid copy
hc-table-copy-missing = { $where }: say what { $card } (seat { $seat }) copies. { $possible }
hc-table-copy-no-seat = { $where }: there is no seat { $value }. { $possible }
hc-table-copy-self = { $where }: seat { $value } cannot copy from itself. { $possible }
hc-table-copy-far = { $where }: seat { $value } is not a neighbour of seat { $seat }. { $possible }
hc-table-copy-no-card = { $where }: seat { $value } has no card to copy in slot { $slot } (a ruin or a special building is none). { $possible }
hc-table-copy-no-special = { $where }: seat { $value } has no special building to copy. { $possible }
hc-table-copy-unknown = { $where }: “{ $value }” is not a special building that can be copied. { $possible }
hc-table-possible-cards = Possible seats: { $seats }.
hc-table-possible-nothing = No neighbour has a card to copy: leave the choice out.
hc-table-possible-specials = Possible: a seat with a special building — { $seats } — or a special building from the box: { $ids }.
hc-table-possible-box = Possible: a special building from the box, since no opponent has one: { $ids }.
hc-table-by-seat = { $possible } Several seats choose: answer for each of them, { $example }.

## Data packs
hc-pack-id = { $file }, line { $line }, column { $column }: “{ $value }” cannot be an id. An id has 1 to 40 small Latin letters, digits and _, a letter first.
hc-pack-id-twice = { $file }, line { $line }, column { $column }: “{ $value }” is already the id in { $file2 }, line { $line2 }. Every card needs its own.
hc-pack-rows = { $file }, line { $line }, column { $column }: the table has { $found ->
    [one] { $found } row
   *[other] { $found } rows
}; at least { $low } are needed, at most { $high } are possible.
hc-pack-kinds = { $file }, line { $line }, column { $column }: the table has { $count ->
    [one] { $count } row
   *[other] { $count } rows
}, and { $low } to { $high } are possible. A game can tell apart { $most } different cards that can be bought: { $buildings } buildings, { $homes } dwellings and { $multicolor-buildings } multicolour buildings.
hc-pack-deck = { $file }, line { $line }, column { $column }: deck { $deck } has no building.
hc-pack-too-few = { $file }, line { $line }, column { $column }: there are { $found ->
    [one] { $found } building
   *[other] { $found } buildings
} with all copies, and a game for five needs { $needed }.
hc-pack-market = { $file }, line { $line }, column { $column }: the white market comes first, then one of each colour in a fixed order; here it must be { $wanted }, not “{ $value }”.
hc-pack-no-name = { $file }, line { $line }, column { $column }: the card needs a name in this language.
hc-pack-colours = { $file }, line { $line }, column { $column }: “{ $value }” is not a list of two or more different colours, joined by +. Colours: { $known }.
