"""Lantern Harbour's views as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lantern_harbour.components import BAY, BERTHS, CRATES, GOODS, NOTHING, QUAY
from lantern_harbour.game import LanternHarbour
from lantern_harbour.state import HAND_LIMIT, STAGES
from lantern_harbour.view import LanternView
from triopolis.engine.observation import PER_PLACE, PER_SEAT, Part, common_parts

VERSION: Final = 1
KINDS: Final = len(CRATES)

LanternPart = Part[LanternView]


def parts(game: LanternHarbour) -> list[LanternPart]:
    return [*common_parts(STAGES), *_table(game), *_places(game)]


def _table(game: LanternHarbour) -> list[LanternPart]:
    ships = len(game.ships)
    return [
        Part(
            name="rules",
            shape=(2,),
            meaning="storehouses are played with; points the lamplighter scores beyond the usual ones for each ship",
            numbers=lambda view, seat: [int(view.storehouses), max(0, view.lamplighter)],
            most=2,
        ),
        Part(
            name="quay",
            shape=(QUAY, KINDS),
            meaning=f"1 at the crate at each place: {', '.join(CRATES)}",
            counted=lambda view, seat: _placed(view.quay, KINDS),
        ),
        Part(
            name="bag",
            shape=(1,),
            meaning="crates left in the bag",
            numbers=lambda view, seat: [view.bag],
            most=99,
            unit=20,
        ),
        Part(
            name="loaded",
            shape=(KINDS,),
            meaning="crates given for ships, by kind",
            numbers=lambda view, seat: view.loaded,
            most=99,
            unit=10,
        ),
        Part(
            name="bay",
            shape=(BAY, ships),
            meaning="1 at the ship at each place, by its row in ships.csv",
            counted=lambda view, seat: _placed(view.bay, ships),
        ),
        Part(
            name="cargo",
            shape=(BAY, len(GOODS)),
            meaning=f"what those ships ask for: {', '.join(GOODS)}",
            numbers=lambda view, seat: _cargo(game, view),
            most=HAND_LIMIT,
            unit=3,
        ),
        Part(
            name="at_sea",
            shape=(ships,),
            meaning="ships that were sent away",
            counted=lambda view, seat: view.at_sea,
        ),
    ]


def _places(game: LanternHarbour) -> list[LanternPart]:
    ships = len(game.ships)
    return [
        Part(
            name="harbours",
            shape=(BERTHS, ships),
            per=PER_PLACE,
            meaning="1 at the ship at each berth, row by row",
            counted=lambda view, place: _placed(view.harbours[place], ships),
        ),
        Part(
            name="hand",
            shape=(KINDS,),
            meaning="the crates in your hand, by kind",
            numbers=lambda view, seat: view.hands[seat].crates or [],
            most=HAND_LIMIT,
        ),
        Part(
            name="known_hands",
            shape=(KINDS,),
            per=PER_PLACE,
            meaning="of each hand the crates that everyone has seen, by kind",
            numbers=lambda view, place: view.hands[place].known,
            most=99,
        ),
        Part(
            name="hidden_hands",
            shape=(1,),
            per=PER_SEAT,
            meaning="how many more crates each hand has",
            numbers=lambda view, seat: [view.hands[seat].hidden],
            most=HAND_LIMIT,
        ),
        Part(
            name="scores",
            shape=(1,),
            per=PER_PLACE,
            meaning="points so far",
            numbers=lambda view, place: [view.scores[place]],
            most=9999,
            unit=40,
        ),
    ]


def _placed(things: list[int], kinds: int) -> Iterator[int]:
    """Where the ones are in a table with a row for each place and a column for each kind of thing."""
    return (place * kinds + thing for place, thing in enumerate(things) if thing != NOTHING)


def _cargo(game: LanternHarbour, view: LanternView) -> list[int]:
    nothing = (0,) * len(GOODS)
    rows = [nothing if ship == NOTHING else game.ships[ship].cargo for ship in view.bay]
    return [count for row in rows for count in row]
