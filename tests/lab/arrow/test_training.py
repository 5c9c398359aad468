"""Teaching a judgement: gathering that goes on where it was stopped, fitting, promotion."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from triopolis.bots.learned import weights_file
from triopolis.bots.weights import read_weights
from triopolis.engine.rooms import judgement_of
from triopolis.lab.fitting import Material, Net, fit
from triopolis.lab.gathering import Round, gather, part_file
from triopolis.lab.pool import Workers
from triopolis.lab.recipe import Recipe
from triopolis.lab.training import School, Schooling

GAME = "happy_city"


def features() -> int:
    judgement = judgement_of(GAME)
    assert judgement is not None
    return int(judgement.size)


@pytest.fixture(scope="module")
def gathered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("gathered")
    round = Round(game=GAME, seed="test", matches_in_a_part=2)
    with Workers(1) as crew:
        assert sum(gather(crew, round, 3, folder)) == 6
    return folder


def test_a_round_goes_on_with_the_parts_that_are_missing(gathered: Path) -> None:
    contents = [part_file(gathered, number).read_bytes() for number in range(3)]
    part_file(gathered, 1).unlink()
    untouched = part_file(gathered, 0).stat().st_mtime_ns
    with Workers(1) as crew:
        assert sum(gather(crew, Round(game=GAME, seed="test", matches_in_a_part=2), 3, gathered)) == 6
    assert [part_file(gathered, number).read_bytes() for number in range(3)] == contents
    assert part_file(gathered, 0).stat().st_mtime_ns == untouched


def test_what_is_gathered_has_moves_to_compare_and_shares_that_make_a_whole(gathered: Path) -> None:
    material = Material(features())
    material.read(gathered, 1)
    arrays = material.joined()
    assert len(arrays["seen"]) == arrays["places"].sum() == len(arrays["result"])
    sample = np.repeat(np.arange(len(arrays["places"])), arrays["places"])
    assert np.bincount(sample, arrays["result"]) == pytest.approx(1.0)
    groups = arrays["group"][arrays["group"] >= 0]
    assert len(groups) > len(set(groups.tolist())) > 1
    assert (arrays["mover"] < arrays["places"]).all()


def test_matches_that_are_not_played_to_the_end_are_foretold(tmp_path: Path) -> None:
    weights = weights_file(GAME).read_bytes()
    with Workers(1) as crew:
        list(gather(crew, Round(game=GAME, seed="test", matches_in_a_part=3, weights=weights, turns=2), 1, tmp_path))
    material = Material(features())
    material.read(tmp_path, 1)
    arrays = material.joined()
    sample = np.repeat(np.arange(len(arrays["places"])), arrays["places"])
    assert np.bincount(sample, arrays["result"]) == pytest.approx(1.0)
    certain = np.isin(arrays["result"], [0.0, 0.5, 1.0])
    assert 0 < arrays["foretold"].sum() < len(arrays["foretold"])
    assert not certain[arrays["foretold"][sample]].all()
    assert not arrays["margin"][arrays["foretold"][sample]].any()


def test_learning_goes_on_from_weights_as_they_are() -> None:
    weights = read_weights(weights_file(GAME), GAME, features())
    again = Net.of(weights).weights(GAME, weights.header.run)
    assert again.encode() == weights.encode()


def test_fitting_finds_what_decides() -> None:
    """Two places, three features: whoever has the first one wins, the others say nothing."""
    random = np.random.default_rng(3)
    samples = 4000
    seen = random.integers(0, 2, (2 * samples, 3)).astype(np.uint8)
    lead = seen[0::2, 0].astype(int) - seen[1::2, 0].astype(int)
    first = (random.random(samples) < 0.5 + 0.4 * lead).astype(np.float32)
    material = {
        "seen": seen,
        "group": np.arange(samples) // 4 * 1000,
        "mover": np.zeros(samples, np.int8),
        "places": np.full(samples, 2),
        "result": np.stack([first, 1 - first], axis=1).ravel(),
        "margin": np.zeros(2 * samples, np.int16),
        "foretold": np.zeros(samples, bool),
    }
    net, _ = fit(material, 3, Recipe(hidden=0, rate=0.02, passes=10, batch=64))
    weights = net.weights("some_game", {}).linear
    assert weights[0] == pytest.approx(2200, abs=500)
    assert max(abs(weights[1]), abs(weights[2])) < 200


def test_a_school_keeps_its_rounds_and_writes_what_is_better(tmp_path: Path) -> None:
    plan = Schooling(game=GAME, rounds=1, parts=2, matches_in_a_part=2, duels=10, seed="test")
    steps: list[str] = []
    target = tmp_path / "best.weights"

    def school() -> School:
        return School(plan, tmp_path / "all", crew, lambda step, done, whole: steps.append(step), target)

    with Workers(1) as crew:
        (result,) = school().run()
        assert {"train-gathering", "train-fitting", "train-duels"} == set(steps)
        steps.clear()
        assert school().run() == [result]
        assert not steps
    assert target.exists() == result.promoted
    read_weights(tmp_path / "all" / "round-1" / "judgement.weights", GAME, features())
