"""What lies on the table, and how choosing things leads to every action."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.games.point_city.table import CARDS, Table, building_card, resource_card

from triopolis.engine.contract import DataPack
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import spread_of, telling_of
from triopolis.engine.spread import LARGEST_GRID, Item, Region
from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import CIVIC, POINTS, PRODUCTION
from triopolis.games.point_city.moves import CELL_NAMES, Flip, Pass
from triopolis.games.point_city.options import Options
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.view import PointCityView
from triopolis.locales import LANGUAGES, Words

SEATS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def regions_of(view: PointCityView) -> list[Region]:
    return spread_of(GAME).regions(view)


def items_of(view: PointCityView) -> list[Item]:
    return [item for region in regions_of(view) for item in region.items]


def positions(players: int, seeds: int = 2) -> Iterator[PointCityState]:
    """Every position of a few random matches, the last ones too."""
    for number in range(seeds):
        options = Options("all", "hard" if players == 1 else None)
        state, rng = GAME.new(options, players, f"spread {number}"), seeded(f"spread {number}")
        yield state
        while state.actor >= 0:
            state.play(state.random_action(rng))
            yield state


def region(view: PointCityView, name: str, owner: int | None = None) -> Region:
    return next(part for part in regions_of(view) if part.name.id == name and part.owner == owner)


def cell(view: PointCityView, name: str) -> Item:
    return region(view, "pc-board-market").items[CELL_NAMES.index(name)]


def said(item: Item) -> list[str]:
    english = Words("en")
    return [english.say(part) for part in (item.name, item.text, item.mark) if part is not None]


# Choosing


@SEATS
def test_every_action_lies_on_something_but_passing(players: int) -> None:
    for state in positions(players):
        view = GAME.view(state, max(0, int(state.actor)))
        carried = {action for item in items_of(view) for action in item.actions}
        loose = set(view.actions) - carried
        assert carried <= set(view.actions)
        assert all(isinstance(GAME.move(view, action), Pass) for action in loose)


@SEATS
def test_actions_that_lie_on_the_same_things_differ_in_words(players: int) -> None:
    for state in positions(players):
        if state.actor < 0:
            continue
        view = GAME.view(state, int(state.actor))
        items = items_of(view)
        alike: dict[tuple[int, ...], list[int]] = {}
        for action in view.actions:
            alike.setdefault(tuple(at for at, item in enumerate(items) if action in item.actions), []).append(action)
        for actions in alike.values():
            moves = [telling_of(GAME).describe_move(view, GAME.move(view, action)) for action in actions]
            for language in LANGUAGES:
                assert len({Words(language).say(move) for move in moves}) == len(actions)


@SEATS
def test_two_market_cells_are_one_take(players: int) -> None:
    for state in positions(players, seeds=1):
        if state.actor < 0 or state.stage:
            continue
        view = GAME.view(state, int(state.actor))
        cells = region(view, "pc-board-market").items
        for first in range(16):
            for second in range(first):
                assert len(set(cells[first].actions) & set(cells[second].actions)) <= 1


def test_a_payment_is_chosen_by_the_cards_that_are_given() -> None:
    table = Table()
    table.lay_all(resource_card("energy"), "resource")
    table.lay("a1", building_card(POINTS, community=2, energy=2))
    table.supply(0, ingenuity=1, doubles={"community": 1}, community=2, energy=2)
    table.play("take a1 b1")
    view = table.view()
    supply = region(view, "pc-board-supply", owner=0)
    touched = {
        GAME.notation(GAME.move(view, action)): [said(item)[0] for item in supply.items if action in item.actions]
        for action in view.actions
    }
    assert touched == {
        "pay community 0d 1s 1i": ["community", "ingenuity"],
        "pay community 0d 2s 0i": ["community"],
        "pay community 1d 0s 0i": ["double community"],
    }
    assert supply.note is not None
    assert Words("en").say(supply.note) == "Still to pay: 2 community, 2 energy"
    assert all(not item.actions for item in region(view, "pc-board-supply", owner=1).items)


@SEATS
def test_who_is_not_to_act_can_choose_nothing(players: int) -> None:
    for state in positions(players, seeds=1):
        watching = [None, *(seat for seat in range(players) if seat != state.actor)]
        for seat in watching:
            assert all(not item.actions for item in items_of(GAME.view(state, seat)))


@SEATS
def test_what_can_be_chosen_is_what_why_not_has_nothing_against(players: int) -> None:
    for state in positions(players, seeds=1):
        if state.actor < 0:
            continue
        view = GAME.view(state, int(state.actor))
        for part in regions_of(view):
            for item in part.items:
                if item.component is not None and part.owner is None:
                    reason = GAME.why_not(view, item.component)
                    assert (reason is None) == bool(item.actions)
                    assert reason is None or reason.id != "pc-why-no-component"


# Showing


@SEATS
def test_everything_can_be_said_and_drawn(players: int) -> None:
    for state in positions(players, seeds=2):
        view = GAME.view(state, 0)
        for part in regions_of(view):
            assert part.columns <= LARGEST_GRID
            for item in part.items:
                assert len(item.sign) <= 2
                assert item.actions == sorted(set(item.actions))
                for language in LANGUAGES:
                    words = Words(language)
                    for text in (part.name, part.note, item.name, item.text, item.mark):
                        assert text is None or words.say(text)


@SEATS
def test_what_is_everybodys_comes_first_then_place_by_place(players: int) -> None:
    view = GAME.view(next(positions(players)), 0)
    owners = [part.owner for part in regions_of(view)]
    places = range(max(2, players))
    assert owners == [None] * 3 + [place for place in places for _ in range(5)]
    scores = [part for part in regions_of(view) if part.kind == "score"]
    assert [part.items[0].number for part in scores] == view.scores


def test_a_building_says_what_it_costs_and_what_it_gives() -> None:
    table = Table()
    factory = next(n for n, card in enumerate(CARDS) if card.kind == PRODUCTION and card.points == 0)
    table.lay("a1", building_card(POINTS, points=4, economy=1, industry=2))
    table.lay("b1", building_card(CIVIC, economy=3))
    table.lay("c1", factory)
    table.lay("d1", resource_card("energy", 2), "resource")
    view = table.view()
    assert said(cell(view, "a1")) == ["Bridge", "1 economy, 2 industry → 4 points"]
    assert cell(view, "a1").sign == "4★"
    assert said(cell(view, "b1")) == ["Post Office", "3 economy → civic token"]
    assert said(cell(view, "c1")) == ["Windmill", "1 economy, 1 ecology → energy"]
    assert (said(cell(view, "d1")), cell(view, "d1").sign) == (["double energy"], "↯↯")


def test_cells_that_are_to_be_refilled_are_empty() -> None:
    table = Table()
    table.lay_all(resource_card("energy"), "resource")
    table.lay("a1", building_card(CIVIC, economy=3))
    table.supply(0, economy=3)
    table.play("take a1 b1")
    view = table.view()
    assert view.stage == "token"
    empty = [item for item in region(view, "pc-board-market").items if item.empty]
    assert [said(item) for item in empty] == [["empty space"]] * 2
    assert [item.place for item in empty] == ["a1", "b1"]
    offered = region(view, "pc-board-tokens").items
    assert [item.actions for item in offered] == [[91 + token] for token in view.tokens_left]


def test_the_cells_of_the_automas_next_two_turns_are_marked() -> None:
    view = Table(1, "easy").view(0)
    marks = {name: item.mark.id for name in CELL_NAMES if (item := cell(view, name)).mark is not None}
    next_cells = {CELL_NAMES[number]: "pc-spread-automa-next" for number in view.automa_next}
    assert marks == next_cells | {CELL_NAMES[number]: "pc-spread-automa-after" for number in view.automa_after}


def test_an_empty_pile_says_that_this_is_the_last_turn() -> None:
    table = Table()
    table.empty_pile()
    pile = region(table.view(), "pc-spread-pile")
    assert pile.items[0].empty
    assert pile.note is not None
    assert pile.note.id == "pc-spread-last-turn"


# Hiding


def test_pc_7_cards_that_look_alike_lie_alike() -> None:
    """Twins show the same building side: nothing that is said of them may tell which of the two it is."""
    spreads = []
    for number in (7, 24):
        table = Table()
        table.lay("b2", number)
        spreads.append(regions_of(table.view()))
    assert spreads[0] == spreads[1]


def test_pc_7_a_resource_side_has_no_source_of_its_own() -> None:
    """The source belongs to a card, and of that only the upper side is known."""
    rows = [dict(row) for row in GAME.data["cards"]]
    for row in rows:
        row["source"] = "original" if int(row["id"]) % 2 else "reconstructed"
    game = GAME.with_data(DataPack({"cards": rows}))
    state = game.new(Options(), 2, "sources")
    shown = spread_of(game).regions(game.view(state, 0))[0].items
    assert {item.source for item in shown} == {""}
    view = game.view(state, int(state.actor))
    state.play(next(action for action in view.actions if isinstance(game.move(view, action), Flip)))
    flipped = [item for item in spread_of(game).regions(game.view(state, 0))[0].items if item.source]
    assert len(flipped) == 1
