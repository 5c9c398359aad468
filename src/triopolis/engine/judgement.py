"""`judgement`, a room of a game: what can be seen in a position, as features that are there or not.

What they are worth is learned (`triopolis train`) and lies in `judgement.weights` beside the room: the weights of all
features that are there are added up, seat by seat, and whose sum is greatest is likeliest to win (bots/judge.py). A
game says only what is to be seen. It looks at rules and at the numbers of components, never at which card it is, so
that what was learned still holds with other cards; and only at what lies open, or what the seat itself holds.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from triopolis.engine.contract import StateT
from triopolis.engine.randomness import Generator

MOST_ACTIVE: Final = 256
"""Features of one place at most, and so the length of the list they are written to."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[StateT]):
    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        """How many features there are; they are counted from 0."""

    @abstractmethod
    def active(self, state: StateT, place: i64, found: vec[i64]) -> i64:
        """Write the features of one place of scores() (a solo opponent has its own) into `found`; returns how many.

        Only asked where `quiet` holds.
        """

    @abstractmethod
    def quiet(self, state: StateT) -> bool:
        """Nothing hangs: no payment is due, no choice of a turn is half made. The end of a match is not asked about."""

    def skip_hidden(self, state: StateT) -> i64:
        """Where something hangs that will be turned up: go on with the turn as if it were there already, unseen.

        The position is a copy that serves no other end. Returns what the unseen may be worth to the actor, in
        thousandths of log odds.
        """
        return 0

    def reorder_hidden(self, state: StateT, rng: Generator) -> None:
        """Put what nobody has seen in another order: so that a player who tries moves does not see what is to come."""

    def trust(self, state: StateT) -> i64:
        """How far to believe the weights, in thousandths; the rest is an even share for everybody. Less where a match
        drags on: then it pays for who leads to bring it to its end."""
        return 1000

    def meaning(self, state: StateT, action: i64) -> i64:
        """What an action is, whatever was turned up before: the same number in two positions means the same move. “Take
        the second one” is another move when another card lies there."""
        return action

    def sensible(self, state: StateT) -> list[int]:
        """The legal actions without those that nobody who knows the rules would take. Only what lies open counts."""
        return state.actions()

    def tried(self, state: StateT) -> list[int]:
        """The legal actions that are worth a try where a position is only thought of, not before one on the table."""
        return state.actions()

    def last_turn(self, state: StateT) -> bool:
        """Whether the actor is in their last turn, and can know it: then even a weak level counts exactly."""
        return False

    def groups(self) -> dict[str, list[int]]:
        """Features that belong together, by what they are about. A weak level may overlook some of them."""
        return {}

    def kind(self, state: StateT) -> str:
        """The kind of match: told chances are corrected kind by kind (bots/odds.py)."""
        return str(len(state.scores()))

    def covers(self, state: StateT) -> bool:
        """Whether what was learned holds for these rules and components; if not, the evaluation by hand decides."""
        return True
