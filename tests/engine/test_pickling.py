"""What goes into a pickle, and what every process has anyway."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from triopolis.engine.contract import DataPack, Game, Rows, State
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game, game_ids

CHANGED = {
    "bloom_town": ("boards", "icon", {"rose": "iris", "iris": "rose"}),
    "happy_city": ("buildings", "income", {"0": "1", "1": "0"}),
    "point_city": ("cards", "cost_energy", {"0": "1", "1": "2"}),
}
"""A column in which a data pack says something else."""


def packed(id: str) -> Game:
    table, column, instead = CHANGED[id]
    rows: Rows = [{**row, column: instead.get(row[column], row[column])} for row in find_game(id).data[table]]
    return find_game(id).with_data(DataPack({table: rows}))


def components_of(state: Any) -> Any:
    return state.rules.components if hasattr(state, "rules") else state.components


def line(state: State) -> list[list[int]]:
    """The points of a random game, position by position."""
    rng, scores = seeded("line"), []
    while state.actor >= 0:
        state.play(state.random_action(rng))
        scores.append(state.scores())
    return scores


@pytest.mark.parametrize("id", game_ids())
def test_a_game_of_its_own_components_names_them(id: str) -> None:
    state = Match(find_game(id), 2, seed=7).state
    data = pickle.dumps(state)
    assert components_of(pickle.loads(data)) is components_of(state)
    assert len(data) < 4_000


@pytest.mark.parametrize("id", CHANGED)
def test_the_components_of_a_data_pack_go_along(id: str) -> None:
    own, state = Match(find_game(id), 2, seed=7).state, Match(packed(id), 2, seed=7).state
    assert own.dump() == state.dump()
    expected = line(state.copy())
    assert expected != line(own), "by the game's own cards it would go another way"
    assert line(pickle.loads(pickle.dumps(state))) == expected


def test_a_generator_goes_on_where_it_was() -> None:
    rng = seeded("row")
    rng.next32()
    assert pickle.loads(pickle.dumps(rng)).next32() == rng.next32()
