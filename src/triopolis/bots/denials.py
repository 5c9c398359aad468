"""What a move takes from the next opponent: what they would likely go for after the other moves, and cannot have after
this one. Their turns are played as the judge would play them, in imagined positions."""

from __future__ import annotations

from typing import Final

import msgspec

from triopolis.bots.deeds import Deed, Deeds
from triopolis.bots.imagined import in_most
from triopolis.bots.judge import Judge
from triopolis.engine.contract import Move, State, View
from triopolis.engine.randomness import Generator, seeded
from triopolis.locales import Message, message

TRIED: Final = 5
"""Of the imagined positions, so many are enough: playing turns takes time."""
CLEARLY: Final = 0.02
"""By so much an opponent's chance to win must fall."""
FEWEST_OTHERS: Final = 2
"""Against a single other move nobody can say whether this one takes something or that one gives it."""
MOST_LOOKED_AT: Final = 40
"""Positions of an opponent's turn in which a move is looked for, before it counts as out of reach."""


class Aim(msgspec.Struct, frozen=True):
    """What an opponent goes for."""

    move: Move
    deed: Deed


class Reply(msgspec.Struct, frozen=True):
    """An opponent's turn in one imagined position."""

    seat: int
    before: State
    aim: Aim | None
    chance: float
    """To win, for the opponent, after their turn."""


class Moment(msgspec.Struct, frozen=True):
    """One imagined position after the move, and after the others."""

    mine: Reply
    others: list[Reply]
    wishes: list[Aim]
    """What they go for after those of the others that leave them better off."""


class Denials:
    """For the moves that are told of one view."""

    def __init__(self, deeds: Deeds, judge: Judge, view: View, deals: list[State], actions: list[int]) -> None:
        self._deeds = deeds
        self._judge = judge
        self._view = view
        found = {action: self._replies(deals[:TRIED], action) for action in actions}
        self._known = {action: replies for action, replies in found.items() if len(replies) == TRIED}

    def of(self, action: int) -> Message | None:
        mine = self._known.get(action)
        others = [replies for other, replies in self._known.items() if other != action]
        if mine is None or len(others) < FEWEST_OTHERS:
            return None
        if _chance(mine) > _mean([_chance(other) for other in others]) - CLEARLY:
            return None
        better = [other for other in others if _chance(other) - _chance(mine) >= CLEARLY]
        moments = [
            Moment(mine[deal], [other[deal] for other in others], _different([other[deal].aim for other in better]))
            for deal in range(TRIED)
        ]
        what = self._lost_move(moments) or self._lost_gain(moments)
        return None if what is None else self._denial(mine[0].seat, what)

    def _denial(self, seat: int, what: Message) -> Message:
        if self._view.players == 2:
            return message("hint-denies", what=what)
        return message("hint-denies-player", seat=seat + 1, what=what)

    # What is lost

    def _lost_move(self, moments: list[Moment]) -> Message | None:
        """The move they would go for in most of the positions, if it is out of reach in most."""
        words = in_most([aim.deed.move for moment in moments for aim in moment.wishes], TRIED)
        wanted = [(moment, aim) for moment in moments for aim in moment.wishes if aim.deed.move == words]
        lost = [
            aim.deed.points
            for moment, aim in wanted
            if self._again(moment.mine, aim) is None and self._is_usual(moment, aim)
        ]
        return self._deeds.with_points(words, min(lost)) if words is not None and len(lost) * 2 > TRIED else None

    def _lost_gain(self, moments: list[Moment]) -> Message | None:
        """Something that what they would go for no longer brings."""
        gain = in_most([gain for moment in moments for gain in _gains(moment.wishes)], TRIED)
        if gain is None:
            return None
        lost = [self._is_gone(moment, gain) for moment in moments]
        return gain if lost.count(True) * 2 > TRIED else None

    def _is_gone(self, moment: Moment, gain: Message) -> bool:
        """Whether they may still play what would bring it, but it no longer does."""
        aims = [aim for aim in moment.wishes if gain in aim.deed.gains]
        again = [self._again(moment.mine, aim) for aim in aims]
        if not aims or not all(deed is not None and gain not in deed.gains for deed in again):
            return False
        return any(self._is_usual(moment, aim, gain) for aim in aims)

    def _is_usual(self, moment: Moment, aim: Aim, gain: Message | None = None) -> bool:
        """Whether it can be had after most of the other moves: if not, one of them gave it, and this takes nothing."""
        again = [self._again(other, aim) for other in moment.others]
        open_there = [deed for deed in again if deed is not None and (gain is None or gain in deed.gains)]
        return len(open_there) * 2 > len(moment.others)

    def _again(self, reply: Reply, aim: Aim) -> Deed | None:
        """The same move, wherever in their turn it is open to them."""
        game, waiting = self._deeds.game, [reply.before]
        for place in range(MOST_LOOKED_AT):
            if place == len(waiting):
                return None
            state = waiting[place]
            view = game.view(state, reply.seat)
            for action in view.actions:
                if game.move(view, action) == aim.move and self._deeds.words(view, action) == aim.deed.move:
                    return self._deeds.of(view, action)
            waiting += self._same_turn(state, MOST_LOOKED_AT - len(waiting))
        return None

    def _same_turn(self, state: State, most: int) -> list[State]:
        """Where the opponent may come to in the same turn, by one action."""
        found: list[State] = []
        for action in state.actions():
            if len(found) >= most:
                break
            after = state.copy()
            after.play(action)
            if (after.actor, after.turn) == (state.actor, state.turn):
                found.append(after)
        return found

    # What they would do

    def _replies(self, deals: list[State], action: int) -> list[Reply]:
        """One for each of the positions in which an opponent comes next. After every action they meet the same luck."""
        replies = [self._reply(deal, action, seeded(str(number), "reply")) for number, deal in enumerate(deals)]
        return [reply for reply in replies if reply is not None]

    def _reply(self, deal: State, action: int, rng: Generator) -> Reply | None:
        state = deal.copy()
        state.play(action)
        self._finish_turn(state, rng)
        if state.actor < 0 or state.actor == self._view.actor:
            return None
        seat, before = int(state.actor), state.copy()
        aim = self._go_for_something(state, rng)
        return Reply(seat, before, aim, self._judge.chances(state)[seat])

    def _finish_turn(self, state: State, rng: Generator) -> None:
        """Of whoever is advised."""
        while (state.actor, state.turn) == (self._view.actor, self._view.turn):
            state.play(self._judge.choice(state, rng))

    def _go_for_something(self, state: State, rng: Generator) -> Aim | None:
        """An opponent's turn up to what they aimed at; None if there is nothing, to its end."""
        seat, turn, game = int(state.actor), int(state.turn), self._deeds.game
        while (state.actor, state.turn) == (seat, turn):
            action = int(self._judge.choice(state, rng))
            move, deed = game.move(game.view(state, seat), action), self._deeds.aim(state, action)
            state.play(action)
            if deed is not None:
                return Aim(move, deed)
        return None


def _different(aims: list[Aim | None]) -> list[Aim]:
    found: list[Aim] = []
    for aim in aims:
        if aim is not None and all(aim.deed.move != other.deed.move for other in found):
            found.append(aim)
    return found


def _gains(aims: list[Aim]) -> list[Message]:
    found: list[Message] = []
    for aim in aims:
        found += [gain for gain in aim.deed.gains if gain not in found]
    return found


def _chance(replies: list[Reply]) -> float:
    return _mean([reply.chance for reply in replies])


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
