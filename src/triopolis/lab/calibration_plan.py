"""Of which positions it is asked whether the chance to win that a hint tells comes true, as a file.

A plan is a list of entries, as for levels. An entry names a bot for each seat, how many positions to ask about, and the
group in which they are counted together.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from triopolis.bots.registry import check_bot, is_search
from triopolis.lab.arena import ArenaPlan, Job, rotations
from triopolis.lab.level_plan import BadPlan, Sitting, arena_plan, read_entries

MOST_POSITIONS: Final = 1_000_000


class Sampling(Sitting, frozen=True, kw_only=True):
    group: str
    """What its positions are counted under, in words."""
    positions: Annotated[int, msgspec.Meta(ge=1, le=MOST_POSITIONS)]
    """Rounded up to whole deals."""
    each: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    """Positions of one match. They share its end, so many of them say less than as many of different matches."""
    adviser: str
    """Who is asked, with a budget in simulations: then the same comes out again."""

    def deciding(self) -> Sampling:
        """The same without what decides neither matches nor questions; more positions only go on."""
        return msgspec.structs.replace(self, group="", positions=1)

    @property
    def deals(self) -> int:
        return -(-self.positions // (self.each * len(seatings(self))))


class Questions(msgspec.Struct, frozen=True, kw_only=True):
    """An entry as it is played. Everything in it can be sent to another process."""

    matches: ArenaPlan
    each: int
    adviser: str


def read_samplings(content: bytes, file: str) -> list[Sampling]:
    return read_entries(content, file, Sampling)


def seatings(entry: Sampling, deal: int = 0) -> list[Job]:
    """A deal in every rotation of the seats that is another: bots of one kind in all seats would repeat themselves."""
    jobs: dict[tuple[int, ...], Job] = {}
    for job in rotations(deal, 0, entry.seated):
        jobs.setdefault(job.seated, job)
    return list(jobs.values())


def questions(entry: Sampling) -> Questions:
    """Refuses a game, options or bots that there are not, and who tells no chances."""
    check_bot(entry.adviser)
    if not is_search(entry.adviser):
        raise BadPlan.of("calibrate-error-adviser", name=entry.name, bot=entry.adviser)
    matches = arena_plan(entry, entry.deals * len(seatings(entry)))
    return Questions(matches=matches, each=entry.each, adviser=entry.adviser)
