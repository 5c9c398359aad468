"""A match at the terminal: shows each person their view, asks for moves, plays the bots, saves after every action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.rule import Rule

from triopolis.bots.registry import make_bot
from triopolis.cli.files import unused_file, write_atomically
from triopolis.cli.hint import find_hints, hint_table
from triopolis.cli.inputs import BadInput
from triopolis.cli.keyboard import latin
from triopolis.cli.move_list import Choice, choices, move_list
from triopolis.cli.screen import game_name, place_names, score_sheets
from triopolis.cli.ways import chosen_way, way_list
from triopolis.engine.contract import Event, Move, View
from triopolis.engine.data_files import unsure_files
from triopolis.engine.drawing import draw_view
from triopolis.engine.errors import TriopolisError
from triopolis.engine.match import Match, Step
from triopolis.engine.rooms import telling_of
from triopolis.locales import Words

with suppress(ImportError):
    import readline  # noqa: F401  (input() then knows the arrow keys)


HINT_BOT: Final = "adviser:seconds=0.8"


class Left(Exception):
    """The person asked to stop."""


class Session:
    def __init__(self, match: Match, file: Path, words: Words, console: Console) -> None:
        self.match = match
        self.file = file
        self.words = words
        self.console = console
        self.names = place_names(match, words)
        self._people = [number for number, seat in enumerate(match.seats) if seat.bot is None]
        self._at_keyboard: int | None = None
        self._copies: set[Path] = set()
        self._commands: Final[dict[str, Callable[[int, str], bool]]] = {
            "u": self._undo,
            "?": self._rules,
            "b": self._board_again,
            "l": self._log,
            "p": self._points,
            "h": self._hint,
            "w": self._ways,
            "s": self._save_copy,
            "q": self._quit,
            "help": self._help,
        }

    def run(self) -> None:
        self._greet()
        while not (self.match.over or self.match.too_long):
            seat = int(self.match.state.actor)
            if self.match.seats[seat].bot is None:
                self._person_acts(seat)
            else:
                self._bot_acts(seat)
        if self.match.over:
            self.show_end()
        else:
            self._say("error-match-long", most=self.match.game.longest_match)
            self._show_record()

    def _greet(self) -> None:
        self._say("cli-play-title", game=game_name(self.match.game.id, self.words), names=" · ".join(self.names))
        unsure = unsure_files(self.match.game)
        if unsure:
            self._say("cli-play-sources", tables=", ".join(unsure))
        self._say("cli-play-hint")

    # Acting

    def _bot_acts(self, seat: int) -> None:
        # A fresh stream for every decision: a resumed match goes on exactly as it would have.
        name = self.match.seats[seat].bot or ""
        bot = make_bot(name, self.match.game, f"{self.match.seed}:{seat}:{len(self.match.steps)}")
        with self._thinking():
            choice = bot.choose(self.match.view(seat))
        self.match.play(seat, choice.action)
        self._autosave()

    def _person_acts(self, seat: int) -> None:
        self._hand_over(seat)
        view = self.match.view(seat)
        listed = choices(self.match.game, view)
        self._show_news(seat)
        self._show_position(view, listed)
        while not self._obey(seat, self._ask(seat), view, listed):
            pass

    def _ask(self, seat: int) -> str:
        several = "cli-play-prompt-name" if len(self._people) > 1 else "cli-play-prompt"
        return input(self.words(several, name=self.names[seat]) + " ").strip()

    def _obey(self, seat: int, line: str, view: View, listed: list[Choice]) -> bool:
        """Do what was typed; true when the position has changed."""
        word, _, rest = line.partition(" ")
        if not word:
            return False
        command = self._commands.get(latin(word).lower())
        try:
            if command is not None:
                return command(seat, rest.strip())
            self.match.play(seat, self._move(line, listed), view.revision)
        except TriopolisError as problem:
            self.console.print(self.words.say(problem.message), style="red")
            return False
        self._autosave()
        return True

    def _move(self, line: str, listed: list[Choice]) -> int | Move:
        if not line.isdecimal():
            return self.match.game.parse(latin(line))
        # Nobody has a million moves, and Python refuses to read numbers of thousands of digits.
        number = int(line) if len(line) <= 6 else 0
        if not 1 <= number <= len(listed):
            raise BadInput.of("cli-play-no-number", number=line[:20], last=len(listed))
        return listed[number - 1].action

    def _autosave(self) -> None:
        """A full disk must not end the game: the person hears of it and may save elsewhere."""
        try:
            write_atomically(self.file, self.match.save())
        except BadInput as problem:
            self.console.print(self.words.say(problem.message), style="red")

    # Showing

    def _say(self, id: str, **args: str | int) -> None:
        self.console.print(self.words(id, **args))

    def _hand_over(self, seat: int) -> None:
        """Where hands are hidden, nobody may see the last person's screen."""
        before, self._at_keyboard = self._at_keyboard, seat
        if len(self._people) < 2 or before == seat:
            return
        if self._looks(seat) != self._looks(next(other for other in self._people if other != seat)):
            self.console.clear()
            input(self.words("cli-play-hand-over", name=self.names[seat]) + " ")

    def _looks(self, seat: int) -> bytes:
        """What a seat sees of the table, apart from whose seat it is."""
        return msgspec.structs.replace(self.match.view(seat), seat=None, actions=[]).encode()

    def _show_position(self, view: View, listed: list[Choice]) -> None:
        self.console.print(draw_view(self.match.game, view, self.names, self.words))
        if len(self._people) > 1:
            self.console.print(Rule(self.words("cli-play-turn", name=self.names[view.actor])))
        else:
            self.console.print()
        self.console.print(move_list(self.match.game, view, listed, self.words))

    def _show_news(self, seat: int) -> None:
        """What happened since this person last acted, that action included: it may have turned up something."""
        steps: list[Step] = []
        for step in reversed(self.match.steps):
            steps.insert(0, step)
            if step.seat == seat:
                break
        turns = {step.turn for step in self.match.steps if step.seat == seat} | {int(self.match.state.turn)}
        self.console.print(Rule(self.words("cli-play-round", turn=len(turns))))
        self._print_log(steps, seat)

    def _print_log(self, steps: list[Step], seat: int) -> None:
        for event in _events(steps, seat):
            line = telling_of(self.match.game).describe_event(event, self.names)
            if line is not None:
                self.console.print(self.words.say(line))

    def show_end(self) -> None:
        winners = [self.names[place] for place in self.match.state.winners()]
        if self.match.steps:
            self._print_log(self.match.steps[-1:], self.match.steps[-1].seat)
        self.console.print(draw_view(self.match.game, self.match.view(None), self.names, self.words))
        self.console.print(Rule(self.words("cli-play-over")))
        self.console.print(score_sheets(self.match.game.breakdown(self.match.state), self.names, self.words))
        text = self.words("score-winners", count=len(winners), names=", ".join(winners))
        self.console.print(text, style="bold")
        if self.match.take_backs:
            self._say("score-take-backs", count=self.match.take_backs)
        self._say("cli-play-seed", seed=self.match.seed)
        self._show_record()

    def _show_record(self) -> None:
        self.console.print(self.words("cli-play-record", file=str(self.file)), soft_wrap=True)

    # Commands: each tells whether the position has changed

    def _undo(self, seat: int, rest: str) -> bool:
        """Whoever plays alone may always go back; with others, as long as nothing was revealed."""
        if len(self._people) == 1:
            self.match.take_back(seat)
        else:
            self.match.undo(seat)
        self._autosave()
        self._say("cli-play-undone")
        return True

    def _rules(self, seat: int, rest: str) -> bool:
        id = f"rules-short-{self.match.game.id.replace('_', '-')}"
        self._say(id if self.words.has(id) else "cli-play-no-rules")
        return False

    def _board_again(self, seat: int, rest: str) -> bool:
        view = self.match.view(seat)
        self._show_position(view, choices(self.match.game, view))
        return False

    def _log(self, seat: int, rest: str) -> bool:
        if not self.match.steps:
            self._say("cli-play-no-log")
        self._print_log(self.match.steps, seat)
        return False

    def _points(self, seat: int, rest: str) -> bool:
        self.console.print(score_sheets(self.match.game.breakdown(self.match.state), self.names, self.words))
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        with self._thinking():
            advice = find_hints(self.match.game, self.match.view(seat), HINT_BOT, self.match.seed)
        self.console.print(hint_table(advice, self.words))
        return False

    def _ways(self, seat: int, rest: str) -> bool:
        """`w 3` lists how move 3 can go on, `w 3 2` plays the second of these ways."""
        typed = rest.split()
        if not 1 <= len(typed) <= 2 or not typed[0].isdecimal():
            raise BadInput.of("cli-play-ways")
        view = self.match.view(seat)
        game, listed = self.match.game, choices(self.match.game, view)
        action = self._move(typed[0], listed)
        assert isinstance(action, int)
        ways = game.continuations(view, action)
        if len(typed) == 1:
            self.console.print(way_list(game, ways, self.words))
            return False
        self.match.play_all(seat, chosen_way(ways, typed[1]).actions, view.revision)
        self._autosave()
        return True

    def _thinking(self) -> AbstractContextManager[object]:
        """On a terminal a sign of life while a bot thinks."""
        return self.console.status(self.words("cli-play-thinking")) if self.console.is_terminal else nullcontext()

    def _save_copy(self, seat: int, rest: str) -> bool:
        file = self.file
        if rest:
            file = Path(rest) if Path(rest) in self._copies else unused_file(rest)
            self._copies.add(file)
        write_atomically(file, self.match.save())
        self.console.print(self.words("cli-play-saved", file=str(file)), soft_wrap=True)
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        raise Left

    def _help(self, seat: int, rest: str) -> bool:
        self._say("cli-play-help")
        return False


def _events(steps: list[Step], seat: int) -> Iterator[Event]:
    for step in steps:
        for event in step.events:
            yield event.seen_by(seat)
