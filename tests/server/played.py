"""Matches played at random, to be imported, finished or looked back at."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.record import Record, encode_record
from triopolis.engine.registry import find_game


@cache
def played(game: str = "bloom_town", seats: int = 2) -> Match:
    """A whole match; everybody gets the same one, so nobody may play on with it."""
    match, rng = Match(find_game(game), seats, seed="played"), seeded("played")
    while not match.over:
        match.repeat(int(match.state.random_action(rng)))
    return match


def cut(match: Match, left: int) -> Match:
    """The same match with so many actions still to come."""
    return Match.replay(match.record(), at=len(match.steps) - left)


def as_json(record: Record | Match) -> dict[str, Any]:
    """A record as a browser sends it."""
    made = record.record() if isinstance(record, Match) else record
    content: dict[str, Any] = json.loads(encode_record(made))
    return content
