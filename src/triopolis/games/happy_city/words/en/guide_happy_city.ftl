### The guide to Happy City.

guide-hc-goal =
    Your city
    It will have at most _ten cards_. At the end its _residents_ are multiplied by its _hearts_: you need both.
guide-hc-income =
    First the income
    Every round begins with coins for all: as many as your city has income. Your market brings the first ones.
guide-hc-reveal =
    Three cards to choose from
    Open cards until three lie in the central area. For each you choose the deck: the first is cheap, the third dear, and the back says what is in it.
guide-hc-buy =
    What a card brings
    Top left its price. A _coin_ is income in every round; _residents_ and _hearts_ count at the end, crossed-out ones are subtracted.
guide-hc-homes =
    Homes
    They are for sale all the time and bring residents, but no income. There is one fewer of each kind than there are players, so be quick.
guide-hc-point =
    Now buy
    { $touch ->
        [yes] Tap
       *[no] Point at
    } a card: you see what your city would have then. Choose one you can pay for; or buy nothing, take a coin and save.
guide-hc-slots =
    One of ten
    Every card takes a place for good, and none may stand there twice. When somebody's city is full, the round is finished and the game is over.
guide-hc-others =
    Your rival has played too
    Their city, coins and happiness lie open. What you leave in the central area they may buy.
guide-hc-discard =
    Away with it?
    Your turn begins with a choice: you may throw out one card of the central area, because you do not need it or because your rival does.
guide-hc-specials =
    Special buildings
    Each asks for cards of certain colours in your city; filled signs show what you have. After buying you may take one, for _nothing_, but only one a game.
guide-hc-special =
    You may take a special!
    Your city has the colours for it. It costs no coins but a place; and it is the only one you will get. Take it, or wait for a better one.
guide-hc-product =
    Keep the balance
    4 × 4 is more than 7 × 2. Early on income helps most; later buy whichever you have less of, residents or hearts.
guide-hc-last =
    Nearly full
    A city will soon have its ten cards. Coins count only in a tie: turn yours into happiness.

## What next
guide-hc-next-expert = Expert game with a bot
guide-hc-next-grozilla = With monsters: Grozilla
