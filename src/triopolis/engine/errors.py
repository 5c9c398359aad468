"""Everything that can be refused, an error class each. Every error is a Message: users read it in their own words."""

from __future__ import annotations

from typing import Self

from triopolis.locales import Argument, Message, message


class TriopolisError(Exception):
    """What is wrong, and what would be right. Nothing has been changed when one is raised."""

    def __init__(self, text: Message) -> None:
        super().__init__(text)
        self.message = text

    @classmethod
    def of(cls, id: str, /, **args: Argument) -> Self:
        return cls(message(id, **{name: _as_written(value) for name, value in args.items()}))

    def __str__(self) -> str:
        return str(self.message)


def _as_written(value: Argument) -> Argument:
    """A negative number is what somebody wrote, or should write, in a file or a command: with a hyphen."""
    return str(value) if isinstance(value, int) and value < 0 else value


class UnknownGame(TriopolisError):
    """No game of that name."""


class BadOption(TriopolisError):
    """An option, its value or the number of seats does not exist or does not fit."""


class PlayRefused(TriopolisError):
    """A play or undo that a match refuses."""


class UnknownSeat(PlayRefused):
    """No such seat at this table."""


class IllegalMove(PlayRefused):
    """The rules do not allow it now."""


class BadDecision(PlayRefused):
    """Several actions that cannot be played together."""


class NotYourTurn(PlayRefused):
    """Another seat is to act."""


class StaleRevision(PlayRefused):
    """The play answers a position that is no longer there."""


class MatchOver(PlayRefused):
    """Nothing can be played any more."""


class MatchTooLong(PlayRefused):
    """The match has as many actions as its game allows, and is not over."""


class NoUndo(PlayRefused):
    """There is nothing that this seat may take back."""


class BadNotation(TriopolisError):
    """A line of text that is no move."""


class RecordRefused(TriopolisError):
    """A saved match that cannot be loaded."""


class DamagedRecord(RecordRefused):
    """Not readable, cut off, or against its own schema or the rules."""


class ForeignRecord(RecordRefused):
    """JSON, but no record of a Triopolis match, or of a game that is not here."""


class NewerRecord(RecordRefused):
    """Written by a newer Triopolis, or by rules that are not these."""


class BadDataPack(TriopolisError):
    """A data file that cannot be used: file, line and column are named."""


class BadTable(TriopolisError):
    """A description of a printed game that cannot be scored."""
