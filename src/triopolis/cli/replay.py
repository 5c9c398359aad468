"""`triopolis replay`: a position of a recorded match, and where its points come from."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.padding import Padding

from triopolis.cli.files import read_file
from triopolis.cli.inputs import whole_number
from triopolis.cli.orders import ReplayOrder
from triopolis.cli.screen import game_name, make_console, place_names, print_json, score_sheets, sheet_data
from triopolis.engine.contract import Move
from triopolis.engine.drawing import draw_view
from triopolis.engine.match import Match
from triopolis.engine.record import decode_record
from triopolis.engine.rooms import telling_of
from triopolis.locales import Words


class PlayedMove(msgspec.Struct, frozen=True):
    seat: int
    action: int
    move: Move
    text: str
    """What a person would say."""


def show_record(words: Words, order: ReplayOrder) -> int:
    record = decode_record(read_file(order.file), order.file)
    Match.replay(record, order.file)
    total = len(record.actions)
    count = total if order.at is None else whole_number(order.at, "--at", 0, total)
    match = Match.replay(record, order.file, at=0)
    played = [_play_next(match, action, words) for action in record.actions[:count]]
    if order.json:
        print_json(_data(match, played, total, record.take_backs or 0, words))
    else:
        _print(match, played, total, order.moves, words)
        if record.take_backs:
            make_console().print(words("score-take-backs", count=record.take_backs))
    return 0


def _play_next(match: Match, action: int, words: Words) -> PlayedMove:
    seat = int(match.state.actor)
    view = match.view(seat)
    move = match.game.move(view, action)
    text = words.say(telling_of(match.game).describe_move(view, move))
    match.play(seat, action)
    return PlayedMove(seat, action, move, text)


def _data(match: Match, played: list[PlayedMove], total: int, take_backs: int, words: Words) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "options": match.options,
        "seats": match.seats,
        "places": place_names(match, words),
        "at": len(played),
        "total_actions": total,
        "actions": [step.action for step in played],
        "moves": [match.game.notation(step.move) for step in played],
        "over": match.over,
        "winners": match.state.winners() if match.over else [],
        "take_backs": take_backs,
        "scores": match.state.scores(),
        "score_sheets": [sheet_data(sheet, words) for sheet in match.game.breakdown(match.state)],
        "view": match.view(None),
    }


def _print(match: Match, played: list[PlayedMove], total: int, moves: bool, words: Words) -> None:
    console, names = make_console(), place_names(match, words)
    name = game_name(match.game.id, words)
    console.print(words("cli-replay-title", game=name, names=" · ".join(names)), style="bold")
    if moves:
        for number, step in enumerate(played, start=1):
            notation = match.game.notation(step.move)
            console.print(f"{number:>4}  {names[step.seat]}: {notation}", style="bold")
            console.print(Padding(step.text, (0, 0, 0, 6)))
    console.print(words("cli-replay-at", at=len(played), total=total))
    console.print(draw_view(match.game, match.view(None), names, words))
    console.print()
    console.print(score_sheets(match.game.breakdown(match.state), names, words))
    if match.over:
        winners = [names[place] for place in match.state.winners()]
        console.print(words("score-winners", count=len(winners), names=", ".join(winners)), style="bold")
