"""Where games come from: our own folders and other packages, of which none can spoil the others."""

from __future__ import annotations

import pickle
from importlib import metadata
from typing import Any

import pytest
from tests.packages import CODE, ROOMS, Installer

from triopolis.engine.contract import CONTRACT
from triopolis.engine.errors import UnknownGame
from triopolis.engine.match import Match
from triopolis.engine.observation import observable_ids, observation_version
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import broken_games, find_game, game_ids, game_room, has_room, own_ids
from triopolis.locales import LANGUAGES, Words

OURS = ("bloom_town", "happy_city", "point_city")


def left_out() -> list[tuple[str, str, str]]:
    return [(game.id, game.distribution, game.problem.id) for game in broken_games()]


def test_ours_are_found_by_their_folders(install: Installer) -> None:
    assert own_ids() == game_ids() == OURS
    assert [find_game(id).id for id in OURS] == list(OURS)
    assert broken_games() == ()


def test_an_unknown_game_is_refused_with_the_known_ones(install: Installer) -> None:
    install("meadow-game", "meadow")
    with pytest.raises(UnknownGame, match=r"“chess”\. Games: bloom_town, happy_city, meadow, point_city\."):
        find_game("chess")


def test_whoever_plays_one_of_ours_does_not_wait_for_other_packages(
    install: Installer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(**_: Any) -> None:
        raise AssertionError("looked for other packages")

    monkeypatch.setattr(metadata, "entry_points", look)
    assert has_room("point_city", "observation")


# Games of other packages


def test_a_game_of_another_package_is_played_like_ours(install: Installer) -> None:
    install("meadow-game", "meadow")
    assert game_ids() == ("bloom_town", "happy_city", "meadow", "point_city")
    assert own_ids() == OURS
    match, rng = Match(find_game("meadow"), 2, seed="sunny"), seeded("moves")
    while not match.over:
        match.play(int(match.state.actor), int(match.state.random_action(rng)))
    again = Match.load(match.save())
    assert again.game is match.game is find_game("meadow")
    assert again.state.dump() == match.state.dump()
    assert pickle.loads(pickle.dumps(match.game)) is match.game


def test_an_entry_point_may_name_another_module_and_object(install: Installer) -> None:
    code = CODE.replace("{id}", "meadow").replace("GAME =", "MEADOW =")
    files = {"play/__init__.py": "", "play/start.py": code, "play/observation.py": "VERSION = 5"}
    files |= {f"play/{path}": text for path, text in ROOMS.items()}
    files["play/words/en/meadow.ftl"] = "game-meadow = Meadow"
    install("meadow-game", "meadow", "", files, "meadow_game.play.start:MEADOW")
    assert find_game("meadow").id == "meadow"
    assert observation_version(find_game("meadow")) == 5


def test_a_room_is_looked_for_beside_the_module_that_registered_the_game(install: Installer) -> None:
    install("meadow-game", "meadow", files={"observation.py": "VERSION = 7"})
    install("pond-game", "pond")
    assert observation_version(find_game("meadow")) == 7
    assert game_room("point_city", "observation").__name__ == "triopolis.games.point_city.observation"
    assert not has_room("pond", "observation")
    assert not has_room("pond", "printed.details")
    assert not has_room("meadow", "observation.details")
    assert has_room("point_city", "printed.details")
    assert observable_ids() == ["bloom_town", "happy_city", "meadow", "point_city"]


def test_a_game_brings_its_words(install: Installer) -> None:
    words = "game-sunny-meadow = Meadow in {language}\nsunny-meadow-bee = Bee\noption-sunny-meadow-side = Side\n"
    files = {f"words/{language}/meadow.ftl": words.replace("{language}", language) for language in LANGUAGES}
    install("meadow-game", "sunny_meadow", files=files)
    assert find_game("sunny_meadow").id == "sunny_meadow"
    said = [Words(language)("game-sunny-meadow") for language in LANGUAGES]
    assert said == [f"Meadow in {language}" for language in LANGUAGES]


# Those that do not fit

BROKEN_CODE = {
    "raise RuntimeError('no tiles\\ntoday')": "added-fails",
    "import no_such_package": "added-fails",
    "this is no Python": "added-fails",
    "raise SystemExit(3)": "added-fails",
    CODE.replace("CONTRACT = 1", ""): "added-contract-missing",
    CODE.replace("CONTRACT = 1", f"CONTRACT = {CONTRACT + 1}"): "added-contract",
    CODE.replace("GAME = Added()", ""): "added-kind",
    CODE.replace("GAME = Added()", "GAME = Added"): "added-kind",
    CODE.replace("GAME = Added()", "GAME = 'meadow'"): "added-kind",
    CODE.replace("{id}", "pasture"): "added-other-id",
}


@pytest.mark.parametrize(("code", "reason"), BROKEN_CODE.items())
def test_code_that_does_not_fit_leaves_the_others_alone(install: Installer, code: str, reason: str) -> None:
    install("a-game", "meadow", code)
    install("pond-game", "pond")
    assert game_ids() == ("bloom_town", "happy_city", "point_city", "pond")
    assert left_out() == [("meadow", "a-game", reason)]
    with pytest.raises(UnknownGame):
        find_game("meadow")


@pytest.mark.parametrize(
    ("id", "reason"),
    [
        ("Meadow", "added-id"),
        ("my-meadow", "added-id"),
        ("2meadows", "added-id"),
        ("meadow_2", "added-id"),
        ("my__meadow", "added-id"),
        ("луг", "added-id"),
        ("point_city", "added-twice"),
        ("point", "added-close"),
        ("point_city_two", "added-close"),
        ("web", "added-word"),
        ("error_meadow", "added-word"),
        ("pc_meadow", "added-word"),
    ],
)
def test_an_id_that_collides_leaves_the_others_alone(install: Installer, id: str, reason: str) -> None:
    ours = find_game("point_city")
    install("a-game", id)
    install("pond-game", "pond")
    assert game_ids() == ("bloom_town", "happy_city", "point_city", "pond")
    assert left_out() == [(id, "a-game", reason)]
    assert find_game("point_city") is ours


def test_ids_that_only_look_alike_do_not_collide(install: Installer) -> None:
    install("a-game", "pointed")
    install("b-game", "webbed_feet")
    assert {"pointed", "webbed_feet"} < set(game_ids())


@pytest.mark.parametrize(
    "name", ["error-unknown-game", "pc-automa", "option-point-city-tokens", "meadowland", "-meadows", "meadow_bee"]
)
def test_messages_begin_with_the_id_of_the_game(install: Installer, name: str) -> None:
    before = Words("en")("error-unknown-game", game="x", known="y")
    install("a-game", "meadow", files={"words/en/meadow.ftl": f"# Ours\nmeadow-bee =\n    Bee\n{name} = Moo\n"})
    assert game_ids() == OURS
    assert left_out() == [("meadow", "a-game", "added-message")]
    assert Words("en")("error-unknown-game", game="x", known="y") == before
    assert not Words("en").has("meadow-bee")


def test_words_that_are_no_text_leave_the_others_alone(install: Installer) -> None:
    install("a-game", "meadow", files={"words/en/meadow.ftl": b"meadow-bee = \xff"})
    assert game_ids() == OURS
    assert left_out() == [("meadow", "a-game", "added-fails")]


def test_of_two_packages_with_one_id_the_first_by_name_plays(install: Installer) -> None:
    install("b-game", "meadow")
    install("a-game", "meadow")
    install("c-game", "meadow_at_night")
    assert type(find_game("meadow")).__module__ == "a_game"
    assert left_out() == [("meadow", "b-game", "added-twice"), ("meadow_at_night", "c-game", "added-close")]


def test_a_broken_package_does_not_keep_its_id(install: Installer) -> None:
    install("a-game", "meadow", "raise RuntimeError")
    install("b-game", "meadow")
    assert type(find_game("meadow")).__module__ == "b_game"
    assert left_out() == [("meadow", "a-game", "added-fails")]


def test_a_game_is_a_package(install: Installer) -> None:
    install("a-game", "meadow", "", {"../meadow_file.py": CODE.replace("{id}", "meadow")}, "meadow_file")
    assert game_ids() == OURS
    assert left_out() == [("meadow", "a-game", "added-package")]


@pytest.mark.parametrize("room", ["telling", "spread"])
def test_a_game_has_the_rooms_that_every_table_opens(install: Installer, room: str) -> None:
    install("a-game", "meadow", rooms={path: text for path, text in ROOMS.items() if path != f"{room}.py"})
    assert game_ids() == OURS
    [game] = broken_games()
    assert (game.problem.id, game.problem.args) == ("added-room", {"room": room})


@pytest.mark.parametrize(
    "rows", [[{"id": "0", "source": "original"}, {"id": "1"}], [{"source": "original"}, {"source": " "}]]
)
def test_every_row_of_data_has_a_source(install: Installer, rows: list[dict[str, str]]) -> None:
    install("a-game", "meadow", f"{CODE}\nGAME.data = {{'cards': {rows}}}\n")
    assert game_ids() == OURS
    [game] = broken_games()
    assert (game.problem.id, game.problem.args) == ("added-source", {"file": "cards.csv", "line": 3})


OPPONENT = """
    def opponent(self, options, seats):
        from triopolis.locales import Message, name_of
        return {opponent}


GAME ="""

UNSAID = {
    ("", "", ""): "added-name",
    ("", "", "game-meadow = Луг"): "added-name",
    ("", "game-meadow = { meadow-grass }", ""): "added-unsaid",
    ("", "game-meadow = Meadow", "game-meadow = Луг { $size }"): "added-unsaid",
    ("", "game-meadow = Meadow\ngame-meadow-about = { $size }", ""): "added-unsaid",
    ("", "game-meadow = Meadow\noption-meadow-side = { $size }", ""): "added-unsaid",
    ("Message('meadow-cow')", "game-meadow = Meadow", ""): "added-opponent",
    ("Message('meadow-cow')", "game-meadow = Meadow\nmeadow-cow = Cow { $size }", ""): "added-opponent",
    ("name_of({'ru': 'Корова'})", "game-meadow = Meadow", ""): "added-opponent",
}


@pytest.mark.parametrize(("brought", "reason"), UNSAID.items())
def test_what_a_list_of_games_says_of_a_game_can_be_said(
    install: Installer, brought: tuple[str, str, str], reason: str
) -> None:
    opponent, english, russian = brought
    code = CODE.replace("GAME =", OPPONENT.replace("{opponent}", opponent)) if opponent else CODE
    install("a-game", "meadow", code, {"words/en/meadow.ftl": english, "words/ru/meadow.ftl": russian})
    install("b-game", "meadow")
    assert type(find_game("meadow")).__module__ == "b_game"
    assert left_out() == [("meadow", "a-game", reason)]
    assert [Words(language)("game-meadow") for language in LANGUAGES] == ["The game meadow"] * len(LANGUAGES)


@pytest.mark.parametrize("line", ["GAME.seats = range(0)", "GAME.Options = int"])
def test_what_a_list_of_games_asks_of_a_game_can_be_answered(install: Installer, line: str) -> None:
    install("a-game", "meadow", f"{CODE}\n{line}\n")
    assert game_ids() == OURS
    assert left_out() == [("meadow", "a-game", "added-fails")]


def test_an_opponent_may_have_its_name_in_english_only(install: Installer) -> None:
    install("a-game", "meadow", CODE.replace("GAME =", OPPONENT.replace("{opponent}", "name_of({'en': 'Cow'})")))
    assert find_game("meadow").id == "meadow"
