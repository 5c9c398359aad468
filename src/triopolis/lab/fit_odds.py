"""Fits the correction of told chances (bots/odds.py) to the results of a calibration, and writes it to the games.

python -m triopolis.lab.fit_odds docs/levels/odds.json docs/levels/odds

The plan asks `puct` itself, whose chances are not corrected. Results that the correction was fitted to do not show
whether it holds: for that `docs/levels/calibration.json` asks the adviser in other deals.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from triopolis.bots.odds import Odds, odds_file
from triopolis.engine.registry import find_game
from triopolis.engine.rooms import judgement_of
from triopolis.lab.calibration import Bin, Calibrated, read_calibrated
from triopolis.lab.calibration_plan import questions, read_samplings
from triopolis.lab.kept import results_file

PRIOR: Final = 5.0
"""So many positions speak for leaving the odds as they are: where all matches are won, or none, nothing else would
hold the line."""
STEPS: Final = 50
EDGE: Final = 0.005
"""Chances closer to 0 or 1 count as this far away."""


def fitted(bins: Iterable[Bin]) -> Odds:
    """The likeliest line through log odds (Platt 1999), by Newton's method."""
    points = [(_log_odds(bin.mean_said), bin.mean_won, bin.positions) for bin in bins if bin.positions]
    scale, shift = 1.0, 0.0
    for _ in range(STEPS):
        # Gradient and curvature, begun with the prior.
        by_scale, by_shift = PRIOR * (1 - scale), PRIOR * (0 - shift)
        scales, both, shifts = PRIOR, 0.0, PRIOR
        for odds, won, count in points:
            chance = 1 / (1 + math.exp(-(scale * odds + shift)))
            error, spread = count * (won - chance), count * chance * (1 - chance)
            by_scale += error * odds
            by_shift += error
            scales += spread * odds * odds
            both += spread * odds
            shifts += spread
        area = scales * shifts - both * both
        scale += (by_scale * shifts - by_shift * both) / area
        shift += (by_shift * scales - by_scale * both) / area
    return Odds(round(scale * 1000), round(shift * 1000))


def _log_odds(chance: float) -> float:
    inside = min(max(chance, EDGE), 1 - EDGE)
    return math.log(inside / (1 - inside))


def kind_of(result: Calibrated) -> str:
    """The kind of match that an entry plays, as its game's judgement tells it."""
    game, judgement = find_game(result.entry.game), judgement_of(result.entry.game)
    assert judgement is not None, f"{result.entry.game} has no judgement"
    return judgement.kind(game.new(questions(result.entry).matches.options, result.entry.seats, "any"))


def odds_by_game(results: Sequence[Calibrated]) -> dict[str, dict[str, Odds]]:
    bins: dict[str, dict[str, list[Bin]]] = {}
    for result in results:
        rows = bins.setdefault(result.entry.game, {}).setdefault(kind_of(result), [])
        rows.extend(bin for row in result.bins.values() for bin in row)
    return {game: {kind: fitted(rows) for kind, rows in kinds.items()} for game, kinds in bins.items()}


def main(plan: Path, folder: Path) -> None:
    results = [read_calibrated(results_file(folder, entry)) for entry in read_samplings(plan.read_bytes(), plan.name)]
    for game, odds in odds_by_game([result for result in results if result is not None]).items():
        text = msgspec.json.format(msgspec.json.encode(odds), indent=1) + b"\n"
        odds_file(game).write_bytes(text)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
