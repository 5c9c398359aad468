"""Moves in words, and what a choice would bring: both from the view alone."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from triopolis.engine.contract import Event, Fact, Log, Move, Preview
from triopolis.engine.randomness import seeded
from triopolis.games.bloom_town.components import (
    EMPTY_STACKS_TO_END,
    ICONS,
    KIND_NAMES,
    TYPES,
    Components,
    type_of,
)
from triopolis.games.bloom_town.events import (
    Doubled,
    Drawn,
    HandScored,
    Placed,
    Recounted,
    RecountTileShown,
    Refilled,
)
from triopolis.games.bloom_town.moves import (
    CELL_NAMES,
    Double,
    DrawTile,
    EndTurn,
    ExtraTurn,
    Place,
    Recount,
    ScoreHand,
    TakeSlot,
    own_move,
    to_move,
)
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.scoring import recount_points
from triopolis.games.bloom_town.solo import WRAP_POINTS, next_stop, wraps
from triopolis.games.bloom_town.state import BUILT, NOTHING, Town
from triopolis.games.bloom_town.telling.details import (
    PlaceDetails,
    PointsDetails,
    PreviewDetails,
    RecountDetails,
    RivalStep,
)
from triopolis.games.bloom_town.telling.names import icon_name, tile_name, type_name, types_name
from triopolis.games.bloom_town.view import BloomTownView, RivalView, make_dealer
from triopolis.locales import Message, message

FROM_STACKS: Final = (Drawn, Refilled, RecountTileShown)
"""What a tile that comes from a stack is told by."""

# Previews


def previews(components: Components, view: BloomTownView, actions: list[int]) -> list[Preview]:
    """Each played out on one position that fits the view; what another one could change is left open."""
    imagined = make_dealer(components, view).deal(seeded("preview"))
    return [_preview(components, view, action, imagined.copy()) for action in actions]


def _preview(components: Components, view: BloomTownView, action: int, state: BloomTownState) -> Preview:
    move, seat, log = to_move(action), view.actor, Log()
    before = state.scores()[seat]
    state.play(action, log)
    after = state.scores()[seat]
    blind = _draws_blind(components, view, move, state)
    unsure = _may_recount(view, state, log.events) or _may_score_hand(view, state, blind)
    ended = state.turn != view.turn or state.actor != view.actor
    return Preview(
        score=None if unsure else after,
        gained=None if unsure else after - before,
        sure=_own_points(log.events, seat) if unsure else None,
        ends_turn=None if blind else ended,
        details=_details(components, view, log.events),
    )


def _may_recount(view: BloomTownView, state: BloomTownState, events: list[Event]) -> bool:
    """Tiles come from the stacks, and a recount tile among them could bring this town points."""
    if view.switches.training or not any(isinstance(event.public, FROM_STACKS) for event in events):
        return False
    town = state.towns[view.actor]
    return any(view.recounts[which] < 2 and recount_points(state.rules, town, which) > 0 for which in range(5))


def _may_score_hand(view: BloomTownView, state: BloomTownState, blind: bool) -> bool:
    """The match may end here, and a hand of one type then scores at once: but only after the hands before it, and only
    if a tile drawn blind is of that type too."""
    last, ended = (view.actor + 1) % view.players == view.first, state.turn != view.turn
    if view.switches.training or view.stage == "hand" or not last or not (blind or ended):
        return False
    town = state.towns[view.actor]
    if not any(recount_points(state.rules, town, which) for which in _one_type(view, town, blind)):
        return False
    hidden = sum(2 - showing for showing in view.recounts)
    drawn = [left - int(state.stack_left(slot)) for slot, left in enumerate(view.stacks)]
    most = [given + hidden if given else 0 for given in drawn] if ended else [2 + hidden] * len(drawn)
    if sum(left <= given for left, given in zip(view.stacks, most, strict=True)) < EMPTY_STACKS_TO_END[view.players]:
        return False
    sure = sum(left <= min(1, given) for left, given in zip(view.stacks, drawn, strict=True))
    others = any(town.hand.hidden for seat, town in enumerate(view.towns) if seat != view.actor)
    return blind or others or (hidden > 0 and sure < EMPTY_STACKS_TO_END[view.players])


def _one_type(view: BloomTownView, town: Town, blind: bool) -> set[int]:
    """The type that the hand may score unasked: that of both its tiles; after a blind draw, of the one it kept."""
    types = {int(type_of(tile)) for tile in (town.low, town.high) if tile != NOTHING}
    if blind:
        return types & {int(type_of(tile)) for tile in view.towns[view.actor].hand.tiles or []}
    return types if len(types) == 1 else set()


def _draws_blind(components: Components, view: BloomTownView, move: Move, state: BloomTownState) -> bool:
    """A blind draw may turn up recount tiles, and with them something more to choose."""
    if isinstance(move, Place):
        cell = CELL_NAMES.index(move.cell)
    elif view.stage == "built" and not isinstance(move, TakeSlot):
        cell = view.cell
    else:
        return False
    slot = components.boards[view.switches.side].slots[cell]
    still_to_draw = state.stage == BUILT and state.turn == view.turn
    return not still_to_draw and view.market[slot] < 0 and view.stacks[slot] > 0


def _first_fact(events: list[Event]) -> Fact | None:
    """What follows by itself is not what the action brings."""
    return events[0].public if events else None


def _own_points(events: list[Event], seat: int) -> int | None:
    """The points that the action itself brings."""
    match _first_fact(events):
        case Placed() | Doubled() | HandScored() as scored:
            return scored.points
        case Recounted() as recount:
            return recount.points[seat]
    return None


def _details(components: Components, view: BloomTownView, events: list[Event]) -> PreviewDetails | None:
    match _first_fact(events):
        case Placed() as placed:
            return _place_details(components, view, placed)
        case Doubled() | HandScored() as scored:
            return PointsDetails(points=scored.points, cells=scored.cells)
        case Recounted() as recount:
            return RecountDetails(points=recount.points, cells=recount.cells, tiles=recount.tiles)
    return None


def _place_details(components: Components, view: BloomTownView, placed: Placed) -> PlaceDetails:
    """The points, the tile that follows and what the cell offers."""
    board = components.boards[view.switches.side]
    slot = board.slots[placed.cell]
    draws: Literal["tile", "blind", "any"] = "tile" if view.market[slot] >= 0 else "any"
    if draws == "any" and view.stacks[slot]:
        draws = "blind"
    rival = None if view.rival is None or draws == "any" else _rival_step(view, view.rival, slot)
    return PlaceDetails(
        points=placed.points,
        cells=placed.cells,
        slot=slot,
        draws=draws,
        tile=view.market[slot],
        spring=board.springs[placed.cell] and not view.switches.training,
        rival=rival,
        ends=_ends(view, _stacks_after(view, slot, draws, rival)),
    )


def _stacks_after(view: BloomTownView, slot: int, draws: str, rival: RivalStep | None) -> list[int]:
    """How many tiles the stacks have when the market is refilled after this move, if no community tile turns up."""
    gone = {slot} if rival is None else {slot, rival.slot}
    stacks = list(view.stacks)
    stacks[slot] -= draws == "blind"
    return [left - (left > 0 and (view.market[at] < 0 or at in gone)) for at, left in enumerate(stacks)]


def _ends(view: BloomTownView, stacks: list[int]) -> Literal["round", "match"] | None:
    """The last round is played to its end: whoever is last in it ends the match."""
    if stacks.count(0) < view.stacks_to_end:
        return None
    if (view.actor + 1) % view.players == view.first:
        return "match"
    return None if view.stacks.count(0) >= view.stacks_to_end else "round"


def _rival_step(view: BloomTownView, rival: RivalView, gone: int) -> RivalStep | None:
    """The solo opponent's next tile, from a market in which one slot has just been emptied and nothing refilled."""
    filled = sum(1 << slot for slot, tile in enumerate(view.market) if tile >= 0 and slot != gone)
    stop = int(next_stop(filled, rival.marker))
    if stop < 0:
        return None
    tile, switches = view.market[stop], view.switches
    points = int(WRAP_POINTS) if switches.side == "A" and wraps(rival.marker, stop) else 0
    if switches.rival_scoring == "takes":
        owned = sum(count for kind, count in enumerate(rival.collected) if type_of(kind) == type_of(tile))
        points += rival.table[min(owned, len(rival.table) - 1)]
    return RivalStep(slot=stop, tile=tile, points=points)


# Moves in words


def describe_move(components: Components, view: BloomTownView, move: Move) -> Message:
    own = own_move(move)
    match own:
        case Place():
            return _describe_place(components, view, own)
        case Double():
            return message(f"bt-move-double-{own.by}")
        case ExtraTurn():
            return message(f"bt-move-extra-{own.by}")
        case Recount():
            return message("bt-move-recount", types=types_name(TYPES.index(own.type)))
        case DrawTile():
            return message("bt-move-draw")
        case TakeSlot():
            slot = ICONS.index(own.icon)
            return message("bt-move-take", tile=tile_name(view.market[slot]), icon=icon_name(slot))
        case EndTurn():
            return message("bt-move-end")
        case ScoreHand():
            return message("bt-move-hand", type=type_name(TYPES.index(own.type)))
    assert_never(own)


def _describe_place(components: Components, view: BloomTownView, move: Place) -> Message:
    slot = components.boards[view.switches.side].slots[CELL_NAMES.index(move.cell)]
    tile = tile_name(KIND_NAMES.index(move.tile))
    return message("bt-move-place", tile=tile, cell=move.cell, icon=icon_name(slot))
