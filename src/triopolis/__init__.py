"""Triopolis: three city-building table games, exact to their rulebooks."""

from triopolis.version import __version__

__all__ = ["__version__"]
