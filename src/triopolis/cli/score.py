"""`triopolis score`: the points of a game played with the printed components."""

from __future__ import annotations

import sys

from triopolis.cli.files import read_input
from triopolis.cli.inputs import chosen_game
from triopolis.cli.orders import ScoreOrder
from triopolis.cli.screen import make_console, print_json
from triopolis.engine.errors import BadTable
from triopolis.engine.rooms import printed_of
from triopolis.locales import Words


def score_printed_game(words: Words, order: ScoreOrder) -> int:
    game = chosen_game(order.game, order.data_pack)
    scored = printed_of(game).score_table(read_input(order.file))
    if scored.question is not None:
        raise BadTable(scored.question.text)
    for warning in scored.warnings:
        print(f"triopolis: {words.say(warning)}", file=sys.stderr)
    if order.json:
        print_json(scored.result)
        return 0
    console = make_console()
    for line in scored.lines:
        console.print(words.say(line))
    return 0
