"""Routes about tables: opening, joining, leaving, watching, looking back."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from triopolis.engine.match import Match
from triopolis.engine.record import Record
from triopolis.server import hosting
from triopolis.server.access import REFUSALS, house_of, known_guest, parts_of, some_guest
from triopolis.server.eyes import live_info, stored_info
from triopolis.server.messages import (
    Components,
    ImportTable,
    Join,
    NewTable,
    Replay,
    ReplayPosition,
    SeatBot,
    Status,
    TableInfo,
    TableList,
)
from triopolis.server.refusals import BadRequest, NotFinished
from triopolis.server.showing import open_steps
from triopolis.server.storage import StoredTable

PAGE: Final = 50
FURTHEST: Final = 1_000_000

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="The table's id, as in its link")]
SeatNumber = Annotated[int, PathParameter(description="The seat, counted from 0")]


def _told(request: AnyRequest, table: StoredTable, guest: str | None) -> TableInfo:
    return stored_info(table, guest, house_of(request).present(table.id))


async def _own_name(request: AnyRequest, guest: str) -> str:
    return await house_of(request).storage.guest_name(guest) or ""


# Opening


@post("/tables", summary="Open a table", tags=["tables"], responses=REFUSALS)
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
    """It runs at once unless a seat is open to a friend."""
    guest = await some_guest(request)
    parts_of(request).limiters.tables.check(guest)
    table = await hosting.open_table(house_of(request), guest, await _own_name(request, guest), data)
    return _told(request, table, guest)


@post(
    "/tables/import",
    summary="Open a table from a record",
    tags=["tables"],
    responses=REFUSALS,
)
async def import_table(request: AnyRequest, data: JSONBody[ImportTable]) -> TableInfo:
    """A finished match can be looked at; any other is played on."""
    guest = await some_guest(request)
    parts_of(request).limiters.tables.check(guest)
    table = await hosting.import_record(house_of(request), guest, await _own_name(request, guest), data)
    return _told(request, table, guest)


# Looking


@get("/tables", summary="My tables, or the public ones", tags=["tables"], responses=REFUSALS)
async def list_tables(
    request: AnyRequest,
    which: Annotated[Literal["mine", "public"], QueryParameter(name="scope")] = "mine",
    status: FromQuery[Status | None] = None,
    skip: FromQuery[int] = 0,
) -> TableList:
    """The last changed first, fifty at a time."""
    guest, storage = known_guest(request), house_of(request).storage
    statuses: list[Status] = [status] if status is not None else ["waiting", "running", "finished"]
    skip = max(0, min(skip, FURTHEST))
    if which == "public":
        found = await storage.public_tables(statuses, PAGE + 1, skip)
    else:
        found = await storage.tables_of(guest, statuses, PAGE + 1, skip) if guest is not None else []
    return TableList(tables=[_told(request, table, guest) for table in found[:PAGE]], more=len(found) > PAGE)


@get("/tables/{id:str}", summary="A table", tags=["tables"], responses=REFUSALS)
async def show_table(request: AnyRequest, id: TableId) -> TableInfo:
    house = house_of(request)
    async with house.opened(id) as table:
        return live_info(table, known_guest(request), house.present(id))


@get(
    "/tables/{id:str}/components",
    summary="The components of a table",
    tags=["tables"],
    responses=REFUSALS,
)
async def show_table_components(request: AnyRequest, id: TableId) -> Components:
    """The game's own, with those of the data pack in their place if the match has one."""
    async with house_of(request).opened(id) as table:
        return Components(tables=table.game.tables())


# Sitting down and getting up


@post(
    "/tables/{id:str}/join",
    summary="Sit down",
    status_code=200,
    tags=["tables"],
    responses=REFUSALS,
)
async def join_table(request: AnyRequest, id: TableId, data: JSONBody[Join]) -> TableInfo:
    guest = await some_guest(request)
    table = await hosting.join(house_of(request), guest, await _own_name(request, guest), id, data)
    return _told(request, table, guest)


@post(
    "/tables/{id:str}/leave",
    summary="Get up",
    status_code=200,
    tags=["tables"],
    responses=REFUSALS,
)
async def leave_table(request: AnyRequest, id: TableId) -> TableInfo:
    """One's seats are open again; when no person is left, the table is given up."""
    guest = await some_guest(request)
    return _told(request, await hosting.leave(house_of(request), guest, id), guest)


@put(
    "/tables/{id:str}/seats/{number:int}/bot",
    summary="Let a bot play a seat",
    tags=["tables"],
    responses=REFUSALS,
)
async def seat_bot(request: AnyRequest, id: TableId, number: SeatNumber, data: JSONBody[SeatBot]) -> TableInfo:
    """For the host: an open seat, or one whose person is away."""
    guest = await some_guest(request)
    return _told(request, await hosting.seat_bot(house_of(request), guest, id, number, data.bot), guest)


@delete(
    "/tables/{id:str}/seats/{number:int}/bot",
    summary="Take one's seat back",
    status_code=200,
    tags=["tables"],
    responses=REFUSALS,
)
async def take_back(request: AnyRequest, id: TableId, number: SeatNumber) -> TableInfo:
    guest = await some_guest(request)
    return _told(request, await hosting.take_back(house_of(request), guest, id, number), guest)


@post(
    "/tables/{id:str}/rematch",
    summary="Play again",
    status_code=200,
    tags=["tables"],
    responses=REFUSALS,
)
async def rematch(request: AnyRequest, id: TableId) -> TableInfo:
    """A new table with the same people; whoever asks later gets to the same one."""
    guest = await some_guest(request)
    return _told(request, await hosting.rematch(house_of(request), guest, id), guest)


# Looking back


@get(
    "/tables/{id:str}/record",
    summary="Download the record",
    tags=["tables"],
    responses={**REFUSALS, 200: ResponseSpec(Record, description="The record, as a file")},
)
async def download(request: AnyRequest, id: TableId) -> Response[bytes]:
    """Everything hidden follows from a record's seed: before the end only where somebody chose the seed."""
    async with house_of(request).opened(id) as table:
        match = table.match
        if match is None or not (match.over or table.stored.seed_chosen):
            raise NotFinished.of("server-error-record-sealed")
        data, game = match.save(), table.stored.game
    headers = {"Content-Disposition": f'attachment; filename="{game}-{id[:6]}.json"'}
    return Response(data, media_type="application/json", headers=headers)


@get(
    "/tables/{id:str}/replay",
    summary="Look back at a finished match",
    tags=["tables"],
    responses=REFUSALS,
)
async def replay(request: AnyRequest, id: TableId) -> Replay:
    """All steps with every hand open."""
    house = house_of(request)
    async with house.opened(id) as table:
        match, end = table.match, table.end()
        if match is None or end is None:
            raise NotFinished.of("server-error-not-finished")
        info, steps = live_info(table, known_guest(request), house.present(id)), open_steps(match, table.names)
    return Replay(table=info, steps=steps, notations=await _notations(match), end=end)


async def _notations(match: Match) -> list[str]:
    """Every action in short, by playing the match once more."""
    game, again, notations = match.game, _from_the_start(match), []
    for action in match.actions:
        view = again.view(int(again.state.actor))
        notations.append(game.notation(game.move(view, action)))
        await _repeat(again, action)
    return notations


def _from_the_start(match: Match) -> Match:
    return Match(match.game, match.seats, match.options, match.seed)


async def _repeat(again: Match, action: int) -> None:
    """Play on, and let others be answered: a whole match at once would keep every table of this server waiting."""
    again.repeat(action)
    await asyncio.sleep(0)


@get(
    "/tables/{id:str}/replay/{at:int}",
    summary="A finished match at some moment",
    tags=["tables"],
    responses=REFUSALS,
)
async def replay_position(request: AnyRequest, id: TableId, at: FromPath[int]) -> ReplayPosition:
    """The position after the first steps, through the eyes of every seat."""
    async with house_of(request).opened(id) as table:
        match = table.match
        if match is None or not match.over:
            raise NotFinished.of("server-error-not-finished")
        if not 0 <= at <= len(match.steps):
            raise BadRequest.of("server-error-replay-at", at=at, last=len(match.steps))
    then = _from_the_start(match)
    for action in match.actions[:at]:
        await _repeat(then, action)
    return ReplayPosition(at=at, views=[then.view(seat) for seat in range(len(then.seats))])


HANDLERS: Final = [
    open_table,
    import_table,
    list_tables,
    show_table,
    show_table_components,
    join_table,
    leave_table,
    seat_bot,
    take_back,
    rematch,
    download,
    replay,
    replay_position,
]
