"""Scripted people who play through real connections and remember everything they were told."""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Literal, TypeVar

import httpx
import msgspec
from tests.server.running import PATIENCE, Server
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from triopolis.engine.match import Match
from triopolis.house.messages import Accepted, EndInfo, Play, Refused, TableInfo, TableMessage, Undo
from triopolis.server.guests import COOKIE

T = TypeVar("T")
LOST: Final = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, EOFError)
"""What a client meets when the server dies under it, at whatever moment."""
UNDO_CHANCE: Final = 0.15

Seen = Literal["told", "sent", "accepted", "thinking"]
Witness = Callable[[Seen], None]
"""Is told whatever a person sees or does."""
Deed = tuple[int, int | None]
"""A seat and its action; None is an undo."""


class Offer(msgspec.Struct):
    action: int


class State(msgspec.Struct, tag_field="type", tag="state"):
    """What a scripted person reads of a StateMessage."""

    table: TableInfo
    seat: int | None
    moves: list[Offer]
    steps_from: int
    steps: list[dict[str, Any]]
    can_undo: bool
    thinking: bool
    end: EndInfo | None


READER: Final = msgspec.json.Decoder(State | TableMessage | Accepted | Refused)


async def through_kills(server: Server, work: Callable[[], Awaitable[T]]) -> T:
    """Do it again, whole, whenever the server was killed under it. It must not break connections by itself."""
    while True:
        await server.ready.wait()
        life = server.life
        try:
            return await work()
        except LOST as problem:
            if server.ready.is_set() and server.life == life:
                raise AssertionError(f"the server broke a connection or fell silent: {problem!r}") from problem


# Guests and tables


class Guest(msgspec.Struct, frozen=True):
    name: str
    cookie: str


async def arrive(server: Server, name: str) -> Guest:
    """A new guest of the server."""
    async with server.visitor() as visitor:
        answer = await visitor.put("/api/me", json={"name": name})
        answer.raise_for_status()
        return Guest(name, answer.cookies[COOKIE])


async def ask(server: Server, guest: Guest | None, method: str, path: str, body: Any = None) -> bytes:
    """The answer to a request that must succeed."""
    async with server.visitor(guest.cookie if guest else None) as visitor:
        answer = await visitor.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.content


async def table_info(server: Server, guest: Guest | None, method: str, path: str, body: Any = None) -> TableInfo:
    return msgspec.json.decode(await ask(server, guest, method, path, body), type=TableInfo)


class Memory:
    """What people said and were told about one table: all of it must stay true, whatever happens to the server."""

    def __init__(self) -> None:
        self.sent: defaultdict[int, set[Deed]] = defaultdict(set)
        """Under the revision it answers."""
        self.accepted: dict[int, Deed] = {}
        """Under the revision it made; also what turned out to be kept though a kill swallowed the answer."""
        self.shown = 0
        self.kept_unanswered = 0
        """How many of these there were."""
        self.shown = 0
        """The highest revision that anybody has seen."""

    def standing(self, seat: int) -> list[int]:
        """The actions of a person, without what was taken back."""
        actions: list[int] = []
        for _, (actor, action) in sorted(self.accepted.items()):
            if actor == seat and action is None:
                actions.pop()
            elif actor == seat and action is not None:
                actions.append(action)
        return actions


class Table:
    """A table whose people are all scripted."""

    def __init__(self, id: str, people: Mapping[int, Guest], seed: str, witness: Witness = lambda seen: None) -> None:
        self.id = id
        self.memory = Memory()
        self.players = [
            Player(id, self.memory, guest, random.Random(f"{seed} {seat}"), witness) for seat, guest in people.items()
        ]
        self.people = dict(people)

    async def play(self, server: Server) -> None:
        """Everybody plays to the end, whatever happens to the server meanwhile."""
        await asyncio.gather(*(player.play_to_the_end(server) for player in self.players))

    async def record(self, server: Server) -> Match:
        """The match as anybody downloads it, checked by replaying it."""
        return Match.load(await ask(server, self.players[0].guest, "GET", f"/api/tables/{self.id}/record"))


async def open_table(
    server: Server,
    game: str,
    people: int,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, str | int] | None = None,
    witness: Witness = lambda seen: None,
) -> Table:
    """The first person opens it, the others come by its link; it runs then. The seed decides what all of them play."""
    guests = [await arrive(server, f"Guest {number}") for number in range(1, people + 1)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *({"kind": "bot", "bot": bot} for bot in bots)]
    wish = {"game": game, "seats": seats, "seed": seed, "options": dict(options or {})}
    info = await table_info(server, guests[0], "POST", "/api/tables", wish)
    for guest in guests[1:]:
        info = await table_info(server, guest, "POST", f"/api/tables/{info.id}/join", {})
    assert info.status == "running"
    return Table(info.id, dict(enumerate(guests)), seed, witness)


# Playing


class Player:
    """A person at one table: plays legal moves at random, takes some back, and keeps the log as a browser does."""

    def __init__(
        self,
        table: str,
        memory: Memory,
        guest: Guest | None,
        rng: random.Random,
        witness: Witness = lambda seen: None,
    ) -> None:
        self.table = table
        self.memory = memory
        self.guest = guest
        self.log: list[dict[str, Any]] = []
        self.state: State | None = None
        self._rng = rng
        self._witness = witness
        self._refs = 0
        self._unanswered: Play | Undo | None = None
        self._said_again = False

    @property
    def end(self) -> EndInfo | None:
        return self.state.end if self.state is not None else None

    @property
    def revision(self) -> int | None:
        return self.state.table.revision if self.state is not None else None

    async def play_to_the_end(self, server: Server) -> None:
        """Comes back as often as the server is killed and started again."""
        await through_kills(server, lambda: self.play(server))

    async def play(self, server: Server) -> None:
        """Over one connection, to the end of the match."""
        cookie = self.guest.cookie if self.guest is not None else None
        async with server.live(self.table, cookie, self.revision) as connection:
            await self._say_again(connection)
            while self.end is None or self._unanswered is not None:
                async with asyncio.timeout(PATIENCE):
                    text = await connection.recv()
                self._hear(text)
                await self._act(connection)

    async def _say_again(self, connection: ClientConnection) -> None:
        """What was not answered may or may not have arrived: saying it once more must do no harm."""
        if self._unanswered is not None:
            self._said_again = True
            await connection.send(msgspec.json.encode(self._unanswered).decode())

    # Listening

    def _hear(self, text: str | bytes) -> None:
        message = READER.decode(text)
        self._witness("told")
        if isinstance(message, State):
            self._see(message)
        elif isinstance(message, Accepted):
            self._take_note(message)
        elif isinstance(message, Refused):
            self._take_refusal(message)

    def _see(self, state: State) -> None:
        assert state.steps_from <= len(self.log), "steps are missing"
        assert state.table.revision >= (self.revision or 0), "the match went back"
        self.log[state.steps_from :] = state.steps
        self.state = state
        self.memory.shown = max(self.memory.shown, state.table.revision)
        if state.thinking:
            self._witness("thinking")

    def _take_note(self, answer: Accepted) -> None:
        said = self._unanswered
        assert said is not None, "an answer to nothing"
        assert (answer.ref, answer.revision) == (said.ref, said.revision + 1)
        self._settle(said)
        self._witness("accepted")

    def _take_refusal(self, answer: Refused) -> None:
        """Only what was said again may be refused, because it had arrived the first time."""
        said = self._unanswered
        assert said is not None, answer.error.text
        assert self._said_again, answer.error.text
        assert (answer.ref, answer.error.code) == (said.ref, "stale-revision"), answer.error.text
        self.memory.kept_unanswered += 1
        self._settle(said)

    def _settle(self, said: Play | Undo) -> None:
        assert said.revision + 1 not in self.memory.accepted, "accepted twice"
        self.memory.accepted[said.revision + 1] = _deed(said)
        self._unanswered, self._said_again = None, False

    # Speaking

    async def _act(self, connection: ClientConnection) -> None:
        state = self.state
        if state is None or state.seat is None or self._unanswered is not None or not state.moves:
            return
        if state.table.revision + 1 in self.memory.accepted:
            return  # The state that shows it is on its way.
        self._unanswered = self._choose(state, state.seat)
        self.memory.sent[state.table.revision].add(_deed(self._unanswered))
        await connection.send(msgspec.json.encode(self._unanswered).decode())
        self._witness("sent")

    def _choose(self, state: State, seat: int) -> Play | Undo:
        self._refs += 1
        revision = state.table.revision
        if state.can_undo and self._rng.random() < UNDO_CHANCE:
            return Undo(ref=self._refs, seat=seat, revision=revision)
        return Play(ref=self._refs, seat=seat, revision=revision, action=self._rng.choice(state.moves).action)


def _deed(said: Play | Undo) -> Deed:
    return said.seat, said.action if isinstance(said, Play) else None
