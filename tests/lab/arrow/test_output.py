"""Files of simulations: right rows, the same bytes whoever plays, and nothing lost when a run is broken off."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest
from tests.lab.arrow.plans import play_into, small_plan

from triopolis.engine.data_files import source_labels
from triopolis.engine.registry import find_game
from triopolis.engine.rooms import telling_of
from triopolis.lab.header import KEY, decode_header
from triopolis.lab.output import OtherPlan, parts_folder, simulate_to_file
from triopolis.lab.pool import Workers
from triopolis.lab.simulation import Plan, play_game, simulate

WAYS = [
    ("bloom_town", 2, {}),
    ("bloom_town", 1, {}),
    ("point_city", 1, {}),
    ("point_city", 4, {}),
    ("happy_city", 3, {"mode": "expert", "grozilla": "yes"}),
]


@pytest.mark.parametrize(("game", "seats", "chosen"), WAYS)
def test_a_row_tells_its_game(tmp_path: Path, game: str, seats: int, chosen: dict[str, Any]) -> None:
    plan, file = small_plan(game, seats, 12, **chosen), tmp_path / "games.parquet"
    play_into(file, plan)
    rules = find_game(game)
    ids = {number: kind.id for number, kind in telling_of(rules).holding_kinds().items()}
    rows = pq.read_table(file).to_pylist()
    assert [row["game"] for row in rows] == list(range(12))
    for row in rows:
        state, decisions, turns = play_game(rules, plan, f"s:{row['game']}")
        scores = state.scores()
        labels = [f"seat{seat}" for seat in range(seats)] + ["opponent"] * (len(scores) - seats)
        assert (row["seed"], row["seats"], row["decisions"]) == (f"s:{row['game']}", seats, decisions)
        assert (row["first"], row["turns"]) == (state.first, turns)
        assert [row[f"{label}_score"] for label in labels] == scores
        assert [row[f"{label}_won"] for label in labels] == [place in state.winners() for place in range(len(scores))]
        assert [row[f"{label}_holdings"] for label in labels] == [[ids[n] for n in held] for held in state.holdings()]
        assert row["margin"] == max(scores) - sorted(scores)[-2]


def test_decisions_lead_from_row_to_row(tmp_path: Path) -> None:
    plan, file = small_plan("happy_city", 2, 3), tmp_path / "decisions.parquet"
    play_into(file, plan, "decisions")
    rows = pq.read_table(file).to_pylist()
    game = find_game("happy_city")
    for index in range(3):
        state = game.new(plan.options, 2, f"s:{index}")
        for number, row in enumerate(row for row in rows if row["game"] == index):
            seat = int(state.actor)
            assert (row["decision"], row["turn"], row["seat"]) == (number, state.turn, seat)
            assert (row["legal"], row["score_before"]) == (len(state.actions()), state.scores()[seat])
            view = game.view(state, seat)
            assert game.action(view, game.parse(row["notation"])) == row["action"]
            state.play(row["action"])
            assert row["score_after"] == state.scores()[seat]
        assert state.actor < 0


def test_the_file_says_what_it_is(tmp_path: Path) -> None:
    plan, file = small_plan(games=3), tmp_path / "games.parquet"
    play_into(file, plan)
    header = decode_header(pq.read_schema(file).metadata[KEY], "")
    assert (header.game, header.games, header.seed, header.bots) == ("bloom_town", 3, "s", ["random"] * 2)
    assert header.options["side"] == "A"
    assert header.sources == source_labels(find_game("bloom_town"))
    assert [kind.names["ru"] for kind in header.kinds][:2] == ["офис", "метро"]


def test_the_result_is_that_of_counting_alone(tmp_path: Path) -> None:
    written, counted = play_into(tmp_path / "games.parquet", small_plan()), simulate(small_plan())
    assert (written.places, written.decisions, written.games) == (counted.places, counted.decisions, counted.games)


# Whoever plays, and however often it is broken off


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("whole") / "games.parquet"
    play_into(file, small_plan())
    return file.read_bytes()


class BrokenOff(Exception):
    pass


class Tired(Workers):
    """Gives up after one part."""

    def run(self, work: Callable[[Any, Any], Any], plan: Any, parts: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        yield next(super().run(work, plan, parts))
        raise BrokenOff


def break_off(file: Path, plan: Plan) -> None:
    with pytest.raises(BrokenOff), Tired(1) as workers:
        simulate_to_file(workers, plan, "games", file)


def test_the_number_of_processes_changes_no_byte(tmp_path: Path, whole: bytes) -> None:
    play_into(tmp_path / "games.parquet", small_plan(), processes=2)
    assert (tmp_path / "games.parquet").read_bytes() == whole


def test_a_run_that_was_broken_off_goes_on_where_it_was(tmp_path: Path, whole: bytes) -> None:
    file, heard = tmp_path / "games.parquet", list[int]()
    break_off(file, small_plan())
    assert not file.exists()
    with Workers(1) as workers:
        result = simulate_to_file(workers, small_plan(), "games", file, heard.append)
    assert heard == [100, 100, 50]
    assert file.read_bytes() == whole
    assert result.places == simulate(small_plan()).places
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


@pytest.mark.parametrize("left", [b"", b"ARROW1"])
def test_a_spoilt_part_is_played_again(tmp_path: Path, whole: bytes, left: bytes) -> None:
    file = tmp_path / "games.parquet"
    break_off(file, small_plan())
    for part in parts_folder(file).glob("*.arrow"):
        part.write_bytes(left)
    play_into(file, small_plan())
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("change", "difference"), [({"games": 251}, "games: 250 there, 251 here"), ({"seed": "t"}, "seed: s there, t here")]
)
def test_another_plan_is_refused_and_nothing_is_lost(tmp_path: Path, change: dict[str, Any], difference: str) -> None:
    file = tmp_path / "games.parquet"
    break_off(file, small_plan())
    before = sorted(path.name for path in parts_folder(file).iterdir())
    with pytest.raises(OtherPlan, match=difference):
        play_into(file, msgspec.structs.replace(small_plan(), **change))
    with pytest.raises(OtherPlan, match="rows: games there, decisions here"):
        play_into(file, small_plan(), "decisions")
    assert sorted(path.name for path in parts_folder(file).iterdir()) == before
