"""`triopolis play`: sets up a new or a saved match, plays it at the terminal, and never loses it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from rich.console import Console

from triopolis.cli.files import new_save_file, read_file, unused_file, write_atomically
from triopolis.cli.inputs import BadInput, checked_bots, chosen_game, chosen_seats, chosen_seed, listed
from triopolis.cli.orders import PlayOrder
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


def play_game(words: Words, order: PlayOrder) -> int:
    match = _new_match(order, words) if order.resume is None else _saved_match(order)
    console = make_console()
    if match.over:
        Session(match, Path(order.resume or ""), words, console).show_end()
        return 0
    file = _save_file(match, order)
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


def _new_match(order: PlayOrder, words: Words) -> Match:
    if order.game is None:
        raise BadInput.of("cli-error-no-game", known=", ".join(game_ids()))
    game = chosen_game(order.game, order.data_pack)
    bots = checked_bots(listed(order.bots, "--bots")) or _default_bots(game, order)
    seats = chosen_seats(game, order.players, _default_seats(game, bots))
    if len(bots) >= seats:
        raise BadInput.of("cli-error-too-many-bots", bots=len(bots), seats=seats)
    options = parse_options(game, order.option or [])
    return Match(game, _seats(seats, bots, order, words), options, chosen_seed(order.seed))


def _default_bots(game: Game, order: PlayOrder) -> list[str]:
    """Whoever names neither players nor bots wants to play now: where nobody can play alone, against a bot."""
    return [DEFAULT_BOT] if order.players is None and 1 not in game.seats else []


def _default_seats(game: Game, bots: list[str]) -> int:
    """One person with the bots; without any, alone against the game's own opponent, or else two people."""
    return 1 + len(bots) if bots else max(game.seats[0], 1 if 1 in game.seats else 2)


def _seats(count: int, bots: list[str], order: PlayOrder, words: Words) -> list[Seat]:
    people = count - len(bots)
    names = _names(listed(order.names, "--names"), people, words)
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


def _saved_match(order: PlayOrder) -> Match:
    assert order.resume is not None
    for flag in ("players", "bots", "names", "seed", "option", "data_pack"):
        if getattr(order, flag) not in (None, []):
            raise BadInput.of("cli-error-with-resume", flag=f"--{flag.replace('_', '-')}")
    match = Match.load(read_file(order.resume), order.resume)
    if order.game is not None and order.game != match.game.id:
        chosen_game(order.game)
        raise BadInput.of("cli-error-resume-game", file=order.resume, found=match.game.id, game=order.game)
    checked_bots(seat.bot for seat in match.seats if seat.bot is not None)
    return match


def _save_file(match: Match, order: PlayOrder) -> Path:
    if order.save is not None and order.save != order.resume:
        return unused_file(order.save)
    return new_save_file(match.game.id) if order.resume is None else Path(order.resume)
