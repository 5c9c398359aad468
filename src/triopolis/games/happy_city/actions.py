"""What each action number means. All of them fit into one bit set, so the legal ones are a single number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

DISCARD_CARD: Final[i64] = 0
"""+ place in the centre (3)."""
KEEP_ALL: Final[i64] = 3
REVEAL_FROM: Final[i64] = 4
"""+ deck (4)."""
BUY_CARD: Final[i64] = 8
"""+ place in the centre (3)."""
BUY_HOME: Final[i64] = 11
"""+ stack (3)."""
BUY_NOTHING: Final[i64] = 14
PAY_TOKEN: Final[i64] = 15
"""+ colour (5)."""
PAY_COINS: Final[i64] = 20
TAKE_SPECIAL: Final[i64] = 21
"""+ place in the row (7)."""
NO_SPECIAL: Final[i64] = 28
TAKE_MARKET: Final[i64] = 29
"""+ colour (5)."""
DESTROY_SLOT: Final[i64] = 34
"""+ slot (10)."""
USE_TOKEN: Final[i64] = 44
"""A monster of the token's colour goes on to the left neighbour."""
LET_COME: Final[i64] = 45
COPY_INCOME: Final[i64] = 46
"""Louvre: + seat (5)."""
COPY_CARD: Final[i64] = 51
"""Pyramid: + seat (5)."""
COPY_SPECIAL: Final[i64] = 56
"""Sphinx: + seat (5)."""
COPY_FROM_BOX: Final[i64] = 61
ACTION_COUNT: Final = 62
