"""What can be seen at the beginning of a turn, as features: see engine/judgement.py.

Everything that a player would count is there: symbols and money by the rounds that are left, the lead, the special
buildings by the colours that are still missing, what can be bought at the next turn, homes, who can close the match;
with expert rules what special buildings do, with Grozilla monsters, tokens and ruins.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.judgement import Judgement
from triopolis.engine.randomness import Generator
from triopolis.games.happy_city.actions import BUY_CARD, DISCARD_CARD
from triopolis.games.happy_city.components import (
    CENTRAL,
    DECKS,
    HOMES,
    SLOTS,
    BitSet,
    CardNumber,
    Components,
    counted,
)
from triopolis.games.happy_city.layout import (
    BALANCE,
    BEST_GAIN,
    BEST_HEARTS,
    BEST_INCOME,
    BEST_RESIDENTS,
    BOTH,
    CHARGES,
    CLOSING,
    COIN_LEAD,
    COINS,
    COLOUR,
    COLOURS_HELD,
    COMPLETES,
    CONTESTED,
    EFFECT,
    EFFECT_KIND,
    FACE_UP,
    FEATURES,
    FINAL_LEAD,
    GIFT,
    GREATER,
    GROWTH,
    HEARTS,
    HOME,
    INCOME,
    INCOME_LEAD,
    KIND_NEAR,
    KIND_READY,
    LEAD,
    LESSER,
    OTHER_SIZE,
    PART,
    PAYABLE,
    PHASE,
    PLAYERS,
    PROSPECT_LEAD,
    PURSE,
    RANK,
    RESIDENTS,
    ROLE,
    ROUND,
    ROUNDS_LEFT,
    SIZE,
    SIZE_LEAD,
    SPECIAL_HEARTS,
    SPECIAL_INCOME,
    SPECIAL_RESIDENTS,
    SPECIALS,
    SURE_END,
    SWITCHES,
    TIE,
    TOO_DEAR,
    TOOK_SPECIAL,
    capped,
    stepped,
)
from triopolis.games.happy_city.menace import write_monsters
from triopolis.games.happy_city.ranges import are_usual, effect_numbers, kind_numbers
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.state import BUY, DISCARD, MARKET, NOTHING, REVEAL, City, Rules
from triopolis.games.happy_city.survey import Survey, count_incomes, lacking, on_offer, rounds_left, together

LONG: Final[i64] = 13
WEARINESS: Final[i64] = 25
"""Beyond so many rounds a match drags on: with each, the weights are believed by so many thousandths less."""
FRESH_CARD: Final[i64] = 500
"""A card that is still to be turned up before buying, in thousandths of log odds."""


class HappyCityJudgement(Judgement[HappyCityState]):
    def __init__(self) -> None:
        super().__init__(FEATURES)
        self.surveys: list[Survey] = [Survey() for _ in range(5)]
        self.incomes: vec[i64] = vec[i64]([0] * 5)
        self.components: Components | None = None
        """Those that the following three are worked out for."""
        self.effects: vec[i64] = vec[i64]()
        self.kinds: vec[i64] = vec[i64]()
        self.usual: bool = False

    def quiet(self, state: HappyCityState) -> bool:
        """The beginning of a turn, where nothing lies in the centre too; and while markets are chosen."""
        stage: i64 = state.stage
        if stage == REVEAL:
            return cards_in_sight(state) == 0
        return stage in (DISCARD, MARKET)

    def meaning(self, state: HappyCityState, action: i64) -> i64:
        """With the card that lies there."""
        if action < DISCARD_CARD + CENTRAL:
            return action | state.central[action - DISCARD_CARD] + 1 << 8
        if BUY_CARD <= action < BUY_CARD + CENTRAL:
            return action | state.central[action - BUY_CARD] + 1 << 8
        return action

    def last_turn(self, state: HappyCityState) -> bool:
        return state.is_last_round()

    def skip_hidden(self, state: HappyCityState) -> i64:
        """Buy among what lies there."""
        if state.stage != REVEAL:
            return 0
        state.ask(BUY)
        return FRESH_CARD * (CENTRAL - cards_in_sight(state))

    def reorder_hidden(self, state: HappyCityState, rng: Generator) -> None:
        """As the dealer has it: what lies in a deck might as well lie in its discard."""
        for deck in range(i64(DECKS)):
            shuffle_unseen(state, deck, rng)
        state.box = state.box[:]
        rng.shuffle_part(state.box, 0, state.boxed)
        state.rng = Generator(rng.next32(), rng.next32(), rng.next32(), rng.next32())

    def trust(self, state: HappyCityState) -> i64:
        """Nothing forces an end (HC-15): two players who both wait for more would never come to one."""
        return max(i64(500), 1000 - WEARINESS * max(i64(0), state.round - LONG))

    def covers(self, state: HappyCityState) -> bool:
        self.prepare(state.rules.components)
        return self.usual

    def prepare(self, components: Components) -> None:
        if self.components is not components:
            self.components = components
            self.effects = effect_numbers(components)
            self.kinds = kind_numbers(components)
            self.usual = are_usual(components)

    def active(self, state: HappyCityState, place: i64, found: vec[i64]) -> i64:
        rules: Rules = state.rules
        rounds: i64 = rounds_left(state)
        count_incomes(state, self.incomes)
        for seat in range(rules.players):
            self.surveys[seat].look(state, seat, rounds, self.incomes)
        mine: Survey = self.surveys[place]
        city: City = state.cities[place]
        n: i64 = write_setting(state, mine, place, rounds, found)
        n = write_city(city, mine, rounds, found, n)
        n = self.write_leads(rules.players, place, rounds, found, n)
        if mine.turns > 0:
            n = write_market(state, city, mine, place, rounds, found, n)
            if not city.took_special and city.size < SLOTS:
                n = self.write_specials(state, mine, place, rounds, found, n)
        if rules.expert:
            n = self.write_effects(state, city, mine, rounds, found, n)
        if rules.grozilla:
            n = write_monsters(state, city, place, found, n)
        return n

    def write_leads(self, players: i64, place: i64, rounds: i64, found: vec[i64], n: i64) -> i64:
        """Against the best of the others, one number at a time."""
        mine: Survey = self.surveys[place]
        points: i64 = 0
        prospect: i64 = 0
        final: i64 = 0
        income: i64 = 0
        coins: i64 = 0
        size: i64 = 0
        ahead: i64 = 0
        they_move: bool = False
        they_close: bool = False
        for seat in range(players):
            if seat == place:
                continue
            other: Survey = self.surveys[seat]
            points = max(points, other.points)
            prospect = max(prospect, other.prospect)
            final = max(final, other.final)
            income = max(income, other.income)
            coins = max(coins, other.coins)
            size = max(size, other.size)
            if other.prospect > mine.prospect:
                ahead += 1
            they_move = they_move or other.has_turn
            they_close = they_close or can_close(other)
        lead: i64 = stepped(mine.points - points)
        phase: i64 = PHASE[rounds]
        part: i64 = PART[rounds]
        found[n] = OTHER_SIZE + size
        found[n + 1] = SIZE_LEAD + capped(mine.size - size + 4, 8)
        found[n + 2] = LEAD + 5 * lead + phase
        found[n + 3] = PROSPECT_LEAD + 5 * stepped(mine.prospect - prospect) + phase
        found[n + 4] = INCOME_LEAD + 3 * capped(mine.income - income + 5, 10) + part
        found[n + 5] = COIN_LEAD + 3 * capped(mine.coins - coins + 5, 10) + part
        found[n + 6] = RANK + ahead
        n += 7
        if rounds == 0:
            who: i64 = 0
            if mine.has_turn:
                who = 2 if they_move else 1
            found[n] = FINAL_LEAD + 3 * stepped(mine.final - final) + who
            found[n + 1] = TIE + capped(mine.coins - coins + 1, 2)
            n += 2
        sign: i64 = capped(mine.points - points + 1, 2)
        if can_close(mine):
            found[n] = CLOSING + sign
            n += 1
        if they_close:
            found[n] = CLOSING + 3 + sign
            n += 1
        return n

    def write_specials(
        self, state: HappyCityState, mine: Survey, place: i64, rounds: i64, found: vec[i64], n: i64
    ) -> i64:
        for missing in range(i64(4)):
            found[n] = SPECIALS + 4 * missing + capped(mine.by_missing[missing], 3)
            n += 1
        part: i64 = PART[rounds]
        for missing in range(i64(3)):
            if mine.by_missing[missing] > 0:
                found[n] = SPECIAL_RESIDENTS + 5 * missing + capped(mine.best[3 * missing], 4)
                found[n + 1] = SPECIAL_HEARTS + 5 * missing + capped(mine.best[3 * missing + 1], 4)
                income: i64 = capped(mine.best[3 * missing + 2], 3)
                found[n + 2] = SPECIAL_INCOME + 12 * missing + 3 * income + part
                n += 3
        found[n] = GIFT + capped((mine.gift_residents + mine.gift_hearts) // 50, 9)
        contested: BitSet = 0
        for seat in range(state.rules.players):
            if seat != place:
                contested |= self.surveys[seat].ready | self.surveys[seat].near
        shared: i64 = capped(bits.size(contested & (mine.ready | mine.near)), 2)
        found[n + 1] = CONTESTED + 2 * shared + (1 if place == state.actor else 0)
        return n + 2

    def write_effects(
        self, state: HappyCityState, city: City, mine: Survey, rounds: i64, found: vec[i64], n: i64
    ) -> i64:
        """What the special of a city does, or what those in its reach would do."""
        self.prepare(state.rules.components)
        if city.special != NOTHING:
            found[n] = EFFECT + self.effects[city.special]
            found[n + 1] = EFFECT_KIND + 3 * self.kinds[city.special] + PART[rounds]
            found[n + 2] = CHARGES + capped(city.charges, 2)
            return n + 3
        n = self.write_kinds(state, mine.ready, KIND_READY, found, n)
        return self.write_kinds(state, mine.near, KIND_NEAR, found, n)

    def write_kinds(self, state: HappyCityState, places: BitSet, first: i64, found: vec[i64], n: i64) -> i64:
        kinds: BitSet = 0
        while places:
            kinds |= 1 << self.kinds[state.specials[bits.lowest(places)]]
            places &= places - 1
        while kinds:
            found[n] = first + bits.lowest(kinds)
            kinds &= kinds - 1
            n += 1
        return n


# Small things


def cards_in_sight(state: HappyCityState) -> i64:
    cards: i64 = 0
    for place in range(i64(CENTRAL)):
        if state.central[place] != NOTHING:
            cards += 1
    return cards


def can_close(survey: Survey) -> bool:
    """The next turn may fill the city."""
    if survey.turns == 0:
        return False
    return survey.size == SLOTS - 1 or (survey.size == SLOTS - 2 and (survey.ready | survey.near) != 0)


def shuffle_unseen(state: HappyCityState, deck: i64, rng: Generator) -> None:
    left: i64 = state.left[deck]
    first: i64 = state.rules.deck_start[deck]
    gap: i64 = state.rules.deck_start[deck + 1] - first - left - state.discarded[deck]
    for number in range(left + state.discarded[deck] - 1, i64(0), i64(-1)):
        other: i64 = rng.below(number + 1)
        here: i64 = first + number + (gap if number >= left else i64(0))
        there: i64 = first + other + (gap if other >= left else i64(0))
        kept: CardNumber = state.piles[here]
        state.piles[here] = state.piles[there]
        state.piles[there] = kept


# The groups


def write_setting(state: HappyCityState, mine: Survey, place: i64, rounds: i64, found: vec[i64]) -> i64:
    rules: Rules = state.rules
    found[0] = PLAYERS + rules.players - 2
    found[1] = ROLE + 4 * role(state, mine, place) + capped(rounds, 3)
    found[2] = ROUNDS_LEFT + rounds
    found[3] = ROUND + capped(state.round, 12)
    n: i64 = 4
    if rules.expert:
        found[n] = SWITCHES
        n += 1
    if rules.adding:
        found[n] = SWITCHES + 1
        n += 1
    if rules.grozilla:
        found[n] = SWITCHES + 2
        n += 1
    if rules.round_limit:
        found[n] = SWITCHES + 3
        n += 1
    if state.is_last_round():
        found[n] = SURE_END + (1 if mine.has_turn else 0)
        n += 1
    return n


def role(state: HappyCityState, mine: Survey, place: i64) -> i64:
    """Waiting for the next round or for this one, or to move, as the last one of the round or not."""
    if place != state.actor:
        return 1 if mine.has_turn else 0
    return 2 if state.next_seat(place) == state.first else 3


def write_city(city: City, mine: Survey, rounds: i64, found: vec[i64], n: i64) -> i64:
    phase: i64 = PHASE[rounds]
    part: i64 = PART[rounds]
    residents: i64 = mine.residents
    hearts: i64 = mine.hearts
    found[n] = SIZE + mine.size
    found[n + 1] = TOOK_SPECIAL + phase + (5 if city.took_special else 0)
    found[n + 2] = RESIDENTS + 5 * capped(residents, 12) + phase
    found[n + 3] = HEARTS + 5 * capped(hearts, 12) + phase
    found[n + 4] = BOTH + 11 * capped(residents, 10) + capped(hearts, 10)
    found[n + 5] = BALANCE + capped(hearts - residents + 6, 12)
    found[n + 6] = LESSER + 5 * capped(min(residents, hearts), 9) + phase
    found[n + 7] = GREATER + 5 * capped(max(residents, hearts), 13) + phase
    found[n + 8] = COINS + 3 * capped(mine.coins, 15) + part
    found[n + 9] = INCOME + 9 * capped(mine.income, 11) + rounds
    found[n + 10] = GROWTH + capped(mine.growth // 50, 20)
    n += 11
    if mine.turns > 0:
        found[n] = PURSE + 3 * capped(mine.purse, 15) + part
        n += 1
    held: i64 = 0
    for colour in range(i64(5)):
        count: i64 = counted(city.colours, colour)
        if count > 0:
            found[n] = COLOUR + 3 * colour + capped(count - 1, 2)
            n += 1
            held += 1
    found[n] = COLOURS_HELD + held
    return n + 1


def write_market(
    state: HappyCityState, city: City, mine: Survey, place: i64, rounds: i64, found: vec[i64], n: i64
) -> i64:
    """What could be bought at the next turn."""
    components: Components = state.rules.components
    moving: i64 = 1 if place == state.actor else 0
    late: i64 = 1 if rounds <= 1 else 0
    payable: i64 = 0
    too_dear: i64 = 0
    residents: i64 = 0
    hearts: i64 = 0
    income: i64 = 0
    gain: i64 = 0
    completes: bool = False
    for offer in range(i64(CENTRAL + 3)):
        card: CardNumber = on_offer(state, offer)
        if offer >= CENTRAL:
            found[n] = HOME + 10 * (offer - CENTRAL) + 2 * home_status(state, city, mine, place, offer) + late
            n += 1
        if card == NOTHING or city.names >> card & 1:
            continue
        gap: i64 = mine.price_of(state, city, place, card) - mine.purse
        if gap > 0:
            if offer < CENTRAL and gap <= 3:
                too_dear += 1
            continue
        points: i64 = together(
            state.rules.adding, mine.residents + components.residents[card], mine.hearts + components.hearts[card]
        )
        gain = max(gain, points - mine.points)
        if mine.near and not completes:
            completes = completes_one(state, city, mine.near, components.counters[card])
        if offer < CENTRAL:
            payable += 1
            residents = max(residents, components.residents[card])
            hearts = max(hearts, components.hearts[card])
            income = max(income, components.income[card])
    found[n] = FACE_UP + 2 * cards_in_sight(state) + moving
    found[n + 1] = PAYABLE + 2 * payable + moving
    found[n + 2] = BEST_RESIDENTS + 2 * capped(residents, 3) + moving
    found[n + 3] = BEST_HEARTS + 2 * capped(hearts, 3) + moving
    found[n + 4] = BEST_INCOME + 2 * capped(income, 3) + moving
    found[n + 5] = BEST_GAIN + 2 * (stepped(gain) - 6) + moving
    found[n + 6] = TOO_DEAR + 2 * too_dear + moving
    n += 7
    if completes:
        found[n] = COMPLETES + moving
        n += 1
    return n


def home_status(state: HappyCityState, city: City, mine: Survey, place: i64, offer: i64) -> i64:
    """Owned, gone, payable at the next turn or a round later, or dearer."""
    card: CardNumber = HOMES + offer - CENTRAL
    if city.names >> card & 1:
        return 0
    if state.homes[offer - CENTRAL] == 0:
        return 1
    gap: i64 = mine.price_of(state, city, place, card) - mine.purse
    if gap <= 0:
        return 2
    return 3 if gap <= mine.income else 4


def completes_one(state: HappyCityState, city: City, near: BitSet, counters: i64) -> bool:
    """A card of these colours brings a special within reach."""
    needs: vec[i64] = state.rules.components.needs
    while near:
        if lacking(needs[state.specials[bits.lowest(near)]], city.colours + counters) == 0:
            return True
        near &= near - 1
    return False


ROOM = HappyCityJudgement
