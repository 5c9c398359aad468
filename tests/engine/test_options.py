"""Options as people and records give them, and the registry of games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from triopolis.engine.contract import Game
from triopolis.engine.errors import BadOption, DamagedRecord, TriopolisError, UnknownGame
from triopolis.engine.match import Match
from triopolis.engine.options import RuleOptions, make_options, option_fields, parse_options, shown
from triopolis.engine.record import Seat
from triopolis.engine.registry import find_game, game_ids
from triopolis.envs.setup import make_setup
from triopolis.games.point_city.game import PointCity
from triopolis.locales import LANGUAGES, Words

GAME = find_game("point_city")


def says(error: TriopolisError, *parts: str) -> None:
    for language in LANGUAGES:
        text = Words(language).say(error.message)
        assert all(part in text for part in parts)


def test_options_have_names_values_and_defaults() -> None:
    fields = {field.name: (field.choices, field.default) for field in option_fields(GAME.Options)}
    assert fields == {"tokens": (("all", "base"), "all"), "automa": (("easy", "normal", "hard"), None)}


def test_options_are_read_from_text() -> None:
    assert msgspec.structs.asdict(parse_options(GAME, ["tokens=base", "automa=hard"])) == {
        "tokens": "base",
        "automa": "hard",
    }
    assert parse_options(GAME, []) == GAME.Options()


@pytest.mark.parametrize(
    ("pairs", "parts"),
    [
        (["tokens"], ["tokens"]),
        (["speed=9"], ["speed", "tokens", "automa"]),
        (["=all"], ["tokens"]),
        (["tokens=some"], ["tokens", "some", "all", "base"]),
        (["tokens="], ["tokens", "all", "base"]),
        (["automa=none"], ["automa", "none", "easy"]),
        (["Tokens=all"], ["Tokens", "tokens"]),
        (["tokens=all", "tokens=base"], ["tokens"]),
    ],
)
def test_a_wrong_option_is_refused_and_named(pairs: list[str], parts: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        parse_options(GAME, pairs)
    says(caught.value, *parts)


@pytest.mark.parametrize("value", [1, True, None, [], {}])
def test_an_option_of_another_type_is_refused(value: object) -> None:
    with pytest.raises(BadOption):
        make_options(GAME, {"tokens": value})


def test_an_option_may_be_left_to_itself_by_name() -> None:
    assert make_options(GAME, {"automa": None}) == GAME.Options()


class Numbers(RuleOptions, frozen=True):
    rounds: int = 5


@pytest.mark.parametrize("text", ["0", "-1", "x", "1.5", "", "1" * 5000, "٣"])
def test_a_number_is_read_from_text_on_the_command_line_alone(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = PointCity()
    monkeypatch.setattr(game, "Options", Numbers)
    assert parse_options(game, ["rounds=12"]) == Numbers(12)
    with pytest.raises(BadOption):
        parse_options(game, [f"rounds={text}"])
    with pytest.raises(BadOption):
        make_options(game, {"rounds": "12"})


@pytest.mark.parametrize("seats", [-1, 0, 5, 100])
def test_a_number_of_seats_that_the_game_does_not_take_is_refused(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        Match(GAME, seats)
    says(caught.value, "1", "4")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_automa_plays_with_one_player_only(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        Match(GAME, seats, make_options(GAME, {"automa": "easy"}))
    says(caught.value, str(seats))


def test_one_player_meets_the_easy_automa_unless_another_is_chosen() -> None:
    assert msgspec.structs.asdict(Match(GAME, 1).options)["automa"] == "easy"
    assert msgspec.structs.asdict(Match(GAME, 1, make_options(GAME, {"automa": "hard"})).options)["automa"] == "hard"


def test_every_folder_of_games_is_a_game_of_its_name() -> None:
    assert "point_city" in game_ids()
    for id in game_ids():
        assert find_game(id).id == id


@pytest.mark.parametrize("name", ["", "chess", "Point City", "point_city.rules", "../point_city"])
def test_an_unknown_game_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        find_game(name)
    says(caught.value, name, "point_city")


# Options that do not exist

WRONG = [
    ("happy_city", "grozilla", True, ["yes", "no"]),
    ("happy_city", "mode", "hard", ["hard", "family", "expert"]),
    ("happy_city", "mode", None, ["family", "expert"]),
    ("happy_city", "scoring", ["add"], ["multiply", "add"]),
    *(("happy_city", "round_limit", value, []) for value in (-3, 0, True, False, "5", "x", 1.5, 5.0, [1], 2**80)),
    ("happy_city", "round_limit", 10**5000, []),
    ("point_city", "tokens", "zzz", ["zzz", "all", "base"]),
    ("point_city", "automa", "", ["easy", "normal", "hard"]),
    ("bloom_town", "side", "C", ["C", "A", "B"]),
    ("bloom_town", "side", "AB", ["AB"]),
    ("bloom_town", "third_shop", 4, ["4", "toy_shop"]),
    ("bloom_town", "foo", 1, ["mode", "side", "opponent", "third_shop"]),
]
WAYS: dict[str, Callable[[Game, dict[str, Any]], object]] = {
    "called": lambda game, values: game.Options(**values),
    "mapping": make_options,
    "replaced": lambda game, values: msgspec.structs.replace(game.Options(), **values),
    "environment": lambda game, values: make_setup(game.id, 2, values),
}


def wrong_name(case: tuple[Any, ...]) -> str:
    return f"{case[1]}={shown(case[2])}"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "name", "value", "parts"), WRONG, ids=map(wrong_name, WRONG))
def test_what_does_not_exist_cannot_be_chosen(way: str, game: str, name: str, value: Any, parts: list[str]) -> None:
    if (way, name) == ("replaced", "foo"):
        return  # msgspec refuses that itself
    with pytest.raises(BadOption) as refused:
        WAYS[way](find_game(game), {name: value})
    says(refused.value, name, *parts)


@pytest.mark.parametrize(("game", "name", "value", "parts"), WRONG, ids=map(wrong_name, WRONG))
def test_a_record_with_such_an_option_is_refused(game: str, name: str, value: Any, parts: list[str]) -> None:
    record = Match(find_game(game), 2, seed=1).record()
    with pytest.raises(DamagedRecord) as refused:
        Match.replay(msgspec.structs.replace(record, options={**record.options, name: value}))
    says(refused.value, name, *parts)


def test_msgspec_makes_no_wrong_options_either() -> None:
    for values in ({"side": "C"}, {"foo": 1}, {"side": None}):
        with pytest.raises((BadOption, msgspec.ValidationError)):
            msgspec.convert(values, find_game("bloom_town").Options)
        with pytest.raises((BadOption, msgspec.ValidationError)):
            msgspec.json.decode(msgspec.json.encode(values), type=find_game("bloom_town").Options)


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("options", [{}, {"side": "B"}, [], "side=B", 7, msgspec.Struct(), Numbers(1)], ids=shown)
def test_only_the_options_of_a_game_are_its_options(id: str, options: Any) -> None:
    game = find_game(id)
    others = [find_game(other).Options() for other in game_ids() if other != id]
    for foreign in (options, *others):
        for act in (game.settle_options, game.opponent):
            with pytest.raises(BadOption) as refused:
                act(foreign, 2)
            says(refused.value, id, type(foreign).__qualname__)
        with pytest.raises(BadOption):
            Match(game, 2, foreign)
        with pytest.raises(BadOption):
            game.new(foreign, 2, "7")


# Seeds and seats


@pytest.mark.parametrize("id", game_ids())
@pytest.mark.parametrize("seed", [7, 0, -1, 2**200])
def test_a_seed_may_be_a_number(id: str, seed: int) -> None:
    number, text = Match(find_game(id), 2, seed=seed), Match(find_game(id), 2, seed=str(seed))
    assert number.seed == str(seed)
    assert number.save() == text.save()


def test_a_number_of_another_library_is_a_number_too() -> None:
    class Seven:
        def __index__(self) -> int:
            return 7

    seven: Any = Seven()
    assert Match(GAME, 2, seed=seven).seed == "7"


@pytest.mark.parametrize("seed", [True, 1.0, b"", b"7", [], (), {}, object, "\ud800", 10**5000], ids=shown)
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption) as refused:
        Match(GAME, 2, seed=seed)
    says(refused.value, shown(seed))


@pytest.mark.parametrize("seats", ["2", "", True, 2.0, None, b"12", {2}, ["Anna", "Boris"], [2, 3]], ids=shown)
def test_seats_are_a_number_or_a_list_of_seats(seats: Any) -> None:
    with pytest.raises(BadOption) as refused:
        Match(GAME, seats)
    says(refused.value, GAME.id, "1", "4")


def test_seats_may_have_names() -> None:
    seats = (Seat("Anna"), Seat("Boris", "hard"))
    assert Match(GAME, seats).seats == list(seats)
    assert [seat.name for seat in Match(GAME, 3).seats] == ["1", "2", "3"]
