"""What only a process of its own can show: kills, closed pipes, both ways to start."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest
from tests.cli.scripts import only_record

TRIOPOLIS = (sys.executable, "-m", "triopolis")
PROMPT = b"Your move:"


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONUTF8": "1", "XDG_DATA_HOME": str(tmp_path)}


def read_until_prompt(stream: IO[bytes]) -> bytes:
    seen = b""
    while not seen.endswith(PROMPT):
        byte = stream.read(1)
        assert byte, seen.decode()
        seen += byte
    return seen


def start_and_play(environment: dict[str, str], moves: int) -> subprocess.Popen[bytes]:
    """A game in which so many moves have been accepted and the next is asked for."""
    game = subprocess.Popen(
        [*TRIOPOLIS, "play", "point_city", "--seed", "a"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=0,
    )
    assert game.stdin is not None
    assert game.stdout is not None
    for _ in range(moves):
        read_until_prompt(game.stdout)
        game.stdin.write(b"draw\n")
    read_until_prompt(game.stdout)
    return game


def interrupt(game: subprocess.Popen[bytes]) -> None:
    """Once it sleeps over its prompt: Python overlooks a signal that comes between its prompt and its reading."""
    status = Path(f"/proc/{game.pid}/stat")
    while status.read_text().rpartition(")")[2].split()[0] != "S":
        os.sched_yield()
    game.send_signal(signal.SIGINT)


@pytest.mark.skipif(sys.platform != "linux", reason="finds the saved game where Linux keeps it")
def test_a_killed_game_has_every_accepted_move(environment: dict[str, str], tmp_path: Path) -> None:
    with start_and_play(environment, 3) as game:
        game.kill()
    assert len(only_record(tmp_path / "triopolis" / "games").actions) == 3


@pytest.mark.skipif(sys.platform != "linux", reason="finds the saved game where Linux keeps it")
def test_ctrl_c_leaves_with_130(environment: dict[str, str], tmp_path: Path) -> None:
    with start_and_play(environment, 1) as game:
        interrupt(game)
        assert game.stdout is not None
        assert b"--resume" in game.stdout.read()
    assert game.returncode == 130
    assert len(only_record(tmp_path / "triopolis" / "games").actions) == 1


@pytest.mark.parametrize("arguments", [["games"], ["--help"], ["games", "--json"]])
def test_a_closed_pipe_is_no_complaint(environment: dict[str, str], arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run([*TRIOPOLIS, *arguments], env=environment, stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert ran.stderr == b""


def test_a_terminal_that_knows_no_letters_is_no_reason_to_fail(environment: dict[str, str]) -> None:
    poor = {**environment, "PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    for arguments in (["games"], ["play", "point_city"], ["play", "ё"]):
        ran = subprocess.run(
            [*TRIOPOLIS, *arguments, "--language", "ru"], env=poor, input=b"\xff\n1\n", capture_output=True, check=False
        )
        assert b"Traceback" not in ran.stderr


def test_processes_share_the_work_without_changing_the_result(environment: dict[str, str]) -> None:
    line = [*TRIOPOLIS, "simulate", "point_city", "--players=2", "--games=40", "--seed=s", "--json", "--processes"]
    results = []
    for processes in ("1", "2"):
        ran = subprocess.run([*line, processes], env=environment, capture_output=True, check=True)
        results.append(json.loads(ran.stdout))
    for result in results:
        for changing in ("seconds", "decisions_per_second", "processes"):
            del result[changing]
    assert results[0] == results[1]
