"""Levels measured by a plan: when a measurement stops, that it goes on where it was broken off, what is refused."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.lab.interrupting import Interrupted
from tests.lab.quick_bots import FIRST, LAST

from triopolis.bots.registry import UnknownBot
from triopolis.engine.errors import BadOption, UnknownGame
from triopolis.engine.levels import Level
from triopolis.lab import kept, levels
from triopolis.lab.arena import ArenaPlan, Job, Played, play_jobs
from triopolis.lab.kept import OtherEntry, results_file
from triopolis.lab.level_plan import BadPlan, Entry, chosen_entries, read_plan
from triopolis.lab.level_tables import BEGIN, END, MISSING, document, tables
from triopolis.lab.levels import Measured, measure, planned_games, read_measured
from triopolis.lab.pool import Workers
from triopolis.lab.verdicts import Goal, Verdict
from triopolis.locales import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
PLAN = ROOT / "docs" / "levels" / "plan.json"
RESULTS = ROOT / "docs" / "levels" / "results"
PAGE = ROOT / "docs" / "bots.md"


def entry(**changes: Any) -> Entry:
    given = {"name": "e", "game": "point_city", "seats": 2, "bots": [FIRST, "random"], "games": 20, "seed": "s"}
    return msgspec.convert({**given, **changes}, Entry)


PAIR = entry(name="pair", must=50, stop="never")
TABLE = entry(name="table", seats=3, bots=["random", FIRST, FIRST], must=10, aim=90)
ALONE = entry(name="alone", game="bloom_town", seats=1, bots=[LAST], options=["opponent=boris"], games=12)
ENTRIES = [PAIR, TABLE, ALONE]


# When it is plain


def played(rate: float, goal: Goal, games: int, chance: random.Random) -> tuple[Verdict, int]:
    """The verdict on a bot that wins so often, and after how many looks."""
    wins = 0
    for look in range(1, goal.looks + 1):
        wins += sum(chance.random() < rate for _ in range(games // goal.looks))
        so_far = games * look // goal.looks
        verdict = goal.verdict(goal.interval(wins, so_far, look), look)
        if verdict != "open":
            return verdict, look
    raise AssertionError("all games were played")


def verdicts(rate: float, goal: Goal, games: int = 400, times: int = 1000) -> list[tuple[Verdict, int]]:
    chance = random.Random(7)
    return [played(rate, goal, games, chance) for _ in range(times)]


PAIRING = Goal(0.7, 0.5, 10, True)


def test_a_bot_just_as_good_as_it_must_be_is_hardly_ever_refused() -> None:
    assert sum(verdict == "missed" for verdict, _ in verdicts(0.7, PAIRING)) <= 50


def test_a_bot_no_better_than_the_other_is_hardly_ever_praised() -> None:
    assert sum(verdict == "reached" for verdict, _ in verdicts(0.5, Goal(0.5, 0.5, 10, True))) <= 50
    assert sum(verdict == "reached" for verdict, _ in verdicts(0.25, Goal(0.25, 0.25, 10, True))) <= 50


@pytest.mark.parametrize(("rate", "verdict"), [(0.9, "reached"), (0.5, "missed")])
def test_what_is_plain_stops_early(rate: float, verdict: Verdict) -> None:
    outcomes = verdicts(rate, PAIRING, times=200)
    assert {one for one, _ in outcomes} == {verdict}
    assert sum(looks for _, looks in outcomes) < 200 * 5


def test_what_is_close_is_played_to_the_end_and_never_stops_when_told_so() -> None:
    assert sum(looks == 10 for _, looks in verdicts(0.7, PAIRING, times=200)) > 180
    assert {looks for _, looks in verdicts(0.9, Goal(0.7, 0.5, 10, False), times=20)} == {10}
    assert set(verdicts(0.9, Goal(None, 0.5, 10, True), times=20)) == {("played", 10)}


def test_reached_is_what_holds_the_figure_and_lies_above_the_even_share() -> None:
    for wins, goal, verdict in (
        (270, Goal(0.7, 0.5, 1, True), "reached"),
        (250, Goal(0.7, 0.5, 1, True), "missed"),
        (210, Goal(0.5, 0.5, 1, True), "missed"),
        (225, Goal(0.5, 0.5, 1, True), "reached"),
        (130, Goal(0.35, 0.25, 1, True), "reached"),
        (110, Goal(0.25, 0.25, 1, True), "missed"),
        (60, Goal(0.15, 0.0, 1, True), "reached"),
    ):
        assert goal.verdict(goal.interval(wins, 400, 1), 1) == verdict, (wins, goal)


def test_looks_before_the_last_are_wider() -> None:
    assert PAIRING.width(9) == pytest.approx(2.807, abs=1e-3)
    assert PAIRING.width(10) == pytest.approx(1.96, abs=1e-3)


# Going on


def timeless(folder: Path) -> dict[str, Any]:
    """Every file without its timing."""
    files = {file.name: msgspec.json.decode(file.read_bytes()) for file in sorted(folder.iterdir())}
    return {name: {**content, "timing": None} for name, content in files.items()}


@pytest.mark.parametrize("batches", [0, 3])
def test_broken_off_it_goes_on_and_comes_out_the_same(tmp_path: Path, batches: int) -> None:
    measure(ENTRIES, tmp_path / "whole", Workers(1))
    with pytest.raises(KeyboardInterrupt):
        measure(ENTRIES, tmp_path / "broken", Interrupted(batches))
    there = [read_measured(file) for file in (tmp_path / "broken").iterdir()]
    assert sum(len(one.batches) for one in there if one) == batches
    heard: list[int] = []
    results = measure(ENTRIES, tmp_path / "broken", Workers(1), progress=heard.append)
    assert timeless(tmp_path / "broken") == timeless(tmp_path / "whole")
    assert sum(heard) == planned_games(ENTRIES)
    assert [result.entry for result in results] == ENTRIES


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    measure(ENTRIES, tmp_path / "one", Workers(1))
    with Workers(2) as workers:
        measure(ENTRIES, tmp_path / "two", workers)
    assert timeless(tmp_path / "one") == timeless(tmp_path / "two")


def test_finished_entries_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = measure(ENTRIES, tmp_path, Workers(1))
    monkeypatch.setattr(levels, "play_jobs", None)
    assert measure(ENTRIES, tmp_path, Workers(1)) == first


def test_what_is_counted(tmp_path: Path) -> None:
    pair, table, alone = measure(ENTRIES, tmp_path, Workers(1))
    assert (pair.games, pair.looks, len(pair.batches)) == (20, 2, 2)
    assert table.games % 3 == 0
    assert (alone.games, alone.looks, alone.verdict) == (12, 2, "played")
    assert [standing.bot for standing in table.standings] == ["random", FIRST]
    assert [standing.games for standing in table.standings] == [table.games, 2 * table.games]
    assert sum(standing.win_rate * standing.games for standing in table.standings) == pytest.approx(table.games)
    assert pair.interval.low <= pair.win_rate <= pair.interval.high
    assert set(pair.timing.ms_per_decision) == {FIRST, "random"}
    assert all(clock.decisions > 0 for clocks in pair.timing.batches for clock in clocks)


def test_every_deal_is_played_in_every_rotation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[Job] = []

    def play(plan: ArenaPlan, part: list[Job]) -> Played:
        jobs.extend(part)
        return play_jobs(plan, part)

    monkeypatch.setattr(levels, "play_jobs", play)
    measure([entry(seats=4, bots=["random", FIRST, FIRST, FIRST], games=8)], tmp_path, Workers(1))
    assert sorted((job.deal, job.seated.index(0)) for job in jobs) == [(d, s) for d in range(2) for s in range(4)]


# What has changed


CHANGES: dict[str, Any] = {
    "bots": [LAST, "random"],
    "seed": "t",
    "games": 40,
    "options": ["tokens=base"],
    "must": 60.0,
    "stop": "settled",
    "game": "bloom_town",
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_changed_entry_is_refused_and_begun_anew_only_if_told_so(tmp_path: Path, what: str) -> None:
    measure([PAIR, ALONE], tmp_path, Workers(1))
    before = timeless(tmp_path)
    changed = msgspec.structs.replace(PAIR, **{what: CHANGES[what]})
    with pytest.raises(OtherEntry) as caught:
        measure([changed, ALONE], tmp_path, Workers(1))
    for language in LANGUAGES:
        assert what in Words(language).say(caught.value.message)
    assert timeless(tmp_path) == before
    alone = (tmp_path / "alone.json").read_bytes()
    assert measure([changed, ALONE], tmp_path, Workers(1), again=True)[0].entry == changed
    assert (tmp_path / "alone.json").read_bytes() == alone


def test_another_aim_needs_no_other_games(tmp_path: Path) -> None:
    measure([PAIR], tmp_path, Workers(1))
    aimed = msgspec.structs.replace(PAIR, aim=60.0)
    measure([aimed], tmp_path, Workers(1))
    assert kept_results(tmp_path / "pair.json").entry == aimed


def kept_results(file: Path) -> Measured:
    results = read_measured(file)
    assert results is not None
    return results


def test_other_weights_are_another_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = tmp_path / "judgement.weights"
    monkeypatch.setattr(kept, "weights_file", lambda game: weights)
    weights.write_bytes(b"one")
    measure([PAIR], tmp_path / "results", Workers(1))
    weights.write_bytes(b"other")
    with pytest.raises(OtherEntry, match="weights"):
        measure([PAIR], tmp_path / "results", Workers(1))
    assert measure([PAIR], tmp_path / "results", Workers(1), again=True)[0].games == 20


def test_a_level_made_otherwise_is_another_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "levels_of", lambda game: {"random": Level(simulations=1)})
    measure([PAIR], tmp_path, Workers(1))
    measure([PAIR], tmp_path, Workers(1))
    monkeypatch.setattr(kept, "levels_of", lambda game: {"random": Level(simulations=2), "hard": Level()})
    with pytest.raises(OtherEntry, match="levels"):
        measure([PAIR], tmp_path, Workers(1))
    assert measure([ALONE], tmp_path, Workers(1))[0].setting.levels == {}


def test_damaged_results_are_refused(tmp_path: Path) -> None:
    (tmp_path / "pair.json").write_text('{"entry": ', "utf-8")
    with pytest.raises(OtherEntry, match="results"):
        measure([PAIR], tmp_path, Workers(1))


# Plans


def as_plan(*entries: dict[str, Any]) -> bytes:
    usual = {"name": "a", "game": "point_city", "seats": 2, "bots": ["easy", "random"], "games": 4, "seed": "s"}
    return msgspec.json.encode([{**usual, **one} for one in entries])


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "plan.json"),
        (b"{}", "array"),
        (as_plan({"speed": 3}), "speed"),
        (as_plan({"games": 0}), "games"),
        (as_plan({"must": 120}), "must"),
        (as_plan({"stop": "soon"}), "soon"),
        (as_plan({"name": "../a"}), "../a"),
        (as_plan({"name": "b"}, {"name": "b"}), "b"),
        (as_plan({"bots": ["easy"]}), "a"),
        (as_plan({"bots": ["easy", "easy"]}), "easy"),
        (as_plan({"aim": 60}), "a"),
        (as_plan({"must": 70, "aim": 60}), "a"),
    ],
)
def test_what_is_no_plan_is_refused_in_one_sentence(content: bytes, said: str) -> None:
    with pytest.raises(BadPlan) as caught:
        read_plan(content, "plan.json")
    for language in LANGUAGES:
        text = Words(language).say(caught.value.message)
        assert said in text
        assert "\n" not in text


def test_unknown_games_bots_and_options_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    for bad, error in (
        ({"game": "chess"}, UnknownGame),
        ({"bots": ["skynet", "random"]}, UnknownBot),
        ({"options": ["colour=red"]}, BadOption),
        ({"seats": 9, "bots": ["random", *[FIRST] * 8]}, BadOption),
    ):
        with pytest.raises(error):
            measure([PAIR, entry(**bad)], tmp_path / "none", Workers(1))
        assert not (tmp_path / "none").exists()


def test_entries_are_chosen_by_name_in_the_order_of_the_plan() -> None:
    assert chosen_entries(ENTRIES, []) == ENTRIES
    assert chosen_entries(ENTRIES, ["alone", "pair"]) == [PAIR, ALONE]
    with pytest.raises(BadPlan):
        chosen_entries(ENTRIES, ["nobody"])


# The page


def test_the_page_is_what_the_results_say() -> None:
    """Otherwise: python -m triopolis.lab.level_tables docs/levels/plan.json docs/levels/results docs/bots.md"""
    text = PAGE.read_text("utf-8")
    assert BEGIN in text
    assert END in text
    assert document(text, PLAN, RESULTS) == text


def test_every_file_of_results_belongs_to_the_plan() -> None:
    names = {entry.name for entry in read_plan(PLAN.read_bytes(), "plan.json")}
    assert {file.stem for file in RESULTS.glob("*")} <= names


def test_the_opponents_of_the_rulebooks_come_out_in_order() -> None:
    """Whoever plays alone wins no more often against one that the rulebook calls harder."""
    rates: dict[tuple[str, str, tuple[str, ...]], list[float]] = {}
    for entry in read_plan(PLAN.read_bytes(), "plan.json"):
        if entry.seats == 1:
            measured = read_measured(results_file(RESULTS, entry))
            assert measured is not None
            rules = tuple(option for option in entry.options if not option.startswith(("automa=", "opponent=")))
            rates.setdefault((entry.game, entry.bots[0], rules), []).append(measured.win_rate)
    assert len(rates) == 5 + 5 * 2 + 4 * 2
    for of_a_bot in rates.values():
        assert len(of_a_bot) == 3
        assert of_a_bot == sorted(of_a_bot, reverse=True)


def test_tables_have_a_line_for_each_entry_and_say_what_is_missing(tmp_path: Path) -> None:
    plan = tmp_path / "plan.json"
    plan.write_bytes(msgspec.json.encode(ENTRIES))
    empty = tables(plan, tmp_path)
    assert empty.count(MISSING) == len(ENTRIES)
    results = measure([PAIR, ALONE], tmp_path, Workers(1))
    written = tables(plan, tmp_path)
    assert written.count(MISSING) == 1
    for result in results:
        assert f"{100 * result.win_rate:.1f} %" in written
    assert "| 50 | 20 | " in written
    assert "| 2 × `" in written
    assert "### Bloom Town" in written
