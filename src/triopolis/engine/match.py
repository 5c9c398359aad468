"""A match = rules version, options, seed, seats, actions. Everything else follows from these."""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from triopolis.engine.contract import DataPack, Event, Game, Log, Move, State, View
from triopolis.engine.errors import (
    BadOption,
    DamagedRecord,
    ForeignRecord,
    IllegalMove,
    MatchOver,
    MatchTooLong,
    NewerRecord,
    NotYourTurn,
    NoUndo,
    StaleRevision,
    TriopolisError,
    UnknownGame,
    UnknownSeat,
)
from triopolis.engine.options import AnyGame, check_seats, make_options, shown
from triopolis.engine.record import PackRecord, Record, Result, Seat, decode_record, encode_record
from triopolis.engine.registry import find_game
from triopolis.locales import message


class Step(msgspec.Struct, frozen=True):
    """One action as it was played."""

    seat: int
    action: int
    turn: int
    events: list[Event]
    before: State | None
    """The position before it, kept while it can still be taken back."""


def fresh_seed() -> str:
    return secrets.token_hex(16)


def seed_text(seed: str | int) -> str:
    """A seed as records keep it: the number 7 is the same seed as the text "7"."""
    try:
        if isinstance(seed, bool):
            raise TypeError
        text = seed if isinstance(seed, str) else str(operator.index(seed))
        text.encode()
    except (TypeError, ValueError):
        raise BadOption.of("error-seed", found=shown(seed)) from None
    return text


def seated(game: Game, seats: Sequence[Seat] | int) -> list[Seat]:
    """The seats of a match, of which there are as many as the game takes; without names they are numbered."""
    if isinstance(seats, Sequence) and all(isinstance(seat, Seat) for seat in seats):
        check_seats(game, len(seats))
        return list(seats)
    count: Any = seats
    check_seats(game, count)
    return [Seat(f"{number + 1}") for number in range(count)]


class Match:
    """One game being played: accepts actions, takes them back, saves and loads."""

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[Seat] | int,
        options: msgspec.Struct | None = None,
        seed: str | int | None = None,
    ) -> None:
        # Which game it is, and so what its positions are made of, is of no interest here.
        self.game: Game = game
        self.seats = seated(self.game, seats)
        self.options = self.game.settle_options(self.game.Options() if options is None else options, len(self.seats))
        self.seed = fresh_seed() if seed is None else seed_text(seed)
        self.state = self.game.new(self.options, len(self.seats), self.seed)
        self.steps: list[Step] = []
        self.revision = 0
        """Counts every change, undo included, so that a late move can never fit again."""

    @property
    def over(self) -> bool:
        return self.state.actor < 0

    @property
    def too_long(self) -> bool:
        """Whether it has come to the bound of its game before its end."""
        return not self.over and len(self.steps) >= self.game.longest_match

    @property
    def actions(self) -> list[int]:
        return [step.action for step in self.steps]

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may know now."""
        if seat is not None:
            self._check_seat(seat)
        return msgspec.structs.replace(self.game.view(self.state, seat), revision=self.revision)

    # Playing

    def play(self, seat: int, action: int | Move, revision: int | None = None) -> list[Event]:
        """Play for a seat; a refused play raises its own error and changes nothing."""
        self._check_seat(seat)
        self._check_revision(revision)
        if self.over:
            raise MatchOver.of("error-match-over")
        if self.too_long:
            raise MatchTooLong.of("error-match-long", most=self.game.longest_match)
        if seat != self.state.actor:
            raise NotYourTurn.of("error-not-your-turn", name=self.seats[self.state.actor].name)
        return self._advance(self._legal_action(seat, action))

    def repeat(self, action: int) -> list[Event]:
        """Play an action of this match that was accepted before: no view is made to check it."""
        if self.over or action not in self.state.actions():
            raise IllegalMove.of("error-illegal", action=action)
        return self._advance(action)

    def _legal_action(self, seat: int, action: int | Move) -> int:
        if isinstance(action, int) and action in self.state.actions():
            return action
        view = self.game.view(self.state, seat)
        number = action if isinstance(action, int) else self.game.action(view, action)
        if number in view.actions:
            return number
        if not 0 <= number < self.game.action_count:
            raise IllegalMove.of("error-no-such-action", action=number, last=self.game.action_count - 1)
        reason = self.game.why_not(view, self.game.move(view, number) if isinstance(action, int) else action)
        raise IllegalMove(reason or message("error-illegal", action=number))

    def _advance(self, action: int) -> list[Event]:
        log = Log()
        seat, turn, before = int(self.state.actor), int(self.state.turn), self.state.copy()
        self.state.play(action, log)
        self.steps.append(Step(seat, action, turn, log.events, before))
        if not self.can_undo(seat):
            self._forget_past()
        self.revision += 1
        return log.events

    def _forget_past(self) -> None:
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].before is None:
                break
            self.steps[index] = msgspec.structs.replace(self.steps[index], before=None)

    # Taking back

    def can_undo(self, seat: int) -> bool:
        """While it is still that seat's turn and nothing hidden or random has been revealed by its last action."""
        if not self.steps or self.over:
            return False
        last = self.steps[-1]
        mine = last.seat == seat == self.state.actor and last.turn == self.state.turn
        return mine and last.before is not None and not any(event.reveals for event in last.events)

    def undo(self, seat: int, revision: int | None = None) -> None:
        """Take back the seat's last action, exactly."""
        self._check_seat(seat)
        self._check_revision(revision)
        if not self.can_undo(seat):
            raise NoUndo.of("error-no-undo")
        before = self.steps.pop().before
        assert before is not None
        # Copies of this match have the same steps: what they keep is never played on.
        self.state = before.copy()
        self.revision += 1

    # Copies

    def copy(self) -> Match:
        """An independent match: playing, or taking back, in one changes nothing in the other."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.seats, other.state, other.steps = self.seats[:], self.state.copy(), self.steps[:]
        return other

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    # Checks

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < len(self.seats):
            raise UnknownSeat.of("error-unknown-seat", seat=str(seat), last=len(self.seats) - 1)

    def _check_revision(self, revision: int | None) -> None:
        if revision is not None and revision != self.revision:
            raise StaleRevision.of("error-stale", found=revision, now=self.revision)

    # The record

    def record(self) -> Record:
        pack = self.game.pack
        over = Result(self.state.scores(), self.state.winners()) if self.over else None
        return Record(
            game=self.game.id,
            version=self.game.version,
            options=msgspec.structs.asdict(self.options),
            data_pack=PackRecord(pack.tables, pack.fingerprint()) if pack else None,
            seed=self.seed,
            seats=self.seats,
            actions=self.actions,
            revision=self.revision,
            position=self.fingerprint(),
            result=over,
        )

    def fingerprint(self) -> str:
        return hashlib.sha256(self.state.dump()).hexdigest()

    def save(self) -> bytes:
        return encode_record(self.record())

    @classmethod
    def load(cls, data: bytes, file: str = "record") -> Match:
        """The match of a record: replayed action by action, and refused unless it ends where the record says."""
        return cls.replay(decode_record(data, file), file)

    @classmethod
    def replay(cls, record: Record, file: str = "record", at: int | None = None) -> Match:
        """The match of a record after all of its actions, or after the first `at` of them."""
        *_, match = cls.retrace(record, file, at)
        return match

    @classmethod
    def retrace(cls, record: Record, file: str = "record", at: int | None = None) -> Iterator[Match]:
        """One match as it grows, at its start and after every action: whoever replays may look, or pause, between."""
        match = cls._empty(record, file)
        yield match
        for index, action in enumerate(record.actions if at is None else record.actions[:at]):
            try:
                match.repeat(action)
            except IllegalMove:
                raise DamagedRecord.of(
                    "error-record-action", file=file, where=f"$.actions[{index}]", action=action
                ) from None
            yield match
        if at is None or at >= len(record.actions):
            match._check_end(record, file)
            match.revision = record.revision

    @classmethod
    def _empty(cls, record: Record, file: str) -> Match:
        try:
            game = find_game(record.game)
        except UnknownGame as problem:
            raise ForeignRecord.of("error-record-game", file=file, problem=problem.message) from None
        if record.version != game.version:
            raise NewerRecord.of(
                "error-record-rules", file=file, game=record.game, found=record.version, known=game.version
            )
        if len(record.actions) > game.longest_match:
            raise DamagedRecord.of(
                "error-record-long",
                file=file,
                where="$.actions",
                found=len(record.actions),
                game=record.game,
                most=game.longest_match,
            )
        try:
            return cls(_with_pack(game, record, file), record.seats, make_options(game, record.options), record.seed)
        except TriopolisError as problem:
            raise DamagedRecord.of("error-record-setup", file=file, problem=problem.message) from None

    def _check_end(self, record: Record, file: str) -> None:
        here = self.record()
        if record.position and here.position != record.position:
            raise DamagedRecord.of("error-record-position", file=file, where="$.position")
        if here.result != record.result:
            raise DamagedRecord.of("error-record-result", file=file, where="$.result")
        if record.revision < len(record.actions):
            raise DamagedRecord.of("error-record-revision", file=file, where="$.revision", least=len(record.actions))


def _with_pack(game: Game, record: Record, file: str) -> Game:
    if record.data_pack is None:
        return game
    tables = record.data_pack.tables
    pack = DataPack(tables, {name: f"{file}: $.data_pack.tables.{name}" for name in tables})
    if pack.fingerprint() != record.data_pack.hash:
        raise DamagedRecord.of("error-record-pack", file=file, where="$.data_pack.hash")
    return game.with_data(pack)
