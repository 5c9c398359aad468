"""Routes about tables: opening, joining, leaving, watching, looking back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from triopolis.engine.contract import Game, View
from triopolis.engine.errors import TriopolisError
from triopolis.engine.match import Match
from triopolis.engine.record import Record, encode_record
from triopolis.house import hosting
from triopolis.house.endings import as_view, read_moment
from triopolis.house.eyes import live_info, stored_info
from triopolis.house.live_table import LiveTable
from triopolis.house.messages import (
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
from triopolis.house.refusals import BadRequest, NotFinished, UnknownTable
from triopolis.house.showing import open_steps, spread_of_kept_view
from triopolis.house.stored import StoredTable
from triopolis.server.access import REFUSALS, house_of, known_guest, parts_of, some_guest, storage_of
from triopolis.server.storage import Storage

PAGE: Final = 50
FURTHEST: Final = 1_000_000
OVER: Final[tuple[Status, ...]] = ("finished", "closed")
"""Nothing is played there any more, so nothing is hidden."""

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(description="The table's id, as in its link")]
SeatNumber = Annotated[int, PathParameter(description="The seat, counted from 0")]


def _told(request: AnyRequest, table: StoredTable, guest: str | None) -> TableInfo:
    return stored_info(table, guest, house_of(request).present(table.id))


async def _own_name(request: AnyRequest, guest: str) -> str:
    return await storage_of(request).guest_name(guest) or ""


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
    guest, storage = known_guest(request), storage_of(request)
    statuses: list[Status] = [status] if status is not None else ["waiting", "running", *OVER]
    skip = max(0, min(skip, FURTHEST))
    if which == "public":
        tables = await storage.public_tables(statuses, PAGE + 1, skip)
    else:
        tables = await storage.tables_of(guest, statuses, PAGE + 1, skip) if guest is not None else []
    return TableList(tables=[_told(request, table, guest) for table in tables[:PAGE]], more=len(tables) > PAGE)


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
        return Components(tables=table.components())


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
    """For the host: an open seat, one whose person is away, or another bot for one that a bot plays."""
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
        record, sealed = table.record(), table.status not in OVER and not table.stored.seed_chosen
        if record is None or sealed:
            raise NotFinished.of("server-error-record-sealed")
    data, game = encode_record(record), record.game
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
        match, ending, end = table.match, table.ending, table.end()
        if end is None:
            raise _not_to_be_seen(table)
        info, names = live_info(table, known_guest(request), house.present(id)), table.names
        cut_short = table.cut_short
    if ending is not None:
        steps, notations = [step.opened() for step in ending.steps], [step.notation for step in ending.steps]
        return Replay(table=info, steps=steps, notations=notations, end=end)
    assert match is not None
    steps = await house.long_slices.collect(open_steps(match, names, cut_short))
    return Replay(table=info, steps=steps, notations=await house.long_slices.collect(_notations(match)), end=end)


def _not_to_be_seen(table: LiveTable) -> TriopolisError:
    word = table.closed_word
    return NotFinished.of("server-error-not-finished") if word is None else NotFinished(word)


def _notations(match: Match) -> Iterator[str]:
    """Every action in short, by playing the match once more."""
    game, actions = match.game, match.actions
    for number, again in enumerate(Match.retrace(match.record(), at=len(actions) - 1)):
        yield game.notation(game.move(again.view(int(again.state.actor)), actions[number]))


@get(
    "/tables/{id:str}/replay/{at:int}",
    summary="A finished match at some moment",
    tags=["tables"],
    responses=REFUSALS,
)
async def replay_position(
    request: AnyRequest, id: TableId, at: FromPath[int], spread: FromQuery[bool] = False
) -> ReplayPosition:
    """The position after the first steps, through the eyes of every seat; with what lies on the table, if asked."""
    house = house_of(request)
    async with house.opened(id) as table:
        record, game, end = table.record(), table.game, table.end()
        if record is None or end is None:
            raise _not_to_be_seen(table)
    if not 0 <= at <= len(record.actions):
        raise BadRequest.of("server-error-replay-at", at=at, last=len(record.actions))
    if record.version != game.version:
        return _position(game, at, await _kept_views(storage_of(request), game, id, at), spread)
    then = (await house.long_slices.collect(Match.retrace(record, at=at)))[-1]
    views = [msgspec.structs.replace(then.view(seat), revision=at) for seat in range(len(then.seats))]
    return _position(then.game, at, views, spread)


def _position(game: Game, at: int, views: list[View], spread: bool) -> ReplayPosition:
    spreads = [spread_of_kept_view(game, view) for view in views] if spread else msgspec.UNSET
    return ReplayPosition(at=at, views=views, spreads=spreads)


async def _kept_views(storage: Storage, game: Game, id: str, at: int) -> list[View]:
    views = await storage.ending_views(id)
    if views is None:
        raise UnknownTable.of("server-error-table")
    return [as_view(game, raw) for raw in await asyncio.to_thread(read_moment, views, at)]


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
