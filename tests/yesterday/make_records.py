# Written for the code of its day, which it freezes; not checked against that of today.
# mypy: ignore-errors
"""Freezes saved matches: every game, number of players and combination of options, whole, broken off and with undo.

    PYTHONPATH=<the code to freeze>/src python tests/yesterday/make_records.py

Data packs are read from `frozen/packs`. What is frozen already is left as it is: see README.md.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path
from typing import Any

import msgspec

import triopolis
from triopolis.engine.contract import Game
from triopolis.engine.errors import BadOption
from triopolis.engine.match import Match
from triopolis.engine.options import OptionField, make_options, option_fields
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.record import Seat
from triopolis.engine.registry import find_game, game_ids
from triopolis.engine.tables import load_data_pack

FROZEN = Path(__file__).with_name("frozen")
NUMBERS = (None, 1, 4)
"""Tried for an option that takes any number."""
NAMES = ("Ада", "Ben", "Її Величність", "Žofie 🌷", "")
BOTS = (
    *("random", "greedy", "easy", "medium", "hard", "expert"),
    *("search:simulations=2000", "search:seconds=1", "my_module:MyBot", "program:python3 my_bot.py"),
)
ENDINGS = ("whole", "half", "whole with undo", "half with undo", "begun")
TAKEN_BACK = 4
"""One in so many actions that can be taken back is."""


def main() -> None:
    print("frozen by", triopolis.__file__)
    for id in game_ids():
        freeze(id, matches(find_game(id)))
        freeze(f"{id}_packs", packed_matches(find_game(id)))


def freeze(name: str, found: Iterator[tuple[str, Match]]) -> None:
    lines = [json.dumps(frozen(name, match), ensure_ascii=False) for name, match in found]
    file = FROZEN / "records" / f"{name}.jsonl.gz"
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("xb") as out, gzip.GzipFile("", "wb", fileobj=out, mtime=0) as packed:
        packed.write("".join(f"{line}\n" for line in lines).encode())
    print(file.name, len(lines), "matches", file.stat().st_size, "bytes")


def frozen(name: str, match: Match) -> dict[str, Any]:
    """The record as it was saved, and beside it what must come of it."""
    return {
        "name": name,
        "saved": match.save().decode(),
        "position": match.fingerprint(),
        "revision": match.revision,
        "over": match.over,
        "scores": match.state.scores(),
        "winners": match.state.winners(),
        "legal": match.state.actions(),
    }


def matches(game: Game) -> Iterator[tuple[str, Match]]:
    endings = cycle(ENDINGS)
    for seats in game.seats:
        for options, ending in product(game.option_sets(seats), ENDINGS):
            yield played(game, seats, options, ending)
        for options in all_options(game, seats):
            yield played(game, seats, options, next(endings))


def packed_matches(game: Game) -> Iterator[tuple[str, Match]]:
    for folder in sorted((FROZEN / "packs" / game.id).iterdir()):
        packed = game.with_data(load_data_pack(game, folder))
        for seats in game.seats:
            for options, ending in product(game.option_sets(seats), ("whole", "half with undo")):
                name, match = played(packed, seats, options, ending)
                yield f"{name}, data pack {folder.name}", match


def all_options(game: Game, seats: int) -> Iterator[msgspec.Struct]:
    """Every combination of values that this number of players can play."""
    fields = option_fields(game.Options)
    seen = []
    for values in product(*map(values_of, fields)):
        wished = {field.name: value for field, value in zip(fields, values, strict=True)}
        try:
            settled = game.settle_options(make_options(game, wished), seats)
        except BadOption:
            continue
        if settled not in seen:
            seen.append(settled)
            yield settled


def values_of(field: OptionField) -> tuple[str | int | None, ...]:
    if not field.choices:
        return NUMBERS
    return (None, *field.choices) if field.default is None else field.choices


def played(game: Game, seats: int, options: msgspec.Struct, ending: str) -> tuple[str, Match]:
    chosen = " ".join(f"{name}={value}" for name, value in msgspec.structs.asdict(options).items() if value is not None)
    name = f"{game.id}, {seats} players, {chosen}, {ending}"
    rng, undo = seeded(name), "undo" in ending
    seats_taken = people(seats, rng)
    match = Match(game, seats_taken, options, seed=f"вчора {name}")
    play_on(match, rng, undo)
    if ending.startswith("whole"):
        return name, match
    cut = Match(game, seats_taken, options, match.seed)
    play_on(cut, rng, undo, stop=0 if ending == "begun" else len(match.steps) // 2)
    return name, cut


def people(seats: int, rng: Generator) -> list[Seat]:
    """Some of them bots, by every name a bot may have."""
    found = []
    for number in range(seats):
        bot = BOTS[int(rng.below(len(BOTS)))] if int(rng.below(3)) == 0 else None
        found.append(Seat(bot or NAMES[number], bot))
    return found


def play_on(match: Match, rng: Generator, undo: bool, stop: int | None = None) -> None:
    while not match.over and (stop is None or len(match.steps) < stop):
        seat = int(match.state.actor)
        match.play(seat, int(match.state.random_action(rng)))
        if undo and match.can_undo(seat) and int(rng.below(TAKEN_BACK)) == 0:
            match.undo(seat)


if __name__ == "__main__":
    main()
