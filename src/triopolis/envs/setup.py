"""What is played and for what: the same words for all three frameworks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from triopolis.engine.contract import Game, State
from triopolis.engine.errors import BadOption
from triopolis.engine.observation import Layout, observation_version
from triopolis.engine.options import check_seats, make_options
from triopolis.engine.registry import find_game

REWARDS: Final = ("win", "margin", "progress")
"""Winning; the final points more than the best of the others; the same as it changes, decision by decision."""


class Setup(msgspec.Struct, frozen=True):
    """A game, its players, its options and what they play for. Small, and equal if made alike."""

    game_id: str
    players: int
    options: msgspec.Struct
    reward: str

    @property
    def game(self) -> Game:
        return find_game(self.game_id)

    @property
    def layout(self) -> Layout:
        return layout_of(self.game_id, self.players)

    def new(self, seed: str) -> State:
        return self.game.new(self.options, self.players, seed)

    def __reduce__(self) -> tuple[Any, ...]:
        # The class of the options is known to the game: their values are enough.
        return make_setup, (self.game_id, self.players, msgspec.structs.asdict(self.options), self.reward)


@cache
def layout_of(game_id: str, players: int) -> Layout:
    return Layout(find_game(game_id), players)


def make_setup(game: str, players: int, options: Mapping[str, Any], reward: str = "win") -> Setup:
    """Refuses, in words, what does not exist or does not fit."""
    chosen = find_game(game)
    check_seats(chosen, players)
    check_choice("reward", reward, REWARDS)
    settled = chosen.settle_options(make_options(chosen, options), players)
    return Setup(game, players, settled, reward)


def check_choice(option: str, value: object, known: Sequence[str]) -> None:
    if value not in known:
        raise BadOption.of("error-option-value", option=option, value=str(value), known=", ".join(known))


def env_name(game_id: str) -> str:
    """The id of a game's environment, with its version: bloom_town_v2."""
    return f"{game_id}_v{observation_version(find_game(game_id))}"


# What a position pays, seat by seat.


def margins(state: State, players: int) -> list[float]:
    """Points more than the best of the others; a solo opponent is one of them."""
    scores = state.scores()
    return [float(scores[seat] - max(scores[:seat] + scores[seat + 1 :])) for seat in range(players)]


def wins(state: State, players: int) -> list[float]:
    """1 for winning alone; the others pay it in equal parts. Winners who tie share, so all places add up to 0."""
    places, winners = len(state.scores()), state.winners()
    share = {place: 1 / len(winners) for place in winners}
    return [(places * share.get(seat, 0.0) - 1) / (places - 1) for seat in range(players)]
