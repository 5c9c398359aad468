"""Small simulations that several tests play."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from triopolis.engine.registry import find_game
from triopolis.lab.header import Rows
from triopolis.lab.output import simulate_to_file
from triopolis.lab.pool import Workers
from triopolis.lab.simulation import Plan, SimulationResult


def small_plan(game: str = "bloom_town", seats: int = 2, games: int = 250, **chosen: Any) -> Plan:
    rules = find_game(game)
    options = rules.settle_options(rules.Options(**chosen), seats)
    return Plan(game=game, options=options, bots=["random"] * seats, games=games, seed="s")


def play_into(file: Path, plan: Plan, rows: Rows = "games", processes: int = 1) -> SimulationResult:
    with Workers(processes) as workers:
        return simulate_to_file(workers, plan, rows, file)
