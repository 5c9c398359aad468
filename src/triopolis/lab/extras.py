"""What only some jobs of the lab need is installed only where it is wanted."""

from __future__ import annotations

from importlib.util import find_spec

from triopolis.engine.errors import TriopolisError


class MissingExtra(TriopolisError):
    """A package that is not installed here."""


def need(package: str, extra: str) -> None:
    """Refuse at once, before hours are played, what would fail for want of a package."""
    if find_spec(package) is None:
        raise MissingExtra.of("lab-error-extra", package=package, extra=extra)
