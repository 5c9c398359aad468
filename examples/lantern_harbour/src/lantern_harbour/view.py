"""What one seat may see: all but the order of the bag and the deck, and crates that others drew face down."""

from __future__ import annotations

import msgspec

from lantern_harbour.components import NOTHING, Ship
from lantern_harbour.rules import LanternState
from lantern_harbour.state import ACTIONS_PER_TURN, STAGES, Rules
from triopolis.engine.contract import View


class HandView(msgspec.Struct, frozen=True, kw_only=True):
    """Crates are counted by kind."""

    known: list[int]
    """Those that everyone has seen."""
    hidden: int
    """How many more there are."""
    crates: list[int] | None
    """All of them, for their owner only."""


class LanternView(View, frozen=True, kw_only=True):
    storehouses: bool
    lamplighter: int
    """Points it scores beyond the usual ones for each ship; -1 if it does not play."""
    actions_left: int
    quay: list[int]
    """The open crates, -1 for an empty place."""
    bag: int
    """How many crates are left in it."""
    bay: list[int]
    """The ships that wait, -1 for an empty place."""
    deck: int
    """How many ships are still to arrive."""
    at_sea: list[int]
    """Ships that were sent away."""
    loaded: list[int]
    """Crates that were given for ships, by kind."""
    hands: list[HandView]
    """Seat by seat, then the lamplighter's crates."""
    harbours: list[list[int]]
    """The ship at each berth, -1 for none; seat by seat, then the lamplighter's."""
    winners: list[int]
    """Empty until the match is over."""


def make_view(state: LanternState, seat: int | None) -> LanternView:
    rules, over = state.rules, state.actor < 0
    return LanternView(
        seat=seat,
        actor=int(state.actor),
        actions=state.actions() if seat == state.actor else [],
        turn=int(state.turn),
        players=rules.players,
        first=int(state.first),
        scores=state.scores(),
        round=state.round,
        stage="" if over else STAGES[ACTIONS_PER_TURN - state.actions_left],
        storehouses=rules.storehouses,
        lamplighter=rules.lamplighter,
        actions_left=state.actions_left,
        quay=state.quay[:],
        bag=len(state.bag),
        bay=state.bay[:],
        deck=len(state.deck),
        at_sea=state.at_sea[:],
        loaded=state.loaded[:],
        hands=[_hand(state, who, who == seat) for who in range(rules.places)],
        harbours=[harbour[:] for harbour in state.harbours],
        winners=state.winners() if over else [],
    )


def _hand(state: LanternState, who: int, own: bool) -> HandView:
    hand, known = state.hands[who], state.known[who]
    return HandView(known=known[:], hidden=sum(hand) - sum(known), crates=hand[:] if own else None)


# The way back


def rules_of(ships: tuple[Ship, ...], view: LanternView) -> Rules:
    return Rules(ships, view.players, view.storehouses, view.lamplighter)


def visible_position(ships: tuple[Ship, ...], view: LanternView) -> LanternState:
    """The position with all that the view shows; what it hides is missing."""
    state = LanternState(rules_of(ships, view))
    state.actor, state.turn, state.first = view.actor, view.turn, view.first
    state.actions_left = view.actions_left
    state.quay, state.bay, state.at_sea = view.quay[:], view.bay[:], view.at_sea[:]
    state.loaded = view.loaded[:]
    state.known = [hand.known[:] for hand in view.hands]
    state.hands = [(hand.crates or hand.known)[:] for hand in view.hands]
    state.harbours = [harbour[:] for harbour in view.harbours]
    return state


def ships_in_sight(view: LanternView) -> set[int]:
    lying = [*view.bay, *view.at_sea, *(ship for harbour in view.harbours for ship in harbour)]
    return {ship for ship in lying if ship != NOTHING}
