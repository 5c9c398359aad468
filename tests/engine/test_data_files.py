"""Tables of components: every error names the file, and the line and column where there is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from triopolis.engine.contract import DataPack
from triopolis.engine.data_files import Row, load_data_pack, read_csv, source_labels, typed_rows, unsure_files
from triopolis.engine.errors import BadDataPack
from triopolis.engine.registry import find_game, game_ids
from triopolis.locales import LANGUAGES, Words

GAME = find_game("point_city")


def written(folder: Path, data: bytes, name: str = "cards.csv") -> Path:
    file = folder / name
    file.write_bytes(data)
    return file


def refused(error: BadDataPack, **args: object) -> None:
    """The error carries these facts and can be said in every language."""
    assert {name: error.message.args[name] for name in args} == args
    for language in LANGUAGES:
        assert str(next(iter(args.values()))) in Words(language).say(error.message)


def test_a_table_is_read_row_by_row(tmp_path: Path) -> None:
    file = written(tmp_path, '\ufeffid, name\r\n0,"a, b"\r\n1, c \r\n'.encode())
    assert read_csv(file) == [{"id": "0", "name": "a, b"}, {"id": "1", "name": "c"}]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadDataPack) as caught:
        read_csv(tmp_path / "none.csv")
    refused(caught.value, file=str(tmp_path / "none.csv"))


def test_a_file_that_is_no_text_is_named_with_the_byte(tmp_path: Path) -> None:
    file = written(tmp_path, b"id,name\n0,\xff\n")
    with pytest.raises(BadDataPack) as caught:
        read_csv(file)
    refused(caught.value, file=str(file), place=10)


@pytest.mark.parametrize(
    ("data", "line", "width"), [(b"a,b\n1,2\n3\n", 3, 1), (b"a,b\n1,2,3\n", 2, 3), (b"a,b\n\n1,2\n", 2, 0)]
)
def test_a_row_of_another_width_is_named_with_its_line(tmp_path: Path, data: bytes, line: int, width: int) -> None:
    file = written(tmp_path, data)
    with pytest.raises(BadDataPack) as caught:
        read_csv(file)
    refused(caught.value, file=str(file), line=line, found=width, wanted=2)


def test_a_quotation_that_never_ends_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, b'a,b\n1,"2\n' + b"3,4\n" * 50_000)
    with pytest.raises(BadDataPack) as caught:
        read_csv(file)
    refused(caught.value, file=str(file))


def test_a_column_that_stands_twice_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, b"id,name,name\n0,a,b\n")
    with pytest.raises(BadDataPack) as caught:
        typed_rows(read_csv(file), ("id", "name"), str(file))
    refused(caught.value, file=str(file))


def test_a_table_without_rows_is_refused() -> None:
    with pytest.raises(BadDataPack) as caught:
        typed_rows([], ("id",), "t.csv")
    refused(caught.value, file="t.csv")


def test_a_missing_column_is_named() -> None:
    with pytest.raises(BadDataPack) as caught:
        typed_rows([{"id": "0"}], ("id", "points"), "t.csv")
    refused(caught.value, column="points", file="t.csv", line=1)


def test_an_unknown_column_is_named() -> None:
    with pytest.raises(BadDataPack) as caught:
        typed_rows([{"id": "0", "pints": "1"}], ("id",), "t.csv")
    refused(caught.value, column="pints", file="t.csv", line=1)


@pytest.mark.parametrize("id", ["0", "2", "", "x", "01"])
def test_ids_count_from_zero(id: str) -> None:
    with pytest.raises(BadDataPack) as caught:
        typed_rows([{"id": "0"}, {"id": id}], ("id",), "t.csv")
    refused(caught.value, file="t.csv", line=3, column="id", value=id)


def row(**values: str) -> Row:
    return Row(values, "t.csv", 7)


@pytest.mark.parametrize("text", ["", "x", "-1", "+1", "6", "1.0", "²", "٣", "1_0", " 1", "9" * 500])
def test_a_number_is_plain_digits_within_its_range(text: str) -> None:
    with pytest.raises(BadDataPack) as caught:
        row(points=text).integer("points", 1, 5)
    refused(caught.value, file="t.csv", line=7, column="points", value=text)


def test_a_cell_of_any_length_can_be_told() -> None:
    with pytest.raises(BadDataPack) as caught:
        row(kind="9" * 100_000).integer("kind", 1, 5)
    assert len(str(caught.value)) < 2000


def test_a_number_at_its_limits_is_fine() -> None:
    assert [row(points=text).integer("points", 1, 5) for text in ("1", "5")] == [1, 5]


def test_a_word_must_be_among_the_choices() -> None:
    assert row(kind="b").choice("kind", ("a", "b")) == 1
    with pytest.raises(BadDataPack) as caught:
        row(kind="B").choice("kind", ("a", "b"))
    refused(caught.value, file="t.csv", line=7, column="kind", value="B", known="a, b")


@pytest.mark.parametrize("label", ["printed", "reported", "reconstructed", "original"])
def test_a_source_is_one_of_four_labels_and_may_have_a_note(label: str) -> None:
    assert row(source=label).source() == label
    assert row(source=f"{label}: seen on a card").source() == label
    assert row(source=f"{label} (guess)").source() == label


@pytest.mark.parametrize("text", ["", " ", "Printed", "guessed", "printedly", ": printed"])
def test_any_other_source_is_refused(text: str) -> None:
    with pytest.raises(BadDataPack) as caught:
        row(source=text).source()
    refused(caught.value, file="t.csv", line=7, column="source")


def test_a_data_pack_is_a_folder_with_known_data(tmp_path: Path) -> None:
    with pytest.raises(BadDataPack) as caught:
        load_data_pack(GAME, tmp_path / "none")
    refused(caught.value, folder=str(tmp_path / "none"))
    written(tmp_path, b"id\n0\n", "buildings.csv")
    with pytest.raises(BadDataPack) as caught:
        load_data_pack(GAME, tmp_path)
    refused(caught.value, folder=str(tmp_path), known="cards.csv, tokens.csv")
    file = written(tmp_path, b"id\n0\n", "tokens.csv")
    assert load_data_pack(GAME, tmp_path) == DataPack({"tokens": [{"id": "0"}]}, {"tokens": str(file)})


@pytest.mark.parametrize("game_id", game_ids())
def test_a_game_tells_its_tables_as_they_are_played(game_id: str) -> None:
    game = find_game(game_id)
    own = game.data
    labels = source_labels(game)
    assert {name: sum(labels[name].values()) for name in own} == {name: len(rows) for name, rows in own.items()}
    name = list(game.data)[-1]
    replacing = [{**row, "source": "original"} for row in own[name]]
    packed = game.with_data(DataPack({name: replacing}))
    assert packed.data == {**own, name: replacing}
    assert list(packed.data) == list(game.data)
    assert game.data == own


def test_a_fingerprint_is_that_of_the_tables_alone() -> None:
    one = DataPack({"a": [{"x": "1", "y": "2"}], "b": []}, {"a": "here.csv"})
    other = DataPack({"b": [], "a": [{"y": "2", "x": "1"}]}, {"a": "there.csv"})
    assert one.fingerprint() == other.fingerprint()
    assert one.fingerprint() != DataPack({"a": [{"x": "1", "y": "3"}], "b": []}).fingerprint()


def test_a_person_hears_of_components_that_are_not_from_print() -> None:
    assert unsure_files(find_game("point_city")) == []
    assert "multicolor_buildings" in unsure_files(find_game("happy_city"))
