"""Commands and moves are written in Latin letters; who forgot to switch the keyboard is understood all the same."""

from __future__ import annotations

from typing import Final

SAME_KEYS: Final = str.maketrans(
    "йцукенгшщзхъфывапролджэячсмитьбюії" + "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮІЇ",
    "qwertyuiop[]asdfghjkl;'zxcvbnm,.s]" + "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,.S]",
)


def latin(text: str) -> str:
    """The letters that stand on the same keys of a Latin keyboard."""
    return text.translate(SAME_KEYS)
