"""The same seed, the same move, on every machine: what the levels think of a few positions, as digests.

After a change that is meant to alter them (new weights, another search): `python -m tests.battery.test_level_digests`,
on the compiled copy.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec
import pytest

from triopolis.bots.registry import make_bot
from triopolis.cli.version import is_compiled
from triopolis.engine.levels import LEVEL_NAMES
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game, own_ids

FILE = Path(__file__).with_name("level_digests.json")
QUICK = ("easy", "medium")
"""The others take minutes where nothing is compiled."""
POSITIONS = (5, 17, 29)
"""So many random actions after the beginning."""


def digest(id: str, level: str) -> str:
    """Of what a level thinks in some positions, to the last bit of its numbers."""
    game = find_game(id)
    digested = hashlib.sha256()
    for played in POSITIONS:
        state, rng = game.new(game.settle_options(game.Options(), 2), 2, f"digest {played}"), seeded("digest")
        for _ in range(played):
            state.play(state.random_action(rng))
        choice = make_bot(level, game, "digest").choose(game.view(state, int(state.actor)))
        digested.update(msgspec.json.encode(choice))
    return digested.hexdigest()[:16]


@pytest.mark.parametrize("level", LEVEL_NAMES)
@pytest.mark.parametrize("id", own_ids())
def test_a_level_thinks_what_it_thought_on_every_other_machine(id: str, level: str) -> None:
    if level in QUICK or is_compiled():
        assert digest(id, level) == json.loads(FILE.read_text())[id][level]


if __name__ == "__main__":
    written = {id: {level: digest(id, level) for level in LEVEL_NAMES} for id in own_ids()}
    FILE.write_text(json.dumps(written, indent=2) + "\n")
