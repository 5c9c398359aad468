"""A match as one seat may see it, in the words of the protocol. What a seat may not know never gets in here."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from triopolis.engine.rooms import spread_of, telling_of
from triopolis.engine.shapes import Continuation, Details, Event, Preview, View
from triopolis.engine.spread import Region
from triopolis.house.messages import EndInfo, EventInfo, MoveInfo, StepInfo, WayInfo
from triopolis.locales import Message, message

if TYPE_CHECKING:
    from triopolis.engine.contract import Game
    from triopolis.engine.match import Match, Step


def moves_of(game: Game, view: View, in_words: bool = False) -> list[MoveInfo]:
    """The legal moves of the seat whose view it is, with what each would visibly bring; in words too for a board that
    knows no game."""
    previews = zip(view.actions, game.previews(view), strict=True)
    return [_move(game, view, action, preview, in_words) for action, preview in previews]


def _move(game: Game, view: View, action: int, preview: Preview, in_words: bool) -> MoveInfo:
    telling, move = telling_of(game), game.move(view, action)
    return MoveInfo(
        action=action,
        move=move,
        notation=game.notation(move),
        text=telling.describe_move(view, move),
        preview=preview,
        brings=telling.describe_preview(view, move, preview) if in_words else msgspec.UNSET,
    )


def ways_of(game: Game, view: View, action: int, in_words: bool = False) -> list[WayInfo]:
    """The ways in which a decision that begins with this action can go."""
    return [_way(game, way, in_words) for way in game.continuations(view, action)]


def _way(game: Game, way: Continuation, in_words: bool) -> WayInfo:
    steps = zip(way.views, way.actions, way.previews, strict=True)
    moves = [_move(game, view, action, preview, in_words) for view, action, preview in steps]
    return WayInfo(actions=way.actions, moves=moves, preview=way.preview, open=way.open)


def aside_of(game: Game, view: View) -> Details | None:
    """What the game tells the seat of a view beside it."""
    return telling_of(game).aside(view)


def spread_of_view(game: Game, view: View) -> list[Region]:
    """What lies on the table in a view, and nothing beyond it."""
    return spread_of(game).regions(view)


def spread_of_kept_view(game: Game, view: View) -> list[Region] | None:
    """The same for a view of earlier rules, or with components that are gone; None if today's rules cannot read it."""
    try:
        return spread_of(game).regions(view) if isinstance(view, game.Views) else None
    except (LookupError, ValueError):
        return None


def steps_of(
    match: Match, seat: int | None, names: Sequence[str | Message], start: int = 0, cut_short: Collection[int] = ()
) -> Iterator[StepInfo]:
    """What happened from a step on, as a seat (None: a spectator) may know it."""
    return (
        _step(match.game, step, [event.seen_by(seat) for event in step.events], names, number in cut_short)
        for number, step in enumerate(match.steps[start:], start)
    )


def open_steps(match: Match, names: Sequence[str | Message], cut_short: Collection[int] = ()) -> Iterator[StepInfo]:
    """What happened, with everything that was hidden then: only for a match that is over."""
    assert match.over
    return (
        _step(match.game, step, [event.opened() for event in step.events], names, number in cut_short)
        for number, step in enumerate(match.steps)
    )


def _step(game: Game, step: Step, events: list[Event], names: Sequence[str | Message], cut_short: bool) -> StepInfo:
    note = cut_short_note(names[step.seat]) if cut_short else msgspec.UNSET
    infos = [_event(game, event, names) for event in events]
    return StepInfo(seat=step.seat, turn=step.turn, events=infos, note=note)


def cut_short_note(name: str | Message) -> Message:
    """That a bot had no time to think."""
    return message("server-log-cut-short", name=name)


def _event(game: Game, event: Event, names: Sequence[str | Message]) -> EventInfo:
    line = telling_of(game).describe_event(event, names)
    return EventInfo(kind=event.kind, seat=event.seat, data=event.public, line=line)


def end_of(match: Match, race: list[list[int]]) -> EndInfo | None:
    if not match.over:
        return None
    state = match.state
    return EndInfo(scores=state.scores(), winners=state.winners(), sheets=match.game.breakdown(state), race=[*race])


def needs_curtain(match: Match, seat: int) -> bool:
    """Whether this seat now sees anything that its neighbours at the same screen must not."""
    mine = msgspec.structs.replace(match.view(seat), seat=None, actions=[])
    return mine.encode() != match.view(None).encode()
