"""Lantern Harbour: bring crates to the ships, and moor the ships where they are worth most.

A game of its own package, found by Triopolis through the entry point in pyproject.toml.
"""

from lantern_harbour.game import LanternHarbour

CONTRACT = 1
"""The version of the contract (triopolis.engine.contract) this game is written for."""

GAME = LanternHarbour()
