"""Whole games typed in, and everything a person may type on the way."""

from __future__ import annotations

import errno
import os
import re
import shlex
from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.cli.scripts import FIRST_MOVES, lines, only_record, typed_game, typed_until_undo_is_possible

from triopolis.cli import session
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game
from triopolis.locales import LANGUAGES, Words

SEEDED = ("play", "point_city", "--seed", "a")


def saved_in(home: Path) -> Path:
    return home / "data" / "games"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_against_the_hard_automa(cli: Cli, home: Path, language: str) -> None:
    words = Words(language)
    outcome = cli(*SEEDED, "--option", "automa=hard", "--language", language, stdin=FIRST_MOVES)
    assert (outcome.code, outcome.err) == (0, "")
    match = only_record(saved_in(home))
    assert match.over
    assert match.seed == "a"
    assert words("cli-play-over") in outcome.out
    assert words("cli-play-round", turn=17) in outcome.out
    assert words("cli-play-round", turn=18) not in outcome.out
    assert words("pc-automa") in outcome.out.split(words("cli-play-over"))[1]
    for points in match.state.scores():
        assert f"{points} {words('cli-sheet-total')}" in outcome.out
    assert str(saved_in(home)) in outcome.out
    assert max(map(len, _screen(outcome.out))) <= 80


def _screen(out: str) -> list[str]:
    """Lines that are laid out; paths are left whole for copying, and what is typed is not echoed here."""
    return [line for line in out.splitlines() if "/" not in line and ": " not in line]


def test_a_game_without_an_end_in_sight_stops_with_a_word(
    cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find_game("point_city"), "longest_match", 5)
    outcome = cli(*SEEDED, stdin=FIRST_MOVES)
    assert (outcome.code, outcome.err) == (0, "")
    assert Words("en")("error-match-long", most=5) in " ".join(outcome.out.split())
    match = only_record(saved_in(home))
    assert (len(match.steps), match.over) == (5, False)


def test_moves_may_be_typed_in_words(cli: Cli, home: Path) -> None:
    expected, moves = typed_game(1, "words")
    outcome = cli("play", "point_city", "--seed", "words", stdin=lines(moves))
    assert outcome.code == 0
    assert only_record(saved_in(home)).actions == expected.actions


def test_several_people_at_one_keyboard(cli: Cli, home: Path) -> None:
    expected, moves = typed_game(3, "three")
    names = ["Анна", "Борис", "Vera"]
    arguments = ("play", "point_city", "--players", "3", "--seed", "three", "--names", ",".join(names))
    outcome = cli(*arguments, stdin=lines(moves))
    match = only_record(saved_in(home))
    assert match.state.dump() == expected.state.dump()
    assert [seat.name for seat in match.seats] == names
    for name in names:
        assert f"{name}, it is your turn" in outcome.out
    assert "Pass the keyboard" not in outcome.out


def test_where_hands_are_hidden_the_screen_is_handed_over(
    cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session.Session, "_looks", lambda self, seat: str(seat).encode())
    outcome = cli(*SEEDED, "--players", "2", stdin="\ndraw\n\ndraw\n\n")
    assert outcome.out.count("Pass the keyboard") == 3
    assert len(only_record(saved_in(home)).actions) == 2


def test_bots_take_the_last_seats_and_play_by_themselves(cli: Cli, home: Path) -> None:
    outcome = cli(*SEEDED, "--bots", "random,random", "--names", "Anna", stdin=FIRST_MOVES)
    match = only_record(saved_in(home))
    assert outcome.code == 0
    assert match.over
    assert [(seat.name, seat.bot) for seat in match.seats] == [
        ("Anna", None),
        ("Bot 2", "random"),
        ("Bot 3", "random"),
    ]


def test_commands_change_nothing(cli: Cli, home: Path) -> None:
    typed = ["help", "?", "b", "l", "p", "s", "s copy.json", "s copy.json", "", "  ", "HELP"]
    outcome = cli(*SEEDED, stdin=lines(typed))
    assert outcome.code == 0
    assert Match.load(Path("copy.json").read_bytes()).actions == []
    assert only_record(saved_in(home)).actions == []
    assert "17 turns" in outcome.out
    assert "in total" in outcome.out
    assert outcome.out.count("Market") == 2
    assert "Nothing has happened yet" in outcome.out


def test_a_forgotten_keyboard_layout_is_understood(cli: Cli, home: Path) -> None:
    outcome = cli(*SEEDED, stdin="ефлу ф1 ф2\nд\nй\nnever read\n")
    assert outcome.code == 0
    record = only_record(saved_in(home))
    assert len(record.actions) == 1
    assert "takes a1" in outcome.out


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("0", "from 1 to"),
        ("99", "from 1 to"),
        ("9" * 5000, "from 1 to"),
        ("²", "no move"),
        ("jump", "jump"),
        ("take a1 c1", "side by side"),
        ("token 3", "Civic token 3"),
        ("pass", "pass"),
        ("u", "nothing to undo"),
        ("w", "how it can go on"),
        ("w x", "how it can go on"),
        ("w 99", "from 1 to"),
        ("w 1 9", "no way 9"),
        ("s good.json", "good.json"),
        ("s nowhere/copy.json", "nowhere"),
        ("s .", "folder"),
        ("\udcff", "no move"),
    ],
)
def test_what_cannot_be_done_is_explained_and_the_game_goes_on(cli: Cli, home: Path, typed: str, reason: str) -> None:
    Path("good.json").write_text("precious")
    outcome = cli(*SEEDED, stdin=f"{typed}\ndraw\n".encode(errors="surrogateescape"))
    assert (outcome.code, outcome.err) == (0, "")
    assert reason in outcome.out
    assert len(only_record(saved_in(home)).actions) == 1
    assert Path("good.json").read_text() == "precious"


def test_undo_takes_back_and_saves(cli: Cli, home: Path) -> None:
    seed, moves = typed_until_undo_is_possible()
    outcome = cli("play", "point_city", "--seed", seed, stdin=lines([*moves, "u"]))
    match = only_record(saved_in(home))
    assert "Taken back" in outcome.out
    assert [match.game.notation(match.game.move(match.view(0), action)) for action in match.actions[-1:]] != moves[-1:]
    assert len(match.actions) == len(moves) - 1
    assert match.revision == len(moves) + 1


def test_alone_with_bots_undo_goes_back_over_their_moves_and_is_counted(cli: Cli, home: Path) -> None:
    outcome = cli(*SEEDED, "--bots", "random", stdin="draw\ndraw\nu\nu\nq\n")
    match = only_record(saved_in(home))
    assert outcome.out.count("Taken back") == 2
    assert match.take_backs == 2
    assert all(step.seat == 1 for step in match.steps)


def test_with_others_at_the_keyboard_what_was_revealed_stays(cli: Cli, home: Path) -> None:
    outcome = cli(*SEEDED, "--players", "2", stdin="draw\n\nu\nq\n")
    assert "nothing to undo" in outcome.out
    assert len(only_record(saved_in(home)).actions) == 1


def test_a_whole_decision_is_listed_and_played(cli: Cli, home: Path) -> None:
    seed, moves = typed_until_undo_is_possible()
    outcome = cli("play", "point_city", "--seed", seed, stdin=lines([*moves[:-1], "w 1", "w 1 1", "q"]))
    assert (outcome.code, outcome.err) == (0, "")
    assert len(only_record(saved_in(home)).actions) >= len(moves)


# Leaving and coming back


@pytest.mark.parametrize("typed", ["1\n1\nq\n", "1\n1\n"])
def test_leaving_says_how_to_go_on_and_that_works(cli: Cli, home: Path, typed: str) -> None:
    left = cli(*SEEDED, "--bots", "random", stdin=typed)
    assert left.code == 0
    command = re.search(r"Go on with: triopolis (.*)", left.out)
    assert command is not None
    resumed = cli(*shlex.split(command[1]), stdin=FIRST_MOVES)
    assert resumed.code == 0
    after = only_record(saved_in(home))
    cli(*SEEDED, "--bots", "random", "--save", "straight.json", stdin=FIRST_MOVES)
    straight = Match.load(Path("straight.json").read_bytes())
    assert after.save() == straight.save()


def test_a_finished_game_shows_its_end_again(cli: Cli, home: Path) -> None:
    played = cli(*SEEDED, "--save", "end.json", stdin=FIRST_MOVES)
    before = Path("end.json").read_bytes()
    again = cli("play", "--resume", "end.json")
    assert again.code == 0
    assert again.out in played.out
    assert Path("end.json").read_bytes() == before


def test_a_copy_can_be_resumed_into_another_file(cli: Cli, home: Path) -> None:
    cli(*SEEDED, "--save", "first.json", stdin="draw\n")
    first = Path("first.json").read_bytes()
    cli("play", "point_city", "--resume", "first.json", "--save", "second.json", stdin="draw\n")
    assert Path("first.json").read_bytes() == first
    assert len(Match.load(Path("second.json").read_bytes()).actions) == 2
    assert not saved_in(home).exists()


def test_two_games_in_one_second_get_files_of_their_own(cli: Cli, home: Path) -> None:
    for _ in range(3):
        cli(*SEEDED)
    assert len(list(saved_in(home).iterdir())) == 3


def test_a_data_pack_is_played_and_kept_in_the_record(cli: Cli, home: Path) -> None:
    from triopolis.games.point_city import data_files

    table = (Path(data_files.__file__).parent / "data" / "tokens.csv").read_text("utf-8")
    Path("pack").mkdir()
    Path("pack/tokens.csv").write_text(table.replace(",flat,,,5,", ",flat,,,9,"), "utf-8")
    assert cli(*SEEDED, "--data-pack", "pack", stdin=FIRST_MOVES).code == 0
    pack = only_record(saved_in(home)).game.pack
    assert pack is not None
    assert pack.tables["tokens"][1]["points"] == "9"


# Nothing is lost


def test_a_failing_disk_neither_ends_the_game_nor_harms_the_file(
    cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = []
    replace = os.replace

    def full_from_the_third_time(source: str, target: str) -> None:
        calls.append(target)
        if len(calls) > 2:
            raise OSError(errno.ENOSPC, "No space left on device")
        replace(source, target)

    monkeypatch.setattr(os, "replace", full_from_the_third_time)
    outcome = cli(*SEEDED, stdin="draw\ndraw\ndraw\n")
    assert outcome.code == 0
    assert outcome.out.count("No space left") == 2
    assert len(only_record(saved_in(home)).actions) == 1


def test_ctrl_c_says_how_to_go_on(cli: Cli, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["draw", "draw"])

    def typed(prompt: str) -> str:
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    outcome = cli(*SEEDED)
    assert outcome.code == 130
    assert "Go on with: triopolis play point_city --resume" in outcome.out
    assert len(only_record(saved_in(home)).actions) == 2
