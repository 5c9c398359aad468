"""How long a match will last, guessed from the stacks: fitted to games of players who hasten the end or put it off.

Numbers are in sixteenths, chances in 256ths: whole numbers are quick and the same on every machine.
"""

from __future__ import annotations

from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.state import Rules


class TimeLeft:
    """Made once and asked about many positions: it holds what was found last."""

    def __init__(self) -> None:
        self.rounds: i64 = 0
        """Rounds after this one, in sixteenths."""
        self.chance: i64 = 0
        """Of a tile in the stacks, to turn up before the end; in 256ths."""
        self.lacking: i64 = 0
        """Stacks that are still to be emptied before the match ends."""
        self.height: i64 = 0
        """The size of the last of them."""

    def look(self, state: BloomTownState) -> None:
        rules: Rules = state.rules
        # How many stacks there are of each size, four bits for each.
        sizes: i64 = 0
        hidden: i64 = 0
        for slot in range(i64(5)):
            left: i64 = state.stack_left(slot)
            sizes += 1 << (4 * left)
            hidden += left
        self.lacking = rules.stacks_to_end - (sizes & 15)
        self.height = 0
        self.rounds = 0
        self.chance = 0
        if self.lacking > 0:
            self.guess(state, sizes, hidden)

    def guess(self, state: BloomTownState, sizes: i64, hidden: i64) -> None:
        """The end comes when so many of the smallest stacks are empty; the others shrink meanwhile."""
        rules: Rules = state.rules
        missing: i64 = self.lacking
        height: i64 = 0
        fewest: i64 = 0
        while missing > 0:
            height += 1
            here: i64 = min(sizes >> (4 * height) & 15, missing)
            missing -= here
            fewest += here * height
        evenly: i64 = 0
        for slot in range(i64(5)):
            left: i64 = state.stack_left(slot)
            evenly += min(left, height)
        recounts: i64 = rules.recount_tiles - bits.size(state.shown | state.shown_twice << 5)
        draws: i64 = 6 * evenly + 4 * fewest
        drawers: i64 = rules.players
        if rules.opponent:
            drawers += 1
        begun: i64 = state.actor - state.first
        if begun < 0:
            begun += rules.players
        rounds: i64 = (draws * (hidden - recounts) // hidden - 16 * (rules.players - begun)) // drawers + 12
        self.height = height
        if rounds > 0:
            self.rounds = rounds
        self.chance = 16 * draws // hidden

    def turns(self, state: BloomTownState, seat: i64) -> i64:
        """Turns that a seat will still begin, or is about to; in sixteenths."""
        place: i64 = seat - state.first
        if place < 0:
            place += state.rules.players
        playing: i64 = state.actor - state.first
        if playing < 0:
            playing += state.rules.players
        if place >= playing:
            return self.rounds + 16
        return self.rounds
