"""What can be seen of a solo opponent, as features (layout.py)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.games.bloom_town import counters, layout
from triopolis.games.bloom_town.components import type_of
from triopolis.games.bloom_town.layout import TIME, add, add_on_scale
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.solo import next_stop, owned, table_points
from triopolis.games.bloom_town.state import NOTHING
from triopolis.games.bloom_town.time_left import TimeLeft


class RivalJudgement:
    def active(self, state: BloomTownState, time_left: TimeLeft, found: vec[i64]) -> i64:
        level: i64 = state.rules.opponent
        turns: i64 = time_left.turns(state, 0)
        whole: i64 = min((turns + 8) >> 4, layout.MOST_TURNS)
        time: i64 = TIME[whole]
        lead: i64 = state.rival_score + certain_points(state) - state.towns[0].score - layout.RIVAL_LEAD_FROM
        first: i64 = layout.RIVAL_LEAD + time * layout.RIVAL_LEAD_SCALE
        count: i64 = add_on_scale(found, 0, first, lead, layout.RIVAL_LEAD_MARKS)
        recounts: i64 = recounts_to_come(state, time_left.chance)
        to_come: i64 = recounts + (turns * next_tile(state) >> 8)
        first = layout.RIVAL_TO_COME + time * layout.RIVAL_TO_COME_SCALE
        count = add_on_scale(found, count, first, to_come, layout.RIVAL_TO_COME_MARKS)
        count = add(found, count, layout.RIVAL_RECOUNTS, recounts >> 2, 9)
        for which in range(i64(5)):
            count = add(found, count, layout.RIVAL_TILES + 8 * which, owned(state.collected, which), 7)
        kind: i64 = 4 * (level - 1) + 2 * state.rules.side
        if not state.rules.rival_scores_takes:
            kind += 1
        count = add(found, count, layout.RIVAL_LEVEL + 12 * time, kind, 11)
        count = add(found, count, layout.RIVAL_TURNS, whole, layout.MOST_TURNS)
        return self.add_marker(state, found, count)

    def add_marker(self, state: BloomTownState, found: vec[i64], count: i64) -> i64:
        """Where it stands, and the tile that it would take if nobody else did."""
        count = add(found, count, layout.MARKER, state.marker, 4)
        stop: i64 = next_stop(state.filled, state.marker)
        if stop == NOTHING or state.fresh >> stop & 1:
            return count
        which: i64 = type_of(counters.at(state.market, stop))
        points: i64 = table_points(state.rules.opponent, owned(state.collected, which) + 1)
        return add(found, count, layout.NEXT_TILE, points >> 2, 7)


def certain_points(state: BloomTownState) -> i64:
    """What it would score at the end for the tiles it has."""
    points: i64 = 0
    for which in range(i64(5)):
        points += table_points(state.rules.opponent, owned(state.collected, which))
    return points


def recounts_to_come(state: BloomTownState, chance: i64) -> i64:
    """What recounts may bring, each as likely as its tiles are to turn up before the end (256ths)."""
    points: i64 = 0
    for which in range(i64(5)):
        brings: i64 = table_points(state.rules.opponent, owned(state.collected, which))
        if state.showing(which) == 0:
            points += (chance * chance >> 8) * brings
        elif state.recount_to_come(which):
            points += chance * brings
    return points >> 8


def next_tile(state: BloomTownState) -> i64:
    """What a tile brings it on average, at once and at the end, in sixteenths."""
    level: i64 = state.rules.opponent
    points: i64 = 0
    for which in range(i64(5)):
        have: i64 = owned(state.collected, which)
        more: i64 = table_points(level, have + 1)
        points += more - table_points(level, have)
        if state.rules.rival_scores_takes:
            points += more
    # A fifth of it, and five points for about every fourth step on side A.
    points = points * 51 >> 4
    if state.rules.side == 0:
        points += 20
    return points
