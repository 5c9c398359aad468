"""The network of whole numbers, chances from strengths, and the file of weights."""

from __future__ import annotations

from math import exp, log
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from triopolis.bots.chances import log_odds, power, raised, shares
from triopolis.bots.learned import learned, weights_file
from triopolis.bots.network import ONE, Network
from triopolis.bots.weights import BadWeights, Header, Weights, decode_weights, read_weights
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.registry import own_ids

HIDDEN = 32


def number(rng: Generator, reach: int) -> int:
    return int(rng.below(2 * reach + 1)) - reach


def some_weights(features: int = 50, most_active: int = 20, reach: int = 120) -> Weights:
    rng = seeded("weights")
    return Weights(
        Header(game="some_game", features=features, hidden=HIDDEN, most_active=most_active, run={"round": 3}),
        [number(rng, 3000) for _ in range(features)],
        [[number(rng, reach) for _ in range(HIDDEN)] for _ in range(features)],
        [number(rng, reach) for _ in range(HIDDEN)],
        [number(rng, 2000) for _ in range(HIDDEN)],
    )


def plain_strength(weights: Weights, found: list[int]) -> int:
    """The same without lanes."""
    hidden = 0
    for unit in range(HIDDEN):
        total = weights.bias[unit] + sum(weights.rows[feature][unit] for feature in found)
        hidden += min(max(total, 0), ONE) * weights.out[unit]
    return sum(weights.linear[feature] for feature in found) + (hidden >> 8)


def test_lanes_add_up_like_single_numbers() -> None:
    weights = some_weights()
    network = weights.network()
    rng = seeded("features")
    for _ in range(200):
        found = sorted({int(rng.below(50)) for _ in range(int(rng.below(20)))})
        assert network.strength(vec[i64](found), len(found)) == plain_strength(weights, found)


def test_what_could_overflow_is_refused_when_it_is_loaded() -> None:
    with pytest.raises(ValueError, match="hidden unit 0 may leave its 16 bits"):
        Network([0] * 300, [[200] * 16] * 300, [0] * 16, [1] * 16, 256)
    network = Network([0] * 300, [[127] * 16] * 300, [0] * 16, [1] * 16, 256)
    with pytest.raises(OverflowError):
        network.strength(vec[i64]([0] * 257), 257)


def test_weights_that_do_not_fit_together_are_refused() -> None:
    with pytest.raises(ValueError, match="do not fit together"):
        Network([0, 0], [[1] * 16], [0] * 16, [1] * 16, 10)


def test_a_linear_network_has_no_hidden_units() -> None:
    network = Network([5, 7], [[], []], [], [], 10)
    assert network.strength(vec[i64]([0, 1]), 2) == 12


def test_the_file_of_weights_comes_back_as_it_was(tmp_path: Path) -> None:
    weights = some_weights()
    path = tmp_path / "judgement.weights"
    path.write_bytes(weights.encode())
    assert read_weights(path, "some_game", 50) == weights


@pytest.mark.parametrize("place", [5, 400, -1])
def test_damaged_weights_are_one_clear_error(tmp_path: Path, place: int) -> None:
    content = bytearray(some_weights().encode())
    content[place] ^= 1
    path = tmp_path / "judgement.weights"
    path.write_bytes(content)
    with pytest.raises(BadWeights, match="damaged"):
        read_weights(path, "some_game", 50)


def test_weights_of_something_else_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "judgement.weights"
    path.write_bytes(some_weights().encode())
    for game, features in (("other_game", 50), ("some_game", 51)):
        with pytest.raises(BadWeights, match="50 features"):
            read_weights(path, game, features)
    with pytest.raises(BadWeights, match="damaged"):
        read_weights(tmp_path / "missing", "some_game", 50)


@pytest.mark.parametrize("game", own_ids())
def test_our_games_have_weights_of_at_most_a_megabyte(game: str) -> None:
    known = learned(game)
    assert known is not None
    content = weights_file(game).read_bytes()
    assert len(content) <= 1_000_000
    assert decode_weights(content).header.game == game


# Chances


def test_powers_come_close_to_the_true_ones() -> None:
    for thousandths in range(0, 12_000, 37):
        assert power(thousandths) == pytest.approx(exp(-thousandths / 1000), rel=1e-4)
    assert power(16_000) == 0.0


def test_strengths_become_shares_of_victory() -> None:
    chances = shares(vec[i64]([500, 0, -2000]))
    true = [exp(0.5), 1.0, exp(-2.0)]
    assert list(chances) == pytest.approx([odds / sum(true) for odds in true], rel=1e-3)


def test_log_odds_lead_back() -> None:
    for percent in range(1, 100):
        chance = percent / 100
        assert int(log_odds(chance)) == pytest.approx(1000 * log(chance / (1 - chance)), abs=17)
    assert log_odds(0.0) == -16_000
    assert log_odds(1.0) == 16_000


def test_better_odds_for_one_place_leave_a_whole() -> None:
    chances = raised(vec[float]([0.5, 0.3, 0.2]), 0, 1000)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] == pytest.approx(exp(1) / (exp(1) + 1), rel=1e-3)
    assert chances[1] / chances[2] == pytest.approx(1.5)
