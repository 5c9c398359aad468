### The guide to Point City.

guide-pc-goal =
    Build a city
    You gather resources, pay for buildings with them and win by points: those on buildings and those of civic tokens. Everybody has 17 turns.
guide-pc-take =
    Two that touch
    Each turn you take _two market cards that touch_, side by side or one above the other. Choose a card, then { $touch ->
        [yes] tap one of the neighbours that light up; a second tap takes both.
       *[no] click one of the neighbours that light up.
    }
guide-pc-supply =
    Your resources
    The cards wait here until you pay with them. _Ingenuity_, the light bulb, stands for any one resource.
guide-pc-refill =
    The market turns over
    Where a _resource_ was taken, a _building_ lies now. Where a building is taken, a resource will come.
guide-pc-others =
    Your rival has played too
    All they own lies open: resources, buildings, tokens. What you leave in the market they may take.
guide-pc-building =
    A building
    At the bottom its price, top left its points. You can take it only if you _pay at once_; a resource you take in the same turn helps to pay.
guide-pc-build =
    You can build!
    Your resources are enough for what is ringed, together with the right neighbour. The bill shows what your city pays and which cards go.
guide-pc-permanent =
    It pays for ever
    This building gives a _permanent resource_: it pays its part of the price in every later turn and is never used up. Build such ones early.
guide-pc-pay =
    How do you pay?
    There are several ways. Keep what you will need: ingenuity fits everywhere. Cards spent are gone, and there is no change.
guide-pc-flip =
    Flipping a card
    Marks at the edge show lines of four resources. Once a turn, before taking, you may turn one of their cards to its building side: choose it, then _Flip_.
guide-pc-tokens =
    Civic tokens
    Blue buildings with columns in the corner have no points, but for each you choose one of these tokens. At the end it scores what is written on it.
guide-pc-pile =
    Nothing suits you?
    Take the top two cards of the pile as resources instead. Nobody knows the second one.
guide-pc-last =
    Nearly done
    The game ends as soon as the pile can no longer fill the market. What is not built by then brings no points.

## What next
guide-pc-next-three = A game of three, with two bots
guide-pc-next-solo = Alone against the automa
