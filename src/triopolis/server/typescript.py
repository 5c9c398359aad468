"""Writes `web/src/lib/protocol.ts`: the protocol's messages, the views and the moves of every game, as TypeScript.

`python -m triopolis.server.typescript` prints it, with `--write` the file is renewed. A test fails when the two differ.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal, get_args, get_origin

import msgspec
from msgspec import inspect as shapes

from triopolis.engine.registry import find_game, own_ids
from triopolis.engine.shapes import Move, View
from triopolis.house import messages

FILE: Final = Path(__file__).parents[3] / "web/src/lib/protocol.ts"
WIDTH: Final = 100
HEADER: Final = """\
// Written by `python -m triopolis.server.typescript --write` from the server's own classes.
// Change those, not this file.
"""

StructClass = type[msgspec.Struct]
SENT: Final = (messages.Body, messages.Sent)
RECEIVED: Final = (messages.Info, messages.Told)
CLOSER: Final[dict[tuple[StructClass, str], str]] = {(messages.Play, "move"): "Move | null"}
"""Fields that are more than their class can say: a move is read when it is known which game the table plays."""


def protocol() -> str:
    """The whole file."""
    parts = [*_message_parts(), *_reached_parts(), *_game_parts()]
    return HEADER + "".join(f"\n{part}\n" for part in parts)


def _message_parts() -> Iterator[str]:
    """The classes and unions of messages.py, in their order there."""
    for name, value in vars(messages).items():
        if name in _aliases():
            yield _alias(name, _declared(value))
        elif value in _message_classes():
            yield _interface(value)


def _reached_parts() -> Iterator[str]:
    """What the messages are made of."""
    found = {cls for cls in _sent() | _received() if not _game_of(cls)} - set(_message_classes())
    yield from map(_interface, sorted(found, key=_name))


def _game_parts() -> Iterator[str]:
    """Views and moves, by game and all together."""
    ids = own_ids()
    for id in ids:
        yield from map(_interface, sorted(_reachable([_view_type(id)]), key=_name))
        moves = _move_types(id)
        yield from map(_interface, moves)
        yield _alias(_move_union(id), [_name(move) for move in moves])
    yield _map("Views", "The view of each game.", {id: _name(_view_type(id)) for id in ids})
    yield _map("Moves", "The moves of each game.", {id: _move_union(id) for id in ids})
    yield _alias("View", [_name(_view_type(id)) for id in ids])
    yield _alias("Move", [_move_union(id) for id in ids])


# Which classes there are


@cache
def _message_classes() -> tuple[StructClass, ...]:
    """Everything sent or received; the bases themselves have no message of their own."""
    bases = SENT + RECEIVED
    found = (value for value in vars(messages).values() if isinstance(value, type) and value not in bases)
    return tuple(cls for cls in found if issubclass(cls, bases))


@cache
def _sent() -> frozenset[StructClass]:
    return frozenset(_reachable(cls for cls in _message_classes() if issubclass(cls, SENT)))


@cache
def _received() -> frozenset[StructClass]:
    return frozenset(_reachable(cls for cls in _message_classes() if issubclass(cls, RECEIVED)))


def _reachable(roots: Iterable[StructClass]) -> set[StructClass]:
    """The classes and all that stand in their fields. View and Move stand for those of the games."""
    found: set[StructClass] = set()
    waiting = [shapes.type_info(root) for root in roots]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, shapes.StructType):
            if kind.cls in found or kind.cls in (View, Move):
                continue
            found.add(kind.cls)
            waiting.extend(field.type for field in kind.fields)
        else:
            waiting.extend(_parts_of(kind))
    return found


def _parts_of(kind: shapes.Type) -> Iterator[shapes.Type]:
    """The types that a list, a dict, a union … is made of."""
    for name in kind.__struct_fields__:
        value = getattr(kind, name)
        yield from (part for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, shapes.Type))


def _view_type(id: str) -> StructClass:
    return find_game(id).view_type()


def _move_types(id: str) -> tuple[StructClass, ...]:
    return get_args(find_game(id).Moves)


# Their names


def _name(cls: StructClass) -> str:
    """The class's own name; a game's classes carry its name in front, since games use the same words."""
    game = _game_of(cls)
    prefix = _pascal(game) if game and not cls.__name__.startswith(_pascal(game)) else ""
    return prefix + cls.__name__


def _game_of(cls: StructClass) -> str | None:
    found = re.match(r"triopolis\.games\.(\w+)\.", cls.__module__)
    return found[1] if found else None


def _pascal(id: str) -> str:
    return "".join(word.capitalize() for word in id.split("_"))


def _move_union(id: str) -> str:
    return f"{_pascal(id)}Move"


@cache
def _aliases() -> dict[str, shapes.Type]:
    """The types that have a name of their own in messages.py."""
    return {name: shapes.type_info(value) for name, value in vars(messages).items() if get_origin(value)}


def _declared(alias: Any) -> list[str]:
    """The members of an alias in the order they were declared: msgspec sorts those of a Literal."""
    if get_origin(alias) is Literal:
        return [_literal(value) for value in get_args(alias)]
    kind = shapes.type_info(alias)
    return _members(kind) if isinstance(kind, shapes.UnionType) else [_written(kind)]


# Types


def _type(kind: shapes.Type) -> str:
    return next((name for name, named in _aliases().items() if named == kind), None) or _written(kind)


def _written(kind: shapes.Type) -> str:
    match kind:
        case shapes.StructType():
            return _name(kind.cls)
        case shapes.UnionType():
            return " | ".join(_members(kind))
        case shapes.LiteralType():
            return " | ".join(_literal(value) for value in kind.values)
        case shapes.ListType() | shapes.VarTupleType():
            item = _type(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case shapes.TupleType():
            return f"[{', '.join(_type(item) for item in kind.item_types)}]"
        case shapes.DictType():
            return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    return PLAIN[type(kind)]


PLAIN: Final[dict[type[shapes.Type], str]] = {
    shapes.AnyType: "unknown",
    shapes.RawType: "unknown",
    shapes.NoneType: "null",
    shapes.BoolType: "boolean",
    shapes.IntType: "number",
    shapes.FloatType: "number",
    shapes.StrType: "string",
}


def _members(union: shapes.UnionType) -> list[str]:
    """Each once, for int and float are one type in TypeScript; null comes last."""
    return sorted(dict.fromkeys(_type(member) for member in union.types), key=lambda member: member == "null")


def _literal(value: str | int | bool | None) -> str:
    return msgspec.json.encode(value).decode()


# Declarations


def _alias(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";"


def _map(name: str, note: str, entries: dict[str, str]) -> str:
    return "\n".join([*_comment(note, WIDTH), _block(name, [f"{key}: {value};" for key, value in entries.items()])])


def _interface(cls: StructClass) -> str:
    kind = shapes.type_info(cls)
    assert isinstance(kind, shapes.StructType)
    lines = [f"{kind.tag_field}: {_literal(kind.tag)};"] if kind.tag_field and kind.tag is not None else []
    for field in kind.fields:
        lines.extend(_comment(_field_note(cls, field.name), WIDTH - 2))
        lines.append(_field(cls, field))
    return "\n".join([*_comment(_class_note(cls), WIDTH), _block(_name(cls), lines)])


def _field(cls: StructClass, field: shapes.Field) -> str:
    kind = CLOSER.get((cls, field.name)) or _type(field.type)
    return f"{field.encode_name}{'?' if _may_be_missing(cls, field) else ''}: {kind};"


def _may_be_missing(cls: StructClass, field: shapes.Field) -> bool:
    """The server leaves out a default only where the class says so; a browser may leave out all of them."""
    return not field.required and (cls.__struct_config__.omit_defaults or cls in _sent() - _received())


def _block(name: str, lines: list[str]) -> str:
    if not lines:
        return f"export interface {name} {{}}"
    return f"export interface {name} {{\n" + "".join(f"  {line}\n" for line in lines) + "}"


# Comments


def _comment(note: str | None, width: int) -> list[str]:
    if note is None:
        return []
    text = re.sub(r"\bNone\b", "null", inspect.cleandoc(note))
    if "\n\n" not in text and len(text) <= width - len("/**  */"):
        return [f"/** {' '.join(text.split())} */"]
    paragraphs = [textwrap.wrap(paragraph, width - len(" * ")) for paragraph in text.split("\n\n")]
    lines = [line for paragraph in paragraphs for line in ["", *paragraph]][1:]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _class_note(cls: StructClass) -> str | None:
    return ast.get_docstring(_definition(cls))


def _field_note(cls: StructClass, name: str) -> str | None:
    """What stands below a field in the class that declares it."""
    for base in cls.__mro__:
        if issubclass(base, msgspec.Struct) and name in inspect.get_annotations(base):
            return _notes(base).get(name)
    return None


@cache
def _notes(cls: StructClass) -> dict[str, str]:
    body = _definition(cls).body
    return {
        field.target.id: note.value.value
        for field, note in pairwise(body)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant) and isinstance(note.value.value, str)
    }


def _definition(cls: StructClass) -> ast.ClassDef:
    return _definitions(sys.modules[cls.__module__])[cls.__name__]


@cache
def _definitions(module: ModuleType) -> dict[str, ast.ClassDef]:
    tree = ast.parse(inspect.getsource(module))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def main() -> None:
    if "--write" in sys.argv:
        FILE.write_text(protocol(), encoding="utf-8")
    else:
        sys.stdout.buffer.write(protocol().encode())


if __name__ == "__main__":
    main()
