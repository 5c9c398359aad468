"""The usual environment has none of the frameworks: there `make test` leaves out what needs them (`make test-lab`)."""

from __future__ import annotations

from importlib.util import find_spec

NEED_FRAMEWORKS = [
    "test_examples.py",
    "test_gymnasium.py",
    "test_openspiel.py",
    "test_openspiel_bot.py",
    "test_pettingzoo.py",
    "test_vectors.py",
]

collect_ignore = [] if find_spec("pettingzoo") else NEED_FRAMEWORKS
