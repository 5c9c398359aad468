"""Rule options: the base of every game's Options, read from text, listed for people.

Options cannot hold a value that does not exist: every way to make them (calling the class, `msgspec.convert`,
`msgspec.structs.replace`, unpickling) ends in the same check, and a refusal names the option and what it may be.
"""

from __future__ import annotations

import reprlib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from triopolis.engine.contract import Game, OptionsT, StateT, ViewT
from triopolis.engine.errors import BadOption, TriopolisError

MOST: Final = 10**9

AnyGame: TypeAlias = Game[Any, Any, Any]
"""For a caller who has one game in hand: `Game` is what those get who ask for any."""

Made = TypeVar("Made")


class OptionsMeta(msgspec.StructMeta):
    """Refuses an unknown name in our words: msgspec's own refusal does not say which names there are."""

    def __call__(cls: type[Made], *values: Any, **named: Any) -> Made:
        known = _names(cls)
        for name in named:
            if name not in known:
                raise BadOption.of("error-option-unknown", option=name, known=", ".join(known))
        made: Made = super().__call__(*values, **named)  # type: ignore[misc]
        return made


class RuleOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, metaclass=OptionsMeta):
    """The base of every game's Options. An option is one of several words (`Literal`) or a whole number from 1; where
    `None` is the default, it says that nothing was chosen."""

    def __post_init__(self) -> None:
        for field in option_fields(type(self)):
            _check_value(field, getattr(self, field.name))


class OptionField(msgspec.Struct, frozen=True):
    """One option: its name, the words it may be (none: it is a whole number from 1) and its default."""

    name: str
    choices: tuple[str, ...]
    default: Any


@cache
def option_fields(options: type[msgspec.Struct]) -> tuple[OptionField, ...]:
    hints = get_type_hints(options)
    fields = msgspec.structs.fields(options)
    return tuple(OptionField(field.name, _choices(hints[field.name]), field.default) for field in fields)


def _choices(hint: Any) -> tuple[str, ...]:
    if get_origin(hint) is Literal:
        return tuple(str(value) for value in get_args(hint))
    return tuple(choice for part in get_args(hint) for choice in _choices(part))


def _names(options: Any) -> list[str]:
    return [field.name for field in msgspec.structs.fields(options)]


def parse_options(game: AnyGame, pairs: Iterable[str]) -> msgspec.Struct:
    """The options of `key=value` texts, where a number is text too."""
    kinds: type[msgspec.Struct] = game.Options
    numbers = {field.name for field in option_fields(kinds) if not field.choices}
    values: dict[str, str | int] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadOption.of("error-option-form", text=pair)
        if name in values:
            raise BadOption.of("error-option-twice", option=name)
        values[name] = int(text) if name in numbers and _is_number(text) else text
    return make_options(game, values)


def _is_number(text: str) -> bool:
    """Python refuses to read numbers of thousands of digits, and knows more digits than ours."""
    return text.isascii() and text.isdecimal() and len(text) < 10


def make_options(game: AnyGame, values: Mapping[str, Any]) -> msgspec.Struct:
    """The options of a mapping, as records, requests and environments have them: here a number is never text."""
    options: msgspec.Struct = game.Options(**{str(name): value for name, value in values.items()})
    return options


def _check_value(field: OptionField, value: Any) -> None:
    if value is None and field.default is None:
        return
    if field.choices:
        if not isinstance(value, str) or value not in field.choices:
            raise BadOption.of(
                "error-option-value", option=field.name, value=_as_given(value), known=", ".join(field.choices)
            )
    elif type(value) is not int or not 1 <= value < MOST:
        raise BadOption.of("error-option-number", option=field.name, value=_as_given(value))


def foreign_options(game: Game[StateT, ViewT, OptionsT], options: object) -> TriopolisError:
    """What to raise for options that are not this game's own."""
    given = f"{type(options).__module__}.{type(options).__qualname__}".removeprefix("builtins.")
    return BadOption.of("error-options-kind", game=game.id, found=given, known=", ".join(_names(game.Options)))


def check_seats(game: Game[StateT, ViewT, OptionsT], seats: int) -> None:
    # True and False are no numbers here, though Python says so.
    if type(seats) is int and seats in game.seats:
        return
    low, high = game.seats[0], game.seats[-1]
    if type(seats) is int:
        raise BadOption.of("error-seats", game=game.id, seats=seats, low=low, high=high)
    raise BadOption.of("error-seats-kind", game=game.id, found=shown(seats), low=low, high=high)


def shown(value: object) -> str:
    """A value as it may stand in a refusal: not all of it, if there is much of it."""
    try:
        return reprlib.repr(value)
    except ValueError:
        # Python does not write numbers of thousands of digits.
        return type(value).__name__


def _as_given(value: object) -> str:
    return value if isinstance(value, str) else shown(value)
