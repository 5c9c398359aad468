"""What the server refuses beside the house, an error class each."""

from __future__ import annotations

import math

from triopolis.engine.errors import TriopolisError
from triopolis.locales import message


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
