"""The ways in which a move can go on, as a numbered list: each is played as one decision."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from triopolis.cli.inputs import BadInput
from triopolis.cli.move_list import gain_text
from triopolis.engine.contract import Continuation, Game, View
from triopolis.engine.rooms import telling_of
from triopolis.locales import Words

LONGEST_NUMBER = 6


def way_list(game: Game, ways: list[Continuation], words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 1))
    table.add_column(justify="right")
    table.add_column(overflow="fold")
    table.add_column(justify="right", no_wrap=True)
    for number, way in enumerate(ways, 1):
        steps = zip(way.views, way.actions, strict=True)
        text = " → ".join(_in_words(game, view, action, words) for view, action in steps)
        table.add_row(str(number), Text(text), gain_text(way.preview, words))
    return table


def _in_words(game: Game, view: View, action: int, words: Words) -> str:
    return words.say(telling_of(game).describe_move(view, game.move(view, action)))


def chosen_way(ways: list[Continuation], typed: str) -> Continuation:
    """The way of that number in the list."""
    number = int(typed) if typed.isdecimal() and len(typed) <= LONGEST_NUMBER else 0
    if not 1 <= number <= len(ways):
        raise BadInput.of("cli-play-no-way", number=typed[:20], last=len(ways))
    return ways[number - 1]
