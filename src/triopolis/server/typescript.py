"""Writes the protocol as TypeScript: `web/src/lib/protocol.ts`, and `protocol.ts` in the page's folder of every game of
ours, with its views, moves, facts and details.

`python -m triopolis.server.typescript` prints them, with `--write` they are renewed. A test fails when they differ.

What a game defines itself stands in the shared file as `View<Id>`, `Move<Id>` …, looked up in `Games`; each game's file
adds itself there. So the shared file names no game, and a page built with one game more knows it without a change.
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
from typing import Any, Final, Literal, NamedTuple, get_args, get_origin

import msgspec
from msgspec import inspect as shapes

from triopolis.engine import spread
from triopolis.engine.registry import find_game, game_room, has_room, own_ids
from triopolis.engine.shapes import Companion, Details, Ended, Fact, Move, Preview, ScoredTable, View
from triopolis.house import messages

SOURCES: Final = Path(__file__).parents[3] / "web/src"
WIDTH: Final = 100
HEADER: Final = """\
// Written by `python -m triopolis.server.typescript --write` from the server's own classes.
// Change those, not this file.
"""
GAMES: Final = """\
/** What each game defines itself: its own protocol.ts adds it here. */
export interface Games {}

export type GameId = keyof Games & string;
export type View<Id extends GameId = GameId> = Games[Id]["view"];
export type Move<Id extends GameId = GameId> = Games[Id]["move"];
export type Fact<Id extends GameId = GameId> = Games[Id]["fact"];
export type PreviewDetails<Id extends GameId = GameId> = Games[Id]["preview"];
export type Aside<Id extends GameId = GameId> = Games[Id]["aside"];
export type CompanionDetails<Id extends GameId = GameId> = Games[Id]["companion"];"""

StructClass = type[msgspec.Struct]
SENT: Final = (messages.Body, messages.Sent)
RECEIVED: Final = (messages.Info, messages.Told)
ANSWERS: Final[tuple[StructClass, ...]] = (ScoredTable, Companion, Ended)
"""What the engine makes as it is sent: answers, and the fact that all games share."""
OF_GAMES: Final[dict[StructClass, str]] = {View: "View<Id>", Move: "Move<Id>", Fact: "Fact<Id>"}
"""Classes that stand for those of the games."""
SHOWN: Final = ("EventInfo", "MoveInfo", "StepInfo")
"""Shapes that a game's page handles all the time, so that they have a name of their own there."""
CLOSER: Final[dict[tuple[StructClass, str], str]] = {
    (messages.Play, "move"): "Move | null",
    (Preview, "details"): "PreviewDetails<Id> | null",
    (messages.StateMessage, "aside"): "Aside<Id> | null",
    (Companion, "details"): "CompanionDetails<Id> | null",
}
"""Fields that are more than their class can say: a move is read when it is known which game the table plays."""


def files() -> dict[Path, str]:
    """Every file, with what shall stand in it."""
    shared = {SOURCES / "lib/protocol.ts": protocol()}
    return shared | {SOURCES / f"games/{id}/protocol.ts": game_protocol(id) for id in own_ids()}


def protocol() -> str:
    """The shared file."""
    return _file([GAMES, *_message_parts(), *_reached_parts()])


def game_protocol(id: str) -> str:
    """A game's own file."""
    unions = _unions(id)
    roots = [find_game(id).Views, *(cls for union in unions for cls in union.classes)]
    reached = _reachable(roots)
    own = {cls for cls in reached if _game_of(cls) == id}
    moves = {cls for union in unions for cls in union.classes}
    parts = [_interface(cls) for cls in sorted(own - moves, key=_name)]
    for union in unions:
        parts += [_interface(cls) for cls in union.classes if cls in own]
        parts.append(_alias(union.name, [_name(cls) for cls in union.classes] or ["null"]))
    shared = sorted([*(_name(cls) for cls in reached - own), *SHOWN])
    shown = [f'export type {_pascal(id)}{name} = {name}<"{id}">;' for name in SHOWN]
    return _file([*_imports(shared), *parts, "\n".join(shown), _added(id, unions)])


def _file(parts: list[str]) -> str:
    return HEADER + "".join(f"\n{part}\n" for part in parts)


def _imports(names: list[str]) -> list[str]:
    return [f'import type {{ {", ".join(names)} }} from "../../lib/protocol";'] if names else []


class Union(NamedTuple):
    """The classes of which a game has several."""

    field: str
    """In `Games`."""
    name: str
    classes: tuple[StructClass, ...]


def _unions(id: str) -> list[Union]:
    rooms = {"fact": ("events", "Facts"), "preview": ("telling.details", "PreviewDetails")}
    rooms["aside"] = ("telling.aside", "Asides")
    rooms["companion"] = ("printed.details", "CompanionDetails")
    names = {"fact": "Fact", "preview": "PreviewDetails", "aside": "Aside", "companion": "CompanionDetails"}
    unions = [Union("move", f"{_pascal(id)}Move", _classes(find_game(id).Moves))]
    for field, (room, alias) in rooms.items():
        classes = _classes(getattr(game_room(id, room), alias)) if has_room(id, room) else ()
        unions.append(Union(field, _pascal(id) + names[field], classes))
    return unions


def _classes(union: object) -> tuple[StructClass, ...]:
    return get_args(union) or (union,)


def _added(id: str, unions: list[Union]) -> str:
    view = _name(find_game(id).Views)
    lines = [f"view: {view};", *(f"{union.field}: {union.name};" for union in unions)]
    entries = "".join(f"      {line}\n" for line in lines)
    return f'declare module "../../lib/protocol" {{\n  interface Games {{\n    {id}: {{\n{entries}    }};\n  }}\n}}'


def _message_parts() -> Iterator[str]:
    """The classes and unions of messages.py, in their order there."""
    for name, value in vars(messages).items():
        if name in _aliases():
            yield _alias(name, _declared(value))
        elif value in _message_classes():
            yield _interface(value)


def _reached_parts() -> Iterator[str]:
    """What the messages are made of."""
    for name, value in vars(spread).items():
        if name in _aliases():
            yield _alias(name, _declared(value))
    reached = {cls for cls in _sent() | _received() if not _game_of(cls)} - set(_message_classes())
    yield from map(_interface, sorted(reached, key=_name))


# Which classes there are


@cache
def _message_classes() -> tuple[StructClass, ...]:
    """Everything sent or received; the bases themselves have no message of their own."""
    bases = SENT + RECEIVED
    classes = (value for value in vars(messages).values() if isinstance(value, type) and value not in bases)
    return tuple(cls for cls in classes if issubclass(cls, bases))


@cache
def _sent() -> frozenset[StructClass]:
    return frozenset(_reachable(cls for cls in _message_classes() if issubclass(cls, SENT)))


@cache
def _received() -> frozenset[StructClass]:
    return frozenset(_reachable([*ANSWERS, *(cls for cls in _message_classes() if issubclass(cls, RECEIVED))]))


def _reachable(roots: Iterable[StructClass]) -> set[StructClass]:
    """The classes and all that stand in their fields, but for what stands for the classes of the games."""
    reached: set[StructClass] = set()
    for root in roots:
        reached |= _mentioned(root)
    return reached - {*OF_GAMES, Details}


@cache
def _speaks_of_games(cls: StructClass) -> bool:
    """Whether something in it is a game's own, so that it is written with the id of that game."""
    return any(kind in OF_GAMES or kind is Details for kind in _mentioned(cls))


def _mentioned(cls: StructClass) -> set[StructClass]:
    """The class and all that stand in its fields, what stands for the classes of the games among them."""
    mentioned: set[StructClass] = set()
    waiting: list[shapes.Type] = [shapes.type_info(cls)]
    while waiting:
        kind = waiting.pop()
        if not isinstance(kind, shapes.StructType):
            waiting.extend(_parts_of(kind))
        elif kind.cls not in mentioned:
            mentioned.add(kind.cls)
            waiting.extend(field.type for field in kind.fields)
    return mentioned


def _parts_of(kind: shapes.Type) -> Iterator[shapes.Type]:
    """The types that a list, a dict, a union … is made of."""
    for name in kind.__struct_fields__:
        value = getattr(kind, name)
        yield from (part for part in (value if isinstance(value, tuple) else (value,)) if isinstance(part, shapes.Type))


# Their names


def _name(cls: StructClass) -> str:
    """The class's own name; a game's classes carry its name in front, since games use the same words."""
    game = _game_of(cls)
    prefix = _pascal(game) if game and not cls.__name__.startswith(_pascal(game)) else ""
    return prefix + cls.__name__


def _game_of(cls: StructClass) -> str | None:
    package = re.match(r"triopolis\.games\.(\w+)\.", cls.__module__)
    return package[1] if package else None


def _pascal(id: str) -> str:
    return "".join(word.capitalize() for word in id.split("_"))


@cache
def _aliases() -> dict[str, shapes.Type]:
    """The types that have a name of their own in messages.py and spread.py."""
    named = {**vars(spread), **vars(messages)}
    return {name: shapes.type_info(value) for name, value in named.items() if get_origin(value)}


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
            return OF_GAMES.get(kind.cls) or _name(kind.cls) + ("<Id>" if _speaks_of_games(kind.cls) else "")
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
    shapes.CustomType: "unknown",
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
    id = "<Id extends GameId = GameId>" if any("<Id>" in member for member in members) else ""
    line = f"export type {name}{id} = {' | '.join(members)};"
    if len(line) <= WIDTH:
        return line
    if len(indented := f"  {' | '.join(members)};") <= WIDTH:
        return f"export type {name}{id} =\n{indented}"
    return f"export type {name}{id} =" + "".join(f"\n  | {member}" for member in members) + ";"


def _interface(cls: StructClass) -> str:
    kind = shapes.type_info(cls)
    if not isinstance(kind, shapes.StructType):
        raise TypeError(cls)
    lines = [f"{kind.tag_field}: {_literal(kind.tag)};"] if kind.tag_field and kind.tag is not None else []
    for field in kind.fields:
        lines.extend(_comment(_field_note(cls, field.name), WIDTH - 2))
        lines.append(_field(cls, field))
    id = "<Id extends GameId = GameId>" if _speaks_of_games(cls) and not _game_of(cls) else ""
    return "\n".join([*_comment(_class_note(cls), WIDTH), _block(_name(cls) + id, lines)])


def _field(cls: StructClass, field: shapes.Field) -> str:
    kind = CLOSER.get((cls, field.name)) or _type(field.type)
    return f"{field.encode_name}{'?' if _may_be_missing(cls, field) else ''}: {kind};"


def _may_be_missing(cls: StructClass, field: shapes.Field) -> bool:
    """The server leaves out a default only where the class says so; a browser may leave out all of them."""
    if field.required:
        return False
    unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return unset or (cls.__struct_config__.omit_defaults or cls in _sent() - _received())


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
    for file, text in files().items():
        if "--write" in sys.argv:
            file.write_text(text, encoding="utf-8")
        else:
            sys.stdout.buffer.write(text.encode())


if __name__ == "__main__":
    main()
