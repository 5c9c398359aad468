"""What the server refuses: its own errors, and any exception as the one answer a browser or a program gets.

Every refusal is a TriopolisError in the end: a status for HTTP, a code for programs, a text for people. Whatever is
unexpected becomes a `ServerFault`: the client learns a number, the log everything else.
"""

from __future__ import annotations

import asyncio
import math
import re
import secrets
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from litestar.response.base import ASGIResponse
from litestar.types import ExceptionHandlersMap, Receive, Scope, Send

from triopolis.bots.registry import UnknownBot
from triopolis.engine.errors import BadOption, PlayRefused, RecordRefused, TriopolisError, UnknownGame, UnknownSeat
from triopolis.engine.schema import UNREADABLE, line_and_byte, place_and_problem
from triopolis.house.logs import log_fault
from triopolis.house.messages import ErrorBody, ErrorInfo, FromBrowser
from triopolis.house.refusals import (
    BadBot,
    BadMessage,
    BadName,
    BadRequest,
    NotFinished,
    NotTheHost,
    NotYourSeat,
    SeatTaken,
    TableChanged,
    TableNotOpen,
    UnknownTable,
)
from triopolis.locales import LANGUAGES, LONGEST_TEXT, NAME, Argument, Message, Words, message

# The server's own errors


class UnknownAddress(TriopolisError):
    """Nothing is served there."""


class BadLink(TriopolisError):
    """A link to another device that was used already, is too old or never existed."""


class ForeignOrigin(TriopolisError):
    """Another site's page asks in the name of its visitor."""


class WrongMethod(TriopolisError):
    """The address is there, but not for this HTTP method."""


class TooLarge(TriopolisError):
    """More bytes than the server takes at once."""

    @classmethod
    def above(cls, most: int) -> TooLarge:
        return cls(message("server-error-too-large", most=most // 1024))


class TooSlow(TriopolisError):
    """A request whose body did not arrive in time."""


class TooMany(TriopolisError):
    """More requests or connections than one guest or address may have."""

    @classmethod
    def after(cls, wait: float) -> TooMany:
        """To be tried again when so many seconds have passed."""
        return cls(message("server-error-too-many", seconds=max(1, math.ceil(wait))))

    @property
    def seconds(self) -> int | None:
        """When to try again; none if it is not a matter of time."""
        seconds = self.message.args.get("seconds")
        return seconds if isinstance(seconds, int) else None


class ServerFault(TriopolisError):
    """A mistake of ours; the number finds it in the log."""


# Status and code

BAD_REQUEST: Final = 400
UNPROCESSABLE: Final = 422
FAULT: Final = 500

STATUS: Final[dict[type[Exception], int]] = {
    **dict.fromkeys((UnknownTable, UnknownAddress, UnknownGame, UnknownSeat, BadLink), 404),
    **dict.fromkeys((NotYourSeat, NotTheHost, ForeignOrigin), 403),
    **dict.fromkeys((SeatTaken, TableNotOpen, TableChanged, NotFinished, PlayRefused), 409),
    **dict.fromkeys((BadRequest, BadMessage), BAD_REQUEST),
    **dict.fromkeys((BadOption, BadName, BadBot, UnknownBot, RecordRefused), UNPROCESSABLE),
    WrongMethod: 405,
    TooSlow: 408,
    TooLarge: 413,
    TooMany: 429,
    ServerFault: FAULT,
    TriopolisError: UNPROCESSABLE,
}
"""By the nearest class: 400 is of the wrong form, 422 of the right form with contents that cannot be used."""


def status_of(problem: Exception) -> int:
    if isinstance(problem, HTTPException):
        return problem.status_code
    return next((STATUS[kind] for kind in type(problem).__mro__ if kind in STATUS), FAULT)


def code_of(problem: TriopolisError) -> str:
    """The name of the class for programs: StaleRevision is `stale-revision`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", type(problem).__name__).lower()


# Any exception as one of ours


def refusal_of(problem: Exception) -> TriopolisError:
    """The same refusal in our words; what was not meant to happen goes to the log and is only numbered."""
    if isinstance(problem, TriopolisError):
        return problem
    if isinstance(problem, ValidationException):
        return _invalid(problem)
    if isinstance(problem, NotFoundException):
        return UnknownAddress.of("server-error-address")
    if isinstance(problem, MethodNotAllowedException):
        return WrongMethod.of("server-error-method", known=", ".join(_allowed(problem)))
    if isinstance(problem, HTTPException) and BAD_REQUEST <= problem.status_code < FAULT:
        return BadRequest.of("server-error-request")
    return _fault(problem)


def _allowed(problem: MethodNotAllowedException) -> list[str]:
    """The methods that are right; Litestar counts a WebSocket of the same address among them."""
    methods = (problem.headers or {}).get("allow", "GET, HEAD")
    return sorted(method for method in methods.split(", ") if method.isupper())


def _fault(problem: Exception) -> TriopolisError:
    number = secrets.token_hex(4)
    log_fault(number, problem)
    return ServerFault.of("server-error-fault", number=number)


def _invalid(problem: ValidationException) -> TriopolisError:
    """Litestar's own text names no exact place, but the exception it comes from does."""
    cause = problem.__cause__
    if isinstance(cause, msgspec.ValidationError):
        return _invalid_value(*place_and_problem(cause))
    if isinstance(cause, KeyError):
        return BadRequest.of("server-error-parameter-missing", name=str(cause.args[0]))
    return BadRequest.of("server-error-request")


RENAMED: Final = {"which": "scope"}
"""Parameters whose own names Litestar keeps for itself."""


def _invalid_value(where: str, what: Message) -> TriopolisError:
    if where == "$":
        return BadRequest.of("server-error-body-missing")
    name = where.removeprefix("$.")
    return BadRequest.of("server-error-parameter", name=RENAMED.get(name, name), problem=what)


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


# The answer

LONGEST_HEADER: Final = 1000


def language_of(accepted: str | None) -> str:
    """The language of ours that an Accept-Language header likes best; English if it likes none."""
    best, weight_of_best = "en", 0.0
    for wish in (accepted or "")[:LONGEST_HEADER].split(","):
        tag, _, parameter = wish.partition(";")
        language = tag.strip().lower().partition("-")[0]
        weight = _weight(parameter)
        if language in LANGUAGES and weight > weight_of_best:
            best, weight_of_best = language, weight
    return best


def _weight(parameter: str) -> float:
    """q=0.8 is 0.8; no q is 1; nonsense counts as nothing."""
    if not parameter.strip():
        return 1.0
    weight = re.fullmatch(r"\s*q\s*=\s*([01](\.\d{0,3})?)\s*", parameter)
    return float(weight[1]) if weight else 0.0


def error_info(problem: Exception, language: str) -> ErrorInfo:
    refusal = refusal_of(problem)
    text = _fit(refusal.message)
    return ErrorInfo(code=code_of(refusal), message=text, text=Words(language).say(text))


MOST_BITS: Final = 300
"""Of whole numbers; Python refuses to write out very long ones."""


def _fit(text: Message) -> Message:
    """What a client sent comes back in messages: cut to a size, and without what is no Unicode text."""
    if text.id == NAME:
        return text
    return Message(text.id, {name: _fit_argument(part) for name, part in text.args.items()})


def _fit_argument(part: Argument) -> Argument:
    if isinstance(part, Message):
        return _fit(part)
    if isinstance(part, list):
        return [_fit(each) for each in part]
    if isinstance(part, str):
        return part[:LONGEST_TEXT].encode("utf-8", "replace").decode()
    return "…" if isinstance(part, int) and part.bit_length() > MOST_BITS else part


def _headers(problem: Exception, language: str) -> dict[str, str]:
    headers = {"Cache-Control": "no-store", "Content-Language": language, "Vary": "Accept-Language"}
    if isinstance(problem, TooMany) and problem.seconds is not None:
        headers["Retry-After"] = str(problem.seconds)
    if isinstance(problem, TooSlow):
        # The rest of the body may come at any time, and nobody shall take it for the next request.
        headers["Connection"] = "close"
    if isinstance(problem, MethodNotAllowedException):
        headers["Allow"] = ", ".join(_allowed(problem))
    return headers


def answer(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorBody]:
    """The answer to a request that raised; for Litestar's exception handlers."""
    language = language_of(request.headers.get("accept-language"))
    body = ErrorBody(error=error_info(problem, language))
    return Response(body, status_code=status_of(problem), headers=_headers(problem, language))


HANDLERS: Final[ExceptionHandlersMap] = {Exception: answer}
"""Every exception of every route."""


async def refuse(scope: Scope, receive: Receive, send: Send, problem: Exception) -> None:
    """The same answer outside of Litestar: middleware sends it instead of calling the app."""
    language = language_of(Headers.from_scope(scope).get("accept-language"))
    body = msgspec.json.encode(ErrorBody(error=error_info(problem, language)))
    response = ASGIResponse(body=body, status_code=status_of(problem), headers=_headers(problem, language))
    if scope["type"] == ScopeType.HTTP:
        await response(scope, receive, send)
    elif HANDSHAKE_ANSWER in (scope.get("extensions") or {}):
        await response(scope, receive, _answering_handshake(send))
    else:
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})


HANDSHAKE_ANSWER: Final = "websocket.http.response"
"""The ASGI extension by which a handshake is refused with an HTTP answer of one's own."""
POLICY_VIOLATION: Final = 1008


def _answering_handshake(send: Send) -> Send:
    async def send_renamed(event: Any) -> None:
        event["type"] = f"websocket.{event['type']}"
        await send(event)

    return send_renamed
