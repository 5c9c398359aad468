"""What moves lead to: the raw material of learning.

In matches of a player against itself, now and then with a random move, some decisions are looked at closely: the moves
that seem best and some others are each played, in the same imagined deals, and the match is played on to its end, or
for some turns to where a player who can tell says how likely everybody is to win. So the material shows what the other
moves would have brought. For every such match it is noted what was to be seen right after the move, and at a few later
moments, and how it ended.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.bots.judge import Player, margin
from triopolis.engine.contract import Dealer, Evaluator, State
from triopolis.engine.judgement import MOST_ACTIVE, Judgement
from triopolis.engine.randomness import Generator

ALONE: Final = -1
"""The group of what was noted later on in a match: there is nothing to compare it with."""


class Sample:
    """What was to be seen at one moment of one match, place by place, and how the match ended."""

    def __init__(self, group: int, mover: int, turn: int, features: list[list[int]]) -> None:
        self.group: int = group
        self.mover: int = mover
        """Who has just moved."""
        self.turn: int = turn
        self.features: list[list[int]] = features
        self.shares: list[float] = []
        """Of victory."""
        self.margins: list[int] = []
        self.foretold: bool = False
        """The shares are what was likely some turns later, not what came in the end; the margins say nothing then."""


class ByHand(Player):
    """Looks one action ahead by the evaluation that was written by hand: the player to begin with."""

    def __init__(self, judgement: Judgement, evaluator: Evaluator, places: int) -> None:
        self.judgement: Judgement = judgement
        self.evaluator: Evaluator = evaluator
        self.places: i64 = places

    def promises(self, state: State, rng: Generator) -> list[float]:
        unseen: State = state.copy()
        self.judgement.reorder_hidden(unseen, rng)
        leads: list[float] = []
        for action in state.actions():
            trial: State = unseen.copy()
            trial.play(action, None)
            leads.append(self.lead(trial, state.actor))
        return leads

    def lead(self, state: State, seat: i64) -> float:
        own: float = self.evaluator.value(state, seat)
        rival: float = -1e9
        for place in range(self.places):
            if place != seat:
                rival = max(rival, self.evaluator.value(state, place))
        lead: float = own - rival if self.places > 1 else own
        if state.actor < 0:
            lead += 100.0 if int(seat) in state.winners() else -100.0
        return lead


def ranked(player: Player, state: State, rng: Generator) -> list[int]:
    """The legal actions, the most promising one move ahead first."""
    promises: list[float] = player.promises(state, rng)
    actions: list[int] = state.actions()
    order: list[int] = sorted(range(len(actions)), key=lambda place: -promises[place])
    return [actions[place] for place in order]


def follow_up(
    dealer: Dealer,
    actions: list[int],
    judgement: Judgement,
    player: Player,
    places: int,
    group: int,
    deals: int,
    later: float,
    longest: int,
    turns: int,
    rng: Generator,
) -> list[Sample]:
    """Each of these actions in the same deals, played on; notes later moments with this probability."""
    samples: list[Sample] = []
    for _ in range(deals):
        deal: State = dealer.deal(rng)
        for action in actions:
            state: State = deal.copy()
            mover: int = int(state.actor)
            state.play(action, None)
            samples += play_on(state, mover, judgement, player, places, group, later, longest, turns, rng)
    return samples


def play_on(
    state: State,
    mover: int,
    judgement: Judgement,
    player: Player,
    places: int,
    group: int,
    later: float,
    longest: int,
    turns: int,
    rng: Generator,
) -> list[Sample]:
    """What was noted in a match; one that does not come to an end in so many actions counts as it stands then. After
    so many turns (0: never) the player foretells the rest, if it can."""
    noted: list[Sample] = []
    due: bool = True
    found: vec[i64] = vec[i64]([0] * MOST_ACTIVE)
    last: i64 = state.turn + turns
    for _ in range(longest):
        if state.actor < 0:
            break
        if turns > 0 and len(noted) > 0 and state.turn >= last and judgement.quiet(state):
            chances: list[float] = player.forecast(state)
            if len(chances) > 0:
                return foretold(noted, chances)
        if due and judgement.quiet(state):
            noted.append(Sample(group, mover, int(state.turn), features(judgement, state, places, found)))
            group = ALONE
            due = False
        mover = int(state.actor)
        state.play(player.choice(state, rng), None)
        due = due or rng.fraction() < later
    scores: list[int] = state.scores()
    winners: list[int] = state.winners()
    for sample in noted:
        sample.shares = [1.0 / len(winners) if place in winners else 0.0 for place in range(places)]
        sample.margins = [int(margin(scores, place)) for place in range(places)]
    return noted


def foretold(noted: list[Sample], chances: list[float]) -> list[Sample]:
    for sample in noted:
        sample.shares = chances
        sample.margins = [0] * len(chances)
        sample.foretold = True
    return noted


def features(judgement: Judgement, state: State, places: int, found: vec[i64]) -> list[list[int]]:
    """What is to be seen, place by place."""
    seen: list[list[int]] = []
    for place in range(i64(places)):
        count: i64 = judgement.active(state, place, found)
        seen.append([int(found[number]) for number in range(count)])
    return seen
