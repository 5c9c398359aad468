"""Boards, shops and tile counts are data: other ones are used, wrong ones are refused with their place."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.bloom_town.tables import THIRD_ROW, Table, board_rows, fact, number, result

from triopolis.engine.contract import DataPack, Rows
from triopolis.engine.data_files import load_data_pack, read_csv, source_labels
from triopolis.engine.errors import BadDataPack
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import checks_of, printed_of
from triopolis.games import bloom_town
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import ICONS, SHOPS, TYPES
from triopolis.games.bloom_town.events import Taken
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.locales import LANGUAGES, Words

DATA = Path(bloom_town.__file__).parent / "data"


def own(table: str) -> Rows:
    return [dict(row) for row in read_csv(DATA / f"{table}.csv")]


def diagonal_boards() -> Rows:
    """Icons that go round row by row, all cells of side B spring cells."""
    rows = board_rows({"A": [], "B": [f"{column}{row}" for column in "abcde" for row in range(1, 6)]})
    for row in rows:
        row["icon"] = ICONS[(int(row["row"]) + int(row["col"])) % 5]
    return rows


def played_out(match: Match) -> None:
    rng = seeded("pack")
    while not match.over:
        match.play(int(match.state.actor), int(match.state.random_action(rng)))
        assert checks_of(match.game).broken_invariants(match.state) == []


# What is our own


def test_the_reconstructed_components_are_labelled_so() -> None:
    sources = source_labels(GAME)
    assert sources["boards"] == {"reconstructed": 50}
    assert set(sources) == {"boards", "shops", "tiles"}
    assert sum(sources["shops"].values()) == 6
    assert {row["kind"] for row in own("shops") if "reconstructed" in row["source"]} == {"ice_cream"}


def test_the_components_are_those_of_the_rules() -> None:
    assert [shop.copies for shop in GAME.components.shops].count(3) == 1
    assert sum(shop.copies for shop in GAME.components.shops) == 13
    assert GAME.components.tiles == [13] * 5
    assert GAME.components.recounts == [2] * 5
    assert len({frozenset(shop.likes) for shop in GAME.components.shops}) == 6


# What is used


def test_the_icons_of_another_board_decide_where_tiles_come_from() -> None:
    game = GAME.with_data(DataPack({"boards": diagonal_boards()}))
    for row in range(1, 6):
        for column in range(1, 6):
            table = Table(game=game)
            table.no_flowers()
            events = table.play(f"place office {'abcde'[column - 1]}{row}")
            assert fact(events, Taken).slot == (row + column) % 5


def test_the_spring_cells_of_another_board_are_offered() -> None:
    game = GAME.with_data(DataPack({"boards": diagonal_boards()}))
    table = Table(game=game, side="B")
    table.no_flowers()
    table.play("place office c2")
    assert table.legal() == {"double spring", "extra spring", "draw"}
    table = Table(game=game, side="A")
    table.no_flowers()
    table.play("place office c3")
    assert table.state.actor == 1


def test_shops_that_like_other_types_score_so() -> None:
    rows = own("shops")
    rows[0]["likes_1"], rows[0]["likes_2"] = "subway", "office"
    game = GAME.with_data(DataPack({"shops": rows}))
    table = {
        "town": [["office", None, "park", None, None], *[[None] * 5] * 4],
        "place": {"row": 1, "col": 2, "tile": "shop:ice_cream"},
    }
    assert result(printed_of(game).score_table(json.dumps(table).encode()))["results"] == [
        {"points": 2, "cells": [[1, 1], [1, 2]]}
    ]
    assert result(printed_of(GAME).score_table(json.dumps(table).encode()))["results"][0]["cells"] == [[1, 2], [1, 3]]


def test_other_numbers_of_tiles_are_dealt() -> None:
    shops, tiles = own("shops"), own("tiles")
    for row, copies in zip(shops, (5, 3, 2, 2, 1, 4), strict=True):
        row["copies"] = str(copies)
    for row, count in zip(tiles, (20, 15, 13, 14, 17), strict=True):
        row["tiles"] = str(count)
    game = GAME.with_data(DataPack({"shops": shops, "tiles": tiles}))
    for seats in (1, 2, 3, 4):
        match = Match(game, seats, seed="more tiles")
        assert checks_of(match.game).broken_invariants(match.state) == []
        played_out(match)
    state = game.new(Options(), 4, "more tiles")
    assert isinstance(state, BloomTownState)
    assert sum(len(part) for part in (state.box, state.stacks)) + 8 + sum(state.recounts()) >= 79


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_town_of_spring_cells_alone_is_never_full_too_early(seats: int) -> None:
    """An extra turn whenever there is one: still there is always a cell to build on."""
    game = GAME.with_data(DataPack({"boards": diagonal_boards()}))
    for n in range(4):
        match, rng = Match(game, seats, Options(side="B"), f"springs {n}"), seeded(f"springs {n}")
        while not match.over:
            actions = match.state.actions()
            assert actions
            eager = match.state.actor == 0 and 251 in actions
            match.play(int(match.state.actor), 251 if eager else actions[int(rng.below(len(actions)))])


def test_the_records_of_a_match_carry_the_pack() -> None:
    game = GAME.with_data(DataPack({"boards": diagonal_boards()}))
    match = Match(game, 2, Options(side="B"), "carried")
    played_out(match)
    loaded = Match.load(match.save())
    assert loaded.state.dump() == match.state.dump()
    assert loaded.game.pack == DataPack(
        {"boards": diagonal_boards()},
        loaded.game.pack.sources,  # type: ignore[union-attr]
    )
    assert loaded.save() == match.save()


def test_a_folder_of_tables_is_a_pack(tmp_path: Path) -> None:
    lines = ["side,row,col,icon,spring,source"]
    lines += [",".join(row.values()) for row in board_rows({"A": THIRD_ROW, "B": ["a1"]})]
    (tmp_path / "boards.csv").write_text("\n".join(lines) + "\n", "utf-8")
    game = GAME.with_data(load_data_pack(GAME, tmp_path))
    state = game.new(Options(side="B"), 2, "folder")
    assert isinstance(state, BloomTownState)
    assert int(state.rules.components.springs[1]) == 1
    lines[7] = lines[7].replace("iris", "thistle").replace("tulip", "thistle").replace("daisy", "thistle")
    (tmp_path / "boards.csv").write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(BadDataPack, match=r"boards\.csv, line 8, column icon.*thistle"):
        GAME.with_data(load_data_pack(GAME, tmp_path))


def test_a_third_shop_still_leaves_every_tile_in_its_place_whatever_the_copies() -> None:
    shops, tiles = own("shops"), own("tiles")
    for row in shops:
        row["copies"] = "1"
    for row in tiles:
        row["tiles"] = "6" if row["type"] == "shop" else "20"
    game = GAME.with_data(DataPack({"shops": shops, "tiles": tiles}))
    for third in ("toy_shop", "ice_cream"):
        for seats in (2, 3, 4):
            match = Match(game, seats, Options(third_shop=third), "third")
            assert checks_of(match.game).broken_invariants(match.state) == []
            match.game.imagine(match.view(0)).deal(seeded("third"))


# What is refused


def refused(table: str, change: Callable[[Rows], object], line: int, column: str, *parts: str) -> None:
    """The changed table is refused; in every language the error names file, line, column and these things."""
    rows = own(table)
    change(rows)
    with pytest.raises(BadDataPack) as caught:
        GAME.with_data(DataPack({table: rows}, {table: f"my/{table}.csv"}))
    for language in LANGUAGES:
        text = Words(language).say(caught.value.message)
        assert all(part in text for part in (f"my/{table}.csv", str(line), column, *parts)), text
    args = caught.value.message.args
    assert (args["file"], args["line"], args["column"]) == (f"my/{table}.csv", line, column)


WRONG_BOARDS = [
    ("side", "C"),
    ("side", ""),
    ("side", "a"),
    ("row", "0"),
    ("row", "6"),
    ("row", "1.5"),
    ("row", "x"),
    ("col", "0"),
    ("col", "6"),
    ("col", "-1"),
    ("icon", "thistle"),
    ("icon", ""),
    ("spring", "2"),
    ("spring", "yes"),
    ("spring", ""),
    ("source", "hearsay"),
    ("source", ""),
]


@pytest.mark.parametrize(("column", "value"), WRONG_BOARDS)
def test_a_wrong_cell_of_the_boards_is_named(column: str, value: str) -> None:
    refused("boards", lambda rows: rows[16].update({column: value}), 18, column)


WRONG_SHOPS = [
    ("kind", "bakery"),
    ("kind", "ice_cream"),
    ("likes_1", "shop"),
    ("likes_1", ""),
    ("likes_2", "villa"),
    ("copies", "0"),
    ("copies", "6"),
    ("copies", "two"),
    ("source", "hearsay"),
]


@pytest.mark.parametrize(("column", "value"), WRONG_SHOPS)
def test_a_wrong_cell_of_the_shops_is_named(column: str, value: str) -> None:
    refused("shops", lambda rows: rows[3].update({column: value}), 5, column, value)


WRONG_TILES = [
    ("type", "villa"),
    ("type", "office"),
    ("tiles", "5"),
    ("tiles", "21"),
    ("tiles", "many"),
    ("recounts", "1"),
    ("recounts", "3"),
    ("source", "hearsay"),
]


@pytest.mark.parametrize(("column", "value"), WRONG_TILES)
def test_a_wrong_cell_of_the_tiles_is_named(column: str, value: str) -> None:
    refused("tiles", lambda rows: rows[2].update({column: value}), 4, column, value)


def test_a_shop_that_likes_a_type_twice_is_named() -> None:
    refused("shops", lambda rows: rows[1].update(likes_2="park"), 3, "likes_2", "park")


def test_a_missing_or_repeated_cell_is_named() -> None:
    refused("boards", lambda rows: rows.pop(7), 50, "col", "2", "3")
    refused("boards", lambda rows: rows[8].update(col="3"), 10, "col", "9")


def test_a_side_without_one_of_the_icons_is_named() -> None:
    def no_iris(rows: Rows) -> None:
        for row in rows:
            if row["side"] == "B" and row["icon"] == "iris":
                row["icon"] = "rose"

    refused("boards", no_iris, 51, "icon", "B", "iris")


def test_a_missing_shop_or_type_is_named() -> None:
    refused("shops", lambda rows: rows.pop(), 6, "kind", "toy_shop")
    refused("tiles", lambda rows: rows.pop(0), 5, "type", "office")


def test_shops_that_do_not_add_up_are_named() -> None:
    refused("tiles", lambda rows: rows[4].update(tiles="14"), 6, "tiles", "14", "13")


def test_too_few_tiles_for_a_setup_are_named() -> None:
    refused("tiles", lambda rows: [row.update(tiles="10") for row in rows[:4]], 6, "tiles", "32", "23")


def test_a_missing_or_unknown_column_is_named() -> None:
    refused("boards", lambda rows: [row.pop("spring") for row in rows], 1, "spring")
    refused("tiles", lambda rows: [row.update(colour="red") for row in rows], 1, "colour")


def test_an_empty_or_unknown_table_is_refused() -> None:
    with pytest.raises(BadDataPack, match="cards"):
        GAME.with_data(DataPack({"cards": own("shops")}))
    with pytest.raises(BadDataPack):
        GAME.with_data(DataPack({"shops": []}))


def test_the_order_of_rows_does_not_matter() -> None:
    tables = {name: list(reversed(own(name))) for name in ("boards", "shops", "tiles")}
    game = GAME.with_data(DataPack(tables))
    assert game.new(Options(), 3, "order").dump() == GAME.new(Options(), 3, "order").dump()
    assert [number(f"shop:{name}") for name in SHOPS] == list(range(4, 10))
    assert len(TYPES) == 5
