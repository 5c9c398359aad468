"""What clients send, read to the letter: bodies of requests and messages on a WebSocket, refused with the place."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge

from triopolis.engine.schema import UNREADABLE, line_and_byte, place_and_problem
from triopolis.house.messages import FromBrowser
from triopolis.house.refusals import BadMessage, BadRequest
from triopolis.server.refusals import TooLarge, TooSlow

BODY_SECONDS: Final = "body_seconds"
"""The option of the app, or of a route, that says in how many seconds the body of a request must arrive."""


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is refused in our words, with the place, when it cannot be read."""

    async def body(self) -> bytes:
        """All of it or nothing: what is cut off, too long or too slow is never acted on."""
        try:
            async with asyncio.timeout(self.route_handler.opt.get(BODY_SECONDS)):
                return await super().body()
        except TimeoutError:
            raise TooSlow.of("server-error-slow") from None
        except RequestEntityTooLarge:
            raise TooLarge.above(self.route_handler.resolve_request_max_body_size() or 0) from None
        except InternalServerException:
            raise BadRequest.of("server-error-cut") from None

    async def json(self) -> Any:
        """The body as the route wants it, to the letter: Litestar by itself would take "2" for a number."""
        data = await self.body()
        wanted = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        try:
            return msgspec.json.decode(data, type=wanted)
        except msgspec.ValidationError as problem:
            where, what = place_and_problem(problem)
            raise BadRequest.of("server-error-body", where=where, problem=what) from None
        except UNREADABLE as problem:
            line, byte, _ = line_and_byte(data, problem)
            raise BadRequest.of("server-error-json", line=line, byte=byte) from None


MESSAGES: Final[msgspec.json.Decoder[FromBrowser]] = msgspec.json.Decoder(FromBrowser)


def read_message(text: str | bytes, most: int) -> FromBrowser:
    """A message of at most so many bytes from a WebSocket."""
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > most:
        raise TooLarge.above(most)
    try:
        return MESSAGES.decode(data)
    except msgspec.ValidationError as problem:
        where, what = place_and_problem(problem)
        raise BadMessage.of("server-error-message", where=where, problem=what) from None
    except UNREADABLE as problem:
        _, byte, _ = line_and_byte(data, problem)
        raise BadMessage.of("server-error-message-json", byte=byte) from None
