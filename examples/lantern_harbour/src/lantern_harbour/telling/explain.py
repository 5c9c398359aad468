"""Moves in words, and what a choice would bring: both from the view alone."""

from __future__ import annotations

from lantern_harbour.components import Ship
from lantern_harbour.game import LanternHarbour
from lantern_harbour.moves import BERTH_NAMES, Draw, Moor, Send, Take, to_move
from lantern_harbour.payment import payment
from lantern_harbour.rules import LanternState
from lantern_harbour.scoring import mooring_points
from lantern_harbour.telling.names import crate_name, ship_name
from lantern_harbour.view import LanternView
from triopolis.engine.contract import Details, Move, Preview
from triopolis.engine.randomness import seeded
from triopolis.locales import Message, message


class Mooring(Details, frozen=True):
    """What mooring a ship costs, and where its points come from."""

    paid: list[int]
    printed: int
    store: int
    pairs: int


def previews(game: LanternHarbour, view: LanternView, actions: list[int]) -> list[Preview]:
    """Each played out on one position that fits the view: no crate or ship that comes by chance changes the points of
    this turn, so another position would give the same."""
    imagined = game.imagine(view).deal(seeded("preview"))
    return [_preview(view, action, imagined.copy()) for action in actions]


def _preview(view: LanternView, action: int, state: LanternState) -> Preview:
    details = _details(state, to_move(action))
    state.play(action)
    score = state.scores()[view.actor]
    return Preview(
        score=score,
        gained=score - view.scores[view.actor],
        ends_turn=state.turn != view.turn,
        details=details,
    )


def _details(state: LanternState, move: Move) -> Mooring | None:
    if not isinstance(move, Moor):
        return None
    ship, seat = state.bay[move.place - 1], state.actor
    printed, store, pairs = mooring_points(state.rules, state.harbours[seat], BERTH_NAMES.index(move.berth), ship)
    paid = payment(state.rules.ships[ship].cargo, state.hands[seat])
    return Mooring(paid=paid, printed=printed, store=store, pairs=pairs)


def describe_move(ships: tuple[Ship, ...], view: LanternView, move: Move) -> Message:
    match move:
        case Take():
            return message("lantern-move-take", crate=crate_name(view.quay[move.place - 1]), place=move.place)
        case Draw():
            return message("lantern-move-draw")
        case Moor():
            return message("lantern-move-moor", ship=ship_name(ships[view.bay[move.place - 1]]), berth=move.berth)
        case Send():
            return message("lantern-move-send", ship=ship_name(ships[view.bay[move.place - 1]]))
    return message("lantern-move-wait")
