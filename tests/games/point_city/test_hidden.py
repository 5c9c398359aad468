"""PC-7: what is hidden, and how positions are dealt from what is not."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.games.point_city.deals import Scene, card, distance
from tests.games.point_city.table import CARDS, Table, resource_card

from triopolis.engine.contract import DataPack, Event
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import checks_of
from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import RESOURCES
from triopolis.games.point_city.events import Drawn, Flipped, Refilled, Taken
from triopolis.games.point_city.moves import Flip
from triopolis.games.point_city.view import make_view

TWINS = [(7, 24), (8, 64), (10, 63), (14, 33), (15, 54)]
"""Cards with the same building side and different resource sides."""


def test_pc_7_all_seats_and_a_spectator_see_the_same_table() -> None:
    state = Table(4).state
    seen = [msgspec.structs.replace(make_view(state, seat), seat=None, actions=[]) for seat in (0, 1, 2, 3, None)]
    assert all(view == seen[0] for view in seen)


def test_pc_7_supplies_and_cities_are_open() -> None:
    table = Table()
    table.supply(1, ingenuity=2, doubles={"energy": 1}, economy=3)
    table.build(1, 1)
    city = make_view(table.state, 0).cities[1]
    assert (city.singles, city.doubles, city.ingenuity) == ([0, 3, 0, 0, 0], [0, 0, 1, 0, 0], 2)
    assert city.buildings == [1]


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_pc_7_a_building_side_does_not_tell_which_card_it_is(one: int, other: int) -> None:
    """Cards 7 and 24 share a building side: in the market and in a city they look the same."""
    assert GAME.components.side[one] != GAME.components.side[other]
    views = []
    for number in (one, other):
        table = Table()
        table.lay("c2", number)
        table.build(1, number)
        views.append(make_view(table.state, 0).encode())
    assert views[0] == views[1]


@pytest.mark.parametrize("cell", ["a1", "d4"])
def test_pc_7_a_resource_side_does_not_tell_which_card_it_is(cell: str) -> None:
    views = []
    for number in [number for number, data in enumerate(CARDS) if data.symbol == 2 and data.symbols == 1]:
        table = Table()
        table.lay(cell, number, "resource")
        views.append(make_view(table.state, 0).encode())
    assert len(views) == 13
    assert len(set(views)) == 1


def test_pc_7_the_pile_below_its_top_card_is_hidden() -> None:
    table = Table()
    before = make_view(table.state, 0).encode()
    deck = list(table.state.deck)
    deck[17:] = reversed(deck[17:])
    table.state.deck = vec[i64](deck)
    assert make_view(table.state, 0).encode() == before


def test_pc_7_a_view_does_not_remember_what_a_turned_card_showed() -> None:
    """A card flipped from community and its twin flipped from ecology look the same from then on."""
    views = []
    for number in (7, 24):
        table = Table()
        table.lay("b2", number, "resource")
        table.play("flip b2")
        views.append(make_view(table.state, 0).encode())
    assert views[0] == views[1]


def faces(event: Event) -> list[tuple[str, int]]:
    """Every card side that an event shows."""
    match event.public:
        case Taken(cards=cards):
            return [(card.side, card.face) for card in cards]
        case Flipped(side=side, face=face):
            return [(side, face)]
        case Refilled(side=side, face=face, top=top):
            return [(side, face), ("resource", top)]
        case Drawn(sides=sides, top=top):
            return [("resource", side) for side in [*sides, top]]
    return []


@pytest.mark.parametrize("players", [1, 2, 4])
def test_pc_7_events_name_sides_never_cards(players: int) -> None:
    match, rng, buildings = Match(GAME, players, seed="events"), seeded("events"), 0
    while not match.over:
        for event in match.play(int(match.state.actor), int(match.state.random_action(rng))):
            assert event.private == {}
            for side, face in faces(event):
                if side == "building":
                    assert GAME.components.face[face] == face
                    buildings += 1
                else:
                    assert -1 <= face < 11
    assert buildings


@pytest.mark.parametrize(("one", "other"), TWINS)
def test_pc_7_taking_a_building_tells_nothing_of_its_other_side(one: int, other: int) -> None:
    seen = []
    for number in (one, other):
        table = Table()
        table.lay("a1", number)
        table.lay("b1", resource_card("community"), "resource")
        table.supply(0, community=3, economy=3, energy=3, ecology=3, industry=3)
        table.tokens()
        seen.append(table.play("take a1 b1"))
    assert seen[0] == seen[1]


# Dealing: held against counting every possibility

SHARED = [card(1, 0, 0), card(1, 1, 1), card(2, 5, 3), card(2, 5, 4), card(2, 6, 8), card(3, 5, 5), card(3, 5, 6)]
TWO_PAIRS = [card(1, 0, 0), card(1, 3, 0), card(1, 0, 1), card(1, 1, 1), card(1, 0, 2), card(1, 1, 3)]
TWO_PAIRS += [card(1, 3, 4), card(1, 3, 5), card(1, 1, 6)]
SCENES = {
    "resource sides of one tier": Scene(
        [card(1, 0, n) for n in range(4)] + [card(1, 1, n) for n in range(4, 7)], [4, 0, 0], 2, {}, {0: 0, 5: 0}, top=1
    ),
    "a side that two tiers share": Scene(SHARED, [1, 3, 1], 2, {}, {0: 0, 3: 5}, gone=[5], top=6),
    "the top card from the next tier": Scene(SHARED, [2, 2, 1], 1, {}, {0: 0, 1: 1, 7: 5}, gone=[5], top=5),
    "a building side that fits two cards": Scene(
        [card(1, 0, 0), card(1, 3, 0), *(card(1, side, n) for n, side in enumerate((0, 0, 3, 3, 3), start=1))],
        [5, 0, 0],
        2,
        {2: 0},
        {4: 0},
        gone=[3],
        top=3,
    ),
    "two building sides that fit two cards each": Scene(
        TWO_PAIRS, [6, 0, 0], 1, {2: 0, 3: 2}, {4: 0}, gone=[3, 1], top=3
    ),
    "one of them already built": Scene(TWO_PAIRS, [6, 0, 0], 1, {2: 0}, {4: 0}, built=[2], gone=[1, 3], top=3),
    "an unsure building of a shared side": Scene(
        [card(2, 5, 0), card(2, 6, 0), card(2, 5, 1), card(2, 6, 2), card(3, 5, 3), card(3, 5, 4), card(3, 6, 5)],
        [0, 2, 2],
        1,
        {1: 0},
        {2: 5},
        gone=[5],
        top=6,
    ),
    "no pile left": Scene(SHARED, [1, 2, 1], 0, {9: 0}, {3: 5, 4: 5}, gone=[5]),
}


@pytest.mark.parametrize("name", SCENES)
def test_every_deal_that_fits_is_as_likely_as_every_other(name: str) -> None:
    scene = SCENES[name]
    ways = scene.counted()
    sampled = scene.sampled(60 * len(ways) + 2000)
    assert set(sampled) == set(ways)
    assert distance(sampled, ways) < 2.5


def test_hidden_things_of_a_real_game_come_as_often_as_they_should() -> None:
    """At the start: each tier-1 card that shows the resource of cell a1 is equally likely to lie there, and each of the
    others to lie second in the pile."""
    state = Table(2).state
    side = int(state.components.side[state.market[0]])
    dealer, rng = GAME.imagine(make_view(state, 0)), seeded("real")
    corner, second = Counter[int](), Counter[int]()
    for _ in range(3900):
        dealt = dealer.deal(rng)
        corner[int(dealt.market[0])] += 1
        second[int(dealt.deck[17])] += 1
    fitting = {number for number, data in enumerate(CARDS) if data.tier == 1 and GAME.components.side[number] == side}
    assert set(corner) == fitting
    assert all(abs(times - 300) < 75 for times in corner.values())
    assert set(second) == {number for number, data in enumerate(CARDS) if data.tier == 1}


# More buildings that fit several cards than can be tried out together: only data packs have so many

ALIKE = [card(1, side, 0) for side in range(6)]
MANY = {
    "none seen elsewhere": Scene([*ALIKE, card(1, 6, 1)], [5, 0, 0], 1, dict.fromkeys(range(4), 0), top=6),
    "some seen elsewhere": Scene(
        [*ALIKE, *(card(1, side, 1 + side) for side in (1, 2, 2, 6))],
        [7, 0, 0],
        1,
        dict.fromkeys(range(4), 0),
        gone=[1, 2],
        top=6,
    ),
    "one that must lie elsewhere": Scene(
        [*ALIKE, card(1, 6, 1)], [6, 0, 0], 1, dict.fromkeys(range(4), 0), gone=[5], top=6
    ),
}


@pytest.mark.parametrize("name", MANY)
def test_with_too_many_guesses_to_list_deals_still_fit_and_come_nearly_as_often_as_they_should(name: str) -> None:
    scene = MANY[name]
    ways = scene.counted()
    assert len(scene.dealer().guesses) == 0
    sampled = scene.sampled(30 * len(ways))
    assert set(sampled) <= set(ways)
    assert distance(sampled, ways) < 2.5


def test_a_card_that_has_been_seen_from_its_other_side_is_no_guess() -> None:
    scene = MANY["one that must lie elsewhere"]
    assert {number for market, _, _ in scene.sampled(500) for number in market} == {0, 1, 2, 3, 4}


def test_in_a_game_of_look_alike_buildings_every_deal_gives_the_same_view() -> None:
    """A pack in which all buildings of a tier are the same; their other sides are not."""
    rows = GAME.data["cards"]
    shown = ("kind", "produces", "points", *(f"cost_{name}" for name in RESOURCES))
    first = {tier: next(row for row in rows if row["tier"] == tier) for tier in "123"}
    alike = [{**row, **{column: first[row["tier"]][column] for column in shown}} for row in rows]
    game = GAME.with_data(DataPack({"cards": alike}))
    state, rng, unlisted = game.new(game.Options(), 2, "alike"), seeded("alike"), 0
    while state.actor >= 0:
        view = game.view(state, int(state.actor))
        dealer = game.imagine(view)
        unlisted += bool(dealer.unsure_faces and not dealer.guesses)
        for _ in range(3):
            dealt = dealer.deal(rng)
            assert checks_of(game).broken_invariants(dealt) == []
            assert game.view(dealt, int(state.actor)) == view
        flips = [action for action in view.actions if isinstance(game.move(view, action), Flip)]
        state.play(flips[0] if flips else state.random_action(rng))
    assert unlisted > 5


def test_a_true_position_is_never_ruled_out() -> None:
    """Small scenes again: each position dealt gives a view from which itself can be dealt."""
    scene = SCENES["two building sides that fit two cards each"]
    assert set(scene.sampled(3000)) == set(scene.counted())
