"""Legal actions and play.

Every step that asks (`ask_…`) works out its choices as a bit set and stops where there are at least two; a choice that
is no choice is made at once and the game goes on by itself. So `choices` is always what the actor may do.

A turn: discard one central card or none, reveal up to three, buy or take a coin, pay, take a special or none. Monsters
interrupt: when one has settled, `go_on` returns to where it came from.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from triopolis.engine import bits
from triopolis.engine.contract import Log, State
from triopolis.engine.randomness import Generator
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
    counted,
)
from triopolis.games.happy_city.endgame import answers as copies_to_choose
from triopolis.games.happy_city.endgame import choose_copy, settle_copies
from triopolis.games.happy_city.grozilla import accept, arrive, destroy, drive_away, send_on, spend_token, take_tokens
from triopolis.games.happy_city.grozilla import answers as answers_to_monster
from triopolis.games.happy_city.income import answers as incomes_to_copy
from triopolis.games.happy_city.income import choose_income, collect
from triopolis.games.happy_city.scoring import affordable, incomes, meets, price, tally
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

    def copy(self) -> State:
        other = HappyCityState(self.rules, self.rng)
        self.copy_to(other)
        return other

    def actions(self) -> list[int]:
        return bits.listed(self.choices)

    def random_action(self, rng: Generator) -> i64:
        return bits.any_of(self.choices, rng)

    def play(self, action: i64, log: Log | None = None) -> None:
        stage: i64 = self.stage
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

    def legal(self) -> i64:
        """The choices of the stage, however many there are."""
        stage: i64 = self.stage
        if stage == DISCARD:
            return (self.places_of(ALL_KINDS) << DISCARD_CARD) | (1 << KEEP_ALL)
        if stage == REVEAL:
            return self.open_decks() << REVEAL_FROM
        if stage == BUY:
            return self.can_buy() | (1 << BUY_NOTHING)
        if stage == PAY:
            return self.ways_to_pay()
        if stage == SPECIAL:
            return (self.within_reach() << TAKE_SPECIAL) | (1 << NO_SPECIAL)
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
            log.add("market", self.actor, {"card": self.rules.components.ids[MARKETS + 1 + colour]})
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
            log.add("round", NOBODY, {"round": int(self.round)})
        if collect(self, log):
            self.begin_turn(self.first, log)

    # Discard and reveal

    def begin_turn(self, seat: i64, log: Log | None) -> None:
        self.current = seat
        self.actor = seat
        self.bought = False
        self.ask(DISCARD)
        if self.choices == 1 << KEEP_ALL:
            self.ask_reveal(log)

    def places_of(self, kinds: i64) -> i64:
        """Where central cards of these kinds lie; of two alike only the first."""
        found: i64 = 0
        for place in range(i64(CENTRAL)):
            card: i64 = self.central[place]
            if card != NOTHING and kinds >> card & 1:
                found |= 1 << place
                kinds &= ~(1 << card)
        return found

    def discard(self, action: i64, log: Log | None) -> None:
        if action == KEEP_ALL:
            if log is not None:
                log.add("keep", self.actor, {})
        else:
            card: i64 = self.central[action - DISCARD_CARD]
            self.central[action - DISCARD_CARD] = NOTHING
            self.put_on_discard(self.rules.components.deck[card], card)
            if log is not None:
                log.add("discard", self.actor, {"card": self.rules.components.ids[card]})
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

    def open_decks(self) -> i64:
        decks: i64 = 0
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
                log.add("rebuild", NOBODY, {"deck": int(deck) + 1, "cards": int(self.discarded[deck])})
            self.rebuild(deck)
        card: i64 = self.top_card(deck)
        if log is not None:
            told: dict[str, Any] = {"card": self.rules.components.ids[card], "deck": int(deck) + 1}
            log.add("reveal", self.actor, told, reveals=True)
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
            self.buy_nothing(log)

    def can_buy(self) -> i64:
        """Central cards and homes, while the city has room."""
        city: City = self.cities[self.actor]
        if city.size >= SLOTS:
            return 0
        kinds: i64 = affordable(self, self.actor, self.in_sight() & ~city.names, city.money())
        return (self.places_of(kinds) << BUY_CARD) | ((kinds >> HOMES & 7) << BUY_HOME)

    def in_sight(self) -> i64:
        """The kinds of cards in the centre and on the stacks of homes."""
        kinds: i64 = 0
        for place in range(i64(CENTRAL)):
            if self.central[place] != NOTHING:
                kinds |= 1 << self.central[place]
        for stack in range(i64(3)):
            if self.homes[stack] > 0:
                kinds |= 1 << (HOMES + stack)
        return kinds

    def buy(self, action: i64, log: Log | None) -> None:
        if action == BUY_NOTHING:
            self.buy_nothing(log)
            return
        if action < BUY_HOME:
            self.buying = self.central[action - BUY_CARD]
        else:
            self.buying = HOMES + action - BUY_HOME
        self.owing = price(self, self.actor, self.buying)
        self.paid = 0
        if log is not None:
            told: dict[str, Any] = {"card": self.rules.components.ids[self.buying], "price": int(self.owing)}
            log.add("choose", self.actor, told)
        self.ask_payment(log)

    def buy_nothing(self, log: Log | None) -> None:
        coins: i64 = self.coins_for_nothing(self.actor)
        self.cities[self.actor].coins += coins
        self.bought = True
        if log is not None:
            log.add("coin", self.actor, {"coins": int(coins)})
        self.ask_special(log)

    def coins_for_nothing(self, seat: i64) -> i64:
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

    def ways_to_pay(self) -> i64:
        city: City = self.cities[self.actor]
        ways: i64 = 0
        for colour in range(i64(5)):
            if counted(city.tokens, colour) > 0:
                ways |= 1 << (PAY_TOKEN + colour)
        if city.coins >= self.owing:
            ways |= 1 << PAY_COINS
        return ways

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
            log.add("pay_token", self.actor, {"color": COLOURS[colour], "owing": int(self.owing)})

    def pay_coins(self, log: Log | None) -> None:
        """The rest in coins; the card goes to the next slot."""
        city: City = self.cities[self.actor]
        card: i64 = self.buying
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
            told: dict[str, Any] = {"card": self.rules.components.ids[card], "slot": int(city.size) - 1}
            log.add("buy", self.actor, {**told, "paid": int(paid)})
        if self.rules.expert:
            self.tell_neighbours(paid, log)
        self.after_purchase(card, log)

    def tell_neighbours(self, paid: i64, log: Log | None) -> None:
        for seat in range(self.rules.players):
            if self.are_neighbours(self.actor, seat):
                self.cities[seat].effect.neighbour_paid(self, seat, paid, log)

    def after_purchase(self, card: i64, log: Log | None) -> None:
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

    def within_reach(self) -> i64:
        """Specials whose colours the city has: one per player and game, and never an 11th card (HC-6)."""
        city: City = self.cities[self.actor]
        found: i64 = 0
        if city.took_special:
            return found
        for place in range(len(self.specials)):
            special: i64 = self.specials[place]
            if special == NOTHING or not meets(self, city, special):
                continue
            if city.size < SLOTS or self.rules.effects[special].replaces_last():
                found |= 1 << place
        return found

    def choose_special(self, action: i64, log: Log | None) -> None:
        if action == NO_SPECIAL:
            if log is not None:
                log.add("no_special", self.actor, {})
        else:
            self.take_special(action - TAKE_SPECIAL, log)
        self.end_turn(log)

    def take_special(self, place: i64, log: Log | None) -> None:
        city: City = self.cities[self.actor]
        special: i64 = self.specials[place]
        effect: Effect = self.rules.effects[special]
        self.specials[place] = NOTHING
        slot: i64 = city.size
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
            log.add("special", self.actor, {"card": self.rules.components.ids[special], "slot": int(slot)})
        effect.taken(self, self.actor, log)

    def clear_last(self, city: City, log: Log | None) -> i64:
        """The highest slot that is no ruin gives up its card: to its deck's discard, or out of the game (HC-10)."""
        slot: i64 = city.size - 1
        while city.slots[slot] >= RUIN:
            slot -= 1
        card: i64 = city.uncount(self.rules.components, slot)
        deck: i64 = self.rules.components.deck[card]
        if 0 <= deck < FOURTH:
            self.put_on_discard(deck, card)
        else:
            self.gone = (*self.gone, int(card))
        if log is not None:
            log.add("replace", self.actor, {"card": self.rules.components.ids[card], "slot": int(slot)})
        return slot

    # The end of a turn, a round, the match

    def end_turn(self, log: Log | None) -> None:
        self.turn += 1
        seat: i64 = self.next_seat(self.current)
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
            log.add("last_scoring", NOBODY, {})
        if settle_copies(self, log):
            self.finish(log)

    def finish(self, log: Log | None) -> None:
        self.actor = NOBODY
        self.stage = OVER
        self.choices = 0
        if log is not None:
            log.add("end", NOBODY, {"scores": self.scores(), "winners": self.winners()})

    # Points

    def scores(self) -> list[int]:
        found = incomes(self)
        return [int(tally(self, seat, found).total) for seat in range(self.rules.players)]

    def winners(self) -> list[int]:
        """Most points; of those tied, most coins; then they share."""
        scores: list[int] = self.scores()
        best: int = max(scores)
        most: i64 = -1
        for seat in range(self.rules.players):
            if scores[seat] == best:
                most = max(most, self.cities[seat].coins)
        return [int(s) for s in range(self.rules.players) if scores[s] == best and self.cities[s].coins == most]
