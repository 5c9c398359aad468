"""Long work on the event loop, in slices: everybody else is answered between any two of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from time import thread_time
from typing import Final, TypeVar

T = TypeVar("T")

SLICE: Final = 0.005
"""Seconds of CPU time that the event loop gives to such work before it looks after others."""


class Slices:
    """One slice at a time for all that is done here: a hundred long requests together keep others waiting no longer
    than one.

    On the loop and not in a thread: a thread would take Python's lock from the loop for as long as a slice all the
    same, and tables would have to be guarded against it.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def collect(self, items: Iterable[T]) -> list[T]:
        """All items, made one by one: making them is the work."""
        source, made = iter(items), list[T]()
        while True:
            async with self._turn:
                over = _make_some(source, made)
                if not over:
                    await asyncio.sleep(0)
            if over:
                return made


def _make_some(source: Iterator[T], made: list[T]) -> bool:
    """Go on for one slice; whether everything is made."""
    end = thread_time() + SLICE
    for item in source:
        made.append(item)
        if thread_time() >= end:
            return False
    return True
