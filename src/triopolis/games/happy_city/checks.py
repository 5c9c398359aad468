"""What must hold in every position."""

from __future__ import annotations

from collections import Counter

from triopolis.engine.rooms import Checks
from triopolis.games.happy_city.components import COLOURS, DECKS, HOMES, MARKETS, MONSTERS, SLOTS, counted
from triopolis.games.happy_city.endgame import act_as
from triopolis.games.happy_city.game import HappyCity
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.state import NOTHING, RUIN, City, empty_city
from triopolis.games.happy_city.telling.sheets import breakdown


class HappyCityChecks(Checks[HappyCityState]):
    def __init__(self, game: HappyCity) -> None:
        pass

    def broken_invariants(self, state: HappyCityState) -> list[str]:
        return [
            *_lost_cards(state),
            *_lost_tokens(state),
            *(problem for seat, city in enumerate(state.cities) for problem in _wrong_city(state, seat, city)),
            *_wrong_points(state),
            *_wrong_choices(state),
        ]


ROOM = HappyCityChecks


def _lost_cards(state: HappyCityState) -> list[str]:
    """Every card is in one place: deck, discard, centre, stack, row, box, city, before one, out of the game."""
    rules, draft = state.rules, state.round == 0
    wanted: Counter[int] = Counter(int(card) for card in rules.piles)
    wanted.update(int(special) for special in rules.specials)
    wanted.update({int(HOMES) + stack: int(rules.players) - 1 for stack in range(3)})
    counted_cards = Counter(int(card) for card in state.piles if card != NOTHING)
    counted_cards.update(int(card) for row in (state.central, state.specials) for card in row if card != NOTHING)
    counted_cards.update(int(card) for card in state.box[: state.boxed])
    counted_cards.update(_copied_from_box(state))
    counted_cards.update({int(HOMES) + stack: int(left) for stack, left in enumerate(state.homes)})
    counted_cards.update(state.gone)
    if state.incoming != NOTHING:
        counted_cards[int(MONSTERS + state.incoming)] += 1
    for city in state.cities:
        counted_cards.update(int(city.slots[slot]) % int(RUIN) for slot in range(city.size))
        counted_cards.update(int(MONSTERS) + monster for monster in range(5) if city.monsters >> monster & 1)
    for market in range(int(MARKETS), int(MARKETS) + 6):
        if counted_cards[market] > (int(rules.players) if market == MARKETS else 1):
            return [f"{counted_cards[market]} markets of one side"]
        del counted_cards[market]
    missing = +counted_cards != +wanted
    sizes = [len([card for card in _part(state, deck) if card != NOTHING]) for deck in range(DECKS)]
    counts = [int(state.left[deck] + state.discarded[deck]) for deck in range(DECKS)]
    problems = [f"cards missing {wanted - counted_cards}, too many {counted_cards - wanted}"] if missing else []
    if sizes != counts:
        problems.append(f"decks have {sizes} cards and count {counts}")
    if not draft and any(city.size == 0 for city in state.cities):
        problems.append("a city without a market")
    return problems


def _copied_from_box(state: HappyCityState) -> set[int]:
    """Specials that a Sphinx has drawn: they act, but stand in no city."""
    standing = {int(city.slots[slot]) % int(RUIN) for city in state.cities for slot in range(city.size)}
    return {int(city.special) for city in state.cities if city.special != NOTHING} - standing


def _part(state: HappyCityState, deck: int) -> list[int]:
    start, end = state.rules.deck_start[deck], state.rules.deck_start[deck + 1]
    return [int(card) for card in state.piles[start:end]]


def _lost_tokens(state: HappyCityState) -> list[str]:
    wanted = 3 if state.rules.grozilla else 0
    for place, colour in enumerate(COLOURS):
        held = [counted(city.tokens, place) for city in state.cities]
        total = counted(state.tokens, place) + counted(state.spent, place) + sum(held)
        if total != wanted:
            return [f"{total} {colour} tokens"]
    return []


def _wrong_city(state: HappyCityState, seat: int, city: City) -> list[str]:
    """What a city keeps count of, counted again from its slots."""
    broken, rules, again = [], state.rules, empty_city()
    for slot in range(city.size):
        if city.slots[slot] < RUIN:
            again.put(rules.components, slot, city.slots[slot])
    names = [int(city.slots[slot]) for slot in range(city.size) if city.slots[slot] < RUIN]
    if city.size > SLOTS or any(city.slots[slot] != NOTHING for slot in range(city.size, SLOTS)):
        broken.append(f"city {seat} has {city.size} cards")
    if len(names) != len(set(names)):
        broken.append(f"city {seat} has two of a name")
    if sum(int(card) % int(RUIN) in rules.specials for card in city.slots) > 1:
        broken.append(f"city {seat} has two specials")
    if (again.names, again.colours, again.multicolour) != (city.names, city.colours, city.multicolour):
        broken.append(f"city {seat} miscounts its names or colours")
    if city.special != NOTHING and city.special not in city.slots:
        act_as(state, again, city.special)
    if (again.income, again.residents, again.hearts) != (city.income, city.residents, city.hearts) or city.coins < 0:
        broken.append(f"city {seat} miscounts its symbols or coins")
    if city.monster != NOTHING and not city.monsters >> city.monster & 1:
        broken.append(f"the monster before city {seat} does not act")
    return broken


def _wrong_points(state: HappyCityState) -> list[str]:
    scores = state.scores()
    sheets = [sheet.total for sheet in breakdown(state)]
    return [] if scores == sheets and min(scores) >= 0 else [f"scores {scores}, score sheets {sheets}"]


def _wrong_choices(state: HappyCityState) -> list[str]:
    """What is offered is what is legal, and never a choice that is none."""
    if state.actor < 0:
        full = any(city.size == SLOTS for city in state.cities)
        return [] if full or state.round == state.rules.round_limit else ["ended before a city was full"]
    if state.choices != state.legal():
        return [f"offers {state.choices:b}, legal {state.legal():b}"]
    return [] if len(state.actions()) > 1 else [f"asks although there is one choice: {state.actions()}"]
