"""What was measured as tables, and their place in docs/performance.md."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final, NamedTuple

GAMES: Final = {"point_city": "Point City", "bloom_town": "Bloom Town", "happy_city": "Happy City"}
PLAYERS: Final = {"point_city": (1, 2, 4), "bloom_town": (1, 2, 4), "happy_city": (2, 3, 5)}
GOALS: Final = {"driven": 6.0, "rollouts": 2.0}
"""So many times as fast as the yardstick."""
PACKAGES: Final = ("triopolis", "open_spiel", "rlcard", "pettingzoo", "catanatron")
DOCUMENT: Final = Path(__file__).parent.parent / "docs" / "performance.md"
BEGINNING, END = "<!-- made by make bench: beginning -->", "<!-- made by make bench: end -->"
NOT_MEASURED: Final = "–"


class Subject(NamedTuple):
    library: str
    game: str
    players: int | None = None

    @classmethod
    def of_ours(cls, game: str, players: int) -> Subject:
        return cls("Triopolis", GAMES[game], players)

    def __str__(self) -> str:
        players = f", {self.players} player{'s' if self.players > 1 else ''}" if self.players else ""
        library = "" if self.library == "Triopolis" else f"{self.library} "
        return f"{library}{self.game}{players}"


Key = tuple[Subject, str]
YARDSTICK: Final = Subject("OpenSpiel", "crazy_eights")
LIMIT: Final = Subject("C,", "Bloom Town", 2)
OURS: Final = [Subject.of_ours(game, players) for game in GAMES for players in PLAYERS[game]]
OURS_FOR_TWO: Final = [Subject.of_ours(game, 2) for game in GAMES]

OUR_GAMES: Final = "Our games\n\nDecisions a second of random play, on one core."
AGAINST_THE_GOALS: Final = (
    f"Against the goals\n\nHow many times as fast as {YARDSTICK}; the goals are {GOALS['driven']:.0f} times driven "
    f"from Python and\n{GOALS['rollouts']:.0f} times wholly compiled (playouts of a dealt position, both)."
)
OTHER_LIBRARIES: Final = (
    "Other libraries\n\nTheir decisions a second, and how many times as fast ours are with two players."
)
COPIES_AND_SEARCH: Final = (
    "Copies and search\n\nThe time to copy a position in the middle of a game; simulations a second of a tree search\n"
    "from the opening."
)
SEAT_GOAL: Final = 3.0
"""Microseconds."""
JUDGEMENT: Final = (
    "Judgement\n\nSimulations a second of the older search, which plays every position out, and of the search by what\n"
    "was learned, which judges it instead. The time to judge a seat: its features, what they are worth, its chance;\n"
    f"the goal is {SEAT_GOAL:.0f} µs at most."
)
THE_LIMIT: Final = "The limit\n\nBloom Town with two players, wholly compiled, setting up included."


def tables(speeds: dict[Key, float], rounds: int, seconds: float) -> str:
    theirs = list(dict.fromkeys(subject for subject, _ in speeds if subject not in OURS and subject != LIMIT))
    sections = [
        (OUR_GAMES, _our_play(speeds)),
        (AGAINST_THE_GOALS, _goals(speeds)),
        (OTHER_LIBRARIES, _their_play(speeds, theirs)),
        (COPIES_AND_SEARCH, _copies_and_search(speeds, [*OURS_FOR_TWO, *theirs])),
        (JUDGEMENT, _judgement(speeds)),
        (THE_LIMIT, _limit(speeds)),
    ]
    parts = [f"### {title}\n\n{table}" for title, table in sections if table]
    return "\n\n".join([_circumstances(rounds, seconds), *parts])


def write(text: str) -> None:
    """Between the marks, in place of what was there."""
    before, rest = DOCUMENT.read_text(encoding="utf-8").split(BEGINNING)
    _, after = rest.split(END)
    DOCUMENT.write_text(f"{before}{BEGINNING}\n\n{text}\n\n{END}{after}", encoding="utf-8")


# The parts


def _circumstances(rounds: int, seconds: float) -> str:
    packages = ", ".join(f"{name} {found}" for name in PACKAGES if (found := _version(name)))
    machine = f"{_processor()}, {os.cpu_count()} cores; {platform.system()}, Python {platform.python_version()}"
    command = f'make bench BENCH_ARGS="--rounds {rounds} --seconds {seconds:g}"'
    return f"- {machine}\n- {packages}\n- `{command}`, the medians of the rounds"


def _our_play(speeds: dict[Key, float]) -> str:
    quantities = ("driven", "listed", "whole", "rollouts")
    head = ["game", "driven from Python", "with a list", "whole games compiled", "playouts compiled", "× interpreted"]
    rows = []
    for subject in OURS:
        times = _times(_ratio(speeds, (subject, "driven"), (subject, "interpreted")))
        rows.append([str(subject), *[_thousands(speeds.get((subject, name))) for name in quantities], times])
    return _table(head, rows)


def _goals(speeds: dict[Key, float]) -> str:
    rows = []
    for subject in OURS:
        ratios = {name: _ratio(speeds, (subject, name), (YARDSTICK, name)) for name in GOALS}
        rows.append([str(subject), *[_reached(ratio, GOALS[name]) for name, ratio in ratios.items()]])
    return _table(["game", "driven from Python", "wholly compiled"], rows)


def _their_play(speeds: dict[Key, float], theirs: Sequence[Subject]) -> str:
    head = ["game", "driven from Python", *[f"{subject.game} ×" for subject in OURS_FOR_TWO]]
    head += ["playouts in C++", *[f"{subject.game} ×" for subject in OURS_FOR_TWO]]
    rows = []
    for subject in theirs:
        row = [str(subject)]
        for name in GOALS:
            ratios = [_ratio(speeds, (own, name), (subject, name)) for own in OURS_FOR_TWO]
            row += [_thousands(speeds.get((subject, name))), *[_times(ratio) for ratio in ratios]]
        rows.append(row)
    return _table(head, rows)


def _copies_and_search(speeds: dict[Key, float], subjects: Sequence[Subject]) -> str:
    rows = []
    for subject in subjects:
        copies = speeds.get((subject, "copies"))
        time = f"{1e6 / copies:.2f} µs" if copies else NOT_MEASURED
        rows.append([str(subject), time, _thousands(speeds.get((subject, "search")))])
    return _table(["game", "a copy", "simulations/s"], rows)


def _judgement(speeds: dict[Key, float]) -> str:
    rows = []
    for subject in OURS_FOR_TWO:
        by_play, by_judgement = (_thousands(speeds.get((subject, name))) for name in ("search", "puct"))
        rows.append([str(subject), by_play, by_judgement, _seat(speeds.get((subject, "seats")))])
    return _table(["game", "played out, simulations/s", "judged, simulations/s", "a seat judged"], rows)


def _seat(speed: float | None) -> str:
    if speed is None:
        return NOT_MEASURED
    time = 1e6 / speed
    return f"{time:.2f} µs {'reached' if time <= SEAT_GOAL else 'missed'}"


def _limit(speeds: dict[Key, float]) -> str:
    ours, limit = (Subject.of_ours("bloom_town", 2), "whole"), (LIMIT, "whole")
    rows = [
        ["by hand in C", _thousands(speeds.get(limit)), _times(_ratio(speeds, limit, ours))],
        ["the engine", _thousands(speeds.get(ours)), _times(_ratio(speeds, ours, ours))],
    ]
    return _table(["", "decisions/s", "× the engine"], rows)


# Cells


def _ratio(speeds: dict[Key, float], one: Key, other: Key) -> float | None:
    return speeds[one] / speeds[other] if one in speeds and other in speeds else None


def _times(ratio: float | None) -> str:
    return NOT_MEASURED if ratio is None else f"{ratio:.1f}" if ratio < 100 else f"{ratio:,.0f}"


def _reached(ratio: float | None, goal: float) -> str:
    if ratio is None:
        return NOT_MEASURED
    return f"{ratio:.1f} × reached" if ratio >= goal else f"{ratio:.1f} × ({ratio / goal:.0%} of the goal)"


def _thousands(value: float | None) -> str:
    """Three digits are all that a measurement is worth."""
    return NOT_MEASURED if value is None else f"{float(f'{value:.3g}'):,.0f}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Without the rows of what was not measured; nothing at all if no row is left."""
    measured = [row for row in rows if set(row[1:]) != {NOT_MEASURED}]
    if not measured:
        return ""
    lines = [head, ["---", *["---:"] * (len(head) - 1)], *measured]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def _processor() -> str:
    """Linux tells the processor's name only there."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()
