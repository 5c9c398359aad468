"""Bots: chosen by name, fair, and the same for the same seed."""

from __future__ import annotations

from collections import Counter

import pytest

from triopolis.bots.random_bot import RandomBot
from triopolis.bots.registry import UnknownBot, bot_names, make_bot
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game

GAME = find_game("point_city")


def played_by(seed: str) -> list[int]:
    match, bot = Match(GAME, 2, seed="deal"), make_bot("random", GAME, seed)
    while not match.over:
        seat = int(match.state.actor)
        match.play(seat, bot.choose(match.view(seat)).action)
    return match.actions


def test_the_same_seed_plays_the_same_game() -> None:
    assert played_by("a") == played_by("a")
    assert played_by("a") != played_by("b")


def test_random_means_every_action_equally() -> None:
    match, bot = Match(GAME, 2, seed="deal"), RandomBot("even")
    view = match.view(int(match.state.actor))
    counts = Counter(bot.choose(view).action for _ in range(200 * len(view.actions)))
    assert set(counts) == set(view.actions)
    assert min(counts.values()) > 140
    assert max(counts.values()) < 270


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot("skynet", GAME, "seed")
    for name in ("skynet", *bot_names()):
        assert name in str(caught.value)
