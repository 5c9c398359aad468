"""What every player would receive if the next income phase came now, and why."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from triopolis.engine import bits
from triopolis.engine.contract import Event, Log
from triopolis.games.happy_city.actions import COPY_INCOME
from triopolis.games.happy_city.components import LESS_INCOME, MONSTERS
from triopolis.games.happy_city.events import CoinTaken, Gained, IncomeCopied
from triopolis.games.happy_city.income import choose_income, collect
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import gained, incomes


class IncomePart(msgspec.Struct, frozen=True):
    """So many coins because of one card: a building of the city, its special, its monster, another's special."""

    card: str
    coins: int


class IncomePreview(msgspec.Struct, frozen=True, kw_only=True):
    income: int
    """As it is compared and copied: printed, and from the special."""
    coins: int
    """What the purse gains (or loses) in all; for a Louvre the best choice."""
    parts: list[IncomePart]
    """They add up to the coins."""


def preview_incomes(state: HappyCityState) -> list[IncomePreview]:
    all_incomes = [int(income) for income in incomes(state)]
    events = _phase(state, all_incomes)
    previews = []
    for seat, income in enumerate(all_incomes):
        parts = [*_own_parts(state, seat, income), *_other_parts(state, seat, events)]
        previews.append(IncomePreview(income=income, coins=sum(part.coins for part in parts), parts=parts))
    return previews


def _phase(state: HappyCityState, all_incomes: list[int]) -> list[Event]:
    """What happens in an income phase in which every Louvre copies the highest income."""
    after, log = state.copy(), Log()
    settled = collect(after, log)
    while not settled:
        best = max(after.actions(), key=lambda action: all_incomes[action - int(COPY_INCOME)])
        settled = choose_income(after, best, log)
    return log.events


def _own_parts(state: HappyCityState, seat: int, income: int) -> Iterator[IncomePart]:
    """Card by card, the special, and what a monster takes."""
    city, components = state.cities[seat], state.rules.components
    for slot in range(city.size):
        card = city.standing(slot)
        if card >= 0 and components.income[card]:
            yield IncomePart(components.ids[card], int(components.income[card]))
    if income != city.income:
        yield IncomePart(components.ids[city.special], income - int(city.income))
    lost = income - int(gained(state, seat, income))
    if lost:
        monster = bits.lowest(state.acting(seat, LESS_INCOME))
        yield IncomePart(components.ids[MONSTERS + monster], -lost)


def _other_parts(state: HappyCityState, seat: int, events: list[Event]) -> Iterator[IncomePart]:
    """What specials move besides incomes."""
    for event in events:
        fact = event.public
        if isinstance(fact, Gained | IncomeCopied | CoinTaken):
            special = state.rules.components.ids[state.cities[event.seat].special]
            if event.seat == seat:
                yield IncomePart(special, fact.coins)
            elif isinstance(fact, CoinTaken) and fact.from_ == seat:
                yield IncomePart(special, -fact.coins)
