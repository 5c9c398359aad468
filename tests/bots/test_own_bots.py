"""Bots that users bring along: Python classes, and programs in any language."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.bots.test_search import midgame, view_of

from triopolis.bots.own_bot import BadOwnBot
from triopolis.bots.program_bot import ProgramFailed
from triopolis.bots.registry import UnknownBot, check_bot, make_bot
from triopolis.engine.contract import Bot
from triopolis.engine.errors import TriopolisError
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game
from triopolis.locales import LANGUAGES, Words

GAME = find_game("point_city")
ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "longest_move.py"
DOCUMENTATION = ROOT / "docs" / "bots.md"


def said_everywhere(error: UnknownBot | BadOwnBot | ProgramFailed) -> None:
    for language in LANGUAGES:
        assert Words(language).say(error.message).strip()


def program(tmp_path: Path, code: str) -> str:
    file = tmp_path / "my bot.py"
    file.write_text(code, "utf-8")
    return f"program:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


LAST_MOVE = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert question["game"] == "point_city" and question["view"]["actions"]
    print(json.dumps(ANSWER), flush=True)
"""


@pytest.mark.parametrize(
    "answer", ['{"action": question["moves"][-1]["action"]}', '{"text": question["moves"][-1]["text"]}']
)
def test_a_program_plays_by_number_or_by_text(tmp_path: Path, answer: str) -> None:
    name = program(tmp_path, LAST_MOVE.replace("ANSWER", answer))
    check_bot(name)
    match, bot = Match(GAME, 2, seed="program"), make_bot(name, GAME, "s")
    for _ in range(5):
        seat = int(match.state.actor)
        view = match.view(seat)
        choice = bot.choose(view)
        assert choice.action == view.actions[-1]
        match.play(seat, choice.action)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "ended without"),
        ("import sys; sys.exit(3)", "ended without"),
        ("import sys; input(); print('resign', flush=True); sys.stdin.read()", "resign"),
        ("import sys; input(); print('{\"action\": 99999}', flush=True); sys.stdin.read()", "99999"),
        (
            'import sys; input(); print(\'{"text": "take everything"}\', flush=True); sys.stdin.read()',
            "take everything",
        ),
        ("import sys; input(); print('[' * 10000, flush=True); sys.stdin.read()", "[[["),
    ],
)
def test_a_program_that_fails_is_told_off_clearly(tmp_path: Path, code: str, words: str) -> None:
    bot = make_bot(program(tmp_path, code), GAME, "s")
    with pytest.raises(ProgramFailed) as caught:
        bot.choose(view_of(GAME, midgame(GAME)))
    assert words in str(caught.value)
    assert "my bot.py" in str(caught.value)
    said_everywhere(caught.value)


@pytest.mark.parametrize("command", ["no-such-program-anywhere --x", "'unclosed"])
def test_a_program_that_cannot_be_started_is_refused(command: str) -> None:
    with pytest.raises(ProgramFailed) as caught:
        make_bot(f"program:{command}", GAME, "s")
    said_everywhere(caught.value)


def test_the_example_program_of_the_documentation_plays_a_whole_game() -> None:
    name = f"program:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    match = Match(GAME, 2, seed="example")
    bots = [make_bot(name, GAME, "a"), make_bot("random", GAME, "b")]
    while not match.over:
        seat = int(match.state.actor)
        match.play(seat, bots[seat].choose(match.view(seat)).action)
    assert match.over


OWN = """
from triopolis.bots.random_bot import Decided
from triopolis.engine.contract import Bot, Choice

class Last(Bot):
    def __init__(self, game, seed):
        self.game, self.seed = game, seed

    def begin(self, view):
        return Decided(Choice(view.actions[-1]))

class Counted(Last):
    def __init__(self, game, seed, times=1, share=0.5):
        self.numbers = times, share

class NoBot:
    pass
"""


def test_a_class_of_ones_own_is_found_beside_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bots.py").write_text(OWN, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    bot = make_bot("my_own_bots:Last", GAME, "s")
    assert isinstance(bot, Bot)
    view = view_of(GAME, midgame(GAME))
    assert bot.choose(view).action == view.actions[-1]
    for name in ("my_own_bots:NoBot", "my_own_bots:Missing", "no_such_module:Last"):
        with pytest.raises(BadOwnBot) as caught:
            check_bot(name)
        assert name in str(caught.value)
        said_everywhere(caught.value)


def test_a_class_of_ones_own_is_given_its_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_counted_bots.py").write_text(OWN, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for numbers, given in (("", (1, 0.5)), (":times=3", (3, 0.5)), (":share=0.25:times=2", (2, 0.25))):
        bot: Any = make_bot(f"my_counted_bots:Counted{numbers}", GAME, "s")
        assert bot.numbers == given
    for name in ("my_counted_bots:Counted:depth=3", "my_counted_bots:Last:times=3"):
        with pytest.raises(BadOwnBot) as caught:
            check_bot(name)
        said_everywhere(caught.value)
    with pytest.raises(UnknownBot):
        check_bot("my_counted_bots:Counted:times=many")


def test_the_bot_of_openspiel_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "triopolis.envs.openspiel_bot", raising=False)
    with pytest.raises(TriopolisError) as caught:
        check_bot("triopolis.envs.openspiel_bot:ISMCTS:seconds=0.2")
    for language in LANGUAGES:
        assert "triopolis[openspiel]" in Words(language).say(caught.value.message)


def test_the_class_of_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", DOCUMENTATION.read_text("utf-8"), re.DOTALL)
    (tmp_path / "cautious.py").write_text(example, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    view = view_of(GAME, midgame(GAME))
    assert make_bot("cautious:Cautious", GAME, "s").choose(view).action in view.actions


@pytest.mark.parametrize(
    "name",
    [
        "search:",
        "search:simulations=0",
        "search:simulations=x",
        "search:seconds=-1",
        "search:seconds=0",
        "search:seconds=99999",
        "search:simulations=999999999",
        "search:depth=3",
        "classic:simulations=0",
        "classic:seconds=",
        "classic:depth=3",
    ],
)
def test_a_search_without_a_sensible_budget_is_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        check_bot(name)
    assert name in str(caught.value)
    assert "puct:simulations=" in str(caught.value)
    said_everywhere(caught.value)


@pytest.mark.parametrize("name", ["program:", "program:  ", "", "9:9", "a b:C"])
def test_what_is_no_bot_at_all_is_refused_with_the_known_names(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        check_bot(name)
    assert "medium" in str(caught.value)


@pytest.mark.parametrize("search", ["search", "classic"])
@pytest.mark.parametrize("budget", ["simulations=1", "seconds=0.5", "seconds=1"])
def test_searches_with_a_budget_are_known(search: str, budget: str) -> None:
    check_bot(f"{search}:{budget}")


def test_classic_is_another_name_for_the_search() -> None:
    view = view_of(GAME, midgame(GAME))
    choices = [make_bot(f"{name}:simulations=60", GAME, "s").choose(view) for name in ("search", "classic")]
    assert choices[0] == choices[1]


def test_a_module_of_ones_own_may_be_called_classic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "classic.py").write_text(OWN, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    view = view_of(GAME, midgame(GAME))
    assert make_bot("classic:Last", GAME, "s").choose(view).action == view.actions[-1]
