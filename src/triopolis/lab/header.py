"""What a file of simulated games says about itself: all that decides its rows, and the names of what is in them."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from triopolis.engine.data_files import source_labels
from triopolis.engine.errors import TriopolisError
from triopolis.engine.rooms import telling_of
from triopolis.lab.simulation import Plan, game_of
from triopolis.locales import LANGUAGES, Message, Words
from triopolis.version import __version__

FORMAT: Final = "triopolis simulation"
SCHEMA: Final = 1
KEY: Final = b"triopolis"
"""Where the header stands among the metadata of a Parquet file."""
OPPONENT: Final = "opponent"

Names = dict[str, str]
"""By language."""
Rows = Literal["games", "decisions"]


class ForeignFile(TriopolisError):
    """A file that is not one of ours."""


class Kind(msgspec.Struct, frozen=True):
    """Something a place can own."""

    id: str
    names: Names


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Equal headers: equal files."""

    format: str = FORMAT
    schema: int = SCHEMA
    game: str
    rows: Rows
    games: int
    seed: str
    bots: list[str]
    """One per seat."""
    options: dict[str, Any]
    version: int
    """Of the game's rules."""
    data_pack: str | None
    """The fingerprint of the pack that was played."""
    triopolis: str
    sources: dict[str, dict[str, int]]
    """How well the components are known: per table, how many rows carry which source label."""
    opponent: Names | None
    """The solo opponent, who is the last place."""
    kinds: list[Kind]

    def places(self) -> list[str]:
        """How the columns of each place begin: the seats, then the solo opponent."""
        return place_labels(len(self.bots), self.opponent is not None)


def place_labels(seats: int, opponent: bool) -> list[str]:
    return [f"seat{seat}" for seat in range(seats)] + ([OPPONENT] if opponent else [])


def header_of(plan: Plan, rows: Rows) -> Header:
    game = game_of(plan)
    opponent = game.opponent(plan.options, len(plan.bots))
    return Header(
        game=plan.game,
        rows=rows,
        games=plan.games,
        seed=plan.seed,
        bots=plan.bots,
        options=msgspec.to_builtins(plan.options),
        version=game.version,
        data_pack=plan.pack.fingerprint() if plan.pack else None,
        triopolis=__version__,
        sources=source_labels(game),
        opponent=_names(opponent) if opponent else None,
        kinds=[Kind(kind.id, _names(kind.name)) for kind in telling_of(game).holding_kinds().values()],
    )


def _names(name: Message) -> Names:
    return {language: Words(language).say(name) for language in LANGUAGES}


def encode_header(header: Header) -> bytes:
    return msgspec.json.encode(header)


def decode_header(data: bytes, file: str) -> Header:
    """The header in some bytes; refuses what we have not written, or a later Triopolis has."""
    try:
        stamp = msgspec.json.decode(data, type=_Stamp)
        if stamp.format == FORMAT and stamp.schema > SCHEMA:
            raise ForeignFile.of("lab-error-newer", file=file)
        if stamp.format == FORMAT:
            return msgspec.json.decode(data, type=Header)
    except msgspec.MsgspecError:
        pass
    raise ForeignFile.of("lab-error-foreign", file=file)


class _Stamp(msgspec.Struct):
    format: str
    schema: int
