"""The features by number, and how numbers become one of a few steps; for the judgement."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PHASE: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 3, 4, 4, 4, 4])
"""By rounds left: none, one, two, three or four, more."""
PART: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 2, 2, 2, 2, 2])
"""The same in three parts."""
LIMITS: Final = (1, 3, 6, 10, 16, 26)
FAR: Final[i64] = 26
STEP: Final[vec[i64]] = vec[i64]([sum([lead >= limit for limit in LIMITS]) for lead in range(27)])
"""A lead of so many points as one of seven steps."""

# The first feature of each group, and how many there are.
PLAYERS: Final[i64] = 0
SWITCHES: Final[i64] = PLAYERS + 4
ROLE: Final[i64] = SWITCHES + 4
ROUNDS_LEFT: Final[i64] = ROLE + 4 * 4
ROUND: Final[i64] = ROUNDS_LEFT + 9
SURE_END: Final[i64] = ROUND + 13
SIZE: Final[i64] = SURE_END + 2
OTHER_SIZE: Final[i64] = SIZE + 11
SIZE_LEAD: Final[i64] = OTHER_SIZE + 11
TOOK_SPECIAL: Final[i64] = SIZE_LEAD + 9
RESIDENTS: Final[i64] = TOOK_SPECIAL + 2 * 5
HEARTS: Final[i64] = RESIDENTS + 13 * 5
BOTH: Final[i64] = HEARTS + 13 * 5
BALANCE: Final[i64] = BOTH + 11 * 11
LESSER: Final[i64] = BALANCE + 13
GREATER: Final[i64] = LESSER + 10 * 5
COLOUR: Final[i64] = GREATER + 14 * 5
COLOURS_HELD: Final[i64] = COLOUR + 5 * 3
COINS: Final[i64] = COLOURS_HELD + 6
INCOME: Final[i64] = COINS + 16 * 3
PURSE: Final[i64] = INCOME + 12 * 9
GROWTH: Final[i64] = PURSE + 16 * 3
LEAD: Final[i64] = GROWTH + 21
PROSPECT_LEAD: Final[i64] = LEAD + 13 * 5
FINAL_LEAD: Final[i64] = PROSPECT_LEAD + 13 * 5
INCOME_LEAD: Final[i64] = FINAL_LEAD + 13 * 3
COIN_LEAD: Final[i64] = INCOME_LEAD + 11 * 3
TIE: Final[i64] = COIN_LEAD + 11 * 3
RANK: Final[i64] = TIE + 3
CLOSING: Final[i64] = RANK + 5
SPECIALS: Final[i64] = CLOSING + 2 * 3
SPECIAL_RESIDENTS: Final[i64] = SPECIALS + 4 * 4
SPECIAL_HEARTS: Final[i64] = SPECIAL_RESIDENTS + 3 * 5
SPECIAL_INCOME: Final[i64] = SPECIAL_HEARTS + 3 * 5
GIFT: Final[i64] = SPECIAL_INCOME + 3 * 4 * 3
CONTESTED: Final[i64] = GIFT + 10
FACE_UP: Final[i64] = CONTESTED + 3 * 2
PAYABLE: Final[i64] = FACE_UP + 4 * 2
BEST_RESIDENTS: Final[i64] = PAYABLE + 4 * 2
BEST_HEARTS: Final[i64] = BEST_RESIDENTS + 4 * 2
BEST_INCOME: Final[i64] = BEST_HEARTS + 4 * 2
BEST_GAIN: Final[i64] = BEST_INCOME + 4 * 2
TOO_DEAR: Final[i64] = BEST_GAIN + 7 * 2
COMPLETES: Final[i64] = TOO_DEAR + 4 * 2
HOME: Final[i64] = COMPLETES + 2
EFFECT: Final[i64] = HOME + 3 * 5 * 2
EFFECT_KIND: Final[i64] = EFFECT + 38
KIND_READY: Final[i64] = EFFECT_KIND + 16 * 3
KIND_NEAR: Final[i64] = KIND_READY + 16
CHARGES: Final[i64] = KIND_NEAR + 16
IN_FRONT: Final[i64] = CHARGES + 3
ON_RUINS: Final[i64] = IN_FRONT + 5
RUINS: Final[i64] = ON_RUINS + 5
TOKENS: Final[i64] = RUINS + 3
TOKEN_NEXT: Final[i64] = TOKENS + 5
DRIVABLE: Final[i64] = TOKEN_NEXT + 3
THREAT: Final[i64] = DRIVABLE + 2
FROM_THE_RIGHT: Final[i64] = THREAT + 2 * 4
MULTICOLOUR_HELD: Final[i64] = FROM_THE_RIGHT + 2
FOURTH_IN_SIGHT: Final[i64] = MULTICOLOUR_HELD + 4
FOURTH_LEFT: Final[i64] = FOURTH_IN_SIGHT + 4
FEATURES: Final[i64] = FOURTH_LEFT + 4


def capped(number: i64, most: i64) -> i64:
    if number <= 0:
        return 0
    if number >= most:
        return most
    return number


def stepped(lead: i64) -> i64:
    """A lead as one of 13 steps, the middle one for none."""
    if lead >= 0:
        return 6 + (STEP[lead] if lead < FAR else STEP[FAR])
    return 6 - (STEP[-lead] if lead > -FAR else STEP[FAR])
