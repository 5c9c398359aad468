"""Work that is broken off in the middle, as by Ctrl-C."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from triopolis.lab.pool import Done, Workers


class Interrupted(Workers):
    """Ctrl-C in the middle of the batch after so many."""

    def __init__(self, batches: int) -> None:
        super().__init__(1)
        self.batches = batches

    def run(self, work: Callable[[Any, Any], Done], plan: Any, parts: Sequence[Any]) -> Iterator[tuple[int, Done]]:
        for number, done in enumerate(super().run(work, plan, parts)):
            if self.batches == 0 and number == 1:
                raise KeyboardInterrupt
            yield done
        self.batches -= 1
