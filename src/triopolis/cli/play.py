"""`triopolis play`: sets up a new or a saved match, plays it at the terminal, and never loses it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from triopolis.cli.files import new_save_file, read_file, unused_file, write_atomically
from triopolis.cli.inputs import BadInput, checked_bots, chosen_game, chosen_seats, chosen_seed, listed
from triopolis.cli.screen import make_console
from triopolis.cli.session import Left, Session
from triopolis.engine.contract import Game
from triopolis.engine.match import Match
from triopolis.engine.options import parse_options
from triopolis.engine.record import Seat
from triopolis.engine.registry import game_ids
from triopolis.locales import Words

INTERRUPTED: Final = 130
LONGEST_NAME: Final = 24
DEFAULT_BOT: Final = "medium"


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed."""

    game: str | None
    players: str | None
    bots: str | None
    names: str | None
    seed: str | None
    option: list[str]
    data_pack: str | None
    resume: str | None
    save: str | None


def play_game(words: Words, wishes: Wishes) -> int:
    match = _new_match(wishes, words) if wishes.resume is None else _saved_match(wishes)
    console = make_console()
    if match.over:
        Session(match, Path(wishes.resume or ""), words, console).show_end()
        return 0
    file = _save_file(match, wishes)
    write_atomically(file, match.save())
    return _play(Session(match, file, words, console), console, words)


def _play(session: Session, console: Console, words: Words) -> int:
    code = 0
    try:
        session.run()
    except Left:
        pass
    except EOFError:
        console.print()
    except KeyboardInterrupt:
        console.print()
        code = INTERRUPTED
    else:
        return code
    # Every accepted action is on the disk already: nothing is left to do but to say where.
    command = f"triopolis play {session.match.game.id} --resume {shlex.quote(str(session.file))}"
    console.print(words("cli-play-saved", file=str(session.file)), soft_wrap=True)
    console.print(words("cli-play-resume", command=command), soft_wrap=True)
    return code


# A new match


def _new_match(wishes: Wishes, words: Words) -> Match:
    if wishes.game is None:
        raise BadInput.of("cli-error-no-game", known=", ".join(game_ids()))
    game = chosen_game(wishes.game, wishes.data_pack)
    bots = checked_bots(listed(wishes.bots, "--bots")) or _default_bots(game, wishes)
    seats = chosen_seats(game, wishes.players, _default_seats(game, bots))
    if len(bots) >= seats:
        raise BadInput.of("cli-error-too-many-bots", bots=len(bots), seats=seats)
    return Match(game, _seats(seats, bots, wishes, words), parse_options(game, wishes.option), chosen_seed(wishes.seed))


def _default_bots(game: Game, wishes: Wishes) -> list[str]:
    """Whoever names neither players nor bots wants to play now: where nobody can play alone, against a bot."""
    return [DEFAULT_BOT] if wishes.players is None and 1 not in game.seats else []


def _default_seats(game: Game, bots: list[str]) -> int:
    """One person with the bots; without any, alone against the game's own opponent, or else two people."""
    return 1 + len(bots) if bots else max(game.seats[0], 1 if 1 in game.seats else 2)


def _seats(count: int, bots: list[str], wishes: Wishes, words: Words) -> list[Seat]:
    people = count - len(bots)
    names = _names(listed(wishes.names, "--names"), people, words)
    names += [words("cli-name-bot", number=people + place + 1) for place in range(len(bots))]
    if len(set(names)) < len(names):
        raise BadInput.of("cli-error-names-equal", names=", ".join(names))
    return [Seat(name, None if seat < people else bots[seat - people]) for seat, name in enumerate(names)]


def _names(given: list[str], people: int, words: Words) -> list[str]:
    if len(given) > people:
        raise BadInput.of("cli-error-too-many-names", names=len(given), people=people)
    for name in given:
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadInput.of("cli-error-name", name=ascii(name), longest=LONGEST_NAME)
    return given + [words("cli-name-player", number=seat + 1) for seat in range(len(given), people)]


# A saved match


def _saved_match(wishes: Wishes) -> Match:
    assert wishes.resume is not None
    for flag in ("players", "bots", "names", "seed", "option", "data_pack"):
        if getattr(wishes, flag) not in (None, []):
            raise BadInput.of("cli-error-with-resume", flag=f"--{flag.replace('_', '-')}")
    match = Match.load(read_file(wishes.resume), wishes.resume)
    if wishes.game is not None and wishes.game != match.game.id:
        chosen_game(wishes.game)
        raise BadInput.of("cli-error-resume-game", file=wishes.resume, found=match.game.id, game=wishes.game)
    checked_bots(seat.bot for seat in match.seats if seat.bot is not None)
    return match


def _save_file(match: Match, wishes: Wishes) -> Path:
    if wishes.save is not None and wishes.save != wishes.resume:
        return unused_file(wishes.save)
    return new_save_file(match.game.id) if wishes.resume is None else Path(wishes.resume)
