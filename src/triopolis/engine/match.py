"""A match = rules version, options, seed, seats, actions. Everything else follows from these."""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from triopolis.engine.continuations import LONGEST_DECISION
from triopolis.engine.contract import DataPack, Event, Game, Log, Move, State, View
from triopolis.engine.errors import (
    BadDecision,
    BadOption,
    DamagedRecord,
    ForeignRecord,
    IllegalMove,
    MatchOver,
    MatchTooLong,
    NewerRecord,
    NotYourTurn,
    NoUndo,
    PlayRefused,
    StaleRevision,
    TriopolisError,
    UnknownGame,
    UnknownSeat,
)
from triopolis.engine.options import AnyGame, check_seats, make_options, shown
from triopolis.engine.record import PackRecord, Record, Result, Seat, decode_record, encode_record, schema_of
from triopolis.engine.registry import find_game
from triopolis.locales import Message, message


class Step(msgspec.Struct, frozen=True):
    """One action as it was played."""

    seat: int
    action: int
    turn: int
    events: list[Event]
    before: State | None
    """The position before it, kept while it can still be taken back."""
    follows: bool = False
    """Whether it was played together with the step before it, as one decision."""


MARK_EVERY: Final = 32
"""Steps between two positions that are kept, from which any position can be reached by a few plays."""


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
        self.take_backs = 0
        """How often somebody went back further than an undo may."""
        self._marks = [self.state.copy()]
        """The position after every MARK_EVERY steps."""

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
        self._check_turn(seat)
        return self._advance(self._legal_action(seat, action))

    def play_all(self, seat: int, actions: Sequence[int | Move], revision: int | None = None) -> list[Event]:
        """Play several actions as one decision: all of them, or none; one undo takes all of them back."""
        numbers = self.check_decision(seat, actions, revision)
        return [event for place, number in enumerate(numbers) for event in self.repeat(number, place > 0)]

    def check_decision(self, seat: int, actions: Sequence[int | Move], revision: int | None = None) -> list[int]:
        """The numbers of actions that this seat may play together; the error names the first that it may not.

        Only the last of them may show the seat something hidden: what is refused must tell nobody anything.
        """
        if not 1 <= len(actions) <= LONGEST_DECISION:
            raise BadDecision.of("error-decision-length", found=len(actions), most=LONGEST_DECISION)
        trial = self.copy()
        numbers: list[int] = []
        for place, action in enumerate(actions, 1):
            try:
                events = trial.play(seat, action, revision if place == 1 else None)
            except PlayRefused as problem:
                raise _of_decision(problem, place, len(actions)) from None
            numbers.append(trial.steps[-1].action)
            if place < len(actions) and any(event.surprises for event in events):
                raise BadDecision.of("error-decision-reveals", place=place, count=len(actions))
        return numbers

    def repeat(self, action: int, follows: bool = False) -> list[Event]:
        """Play an action of this match that was accepted before: no view is made to check it."""
        if self.over or action not in self.state.actions():
            raise IllegalMove.of("error-illegal", action=action)
        return self._advance(action, follows)

    def _check_turn(self, seat: int) -> None:
        if self.over:
            raise MatchOver.of("error-match-over")
        if self.too_long:
            raise MatchTooLong.of("error-match-long", most=self.game.longest_match)
        if seat != self.state.actor:
            raise NotYourTurn.of("error-not-your-turn", name=self.seats[self.state.actor].name)

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

    def _advance(self, action: int, follows: bool = False) -> list[Event]:
        log = Log()
        seat, turn, before = int(self.state.actor), int(self.state.turn), self.state.copy()
        self.state.play(action, log)
        self.steps.append(Step(seat, action, turn, log.events, before, follows))
        if len(self.steps) % MARK_EVERY == 0:
            self._marks.append(self.state.copy())
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
        """While it is still that seat's turn and nothing hidden or random has been revealed by its last decision."""
        return self.why_no_undo(seat) is None

    def why_no_undo(self, seat: int) -> Message | None:
        """Why that seat cannot undo now; None if it can."""
        if self.over:
            return message("error-undo-over")
        start = self._last_decision(seat)
        if start is None:
            return message("error-undo-nothing")
        last = self.steps[-1]
        if last.seat != seat or self.state.actor != seat or last.turn != self.state.turn:
            return message("error-undo-turn")
        decision = self.steps[start:]
        if decision[0].before is None or any(event.reveals for step in decision for event in step.events):
            return message("error-undo-revealed")
        return None

    def undo(self, seat: int, revision: int | None = None) -> None:
        """Take back the seat's last decision, exactly."""
        self._check_seat(seat)
        self._check_revision(revision)
        if (reason := self.why_no_undo(seat)) is not None:
            raise NoUndo(reason)
        self._go_back(self._last_decision(seat) or 0)

    def why_no_take_back(self, seat: int) -> Message | None:
        """Why that seat cannot go back to its last decision; None if it can. Whether it may is for others to say."""
        if self.over:
            return message("error-undo-over")
        return message("error-undo-nothing") if self._last_decision(seat) is None else None

    def take_back(self, seat: int, revision: int | None = None) -> None:
        """Go back to before the seat's last decision, over whatever was revealed or played since; the deal stays.

        Counted in `take_backs`, unless an undo would have done the same. Against other people it would be unfair.
        """
        self._check_seat(seat)
        self._check_revision(revision)
        if (reason := self.why_no_take_back(seat)) is not None:
            raise NoUndo(reason)
        counts = not self.can_undo(seat)
        self._go_back(self._last_decision(seat) or 0)
        self.take_backs += counts

    def _last_decision(self, seat: int) -> int | None:
        """The place of the first step of that seat's last decision; None if it has made none."""
        for index in range(len(self.steps) - 1, -1, -1):
            if self.steps[index].seat == seat and not self.steps[index].follows:
                return index
        return None

    def _go_back(self, depth: int) -> None:
        before = self.steps[depth].before
        # Copies of this match have the same steps: what they keep is never played on.
        self.state = self._position_after(depth) if before is None else before.copy()
        del self.steps[depth:]
        del self._marks[depth // MARK_EVERY + 1 :]
        self.revision += 1

    def _position_after(self, depth: int) -> State:
        state = self._marks[depth // MARK_EVERY].copy()
        for step in self.steps[depth - depth % MARK_EVERY : depth]:
            state.play(step.action)
        return state

    # Copies

    def copy(self) -> Match:
        """An independent match: playing, or taking back, in one changes nothing in the other."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.seats, other.state, other.steps = self.seats[:], self.state.copy(), self.steps[:]
        other._marks = self._marks[:]
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
            take_backs=self.take_backs or msgspec.UNSET,
            schema=schema_of(self.take_backs),
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
            match.revision, match.take_backs = record.revision, record.take_backs or 0

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


def _of_decision(problem: PlayRefused, place: int, count: int) -> PlayRefused:
    """What is wrong with one action of several, as an error of the same kind that says which one it is."""
    if count == 1 or isinstance(problem, UnknownSeat | StaleRevision):
        return problem
    return type(problem).of("error-decision-part", place=place, count=count, problem=problem.message)


def _with_pack(game: Game, record: Record, file: str) -> Game:
    if record.data_pack is None:
        return game
    tables = record.data_pack.tables
    pack = DataPack(tables, {name: f"{file}: $.data_pack.tables.{name}" for name in tables})
    if pack.fingerprint() != record.data_pack.hash:
        raise DamagedRecord.of("error-record-pack", file=file, where="$.data_pack.hash")
    return game.with_data(pack)
