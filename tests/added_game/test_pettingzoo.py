"""PettingZoo's own test on a game of another package; `make test-lab` has the framework."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test

from triopolis.envs import pettingzoo

# As in tests/envs/test_pettingzoo.py, which says why.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:Observations? between agents"),
]


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("observation", ["parts", "flat"])
def test_api(players: int, observation: str) -> None:
    api_test(pettingzoo.env("lantern", players, observation=observation), num_cycles=200)
