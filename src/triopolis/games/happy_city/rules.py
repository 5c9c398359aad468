"""Legal actions and play.

Every step that asks (`ask_…`) works out its choices as a bit set and stops where there are at least two; a choice that
is no choice is made at once and the game goes on by itself. So `choices` is always what the actor may do.

A turn: discard one central card or none, reveal up to three, buy or take a coin, pay, take a special or none. Monsters
interrupt: when one has settled, `go_on` returns to where it came from.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from triopolis.engine import bits
from triopolis.engine.contract import Log
from triopolis.engine.randomness import Generator
from triopolis.engine.shapes import Ended
from triopolis.games.happy_city.actions import (
    BUY_CARD,
    BUY_HOME,
    BUY_NOTHING,
    DESTROY_SLOT,
    DISCARD_CARD,
    KEEP_ALL,
    NO_SPECIAL,
    PAY_COINS,
    PAY_TOKEN,
    REVEAL_FROM,
    TAKE_MARKET,
    TAKE_SPECIAL,
    USE_TOKEN,
)
from triopolis.games.happy_city.components import (
    CENTRAL,
    COLOURS,
    DECKS,
    FOURTH,
    HOMES,
    MARKETS,
    MONSTERS,
    NO_COIN,
    SLOTS,
    TOKEN_COINS,
    BitSet,
    CardNumber,
    Seat,
    Slot,
)
from triopolis.games.happy_city.endgame import answers as copies_to_choose
from triopolis.games.happy_city.endgame import choose_copy, settle_copies
from triopolis.games.happy_city.events import (
    AllKept,
    Bought,
    Chosen,
    Discarded,
    LastRoundEnded,
    MarketChosen,
    NothingBought,
    Rebuilt,
    Replaced,
    Revealed,
    RoundBegun,
    SpecialsLeft,
    SpecialTaken,
    TokenPaid,
)
from triopolis.games.happy_city.grozilla import accept, arrive, destroy, drive_away, send_on, spend_token, take_tokens
from triopolis.games.happy_city.grozilla import answers as answers_to_monster
from triopolis.games.happy_city.income import answers as incomes_to_copy
from triopolis.games.happy_city.income import choose_income, collect
from triopolis.games.happy_city.scoring import affordable, incomes, price, specials_within_reach, tally, ways_to_pay
from triopolis.games.happy_city.state import (
    BUY,
    DEFLECT,
    DESTROY,
    DISCARD,
    LOUVRE,
    MARKET,
    NOBODY,
    NOTHING,
    OVER,
    PAY,
    REVEAL,
    RUIN,
    SPECIAL,
    City,
    Effect,
    Position,
)

ALL_KINDS: Final[i64] = -1
"""Of cards, as a bit set."""


# Playouts make and drop one position after the other: the room of the last one is used again.
@mypyc_attr(acyclic=True, free_list_len=1)
class HappyCityState(Position):
    """A position that knows the rules."""

    def copy(self) -> HappyCityState:
        other = HappyCityState(self.rules, self.rng)
        self.copy_to(other)
        return other

    def actions(self) -> list[int]:
        return bits.listed(self.choices)

    def random_action(self, rng: Generator) -> i64:
        return bits.any_of(self.choices, rng)

    def play(self, action: i64, log: Log | None = None) -> None:
        stage: i64 = self.stage
        self.turned_up = 0
        if stage == DISCARD:
            self.discard(action, log)
        elif stage == REVEAL:
            self.reveal(action - REVEAL_FROM, log)
        elif stage == BUY:
            self.buy(action, log)
        elif stage == PAY:
            self.pay(action, log)
        elif stage == SPECIAL:
            self.choose_special(action, log)
        elif stage == DEFLECT:
            settled: bool = send_on(self, log) if action == USE_TOKEN else accept(self, log)
            self.go_on(settled, log)
        elif stage == DESTROY:
            destroy(self, action - DESTROY_SLOT, log)
            self.go_on(True, log)
        elif stage == MARKET:
            self.take_market(action - TAKE_MARKET, log)
        elif stage == LOUVRE:
            if choose_income(self, action, log):
                self.begin_turn(self.first, log)
        elif choose_copy(self, action, log):
            self.finish(log)

    def ask(self, stage: i64) -> None:
        self.stage = stage
        self.choices = self.legal()

    def legal(self) -> BitSet:
        """The choices of the stage, however many there are."""
        stage: i64 = self.stage
        if stage == DISCARD:
            return (self.places_of(ALL_KINDS) << DISCARD_CARD) | (1 << KEEP_ALL)
        if stage == REVEAL:
            return self.open_decks() << REVEAL_FROM
        if stage == BUY:
            return self.can_buy() | (1 << BUY_NOTHING)
        if stage == PAY:
            return ways_to_pay(self, self.actor)
        if stage == SPECIAL:
            return (specials_within_reach(self, self.actor) << TAKE_SPECIAL) | (1 << NO_SPECIAL)
        if stage in (DEFLECT, DESTROY):
            return answers_to_monster(self)
        if stage == MARKET:
            return self.markets << TAKE_MARKET
        if stage == LOUVRE:
            return incomes_to_copy(self)
        if stage == OVER:
            return 0
        return copies_to_choose(self)

    def go_on(self, settled: bool, log: Log | None) -> None:
        """Back to the turn that a monster has interrupted."""
        if settled:
            self.actor = self.current
            if self.bought:
                self.ask_special(log)
            else:
                self.ask_reveal(log)

    # Markets (expert)

    def ask_market(self, log: Log | None) -> None:
        self.ask(MARKET)
        if self.markets & (self.markets - 1) == 0:
            self.take_market(bits.lowest(self.markets), log)

    def take_market(self, colour: i64, log: Log | None) -> None:
        city: City = self.cities[self.actor]
        city.put(self.rules.components, 0, MARKETS + 1 + colour)
        city.size = 1
        self.markets &= ~(1 << colour)
        if log is not None:
            log.add(self.actor, MarketChosen(card=self.rules.components.ids[MARKETS + 1 + colour]))
        if self.actor == self.first:
            self.begin_round(log)
        else:
            self.actor = self.previous_seat(self.actor)
            self.ask_market(log)

    # A round

    def begin_round(self, log: Log | None) -> None:
        self.round += 1
        self.current = self.first
        if log is not None:
            log.add(NOBODY, RoundBegun(round=int(self.round)))
        if collect(self, log):
            self.begin_turn(self.first, log)

    # Discard and reveal

    def begin_turn(self, seat: Seat, log: Log | None) -> None:
        self.current = seat
        self.actor = seat
        self.bought = False
        self.ask(DISCARD)
        if self.choices == 1 << KEEP_ALL:
            self.ask_reveal(log)

    def places_of(self, kinds: BitSet) -> BitSet:
        """Where central cards of these kinds lie; of two alike only the first."""
        places: BitSet = 0
        for place in range(i64(CENTRAL)):
            card: CardNumber = self.central[place]
            if card != NOTHING and kinds >> card & 1:
                places |= 1 << place
                kinds &= ~(1 << card)
        return places

    def discard(self, action: i64, log: Log | None) -> None:
        if action == KEEP_ALL:
            if log is not None:
                log.add(self.actor, AllKept())
        else:
            card: CardNumber = self.central[action - DISCARD_CARD]
            self.central[action - DISCARD_CARD] = NOTHING
            self.put_on_discard(self.rules.components.deck[card], card)
            if log is not None:
                log.add(self.actor, Discarded(card=self.rules.components.ids[card]))
        self.ask_reveal(log)

    def ask_reveal(self, log: Log | None) -> None:
        """One card at a time; a deck that is empty for good cannot be chosen (HC-3)."""
        while self.free_place() < CENTRAL:
            self.ask(REVEAL)
            if self.choices == 0:
                break
            if self.choices & (self.choices - 1):
                return
            if not self.turn_up(bits.lowest(self.choices) - REVEAL_FROM, log):
                return
        self.ask_buy(log)

    def free_place(self) -> i64:
        for place in range(i64(CENTRAL)):
            if self.central[place] == NOTHING:
                return place
        return CENTRAL

    def open_decks(self) -> BitSet:
        decks: BitSet = 0
        for deck in range(i64(DECKS)):
            if self.left[deck] > 0 or (deck != FOURTH and self.discarded[deck] > 0):
                decks |= 1 << deck
        return decks

    def reveal(self, deck: i64, log: Log | None) -> None:
        if self.turn_up(deck, log):
            self.ask_reveal(log)

    def turn_up(self, deck: i64, log: Log | None) -> bool:
        """The next card of a deck; false where a monster among them has to ask first."""
        if self.left[deck] == 0:
            if log is not None:
                log.add(NOBODY, Rebuilt(deck=int(deck) + 1, cards=int(self.discarded[deck])))
            self.rebuild(deck)
        card: CardNumber = self.top_card(deck)
        self.bring_to_light(card)
        if log is not None:
            log.add(self.actor, Revealed(card=self.rules.components.ids[card], deck=int(deck) + 1), reveals=True)
        if card >= MONSTERS:
            settled: bool = arrive(self, self.actor, card - MONSTERS, log)
            if settled:
                self.actor = self.current
            return settled
        self.central[self.free_place()] = card
        return True

    # Buying

    def ask_buy(self, log: Log | None) -> None:
        self.ask(BUY)
        if self.choices == 1 << BUY_NOTHING:
            self.buy_nothing(log, True)

    def can_buy(self) -> BitSet:
        """Central cards and homes, while the city has room."""
        city: City = self.cities[self.actor]
        if city.size >= SLOTS:
            return 0
        kinds: BitSet = affordable(self, self.actor, self.in_sight() & ~city.names, city.money())
        return (self.places_of(kinds) << BUY_CARD) | ((kinds >> HOMES & 7) << BUY_HOME)

    def in_sight(self) -> BitSet:
        """The kinds of cards in the centre and on the stacks of homes."""
        kinds: BitSet = 0
        for place in range(i64(CENTRAL)):
            if self.central[place] != NOTHING:
                kinds |= 1 << self.central[place]
        for stack in range(i64(3)):
            if self.homes[stack] > 0:
                kinds |= 1 << (HOMES + stack)
        return kinds

    def buy(self, action: i64, log: Log | None) -> None:
        if action == BUY_NOTHING:
            self.buy_nothing(log, False)
            return
        if action < BUY_HOME:
            self.buying = self.central[action - BUY_CARD]
        else:
            self.buying = HOMES + action - BUY_HOME
        self.owing = price(self, self.actor, self.buying)
        self.paid = 0
        if log is not None:
            log.add(self.actor, Chosen(card=self.rules.components.ids[self.buying], price=int(self.owing)))
        self.ask_payment(log)

    def buy_nothing(self, log: Log | None, unasked: bool) -> None:
        coins: i64 = self.coins_for_nothing(self.actor)
        self.cities[self.actor].coins += coins
        self.bought = True
        if log is not None:
            log.add(self.actor, NothingBought(coins=int(coins), unasked=unasked))
        self.ask_special(log)

    def coins_for_nothing(self, seat: Seat) -> i64:
        """A coin, or what a special or a monster makes of it (HC-14)."""
        if self.acting(seat, NO_COIN):
            return 0
        return self.cities[seat].effect.coins_for_buying_nothing()

    def ask_payment(self, log: Log | None) -> None:
        """Tokens pay 2 each, without change, while something is owing (HC-12); the rest in coins."""
        city: City = self.cities[self.actor]
        while self.owing > 0 and city.tokens:
            self.ask(PAY)
            if self.choices & (self.choices - 1):
                return
            self.pay_token(bits.lowest(self.choices) - PAY_TOKEN, log)
        self.pay_coins(log)

    def pay(self, action: i64, log: Log | None) -> None:
        if action == PAY_COINS:
            self.pay_coins(log)
        else:
            self.pay_token(action - PAY_TOKEN, log)
            self.ask_payment(log)

    def pay_token(self, colour: i64, log: Log | None) -> None:
        spend_token(self, self.actor, colour)
        self.paid += TOKEN_COINS
        self.owing = max(i64(0), self.owing - TOKEN_COINS)
        if log is not None:
            log.add(self.actor, TokenPaid(color=COLOURS[colour], owing=int(self.owing)))

    def pay_coins(self, log: Log | None) -> None:
        """The rest in coins; the card goes to the next slot."""
        city: City = self.cities[self.actor]
        card: CardNumber = self.buying
        city.coins -= self.owing
        paid: i64 = self.paid + self.owing
        self.buying = NOTHING
        self.owing = 0
        self.paid = 0
        if city.effect.next_is_free(city):
            city.charges -= 1
        if card < HOMES or card >= HOMES + 3:
            self.central[bits.lowest(self.places_of(1 << card))] = NOTHING
        else:
            self.homes[card - HOMES] -= 1
        city.put(self.rules.components, city.size, card)
        city.size += 1
        self.bought = True
        if log is not None:
            id: str = self.rules.components.ids[card]
            log.add(self.actor, Bought(card=id, slot=int(city.size) - 1, paid=int(paid)))
        if self.rules.expert:
            self.tell_neighbours(paid, log)
        self.after_purchase(card, log)

    def tell_neighbours(self, paid: i64, log: Log | None) -> None:
        for seat in range(self.rules.players):
            if self.are_neighbours(self.actor, seat):
                self.cities[seat].effect.neighbour_paid(self, seat, paid, log)

    def after_purchase(self, card: CardNumber, log: Log | None) -> None:
        if self.rules.grozilla:
            take_tokens(self, self.actor, card, log)
            self.go_on(drive_away(self, self.actor, card, log), log)
        else:
            self.ask_special(log)

    # Specials

    def ask_special(self, log: Log | None) -> None:
        self.ask(SPECIAL)
        if self.choices == 1 << NO_SPECIAL:
            self.end_turn(log)

    def choose_special(self, action: i64, log: Log | None) -> None:
        if action == NO_SPECIAL:
            if log is not None:
                log.add(self.actor, SpecialsLeft())
        else:
            self.take_special(action - TAKE_SPECIAL, log)
        self.end_turn(log)

    def take_special(self, place: i64, log: Log | None) -> None:
        city: City = self.cities[self.actor]
        special: CardNumber = self.specials[place]
        effect: Effect = self.rules.effects[special]
        self.specials[place] = NOTHING
        self.takers |= (self.actor + 1) << (4 * place)
        slot: Slot = city.size
        if effect.replaces_last():
            slot = self.clear_last(city, log)
        else:
            city.size += 1
        city.put(self.rules.components, slot, special)
        city.special = special
        city.special_slot = slot
        city.took_special = True
        city.effect = effect
        city.charges = effect.charges()
        if log is not None:
            log.add(self.actor, SpecialTaken(card=self.rules.components.ids[special], slot=int(slot)))
        effect.taken(self, self.actor, log)

    def clear_last(self, city: City, log: Log | None) -> Slot:
        """The highest slot that is no ruin gives up its card: to its deck's discard, or out of the game (HC-10)."""
        slot: Slot = city.size - 1
        while city.slots[slot] >= RUIN:
            slot -= 1
        card: CardNumber = city.uncount(self.rules.components, slot)
        deck: i64 = self.rules.components.deck[card]
        if 0 <= deck < FOURTH:
            self.put_on_discard(deck, card)
        else:
            self.gone = (*self.gone, int(card))
        if log is not None:
            log.add(self.actor, Replaced(card=self.rules.components.ids[card], slot=int(slot)))
        return slot

    # The end of a turn, a round, the match

    def end_turn(self, log: Log | None) -> None:
        self.turn += 1
        seat: Seat = self.next_seat(self.current)
        if seat != self.first:
            self.begin_turn(seat, log)
        elif self.is_last_round():
            self.end_match(log)
        else:
            self.begin_round(log)

    def is_last_round(self) -> bool:
        if self.round == self.rules.round_limit:
            return True
        return any(city.size == SLOTS for city in self.cities)

    def end_match(self, log: Log | None) -> None:
        if log is not None:
            log.add(NOBODY, LastRoundEnded())
        if settle_copies(self, log):
            self.finish(log)

    def finish(self, log: Log | None) -> None:
        self.actor = NOBODY
        self.stage = OVER
        self.choices = 0
        if log is not None:
            log.add(NOBODY, Ended(scores=self.scores(), winners=self.winners()))

    # Points

    def scores(self) -> list[int]:
        all_incomes = incomes(self)
        return [int(tally(self, seat, all_incomes).total) for seat in range(self.rules.players)]

    def winners(self) -> list[int]:
        """Most points; of those tied, most coins; then they share."""
        scores: list[int] = self.scores()
        best: int = max(scores)
        most: i64 = -1
        for seat in range(self.rules.players):
            if scores[seat] == best:
                most = max(most, self.cities[seat].coins)
        return [int(s) for s in range(self.rules.players) if scores[s] == best and self.cities[s].coins == most]
