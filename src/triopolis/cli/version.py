"""Which Triopolis this is, and whether its rules run compiled."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec

from triopolis import __version__
from triopolis.locales import Words

COMPILED_FIRST = "triopolis.engine.randomness"
"""Every build that compiles anything compiles this module."""


def is_compiled() -> bool:
    spec = find_spec(COMPILED_FIRST)
    return spec is not None and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))


def version_text(words: Words) -> str:
    mode = "cli-version-compiled" if is_compiled() else "cli-version-interpreted"
    return words("cli-version", version=__version__, mode=words(mode))
