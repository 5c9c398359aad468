### Point City in play: moves, why something cannot be chosen, the log, names and points. Page, terminal and server say it.

## Resources
pc-resource-community = community
pc-resource-economy = economy
pc-resource-energy = energy
pc-resource-ecology = ecology
pc-resource-industry = industry
pc-resource-ingenuity = ingenuity
pc-side-double = double { $resource }
pc-amount = { $count } { $resource }

## Buildings: what they are called follows from kind, resource and tier
pc-building-production-community-1 = Courtyard
pc-building-production-community-2 = Clubhouse
pc-building-production-community-3 = Festival Square
pc-building-production-economy-1 = Kiosk
pc-building-production-economy-2 = Shopping Arcade
pc-building-production-economy-3 = Bank
pc-building-production-energy-1 = Windmill
pc-building-production-energy-2 = Solar Field
pc-building-production-energy-3 = Power Station
pc-building-production-ecology-1 = Green Yard
pc-building-production-ecology-2 = Orchard
pc-building-production-ecology-3 = Nature Reserve
pc-building-production-industry-1 = Workshop
pc-building-production-industry-2 = Sawmill
pc-building-production-industry-3 = Factory
pc-building-points-community-1 = Fountain
pc-building-points-community-2 = Theatre
pc-building-points-community-3 = Stadium
pc-building-points-economy-1 = Boutique
pc-building-points-economy-2 = Hotel
pc-building-points-economy-3 = Skyscraper
pc-building-points-energy-1 = Arch of Light
pc-building-points-energy-2 = Cable Car
pc-building-points-energy-3 = Observatory
pc-building-points-ecology-1 = Lily Pond
pc-building-points-ecology-2 = Greenhouse
pc-building-points-ecology-3 = Botanical Garden
pc-building-points-industry-1 = Clock Tower
pc-building-points-industry-2 = Bridge
pc-building-points-industry-3 = Harbour
pc-building-civic-community-1 = Library
pc-building-civic-community-2 = School
pc-building-civic-community-3 = University
pc-building-civic-economy-1 = Post Office
pc-building-civic-economy-2 = Courthouse
pc-building-civic-economy-3 = Town Hall
pc-building-civic-energy-1 = Fire Station
pc-building-civic-energy-2 = Hospital
pc-building-civic-energy-3 = Science Centre
pc-building-civic-ecology-1 = Community Garden
pc-building-civic-ecology-2 = Zoo
pc-building-civic-ecology-3 = Aquarium
pc-building-civic-industry-1 = Tram Depot
pc-building-civic-industry-2 = Railway Station
pc-building-civic-industry-3 = Airport

## Civic tokens
pc-token-per-permanent = { $points } per permanent { $first }
pc-token-per-pair = { $points } per pair of permanents { $first } + { $second }
pc-token-per-full-set-of-five = { $points } per full set of all five permanents
pc-token-per-type-at-least = { $points } per type of permanent you have { $least } or more of
pc-token-per-missing-type = { $points } per type of permanent you have none of
pc-token-per-unspent-ingenuity-card = { $points } per unspent ingenuity card
pc-token-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, simply so
pc-token-per-plain-production-building = { $points } per building with a permanent and no points
pc-token-per-unspent-resource-card = { $points } per unspent resource card
pc-token-per-civic-token = { $points } per civic token, this one included

## Moves
moves-point-city-flip = Flip a card to its building side, then take
moves-point-city-take = Take two cards   ([ ] a building, − what you pay, +2 points at once)
moves-point-city-draw = Draw from the pile
moves-point-city-pay = Choose how to pay
moves-point-city-token = Choose a civic token   (★ points at once)
moves-point-city-pass = Pass
pc-move-flip = Flip { $cell }, { $side }, to its building side
pc-move-take = Take { $first } { $first-card } + { $second } { $second-card }
pc-move-draw = Draw the top two cards of the pile: { $top } and an unknown one
pc-move-pass = Pass: nothing can be taken any more
pc-move-pay = Pay with { $cards }
# What is given for a resource.
pc-given-double = { $count ->
    [one] { $count } double { $resource } card
   *[other] { $count } double { $resource } cards
}
pc-given-single = { $count ->
    [one] { $count } { $resource } card
   *[other] { $count } { $resource } cards
}
pc-move-token = Take a civic token: { $text }
pc-given-ingenuity = { $count ->
    [one] { $count } ingenuity card for { $resource }
   *[other] { $count } ingenuity cards for { $resource }
}
pc-cards-double = { $count ->
    [one] { $count } double card
   *[other] { $count } double cards
}
pc-cards-single = { $count ->
    [one] { $count } single card
   *[other] { $count } single cards
}
pc-cards-ingenuity = { $count ->
    [one] { $count } ingenuity card
   *[other] { $count } ingenuity cards
}
pc-error-notation = “{ $text }” is no move. Moves look like: flip b2, take a1 a2, draw, pass, pay economy 1d 0s 1i, token 12.

## What a move brings
pc-brings-cost = Price: { $cost }
pc-brings-covered = Your permanents pay: { $covered }
pc-brings-paid = You give: { $parts }
pc-brings-city = To your city: { $cards }
pc-brings-permanent = +1 permanent { $resource }
pc-brings-supply = To your supply: { $cards }
pc-brings-unknown = an unknown card
pc-brings-flip = Then you take two cards, this one or others
pc-brings-token = What it is worth changes with your city until the end
pc-brings-token-flat = These points stay yours
pc-brings-then-payment = Next you choose how to pay
pc-brings-then-token = Next you choose a civic token
# In a list of what a hint's move brings
pc-gain-permanent = permanent { $resource }
pc-gain-token = a civic token

## Why not
pc-why-not-your-turn = It is not your turn.
pc-why-no-move = This is no move of Point City.
pc-why-no-component = There is no such thing on the table.
pc-why-no-cell = There is no market place { $cell }. Places are called a1 to d4.
pc-why-apart = { $first } and { $second } do not lie side by side.
# $card and $other: place and name of two cards, as "b3 Kiosk"
pc-why-no-partner = You can’t afford { $card } with any card beside it. Even with { $other } you lack: { $lacking }.
pc-why-cell = { $cell } { $card }
pc-why-pay-first = First choose how to pay { $resource }.
pc-why-token-first = First choose a civic token.
pc-why-unpaid = You cannot pay for it: you lack { $lacking }.
pc-why-pile-empty = The pile is empty.
pc-why-no-pass = You cannot pass while there is something to take.
pc-why-flipped = You have already flipped a card this turn.
pc-why-building-up = { $cell } already shows its building side.
pc-why-no-line = No row or column with { $cell } shows four resource sides.
pc-why-nothing-to-pay = There is nothing to choose about paying.
pc-why-other-resource = The payment to choose is for { $resource }.
pc-why-not-owned = You have only { $doubles } double, { $singles } single and { $ingenuity } ingenuity cards for this.
pc-why-not-needed = Every card you give must be needed: you have to pay { $need }.
pc-why-ingenuity = Ingenuity fills the rest of the { $need } to pay: { $wild } here.
pc-why-rest-unpaid = Then your ingenuity would not last for the rest of the price.
pc-why-token-absent = Civic token { $token } is not in this game.
pc-why-token-gone = Another city has this civic token.
pc-why-token-yours = This civic token is yours: { $text }.
pc-why-no-token-due = You take a civic token only for a civic building you have just built.

## Log
pc-log-flip = { $name } flips { $cell }: { $card }
pc-log-take = { $name } takes { $first } { $first-card } and { $second } { $second-card }
pc-log-draw = { $name } draws from the pile: { $first-card }, { $second-card }
pc-log-pay = { $name } pays with { $cards }
pc-log-token = { $name } takes a civic token: { $text }
pc-log-refill = { $cell } is refilled: { $card }
pc-log-pass = { $name } passes: nothing can be taken

## Score sheets
pc-item-buildings = printed on { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
pc-item-token = { $text } (× { $count })
pc-item-permanents = for { $count ->
    [one] { $count } permanent resource
   *[other] { $count } permanent resources
}
pc-item-tokens = for { $count ->
    [one] { $count } civic token
   *[other] { $count } civic tokens
}, { $each } each
pc-item-ingenuity = for { $count ->
    [one] { $count } ingenuity card
   *[other] { $count } ingenuity cards
}

## Scoring a printed game
pc-table-seat = seat { $seat }
pc-table-seats = $.seats: a game has 1 to 4 seats, not { $count }.
pc-table-automa-seats = $.automa: the automa plays against exactly one seat, and there are { $count }.
pc-table-card-unknown = { $where }: there is no card { $id }. Cards are numbered from 0 to { $last }.
pc-table-card-twice = { $where }: card { $id } already lies at { $other }.
pc-table-no-such = { $where }: no card shows such a building.
pc-table-none-left = { $where }: all the cards with such a building are taken already.
pc-table-symbols = { $where }: there are not that many cards of { $resource }.
pc-table-token-unknown = { $where }: there is no civic token { $id }. Tokens are numbered from 0 to { $last }.
pc-table-token-twice = { $where }: civic token { $id } already lies at { $other }.
pc-table-tokens-negative = { $where }: { $count } tokens cannot be.
pc-table-tokens-many = { $count } civic tokens are too many: a game with so many seats has { $most }.
pc-table-warn-civic = { $name } has more civic tokens ({ $tokens }) than civic buildings ({ $civic }).

## The board as text
pc-board-market = Market
pc-board-token = token
pc-board-pile = Pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, on top { $top }
pc-board-pile-empty = Pile: empty
pc-board-tokens = Civic tokens on the table
pc-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pc-board-supply = Supply
pc-board-permanents = Permanents
pc-board-buildings = City
pc-board-owned-tokens = Tokens

## The table in words and signs: cost → what a building gives
pc-spread-gap = empty space
pc-spread-building-production = { $points ->
    [0] { $cost } → { $resource }
    [one] { $cost } → { $resource }, { $points } point
   *[other] { $cost } → { $resource }, { $points } points
}
pc-spread-building-points = { $points ->
    [one] { $cost } → { $points } point
   *[other] { $cost } → { $points } points
}
pc-spread-building-civic = { $cost } → civic token
pc-spread-automa-next = automa: next turn
pc-spread-automa-after = automa: turn after next
pc-spread-pile = Draw pile
pc-spread-pile-item = draw pile
pc-spread-top = on top: { $top }
pc-spread-empty = empty
pc-spread-last-turn = This is the last turn.
pc-spread-token = civic token
pc-spread-score = Points
pc-spread-points = { $count ->
    [one] point
   *[other] points
}
pc-spread-need = Still to pay: { $need }

## Data packs
pc-pack-free = { $file }, line { $line }, column { $column }: a building must cost something.
pc-pack-tier = { $file }, line { $line }, column { $column }: tier { $tier } has { $found } cards, and a game of four needs { $needed }.
pc-pack-tokens = { $file }, line { $line }, column { $column }: there are { $found } base tokens, and a game of four needs { $needed }.
pc-pack-pair = { $file }, line { $line }, column { $column }: a pair needs two different resources, and both are “{ $value }”.

## The rules in short
rules-short-point-city =
    Build the city worth the most points. You have 17 turns.
    A turn: take two cards, either two market cards side by side (not diagonally) or the top two of the pile.
    • A resource card goes to your supply and pays for buildings, at once or later.
    • A building must be paid when you take it. Permanent resources of buildings from earlier turns pay first, each once a turn; resource cards pay the rest and leave the game. There is no change. Ingenuity is any one resource.
    • A civic building brings a civic token of your choice; tokens score at the end.
    Before taking, once a turn, you may flip a resource card to its building side if its row or column shows four resource sides.
    Then the gaps are refilled: a building where a resource lay, a resource where a building lay.
    The end comes when the pile cannot refill the market. Points: buildings and tokens. A tie goes to whoever has more unspent resource cards.
    Alone you play against the automa: after each of your turns it takes the two marked cards and pays nothing.
