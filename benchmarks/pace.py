"""How often something happens in a second of one core's time; what others do meanwhile hardly counts."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time


def per_second(work: Callable[[], float], seconds: float) -> float:
    """Calls `work`, which answers how much it did, for so long. Asks the clock seldom, so that it costs nothing."""
    done, calls, start = 0.0, 1, process_time()
    while True:
        for _ in range(calls):
            done += work()
        spent = process_time() - start
        if spent >= seconds:
            return done / spent
        if spent < seconds / 8:
            calls *= 2
