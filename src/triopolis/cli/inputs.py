"""Checks what was typed on the command line; every refusal says what is wrong and what would be right."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from triopolis.engine.errors import TriopolisError

if TYPE_CHECKING:
    from triopolis.engine.contract import Game


class BadInput(TriopolisError):
    """Something on the command line that cannot be used."""


def whole_number(text: str, flag: str, low: int, high: int | None = None) -> int:
    number = int(text) if text.isascii() and text.removeprefix("-").isdecimal() and len(text) < 20 else None
    if number is None or number < low or (high is not None and number > high):
        if high is None:
            raise BadInput.of("cli-error-number-from", flag=flag, value=text, low=low)
        raise BadInput.of("cli-error-number-range", flag=flag, value=text, low=low, high=high)
    return number


def chosen_seed(text: str | None) -> str | None:
    """Bytes that are no text cannot be part of a record."""
    if text is not None and not _is_text(text):
        raise BadInput.of("cli-error-seed", flag="--seed")
    return text


def _is_text(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def listed(text: str | None, flag: str) -> list[str]:
    """The parts of a list with commas; no part may be empty, and `\\,` is a comma within a part."""
    if text is None:
        return []
    parts = [part.replace("\\,", ",").strip() for part in re.split(r"(?<!\\),", text)]
    if not all(parts):
        raise BadInput.of("cli-error-list", flag=flag, value=text)
    return parts


def chosen_game(id: str, data_pack: str | None = None) -> Game:
    """The game of that name, with its data pack if one was named."""
    from triopolis.engine.data_files import load_data_pack
    from triopolis.engine.registry import find_game

    game = find_game(id)
    return game.with_data(load_data_pack(game, Path(data_pack))) if data_pack is not None else game


def chosen_seats(game: Game, text: str | None, default: int) -> int:
    from triopolis.engine.options import check_seats

    seats = default if text is None else whole_number(text, "--players", game.seats[0], game.seats[-1])
    check_seats(game, seats)
    return seats


def checked_bots(names: Iterable[str]) -> list[str]:
    from triopolis.bots.registry import check_bot

    names = list(names)
    for name in names:
        check_bot(name)
    return names
