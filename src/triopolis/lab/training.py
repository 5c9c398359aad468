"""Teaches a game's judgement: rounds of gathering, fitting, and a match against the weights that reign.

The player of the first round is the evaluation by hand; of every later one, the weights that reign then. Whoever is
taught from has played with fresh deals, so nothing hidden is learned. All that is done lies in a folder, and the same
order again goes on with what is missing there.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from triopolis.bots.learned import weights_file
from triopolis.bots.network import Network
from triopolis.bots.puct_bot import JudgingBot
from triopolis.bots.registry import make_bot
from triopolis.bots.weights import Weights, decode_weights
from triopolis.engine.contract import Bot, Game
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game
from triopolis.engine.rooms import judgement_of
from triopolis.lab.fitting import Material, fit
from triopolis.lab.gathering import Round, gather
from triopolis.lab.output import write_whole
from triopolis.lab.pool import Crew
from triopolis.lab.ratings import Interval, wilson
from triopolis.lab.recipe import Recipe

WIDTH: Final = 1.96
DUELS_IN_A_PART: Final = 10
BY_HAND: Final = "greedy"
"""Who reigns before anything was learned."""

Progress = Callable[[str, int, int], None]
"""Hears what is being done, how much of it is done, and of how much."""


class Schooling(msgspec.Struct, frozen=True, kw_only=True):
    """What to do."""

    game: str
    rounds: int
    parts: int
    """Of gathering in every round."""
    matches_in_a_part: int = 20
    deals: int = 1
    duels: int = 400
    """Matches in which new weights must show that they are better."""
    seed: str
    recipe: Recipe = Recipe()
    memory: int = 3
    """So many rounds are learned from, the last one included; what was played by hand only until there are others."""


class RoundResult(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a round; kept as JSON beside its material."""

    number: int
    samples: int
    loss: float
    """Of what was held out."""
    wins: float
    """Against the weights that reigned, or greedy."""
    interval: Interval
    promoted: bool
    seconds: float


class Duel(msgspec.Struct, frozen=True, kw_only=True):
    """New weights against old ones (None: greedy), one move ahead. It can be sent to another process."""

    game: str
    seed: str
    new: bytes
    old: bytes | None


class School:
    """`target` is where weights go that have shown to be better: beside the judgement, unless somewhere else is
    named."""

    def __init__(
        self, plan: Schooling, folder: Path, crew: Crew, progress: Progress, target: Path | None = None
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.crew = crew
        self.progress = progress
        self.target = target or weights_file(plan.game)
        judgement = judgement_of(plan.game)
        assert judgement is not None
        self.features = int(judgement.size)

    def run(self) -> list[RoundResult]:
        return [self._round(number) for number in range(1, self.plan.rounds + 1)]

    def _round(self, number: int) -> RoundResult:
        folder = self._round_folder(number)
        done = folder / "result.json"
        if done.exists():
            return msgspec.json.decode(done.read_bytes(), type=RoundResult)
        started = time.perf_counter()
        reigning = self._reigning(number)
        self._gather(number, reigning)
        weights, loss, samples = self._fit(number, reigning)
        wins = self._duels(weights.encode(), reigning)
        interval = wilson(wins, self.plan.duels, WIDTH)
        promoted = interval.low > 0.5
        result = RoundResult(
            number=number,
            samples=samples,
            loss=loss,
            wins=wins / self.plan.duels,
            interval=interval,
            promoted=promoted,
            seconds=time.perf_counter() - started,
        )
        write_whole(folder / "judgement.weights", weights.encode())
        write_whole(done, msgspec.json.format(msgspec.json.encode(result)))
        if promoted:
            write_whole(self.target, weights.encode())
        return result

    def _round_folder(self, number: int) -> Path:
        return self.folder / f"round-{number}"

    def _reigning(self, number: int) -> bytes | None:
        """The newest weights that were promoted in the rounds before."""
        for earlier in range(number - 1, 0, -1):
            folder = self._round_folder(earlier)
            if msgspec.json.decode((folder / "result.json").read_bytes(), type=RoundResult).promoted:
                return (folder / "judgement.weights").read_bytes()
        return None

    def _gather(self, number: int, reigning: bytes | None) -> None:
        plan = self.plan
        order = Round(
            game=plan.game,
            seed=f"{plan.seed}:{number}",
            matches_in_a_part=plan.matches_in_a_part,
            deals=plan.deals,
            weights=reigning,
            turns=plan.recipe.turns,
        )
        played, whole = 0, plan.parts * plan.matches_in_a_part
        for matches in gather(self.crew, order, plan.parts, self._round_folder(number)):
            played += matches
            self.progress("train-gathering", played, whole)

    def _fit(self, number: int, reigning: bytes | None) -> tuple[Weights, float, int]:
        self.progress("train-fitting", 0, 1)
        material = Material(self.features)
        first = max(2 if number > 1 else 1, number - self.plan.memory + 1)
        for earlier in range(first, number + 1):
            material.read(self._round_folder(earlier), earlier)
        arrays = material.joined()
        start = None if reigning is None else decode_weights(reigning)
        net, loss = fit(arrays, self.features, self.plan.recipe, start)
        samples = len(arrays["places"])
        self.progress("train-fitting", 1, 1)
        return net.weights(self.plan.game, self._run(number, samples)), loss, samples

    def _run(self, number: int, samples: int) -> dict[str, str | int | float]:
        """With what the same weights come again."""
        plan = self.plan
        matches = plan.parts * plan.matches_in_a_part
        recipe = {
            name: value for name, value in msgspec.to_builtins(plan.recipe).items() if value != getattr(Recipe(), name)
        }
        return {"round": number, "samples": samples, "seed": plan.seed, "matches": matches, **recipe}

    def _duels(self, new: bytes, old: bytes | None) -> float:
        duel = Duel(game=self.plan.game, seed=f"{self.plan.seed}:duels", new=new, old=old)
        parts = [range(first, first + DUELS_IN_A_PART) for first in range(0, self.plan.duels, DUELS_IN_A_PART)]
        won, played = 0.0, 0
        for matches, points in self.crew.run(play_duels, duel, parts):
            won += points
            played += matches
            self.progress("train-duels", played, self.plan.duels)
        return won


def play_duels(duel: Duel, part: range) -> float:
    """How many of these matches the new weights win, a shared win as its share; each deal is played from both seats."""
    game = find_game(duel.game)
    return sum(_duel(game, duel, number) for number in part)


def _duel(game: Game, duel: Duel, number: int) -> float:
    match = Match(game, seats=2, seed=f"{duel.seed}:{number // 2}")
    mine = number % 2
    bots = [_bot(game, duel.old, f"old {number}"), _bot(game, duel.old, f"old {number}")]
    bots[mine] = _bot(game, duel.new, f"new {number}")
    while not match.over and len(match.actions) < game.longest_match:
        seat = int(match.state.actor)
        match.play(seat, bots[seat].choose(match.view(seat)).action)
    winners = match.state.winners()
    return (mine in winners) / len(winners)


def _bot(game: Game, weights: bytes | None, seed: str) -> Bot:
    judgement = judgement_of(game.id)
    if weights is None or judgement is None:
        return make_bot(BY_HAND, game, seed)
    return JudgingBot(game, seed, (judgement, _network(weights)))


@cache
def _network(weights: bytes) -> Network:
    return decode_weights(weights).network()
