"""Names to show, and the ids of tables."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from triopolis.house.refusals import BadName

READABLE: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that are not mistaken for one another."""
TABLE_ID_LENGTH: Final = 24
"""More than 118 bits."""


def new_table_id() -> str:
    """Stands in links and on command lines, so it is one word that starts with no dash."""
    return "".join(secrets.choice(READABLE) for _ in range(TABLE_ID_LENGTH))


LONGEST_NAME: Final = 24
JOINERS: Final = "\u200c\u200d"
"""Invisible, but letters of some scripts and many emoji are put together with them."""


def check_name(text: str) -> str:
    """The name as others will see it: one line without needless spaces."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise BadName.of("server-error-name-empty")
    if len(name) > LONGEST_NAME:
        raise BadName.of("server-error-name-long", length=len(name), most=LONGEST_NAME)
    if not all(sign.isprintable() or sign in JOINERS for sign in name) or not any(map(_visible, name)):
        raise BadName.of("server-error-name-signs")
    return name


def _visible(sign: str) -> bool:
    """A letter, number, punctuation mark or symbol: something to see by itself."""
    return unicodedata.category(sign)[0] in "LNPS"
