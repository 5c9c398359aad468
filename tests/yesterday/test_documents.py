"""What README.md and docs/ showed yesterday still works, whatever they show today."""

from __future__ import annotations

import asyncio
import warnings
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.running import running
from tests.yesterday.fixtures import FROZEN, keeps

from triopolis.engine.match import Match
from triopolis.engine.registry import find_game
from triopolis.engine.shapes import Companion, ScoredTable
from triopolis.house import messages

DOCUMENTS = FROZEN / "documents"
NEEDS = {
    "docs/environments.md": ("gymnasium", "pettingzoo", "pyspiel"),
    "docs/simulation.md": ("pyarrow",),
    "triopolis.envs": ("pettingzoo",),
    "triopolis.envs.gymnasium": ("gymnasium",),
    "triopolis.envs.openspiel": ("pyspiel",),
}
"""What is not in the usual environment, and who needs it: `make test-lab` has it."""


class Block(msgspec.Struct, frozen=True):
    document: str
    language: str
    name: str
    text: str


BLOCKS = msgspec.json.decode((DOCUMENTS / "blocks.json").read_bytes(), type=list[Block])
NAMES = msgspec.json.decode((DOCUMENTS / "names.json").read_bytes(), type=dict[str, list[str]])
SCORES = msgspec.json.decode((DOCUMENTS / "scores.json").read_bytes(), type=list[dict[str, Any]])


def need(who: str) -> None:
    missing = [package for package in NEEDS.get(who, ()) if find_spec(package) is None]
    if missing:
        pytest.skip(f"needs {', '.join(missing)}: make test-lab")


# Python


@pytest.fixture(autouse=True)
def moved_names_are_forgiven() -> Any:
    """What had to move keeps its old name, with a warning."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        yield


@pytest.mark.parametrize("module", NAMES)
def test_everything_public_can_be_imported(module: str) -> None:
    need(module)
    found = import_module(module)
    for name in NAMES[module]:
        # A submodule is an attribute only once it is imported.
        if not hasattr(found, name):
            import_module(f"{module}.{name}")


def python_of(document: str) -> list[str]:
    return [block.text for block in BLOCKS if block.document == document and block.language == "python"]


def executed(text: str, **given: Any) -> dict[str, Any]:
    names = dict(given)
    exec(compile(text, "a document", "exec"), names)  # our own text
    return names


@pytest.mark.parametrize("document", ["README.md", "docs/arena.md", "docs/environments.md"])
def test_examples_run(document: str, capsys: pytest.CaptureFixture[str]) -> None:
    need(document)
    examples = python_of(document)
    assert examples
    names: dict[str, Any] = {}
    for example in examples:
        names = executed(_with_new_ids(example, names), **names)


MOVED_ENVIRONMENTS = {
    "triopolis/BloomTown-v1": "triopolis/BloomTown-v2",
    "triopolis/HappyCity-v1": "triopolis/HappyCity-v2",
}
"""Their observations tell more (BT-20, HC-12), so what was learned no longer fits."""


def _with_new_ids(example: str, names: dict[str, Any]) -> str:
    """An example as it reads today. As it was it is refused, by a sentence that names the new id."""
    for old, new in MOVED_ENVIRONMENTS.items():
        if old in example:
            from gymnasium.error import DeprecatedEnv

            with pytest.raises(DeprecatedEnv, match=new):
                executed(example, **names)
            example = example.replace(old, new)
    return example


@pytest.mark.parametrize("old", MOVED_ENVIRONMENTS)
def test_old_environments_are_refused_by_a_sentence_that_names_the_new_one(old: str) -> None:
    need("triopolis.envs.gymnasium")
    import gymnasium

    import_module("triopolis.envs.gymnasium")  # registers the ids
    for make in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(gymnasium.error.DeprecatedEnv, match=f"Please use `{MOVED_ENVIRONMENTS[old]}`"):
            make(old)


def test_examples_of_simulations_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    need("docs/simulation.md")
    monkeypatch.chdir(tmp_path)
    reading, writing = python_of("docs/simulation.md")
    executed(writing.replace("games=1000", "games=20"))
    assert executed(reading)["about"]["game"] == "bloom_town"


def test_a_bot_of_ones_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (text,) = python_of("docs/bots.md")
    game = find_game("point_city")
    bot = executed(text, __name__="cautious")["Cautious"](game, "seed")
    match = Match(game, 2, seed="yesterday")
    view = match.view(int(match.state.actor))
    assert bot.choose(view).action in view.actions


@pytest.mark.anyio
async def test_the_example_of_the_protocol_plays_a_whole_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (text,) = python_of("docs/protocol.md")
    async with running(tmp_path, thinkers=1) as server:
        await asyncio.to_thread(executed, text.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"))
    assert capsys.readouterr().out.startswith("scores [")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# JSON

RENAMED: dict[str, type[msgspec.Struct]] = {"ScoredGame": ScoredTable, "OpponentInfo": Companion}
"""Their fields are the same as ever."""
MESSAGES = [block for block in BLOCKS if block.language == "json" and block.name]


@pytest.mark.parametrize("block", MESSAGES, ids=[f"{i}-{block.name}" for i, block in enumerate(MESSAGES)])
def test_messages_of_the_protocol_keep_their_fields(block: Block) -> None:
    """Those of a browser are understood, and those to a browser have all they had."""
    cls: type[msgspec.Struct] = RENAMED.get(block.name) or getattr(messages, block.name)
    example = msgspec.json.decode(block.text)
    if issubclass(cls, messages.Body | messages.Sent):
        msgspec.convert(example, cls)
    else:
        tag = {cls.__struct_config__.tag_field} - {None}
        assert set(example) - tag <= {field.encode_name for field in msgspec.structs.fields(cls)}


@pytest.mark.parametrize("scored", SCORES, ids=[f"{i}-{scored['game']}" for i, scored in enumerate(SCORES)])
def test_printed_games_are_scored_as_they_were(scored: dict[str, Any]) -> None:
    game = find_game(scored["game"])
    if "table" in scored:
        result = msgspec.to_builtins(game.score_table(scored["table"].encode()).result)
        assert keeps(scored["result"], result)
    else:
        companion = game.companion(scored["opponent"].encode())
        assert (companion.asks, companion.sheet.total) == (scored["asks"], scored["total"])


def test_a_program_is_asked_as_the_documents_say(tmp_path: Path) -> None:
    """And both kinds of answers are understood."""
    from triopolis.bots.registry import make_bot

    (tmp_path / "bot.py").write_text(PROGRAM, encoding="utf-8")
    game = find_game("point_city")
    match = Match(game, 2, seed="yesterday")
    view = match.view(int(match.state.actor))
    for answer in ("action", "text"):
        bot = make_bot(f"program:python3 {tmp_path / 'bot.py'} {answer}", game, "seed")
        assert bot.choose(view).action == view.actions[-1]


PROGRAM = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert question["game"] == "point_city"
    assert question["view"]["seat"] == question["view"]["actor"]
    assert question["view"]["actions"] == [move["action"] for move in question["moves"]]
    print(json.dumps({sys.argv[1]: question["moves"][-1][sys.argv[1]]}), flush=True)
"""
