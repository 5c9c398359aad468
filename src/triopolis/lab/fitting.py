"""Fits the weights of a judgement to what was gathered: plain numpy, no framework.

The strength of a place is the sum of its features' weights, and what a layer of hidden units adds; chances to win are
the softmax of the strengths. Two things are asked of them: the chance of everybody (cross entropy with who won, or, as
far as `by_margin` says, by how much), and which of the moves of one decision was better (the squared difference of the
mover's chances, each taken from the mean of its group).
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from triopolis.bots.network import ONE
from triopolis.bots.weights import Header, Weights
from triopolis.engine.judgement import MOST_ACTIVE
from triopolis.lab.recipe import Recipe

THOUSANDTHS: Final = 1000
LARGEST_ROW: Final = 0.48
"""So large may a weight of the hidden layer be: with all features that can be there at once no lane overflows."""
HELD_OUT: Final = 10
"""Every so manieth match is not learned from, but tells when to stop."""
MATCH: Final = 1000
"""Groups are numbered by match: so many numbers for each."""
ROUND: Final = 10**12
"""And by round."""
DECAY: Final = 1e-3
LATER_RATE: Final = 0.5
ADAM: Final = (0.9, 0.999, 1e-8)


class Material:
    """What was gathered, as arrays. A row is a place of a sample."""

    def __init__(self, features: int) -> None:
        self.features = features
        self.parts: list[dict[str, Any]] = []

    def read(self, folder: Path, round: int) -> None:
        """The parts of a round."""
        from pyarrow import parquet

        for path in sorted(folder.glob("*.parquet")):
            table = parquet.read_table(path)
            if table.num_rows:
                arrays = _arrays(table, self.features)
                arrays["group"] = np.where(arrays["group"] < 0, -1, arrays["group"] + round * ROUND)
                self.parts.append(arrays)

    def joined(self) -> dict[str, Any]:
        names = ("seen", "group", "mover", "places", "result", "margin", "foretold")
        return {name: np.concatenate([part[name] for part in self.parts]) for name in names}


def _arrays(table: Any, features: int) -> dict[str, Any]:
    places = np.array(table["shares"].combine_chunks().value_lengths())
    rows = table["features"].combine_chunks().flatten()
    lengths = np.array(rows.value_lengths())
    seen = np.zeros((len(lengths), features), np.uint8)
    seen[np.repeat(np.arange(len(lengths)), lengths), np.array(rows.flatten())] = 1
    return {
        "seen": seen,
        "group": np.array(table["group"]),
        "mover": np.array(table["mover"]),
        "places": places,
        "result": np.array(table["shares"].combine_chunks().flatten()),
        "margin": np.array(table["margins"].combine_chunks().flatten()),
        "foretold": np.array(table["foretold"]),
    }


class Net:
    """The weights as they are learned. The first column belongs to the strength itself, the others to hidden units."""

    def __init__(self, features: int, hidden: int, seed: int = 7) -> None:
        random = np.random.default_rng(seed)
        self.first = np.zeros((features, hidden + 1), np.float32)
        self.first[:, 1:] = random.normal(0.0, 0.05, (features, hidden))
        self.bias = random.uniform(0.0, 0.5, hidden).astype(np.float32)
        self.out = random.normal(0.0, 0.1, hidden).astype(np.float32)
        self.steps = 0
        self.momenta = [[np.zeros_like(part), np.zeros_like(part)] for part in self.parts()]

    @staticmethod
    def of(weights: Weights) -> Net:
        """To go on learning from these."""
        net = Net(weights.header.features, weights.header.hidden)
        net.first[:, 0] = np.array(weights.linear) / THOUSANDTHS
        net.first[:, 1:] = np.array(weights.rows) / ONE
        net.bias[:] = np.array(weights.bias) / ONE
        net.out[:] = np.array(weights.out) / THOUSANDTHS
        return net

    def parts(self) -> list[Any]:
        return [self.first, self.bias, self.out]

    def copy(self) -> list[Any]:
        return [part.copy() for part in self.parts()]

    def forward(self, seen: Any) -> tuple[Any, Any, Any]:
        sums = seen @ self.first
        inner = sums[:, 1:] + self.bias
        units = np.clip(inner, 0.0, 1.0)
        return sums[:, 0] + units @ self.out, inner, units

    def learn(self, seen: Any, slope: Any, inner: Any, units: Any, rate: float) -> None:
        """One step of Adam against the slope of the loss in every strength."""
        to_units = np.where((inner > 0.0) & (inner < 1.0), slope[:, None] * self.out, 0.0)
        slopes = [
            seen.T @ np.concatenate([slope[:, None], to_units], axis=1).astype(np.float32) + DECAY * self.first,
            to_units.sum(0),
            units.T @ slope,
        ]
        self.steps += 1
        one, two, small = ADAM
        for part, gradient, moments in zip(self.parts(), slopes, self.momenta, strict=True):
            moments[0] += (1 - one) * (gradient - moments[0])
            moments[1] += (1 - two) * (gradient * gradient - moments[1])
            mean, square = moments[0] / (1 - one**self.steps), moments[1] / (1 - two**self.steps)
            np.subtract(part, rate * mean / (np.sqrt(square) + small), out=part)
        np.clip(self.first[:, 1:], -LARGEST_ROW, LARGEST_ROW, out=self.first[:, 1:])

    def weights(self, game: str, run: dict[str, str | int | float]) -> Weights:
        """The same in whole numbers."""
        features, hidden = self.first.shape[0], len(self.out)
        header = Header(game=game, features=features, hidden=hidden, most_active=MOST_ACTIVE, run=run)
        return Weights(
            header,
            np.rint(self.first[:, 0] * THOUSANDTHS).astype(int).tolist(),
            np.rint(self.first[:, 1:] * ONE).astype(int).tolist(),
            np.rint(self.bias * ONE).astype(int).tolist(),
            np.rint(self.out * THOUSANDTHS).astype(int).tolist(),
        )


class Fit:
    """Samples in the order of their groups, and the two losses."""

    def __init__(self, material: dict[str, Any], recipe: Recipe) -> None:
        self.recipe = recipe
        self.seen = material["seen"]
        self.places = material["places"]
        self.first_row = np.concatenate([[0], np.cumsum(self.places)[:-1]])
        self.group = material["group"]
        self.mover = material["mover"]
        self.target = _targets(material, self.first_row, recipe)
        self.batches, self.held_out = self._batches()

    def _batches(self) -> tuple[list[Any], list[Any]]:
        """Whole groups together; those that were noted alone come with the match after which they stand."""
        leader = self.group.copy()
        for place in range(1, len(leader)):
            if leader[place] < 0:
                leader[place] = leader[place - 1]
        order = np.argsort(leader, kind="stable")
        starts = np.flatnonzero(np.diff(leader[order], prepend=-2))
        groups = np.split(order, starts[1:])
        learned: list[Any] = []
        kept: list[Any] = []
        for one in groups:
            (kept if leader[one[0]] // MATCH % HELD_OUT == 0 else learned).append(one)
        return learned, kept

    def passes(self, net: Net) -> float:
        """Learn until it no longer helps what was held out; returns the loss there."""
        best, kept = self.loss(net), net.copy()
        random = np.random.default_rng(11)
        for number in range(self.recipe.passes):
            rate = self.recipe.rate * 0.5 * (1 + np.cos(np.pi * number / self.recipe.passes))
            order = random.permutation(len(self.batches))
            for batch in self._steps([self.batches[place] for place in order]):
                self.step(net, batch, rate)
            loss = self.loss(net)
            if loss < best:
                best, kept = loss, net.copy()
        for part, saved in zip(net.parts(), kept, strict=True):
            part[...] = saved
        return best

    def _steps(self, groups: list[Any]) -> list[Any]:
        sizes = np.cumsum([len(group) for group in groups])
        cuts = np.flatnonzero(np.diff(sizes // self.recipe.batch)) + 1
        bounds = [0, *cuts.tolist(), len(groups)]
        return [np.concatenate(groups[start:end]) for start, end in pairwise(bounds) if end > start]

    def step(self, net: Net, batch: Any, rate: float) -> None:
        rows, seen, chances, inner, units = self._chances(net, batch)
        _, slope = self._losses(batch, rows, chances)
        net.learn(seen, slope, inner, units, rate)

    def loss(self, net: Net) -> float:
        total = 0.0
        for batch in self._steps(self.held_out):
            rows, _, chances, _, _ = self._chances(net, batch)
            total += self._losses(batch, rows, chances)[0] * len(batch)
        return total / max(1, sum(len(group) for group in self.held_out))

    def _chances(self, net: Net, batch: Any) -> tuple[Any, Any, Any, Any, Any]:
        """For these samples: their rows, which sample each row belongs to, and everybody's chances."""
        places = self.places[batch]
        sample = np.repeat(np.arange(len(batch)), places)
        rows = np.repeat(self.first_row[batch] - np.concatenate([[0], np.cumsum(places)[:-1]]), places)
        rows = rows + np.arange(len(sample))
        seen = self.seen[rows].astype(np.float32)
        strengths, inner, units = net.forward(seen)
        top = np.full(len(batch), -np.inf, np.float32)
        np.maximum.at(top, sample, strengths)
        odds = np.exp(strengths - top[sample])
        chances = odds / np.bincount(sample, odds)[sample]
        return (rows, sample), seen, chances, inner, units

    def _losses(self, batch: Any, where: tuple[Any, Any], chances: Any) -> tuple[float, Any]:
        """The loss, a sample on average, and its slope in every strength."""
        rows, sample = where
        target = self.target[rows]
        count = len(batch)
        loss = -float((target * np.log(np.maximum(chances, 1e-9))).sum()) / count
        slope = (chances - target) / count
        # Which move was better: only groups compare.
        starts = np.concatenate([[0], np.cumsum(self.places[batch])[:-1]])
        own = starts + self.mover[batch]
        group = self.group[batch]
        compared = group >= 0
        _, number = np.unique(group[compared], return_inverse=True)
        members = np.maximum(1, np.bincount(number))
        error = chances[own[compared]] - target[own[compared]]
        error = error - (np.bincount(number, error) / members)[number]
        weight = self.recipe.comparing / count
        loss += weight * float((error * error).sum())
        to_own = np.zeros(count, np.float32)
        to_own[compared] = 2 * weight * error
        # Through the softmax: the mover's chance depends on every strength.
        mine = chances[own]
        pull = -to_own[sample] * mine[sample] * chances
        pull[own] += to_own * mine
        return loss, (slope + pull).astype(np.float32)


def _targets(material: dict[str, Any], first_row: Any, recipe: Recipe) -> Any:
    """Who won, mixed with by how much; or what was foretold."""
    if not recipe.by_margin:
        return material["result"].astype(np.float32)
    sample = np.repeat(np.arange(len(first_row)), material["places"])
    odds = np.exp(np.clip(material["margin"] / recipe.margin_unit, -30, 30) / 2)
    soft = odds / np.bincount(sample, odds)[sample]
    mixed = (1 - recipe.by_margin) * material["result"] + recipe.by_margin * soft
    return np.where(material["foretold"][sample], material["result"], mixed).astype(np.float32)


def fit(material: dict[str, Any], features: int, recipe: Recipe, start: Weights | None = None) -> tuple[Net, float]:
    """From the beginning, or from weights that know something already: they change more slowly."""
    if start is not None and start.header.hidden == recipe.hidden:
        net, recipe = Net.of(start), msgspec.structs.replace(recipe, rate=recipe.rate * LATER_RATE)
    else:
        net = Net(features, recipe.hidden)
    return net, Fit(material, recipe).passes(net)
