"""Whole matches as text that a person can read and compare.

python -m tests.golden writes them anew; look at the difference before committing it.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from triopolis.engine.drawing import draw_view
from triopolis.engine.match import Match
from triopolis.engine.options import make_options
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game
from triopolis.engine.rooms import telling_of
from triopolis.locales import Words

FOLDER = Path(__file__).parent
WORDS = Words("en")


@dataclass(frozen=True)
class Script:
    """A match that random players play: which game, how many, with what options."""

    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        parts = [self.game, f"{self.players}p", *(f"{name}-{value}" for name, value in self.options.items())]
        return FOLDER / f"{'_'.join(parts)}.txt"


SCRIPTS = [
    Script("point_city", 1, {"automa": "hard"}),
    Script("point_city", 2),
    Script("point_city", 3, {"tokens": "base"}),
    Script("point_city", 4),
    Script("bloom_town", 1, {"side": "B", "opponent": "zinovy"}),
    Script("bloom_town", 1, {"opponent": "alice"}),
    Script("bloom_town", 2, {"office_chain": "group", "subway_chain": "group"}),
    Script("bloom_town", 3, {"side": "B", "recount_after_flower": "no"}),
    Script("bloom_town", 4, {"mode": "training"}),
    Script("happy_city", 2),
    Script("happy_city", 3, {"scoring": "add"}),
    Script("happy_city", 4, {"grozilla": "yes"}),
    Script("happy_city", 2, {"scoring": "add", "grozilla": "yes"}),
    Script("happy_city", 3, {"mode": "expert"}),
    Script("happy_city", 2, {"mode": "expert", "scoring": "add"}),
    Script("happy_city", 5, {"mode": "expert", "grozilla": "yes"}),
    Script("happy_city", 3, {"mode": "expert", "scoring": "add", "grozilla": "yes", "round_limit": 6}),
]


def playthrough(script: Script) -> str:
    game = find_game(script.game)
    match = Match(game, script.players, make_options(game, script.options), seed="golden")
    return "\n".join(line.rstrip() for line in _lines(match)) + "\n"


def _lines(match: Match) -> Iterator[str]:
    options = msgspec.json.encode(match.options).decode()
    yield f"{match.game.id}, {len(match.seats)} players, options {options}, seed {match.seed}"
    names = _names(match)
    rng, turn = seeded("golden", "moves"), -1
    yield from _board(match, names)
    while not match.over:
        if match.state.turn != turn:
            turn = int(match.state.turn)
            yield f"\nTurn {turn + 1}, {names[match.state.actor]}, points {match.state.scores()}"
        yield from _action(match, names, int(match.state.random_action(rng)))
        if len(match.steps) == 20:
            yield from _board(match, names)
    yield from _board(match, names)
    yield from _sheets(match, names)


def _names(match: Match) -> list[str]:
    opponent = match.game.opponent(match.options, len(match.seats))
    return [f"Seat {number}" for number in range(len(match.seats))] + ([str(opponent)] if opponent else [])


def _action(match: Match, names: list[str], action: int) -> Iterator[str]:
    seat = int(match.state.actor)
    yield f"> {match.game.notation(match.game.move(match.view(seat), action))}"
    for event in match.play(seat, action):
        line = telling_of(match.game).describe_event(event.seen_by(seat), names)
        if line is not None:
            yield f"    {WORDS.say(line)}"


def _board(match: Match, names: list[str]) -> Iterator[str]:
    """As the one to act sees it; at the end as everybody does."""
    console = Console(file=io.StringIO(), width=80, color_system=None, force_terminal=False)
    console.print(draw_view(match.game, match.view(None if match.over else int(match.state.actor)), names, WORDS))
    assert isinstance(console.file, io.StringIO)
    yield f"\n{console.file.getvalue()}"


def _sheets(match: Match, names: list[str]) -> Iterator[str]:
    for name, sheet in zip(names, match.game.breakdown(match.state), strict=True):
        yield WORDS("score-total", name=name, points=sheet.total)
        for item in sheet.items:
            assert item.note is not None
            if item.amount is None or item.points:
                yield WORDS("score-item", points=item.points, note=item.note)
            else:
                yield f"      {WORDS.say(item.note)}"
    yield f"Winners: {', '.join(names[place] for place in match.state.winners())}"
    yield f"Final position {match.fingerprint()}"
