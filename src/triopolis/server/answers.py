"""Any exception as the one answer a browser or a program gets.

Every refusal is a TriopolisError in the end: a status for HTTP, a code for programs, a text for people. Whatever is
unexpected becomes a `ServerFault`: the client learns a number, the log everything else.
"""

from __future__ import annotations

import re
import secrets
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.response.base import ASGIResponse
from litestar.types import ExceptionHandlersMap, Receive, Scope, Send

from triopolis.bots.registry import UnknownBot
from triopolis.engine.errors import BadOption, PlayRefused, RecordRefused, TriopolisError, UnknownGame, UnknownSeat
from triopolis.engine.schema import place_and_problem
from triopolis.house.logs import log_fault
from triopolis.house.messages import ErrorBody, ErrorInfo
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
from triopolis.locales import LONGEST_TEXT, NAME, Argument, Message, Words
from triopolis.server.language import language_of
from triopolis.server.refusals import (
    BadLink,
    ForeignOrigin,
    ServerFault,
    TooLarge,
    TooMany,
    TooSlow,
    UnknownAddress,
    WrongMethod,
)

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


# The answer


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
