"""Played like any other game: in the terminal and by bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.cli.scripts import lines, only_record, typed_game

from triopolis.bots.hints import hints
from triopolis.bots.registry import make_bot
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game
from triopolis.locales import LANGUAGES, Words


def test_the_games_that_are_there(cli: Cli) -> None:
    outcome = cli("games", "--json")
    lantern = next(game for game in json.loads(outcome.out)["games"] if game["id"] == "lantern")
    assert lantern["name"] == "Lantern Harbour"
    assert {option["name"] for option in lantern["options"]} == {"lamplighter", "storehouses"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_typed_in_the_terminal(cli: Cli, home: Path, language: str) -> None:
    expected, moves = typed_game(1, "typed", "lantern")
    outcome = cli("play", "lantern", "--seed", "typed", "--language", language, stdin=lines(moves))
    assert (outcome.code, outcome.err) == (0, "")
    assert only_record(home / "data" / "games").actions == expected.actions
    words = Words(language)
    for id in ("lantern-bay", "lantern-quay", "lantern-harbour", "lantern-lamplighter", "cli-play-over"):
        assert words(id) in outcome.out


def test_bots_meet_in_the_arena(cli: Cli) -> None:
    outcome = cli("arena", "lantern", "--bots", "random,greedy", "--games", "4", "--seed", "s", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    random, greedy = json.loads(outcome.out)["bots"]
    assert greedy["mean_score"] > random["mean_score"] + 10


def test_a_search_bot_plays_and_gives_hints_with_reasons() -> None:
    game = find_game("lantern")
    match, bot = Match(game, 2, seed="search"), make_bot("search:simulations=20", game, "search")
    for _ in range(6):
        seat = int(match.state.actor)
        view = match.view(seat)
        choice = bot.choose(view)
        for hint in hints(game, view, choice):
            assert hint.action in view.actions
            for language in LANGUAGES:
                assert all(Words(language).say(reason) for reason in hint.reasons)
        match.play(seat, choice.action)
