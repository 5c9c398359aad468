"""`triopolis train`: teaches a game's judgement what positions are worth."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import msgspec
from rich import box
from rich.console import Console
from rich.progress import Progress, TaskID
from rich.table import Table

from triopolis.cli.inputs import BadInput, chosen_game, whole_number
from triopolis.cli.orders import TrainOrder
from triopolis.cli.screen import game_name, make_console, print_json
from triopolis.cli.simulate import MOST_PROCESSES, decimal
from triopolis.engine.rooms import judgement_of
from triopolis.lab.cluster import RayWorkers, usual_address
from triopolis.lab.extras import need
from triopolis.lab.pool import Workers
from triopolis.lab.recipe import Recipe
from triopolis.locales import Words

MOST_ROUNDS: Final = 100
MOST_MATCHES: Final = 1_000_000
MATCHES_IN_A_PART: Final = 20


def train_judgement(words: Words, order: TrainOrder) -> int:
    game = chosen_game(order.game, None)
    if judgement_of(game.id) is None:
        raise BadInput.of("train-error-no-judgement", game=game_name(game.id, words))
    need("numpy", "train")
    need("pyarrow", "train")
    from triopolis.lab.training import School, Schooling

    matches = whole_number(order.matches, "--matches", MATCHES_IN_A_PART, MOST_MATCHES)
    plan = Schooling(
        game=game.id,
        rounds=whole_number(order.rounds, "--rounds", 1, MOST_ROUNDS),
        parts=-(-matches // MATCHES_IN_A_PART),
        matches_in_a_part=MATCHES_IN_A_PART,
        seed=order.seed,
        recipe=_recipe(order.recipe or []),
    )
    folder = Path(order.out or f"training-{game.id}")
    with _crew(order) as crew, _Progress(words) as progress:
        results = School(plan, folder, crew, progress.tell).run()
    if order.json:
        print_json({"game": game.id, "rounds": msgspec.to_builtins(results)})
        return 0
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for heading in ("train-round", "train-samples", "train-loss", "train-wins", "arena-interval", "train-promoted"):
        table.add_column(words(heading), justify="right")
    for result in results:
        share = words("arena-tenths", number=100 * result.wins)
        low, high = (words("arena-tenths", number=100 * end) for end in (result.interval.low, result.interval.high))
        table.add_row(
            str(result.number),
            str(result.samples),
            words.say(decimal(result.loss)),
            words("arena-percent", number=share),
            words("arena-range", low=low, high=high),
            words("train-yes" if result.promoted else "train-no"),
        )
    console = make_console()
    console.print(game_name(game.id, words), style="bold")
    console.print(table)
    return 0


def _recipe(texts: list[str]) -> Recipe:
    """`hidden=16`, `by_margin=0.5` …: its fields."""
    pairs = dict(text.partition("=")[::2] for text in texts)
    try:
        return msgspec.convert(pairs, Recipe, strict=False)
    except msgspec.ValidationError as problem:
        raise BadInput.of(
            "train-error-recipe", known=", ".join(Recipe.__struct_fields__), problem=str(problem)
        ) from None


def _crew(order: TrainOrder) -> Workers | RayWorkers:
    if order.ray is None:
        wanted = order.processes
        cores = min(os.cpu_count() or 1, MOST_PROCESSES)
        return Workers(cores if wanted is None else whole_number(wanted, "--processes", 1, MOST_PROCESSES))
    if order.processes is not None:
        raise BadInput.of("lab-error-ray-processes")
    return RayWorkers(order.ray[0] if order.ray else usual_address())


class _Progress:
    """A bar for each step, on a terminal only."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __enter__(self) -> _Progress:
        self.bars = Progress(console=Console(stderr=True), disable=not sys.stderr.isatty())
        self.bars.start()
        self.tasks: dict[str, TaskID] = {}
        return self

    def __exit__(self, *problem: object) -> None:
        self.bars.stop()

    def tell(self, step: str, done: int, whole: int) -> None:
        if step not in self.tasks or done <= 1:
            self.tasks[step] = self.bars.add_task(self.words(step), total=whole)
        self.bars.update(self.tasks[step], completed=done, total=whole)
