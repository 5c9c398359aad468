"""A game of another package, from its installation to its last move: examples/lantern_harbour.

`make test-added-game` installs it into a folder of its own and runs these tests with that folder on the path. Without
it, as in `make test`, they are left out: the tests of our own games shall see no other.
"""

from __future__ import annotations

from importlib.util import find_spec

from tests.cli.conftest import cli, home

__all__ = ["cli", "home"]

collect_ignore_glob = [] if find_spec("lantern_harbour") else ["test_*.py"]
# Only `make test-lab` has the frameworks.
collect_ignore = [] if find_spec("pettingzoo") else ["test_pettingzoo.py"]
