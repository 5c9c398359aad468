"""Rule switches: read from text, listed for people, enumerated for tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from triopolis.engine.contract import Game
from triopolis.engine.errors import BadOption

MOST: Final = 10**9


class OptionField(msgspec.Struct, frozen=True):
    """One switch: its name, the values it may take (empty: any whole number from 1) and the one it has by itself."""

    name: str
    choices: tuple[str, ...]
    default: Any


def option_fields(options: type[msgspec.Struct]) -> list[OptionField]:
    hints = get_type_hints(options)
    fields = msgspec.structs.fields(options)
    return [OptionField(field.name, _choices(hints[field.name]), field.default) for field in fields]


def _choices(hint: Any) -> tuple[str, ...]:
    if get_origin(hint) is Literal:
        return tuple(str(value) for value in get_args(hint))
    return tuple(choice for part in get_args(hint) for choice in _choices(part))


def parse_options(game: Game, pairs: Iterable[str]) -> msgspec.Struct:
    """The options of `key=value` texts."""
    values: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption.of("error-option-form", text=pair)
        if name in values:
            raise BadOption.of("error-option-twice", option=name)
        values[name] = value
    return make_options(game, values)


def make_options(game: Game, values: Mapping[str, Any]) -> msgspec.Struct:
    """The options of a mapping, checked name by name."""
    fields = {field.name: field for field in option_fields(game.Options)}
    for name, value in values.items():
        if name not in fields:
            raise BadOption.of("error-option-unknown", game=game.id, option=name, known=", ".join(fields))
        _check_value(fields[name], value)
    return msgspec.convert(dict(values), game.Options, strict=False)


def _check_value(field: OptionField, value: Any) -> None:
    if value is None and field.default is None:
        return
    if field.choices:
        if value not in field.choices:
            raise BadOption.of(
                "error-option-value", option=field.name, value=str(value), known=", ".join(field.choices)
            )
    elif isinstance(value, bool) or not _is_number_from_1(value):
        raise BadOption.of("error-option-number", option=field.name, value=_shown(value))


def _is_number_from_1(value: Any) -> bool:
    if isinstance(value, int):
        return 1 <= value < MOST
    # Python refuses to read numbers of thousands of digits, and knows more digits than ours.
    return isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10 and int(value) >= 1


def _shown(value: Any) -> str:
    return f"{value:g}" if isinstance(value, int | float) and not isinstance(value, bool) else str(value)


def check_seats(game: Game, seats: int) -> None:
    if seats not in game.seats:
        raise BadOption.of("error-seats", game=game.id, seats=seats, low=game.seats[0], high=game.seats[-1])
