"""Plays the automa in a printed game: it says which cards it takes, and is told what lay there.

Nothing is remembered here: everything told so far comes along every time.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from triopolis.engine.contract import Companion
from triopolis.engine.errors import BadTable
from triopolis.engine.schema import read_table
from triopolis.games.point_city.components import RESOURCES, SYMBOLS, TOKENS_LAID_OUT
from triopolis.games.point_city.counters import one, unpack
from triopolis.games.point_city.moves import CELL_NAMES
from triopolis.games.point_city.printed.details import AutomaDetails
from triopolis.games.point_city.printed.score import Resource, Symbol
from triopolis.games.point_city.scoring import leaders
from triopolis.games.point_city.solo import LEVELS, automa_cells
from triopolis.games.point_city.state import City, free_places
from triopolis.games.point_city.telling.names import resource_name
from triopolis.games.point_city.telling.sheets import automa_sheet
from triopolis.locales import Message, message

TURNS: Final = 17
MOST_POINTS: Final = 20
"""More than any building has."""
MOST_TOLD: Final = 1000
"""More points, or cards, than anybody ever has."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    automa: Literal["easy", "normal", "hard"] = "easy"


class ResourceTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="resource"):
    """A card with its resource side up, single or double."""

    resource: Symbol


class BuildingTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="building"):
    permanent: Resource | None = None
    points: int = 0


class CivicTaken(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="civic"):
    token: bool = True
    """Whether a token was left for it."""


class YourPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="you"):
    points: int
    unspent: int = 0
    """Resource cards, for a tie."""


class TableInput(msgspec.Struct, forbid_unknown_fields=True):
    options: Options = Options()
    steps: list[ResourceTaken | BuildingTaken | CivicTaken | YourPoints] = []


def play_opponent(data: bytes) -> Companion:
    table = read_table(data, TableInput)
    automa = Automa(LEVELS.index(table.options.automa))
    log = [automa.hear(step, f"$.steps[{number}]") for number, step in enumerate(table.steps)]
    return automa.answer(log)


class Automa:
    """The automa's city as it grows."""

    def __init__(self, level: int) -> None:
        self.level = level
        self.name = message("pc-automa-level", level=message(f"pc-level-{LEVELS[level]}"))
        self.city = City(free_places())
        self.cards = 0
        self.you: YourPoints | None = None

    def hear(self, step: ResourceTaken | BuildingTaken | CivicTaken | YourPoints, where: str) -> Message:
        if self.you is not None:
            raise BadTable.of("error-companion-over", where=where)
        if isinstance(step, YourPoints):
            return self._compare(step, where)
        if self.cards == 2 * TURNS:
            raise BadTable.of("error-companion-asks", where=where, wanted="you")
        turn, cell = self.cards // 2 + 1, CELL_NAMES[self._cell()]
        card = self._take(step, where)
        self.cards += 1
        return message("printed-pc-took", turn=turn, cell=cell, card=card)

    def _cell(self) -> int:
        """The market cell it asks about."""
        return int(automa_cells(self.cards // 2)[self.cards % 2])

    def _take(self, step: ResourceTaken | BuildingTaken | CivicTaken, where: str) -> Message:
        if isinstance(step, ResourceTaken):
            symbol = SYMBOLS.index(step.resource)
            self.city.singles += one(symbol)
            return resource_name(symbol)
        taken = self._build(step, where)
        # Only how many there are is asked of them.
        self.city.buildings += 1
        return taken

    def _build(self, step: BuildingTaken | CivicTaken, where: str) -> Message:
        if isinstance(step, CivicTaken):
            if not step.token:
                return message("printed-pc-civic-none")
            if self.city.token_count == TOKENS_LAID_OUT[1]:
                raise BadTable.of("printed-pc-error-tokens", where=where, most=TOKENS_LAID_OUT[1])
            self.city.token_count += 1
            return message("printed-pc-civic")
        if not 0 <= step.points <= MOST_POINTS:
            raise BadTable.of("error-companion-range", where=f"{where}.points", most=MOST_POINTS)
        self.city.points += step.points
        if step.permanent is None:
            if step.points == 0:
                raise BadTable.of("printed-pc-error-nothing", where=where)
            return message("printed-pc-landmark", points=step.points)
        which = RESOURCES.index(step.permanent)
        self.city.permanents += one(which)
        return message("printed-pc-production", resource=resource_name(which), points=step.points)

    def _compare(self, step: YourPoints, where: str) -> Message:
        if self.cards < 2 * TURNS:
            raise BadTable.of("error-companion-asks", where=where, wanted="card")
        for field, count in (("points", step.points), ("unspent", step.unspent)):
            if not 0 <= count <= MOST_TOLD:
                raise BadTable.of("error-companion-range", where=f"{where}.{field}", most=MOST_TOLD)
        self.you = step
        return message("printed-your-points", points=step.points)

    # What it says

    def answer(self, log: list[Message]) -> Companion:
        sheet = automa_sheet(self.level, self.city)
        winners: list[int] = []
        if self.you is not None:
            unspent = [self.you.unspent, int(self.city.unspent_cards())]
            winners = leaders([self.you.points, sheet.total], unspent)
        return Companion(
            name=self.name,
            asks=self._asks(),
            tells=self._tell(),
            log=log,
            sheet=sheet,
            winners=winners,
            details=self._details(),
        )

    def _asks(self) -> str:
        if self.cards < 2 * TURNS:
            return "card"
        return "you" if self.you is None else "over"

    def _tell(self) -> Message:
        if self.cards == 2 * TURNS:
            return message("printed-tell-you" if self.you is None else "printed-tell-over")
        first, second = (CELL_NAMES[cell] for cell in automa_cells(self.cards // 2))
        return message(
            "printed-pc-tell-second" if self.cards % 2 else "printed-pc-tell-first", first=first, second=second
        )

    def _details(self) -> AutomaDetails:
        turn, playing = self.cards // 2, self.cards < 2 * TURNS
        return AutomaDetails(
            turn=min(turn + 1, TURNS),
            turns=TURNS,
            cells=[int(cell) for cell in automa_cells(turn)] if playing else [],
            asked=self._cell() if playing else None,
            next=[int(cell) for cell in automa_cells(turn + 1)] if turn + 1 < TURNS else [],
            permanents=unpack(self.city.permanents),
            points=int(self.city.points),
            tokens=int(self.city.token_count),
            unspent=int(self.city.unspent_cards()),
            ingenuity=int(self.city.ingenuity()),
        )
