"""One browser at one table: reads its messages, answers them, and tells it whatever changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from triopolis.engine.errors import MatchOver, NotYourTurn, TriopolisError
from triopolis.engine.match import Match
from triopolis.house.doors import Job
from triopolis.house.eyes import Eyes, check_acting, check_seat, live_info, state_message
from triopolis.house.house import CHANGED, CLOSING, PEOPLE, Act, House, job_for
from triopolis.house.live_table import LiveTable
from triopolis.house.messages import (
    Accepted,
    AskContinuations,
    AskHint,
    AskSpread,
    AskWhyNot,
    Continuations,
    Cover,
    Hints,
    Play,
    React,
    Reacted,
    Refused,
    TableMessage,
    ToBrowser,
    Uncover,
    Undo,
    WhyNot,
)
from triopolis.house.playing import played, undone
from triopolis.house.seats import seat_name, seats_of
from triopolis.house.showing import ways_of
from triopolis.server.answers import error_info, refusal_of
from triopolis.server.limits import Limiters
from triopolis.server.metrics import Metrics
from triopolis.server.reading import read_message
from triopolis.server.refusals import TooLarge, TooMany

HINT_BOT: Final = "adviser:seconds=0.8"
BROKEN: Final = 1011
"""The close code for a mistake of ours."""
GOING_AWAY: Final = 1001
"""The usual close code of a server that stops: a browser comes back by itself."""


class Connection:
    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        house: House,
        limiters: Limiters,
        metrics: Metrics,
        id: str,
        guest: str,
        counted: str,
        language: str,
        spread: bool = False,
    ) -> None:
        """`counted` is whose messages and hints are counted: the guest, or the address of one without a cookie."""
        self._socket = socket
        self._house = house
        self._limiters = limiters
        self._metrics = metrics
        self._id = id
        self._guest = guest
        self._counted = counted
        self._language = language
        self._eyes = Eyes(guest, wants_spread=spread)
        conversing = asyncio.current_task()
        assert conversing is not None
        self._conversing = conversing
        self.goodbye = GOING_AWAY
        """The code to close it with."""
        self._shown: tuple[int | None, int | None] = (None, None)
        """The revision and the eyes of the last state sent: what the browser has right already."""
        self._sending = asyncio.Lock()
        self._hinting: asyncio.Task[None] | None = None
        self._answers: Final[dict[type[Any], Callable[[Any], Awaitable[None]]]] = {
            Play: self._play,
            Undo: self._undo,
            Uncover: self._uncover,
            Cover: self._cover,
            AskHint: self._ask_hint,
            AskContinuations: self._continue,
            AskWhyNot: self._why_not,
            AskSpread: self._spread,
            React: self._react,
        }

    async def look_up(self) -> None:
        """Raises UnknownTable if there is none."""
        async with self._house.opened(self._id):
            pass

    async def begin(self, after: int | None) -> None:
        """The first state; after a lost connection, only the steps missed since a revision."""
        async with self._house.opened(self._id) as table:
            self._shown = (after, self._eyes.seat(table))
        await self._send_state()

    def close(self) -> None:
        if self._hinting is not None:
            self._hinting.cancel()

    # What the house announces

    async def tell(self, news: bytes) -> None:
        try:
            if news == CHANGED:
                await self._send_state()
            elif news == PEOPLE:
                await self._send_people()
            elif news == CLOSING:
                self._hang_up(GOING_AWAY)
            else:
                await self._send_bytes(news)
        except WebSocketDisconnect:
            pass
        except Exception as problem:
            # A browser that is no longer told anything would wait for ever; closed, it connects again.
            refusal_of(problem)
            self._hang_up(BROKEN)

    def _hang_up(self, code: int) -> None:
        """Granian cannot close a connection while somebody waits for a message on it: whoever does so must close it."""
        self.goodbye = code
        self._conversing.cancel()

    # What the browser says

    async def hear(self, text: str | bytes) -> None:
        """Answer one message; whatever is wrong with it is told, and the connection stays."""
        ref: int | None = None
        try:
            self._limiters.messages.check(self._counted)
            message = read_message(text, self._limiters.limits.message_bytes)
            ref = message.ref
            await self._answers[type(message)](message)
        except WebSocketDisconnect:
            raise
        except Exception as problem:
            await self._refuse(ref, problem)

    async def _refuse(self, ref: int | None, problem: Exception) -> None:
        await self._send(Refused(ref=ref, error=error_info(problem, self._language)))
        # Whoever sends too much is not sent more for it.
        if not isinstance(problem, TooMany | TooLarge):
            await self._send_state()

    async def _play(self, message: Play) -> None:
        await self._change(message, lambda table: played(table, self._eyes, message))

    async def _undo(self, message: Undo) -> None:
        await self._change(message, lambda table: undone(table, self._eyes, message))

    async def _change(self, message: Play | Undo, act: Act) -> None:
        start, metrics = perf_counter(), self._metrics
        try:
            revision = await self._house.change(self._id, act)
        except TriopolisError as problem:
            metrics.move_refused(problem, perf_counter() - start)
            raise
        metrics.move_accepted(perf_counter() - start)
        await self._send(Accepted(ref=message.ref, revision=revision))

    async def _uncover(self, message: Uncover) -> None:
        async with self._house.opened(self._id) as table:
            check_seat(table, self._eyes, message.seat)
            self._eyes.uncovered = message.seat
        await self._send_state()

    async def _cover(self, message: Cover) -> None:
        self._eyes.uncovered = None
        await self._send_state()

    def _to_act(self, table: LiveTable, message: AskHint | AskContinuations) -> Match:
        """The match, if this seat is to act at that revision."""
        match = check_acting(table, self._eyes, message.seat, message.revision)
        if match.over:
            raise MatchOver.of("error-match-over")
        if table.actor != message.seat:
            raise NotYourTurn.of("error-not-your-turn", name=table.names[int(match.state.actor)])
        return match

    async def _continue(self, message: AskContinuations) -> None:
        async with self._house.opened(self._id) as table:
            view = self._to_act(table, message).view(message.seat)
            ways = ways_of(table.game, view, message.action, self._eyes.wants_spread)
        await self._send(Continuations(ref=message.ref, revision=message.revision, ways=ways))

    async def _why_not(self, message: AskWhyNot) -> None:
        async with self._house.opened(self._id) as table:
            match = check_acting(table, self._eyes, message.seat, table.revision)
            reason = table.game.why_not(match.view(message.seat), message.component)
        await self._send(WhyNot(ref=message.ref, reason=reason))

    async def _spread(self, message: AskSpread) -> None:
        self._eyes.wants_spread = message.on
        await self._send_state()

    async def _react(self, message: React) -> None:
        async with self._house.opened(self._id) as table:
            mine = seats_of(table.stored.seats, self._guest)
            seat = mine[0] if mine else None
            name = seat_name(table.stored, mine[0]) if mine else ""
        news = Reacted(seat=seat, name=name, reaction=message.reaction)
        self._house.announce(self._id, msgspec.json.encode(news))

    # Hints take seconds: beside the reading of messages, one at a time

    async def _ask_hint(self, message: AskHint) -> None:
        self._limiters.hints.check(self._counted)
        async with self._house.opened(self._id) as table:
            match = self._to_act(table, message)
            job = job_for(table, match, message.seat, HINT_BOT)
        if self._hinting is not None:
            self._hinting.cancel()
        self._hinting = asyncio.create_task(self._hint(message, job), name="hint")

    async def _hint(self, message: AskHint, job: Job) -> None:
        try:
            hints = await self._house.bots.hint(job)
            self._metrics.hints.inc()
            await self._send(Hints(ref=message.ref, revision=message.revision, hints=hints))
        except Exception as problem:
            await self._refuse(message.ref, problem)

    # Telling

    async def _send_state(self) -> None:
        async with self._sending:
            async with self._house.opened(self._id) as table:
                self._eyes.look_away(table)
                seat = self._eyes.seat(table)
                after, eyes = self._shown
                # Another seat may know more of what has happened: it gets the log anew.
                missed = after if eyes == seat else None
                present, slices = self._house.present(self._id), self._house.slices
                state = await state_message(table, self._eyes, present, slices, missed)
                self._shown = (table.revision, seat)
            await self._socket.send_text(msgspec.json.encode(state).decode())

    async def _send_people(self) -> None:
        async with self._house.opened(self._id) as table:
            info = live_info(table, self._guest, self._house.present(self._id))
        await self._send(TableMessage(table=info))

    async def _send(self, message: ToBrowser) -> None:
        await self._send_bytes(msgspec.json.encode(message))

    async def _send_bytes(self, data: bytes) -> None:
        async with self._sending:
            await self._socket.send_text(data.decode())
