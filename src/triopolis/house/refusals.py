"""What the house refuses, an error class each."""

from __future__ import annotations

from triopolis.bots.registry import BOTS
from triopolis.engine.errors import TriopolisError


class UnknownTable(TriopolisError):
    """No table of that id."""


class NotYourSeat(TriopolisError):
    """The seat belongs to somebody else."""


class NotTheHost(TriopolisError):
    """Only who opened the table may do that."""


class SeatTaken(TriopolisError):
    """Somebody sits there already."""


class TableNotOpen(TriopolisError):
    """The table does not wait for people any more."""


class TableChanged(TriopolisError):
    """Another process changed the table at the same moment."""


class NotFinished(TriopolisError):
    """What only a finished match shows."""


class BadRequest(TriopolisError):
    """A request whose body or parameters are not of the right form."""


class BadName(TriopolisError):
    """A name that cannot be shown to others."""


class BadBot(TriopolisError):
    """A bot that does not play on a server."""


class BadMessage(TriopolisError):
    """Text on a WebSocket that is no message."""


def check_bot(name: str) -> str:
    """Bots of the registry only: a program or a module of somebody else's never runs on the server."""
    if name not in BOTS:
        raise BadBot.of("server-error-bot", bot=name, known=", ".join(BOTS))
    return name
