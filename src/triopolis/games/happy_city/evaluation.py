"""What a position is worth to a player, in points at the end.

What counts, in a player's words:

- residents and hearts as they would be counted now, monsters and the special building included;
- money: the coins I have and the income of the rounds that are left, turned into residents and hearts by the cards
  that I still have time and room to buy;
- balance: that growth goes to whichever of the two I have less of, since they are multiplied (the junior game adds);
- the best special building on the table, the less the more colours it still asks for;
- stop-zilla tokens as part of the money, and what special buildings save or bring in;
- in my own turn the best thing I can buy right now, and every card that is still to be turned up.

The match lasts until a city has ten cards, so the largest city says how many rounds are left. Everything looked at lies
open: no deck, no discard, no box of specials.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.contract import Evaluator
from triopolis.games.happy_city.components import CENTRAL, DEARER, HOMES, SLOTS, counted
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import Tally, gained, incomes, price, tally
from triopolis.games.happy_city.specials import EasterIsland
from triopolis.games.happy_city.state import (
    LOUVRE,
    MARKET,
    NOTHING,
    PAY,
    PYRAMID,
    SPHINX,
    City,
    Effect,
)

FOR_A_COIN: Final[float] = 0.4
"""Residents or hearts for a coin: two for four or five coins, three for eight."""
ON_A_CARD: Final[float] = 2.5
"""No more than this on a card, however much money there is: good cards have two, the dearest ones three."""
STEERED: Final[float] = 0.8
"""The share of all growth that can go where it is lacking: the cards to buy do not always have the right symbols."""
USUAL_ROUNDS: Final[float] = 9.0
"""A match takes about so many rounds: who waits for better cards has fewer turns left to buy them."""
COLOUR_MISSING: Final[float] = 0.6
"""With each colour that a special building asks for and the city lacks, the chance of getting it falls to this."""
NOT_MINE_YET: Final[float] = 0.9
"""Somebody else may take a special building that is within reach before the next turn."""
UNUSUAL: Final[float] = 1.0
"""What a special building without residents, hearts or income does, as so many hearts."""
FRESH_CARD: Final[float] = 0.5
"""Points for a card to be turned up before buying: it may be better than all that lie there."""
FREE_CARD: Final[float] = 6.0
"""Coins saved by a free card."""
COPIED_INCOME: Final[float] = 3.0
"""Coins that copying an opponent's income brings."""


class HappyCityEvaluator(Evaluator[HappyCityState]):
    def value(self, state: HappyCityState, seat: i64) -> float:
        if state.actor < 0 or state.stage in (SPHINX, PYRAMID):
            return float(state.scores()[int(seat)])
        if not about_to_buy(state, seat):
            return prospects(state, seat)
        if state.stage == PAY:
            trial = state.copy()
            with_card(trial, seat, state.cities[seat], state.buying, state.owing)
            return prospects(trial, seat)
        return best_purchase(state, seat)


def about_to_buy(state: HappyCityState, seat: i64) -> bool:
    """It is this seat's turn and it has not bought yet."""
    return seat == state.current and not state.bought and state.stage not in (MARKET, LOUVRE)


# Time


def has_turn(state: HappyCityState, seat: i64) -> bool:
    """The seat still has its turn in this round, or is before its purchase."""
    if state.stage in (MARKET, LOUVRE):
        return True
    if seat == state.current:
        return not state.bought
    players: i64 = state.rules.players
    return (seat - state.first) % players > (state.current - state.first) % players


def rounds_left(state: HappyCityState) -> float:
    """Rounds after this one, as the largest city has it; fewer, the longer the match has taken."""
    rounds: float = max(1.0, USUAL_ROUNDS - float(state.round))
    if state.rules.round_limit:
        rounds = min(rounds, float(state.rules.round_limit - state.round))
    for seat in range(state.rules.players):
        city: City = state.cities[seat]
        if city.size >= SLOTS:
            return 0.0
        missing: float = float(SLOTS - city.size)
        if not city.took_special:
            missing -= 1.0
        needed: float = max(1.0, missing)
        if has_turn(state, seat):
            needed -= 1.0
        rounds = min(rounds, needed)
    return rounds


# Buying now


def best_purchase(state: HappyCityState, seat: i64) -> float:
    """What the seat may expect after the best purchase in sight, or after taking a coin."""
    trial = state.copy()
    city: City = state.cities[seat]
    trial.cities[seat] = city.copy()
    trial.cities[seat].coins += state.coins_for_nothing(seat)
    trial.bought = True
    best: float = prospects(trial, seat)
    hidden: i64 = 0
    for place in range(i64(CENTRAL)):
        if state.central[place] == NOTHING:
            hidden += 1
        else:
            best = max(best, after_buying(state, trial, seat, state.central[place]))
    for stack in range(i64(3)):
        if state.homes[stack] > 0:
            best = max(best, after_buying(state, trial, seat, HOMES + stack))
    return best + FRESH_CARD * float(hidden)


def after_buying(state: HappyCityState, trial: HappyCityState, seat: i64, card: i64) -> float:
    """What the seat may expect if it buys a card; nothing if it cannot."""
    city: City = state.cities[seat]
    cost: i64 = price(state, seat, card)
    if city.size >= SLOTS or city.names >> card & 1 or cost > city.money():
        return 0.0
    with_card(trial, seat, city, card, cost)
    return prospects(trial, seat)


def with_card(trial: HappyCityState, seat: i64, city: City, card: i64, cost: i64) -> None:
    """Give the seat its city with one more card; coins may run short by what tokens will pay."""
    grown: City = city.copy()
    grown.put(trial.rules.components, grown.size, card)
    grown.size += 1
    grown.coins -= cost
    if city.effect.next_is_free(city):
        grown.charges -= 1
    trial.cities[seat] = grown
    trial.bought = True


# What a city will come to


def prospects(state: HappyCityState, seat: i64) -> float:
    """Points at the end, if money becomes residents and hearts as it usually does."""
    city: City = state.cities[seat]
    all_incomes: vec[i64] = incomes(state)
    counted_now: Tally = tally(state, seat, all_incomes)
    rounds: float = rounds_left(state)
    turns: float = rounds
    if has_turn(state, seat):
        turns += 1.0
    my_turn: bool = seat == state.current
    if turns <= 0.0 and not (my_turn and not city.took_special):
        return float(counted_now.total)
    residents: float = float(city.residents + counted_now.special_residents - counted_now.lost_residents)
    hearts: float = float(city.hearts + lasting(city.effect, counted_now.special_hearts) - counted_now.lost_hearts)
    if not city.took_special and city.size < SLOTS:
        gift: tuple[float, float] = special_in_reach(state, seat, all_incomes, rounds, turns)
        residents += gift[0]
        hearts += gift[1]
    cards: float = min(turns, float(SLOTS - city.size))
    money: float = money_to_spend(state, seat, all_incomes[seat], rounds, cards)
    growth: float = max(0.0, min(ON_A_CARD * cards, FOR_A_COIN * money))
    points: float = together(state.rules.adding, residents, hearts, growth)
    return points + float(city.effect.after_scoring(i64(points), all_incomes[seat]))


def together(adding: bool, residents: float, hearts: float, growth: float) -> float:
    """Most growth makes up for what one of them lacks, the rest goes to both alike; neither counts below nothing."""
    if adding:
        return max(0.0, residents) + max(0.0, hearts) + growth
    less: float = min(residents, hearts)
    more: float = max(residents, hearts)
    fill: float = min(STEERED * growth, more - less)
    less += fill
    rest: float = (growth - fill) / 2.0
    return max(0.0, less + rest) * max(0.0, more + rest)


def money_to_spend(state: HappyCityState, seat: i64, income: i64, rounds: float, cards: float) -> float:
    """Coins, tokens and income to come; what special buildings save and monsters take."""
    city: City = state.cities[seat]
    effect: Effect = city.effect
    money: float = float(city.money()) + rounds * float(gained(state, seat, income))
    money -= cards * float(state.count_acting(seat, DEARER))
    saved: i64 = 0
    for colour in range(i64(5)):
        saved += effect.discount(1 << colour)
    money += cards * float(saved) / 5.0
    if effect.next_is_free(city):
        money += FREE_CARD
    if effect.copies_income():
        money += COPIED_INCOME * min(float(city.charges), rounds)
    return money


# Special buildings


def special_in_reach(
    state: HappyCityState, seat: i64, all_incomes: vec[i64], rounds: float, turns: float
) -> tuple[float, float]:
    """Residents and hearts of the special building that promises most, times the chance to get it."""
    components = state.rules.components
    best: float = 0.0
    residents: float = 0.0
    hearts: float = 0.0
    for special in state.specials:
        if special == NOTHING:
            continue
        chance: float = chance_to_take(state, seat, special, turns)
        if chance <= 0.0:
            continue
        effect: Effect = state.rules.effects[special]
        people: float = float(components.residents[special] + effect.residents(state, seat, all_incomes))
        joy: float = float(components.hearts[special] + lasting(effect, effect.hearts(state, seat, all_incomes)))
        joy += FOR_A_COIN * rounds * float(components.income[special] + effect.income(state, seat))
        if people + joy <= 0.0:
            joy = UNUSUAL
        if chance * (people + joy) > best:
            best = chance * (people + joy)
            residents = chance * people
            hearts = chance * joy
    return residents, hearts


def lasting(effect: Effect, hearts: i64) -> i64:
    """Hearts that a special gives now and will still give at the end: not those for a city that stays small."""
    return 0 if isinstance(effect, EasterIsland) else hearts


def chance_to_take(state: HappyCityState, seat: i64, special: i64, turns: float) -> float:
    """Certain in one's own turn with all colours there; less with every colour that is missing."""
    city: City = state.cities[seat]
    missing: i64 = 0
    for colour in range(i64(5)):
        needed: i64 = counted(state.rules.components.needs[special], colour)
        missing += max(i64(0), needed - counted(city.colours, colour))
    if missing == 0 and seat == state.current:
        return 1.0
    if float(missing) >= turns:
        return 0.0
    chance: float = NOT_MINE_YET
    while missing > 0:
        chance *= COLOUR_MISSING
        missing -= 1
    return chance


ROOM = HappyCityEvaluator
