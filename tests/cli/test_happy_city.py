"""Happy City typed in: every combination of its options, from the first market to the score sheets."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.cli.scripts import lines, only_record, typed_game

from triopolis.locales import LANGUAGES, Words

COMBINATIONS = list(product(("family", "expert"), ("multiply", "add"), ("no", "yes")))


@pytest.mark.parametrize(("mode", "scoring", "grozilla"), COMBINATIONS)
def test_a_whole_game_of_every_combination(cli: Cli, home: Path, mode: str, scoring: str, grozilla: str) -> None:
    options = {"mode": mode, "scoring": scoring, "grozilla": grozilla}
    language = LANGUAGES[COMBINATIONS.index((mode, scoring, grozilla)) % len(LANGUAGES)]
    expected, moves = typed_game(2, f"{mode} {scoring} {grozilla}", "happy_city", options)
    switches = [part for name, value in options.items() for part in ("--option", f"{name}={value}")]
    arguments = ("play", "happy_city", "--players", "2", "--seed", expected.seed, *switches, "--language", language)
    outcome = cli(*arguments, stdin=lines(moves))
    assert (outcome.code, outcome.err) == (0, "")
    assert only_record(home / "data" / "games").actions == expected.actions
    words = Words(language)
    end = outcome.out.split(words("cli-play-over"))[1]
    for points in expected.state.scores():
        assert f"{points} {words('cli-sheet-total')}" in end


def test_whoever_names_nobody_plays_against_a_bot(cli: Cli, home: Path) -> None:
    outcome = cli("play", "happy_city", "--seed", "alone", stdin="q\n")
    assert outcome.code == 0
    assert [seat.bot for seat in only_record(home / "data" / "games").seats] == [None, "medium"]


def test_what_is_not_printed_is_said_before_the_first_move(cli: Cli, home: Path) -> None:
    outcome = cli("play", "happy_city", "--players", "2", stdin="q\n")
    for table in ("expert_specials", "multicolor_buildings", "monsters"):
        assert table in outcome.out


def test_rounds_may_be_limited(cli: Cli, home: Path) -> None:
    expected, moves = typed_game(2, "short", "happy_city", {"round_limit": 2})
    outcome = cli(
        "play", "happy_city", "--players", "2", "--seed", "short", "--option", "round_limit=2", stdin=lines(moves)
    )
    assert outcome.code == 0
    assert int(expected.state.turn) == 4
    assert only_record(home / "data" / "games").over
