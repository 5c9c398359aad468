"""Whether told chances come true: what is asked and counted, that it goes on where it was broken off, the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from tests.lab.interrupting import Interrupted
from tests.lab.quick_bots import FIRST, LAST

from triopolis.bots.hints import hints
from triopolis.bots.registry import UnknownBot, make_bot
from triopolis.engine.errors import BadOption, UnknownGame
from triopolis.engine.registry import find_game
from triopolis.lab import calibration, kept
from triopolis.lab.arena import POINT
from triopolis.lab.calibration import (
    BINS,
    Answers,
    Bin,
    Calibrated,
    calibrate,
    planned_matches,
    read_calibrated,
)
from triopolis.lab.calibration_plan import Sampling, questions, read_samplings, seatings
from triopolis.lab.charts import Frame
from triopolis.lab.kept import OtherEntry
from triopolis.lab.level_plan import BadPlan, chosen_entries
from triopolis.lab.pool import Workers
from triopolis.lab.ratings import Interval
from triopolis.lab.reliability import Reliability, by_group, reliability
from triopolis.lab.reliability_plot import PANEL, plot
from triopolis.lab.reliability_tables import BEGIN, END, MISSING, document, games, main, picture, tables
from triopolis.locales import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
PLAN = ROOT / "docs" / "levels" / "calibration.json"
RESULTS = ROOT / "docs" / "levels" / "calibration"
PAGE = ROOT / "docs" / "bots.md"
LEVELS = ("easy", "medium", "hard", "expert")


def entry(**changes: Any) -> Sampling:
    given = {
        "name": "e",
        "game": "point_city",
        "seats": 2,
        "bots": [FIRST, "random"],
        "seed": "s",
        "group": "some",
        "positions": 12,
        "adviser": "classic:simulations=1",
    }
    return msgspec.convert({**given, **changes}, Sampling)


PAIR = entry(name="pair", each=2, positions=24)
ALIKE = entry(name="alike", game="happy_city", bots=["random", "random"])
ALONE = entry(name="alone", game="bloom_town", seats=1, bots=[LAST], options=["opponent=boris"], group="Boris")
ENTRIES = [PAIR, ALIKE, ALONE]


# What is asked and counted


def test_chances_fall_into_bins_by_the_thousandth() -> None:
    answers = Answers.none_of(2)
    for said in (0.0, 0.0496, 0.05, 0.9, 0.9996, 1.0):
        answers.count(1, said, POINT)
    assert [bin.positions for bin in answers.bins[1]] == [1, 2, *[0] * 16, 1, 2]
    assert answers.bins[1][1] == Bin(2, 100, 2 * POINT)
    assert all(not bin.positions for bin in answers.bins[0])


def test_shared_wins_count_as_shares_and_bins_add_up() -> None:
    one, other = Answers.none_of(1), Answers.none_of(1)
    one.count(0, 0.52, POINT // 2)
    other.count(0, 0.54, 0)
    one.add(other)
    bin = one.bins[0][10]
    assert (bin.positions, bin.mean_won) == (2, 0.25)
    assert bin.mean_said == pytest.approx(0.53)


def test_every_rotation_once_and_bots_alike_only_once() -> None:
    assert [job.seated for job in seatings(PAIR)] == [(0, 1), (1, 0)]
    assert [job.seated for job in seatings(ALIKE)] == [(0, 0)]
    assert len(seatings(entry(seats=4, bots=[FIRST, LAST, FIRST, LAST]))) == 2
    assert (PAIR.deals, ALIKE.deals, ALONE.deals) == (6, 12, 12)
    assert planned_matches(ENTRIES) == 12 + 12 + 12


def test_all_positions_are_asked_about_and_everybody_in_turn(tmp_path: Path) -> None:
    results = calibrate(ENTRIES, tmp_path, Workers(1))
    assert {key: group.positions for key, group in by_group(results).items()} == {
        ("point_city", "some"): 24,
        ("happy_city", "some"): 12,
        ("bloom_town", "Boris"): 12,
    }
    pair, _, alone = results
    assert set(pair.bins) == {FIRST, "random"}
    assert all(len(bins) == BINS for bins in pair.bins.values())
    assert all(sum(bin.positions for bin in bins) > 2 for bins in pair.bins.values())
    assert alone.timing.spent.playing > 0
    assert alone.timing.spent.asking > 0


def test_only_decisions_with_a_choice_are_asked_about_and_each_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def told(game: Any, adviser: str, view: Any, seed: str) -> float:
        asked.append((view.actor, len(view.actions), view.revision))
        return 0.5

    monkeypatch.setattr(calibration, "chance_told", told)
    plan = questions(entry(each=30))
    answers = calibration.ask_jobs(plan, seatings(PAIR)[:1])
    assert len(set(asked)) == len(asked) == sum(bin.positions for bins in answers.bins for bin in bins) == 30
    assert all(actions > 1 for _, actions, _ in asked)
    assert {seat for seat, _, _ in asked} == {0, 1}
    assert [sum(bin.positions for bin in bins) for bins in answers.bins] == [
        sum(seat == who for seat, _, _ in asked) for who in (0, 1)
    ]


def test_where_no_chance_is_told_another_decision_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def told(game: Any, adviser: str, view: Any, seed: str) -> float | None:
        asked.append(seed)
        return 0.5 if len(asked) % 3 == 0 else None

    monkeypatch.setattr(calibration, "chance_told", told)
    answers = calibration.ask_jobs(questions(entry(each=4)), seatings(PAIR)[:1])
    assert sum(bin.positions for bins in answers.bins for bin in bins) == 4
    assert len(set(asked)) == 12
    monkeypatch.setattr(calibration, "chance_told", lambda *given: None)
    silent = calibration.ask_jobs(questions(entry(each=4)), seatings(PAIR)[:1])
    assert sum(bin.positions for bins in silent.bins for bin in bins) == 0


def test_what_is_told_is_what_a_hint_tells() -> None:
    game = find_game("happy_city")
    state = game.new(game.settle_options(game.Options(), 2), 2, "s")
    view = game.view(state, int(state.actor))
    chance = calibration.chance_told(game, "adviser:simulations=20", view, "s")
    assert chance == hints(game, view, make_bot("adviser:simulations=20", game, "s").choose(view))[0].win
    assert chance is not None
    assert 0 < chance < 1


# Going on


def timeless(folder: Path) -> dict[str, Any]:
    """Every file without its timing."""
    files = {file.name: msgspec.json.decode(file.read_bytes()) for file in sorted(folder.iterdir())}
    return {name: {**content, "timing": None} for name, content in files.items()}


def kept_results(file: Path) -> Calibrated:
    results = read_calibrated(file)
    assert results is not None
    return results


@pytest.mark.parametrize("batches", [0, 2])
def test_broken_off_it_goes_on_and_comes_out_the_same(tmp_path: Path, batches: int) -> None:
    calibrate(ENTRIES, tmp_path / "whole", Workers(1))
    with pytest.raises(KeyboardInterrupt):
        calibrate(ENTRIES, tmp_path / "broken", Interrupted(batches))
    heard: list[int] = []
    results = calibrate(ENTRIES, tmp_path / "broken", Workers(1), progress=heard.append)
    assert timeless(tmp_path / "broken") == timeless(tmp_path / "whole")
    assert sum(heard) == planned_matches(ENTRIES)
    assert [result.entry for result in results] == ENTRIES


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    calibrate(ENTRIES, tmp_path / "one", Workers(1))
    with Workers(2) as workers:
        calibrate(ENTRIES, tmp_path / "two", workers)
    assert timeless(tmp_path / "one") == timeless(tmp_path / "two")


def test_more_positions_go_on_and_another_group_needs_no_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = msgspec.structs.replace(ALIKE, positions=20, group="more")
    calibrate([more], tmp_path / "at once", Workers(1))
    calibrate([ALIKE], tmp_path / "later", Workers(1))
    calibrate([more], tmp_path / "later", Workers(1))
    assert timeless(tmp_path / "later") == timeless(tmp_path / "at once")
    monkeypatch.setattr(calibration, "ask_jobs", None)
    other = msgspec.structs.replace(more, group="other")
    calibrate([other], tmp_path / "later", Workers(1))
    assert kept_results(tmp_path / "later" / "alike.json").entry == other


CHANGES: dict[str, Any] = {
    "bots": [LAST, "random"],
    "seed": "t",
    "each": 3,
    "adviser": "classic:simulations=3",
    "options": ["tokens=base"],
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_changed_entry_is_refused_and_begun_anew_only_if_told_so(tmp_path: Path, what: str) -> None:
    small = msgspec.structs.replace(PAIR, positions=4)
    calibrate([small], tmp_path, Workers(1))
    before = timeless(tmp_path)
    changed = msgspec.structs.replace(small, **{what: CHANGES[what]})
    with pytest.raises(OtherEntry, match=what):
        calibrate([changed], tmp_path, Workers(1))
    assert timeless(tmp_path) == before
    assert calibrate([changed], tmp_path, Workers(1), again=True)[0].entry == changed
    assert calibrate([changed], tmp_path, Workers(1))[0].entry == changed


def test_other_weights_tell_other_chances(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = tmp_path / "judgement.weights"
    monkeypatch.setattr(kept, "weights_file", lambda game: weights)
    weights.write_bytes(b"one")
    small = msgspec.structs.replace(PAIR, positions=4)
    calibrate([small], tmp_path / "results", Workers(1))
    weights.write_bytes(b"other")
    with pytest.raises(OtherEntry, match="weights"):
        calibrate([small], tmp_path / "results", Workers(1))


@pytest.mark.parametrize(
    ("bad", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"bots": ["skynet", "random"]}, UnknownBot),
        ({"adviser": "oracle"}, UnknownBot),
        ({"adviser": "greedy"}, BadPlan),
        ({"options": ["colour=red"]}, BadOption),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(tmp_path: Path, bad: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        calibrate([ALIKE, entry(**bad)], tmp_path / "none", Workers(1))
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("wrong", [{"positions": 0}, {"each": 0}, {"must": 50}, {"name": "../a"}, {"bots": ["random"]}])
def test_what_is_no_plan_is_refused_in_one_sentence(wrong: dict[str, Any]) -> None:
    content = msgspec.json.encode([{**msgspec.to_builtins(PAIR), **wrong}])
    with pytest.raises(BadPlan) as caught:
        read_samplings(content, "plan.json")
    for language in LANGUAGES:
        assert "\n" not in Words(language).say(caught.value.message)


# How far off


def bins(*counts: tuple[int, float, float]) -> Reliability:
    """Positions, said and won of each bin, in shares."""
    told = [Bin(number, round(number * said * 1000), round(number * won * POINT)) for number, said, won in counts]
    return Reliability([*told, *[Bin() for _ in range(10 - len(told))]])


def test_the_mean_counts_positions_and_the_worst_only_bins_with_enough() -> None:
    group = bins((300, 0.1, 0.1), (100, 0.2, 0.28), (10, 0.3, 0.9))
    assert group.positions == 410
    assert group.mean_difference == pytest.approx((100 * 0.08 + 10 * 0.6) / 410)
    assert group.worst == pytest.approx(0.08)
    assert group.reached
    assert not bins((100, 0.2, 0.31), (900, 0.5, 0.5)).reached
    assert not bins((99, 0.2, 0.27)).reached
    assert bins((20, 0.2, 0.21)).worst is None


def test_fine_bins_are_told_two_by_two() -> None:
    fine = [Bin(place, 0, 0) for place in range(BINS)]
    assert [bin.positions for bin in reliability([fine, fine]).bins] == [2 * (4 * place + 1) for place in range(10)]


# The page


def test_a_plot_has_a_dot_where_its_bin_belongs() -> None:
    text = plot("A & B", {"<levels>": bins((300, 0.1, 0.2)), "Boris": bins((10, 0.05, 0.0), (30, 0.15, 0.1))})
    root = ElementTree.fromstring(text)
    name = "{http://www.w3.org/2000/svg}"
    assert root.findtext(f"{name}title") == "A & B"
    assert "prefers-color-scheme: dark" in (root.findtext(f"{name}style") or "")
    dots = root.findall(f".//{name}circle")
    assert len(dots) == 3
    whole = Frame(PANEL, PANEL, Interval(0.0, 1.0), Interval(0.0, 1.0), left=44)
    assert (float(dots[0].attrib["cx"]), float(dots[0].attrib["cy"])) == (whole.x(0.1), whole.y(0.2))
    assert float(dots[0].attrib["r"]) > float(dots[2].attrib["r"]) > float(dots[1].attrib["r"])
    assert "<levels>" in {element.text for element in root.iter(f"{name}text")}


def test_tables_say_what_is_missing_and_what_was_reached() -> None:
    good, bad = bins((2000, 0.1, 0.11)), bins((2000, 0.1, 0.3))
    text = tables({"point_city": {"levels": good, "automa=hard": bad}, "happy_city": {}}, "levels/calibration")
    assert "| levels | 2000 | 1.0 | 1.0 | reached |" in text
    assert "| automa=hard | 2000 | 20.0 | 20.0 | missed |" in text
    assert "| levels | 10 → 11 (2000) |" in text
    assert "(levels/calibration/point_city.svg)" in text
    assert text.count(MISSING) == 1


def test_the_command_writes_page_and_pictures(tmp_path: Path) -> None:
    plan, folder, page = tmp_path / "plan.json", tmp_path / "results", tmp_path / "page.md"
    plan.write_bytes(msgspec.json.encode([PAIR, ALONE]))
    page.write_text(f"before\n{BEGIN}\nof yesterday\n{END}\nafter\n", "utf-8")
    calibrate([ALONE], folder, Workers(1))
    main(plan, folder, page)
    text = page.read_text("utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "yesterday" not in text
    assert "(results/bloom_town.svg)" in text
    assert (folder / "bloom_town.svg").read_text("utf-8").count("<circle") >= 1
    assert not (folder / "point_city.svg").exists()


def test_the_page_is_what_the_results_say() -> None:
    """Otherwise: see the command at the head of lab/reliability_tables.py."""
    text, told = PAGE.read_text("utf-8"), games(PLAN, RESULTS)
    assert BEGIN in text
    assert END in text
    assert document(text, told, "levels/calibration") == text
    for game, groups in told.items():
        assert (RESULTS / picture(game)).exists() == bool(groups)


def test_every_file_of_results_belongs_to_the_plan() -> None:
    names = {entry.name for entry in read_samplings(PLAN.read_bytes(), "plan.json")}
    assert {file.stem for file in RESULTS.glob("*.json")} <= names


def test_the_plan_asks_about_enough_positions_of_every_game_and_every_solo_opponent() -> None:
    entries = read_samplings(PLAN.read_bytes(), "plan.json")
    for one in entries:
        questions(one)
    for game in ("point_city", "bloom_town", "happy_city"):
        together = [one for one in entries if one.game == game and one.seats > 1]
        assert sum(one.positions for one in together) >= 2000
        pairs = {frozenset(one.bots) for one in together if one.seats == 2 and not one.options}
        assert pairs == {frozenset((one, other)) for one in LEVELS for other in LEVELS}
        assert {3, 4} <= {one.seats for one in together}
    alone = {option for one in entries if one.seats == 1 for option in one.options}
    assert {f"automa={level}" for level in ("easy", "normal", "hard")} <= alone
    assert {f"opponent={name}" for name in ("alice", "boris", "zinovy")} <= alone
    assert {"rival_scoring=takes", "rival_scoring=recounts"} <= alone
    assert chosen_entries(entries, [entries[0].name]) == entries[:1]
    assert all(re.fullmatch("adviser:simulations=[0-9]+", one.adviser) for one in entries)


def test_only_the_adviser_depends_on_corrected_odds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What odds are fitted to is still valid once they are written."""
    file = tmp_path / "odds.json"
    file.write_text("{}")
    monkeypatch.setattr(calibration, "odds_file", lambda game: file)
    assert calibration.asked_setting(entry(adviser="puct:simulations=1")).odds is None
    assert calibration.asked_setting(entry(adviser="adviser:simulations=1")).odds is not None
