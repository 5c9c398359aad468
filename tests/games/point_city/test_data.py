"""Cards and tokens, and data packs that replace them."""

from __future__ import annotations

import csv
import io
import json
from collections import Counter
from pathlib import Path

import pytest
from tests.games.point_city.table import CARDS, TOKENS

from triopolis.engine.contract import DataPack, Rows
from triopolis.engine.data_files import load_data_pack
from triopolis.engine.errors import BadDataPack, DamagedRecord
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import checks_of, printed_of
from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import CIVIC, INGENUITY, POINTS, PRODUCTION
from triopolis.games.point_city.data_files import own_data
from triopolis.games.point_city.telling.names import building_name
from triopolis.locales import LANGUAGES, Words


def rows(table: str) -> Rows:
    return [dict(row) for row in own_data()[table]]


def changed(table: str, line: int, **cells: str) -> Rows:
    """The game's own table with some cells of a line changed; the header is line 1."""
    lines = rows(table)
    lines[line - 2].update(cells)
    return lines


def written(folder: Path, table: str, content: Rows) -> Path:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(content[0]))
    writer.writeheader()
    writer.writerows(content)
    file = folder / f"{table}.csv"
    file.write_text(text.getvalue(), encoding="utf-8")
    return file


# The game's own cards


def test_every_building_has_one_kind_and_what_belongs_to_it() -> None:
    for card in CARDS:
        assert sum(card.cost) > 0
        if card.kind == PRODUCTION:
            assert 0 <= card.produces < 5
            assert 0 <= card.points <= 3
        else:
            assert card.produces == -1
            assert (card.points > 0) == (card.kind == POINTS)
    assert Counter(card.kind for card in CARDS)[CIVIC] == 30


def test_a_resource_side_has_one_or_two_symbols_and_ingenuity_is_always_single() -> None:
    assert {card.symbols for card in CARDS} == {1, 2}
    assert all(card.symbols == 1 for card in CARDS if card.symbol == INGENUITY)


def test_every_component_says_how_well_it_is_known() -> None:
    labels = {"printed", "reported", "reconstructed", "original"}
    assert {card.source for card in CARDS} <= labels
    assert {token.source for token in TOKENS} <= labels


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_a_name(language: str) -> None:
    names = {Words(language).say(building_name(GAME.components, card)) for card in range(160)}
    kinds = {building_name(GAME.components, card).id for card in range(160)}
    assert len(names) == len(kinds) > 30


# Packs


def test_replaced_cards_and_tokens_are_used(tmp_path: Path) -> None:
    cards = [{**row, "kind": "points", "produces": "none", "points": "9"} for row in rows("cards")]
    written(tmp_path, "cards", cards)
    written(tmp_path, "tokens", changed("tokens", 3, points="19"))
    game = GAME.with_data(load_data_pack(GAME, tmp_path))
    match, rng = Match(game, 2, seed="pack"), seeded("pack")
    while not match.over:
        match.play(int(match.state.actor), int(match.state.random_action(rng)))
    for sheet in match.game.breakdown(match.state):
        assert sheet.items[0].points % 9 == 0
    assert printed_of(game).score_table(b'{"seats": [{"buildings": [0], "tokens": [1]}]}').sheets[0].total == 9 + 19


def test_a_pack_may_replace_one_table_only(tmp_path: Path) -> None:
    written(tmp_path, "tokens", changed("tokens", 2, points="20"))
    game = GAME.with_data(load_data_pack(GAME, tmp_path))
    assert printed_of(game).score_table(b'{"seats": [{"buildings": [1]}]}').sheets[0].total == CARDS[1].points


def test_a_pack_may_have_more_cards_than_the_game(tmp_path: Path) -> None:
    more = rows("cards")
    more += [{**more[0], "id": str(160 + number)} for number in range(40)]
    written(tmp_path, "cards", more)
    game = GAME.with_data(load_data_pack(GAME, tmp_path))
    state = game.new(game.Options(), 4, "more")
    assert checks_of(game).broken_invariants(state) == []
    game.imagine(game.view(state, 0)).deal(seeded("more"))


def test_a_record_carries_its_pack_and_loads_without_the_files() -> None:
    game = GAME.with_data(DataPack({"tokens": changed("tokens", 3, points="19")}))
    match = Match(game, 2, seed="pack")
    match.play(int(match.state.actor), 40)
    loaded = Match.load(match.save())
    assert loaded.save() == match.save()
    pack = loaded.game.pack
    assert pack is not None
    assert pack.tables["tokens"][1]["points"] == "19"
    assert loaded.state.dump() == match.state.dump()


def test_a_record_without_a_pack_has_none() -> None:
    assert Match(GAME, 2).record().data_pack is None


@pytest.mark.parametrize("part", ["hash", "tables"])
def test_a_record_whose_pack_was_changed_is_refused(part: str) -> None:
    match = Match(GAME.with_data(DataPack({"tokens": changed("tokens", 3, points="19")})), 2, seed="pack")
    raw = json.loads(match.save())
    if part == "hash":
        raw["data_pack"]["hash"] = "0" * 64
    else:
        raw["data_pack"]["tables"]["tokens"][1]["points"] = "20"
    with pytest.raises(DamagedRecord) as caught:
        Match.load(json.dumps(raw).encode())
    assert "$.data_pack.hash" in str(caught.value)


def test_a_record_whose_pack_is_wrong_says_where() -> None:
    good = Match(GAME.with_data(DataPack({"tokens": rows("tokens")})), 2, seed="pack").save()
    wrong = DataPack({"tokens": changed("tokens", 5, rule="per_day")})
    raw = json.loads(good)
    raw["data_pack"] = {"tables": wrong.tables, "hash": wrong.fingerprint()}
    with pytest.raises(DamagedRecord) as caught:
        Match.load(json.dumps(raw).encode(), "game.json")
    assert all(part in str(caught.value) for part in ("game.json", "$.data_pack.tables.tokens", "per_day", "rule", "5"))


def test_an_unknown_table_is_named() -> None:
    with pytest.raises(BadDataPack) as caught:
        GAME.with_data(DataPack({"buildings": rows("cards")}))
    assert "buildings" in str(caught.value)


WRONG_CARDS: list[tuple[dict[str, str], str]] = [
    ({"id": "3"}, "id"),
    ({"tier": "4"}, "tier"),
    ({"tier": "0"}, "tier"),
    ({"tier": "one"}, "tier"),
    ({"resource": "gold"}, "resource"),
    ({"resource": ""}, "resource"),
    ({"resource_count": "3"}, "resource_count"),
    ({"resource": "ingenuity", "resource_count": "2"}, "resource_count"),
    ({"kind": "park"}, "kind"),
    ({"produces": "none"}, "produces"),
    ({"produces": "ingenuity"}, "produces"),
    ({"points": "4"}, "points"),
    ({"points": "-1"}, "points"),
    ({"kind": "points"}, "produces"),
    ({"kind": "points", "produces": "none", "points": "0"}, "points"),
    ({"kind": "civic", "produces": "none", "points": "1"}, "points"),
    ({"cost_energy": "7"}, "cost_energy"),
    ({"cost_industry": "x"}, "cost_industry"),
    ({"cost_economy": "0", "cost_ecology": "0"}, "cost_community"),
    ({"source": "dreamed"}, "source"),
]


@pytest.mark.parametrize(("cells", "column"), WRONG_CARDS)
def test_a_wrong_cell_of_the_cards_is_named_by_file_line_and_column(
    cells: dict[str, str], column: str, tmp_path: Path
) -> None:
    file = written(tmp_path, "cards", changed("cards", 2, **cells))
    wrong_cell(tmp_path, file, 2, column)


WRONG_TOKENS: list[tuple[int, dict[str, str], str]] = [
    (2, {"id": "x"}, "id"),
    (2, {"set": "extra"}, "set"),
    (2, {"rule": "per_week"}, "rule"),
    (2, {"arg1": "economy"}, "arg1"),
    (9, {"arg1": ""}, "arg1"),
    (9, {"arg1": "ingenuity"}, "arg1"),
    (9, {"arg2": "energy"}, "arg2"),
    (14, {"arg2": "gold"}, "arg2"),
    (14, {"arg2": "community"}, "arg2"),
    (5, {"arg1": "0"}, "arg1"),
    (5, {"arg1": "many"}, "arg1"),
    (2, {"points": "0"}, "points"),
    (2, {"points": "21"}, "points"),
    (2, {"source": ""}, "source"),
]


@pytest.mark.parametrize(("line", "cells", "column"), WRONG_TOKENS)
def test_a_wrong_cell_of_the_tokens_is_named_by_file_line_and_column(
    line: int, cells: dict[str, str], column: str, tmp_path: Path
) -> None:
    file = written(tmp_path, "tokens", changed("tokens", line, **cells))
    wrong_cell(tmp_path, file, line, column)


def wrong_cell(folder: Path, file: Path, line: int, column: str) -> None:
    with pytest.raises(BadDataPack) as caught:
        GAME.with_data(load_data_pack(GAME, folder))
    args = caught.value.message.args
    assert (args["file"], args["line"], args["column"]) == (str(file), line, column)
    for language in LANGUAGES:
        text = Words(language).say(caught.value.message)
        assert str(file) in text
        assert column in text


@pytest.mark.parametrize("tier", ["1", "2", "3"])
def test_a_tier_with_too_few_cards_for_four_players_is_named(tier: str) -> None:
    keep = {"1": 63, "2": 47, "3": 37}[tier]
    mine = [row for row in rows("cards") if row["tier"] == tier][:keep]
    others = [row for row in rows("cards") if row["tier"] != tier]
    few = [{**row, "id": str(number)} for number, row in enumerate(mine + others)]
    with pytest.raises(BadDataPack) as caught:
        GAME.with_data(DataPack({"cards": few}))
    args = caught.value.message.args
    assert (args["column"], args["found"], args["needed"]) == ("tier", keep, keep + 1)


def test_too_few_or_too_many_tokens_are_refused() -> None:
    with pytest.raises(BadDataPack):
        GAME.with_data(DataPack({"tokens": rows("tokens")[:13]}))
    with pytest.raises(BadDataPack):
        GAME.with_data(DataPack({"tokens": [{**rows("tokens")[1], "id": str(number)} for number in range(33)]}))
    game = GAME.with_data(DataPack({"tokens": [{**rows("tokens")[1], "id": str(number)} for number in range(32)]}))
    assert checks_of(game).broken_invariants(game.new(game.Options(), 4, "x")) == []


def test_too_many_cards_are_refused() -> None:
    many = [{**rows("cards")[number % 160], "id": str(number)} for number in range(251)]
    with pytest.raises(BadDataPack):
        GAME.with_data(DataPack({"cards": many}))
