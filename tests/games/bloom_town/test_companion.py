"""Alice, Boris and Zinovy in a printed game: told what lay where they took, they count as they do in ours."""

from __future__ import annotations

import json
from typing import Any

import pytest

from triopolis.engine.contract import Companion, Log
from triopolis.engine.errors import BadTable
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import printed_of
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import KINDS, SLOTS, TYPES, type_of
from triopolis.games.bloom_town.counters import unpack
from triopolis.games.bloom_town.events import Recounted, RivalTaken, Taken
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.printed.details import RivalDetails
from triopolis.games.bloom_town.state import NOTHING
from triopolis.locales import LANGUAGES, Words

Step = dict[str, Any]
NONE: Step = {"kind": "setup", "types": []}
END: Step = {"kind": "end"}


def companion(steps: list[Step], opponent: str = "zinovy", side: str = "A", rival_scoring: str = "takes") -> Companion:
    options = {"opponent": opponent, "side": side, "rival_scoring": rival_scoring}
    table = {"options": options, "steps": steps}
    return printed_of(GAME).companion(json.dumps(table).encode())


def stop_and_wrap(answer: Companion) -> tuple[int | None, int]:
    assert isinstance(answer.details, RivalDetails)
    return answer.details.stop, answer.details.wrap


def taking(*types: str) -> list[Step]:
    """Rounds in which these are taken."""
    return [step for type in types for step in ({"kind": "empty", "slots": []}, {"kind": "take", "type": type})]


def test_the_rulebooks_zinovy_gets_45_for_what_he_has() -> None:
    owned = ["shop"] * 3 + ["office"] * 5 + ["subway"] * 2 + ["home"]
    answer = companion([NONE, *taking(*owned), END])
    assert [item.points for item in answer.sheet.items if item.what == "table"] == [20, 8, 6, 11]


def test_bt_19_by_the_example_these_45_are_all_but_for_laps() -> None:
    """BT-19: eleven takes go twice round the market, which the example leaves out; on side B nothing is added."""
    owned = ["shop"] * 3 + ["office"] * 5 + ["subway"] * 2 + ["home"]
    assert companion([NONE, *taking(*owned), END], "zinovy", "B", "recounts").sheet.total == 45
    assert companion([NONE, *taking(*owned), END], "zinovy", "A", "recounts").sheet.total == 45 + 2 * 5


def test_bt_19_takes_are_the_default_and_are_told_with_their_points() -> None:
    """BT-19: what was kept before there was a choice goes on as it was."""
    kept = json.dumps({"options": {"opponent": "alice", "side": "A"}, "steps": [NONE, *taking("park")]})
    answer = printed_of(GAME).companion(kept.encode())
    assert (answer.sheet.total, answer.log[-1].id) == (2, "bt-log-rival")
    example = companion([NONE, *taking("park")], "alice", "A", "recounts")
    assert (example.sheet.total, example.log[-1].id) == (0, "bt-log-rival-take")


def test_bt_16_setup_tiles_count_but_bring_nothing_then() -> None:
    start = companion([{"kind": "setup", "types": ["park", "park"]}])
    assert start.sheet.total == 0
    assert companion([{"kind": "setup", "types": ["park", "park"]}, *taking("park")]).sheet.total == 11


@pytest.mark.parametrize(("side", "points"), [("A", 5), ("B", 0)])
def test_a_wrap_brings_five_on_side_a_even_over_an_empty_slot(side: str, points: int) -> None:
    steps = [NONE, {"kind": "empty", "slots": [1, 2, 3, 4]}]
    answer = companion(steps, side=side)
    assert stop_and_wrap(answer) == (0, points)
    taken = companion([*steps, {"kind": "take", "type": "park"}], side=side)
    assert sum(item.points for item in taken.sheet.items if item.what == "wraps") == points


def test_an_empty_market_is_passed_over() -> None:
    answer = companion([NONE, {"kind": "empty", "slots": [0, 1, 2, 3, 4]}])
    assert isinstance(answer.details, RivalDetails)
    assert (answer.asks, answer.details.marker, answer.sheet.total) == ("empty", 0, 0)


def test_a_recount_brings_the_table_and_nothing_for_none() -> None:
    steps = [NONE, *taking("park"), {"kind": "recount", "type": "park"}, {"kind": "recount", "type": "home"}]
    assert companion(steps).sheet.total == 12


@pytest.mark.parametrize(("points", "winner"), [(13, 0), (12, 1), (11, 1)])
def test_a_tie_is_lost(points: int, winner: int) -> None:
    answer = companion([NONE, *taking("park"), END, {"kind": "you", "points": points}])
    assert (answer.asks, answer.winners) == ("over", [winner])


@pytest.mark.parametrize("opponent", ["alice", "boris", "zinovy"])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(
    ("seed", "scoring"), [("one", "takes"), ("two", "takes"), ("three", "recounts"), ("four", "recounts")]
)
def test_it_plays_as_the_opponent_of_our_own_matches(opponent: Any, side: Any, seed: str, scoring: Any) -> None:
    """By the text and by the example (BT-19)."""
    state = GAME.new(Options(side=side, opponent=opponent, rival_scoring=scoring), 1, seed)
    begun = [TYPES[type_of(kind)] for kind, count in enumerate(unpack(state.collected, KINDS)) for _ in range(count)]
    rng = seeded(seed)
    steps: list[Step] = [{"kind": "setup", "types": begun}]
    while state.actor >= 0:
        log = Log()
        # The market as the opponent finds it: what our turn took is gone, and nothing is refilled yet.
        market = state.market_tiles()
        state.play(state.random_action(rng), log)
        for event in log.events:
            happened = event.public
            if isinstance(happened, Taken):
                market[happened.slot] = int(NOTHING)
            elif isinstance(happened, Recounted):
                steps.append({"kind": "recount", "type": TYPES[happened.type]})
            elif isinstance(happened, RivalTaken):
                steps.append({"kind": "empty", "slots": [slot for slot in range(SLOTS) if market[slot] == NOTHING]})
                answer = companion(steps, opponent, side, scoring)
                assert stop_and_wrap(answer) == (happened.slot, happened.wrap)
                steps.append({"kind": "take", "type": TYPES[type_of(happened.tile)]})
        if state.actor >= 0:
            assert companion(steps, opponent, side, scoring).sheet.total == state.scores()[1]
    answer = companion([*steps, END, {"kind": "you", "points": state.scores()[0]}], opponent, side, scoring)
    assert answer.sheet.total == state.scores()[1]
    assert [item.points for item in answer.sheet.items] == [item.points for item in GAME.breakdown(state)[1].items]
    assert answer.winners == state.winners()


@pytest.mark.parametrize(
    ("steps", "part"),
    [
        ([END], "$.steps[0]"),
        ([NONE, NONE], "$.steps[1]"),
        ([{"kind": "setup", "types": ["park"] * 4}], "$.steps[0].types"),
        ([{"kind": "setup", "types": ["villa"]}], "$.steps[0].types[0]"),
        ([NONE, {"kind": "empty", "slots": [5]}], "$.steps[1].slots[0]"),
        ([NONE, {"kind": "empty", "slots": [0, -1]}], "$.steps[1].slots[1]"),
        ([NONE, {"kind": "take", "type": "park"}], "$.steps[1]"),
        ([NONE, {"kind": "empty", "slots": []}, END], "$.steps[2]"),
        ([NONE, {"kind": "you", "points": 3}], "$.steps[1]"),
        ([NONE, END, {"kind": "you", "points": -3}], "$.steps[2].points"),
        ([NONE, END, {"kind": "you", "points": 3}, END], "$.steps[3]"),
        ([{"kind": "dance"}], "$.steps[0]"),
    ],
)
def test_what_cannot_be_is_refused_with_its_step(steps: list[Step], part: str) -> None:
    with pytest.raises(BadTable) as caught:
        companion(steps)
    for language in LANGUAGES:
        assert part in Words(language).say(caught.value.message)


def test_every_answer_can_be_said() -> None:
    steps = [{"kind": "setup", "types": ["park"]}, *taking("park", "home"), {"kind": "empty", "slots": [0, 1, 2, 3, 4]}]
    steps += [{"kind": "recount", "type": "shop"}, END, {"kind": "you", "points": 40}]
    for count in range(len(steps) + 1):
        answer = companion(steps[:count])
        assert len(answer.log) == count
        assert all(Words(language).say(line) for language in LANGUAGES for line in [answer.tells, *answer.log])
