"""Plays Alice, Boris or Zinovy in a printed game: where the marker goes, and what that brings.

Nothing is remembered here: everything told so far comes along every time.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from triopolis.engine.contract import Companion, ScoreSheet
from triopolis.engine.errors import BadTable, TriopolisError
from triopolis.engine.schema import read_table
from triopolis.games.bloom_town.components import SLOTS, TYPES
from triopolis.games.bloom_town.printed.details import CompanionDetails, RivalDetails
from triopolis.games.bloom_town.printed.rival import MOST_POINTS, MOST_SETUP, Earned, lap_points, opponent_name
from triopolis.games.bloom_town.printed.score_keeper import TypeName
from triopolis.games.bloom_town.solo import OPPONENTS, TABLES, next_stop, wraps
from triopolis.games.bloom_town.state import NOTHING
from triopolis.games.bloom_town.telling.log_lines import rival_take
from triopolis.games.bloom_town.telling.names import type_name, types_name
from triopolis.locales import Message, message


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opponent: Literal["alice", "boris", "zinovy"] = "alice"
    side: Literal["A", "B"] = "A"
    rival_scoring: Literal["takes", "recounts"] = "takes"
    """Whether it scores every tile it takes, or only laps, recounts and the end (BT-19)."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="setup"):
    """The buildings among the leftovers: the opponent begins with them (BT-16)."""

    types: list[TypeName]


class Empty(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="empty"):
    """Your turn is over: the market's slots without a tile, counted from 0."""

    slots: list[int]


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="take"):
    """What lay where the marker went."""

    type: TypeName


class Recount(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="recount"):
    """A type was scored again, by its second recount tile or by your flower."""

    type: TypeName


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="end"):
    """Three stacks are empty, and the round is over."""


class YourPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="you"):
    points: int


Step = Setup | Empty | Take | Recount | End | YourPoints


class TableInput(msgspec.Struct, forbid_unknown_fields=True):
    options: Options = Options()
    steps: list[Step] = []


def play_opponent(data: bytes) -> Companion:
    table = read_table(data, TableInput)
    rival = Rival(table.options)
    log = [rival.hear(step, f"$.steps[{number}]") for number, step in enumerate(table.steps)]
    return rival.answer(log)


class Rival:
    """The opponent: its tiles, its marker and its points."""

    def __init__(self, options: Options) -> None:
        self.opponent = OPPONENTS.index(options.opponent)
        self.name = opponent_name(self.opponent)
        self.scores_takes = options.rival_scoring == "takes"
        self.earned = Earned(self.opponent, lap_points=lap_points(options.side))
        self.collected = [0] * len(TYPES)
        self.marker = 0
        self.stop = int(NOTHING)
        self.rounds = 0
        self.asks = "setup"
        self.you: int | None = None

    def hear(self, step: Step, where: str) -> Message:
        if isinstance(step, Setup):
            self._expect("setup", where)
            return self._set_up(step, where)
        if isinstance(step, Take):
            self._expect("take", where)
            return self._take(TYPES.index(step.type))
        if isinstance(step, YourPoints):
            self._expect("you", where)
            return self._compare(step, where)
        self._expect("empty", where)
        if isinstance(step, Empty):
            return self._walk(step, where)
        if isinstance(step, Recount):
            return self._recount(TYPES.index(step.type))
        self.asks = "you"
        return message(
            "bt-log-rival-end", name=self.name, points=sum(self._worth(which) for which in range(len(TYPES)))
        )

    def _expect(self, asked: str, where: str) -> None:
        if self.asks == "over":
            raise BadTable.of("error-companion-over", where=where)
        if self.asks != asked:
            raise BadTable.of("error-companion-asks", where=where, wanted=self.asks)

    def _set_up(self, step: Setup, where: str) -> Message:
        if len(step.types) > MOST_SETUP:
            raise BadTable.of("printed-bt-error-setup", where=f"{where}.types", most=MOST_SETUP)
        for type in step.types:
            self.collected[TYPES.index(type)] += 1
        self.asks = "empty"
        return message("printed-bt-setup", name=self.name, count=len(step.types))

    def _walk(self, step: Empty, where: str) -> Message:
        for index, slot in enumerate(step.slots):
            if not 0 <= slot < SLOTS:
                raise self._bad_slot(f"{where}.slots[{index}]")
        self.rounds += 1
        filled = sum(1 << slot for slot in range(SLOTS) if slot not in step.slots)
        self.stop = int(next_stop(filled, self.marker))
        if self.stop == NOTHING:
            return message("printed-bt-nothing", name=self.name)
        self.asks = "take"
        return message("printed-bt-marker", name=self.name, slot=self.stop + 1)

    def _bad_slot(self, where: str) -> TriopolisError:
        return BadTable.of("printed-bt-error-slot", where=where, last=SLOTS - 1)

    def _take(self, which: int) -> Message:
        wrap = self._wrap()
        self.earned.laps += 1 if wrap else 0
        self.marker, self.stop = self.stop, int(NOTHING)
        self.collected[which] += 1
        points = self._worth(which) if self.scores_takes else 0
        self.earned.taken += points
        self.asks = "empty"
        return rival_take(self.name, type_name(which), points, wrap)

    def _recount(self, which: int) -> Message:
        points = self._worth(which)
        self.earned.recounts.append((which, points))
        return message("printed-bt-recount", name=self.name, types=types_name(which), points=points)

    def _compare(self, step: YourPoints, where: str) -> Message:
        if not 0 <= step.points <= MOST_POINTS:
            raise BadTable.of("error-companion-range", where=f"{where}.points", most=MOST_POINTS)
        self.you, self.asks = step.points, "over"
        return message("printed-your-points", points=step.points)

    # Points

    def _worth(self, which: int) -> int:
        return self.earned.worth(self.collected[which])

    def _wrap(self) -> int:
        """What the way to the next tile brings."""
        return self.earned.lap_points if self.stop != NOTHING and wraps(self.marker, self.stop) else 0

    def _sheet(self) -> ScoreSheet:
        return self.earned.sheet(self.collected if self.asks in ("you", "over") else None)

    # What it says

    def answer(self, log: list[Message]) -> Companion:
        sheet = self._sheet()
        # A tie is the opponent's (BT-16).
        winners = [] if self.you is None else [0 if self.you > sheet.total else 1]
        return Companion(
            name=self.name,
            asks=self.asks,
            tells=self._tell(),
            log=log,
            sheet=sheet,
            winners=winners,
            details=self._details(),
        )

    def _tell(self) -> Message:
        if self.asks == "setup":
            return message("printed-bt-tell-setup", name=self.name)
        if self.asks == "empty":
            return message("printed-bt-tell-empty", name=self.name)
        if self.asks == "take":
            return message("printed-bt-tell-take", name=self.name, slot=self.stop + 1)
        return message("printed-tell-you" if self.asks == "you" else "printed-tell-over")

    def _details(self) -> CompanionDetails:
        return RivalDetails(
            marker=self.marker,
            stop=None if self.stop == NOTHING else self.stop,
            wrap=self._wrap(),
            round=self.rounds + (self.asks == "empty"),
            collected=self.collected,
            table=TABLES[self.opponent][1:],
        )
