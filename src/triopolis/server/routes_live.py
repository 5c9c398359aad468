"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import concurrent.futures
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from triopolis.engine.errors import TriopolisError
from triopolis.house.house import PEOPLE
from triopolis.house.messages import Refused
from triopolis.server.access import address_of, house_of, known_guest, parts_of
from triopolis.server.answers import error_info
from triopolis.server.connection import Connection
from triopolis.server.guests import new_guest_id
from triopolis.server.language import language_of
from triopolis.server.limits import address_key

REFUSED: Final = 4400
"""The close code (4000 and up are ours) after a refusal that ends the connection; the reason came as a message."""
CANCELLED: Final = (asyncio.CancelledError, concurrent.futures.CancelledError)
"""Granian's own waiting raises the second."""
MOST_WAITING: Final = 16
"""Announcements a slow browser may lag behind; states repeat themselves, so the oldest can go."""


@websocket("/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    channels: NamedDependency[ChannelsPlugin],
    id: FromPath[str],
    after: FromQuery[int | None] = None,
    spread: FromQuery[bool] = False,
) -> None:
    """Live play: see docs/protocol.md."""
    await socket.accept()
    limiters, metrics = parts_of(socket).limiters, parts_of(socket).metrics
    address = address_key(address_of(socket))
    known = known_guest(socket)
    try:
        with (
            limiters.connections.hold(known or address),
            limiters.address_connections.hold(address),
            metrics.connections.track_inprogress(),
        ):
            # A browser without a cookie may watch; it is somebody for as long as it is connected.
            await _converse(socket, channels, id, known or new_guest_id(), known or address, after, spread)
    except WebSocketDisconnect:
        pass
    except TriopolisError as problem:
        await _turn_away(socket, problem)


async def _converse(
    socket: WebSocket[Any, Any, Any],
    channels: ChannelsPlugin,
    id: str,
    guest: str,
    counted: str,
    after: int | None,
    spread: bool,
) -> None:
    house = house_of(socket)
    language = language_of(socket.headers.get("accept-language"))
    limiters, metrics = parts_of(socket).limiters, parts_of(socket).metrics
    connection = Connection(socket, house, limiters, metrics, id, guest, counted, language, spread)
    await connection.look_up()
    if house.arrive(id, guest):
        house.announce(id, PEOPLE)
    try:
        async with (
            channels.start_subscription([id]) as subscriber,
            subscriber.run_in_background(connection.tell, join=False),
        ):
            await connection.begin(after)
            while True:
                await connection.hear(await socket.receive_data("text"))
    except CANCELLED:
        await socket.close(code=connection.goodbye)
    finally:
        connection.close()
        if house.depart(id, guest):
            house.announce(id, PEOPLE)


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: TriopolisError) -> None:
    language = language_of(socket.headers.get("accept-language"))
    try:
        await socket.send_json(Refused(ref=None, error=error_info(problem, language)))
        await socket.close(code=REFUSED)
    except WebSocketDisconnect:
        pass


HANDLERS: Final = [live]
