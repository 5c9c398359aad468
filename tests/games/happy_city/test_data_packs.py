"""Cards are data: our own are those of the box, other ones are used, wrong ones are refused with their place."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.happy_city.printed import result

from triopolis.engine.contract import DataPack, Rows
from triopolis.engine.data_files import load_data_pack, source_labels
from triopolis.engine.errors import BadDataPack
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import checks_of, printed_of
from triopolis.games.happy_city.components import COLOURS, MONSTER_EFFECTS, MONSTERS, Card
from triopolis.games.happy_city.data_files import BOUGHT, DATA_FILES, ROWS, own_data
from triopolis.games.happy_city.game import HappyCity
from triopolis.games.happy_city.options import Options
from triopolis.games.happy_city.specials import EFFECTS
from triopolis.locales import LANGUAGES, Words

GAME = HappyCity()


def own(table: str) -> Rows:
    return [dict(row) for row in own_data()[table]]


def cards(table: str) -> list[Card]:
    return GAME.components.by_file[table]


def copied(rows: Rows, count: int) -> Rows:
    """So many rows, the first ones over and over with ids of their own."""
    return [{**rows[n % len(rows)], "id": f"card_{n}"} for n in range(count)]


# What is our own


def test_the_buildings_are_those_of_the_box() -> None:
    assert len(cards("buildings")) == 33
    assert sum(card.copies for card in cards("buildings")) == 66
    by_deck: Counter[int] = Counter()
    for card in cards("buildings"):
        assert card.copies == 2
        by_deck[card.deck] += card.copies
    assert by_deck == {0: 28, 1: 20, 2: 18}


def test_a_building_costs_what_its_deck_costs() -> None:
    prices = {deck: {card.cost for card in cards("buildings") if card.deck == deck} for deck in range(3)}
    assert prices == {0: {1, 2, 3}, 1: {4, 5}, 2: {6, 7, 8, 9}}
    assert [int(price) for price in GAME.components.lowest_price] == [1, 4, 6, 0]
    assert {card.cost for card in cards("multicolor_buildings")} == {0, 1, 3, 4, 5, 6, 7, 8, 9}


def test_homes_markets_specials_and_the_fourth_deck_are_those_of_the_box() -> None:
    assert [card.copies for card in cards("homes")] == [4, 4, 4]
    assert [card.copies for card in cards("markets")] == [5, 1, 1, 1, 1, 1]
    counts = {table: sum(card.copies for card in cards(table)) for table in DATA_FILES[3:]}
    assert counts == {"family_specials": 18, "expert_specials": 38, "multicolor_buildings": 20, "monsters": 5}


def test_every_colour_set_of_the_fourth_deck_and_every_monster_is_there_once() -> None:
    colours = Counter(card.colours for card in cards("multicolor_buildings"))
    assert all(colour.bit_count() >= 2 for colour in colours)
    assert set(colours.values()) == {1}
    assert sorted(card.colours for card in cards("monsters")) == [1, 2, 4, 8, 16]
    assert [card.effect for card in cards("monsters")] == list(MONSTER_EFFECTS)


def test_every_expert_effect_belongs_to_one_card() -> None:
    assert sorted(card.effect for card in cards("expert_specials")) == sorted(EFFECTS)


def test_what_is_our_own_design_is_labelled_so() -> None:
    original = {card.id for table in DATA_FILES for card in cards(table) if card.source == "original"}
    designed = [*cards("multicolor_buildings"), *cards("monsters")]
    assert original == {"treasury", *(card.id for card in designed)}
    rest = {card.source for table in DATA_FILES for card in cards(table) if card.id not in original}
    assert rest == {"printed"}
    assert source_labels(GAME) == {
        "buildings": {"printed": 33},
        "homes": {"printed": 3},
        "markets": {"printed": 6},
        "family_specials": {"printed": 18},
        "expert_specials": {"printed": 37, "original": 1},
        "multicolor_buildings": {"original": 20},
        "monsters": {"original": 5},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    names = [card.names[language] for card in GAME.components.cards.values()]
    assert all(names)
    assert len(set(names)) == len(names) == 33 + 3 + 6 + 18 + 38 + 20 + 5


# What is used


def other_buildings() -> Rows:
    rows = copied(own("buildings"), 40)
    for number, row in enumerate(rows):
        row.update(deck=str(number % 3 + 1), color=COLOURS[number % 5], cost=str(number % 8), income="3", copies="9")
    return rows


def other_homes() -> Rows:
    rows = own("homes")
    for row, colour in zip(rows, ("blue", "violet", "green"), strict=True):
        row.update(color=colour, cost="0", copies="9", hearts="-9")
    return rows


def other_markets() -> Rows:
    return [{**row, "income": "9", "residents": "2", "hearts": "-1"} for row in own("markets")]


def few_specials(table: str) -> Rows:
    """The first seven, which is all that five players need, without requirements."""
    return [{column: "0" if column[:4] == "req_" else row[column] for column in row} for row in own(table)[:7]]


def twins() -> Rows:
    """Several Sphinxes and Pyramids."""
    rows = [row for row in few_specials("expert_specials") if row["id"] != "pyramid"]
    sphinx = {**rows[0], "effect_id": "copy_opponent_special"}
    pyramid = {**rows[0], "effect_id": "copy_neighbor_same_slot"}
    return [{**row, "id": f"twin_{n}"} for n, row in enumerate([sphinx, pyramid] * 4)]


OTHERS: dict[str, tuple[str, Rows]] = {
    "buildings": ("buildings", other_buildings()),
    "homes": ("homes", other_homes()),
    "markets": ("markets", other_markets()),
    "family_specials": ("family_specials", few_specials("family_specials")),
    "more family_specials": ("family_specials", copied(own("family_specials"), 40)),
    "expert_specials": ("expert_specials", few_specials("expert_specials")),
    "more expert_specials": ("expert_specials", copied(own("expert_specials"), 40)),
    "sphinxes and pyramids": ("expert_specials", twins()),
    "multicolor_buildings": ("multicolor_buildings", copied(own("multicolor_buildings"), 1)),
    "monsters": ("monsters", copied(own("monsters")[3:], 1)),
    "five monsters of a kind": ("monsters", copied(own("monsters")[4:], 5)),
}


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_a_table_alone_may_be_replaced_and_played_with(name: str, mode: str) -> None:
    table, rows = OTHERS[name]
    game = HappyCity(DataPack({table: rows}))
    assert [card.id for card in game.components.by_file[table]] == [row["id"] for row in rows]
    for seats in (2, 5):
        options = Options(mode=mode, grozilla="yes", round_limit=25)  # type: ignore[arg-type]
        state, rng = game.new(options, seats, f"{name} {seats}"), seeded(name)
        while state.actor >= 0:
            state.play(state.random_action(rng))
            assert checks_of(game).broken_invariants(state) == []
        assert [sheet.total for sheet in game.breakdown(state)] == state.scores()


def test_all_tables_together_may_be_replaced() -> None:
    tables = {name: OTHERS[name][1] for name in DATA_FILES}
    tables["monsters"] = [{**row, "id": "tiny"} for row in tables["monsters"]]
    tables["multicolor_buildings"] = [{**row, "id": "mixed"} for row in tables["multicolor_buildings"]]
    game = HappyCity(DataPack(tables))
    state, rng = game.new(Options(mode="expert", grozilla="yes", round_limit=25), 4, "all"), seeded("all")
    while state.actor >= 0:
        state.play(state.random_action(rng))
        game.imagine(game.view(state, 0)).deal(rng)
    assert checks_of(game).broken_invariants(state) == []


def test_other_symbols_are_scored() -> None:
    rows = own("homes")
    rows[0].update(residents="9", hearts="2")
    game = HappyCity(DataPack({"homes": rows}))
    table = json.dumps({"seats": [{"city": ["house"]}, {"city": ["house", "apartments"]}]}).encode()
    assert [seat["total"] for seat in result(printed_of(game).score_table(table))["seats"]] == [18, 22]
    assert [seat["total"] for seat in result(printed_of(GAME).score_table(table))["seats"]] == [0, 0]


def test_the_hot_dog_price_of_a_deck_is_that_of_its_cheapest_card() -> None:
    rows = [{**row, "cost": "20" if row["deck"] == "2" else row["cost"]} for row in own("buildings")]
    rows[20]["cost"] = "7"
    assert rows[20]["deck"] == "2"
    assert [int(price) for price in HappyCity(DataPack({"buildings": rows})).components.lowest_price] == [1, 7, 6, 0]


def test_names_of_a_pack_are_said_in_every_language() -> None:
    rows = own("homes")
    rows[0].update(name_en="Hut", name_ru="Хижина", name_uk="Хатина")
    game = HappyCity(DataPack({"homes": rows}))
    table = b'{"seats": [{"city": ["house"]}, {"city": []}]}'
    for language, name in (("en", "Hut"), ("ru", "Хижина"), ("uk", "Хатина")):
        assert any(name in Words(language).say(line) for line in printed_of(game).score_table(table).lines)


def test_the_record_of_a_match_carries_the_pack() -> None:
    pack = DataPack({"homes": other_homes()})
    match, rng = Match(HappyCity(pack), 2, Options(round_limit=3), "carried"), seeded("carried")
    while not match.over:
        match.play(int(match.state.actor), int(match.state.random_action(rng)))
    loaded = Match.load(match.save())
    assert loaded.state.dump() == match.state.dump()
    carried = loaded.game.pack
    assert carried is not None
    assert carried.tables == pack.tables


def written(folder: Path, table: str, rows: Rows) -> None:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    (folder / f"{table}.csv").write_text(text.getvalue(), "utf-8")


def test_a_folder_of_tables_is_a_pack(tmp_path: Path) -> None:
    written(tmp_path, "homes", other_homes())
    written(tmp_path, "monsters", own("monsters")[:2])
    game = GAME.with_data(load_data_pack(GAME, tmp_path))
    assert [card.cost for card in game.components.by_file["homes"]] == [0, 0, 0]
    assert len(game.components.by_file["monsters"]) == 2
    written(tmp_path, "homes", [{**row, "cost": "dear"} for row in own("homes")])
    with pytest.raises(BadDataPack, match=r"homes\.csv, line 2, column cost.*dear"):
        GAME.with_data(load_data_pack(GAME, tmp_path))


# What is refused


def refused(table: str, change: Callable[[Rows], object], line: int, column: str, *parts: str) -> None:
    """The changed table is refused; in every language the error names file, line, column and these things."""
    rows = own(table)
    rows = changed if isinstance(changed := change(rows), list) else rows
    with pytest.raises(BadDataPack) as caught:
        HappyCity(DataPack({table: rows}, {table: f"my/{table}.csv"}))
    for language in LANGUAGES:
        text = Words(language).say(caught.value.message)
        assert all(part in text for part in (f"my/{table}.csv", str(line), column, *parts)), text
    args = caught.value.message.args
    assert (args["file"], args["line"], args["column"]) == (f"my/{table}.csv", line, column)


NO_NUMBERS = ("", "x", "1.5", "+1", "²", " ")
NO_IDS = ("", "Museum", "7up", "_x", "a-b", "two words", "музей", "x" * 41)
WRONG: dict[tuple[str, str], tuple[str, ...]] = {
    ("buildings", "deck"): ("0", "4", "-1", *NO_NUMBERS),
    ("buildings", "color"): ("white", "", "Blue", "yellow+blue"),
    ("buildings", "cost"): ("-1", "21", *NO_NUMBERS),
    ("buildings", "income"): ("-1", "10", *NO_NUMBERS),
    ("buildings", "residents"): ("-10", "10", *NO_NUMBERS),
    ("buildings", "hearts"): ("-10", "10", *NO_NUMBERS),
    ("buildings", "copies"): ("0", "10", *NO_NUMBERS),
    ("homes", "color"): ("white", ""),
    ("homes", "cost"): ("-1", "21", "x"),
    ("homes", "income"): ("-1", "10"),
    ("homes", "residents"): ("-10", "10"),
    ("homes", "hearts"): ("-10", "10"),
    ("homes", "copies"): ("3", "10", "0", "x"),
    ("markets", "color"): ("red", ""),
    ("markets", "income"): ("-1", "10"),
    ("markets", "residents"): ("-10", "10"),
    ("markets", "hearts"): ("-10", "10"),
    ("family_specials", "req_yellow"): ("-1", "11", "x"),
    ("family_specials", "req_violet"): ("-1", "11", ""),
    ("family_specials", "income"): ("-1", "10"),
    ("family_specials", "residents"): ("-10", "10"),
    ("family_specials", "hearts"): ("-10", "10"),
    ("expert_specials", "req_blue"): ("-1", "11"),
    ("expert_specials", "req_green"): ("-1", "11"),
    ("expert_specials", "req_orange"): ("-1", "11"),
    ("expert_specials", "effect_id"): ("", "win", "price_plus_1"),
    ("expert_specials", "residents"): ("-10", "10"),
    ("expert_specials", "hearts"): ("-10", "10"),
    ("multicolor_buildings", "colors"): (
        "",
        "blue",
        "blue+blue",
        "blue+red",
        "blue, green",
        "blue+",
        "+",
        "white+blue",
    ),
    ("multicolor_buildings", "cost"): ("-1", "21"),
    ("multicolor_buildings", "income"): ("-1", "10"),
    ("multicolor_buildings", "residents"): ("-10", "10"),
    ("multicolor_buildings", "hearts"): ("-10", "10"),
    ("multicolor_buildings", "copies"): ("0", "10"),
    ("monsters", "color"): ("white", "", "yellow+blue"),
    ("monsters", "effect_id"): ("", "pass_gains_8"),
    **{(table, "id"): NO_IDS for table in DATA_FILES},
    **{(table, f"name_{language}"): ("",) for table in DATA_FILES for language in LANGUAGES},
    **{(table, "source"): ("", "hearsay") for table in DATA_FILES},
}


@pytest.mark.parametrize(("table", "column"), WRONG)
def test_a_wrong_cell_is_named(table: str, column: str) -> None:
    for value in WRONG[table, column]:
        refused(table, lambda rows, value=value: rows[1].update({column: value}), 3, column, value)  # type: ignore[misc]


def test_no_column_goes_unchecked() -> None:
    checked = {*WRONG, *(("family_specials", f"req_{colour}") for colour in COLOURS)}
    checked |= {("expert_specials", f"req_{colour}") for colour in COLOURS}
    assert {(table, column) for table in DATA_FILES for column in own(table)[0]} == checked


@pytest.mark.parametrize("table", DATA_FILES)
def test_a_missing_or_unknown_column_is_named(table: str) -> None:
    for column in own(table)[0]:
        refused(table, lambda rows, column=column: [row.pop(column) for row in rows] and None, 1, column)  # type: ignore[misc]
    refused(table, lambda rows: [row.update(colour="red") for row in rows] and None, 1, "colour")


def test_an_id_that_stands_there_twice_is_named_with_both_places() -> None:
    refused("buildings", lambda rows: rows[4].update(id="factory"), 6, "id", "factory", "my/buildings.csv", "3")
    refused("homes", lambda rows: rows[1].update(id="factory"), 3, "id", "factory", "buildings.csv", "3")
    refused("monsters", lambda rows: rows[1].update(id="castle"), 3, "id", "castle", "expert_specials.csv", "3")
    refused("monsters", lambda rows: rows[1].update(id="house"), 3, "id", "house", "homes.csv", "2")


@pytest.mark.parametrize("table", DATA_FILES)
def test_too_few_or_too_many_rows_are_named(table: str) -> None:
    low, high = ROWS[table]
    if low > 1:
        refused(table, lambda rows: copied(rows, low - 1), low, "id", str(low - 1), str(low), str(high))
    refused(table, lambda rows: copied(rows, high + 1), high + 2, "id", str(high + 1), str(low), str(high))
    with pytest.raises(BadDataPack, match=r"my\.csv"):
        HappyCity(DataPack({table: []}, {table: "my.csv"}))


@pytest.mark.parametrize("table", BOUGHT)
def test_more_kinds_to_buy_than_a_city_can_tell_apart_are_refused_with_the_reason(table: str) -> None:
    """The names in a city are one set of 63."""
    most = {name: ROWS[name][1] for name in BOUGHT}
    assert sum(most.values()) == MONSTERS == 63
    reason = ["63", *map(str, most.values())]
    refused(table, lambda rows: copied(rows, most[table] + 1), most[table] + 2, "id", str(most[table] + 1), *reason)


def test_as_many_kinds_to_buy_as_there_may_be_can_be_played_with() -> None:
    buildings = other_buildings()
    several = [{**row, "id": f"mixed_{row['id']}"} for row in copied(own("multicolor_buildings"), 20)]
    game = HappyCity(DataPack({"buildings": buildings, "multicolor_buildings": several}))
    kinds = [number for number in game.components.cards if number < MONSTERS]
    assert kinds == list(range(63))
    state, rng = game.new(Options(grozilla="yes", round_limit=30), 5, "most"), seeded("most")
    while state.actor >= 0:
        state.play(state.random_action(rng))
        assert checks_of(game).broken_invariants(state) == []


@pytest.mark.parametrize("deck", ["1", "2", "3"])
def test_a_deck_without_buildings_is_named(deck: str) -> None:
    def emptied(rows: Rows) -> Rows:
        return [{**row, "copies": "9"} for row in rows if row["deck"] != deck]

    refused("buildings", emptied, len(emptied(own("buildings"))) + 1, "deck", deck)


def test_too_few_buildings_are_named() -> None:
    def few(rows: Rows) -> Rows:
        return [{**row, "copies": "1"} for row in rows]

    def enough(rows: Rows) -> Rows:
        return [{**row, "copies": "2" if number < 15 else "1"} for number, row in enumerate(rows)]

    refused("buildings", few, 34, "copies", "33", "48")
    HappyCity(DataPack({"buildings": enough(own("buildings"))}))
    refused("buildings", lambda rows: enough(rows)[1:], 33, "copies", "46", "48")


def test_markets_in_another_order_are_named() -> None:
    refused("markets", lambda rows: rows[::-1], 2, "color", "violet", "white")
    refused("markets", lambda rows: rows[3].update(color="yellow"), 5, "color", "yellow", "green")


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(BadDataPack, match="tokens"):
        HappyCity(DataPack({"tokens": own("homes")}))


@pytest.mark.parametrize("table", DATA_FILES)
def test_our_own_table_as_a_pack_is_the_same_game(table: str) -> None:
    game = HappyCity(DataPack({table: own(table)}))
    for mode in ("family", "expert"):
        options = Options(mode=mode, grozilla="yes")
        assert game.new(options, 3, "same").dump() == GAME.new(options, 3, "same").dump()
