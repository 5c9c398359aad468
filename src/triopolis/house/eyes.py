"""Whose eyes a connection sees a table with, and what it is sent: the one place where a view leaves the server."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from triopolis.engine.errors import MatchOver, PlayRefused, StaleRevision
from triopolis.engine.match import Match
from triopolis.house.endings import as_view
from triopolis.house.live_table import LiveTable, closed_word, opponent_of
from triopolis.house.messages import SeatInfo, StateMessage, TableInfo
from triopolis.house.refusals import NotYourSeat
from triopolis.house.seats import kind_of, seat_name, seats_of
from triopolis.house.showing import aside_of, moves_of, needs_curtain, spread_of_kept_view, spread_of_view, steps_of
from triopolis.house.slices import Slices
from triopolis.house.stored import StoredTable
from triopolis.house.townsfolk import person_for


class StillCovered(PlayRefused):
    """Several people share this screen, and the one to act has not uncovered the seat."""


class TableClosed(PlayRefused):
    """The house has ended the match before its end."""


class Eyes(msgspec.Struct):
    """One connection's way of looking: the guest, and which of several seats at one screen is uncovered."""

    guest: str | None
    uncovered: int | None = None
    wants_spread: bool = False
    """Whether what lies on the table is sent in the form that all games share, too."""

    def seat(self, table: LiveTable) -> int | None:
        """The seat whose view may be shown now; None: only what everybody may see."""
        mine = seats_of(table.stored.seats, self.guest)
        if len(mine) <= 1 or table.match is None or table.match.over:
            return mine[0] if mine else None
        actor = table.actor
        if actor not in mine or self.curtain(table) is not None:
            return None
        return actor

    def curtain(self, table: LiveTable) -> int | None:
        """The seat of this screen that is to act and must be uncovered first."""
        actor, mine = table.actor, seats_of(table.stored.seats, self.guest)
        if len(mine) <= 1 or actor is None or actor not in mine or self.uncovered == actor:
            return None
        assert table.match is not None
        return actor if needs_curtain(table.match, actor) else None

    def look_away(self, table: LiveTable) -> None:
        """The curtain falls as soon as another seat is to act."""
        if self.uncovered is not None and self.uncovered != table.actor:
            self.uncovered = None


def check_acting(table: LiveTable, eyes: Eyes, seat: int, revision: int) -> Match:
    """The match, if this connection may act for the seat and speaks of the present position."""
    check_seat(table, eyes, seat)
    if (word := table.closed_word) is not None:
        raise TableClosed(word)
    if table.ending is not None:
        raise MatchOver.of("error-match-over")
    if table.match is None or table.stored.seats[seat].bot is not None:
        raise NotYourSeat.of("server-error-not-your-seat", seat=seat + 1)
    if revision != table.revision:
        raise StaleRevision.of("error-stale", found=revision, now=table.revision)
    if eyes.curtain(table) == seat:
        raise StillCovered.of("server-error-covered", seat=seat + 1)
    return table.match


def check_seat(table: LiveTable, eyes: Eyes, seat: int) -> None:
    if seat not in seats_of(table.stored.seats, eyes.guest):
        raise NotYourSeat.of("server-error-not-your-seat", seat=seat + 1)


async def state_message(
    table: LiveTable, eyes: Eyes, present: Collection[str], slices: Slices, after: int | None = None
) -> StateMessage:
    """The match as a connection may see it, with the steps it has missed since a revision."""
    info = live_info(table, eyes.guest, present)
    match, seat = table.match, eyes.seat(table)
    if match is None:
        return _without_match(table, info, eyes, after)
    view, known = match.view(seat), table.known_steps(after)
    may_undo = seat is not None and table.actor is not None and table.stored.seats[seat].bot is None
    no_undo = table.why_no_undo(seat) if may_undo and seat is not None else None
    may_play = table.closed is None and not table.bot_due
    return StateMessage(
        table=info,
        seat=seat,
        curtain=eyes.curtain(table),
        view=view,
        moves=moves_of(table.game, view, eyes.wants_spread) if view.actions and may_play else [],
        steps_from=known,
        steps=await slices.collect(steps_of(match, seat, table.names, known, table.cut_short)),
        can_undo=may_undo and no_undo is None,
        takes_back=may_undo and no_undo is None and seat is not None and not match.can_undo(seat),
        no_undo=no_undo,
        thinking=table.bot_due,
        stalled=table.bot_due and table.stalled,
        end=table.end(),
        spread=spread_of_view(table.game, view) if eyes.wants_spread else msgspec.UNSET,
        aside=aside_of(table.game, view),
    )


def _without_match(table: LiveTable, info: TableInfo, eyes: Eyes, after: int | None) -> StateMessage:
    """Before the start there is nothing to see; of a match that these rules cannot repeat, what was kept."""
    ending, seat = table.ending, eyes.seat(table)
    known = 0 if ending is None else table.known_steps(after)
    view = None if ending is None else as_view(table.game, ending.views[-1 if seat is None else seat])
    return StateMessage(
        table=info,
        seat=seat,
        curtain=None,
        view=view,
        moves=[],
        steps_from=known,
        steps=[] if ending is None else [step.seen_by(seat) for step in ending.steps[known:]],
        can_undo=False,
        thinking=False,
        end=table.end(),
        spread=spread_of_kept_view(table.game, view) if view is not None and eyes.wants_spread else msgspec.UNSET,
    )


# The table itself, without the match


def live_info(table: LiveTable, guest: str | None, present: Collection[str]) -> TableInfo:
    return _info(table.as_stored(), guest, present, table)


def stored_info(table: StoredTable, guest: str | None, present: Collection[str]) -> TableInfo:
    return _info(table, guest, present, None)


def _info(table: StoredTable, guest: str | None, present: Collection[str], live: LiveTable | None) -> TableInfo:
    over = table.status in ("finished", "closed")
    return TableInfo(
        id=table.id,
        game=table.game,
        status=table.status,
        public=table.public,
        options=table.options,
        seed=table.seed if over or table.seed_chosen else None,
        seats=[_seat(table, number, guest, present) for number in range(len(table.seats))],
        opponent=live.opponent if live is not None else opponent_of(table),
        actor=table.actor,
        revision=table.revision,
        hosted=guest is not None and guest == table.host,
        created=table.created.isoformat(),
        changed=table.changed.isoformat(),
        rematch=table.rematch,
        result=table.result,
        packed=table.pack is not None,
        closed=live.closed_word if live is not None else closed_word(table),
        take_backs=table.take_backs,
    )


def _seat(table: StoredTable, number: int, guest: str | None, present: Collection[str]) -> SeatInfo:
    seat = table.seats[number]
    return SeatInfo(
        number=number,
        kind=kind_of(seat),
        name=seat_name(table, number),
        person=person_for(table.id, number),
        bot=seat.bot,
        mine=guest is not None and seat.guest == guest,
        host=seat.guest is not None and seat.guest == table.host,
        present=seat.guest is not None and seat.guest in present,
    )
