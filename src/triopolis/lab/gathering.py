"""Plays the matches that a game's judgement learns from (rollouts.py), part by part, into files that are kept.

Every part is known by its number and its seed, so a round that was broken off goes on with the parts that are missing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from triopolis.bots.judge import Judge, Player
from triopolis.bots.weights import decode_weights
from triopolis.engine.contract import Evaluator, Game, State
from triopolis.engine.judgement import Judgement
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.registry import find_game
from triopolis.engine.rooms import evaluator_of, judgement_of
from triopolis.lab.pool import Crew
from triopolis.lab.rollouts import ByHand, Sample, follow_up, ranked

NOISE: Final = (0.0, 0.1, 0.25)
"""Shares of random moves, one of them for each match: so that the material shows odd positions too."""
DEFAULTS: Final = 0.5
"""The share of matches with default options, for the fewest seats above one; the others are anything."""
BEST: Final = 4
OTHERS: Final = 2
"""Moves that are followed up: the most promising, and some of the rest."""
CLOSE_LOOKS: Final = 0.1
"""The share of decisions that are looked at closely."""
SHORT: Final = 6
"""No more than this part of the longest match there may be is played on: what takes longer counts as it stands."""
LATER: Final = 0.04
"""The share of later moments that are noted too."""
TO_THE_END: Final = 0.25
"""The share of close looks that are played to the end, where the others are foretold after some turns: what comes true
keeps forecasts honest."""


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """What is played. It can be sent to another process."""

    game: str
    seed: str
    matches_in_a_part: int
    deals: int = 1
    """In which every move is followed up."""
    weights: bytes | None = None
    """Of the player; None is the evaluation by hand."""
    turns: int = 0
    """After which a player who can tell foretells the rest of a match that is played on; 0 plays all to the end."""


def gather(crew: Crew, round: Round, parts: int, folder: Path) -> Iterator[int]:
    """Play the parts that are not there yet; tells with each how many matches it has."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [range(number, number + 1) for number in range(parts) if not part_file(folder, number).exists()]
    for _ in range(parts - len(missing)):
        yield round.matches_in_a_part
    for _, (number, samples) in crew.run(play_part, round, missing):
        write_samples(part_file(folder, number), samples)
        yield round.matches_in_a_part


def part_file(folder: Path, number: int) -> Path:
    return folder / f"{number:05}.parquet"


def play_part(round: Round, part: range) -> tuple[int, list[dict[str, Any]]]:
    number = part[0]
    game = find_game(round.game)
    rows: list[dict[str, Any]] = []
    for match in range(round.matches_in_a_part):
        rng = seeded(f"{round.seed}:{number}:{match}", "gathering")
        group = (number * round.matches_in_a_part + match) * 1000
        rows += [_row(sample) for sample in play_match(game, round, rng, group)]
    return number, rows


def _row(sample: Sample) -> dict[str, Any]:
    return {
        "group": sample.group,
        "mover": sample.mover,
        "turn": sample.turn,
        "features": sample.features,
        "shares": sample.shares,
        "margins": sample.margins,
        "foretold": sample.foretold,
    }


def play_match(game: Game, round: Round, rng: Generator, group: int) -> list[Sample]:
    """One match of the player against itself, and what came of the close looks."""
    judgement = judgement_of(game.id)
    assert judgement is not None
    state = some_match(game, rng)
    while state.actor >= 0 and not judgement.covers(state):
        state = some_match(game, rng)
    places = len(state.scores())
    player = player_of(round, judgement, game, places)
    noise = NOISE[rng.below(len(NOISE))]
    samples: list[Sample] = []
    for _ in range(game.longest_match // SHORT):
        if state.actor < 0:
            break
        if len(state.actions()) > 1 and rng.fraction() < CLOSE_LOOKS:
            turns = 0 if rng.fraction() < TO_THE_END else round.turns
            samples += look_closely(game, state, judgement, player, places, group, round.deals, turns, rng)
            group += 1
        action = state.random_action(rng) if rng.fraction() < noise else player.choice(state, rng)
        state.play(action)
    return samples


def some_match(game: Game, rng: Generator) -> State:
    """Half of all matches are what is played most, the others anything that can be played."""
    seed = str(rng.next32()) + str(rng.next32())
    two = next((seats for seats in game.seats if seats >= 2), game.seats[-1])
    if rng.fraction() < DEFAULTS:
        return game.new(game.settle_options(game.Options(), two), two, seed)
    seats = game.seats[rng.below(len(game.seats))]
    sets = list(game.option_sets(seats))
    return game.new(game.settle_options(sets[rng.below(len(sets))], seats), seats, seed)


def player_of(round: Round, judgement: Judgement, game: Game, places: int) -> Player:
    if round.weights is None:
        evaluator: Evaluator | None = evaluator_of(game)
        assert evaluator is not None
        return ByHand(judgement, evaluator, places)
    return Judge(judgement, decode_weights(round.weights).network(), places)


def look_closely(
    game: Game,
    state: State,
    judgement: Judgement,
    player: Player,
    places: int,
    group: int,
    deals: int,
    turns: int,
    rng: Generator,
) -> list[Sample]:
    actions = ranked(player, state, rng)
    others = actions[BEST:]
    chosen = actions[:BEST] + [others.pop(rng.below(len(others))) for _ in range(min(OTHERS, len(others)))]
    dealer = game.imagine(game.view(state, int(state.actor)))
    later = 0.0 if turns else LATER
    longest = game.longest_match // SHORT
    return follow_up(dealer, chosen, judgement, player, places, group, deals, later, longest, turns, rng)


def write_samples(path: Path, rows: list[dict[str, Any]]) -> None:
    import pyarrow as pa
    from pyarrow import parquet

    schema = pa.schema(
        [
            ("group", pa.int64()),
            ("mover", pa.int8()),
            ("turn", pa.int16()),
            ("features", pa.list_(pa.list_(pa.uint16()))),
            ("shares", pa.list_(pa.float32())),
            ("margins", pa.list_(pa.int16())),
            ("foretold", pa.bool_()),
        ]
    )
    unfinished = path.with_suffix(".new")
    parquet.write_table(pa.Table.from_pylist(rows, schema=schema), unfinished, compression="zstd")
    os.replace(unfinished, path)
