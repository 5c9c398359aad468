"""Observations as NumPy arrays, in two forms.

"parts": whole numbers in arrays by name. "flat": one vector of float32, each part divided by its unit, so that most
numbers lie between -1 and 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import numpy as np

from triopolis.engine.contract import View
from triopolis.envs.setup import Setup, check_choice

FORMS: Final = ("parts", "flat")


class Observer:
    """Turns views into observations of one form; looks at nothing else."""

    def __init__(self, setup: Setup, form: str) -> None:
        check_choice("observation", form, FORMS)
        self.setup = setup
        self.form = form
        self.action_count = setup.game.action_count
        self.layout = layout = setup.layout
        sizes = [placed.stop - placed.start for placed in layout.placed]
        parts = [placed.part for placed in layout.placed]
        self.least = np.repeat(np.array([part.least for part in parts], np.int16), sizes)
        self.most = np.repeat(np.array([part.most for part in parts], np.int16), sizes)
        self.scale = np.repeat(np.array([1 / part.unit for part in parts], np.float32), sizes)

    def __reduce__(self) -> tuple[Any, ...]:
        return Observer, (self.setup, self.form)

    def numbers(self, view: View) -> Any:
        """All numbers of a view in one row."""
        return np.clip(np.frombuffer(self.layout.numbers(view), np.int16), self.least, self.most)

    def observe(self, view: View) -> Any:
        return self.formed(self.numbers(view))

    def observe_all(self, views: Iterable[View]) -> Any:
        """One observation of many views, a row each."""
        return self.formed(np.stack([self.numbers(view) for view in views]))

    def formed(self, numbers: Any) -> Any:
        """A row of numbers, or rows of them, in the form that was asked for."""
        return numbers * self.scale if self.form == "flat" else self.named(numbers)

    def named(self, row: Any) -> Mapping[str, Any]:
        """The parts by name: views into the row (or rows), nothing is copied."""
        rows = row.shape[:-1]
        return {
            placed.part.name: row[..., placed.start : placed.stop].reshape(*rows, *placed.shape)
            for placed in self.layout.placed
        }

    def mask(self, actions: Sequence[int]) -> Any:
        """1 at each legal action."""
        mask = np.zeros(self.action_count, np.int8)
        mask[actions] = 1
        return mask
