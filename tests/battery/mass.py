"""Very many random games, each checked against the invariants its game declares.

python -m tests.battery.mass --games 10000                  every position of 10,000 games per number of players
python -m tests.battery.mass --games 10000 --end-only       the last position only (much quicker)
python -m tests.battery.mass --games 1000 --game point_city --players 2 --processes 2
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from tests.battery.cases import LONGEST, Case, all_cases

from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import checks_of


@dataclass
class Tally:
    """What a run of games came to."""

    games: int = 0
    decisions: int = 0
    checked: int = 0
    shortest: int = LONGEST
    longest: int = 0
    broken: list[str] = field(default_factory=list)
    turns: set[int] = field(default_factory=set)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.checked += other.checked
        self.shortest, self.longest = min(self.shortest, other.shortest), max(self.longest, other.longest)
        self.broken += other.broken
        self.turns |= other.turns


def run(case: Case, first: int, games: int, end_only: bool) -> Tally:
    """Play games number first, first + 1 … of a case."""
    tally, check = Tally(games=games), checks_of(case.game).broken_invariants
    for number in range(first, first + games):
        state, rng, played = case.new(f"mass {number}"), seeded(f"mass {number}", "battery"), 0
        while state.actor >= 0 and played < LONGEST:
            if not end_only:
                tally.broken += [f"{case} game {number} after {played}: {what}" for what in check(state)]
            state.play(state.random_action(rng))
            played += 1
        problems = check(state) if state.actor < 0 else [f"not ended after {LONGEST} actions"]
        tally.broken += [f"{case} game {number} at the end: {what}" for what in problems]
        tally.checked += 1 if end_only else played + 1
        tally.decisions += played
        tally.shortest, tally.longest = min(tally.shortest, played), max(tally.longest, played)
        tally.turns.add(int(state.turn))
    return tally


def shares(games: int, cases: list[Case], parts: int) -> list[tuple[Case, int, int]]:
    """The games of one number of players, spread evenly over its option sets and cut into parts."""
    jobs, pieces, first = [], len(cases) * parts, 0
    for piece in range(pieces):
        count = games // pieces + (piece < games % pieces)
        jobs.append((cases[piece % len(cases)], first, count))
        first += count
    return jobs


def main() -> int:
    parser = argparse.ArgumentParser(description="Check the invariants of very many random games.")
    parser.add_argument("--games", type=int, default=1000, help="for every number of players of every game")
    parser.add_argument("--end-only", action="store_true", help="check only the last position of each game")
    parser.add_argument("--game", help="this game only")
    parser.add_argument("--players", type=int, help="this number of players only")
    parser.add_argument("--processes", type=int, default=1)
    wish = parser.parse_args()
    cases = [case for case in all_cases() if wish.game in (None, case.game_id) and wish.players in (None, case.seats)]
    broken = 0
    with ProcessPoolExecutor(wish.processes) as pool:
        for table in dict.fromkeys((case.game_id, case.seats) for case in cases):
            mine = [case for case in cases if (case.game_id, case.seats) == table]
            total = Tally()
            jobs = shares(wish.games, mine, wish.processes)
            for tally in pool.map(run, *zip(*((*job, wish.end_only) for job in jobs), strict=True)):
                total.add(tally)
            broken += len(total.broken)
            print(
                f"{table[0]}, {table[1]} players: {total.games} games over {len(mine)} option sets, "
                f"{total.decisions} decisions ({total.shortest}–{total.longest} a game), "
                f"turns {sorted(total.turns)}, {total.checked} positions checked, {len(total.broken)} broken",
                flush=True,
            )
            print("".join(f"  {line}\n" for line in total.broken[:20]), end="")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
