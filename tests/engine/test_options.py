"""Options as people and records give them, and the registry of games."""

from __future__ import annotations

import msgspec
import pytest

from triopolis.engine.errors import BadOption, TriopolisError, UnknownGame
from triopolis.engine.match import Match
from triopolis.engine.options import make_options, option_fields, parse_options
from triopolis.engine.registry import find_game, game_ids
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


class Numbers(msgspec.Struct, frozen=True):
    rounds: int = 5


@pytest.mark.parametrize("value", ["0", "-1", "x", "1.5", "", True])
def test_a_numeric_option_takes_whole_numbers_from_one(value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    game = PointCity()
    monkeypatch.setattr(game, "Options", Numbers)
    assert make_options(game, {"rounds": "12"}) == Numbers(12)
    assert make_options(game, {"rounds": 3}) == Numbers(3)
    with pytest.raises(BadOption):
        make_options(game, {"rounds": value})


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


@pytest.mark.parametrize("value", ["1" * 5000, "٣", 2**80, -1, 0, "x", 1.5, [1], True])
def test_a_number_is_a_small_whole_number_in_our_digits(value: object) -> None:
    with pytest.raises(BadOption) as refused:
        make_options(find_game("happy_city"), {"round_limit": value})
    says(refused.value, "round_limit")


@pytest.mark.parametrize("value", [5, "5"], ids=["number", "text"])
def test_a_number_may_come_as_text(value: object) -> None:
    assert msgspec.structs.asdict(make_options(find_game("happy_city"), {"round_limit": value}))["round_limit"] == 5
