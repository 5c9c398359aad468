"""What must hold in every position."""

from __future__ import annotations

from triopolis.engine.rooms import Checks
from triopolis.games.point_city.components import CIVIC, DOUBLE, INGENUITY, PRODUCTION, SIDES
from triopolis.games.point_city.counters import count, pack
from triopolis.games.point_city.game import PointCity
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.state import EMPTY, City
from triopolis.games.point_city.view import cards_of


class PointCityChecks(Checks[PointCityState]):
    def __init__(self, game: PointCity) -> None:
        """A position knows its components; no more is needed of the game."""

    def broken_invariants(self, state: PointCityState) -> list[str]:
        return [*_lost_cards(state), *_lost_tokens(state), *_wrong_counts(state), *_wrong_table(state)]


def _lost_cards(state: PointCityState) -> list[str]:
    """Every card is in one place: pile, market, a city, or taken as a resource and then unspent or spent."""
    broken = []
    deck = list(state.deck)
    if len(set(deck)) != len(deck):
        broken.append("a card is twice in the deck")
    elsewhere = [card for card in state.market if card != EMPTY]
    elsewhere += [card for city in state.cities for card in city.built()]
    if len(set(elsewhere)) != len(elsewhere):
        broken.append("a card lies in two places")
    out = deck[: state.drawn]
    if not set(elsewhere) <= set(out):
        broken.append("a card lies open that has not left the pile")
    taken = [0] * SIDES
    for card in set(out) - set(elsewhere):
        taken[state.components.side[card]] += 1
    if taken != _resource_cards(state):
        broken.append(f"resource cards taken {taken}, in supplies or spent {_resource_cards(state)}")
    return broken


def _resource_cards(state: PointCityState) -> list[int]:
    """Unspent and spent cards by resource side, without the starting cards."""
    cards = [0] * SIDES
    supplies = [(city.singles, city.doubles) for city in state.cities]
    for singles, doubles in [*supplies, (state.spent_singles, state.spent_doubles)]:
        for which in range(6):
            cards[which] += int(count(singles, which))
        for which in range(5):
            cards[which + DOUBLE] += int(count(doubles, which))
    cards[INGENUITY] -= int(state.players)
    return cards


def _lost_tokens(state: PointCityState) -> list[str]:
    owned = [token for city in state.cities for token in cards_of(int(city.tokens))]
    everywhere = sorted(owned + cards_of(int(state.tokens_left)))
    return [] if everywhere == sorted(state.token_row) else [f"tokens {everywhere} of {sorted(state.token_row)}"]


def _wrong_counts(state: PointCityState) -> list[str]:
    broken = []
    for place, city in enumerate(state.cities):
        if _recount(state, city) != (city.permanents, city.points, city.plain, city.token_count):
            broken.append(f"the counts of city {place} are not those of its buildings and tokens")
        civic = sum(state.components.kind[card] == CIVIC for card in city.built())
        if city.token_count > civic:
            broken.append(f"city {place} has more tokens than civic buildings")
        if city.starting > city.ingenuity():
            broken.append(f"city {place} has its starting card, but no ingenuity")
        if any(count(city.singles, which) > 127 or count(city.doubles, which) > 127 for which in range(6)):
            broken.append(f"city {place} has a negative supply")
    return broken


def _recount(state: PointCityState, city: City) -> tuple[int, int, int, int]:
    permanents, plain, points = [0] * 5, 0, 0
    for card in city.built():
        points += int(state.components.points[card])
        if state.components.kind[card] == PRODUCTION:
            permanents[state.components.produces[card]] += 1
            plain += state.components.points[card] == 0
    return int(pack(permanents)), points, plain, int(city.tokens).bit_count()


def _wrong_table(state: PointCityState) -> list[str]:
    broken = []
    empty = [cell for cell in range(16) if state.market[cell] == EMPTY]
    if state.actor < 0:
        turns = 34 if state.automa else 17 * state.players
        if state.turn != turns:
            broken.append(f"{state.turn} turns instead of {turns}")
        if state.pile() != 0 or len(empty) not in (0, 2):
            broken.append(f"ended with {state.pile()} in the pile and {len(empty)} empty cells")
    elif len(empty) != 2 * (state.stage != 0):
        broken.append(f"{len(empty)} empty cells at stage {state.stage}")
    if state.pile() % 2:
        broken.append("an odd pile")
    return broken


ROOM = PointCityChecks
