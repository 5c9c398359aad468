"""What one seat may see: all but the stacks, what was left over beside them, and other players' tiles that were dealt
or drawn face down."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.contract import View
from triopolis.games.bloom_town import counters
from triopolis.games.bloom_town.components import CELLS, EMPTY_STACKS_TO_END, KINDS, SLOTS, Components
from triopolis.games.bloom_town.dealer import BloomTownDealer
from triopolis.games.bloom_town.history import remembered
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.solo import OPPONENTS, TABLES
from triopolis.games.bloom_town.state import HAND, NOTHING, STAGES, Rules, Town, empty_town


class HandView(msgspec.Struct, frozen=True):
    """A hand as the others see it, and in one's own view the tiles themselves."""

    known: list[int]
    """Tiles taken face up from the market."""
    hidden: int
    """How many more there are."""
    tiles: list[int] | None
    """All of them, for the owner only."""


class TownView(msgspec.Struct, frozen=True, kw_only=True):
    tiles: list[int]
    """The kind of tile on each cell, -1 for none."""
    hand: HandView
    flower: bool
    score: int
    earned: list[int]
    """Placements by type, doubles, recounts, hand: where the points came from."""
    hand_type: int
    """The type scored from the hand at the end, -1 until then."""


class RivalView(msgspec.Struct, frozen=True, kw_only=True):
    """The solo opponent."""

    name: str
    collected: list[int]
    marker: int
    score: int
    earned: list[int]
    """Tiles taken, wraps, recounts (7th), the end (8th)."""
    table: list[int]
    """What one, two … seven or more tiles of a type are worth to it."""


class SwitchView(msgspec.Struct, frozen=True, kw_only=True):
    """The rule switches of the match."""

    training: bool
    side: str
    office_group: bool
    subway_group: bool
    recount_after_flower: bool
    rival_scoring: str
    """When the solo opponent scores: takes, or recounts."""
    third_shop: int


class BloomTownView(View, frozen=True, kw_only=True):
    switches: SwitchView
    cell: int
    placed: int
    spring: bool
    may_double: bool
    may_extend: bool
    again: bool
    market: list[int]
    stacks: list[int]
    """How many tiles each stack still has."""
    stacks_to_end: int = 0
    """So many empty stacks make it the last round."""
    stack_size: int
    removed_shops: list[int]
    """The kinds of the shops taken out of the game during setup, in sight of all."""
    recounts: list[int]
    flowered: list[int]
    recount_points: list[list[int]] = msgspec.field(default_factory=list)
    """What a recount of each type would bring each place as things stand; empty in the training game."""
    history: list[int]
    towns: list[TownView]
    rival: RivalView | None
    winners: list[int]
    """Empty until the match is over."""

    def __post_init__(self) -> None:
        """Kept views may be older than the field."""
        if not self.stacks_to_end:
            number = 1 if self.switches.training else EMPTY_STACKS_TO_END[self.players]
            msgspec.structs.force_setattr(self, "stacks_to_end", number)


def make_view(state: BloomTownState, seat: int | None) -> BloomTownView:
    mine = seat is not None and seat == state.actor
    return BloomTownView(
        seat=seat,
        actor=int(state.actor),
        actions=state.actions() if mine else [],
        turn=int(state.turn),
        players=int(state.rules.players),
        first=int(state.first),
        scores=state.scores(),
        round=_round(state),
        stage=STAGES[state.stage],
        switches=_switches(state.rules),
        cell=int(state.cell),
        placed=int(state.placed),
        spring=state.spring,
        may_double=state.may_double,
        may_extend=state.may_extend,
        again=state.again,
        market=state.market_tiles(),
        stacks=[int(state.stack_left(slot)) for slot in range(SLOTS)],
        stacks_to_end=int(state.rules.stacks_to_end),
        stack_size=int(state.stack_size),
        removed_shops=state.removed_shops(),
        recounts=state.recounts(),
        flowered=bits.listed(state.flowered),
        recount_points=state.recounts_now(),
        history=state.past_recounts(),
        towns=[_town(town, place == seat) for place, town in enumerate(state.towns)],
        rival=_rival(state) if state.rules.opponent else None,
        winners=state.winners() if state.actor < 0 else [],
    )


def _round(state: BloomTownState) -> int:
    """The round that is played; when all have been, the last one."""
    played = int(state.turn // state.rules.players)
    return played if state.actor < 0 or state.stage == HAND else played + 1


def _switches(rules: Rules) -> SwitchView:
    return SwitchView(
        training=rules.training,
        side="AB"[rules.side],
        office_group=rules.office_group,
        subway_group=rules.subway_group,
        recount_after_flower=rules.recount_after_flower,
        rival_scoring="takes" if rules.rival_scores_takes else "recounts",
        third_shop=int(rules.third_shop),
    )


def _town(town: Town, own: bool) -> TownView:
    tiles = [-1] * CELLS
    for kind in range(KINDS):
        for cell in bits.listed(town.tiles[kind]):
            tiles[cell] = kind
    return TownView(
        tiles=tiles,
        hand=_hand(town, own),
        flower=town.flower,
        score=int(town.score),
        earned=town.earned(),
        hand_type=int(town.hand_type),
    )


def _hand(town: Town, own: bool) -> HandView:
    hand = [(int(town.low), town.low_known), (int(town.high), town.high_known)]
    tiles = [tile for tile, _ in hand if tile != NOTHING]
    known = [tile for tile, open_to_all in hand if open_to_all]
    return HandView(known, len(tiles) - len(known), tiles if own else None)


def _rival(state: BloomTownState) -> RivalView:
    return RivalView(
        name=OPPONENTS[state.rules.opponent],
        collected=counters.unpack(state.collected, KINDS),
        marker=int(state.marker),
        score=int(state.rival_score),
        earned=state.rival_earned(),
        table=TABLES[state.rules.opponent][1:],
    )


# The way back: the view as a position in which the unknown is still to be dealt.


def rules_of(components: Components, view: BloomTownView) -> Rules:
    switches = view.switches
    opponent = OPPONENTS.index(view.rival.name) if view.rival else 0
    side = "AB".index(switches.side)
    rules = Rules(components, view.players, switches.training, side, opponent, switches.third_shop)
    rules.office_group, rules.subway_group = switches.office_group, switches.subway_group
    rules.recount_after_flower = switches.recount_after_flower
    rules.rival_scores_takes = switches.rival_scoring == "takes"
    return rules


def make_dealer(components: Components, view: BloomTownView) -> BloomTownDealer:
    state = BloomTownState(rules_of(components, view))
    state.actor, state.turn, state.first = view.actor, view.turn, view.first
    state.stage, state.cell, state.placed = STAGES.index(view.stage), view.cell, view.placed
    state.spring, state.again = view.spring, view.again
    state.may_double, state.may_extend = view.may_double, view.may_extend
    state.stack_size = view.stack_size
    # The shops that left the game stand last among what did; leftovers are dealt behind them.
    state.box = vec[i64]([*list(state.rules.removed)[: 4 * int(state.rules.leaving)], *view.removed_shops])
    state.flowered = sum(1 << which for which in view.flowered)
    state.history = remembered(view.history, 2 if view.rival else view.players)
    state.set_stacks_left(view.stacks)
    for slot, tile in enumerate(view.market):
        if tile != NOTHING:
            state.put_in(slot, tile)
    for which, showing in enumerate(view.recounts):
        for _ in range(showing):
            state.add_recount(which)
    state.towns = [_open_town(town) for town in view.towns]
    if view.rival:
        _open_rival(state, view.rival)
    return BloomTownDealer(state, [0 if town.hand.tiles is not None else town.hand.hidden for town in view.towns])


def _open_town(view: TownView) -> Town:
    town = empty_town()
    for cell, kind in enumerate(view.tiles):
        if kind >= 0:
            town.tiles[kind] |= 1 << cell
            town.built |= 1 << cell
    unknown = list(view.hand.tiles or [])
    for tile in view.hand.known:
        if tile in unknown:
            unknown.remove(tile)
        town.take(tile, True)
    for tile in unknown:
        town.take(tile, False)
    town.flower, town.score = view.flower, view.score
    town.set_earned(view.earned)
    town.hand_type = view.hand_type
    return town


def _open_rival(state: BloomTownState, view: RivalView) -> None:
    state.marker, state.rival_score = view.marker, view.score
    state.collected = counters.pack(view.collected)
    state.set_rival_earned(view.earned)
