"""Writes the digests that test_package.py compares with: python -m tests.added_game.write_trace"""

from __future__ import annotations

from tests.added_game.test_package import KEPT
from tests.battery import trace

if __name__ == "__main__":
    KEPT.write_text("".join(f"{line}\n" for line in trace.lines("lantern")), encoding="utf-8")
