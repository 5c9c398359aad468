"""Points of placements and recounts, with the cells that made them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.bloom_town import brute
from tests.games.bloom_town.brute import KINDS, TYPES, Cell, Tiles
from tests.games.bloom_town.tables import Table, cells, fact, result

from triopolis.engine.rooms import printed_of
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.events import Placed

EVERY_CELL: list[Cell] = [(row, column) for row in range(1, 6) for column in range(1, 6)]


def asked(tiles: Tiles, query: dict[str, Any], **options: str) -> tuple[int, set[Cell]]:
    """Points and lit cells of a query about a town."""
    town = [[tiles.get((row, column)) for column in range(1, 6)] for row in range(1, 6)]
    table = {"options": options, "town": town, **query}
    answer = result(printed_of(GAME).score_table(json.dumps(table).encode()))["results"][0]
    return answer["points"], {(row, column) for row, column in answer["cells"]}


def placed(tiles: Tiles, cell: Cell, tile: str, **options: str) -> tuple[int, set[Cell]]:
    return asked(tiles, {"place": {"row": cell[0], "col": cell[1], "tile": tile}}, **options)


def recounted(tiles: Tiles, which: str) -> tuple[int, set[Cell]]:
    return asked(tiles, {"recount": which})


def all_of(tile: str, *where: Cell) -> Tiles:
    return dict.fromkeys(where, tile)


# The test vectors of the rules

OFFICES = all_of("office", (1, 1), (1, 2), (2, 2))
SUBWAYS = all_of("subway", (1, 1), (2, 2), (3, 1))


def test_bt_1_offices_in_a_line_score_the_runs_of_row_and_column() -> None:
    assert placed(OFFICES, (3, 2), "office", office_chain="line") == (3, {(1, 2), (2, 2), (3, 2)})


def test_bt_1_offices_in_a_group_score_all_that_are_joined() -> None:
    assert placed(OFFICES, (3, 2), "office", office_chain="group") == (4, {*OFFICES, (3, 2)})


def test_bt_1_line_is_what_is_played_when_nothing_is_said() -> None:
    assert placed(OFFICES, (3, 2), "office")[0] == 3


def test_bt_1_a_gap_breaks_a_run_of_offices() -> None:
    tiles = all_of("office", (1, 1), (1, 2), (1, 4), (1, 5), (3, 3), (4, 3), (5, 3))
    assert placed(tiles, (1, 3), "office")[0] == 5
    tiles[2, 3] = "park"
    assert placed(tiles, (1, 3), "office")[0] == 5
    del tiles[1, 2]
    assert placed(tiles, (1, 3), "office")[0] == 3


def test_bt_1_an_office_in_the_middle_counts_all_four_directions() -> None:
    tiles = all_of("office", (1, 3), (2, 3), (4, 3), (5, 3), (3, 1), (3, 2), (3, 4), (3, 5))
    assert placed(tiles, (3, 3), "office")[0] == 9


def test_bt_1_offices_at_the_corner_do_not_count() -> None:
    assert placed(all_of("office", (2, 2)), (3, 3), "office") == (1, {(3, 3)})
    assert placed(all_of("office", (2, 2)), (3, 3), "office", office_chain="group")[0] == 1


def test_bt_2_subways_in_a_line_score_the_runs_of_both_diagonals() -> None:
    assert placed(SUBWAYS, (3, 3), "subway", subway_chain="line") == (3, {(1, 1), (2, 2), (3, 3)})


def test_bt_2_subways_in_a_group_score_all_that_are_joined_at_the_corners() -> None:
    assert placed(SUBWAYS, (3, 3), "subway", subway_chain="group") == (4, {*SUBWAYS, (3, 3)})


def test_bt_2_any_direction_means_any_of_the_four() -> None:
    tiles = all_of("subway", (1, 1), (2, 2), (2, 4), (1, 5), (4, 2), (5, 1), (4, 4), (5, 5))
    assert placed(tiles, (3, 3), "subway")[0] == 9


def test_bt_2_subways_side_by_side_do_not_count() -> None:
    assert placed(all_of("subway", (3, 2), (2, 3)), (3, 3), "subway")[0] == 1
    assert placed(all_of("subway", (3, 2)), (3, 3), "subway", subway_chain="group")[0] == 1


def test_bt_1_and_bt_2_are_two_switches() -> None:
    assert placed(OFFICES, (3, 2), "office", subway_chain="group")[0] == 3
    assert placed(SUBWAYS, (3, 3), "subway", office_chain="group")[0] == 3


@pytest.mark.parametrize(("option", "points"), [("line", 3), ("group", 4)])
def test_bt_1_and_bt_2_hold_in_a_match_too(option: str, points: int) -> None:
    for tile, where, cell in (("office", ("a1", "b1", "b2"), "b3"), ("subway", ("a1", "b2", "a3"), "c3")):
        table = Table(office_chain=option, subway_chain=option)
        table.no_flowers()
        table.build(0, **dict.fromkeys(where, tile))
        table.hand(0, tile, "home")
        assert fact(table.play(f"place {tile} {cell}"), Placed).points == points


def test_bt_3_neighbours_do_not_score_again() -> None:
    """A home beside a home: the new one scores 2, the old one nothing more."""
    table = Table()
    table.no_flowers()
    table.build(0, b2="home", c1="park")
    table.hand(0, "home", "home")
    place = fact(table.play("place home c2"), Placed)
    assert place.points == 3
    assert cells(place) == ["c1", "b2", "c2"]
    assert table.scores() == [3, 0]


@pytest.mark.parametrize(("before", "points"), [(0, 1), (1, 3), (2, 4), (3, 0), (4, 0)])
def test_parks_score_by_the_size_of_their_group(before: int, points: int) -> None:
    tiles = all_of("park", *[(1, column) for column in range(1, before + 1)])
    scored = placed(tiles, (1, before + 1), "park")
    assert scored == (points, {*tiles, (1, before + 1)} if points else set())


def test_bt_4_a_park_that_joins_two_single_parks_scores_4() -> None:
    assert placed(all_of("park", (1, 1), (1, 3)), (1, 2), "park") == (4, {(1, 1), (1, 2), (1, 3)})


def test_bt_4_a_park_that_joins_one_and_two_scores_nothing() -> None:
    assert placed(all_of("park", (1, 1), (1, 3), (1, 4)), (1, 2), "park") == (0, set())


def test_parks_at_the_corner_are_another_group() -> None:
    assert placed(all_of("park", (2, 2)), (3, 3), "park") == (1, {(3, 3)})


def test_bt_5_two_different_shops_beside_a_home_are_one_type() -> None:
    tiles = {(2, 3): "shop:grocery", (3, 2): "shop:toy_shop", (3, 4): "home", (4, 3): "park"}
    points, lit = placed(tiles, (3, 3), "home")
    assert points == 4
    assert len(lit) == 4
    assert {(3, 3), (3, 4), (4, 3)} < lit


def test_a_home_counts_each_type_once_and_no_corner() -> None:
    tiles = {(2, 3): "park", (3, 2): "park", (3, 4): "park", (4, 3): "park", (2, 2): "office", (4, 4): "subway"}
    assert placed(tiles, (3, 3), "home")[0] == 2
    tiles = {(2, 3): "park", (3, 2): "subway", (3, 4): "office", (4, 3): "home"}
    assert placed(tiles, (3, 3), "home")[0] == 5
    assert placed({}, (3, 3), "home") == (1, {(3, 3)})


def test_a_shop_counts_every_neighbour_it_likes() -> None:
    tiles = {(2, 3): "park", (3, 2): "park", (3, 4): "home", (4, 3): "office", (2, 2): "home"}
    assert placed(tiles, (3, 3), "shop:ice_cream") == (4, {(3, 3), (2, 3), (3, 2), (3, 4)})
    assert placed(tiles, (3, 3), "shop:coffee_bar") == (2, {(3, 3), (4, 3)})
    assert placed(all_of("home", (2, 3), (3, 2), (3, 4), (4, 3)), (3, 3), "shop:toy_shop")[0] == 5


def test_the_shops_like_what_is_printed() -> None:
    """Parks and homes, parks and offices, parks and subways, homes and offices, offices and subways, homes and
    subways: each of the six pairs once."""
    for shop, likes in brute.LIKES.items():
        for tile in ("office", "subway", "park", "home", "shop:grocery"):
            assert placed({(1, 1): tile}, (1, 2), shop)[0] == (2 if tile in likes else 1)


# Recounts


def test_a_recount_gives_two_for_each_office_subway_and_park() -> None:
    for tile in ("office", "subway", "park"):
        tiles = all_of(tile, (1, 1), (1, 2), (3, 3), (4, 4), (5, 5))
        assert recounted(tiles, tile) == (10, set(tiles))


def test_a_recount_takes_homes_and_shops_as_the_town_now_stands() -> None:
    tiles = {(1, 1): "home", (1, 2): "home", (2, 1): "shop:ice_cream", (2, 2): "park", (3, 1): "home"}
    assert recounted(tiles, "home") == (3 + 3 + 2, {(1, 1), (1, 2), (2, 1), (2, 2), (3, 1)})
    assert recounted(tiles, "shop") == (4, {(1, 1), (2, 1), (2, 2), (3, 1)})


@pytest.mark.parametrize("which", TYPES)
def test_a_recount_of_nothing_is_nothing(which: str) -> None:
    assert recounted({}, which) == (0, set())


# Against plain words, on many towns

TOWNS = st.dictionaries(st.sampled_from(EVERY_CELL), st.sampled_from(KINDS), max_size=24)
CROWDED = st.dictionaries(st.sampled_from(EVERY_CELL), st.sampled_from(KINDS[:4]), min_size=12, max_size=24)
ONE_KIND = st.dictionaries(st.sampled_from(EVERY_CELL), st.sampled_from(KINDS[:3]), min_size=8, max_size=24)


@pytest.mark.parametrize("chain", ["line", "group"])
@settings(max_examples=250)
@given(tiles=TOWNS | CROWDED | ONE_KIND, cell=st.sampled_from(EVERY_CELL), tile=st.sampled_from(KINDS))
def test_every_placement_scores_and_lights_what_plain_words_say(
    chain: str, tiles: Tiles, cell: Cell, tile: str
) -> None:
    tiles = {where: what for where, what in tiles.items() if where != cell}
    points, lit = placed(tiles, cell, tile, office_chain=chain, subway_chain=chain)
    town = {**tiles, cell: tile}
    assert points == brute.points(town, cell, chain, chain)
    wanted = brute.lit(town, cell, chain, chain)
    if tile == "home":
        assert cell in lit
        assert lit <= wanted
        assert sorted(brute.type_of(town[where]) for where in lit - {cell}) == sorted(
            {brute.type_of(town[where]) for where in wanted - {cell}}
        )
    else:
        assert lit == wanted
    if tile != "park":
        assert len(lit) == points


@settings(max_examples=200)
@given(tiles=TOWNS | CROWDED)
def test_every_recount_is_what_plain_words_say(tiles: Tiles) -> None:
    for which in TYPES:
        points, lit = recounted(tiles, which)
        assert points == brute.recount(tiles, which)
        mine = {cell for cell, tile in tiles.items() if brute.type_of(tile) == which}
        assert mine <= lit <= mine.union(*(brute.lit(tiles, cell) for cell in mine if which in ("home", "shop")))


@settings(max_examples=100)
@given(tiles=TOWNS, cell=st.sampled_from(EVERY_CELL), tile=st.sampled_from(KINDS), both=st.booleans())
def test_a_match_scores_a_placement_like_plain_words(tiles: Tiles, cell: Cell, tile: str, both: bool) -> None:
    tiles = {where: what for where, what in tiles.items() if where != cell}
    table = Table(office_chain="group" if both else "line")
    table.no_flowers()
    table.build(0, **{f"{'abcde'[column - 1]}{row}": what for (row, column), what in tiles.items()})
    table.hand(0, tile, "office")
    placed = fact(table.play(f"place {tile} {'abcde'[cell[1] - 1]}{cell[0]}"), Placed)
    wanted = brute.points({**tiles, cell: tile}, cell, "group" if both else "line")
    assert placed.points == wanted
    assert table.scores() == [wanted, 0]
    assert set(cells(placed)) <= {
        f"{'abcde'[column - 1]}{row}"
        for row, column in brute.lit({**tiles, cell: tile}, cell, "group" if both else "line")
    }
