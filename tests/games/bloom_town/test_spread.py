"""What lies on the table: everything can be chosen by pointing at it, nothing hidden is there, all of it has a name."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from tests.games.bloom_town.tables import Table, number
from tests.games.bloom_town.test_hidden import dealt_anew, positions

from triopolis.engine.contract import Component
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import spread_of, telling_of
from triopolis.engine.spread import Item, Region
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import KIND_NAMES, SLOTS
from triopolis.games.bloom_town.moves import CELL_NAMES, DrawTile, EndTurn, Place, to_move
from triopolis.games.bloom_town.telling.names import tile_name
from triopolis.games.bloom_town.view import BloomTownView, make_view
from triopolis.locales import LANGUAGES, Message, Words

MATCHES = [
    (1, {"opponent": "boris"}),
    (1, {"side": "B", "recount_after_flower": "no"}),
    (2, {}),
    (3, {"side": "B"}),
    (4, {"office_chain": "group", "subway_chain": "group"}),
    (2, {"mode": "training"}),
]


def views(seats: int, options: dict[str, str], seat: int | None = None) -> Iterator[BloomTownView]:
    """Some views of random matches: those of the seat to act, or of one seat."""
    for seed in ("one", "two", "three"):
        for state in positions(seats, options, seed, 2):
            yield make_view(state, max(0, int(state.actor)) if seat is None else seat)


def items(regions: list[Region]) -> list[Item]:
    return [item for region in regions for item in region.items]


def region(view: BloomTownView, kind: str, owner: int | None, nth: int = 0) -> Region:
    matching = [part for part in spread_of(GAME).regions(view) if part.kind == kind and part.owner == owner]
    return matching[nth]


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_every_action_can_be_reached_and_no_other_is_offered(seats: int, options: dict[str, str]) -> None:
    for view in views(seats, options):
        offered = {action for item in items(spread_of(GAME).regions(view)) for action in item.actions}
        buttons = {action for action in view.actions if isinstance(to_move(action), EndTurn | DrawTile)}
        assert offered <= set(view.actions)
        assert offered | buttons == set(view.actions)


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_a_draw_is_a_button_only_where_there_is_nothing_to_draw(seats: int, options: dict[str, str]) -> None:
    for view in views(seats, options):
        offered = {action for item in items(spread_of(GAME).regions(view)) for action in item.actions}
        for action in set(view.actions) - offered:
            slot = GAME.components.boards[view.switches.side].slots[view.cell]
            nothing = view.market[slot] < 0 and not view.stacks[slot]
            assert isinstance(to_move(action), EndTurn) or nothing


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_any_two_actions_are_told_apart_by_things_or_by_words(seats: int, options: dict[str, str]) -> None:
    for view in views(seats, options):
        things = items(spread_of(GAME).regions(view))
        told_apart = set()
        for action in view.actions:
            touched = tuple(place for place, item in enumerate(things) if action in item.actions)
            told_apart.add((touched, str(telling_of(GAME).describe_move(view, to_move(action)))))
        assert len(told_apart) == len(view.actions)


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_a_placement_is_a_tile_and_then_a_cell(seats: int, options: dict[str, str]) -> None:
    for view in views(seats, options):
        if view.stage != "build" or not view.actions:
            continue
        hand, town = region(view, "hand", view.actor), region(view, "grid", view.actor)
        for tile in hand.items:
            for cell, square in enumerate(town.items):
                both = set(tile.actions) & set(square.actions)
                assert square.empty == bool(both)
                assert all(to_move(action) == Place(_kind(tile), CELL_NAMES[cell]) for action in both)


def _kind(item: Item) -> str:
    assert item.component is not None
    return KIND_NAMES[item.component.id]


@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_what_can_be_chosen_has_no_reason_against_it_and_everything_else_has_one(
    seats: int, options: dict[str, str]
) -> None:
    no_such_thing = {Words("en")("bt-why-no-component")}
    for view in views(seats, options):
        for item in items(spread_of(GAME).regions(view)):
            if item.component is None:
                assert item.actions == []
                continue
            reason = GAME.why_not(view, item.component)
            assert (reason is None) == bool(item.actions)
            assert reason is None or str(reason) not in no_such_thing


@pytest.mark.parametrize(("seats", "options"), [match for match in MATCHES if match[0] > 1])
def test_nothing_hidden_is_on_the_table(seats: int, options: dict[str, str]) -> None:
    """Whatever the stacks and the other hands hold: the same table."""
    rng = seeded("spread")
    for state in positions(seats, options, "hidden", 4):
        for seat in (0, None):
            alike = dealt_anew(state, seat, rng)
            assert _table(make_view(state, seat)) == _table(make_view(alike, seat))


def _table(view: BloomTownView) -> bytes:
    return msgspec.json.encode(spread_of(GAME).regions(view))


@pytest.mark.parametrize("seat", [0, None])
def test_only_the_owner_sees_tiles_that_were_dealt_face_down(seat: int | None) -> None:
    table = Table(2)
    table.hand(1, "home", known=["park"])
    [known, hidden] = region(make_view(table.state, seat), "hand", 1).items
    assert (known.name, known.actions) == (tile_name(number("park")), [])
    assert (hidden.number, hidden.sign, hidden.empty) == (1, "?", True)
    assert [item.name for item in region(make_view(table.state, 1), "hand", 1).items] == [
        tile_name(number("park")),
        tile_name(number("home")),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), MATCHES)
def test_everything_can_be_said(seats: int, options: dict[str, str], language: str) -> None:
    words = Words(language)
    for view in views(seats, options):
        for part in spread_of(GAME).regions(view):
            assert words.say(part.name)
            assert part.note is None or words.say(part.note)
            for item in part.items:
                said = [words.say(text) for text in (item.name, item.text, item.mark) if isinstance(text, Message)]
                assert all(said)
                assert len(item.sign) <= 2


def test_the_regions_of_everyone_then_ones_own_then_the_others() -> None:
    view = next(views(3, {}, seat=1))
    owners = [part.owner for part in spread_of(GAME).regions(view)]
    assert owners == [None] * 4 + [0] * 4 + [1] * 4 + [2] * 4


def test_the_solo_opponent_comes_last_with_its_points_its_tiles_and_its_marker() -> None:
    table = Table(1, opponent="zinovy")
    table.owns(office=2, ice_cream=1)
    table.state.rival_score = 17
    table.state.marker = 3
    view = table.view()
    regions = spread_of(GAME).regions(view)
    assert [part.kind for part in regions if part.owner == 1] == ["score", "purse"]
    assert [item.number for item in regions[-2].items] == [17]
    assert [(str(item.name), item.number) for item in regions[-1].items] == [("office", 2), ("ice-cream shop", 1)]
    assert "6, 8, 11, 15, 20, 26, 40" in str(regions[-1].note)
    assert [item.mark is not None for item in regions[0].items] == [slot == 3 for slot in range(SLOTS)]


def test_the_training_game_has_no_tokens_and_says_so() -> None:
    view = next(views(2, {"mode": "training"}))
    regions = spread_of(GAME).regions(view)
    assert [part.kind for part in regions] == ["row", "stack", "row", *(["score", "grid", "hand"] * 2)]
    assert regions[0].note is not None
    assert not any(item.mark for item in items(regions))


def test_springs_are_marked_until_they_are_used() -> None:
    table = Table(2)
    table.no_flowers()
    marked = [cell for cell, item in enumerate(_town(table).items) if item.mark]
    assert [CELL_NAMES[cell] for cell in marked] == ["a3", "b3", "c3", "d3", "e3"]
    table.play("place office b3")
    built = _town(table).items[CELL_NAMES.index("b3")]
    assert built.mark
    assert built.actions == [table.action("double spring"), table.action("extra spring")]
    table.play("extra spring")
    assert not _town(table).items[CELL_NAMES.index("b3")].mark


def _town(table: Table) -> Region:
    regions = spread_of(table.game).regions(table.view(0))
    return next(part for part in regions if part.kind == "grid" and part.owner == 0)


def test_a_flower_recount_is_the_token_and_the_place_of_the_type() -> None:
    table = Table(2)
    table.recounts(park=1)
    view, action = table.view(), table.action("recount park")
    touched = [item.component for item in items(spread_of(table.game).regions(view)) if action in item.actions]
    assert touched == [Component("recount", 2), Component("flower")]


def test_cells_whose_icons_are_reconstructed_are_marked_so() -> None:
    view = next(views(2, {}))
    assert {item.source for item in region(view, "grid", 0).items} == {"reconstructed"}
    assert {item.source for item in region(view, "row", None).items} == {""}


def test_bt_20_shops_that_left_the_game_are_marked_where_that_is_news() -> None:
    """BT-20: with three players two kinds; with two every kind has lost one, with four none."""
    for seats, marked in ((2, 0), (3, 2), (4, 0)):
        view = make_view(GAME.new(GAME.Options(), seats, "shops"), 0)
        shops = next(part for part in spread_of(GAME).regions(view) if part.name.id == "bt-board-shops")
        kinds = [4 + place for place, item in enumerate(shops.items) if item.mark]
        assert len(kinds) == marked
        assert not kinds or kinds == view.removed_shops


def test_bt_20_the_type_scored_from_the_hand_stands_beside_it() -> None:
    """BT-20: seen by all, and the tiles themselves still by nobody else."""
    table = Table()
    table.no_flowers()
    table.stacks(0, 0, 0, 4, 4)
    table.hand(0, "shop:toy_shop", "home")
    table.turn(1, 3)
    table.play("place office e1", "hand shop")
    for seat in (0, 1, None):
        view = make_view(table.state, seat)
        assert view.towns[0].hand_type == 4
        scored = region(view, "purse", 0)
        assert scored.name.id == "bt-spread-hand-scored"
        assert [item.name.id for item in scored.items] == ["bt-types-shop"]
        assert (view.towns[0].hand.tiles is None) == (seat != 0)
