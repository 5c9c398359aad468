"""How likely everybody is to win, by a game's judgement and its learned weights.

A position where nothing hangs is judged as it lies. In the middle of a turn every way to go on is tried, and the one
that is best for whoever chooses is judged; what is still to be turned up on the way is not looked at.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from triopolis.bots.chances import raised, shares
from triopolis.bots.network import Network
from triopolis.bots.tree_search import best_other
from triopolis.engine.contract import Dealer, State
from triopolis.engine.judgement import MOST_ACTIVE, Judgement
from triopolis.engine.randomness import Generator

BY_MARGIN: Final = 0.02
"""The part of a result that says by how much: it decides between moves that win, or lose, all the same."""
FAR: Final = 10.0
"""A lead of so many points makes three quarters of that part."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Plays on in a position that it is given whole: for trying out how a match may go on, never at a table."""

    @abstractmethod
    def promises(self, state: State, rng: Generator) -> list[float]:
        """How good each of the actions is for the actor, without a look at what is to be turned up."""

    def forecast(self, state: State) -> list[float]:
        """Everybody's chance to win in a position where nothing hangs; empty from who cannot tell."""
        return []

    def choice(self, state: State, rng: Generator) -> i64:
        """The best of them."""
        actions: list[int] = state.actions()
        if len(actions) == 1:
            return actions[0]
        promises: list[float] = self.promises(state, rng)
        best: int = 0
        for place in range(1, len(promises)):
            if promises[place] > promises[best]:
                best = place
        return actions[best]


class Judge(Player):
    """For one match: so many places, a solo opponent's included."""

    def __init__(self, judgement: Judgement, network: Network, places: int) -> None:
        self.judgement: Judgement = judgement
        self.network: Network = network
        self.places: i64 = places
        self.found: vec[i64] = vec[i64]([0] * MOST_ACTIVE)

    def chances(self, state: State) -> vec[float]:
        """Everybody's chance to win. The position is used up: it may be another afterwards."""
        if state.actor < 0:
            return results(state)
        if self.judgement.quiet(state):
            return self.judged(state)
        better: i64 = self.judgement.skip_hidden(state)
        seat: i64 = state.actor
        best: vec[float] = vec[float]()
        for action in self.judgement.tried(state):
            trial: State = state.copy()
            trial.play(action, None)
            found: vec[float] = self.chances(trial)
            if len(best) == 0 or found[seat] > best[seat]:
                best = found
        return raised(best, seat, better)

    def judged(self, state: State) -> vec[float]:
        """The same where nothing hangs."""
        strengths: vec[i64] = vec[i64]([0] * int(self.places))
        for place in range(self.places):
            count: i64 = self.judgement.active(state, place, self.found)
            strengths[place] = self.network.strength(self.found, count)
        trust: i64 = self.judgement.trust(state)
        chances: vec[float] = shares(strengths)
        if trust < 1000:
            for place in range(self.places):
                even: float = float(1000 - trust) / (1000.0 * float(self.places))
                chances[place] = chances[place] * float(trust) / 1000.0 + even
        return chances

    def after(self, state: State, action: i64) -> vec[float]:
        """Everybody's chance once an action is played; the position stays as it is."""
        trial: State = state.copy()
        trial.play(action, None)
        return self.chances(trial)

    def expected(self, dealer: Dealer, rng: Generator, seat: i64, deals: i64) -> float:
        """A seat's chance where nothing hangs: the mean over the imagined positions."""
        total: float = 0.0
        for _ in range(deals):
            total += self.judged(dealer.deal(rng))[seat]
        return total / float(deals)

    def forecast(self, state: State) -> list[float]:
        return list(self.judged(state))

    def promises(self, state: State, rng: Generator) -> list[float]:
        """One move ahead."""
        unseen: State = state.copy()
        self.judgement.reorder_hidden(unseen, rng)
        seat: i64 = state.actor
        return [self.after(unseen, action)[seat] for action in state.actions()]


class Outlook:
    """What one move promises: the mean over the imagined positions."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.chance: float = 0.0


def look(judge: Judge, dealer: Dealer, rng: Generator, actions: list[int], seat: i64, deals: i64) -> list[Outlook]:
    """Every move with the chance to win that it promises, in the order of the actions. All see the same deals."""
    outlooks: list[Outlook] = [Outlook(action) for action in actions]
    for _ in range(deals):
        position: State = dealer.deal(rng)
        for outlook in outlooks:
            outlook.chance += judge.after(position, outlook.action)[seat] / float(deals)
    return outlooks


def results(state: State) -> vec[float]:
    """A finished match: to the winners their shares of victory, and a little to everybody for the margin."""
    scores: list[int] = state.scores()
    winners: list[int] = state.winners()
    values: vec[float] = vec[float]([0.0] * len(scores))
    for place in range(i64(len(scores))):
        share: float = 1.0 / float(len(winners)) if int(place) in winners else 0.0
        values[place] = (1.0 - BY_MARGIN) * share + BY_MARGIN * placed(margin(scores, int(place)))
    return values


def placed(lead: i64) -> float:
    """A margin between 0 and 1, half for none."""
    far: float = float(lead) / FAR
    return 0.5 + 0.5 * far / (1.0 + (far if far > 0.0 else -far))


def margin(scores: list[int], place: int) -> i64:
    """By how much a place leads, or is behind the best of the others; alone, its points."""
    return scores[place] - best_other(scores, place)
