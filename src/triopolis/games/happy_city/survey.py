"""A city surveyed, for the judgement: what it has, what lies in its reach, and what that may come to.

Everything looked at lies open: no deck, no discard, no box of specials. Numbers are whole; residents and hearts that
are only hoped for are counted in hundredths.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.games.happy_city.components import (
    ABOVE,
    CENTRAL,
    DEARER,
    HOMES,
    LESS_HEARTS,
    LESS_RESIDENTS,
    SLOTS,
    BitSet,
    CardNumber,
    Components,
    Seat,
)
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import gained, is_lowest, price
from triopolis.games.happy_city.specials import own_income
from triopolis.games.happy_city.state import MARKET, NOTHING, City, Effect, Rules

MOST_ROUNDS: Final[i64] = 8
"""That can be left, at the pace of a city that grows every round."""
ROW: Final = 7
"""Specials on the table at most."""
SUM_COUNTS: Final[i64] = 4
"""A point more in the junior game, where residents and hearts are added, decides as much as so many others."""

# As the evaluation by hand has it, in hundredths.
FOR_A_COIN: Final[i64] = 40
ON_A_CARD: Final[i64] = 250
UNUSUAL: Final[i64] = 100
CHANCE: Final[vec[i64]] = vec[i64]([90, 54, 32])
"""To get a special building, by the colours that are missing; with more it is not hoped for."""


# Time


def has_turn(state: HappyCityState, seat: Seat) -> bool:
    """The seat still has its turn in this round, or while markets are chosen."""
    if state.stage == MARKET:
        return True
    return turns_before(state, seat) >= turns_before(state, state.current)


def turns_before(state: HappyCityState, seat: Seat) -> i64:
    """Of others in a round."""
    if seat < state.first:
        return seat - state.first + state.rules.players
    return seat - state.first


def rounds_left(state: HappyCityState) -> i64:
    """Rounds after this one, if the largest city goes on growing."""
    rounds: i64 = MOST_ROUNDS
    limit: i64 = state.rules.round_limit
    if limit and limit - state.round < rounds:
        rounds = limit - state.round
    for seat in range(state.rules.players):
        city: City = state.cities[seat]
        needed: i64 = SLOTS - city.size
        if needed <= 0:
            return 0
        if needed > 1 and not city.took_special:
            needed -= 1
        if has_turn(state, seat):
            needed -= 1
        rounds = min(rounds, needed)
    return rounds


# What several ask


def lacking(needs: i64, colours: i64) -> i64:
    """How many cards a city with these colours still needs: five counters are subtracted side by side, those below
    nothing left out, and the rest added up by a product."""
    apart: i64 = (needs | ABOVE) - colours
    short: i64 = apart & ABOVE
    return ((apart & (short - (short >> 7))) * 0x0101010101) >> 32 & 255


def together(adding: bool, residents: i64, hearts: i64) -> i64:
    """What they score: neither counts below nothing."""
    residents = max(residents, 0)
    hearts = max(hearts, 0)
    if adding:
        return SUM_COUNTS * (residents + hearts)
    return residents * hearts


class Survey:
    """The numbers of one city; the same object is used for one position after the other."""

    def __init__(self) -> None:
        self.residents: i64 = 0
        self.hearts: i64 = 0
        """As counted now: may be below nothing."""
        self.points: i64 = 0
        self.income: i64 = 0
        """The coins that the next income phase brings."""
        self.coins: i64 = 0
        self.purse: i64 = 0
        """Coins, and tokens as coins, when the next turn comes."""
        self.dearer: i64 = 0
        """What monsters add to every price."""
        self.has_turn: bool = False
        self.turns: i64 = 0
        """Still to come, this one included."""
        self.size: i64 = 0

        # Specials, if the city may take one.
        self.ready: BitSet = 0
        """Their places in the row, where no colour is missing."""
        self.near: BitSet = 0
        """Where one is missing."""
        self.by_missing: vec[i64] = vec[i64]([0] * 4)
        """How many there are with none, one, two and more colours missing."""
        self.best: vec[i64] = vec[i64]([0] * 9)
        """By missing colours, up to two: most residents, hearts and income among them."""
        self.row_residents: vec[i64] = vec[i64]([0] * ROW)
        self.row_hearts: vec[i64] = vec[i64]([0] * ROW)
        """What each special in the row would give; what it does is left out where more than two colours are missing."""
        self.gift_residents: i64 = 0
        self.gift_hearts: i64 = 0
        """Of the one that promises most, times the chance to get it; in hundredths."""

        self.growth: i64 = 0
        """Residents and hearts that money will buy, in hundredths."""
        self.prospect: i64 = 0
        """Points at the end, if it does."""
        self.final: i64 = 0
        """The points with which this round can end, in sight of what lies there."""

    def look(self, state: HappyCityState, seat: Seat, rounds: i64, incomes: vec[i64]) -> None:
        city: City = state.cities[seat]
        self.size = city.size
        self.coins = city.coins
        self.has_turn = has_turn(state, seat)
        self.turns = rounds
        if self.has_turn:
            self.turns += 1
        self.count_symbols(state, city, seat, incomes)
        self.count_money(state, city)
        self.gift_residents = 0
        self.gift_hearts = 0
        self.ready = 0
        self.near = 0
        if self.turns > 0 and not city.took_special and city.size < SLOTS:
            self.look_at_specials(state, city, seat, rounds, incomes)
        self.look_ahead(state.rules, city, rounds)
        self.final = self.points
        if rounds == 0 and self.has_turn:
            self.final = self.best_last_turn(state, city, seat)

    def count_symbols(self, state: HappyCityState, city: City, seat: Seat, incomes: vec[i64]) -> None:
        rules: Rules = state.rules
        self.residents = city.residents
        self.hearts = city.hearts
        self.income = incomes[seat]
        self.dearer = 0
        if rules.expert:
            self.residents += city.effect.residents(state, seat, incomes)
            self.hearts += city.effect.hearts(state, seat, incomes)
        if city.monsters:
            self.residents -= state.count_acting(seat, LESS_RESIDENTS)
            self.hearts -= 2 * state.count_acting(seat, LESS_HEARTS)
            self.income = gained(state, seat, self.income)
            self.dearer = state.count_acting(seat, DEARER)
        self.points = together(rules.adding, self.residents, self.hearts)
        if rules.expert:
            self.points += self.afterwards(rules, city, self.points, incomes[seat])

    def afterwards(self, rules: Rules, city: City, points: i64, income: i64) -> i64:
        """What the special changes when all else is counted."""
        if rules.adding:
            return SUM_COUNTS * city.effect.after_scoring(points // SUM_COUNTS, income)
        return city.effect.after_scoring(points, income)

    def count_money(self, state: HappyCityState, city: City) -> None:
        self.purse = city.money() if city.tokens else city.coins
        if not self.has_turn:
            self.purse += self.income

    # Specials

    def look_at_specials(self, state: HappyCityState, city: City, seat: Seat, rounds: i64, incomes: vec[i64]) -> None:
        components: Components = state.rules.components
        self.clear_specials()
        most: i64 = 0
        for place in range(i64(len(state.specials))):
            special: CardNumber = state.specials[place]
            if special == NOTHING:
                continue
            residents: i64 = components.residents[special]
            hearts: i64 = components.hearts[special]
            income: i64 = components.income[special]
            missing: i64 = lacking(components.needs[special], city.colours)
            if state.rules.expert and missing <= 2:
                effect: Effect = state.rules.effects[special]
                residents += effect.residents(state, seat, incomes)
                hearts += effect.hearts(state, seat, incomes)
                income += effect.income(state, seat) + effect.income_if_lowest()
            self.row_residents[place] = residents
            self.row_hearts[place] = hearts
            self.note_special(place, missing, residents, hearts, income)
            if missing <= 2 and missing <= self.turns:
                joy: i64 = 100 * hearts + FOR_A_COIN * rounds * income
                most = self.hope_for(state, seat, missing, 100 * residents, joy, most)

    def clear_specials(self) -> None:
        for missing in range(i64(4)):
            self.by_missing[missing] = 0
        for number in range(i64(9)):
            self.best[number] = 0

    def note_special(self, place: i64, missing: i64, residents: i64, hearts: i64, income: i64) -> None:
        if missing > 2:
            self.by_missing[3] += 1
            return
        self.by_missing[missing] += 1
        if missing == 0:
            self.ready |= 1 << place
        elif missing == 1:
            self.near |= 1 << place
        self.best[3 * missing] = max(self.best[3 * missing], residents)
        self.best[3 * missing + 1] = max(self.best[3 * missing + 1], hearts)
        self.best[3 * missing + 2] = max(self.best[3 * missing + 2], income)

    def hope_for(self, state: HappyCityState, seat: Seat, missing: i64, people: i64, joy: i64, most: i64) -> i64:
        """Keep the special with the greatest hope, which is returned."""
        chance: i64 = CHANCE[missing]
        if missing == 0 and seat == state.actor:
            chance = 100
        if people + joy <= 0:
            joy = UNUSUAL
        hope: i64 = chance * (people + joy)
        if hope <= most:
            return most
        self.gift_residents = chance * people // 100
        self.gift_hearts = chance * joy // 100
        return hope

    # What it may come to

    def look_ahead(self, rules: Rules, city: City, rounds: i64) -> None:
        cards: i64 = SLOTS - city.size
        cards = min(cards, self.turns)
        money: i64 = self.purse + rounds * self.income - cards * self.dearer
        if not self.has_turn:
            money -= self.income
        self.growth = FOR_A_COIN * money
        self.growth = min(self.growth, ON_A_CARD * cards)
        self.growth = max(self.growth, 0)
        residents: i64 = 100 * self.residents + self.gift_residents
        hearts: i64 = 100 * self.hearts + self.gift_hearts
        if rules.adding:
            self.prospect = (together(True, residents, hearts) + SUM_COUNTS * self.growth) // 100
        else:
            self.prospect = balanced(residents, hearts, self.growth) // 10_000

    def best_last_turn(self, state: HappyCityState, city: City, seat: Seat) -> i64:
        """Points after the best purchase in sight, a special included."""
        best: i64 = self.points
        with_special: i64 = self.best_with_special(state, city, 0, 0, 0, 1)
        best = max(best, with_special)
        if city.size >= SLOTS:
            return best
        components: Components = state.rules.components
        for place in range(i64(CENTRAL + 3)):
            card: CardNumber = on_offer(state, place)
            if card == NOTHING or city.names >> card & 1 or self.price_of(state, city, seat, card) > self.purse:
                continue
            residents: i64 = components.residents[card]
            hearts: i64 = components.hearts[card]
            points: i64 = together(state.rules.adding, self.residents + residents, self.hearts + hearts)
            best = max(best, points)
            points = self.best_with_special(state, city, components.counters[card], residents, hearts, 2)
            best = max(best, points)
        return best

    def best_with_special(
        self, state: HappyCityState, city: City, colours: i64, residents: i64, hearts: i64, cards: i64
    ) -> i64:
        """Points with a special that the city can take, once it has grown by these."""
        best: i64 = 0
        if city.took_special or city.size + cards > SLOTS:
            return best
        needs: vec[i64] = state.rules.components.needs
        for place in range(i64(len(state.specials))):
            special: CardNumber = state.specials[place]
            if special == NOTHING or lacking(needs[special], city.colours + colours) > 0:
                continue
            points: i64 = together(
                state.rules.adding,
                self.residents + residents + self.row_residents[place],
                self.hearts + hearts + self.row_hearts[place],
            )
            best = max(best, points)
        return best

    def price_of(self, state: HappyCityState, city: City, seat: Seat, card: CardNumber) -> i64:
        if state.rules.expert and city.effect.changes_prices():
            return price(state, seat, card)
        return state.rules.components.cost[card] + self.dearer


def on_offer(state: HappyCityState, place: i64) -> CardNumber:
    """What lies in the centre, then the homes; NOTHING where there is none."""
    if place < CENTRAL:
        return state.central[place]
    if state.homes[place - CENTRAL] > 0:
        return HOMES + place - CENTRAL
    return NOTHING


def balanced(residents: i64, hearts: i64, growth: i64) -> i64:
    """Most growth makes up for what one of them lacks, the rest goes to both alike."""
    less: i64 = residents
    more: i64 = hearts
    if less > more:
        less = hearts
        more = residents
    fill: i64 = growth * 4 // 5
    fill = min(fill, more - less)
    rest: i64 = (growth - fill) >> 1
    return together(False, less + fill + rest, more + rest)


def count_incomes(state: HappyCityState, incomes: vec[i64]) -> None:
    """The income of every seat, as the rules compare them, into a list that is used again."""
    players: i64 = state.rules.players
    if not state.rules.expert:
        for seat in range(players):
            incomes[seat] = state.cities[seat].income
        return
    for seat in range(players):
        incomes[seat] = own_income(state, seat)
    for seat in range(players):
        bonus: i64 = state.cities[seat].effect.income_if_lowest()
        if bonus and is_lowest(incomes[:players], seat):
            incomes[seat] += bonus
            return
