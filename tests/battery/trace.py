"""What the rules do, as short digests: the same in both builds and on every platform.

    python -m tests.battery.trace            prints the digests
    python -m tests.battery.trace --write    writes them to the files that the battery compares with, one for each game
    python -m tests.battery.trace --full     prints every action with its position, to find where two builds part

A line is one random game: how many actions it took, its points, and digests of the actions, of all positions, of what
seat 0 saw, of positions dealt from that, and of the events. Read from left to right, the first that differs says what
went another way.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from pathlib import Path

import msgspec
from tests.battery.cases import CASES, Case, chooser, walk

from triopolis.engine.contract import Log
from triopolis.engine.registry import game_ids, own_ids

FOLDER = Path(__file__).with_name("traces")
SEEDS = ("0", "1", "Київ")


def digest(parts: Iterable[bytes]) -> str:
    """A digest of a list of byte strings, in which no two lists look the same."""
    total = hashlib.sha256()
    for part in parts:
        total.update(len(part).to_bytes(4, "big") + part)
    return total.hexdigest()[:12]


def line(case: Case, seed: str) -> str:
    actions, positions, views, deals, events = [], [], [], [], []
    rng, log, points = chooser(f"{seed}/deals"), Log(), [0]
    for number, (state, action) in enumerate(walk(case, seed)):
        view = case.game.view(state, 0)
        actions.append(str(action).encode())
        positions.append(state.dump())
        views.append(view.encode())
        if number % 5 == 0:
            deals.append(case.game.imagine(view).deal(rng).dump())
        if action >= 0:
            state.copy().play(action, log)
        points = state.scores()
    events = [msgspec.json.encode(event) for event in log.events]
    named = zip(
        ("actions", "positions", "views", "deals", "events"), (actions, positions, views, deals, events), strict=True
    )
    digests = " ".join(f"{name} {digest(parts)}" for name, parts in named)
    return f"{case} seed {seed}: {len(actions) - 1} played, points {points}, {digests}"


def lines(game_id: str) -> list[str]:
    return [line(case, seed) for case in CASES if case.game_id == game_id for seed in SEEDS]


def kept(game_id: str) -> Path:
    """The file that a game's digests are kept in."""
    return FOLDER / f"{game_id}.txt"


def full() -> Iterator[str]:
    for case in CASES:
        for seed in SEEDS:
            yield f"{case} seed {seed}"
            for number, (state, action) in enumerate(walk(case, seed)):
                yield f"  {number} legal {state.actions()} plays {action} at {digest([state.dump()])}"


def main() -> None:
    # Seeds have letters that not every terminal's encoding knows.
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    if "--full" in sys.argv:
        print(*full(), sep="\n")
        return
    if "--write" in sys.argv:
        # Games of other packages keep their digests with their own tests.
        for game_id in own_ids():
            kept(game_id).write_text("".join(f"{line}\n" for line in lines(game_id)), encoding="utf-8")
        return
    for game_id in game_ids():
        print(*lines(game_id), sep="\n")


if __name__ == "__main__":
    main()
