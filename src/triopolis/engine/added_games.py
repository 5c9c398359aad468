"""Games from other packages: found by their entry points, checked before anyone plays them.

A package offers a game in its `pyproject.toml`, under the game's id:

    [project.entry-points."triopolis.games"]
    meadow = "meadow_game"

`meadow_game` is a package with `GAME`, the object the registry hands out, and `CONTRACT = 1`, the version of
`engine/contract.py` it is written for; `"meadow_game.rules:MEADOW"` names another module and object. The game's rooms
(`observation`, …) are modules beside that module, its texts are `words/LANG/*.ftl` there.

Nothing in it can collide with us or with another added game:

- Its id is one or more words of small letters and digits, joined by underscores. The first word is not one that our own
  messages begin with (`web`, `error`, …), and of two ids none begins with the other: beside `point_city` there can be
  neither `point` nor `point_city_two`.
- Its messages begin with its id (`meadow-…`), or with one of FAMILIES and its id (`option-meadow-…`).
  A message may refer to other messages and terms of its own file.
- Its options may have any names: they are only asked for together with the id, and so are their texts.

Nor can it spoil a list of all games: it has the rooms of ROOMS, a source in every row of its data, and its name in
English; what is said of it and its solo opponent before anyone plays can be said in every language.

A game that cannot be imported or breaks one of these rules is left out, with the reason; all others play on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final, NamedTuple

from triopolis.engine.contract import CONTRACT, Game
from triopolis.engine.data_files import source_label
from triopolis.engine.errors import TriopolisError
from triopolis.engine.options import option_fields
from triopolis.locales import LANGUAGES, MESSAGE, WORDS, Message, Words, add_words, message, own_files, remove_words

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "triopolis.games"
ID: Final = re.compile(r"[a-z][a-z0-9]*(?:_[a-z][a-z0-9]*)*")
FAMILIES: Final = ("choice", "game", "moves", "option", "rules-short", "setting", "web-line", "web-solo")
"""How messages begin that shared code puts together with the id of a game."""
ROOMS: Final = ("telling", "spread")
"""The rooms that every game needs (rooms.py)."""


class Entry(NamedTuple):
    """A game in the registry."""

    game: Game
    package: str
    """Where the module that registered it is; the game's rooms are modules there too."""


class BrokenGame(NamedTuple):
    """A game that is installed and cannot be played."""

    id: str
    distribution: str
    """What it was installed as."""
    problem: Message
    """A whole sentence."""


class AddedGames(NamedTuple):
    entries: dict[str, Entry]
    broken: tuple[BrokenGame, ...]


class _Unfit(TriopolisError):
    """Why an added game is left out."""


def load_added_games(own_ids: Iterable[str]) -> AddedGames:
    """Load all of them; of two that collide, the one whose distribution comes first in the alphabet stays."""
    # Reading the metadata of all that is installed takes a while, and most commands need none of it.
    from importlib.metadata import entry_points

    entries: dict[str, Entry] = {}
    broken: list[BrokenGame] = []
    for offer in sorted(entry_points(group=GROUP), key=lambda offer: (_distribution(offer), offer.name)):
        try:
            _check_id(offer.name, [*own_ids, *entries])
            entries[offer.name] = _load(offer)
        except (Exception, SystemExit) as problem:  # Whatever a package does, the games of all others can be played.
            broken.append(BrokenGame(offer.name, _distribution(offer), _reason(problem)))
    return AddedGames(entries, tuple(broken))


def _reason(problem: BaseException) -> Message:
    if isinstance(problem, _Unfit):
        return problem.message
    first_line = str(problem).partition("\n")[0]
    return message("added-fails", problem=f"{type(problem).__name__}: {first_line}")


def _distribution(offer: EntryPoint) -> str:
    return offer.dist.name if offer.dist is not None else offer.value


def _check_id(id: str, taken: Iterable[str]) -> None:
    if not ID.fullmatch(id):
        raise _Unfit.of("added-id")
    for other in taken:
        if id == other:
            raise _Unfit.of("added-twice")
        if id.startswith(f"{other}_") or other.startswith(f"{id}_"):
            raise _Unfit.of("added-close", other=other)
    word = id.partition("_")[0]
    if word in _words_our_messages_begin_with():
        raise _Unfit.of("added-word", word=word)


@cache
def _words_our_messages_begin_with() -> frozenset[str]:
    # Every language has the same messages.
    ids = [id for file in own_files("en") for id in MESSAGE.findall(file.read_text("utf-8"))]
    return frozenset(id.lstrip("-").partition("-")[0] for id in ids)


def _load(offer: EntryPoint) -> Entry:
    module = import_module(offer.module)
    if not module.__package__ or module.__file__ is None:
        raise _Unfit.of("added-package", module=offer.module)
    _check_contract(module)
    game = _game(module, offer)
    _check_rooms(module.__package__)
    _check_sources(game)
    words = Path(module.__file__).parent / WORDS
    _check_messages(words, game.id)
    add_words(words)
    try:
        _check_listing(game)
    except BaseException:
        remove_words(words)
        raise
    return Entry(game, module.__package__)


def _check_contract(module: ModuleType) -> None:
    stated = getattr(module, "CONTRACT", None)
    if stated is None:
        raise _Unfit.of("added-contract-missing", wanted=CONTRACT)
    if stated != CONTRACT:
        raise _Unfit.of("added-contract", stated=str(stated), wanted=CONTRACT)


def _game(module: ModuleType, offer: EntryPoint) -> Game:
    name = offer.attr or "GAME"
    game = getattr(module, name, None)
    if not isinstance(game, Game):
        raise _Unfit.of("added-kind", name=name)
    if game.id != offer.name:
        raise _Unfit.of("added-other-id", name=name, id=game.id)
    return game


def _check_messages(folder: Path, id: str) -> None:
    prefix = id.replace("_", "-")
    allowed = re.compile(rf"-?(?:(?:{'|'.join(FAMILIES)})-)?{prefix}(?:-.+)?")
    for file in sorted(folder.glob("*/*.ftl")):
        for name in MESSAGE.findall(file.read_text("utf-8")):
            if not allowed.fullmatch(name):
                raise _Unfit.of("added-message", text=name, file=f"{file.parent.name}/{file.name}", prefix=prefix)


def _check_rooms(package: str) -> None:
    # They are not loaded: most who ask for a game open none of its rooms.
    for room in ROOMS:
        if find_spec(f"{package}.{room}") is None:
            raise _Unfit.of("added-room", room=room)


def _check_sources(game: Game) -> None:
    for name, rows in game.data.items():
        for number, row in enumerate(rows):
            if not source_label(row.get("source", "")):
                # The header is line 1.
                raise _Unfit.of("added-source", file=f"{name}.csv", line=number + 2)


def _check_listing(game: Game) -> None:
    """Try whatever a list of all games asks of each."""
    name = message(f"game-{game.id}")
    if not Words("en").has(name.id):
        raise _Unfit.of("added-name", text=name.id)
    game.settle_options(game.Options(), game.seats[0])
    options = [f"option-{game.id}-{field.name}" for field in option_fields(game.Options)]
    for text in (name, *map(message, [f"game-{game.id}-about", *options])):
        _check_said(text, "added-unsaid")
    for opponent in _opponents(game):
        _check_said(opponent, "added-opponent", needed=True)


def _opponents(game: Game) -> list[Message]:
    """Whom a single player plays against, each once."""
    opponents: list[Message] = []
    for options in game.option_sets(1) if 1 in game.seats else ():
        opponent = game.opponent(options, 1)
        if opponent is not None and opponent not in opponents:
            opponents.append(opponent)
    return opponents


def _check_said(text: Message, refusal: str, needed: bool = False) -> None:
    """Refuse a message that has an error in some language; one that is `needed` also if it is missing."""
    for language in LANGUAGES:
        words = Words(language)
        try:
            if needed or words.has(text.id):
                words.say(text)
        except LookupError:
            raise _Unfit.of(refusal, text=text.id, language=language) from None
