"""Bloom Town's views as numbers. Left out: where points came from (`earned`) and past recounts (`history`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from triopolis.engine.contract import Game
from triopolis.engine.observation import PER_SEAT, Part, common_parts, marked
from triopolis.games.bloom_town.components import CELLS, KIND_NAMES, KINDS, SHOPS, SLOTS, TYPES
from triopolis.games.bloom_town.solo import OPPONENTS
from triopolis.games.bloom_town.state import STAGES
from triopolis.games.bloom_town.view import BloomTownView, RivalView

VERSION: Final = 2

BloomTownPart = Part[BloomTownView]


def parts(game: Game) -> list[BloomTownPart]:
    return [*common_parts(STAGES), *_table(), *_towns(), *_rival()]


def _table() -> list[BloomTownPart]:
    return [
        Part(
            name="switches",
            shape=(6,),
            meaning="rule switches: training game, side B, office chain as a group, subway chain as a group, "
            "recounts after the flower, the solo opponent scores nothing for taking a tile",
            numbers=_switches,
        ),
        Part(
            name="third_shop",
            shape=(len(SHOPS),),
            meaning=f"the kind of shop an option gave the third copy: {', '.join(SHOPS)}",
            counted=lambda view, seat: [view.switches.third_shop - 4] if view.switches.third_shop >= 0 else [],
        ),
        Part(
            name="removed_shops",
            shape=(len(SHOPS),),
            meaning="the kinds of shop of which one left the game during setup",
            counted=lambda view, seat: [kind - 4 for kind in view.removed_shops],
        ),
        Part(
            name="built_cell",
            shape=(CELLS,),
            meaning="the cell just built on in this turn",
            counted=lambda view, seat: [view.cell] if view.cell >= 0 else [],
        ),
        Part(
            name="built_kind",
            shape=(KINDS,),
            meaning="and the kind of tile",
            counted=lambda view, seat: [view.placed] if view.placed >= 0 else [],
        ),
        Part(
            name="extras",
            shape=(4,),
            meaning="spring action open, doubling still allowed, extra turn still allowed, in an extra turn",
            numbers=lambda view, seat: marked(view.spring, view.may_double, view.may_extend, view.again),
        ),
        Part(
            name="market",
            shape=(SLOTS, KINDS),
            meaning=f"1 at the kind of tile in each slot: {', '.join(KIND_NAMES)}",
            counted=lambda view, seat: (slot * KINDS + kind for slot, kind in enumerate(view.market) if kind >= 0),
        ),
        Part(
            name="stacks",
            shape=(SLOTS,),
            meaning="tiles left in each stack",
            numbers=lambda view, seat: view.stacks,
            most=99,
            unit=10,
        ),
        Part(
            name="recounts",
            shape=(len(TYPES),),
            meaning=f"recount tiles that show: {', '.join(TYPES)}",
            numbers=lambda view, seat: view.recounts,
            most=99,
        ),
        Part(
            name="flowered",
            shape=(len(TYPES),),
            meaning="types a flower has re-scored",
            counted=lambda view, seat: view.flowered,
        ),
    ]


def _switches(view: BloomTownView, seat: int) -> list[int]:
    switches = view.switches
    chains = marked(switches.office_group, switches.subway_group)
    scoring = marked(switches.recount_after_flower, switches.rival_scoring == "recounts")
    return [*marked(switches.training, switches.side == "B"), *chains, *scoring]


def _towns() -> list[BloomTownPart]:
    return [
        Part(
            name="towns",
            shape=(CELLS, KINDS),
            per=PER_SEAT,
            meaning="1 at the kind of tile on each cell, row by row",
            counted=_tiles,
        ),
        Part(
            name="hand",
            shape=(KINDS,),
            meaning="the tiles in your hand, by kind",
            counted=lambda view, seat: view.towns[seat].hand.tiles or [],
            most=2,
        ),
        Part(
            name="known_hands",
            shape=(KINDS,),
            per=PER_SEAT,
            meaning="of each hand the tiles everybody saw, by kind",
            counted=lambda view, seat: view.towns[seat].hand.known,
            most=2,
        ),
        Part(
            name="hidden_hands",
            shape=(1,),
            per=PER_SEAT,
            meaning="how many more tiles each hand has",
            numbers=lambda view, seat: [view.towns[seat].hand.hidden],
            most=2,
        ),
        Part(
            name="hand_types",
            shape=(len(TYPES),),
            per=PER_SEAT,
            meaning="the type each player has scored from the hand at the end",
            counted=lambda view, seat: [view.towns[seat].hand_type] if view.towns[seat].hand_type >= 0 else [],
        ),
        Part(
            name="flowers",
            shape=(1,),
            per=PER_SEAT,
            meaning="the flower token is still there",
            numbers=lambda view, seat: [int(view.towns[seat].flower)],
        ),
        Part(
            name="scores",
            shape=(1,),
            per=PER_SEAT,
            meaning="points so far",
            numbers=lambda view, seat: [view.towns[seat].score],
            most=9999,
            unit=50,
        ),
    ]


def _tiles(view: BloomTownView, seat: int) -> Iterator[int]:
    return (cell * KINDS + kind for cell, kind in enumerate(view.towns[seat].tiles) if kind >= 0)


def _rival() -> list[BloomTownPart]:
    return [
        Part(
            name="rival",
            shape=(len(OPPONENTS) - 1,),
            solo=True,
            meaning=f"the solo opponent: {', '.join(OPPONENTS[1:])}",
            counted=lambda view, seat: [OPPONENTS.index(_of(view).name) - 1],
        ),
        Part(
            name="rival_tiles",
            shape=(KINDS,),
            solo=True,
            meaning="its tiles, by kind",
            numbers=lambda view, seat: _of(view).collected,
            most=99,
            unit=5,
        ),
        Part(
            name="rival_marker",
            shape=(SLOTS,),
            solo=True,
            meaning="the slot its marker stands at",
            counted=lambda view, seat: [_of(view).marker],
        ),
        Part(
            name="rival_score",
            shape=(1,),
            solo=True,
            meaning="its points so far",
            numbers=lambda view, seat: [_of(view).score],
            most=9999,
            unit=50,
        ),
    ]


def _of(view: BloomTownView) -> RivalView:
    assert view.rival is not None
    return view.rival
