"""The solo opponent of a finished printed game: both readings of when it scores (BT-19), and who won."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.bloom_town.tables import result

from triopolis.engine.contract import Log, ScoredTable
from triopolis.engine.errors import BadTable
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import printed_of
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import KIND_NAMES, TYPES
from triopolis.games.bloom_town.events import Doubled, HandScored, Placed, Recounted, RivalTaken
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.solo import owned
from triopolis.locales import LANGUAGES, Words

Step = dict[str, Any]
EXAMPLE = {"shop": 3, "office": 5, "subway": 2, "home": 1}
"""What Zinovy has in the rulebook's example."""


def count(rival: dict[str, Any], steps: list[Step] | None = None, **options: str) -> ScoredTable:
    table = {"options": {"opponent": "zinovy", **options}, "steps": steps or [], "rival": rival}
    return printed_of(GAME).score_table(json.dumps(table).encode())


def rival_points(scored: ScoredTable) -> dict[str, int]:
    """What each kind of item brought the opponent."""
    points: dict[str, int] = {}
    for item in result(scored)["rival"]["items"]:
        points[item["what"]] = points.get(item["what"], 0) + item["points"]
    return points


def test_bt_19_by_the_example_its_eleven_tiles_are_45_points() -> None:
    assert rival_points(count({"collected": EXAMPLE}, rival_scoring="recounts")) == {"table": 45}


def test_bt_19_by_the_text_every_take_has_brought_points_too() -> None:
    """6 + 8 + 11 for the shops, 6 + 8 + 11 + 15 + 20 for the offices, 6 + 8 and 6 for the rest; it is the default."""
    scored = count({"collected": EXAMPLE})
    assert rival_points(scored) == {"taken": 105, "table": 45}
    assert [sheet.total for sheet in scored.sheets] == [0, 150]
    assert scored == count({"collected": EXAMPLE}, rival_scoring="takes")


@pytest.mark.parametrize(("scoring", "taken"), [("takes", 11 + 15), ("recounts", 0)])
def test_bt_16_taking_what_it_began_with_brought_nothing(scoring: str, taken: int) -> None:
    scored = count({"collected": {"park": 4}, "began_with": {"park": 2}}, rival_scoring=scoring)
    assert rival_points(scored).get("taken", 0) == taken


@pytest.mark.parametrize(("side", "points"), [("A", 10), ("B", 0)])
def test_laps_bring_five_on_side_a_in_both_readings(side: str, points: int) -> None:
    """BT-19 leaves laps as they are."""
    for scoring in ("takes", "recounts"):
        scored = count({"collected": {}, "laps": 2}, side=side, rival_scoring=scoring)
        assert scored.sheets[1].total == points


def test_a_recount_brings_it_what_it_had_then() -> None:
    steps: list[Step] = [{"recount": "office", "rival": 4}, {"recount": "home", "rival": 0}]
    scored = count({"collected": EXAMPLE}, steps, rival_scoring="recounts")
    assert rival_points(scored) == {"recount": 15, "table": 45}


def test_bt_19_points_that_were_kept_hold_either_reading() -> None:
    """Only the collection is left to count: what was given for takes, or not, lies among these points."""
    rival = {"collected": EXAMPLE, "points": 37, "laps": 2}
    for scoring in ("takes", "recounts"):
        scored = count(rival, [{"recount": "office"}], rival_scoring=scoring)
        assert rival_points(scored) == {"kept": 37, "table": 45}


def test_bt_16_a_tie_is_lost() -> None:
    """Two points for an office, doubled; as many for Alice's single park."""
    steps = [{"town": 0, "place": {"row": 1, "col": 1, "tile": "office"}, "doubled": True}]
    rival = {"collected": {"park": 1}}
    tie = count(rival, steps, opponent="alice", rival_scoring="recounts")
    assert (result(tie)["winners"], tie.winners) == (["rival"], [1])
    steps.append({"town": 0, "place": {"row": 5, "col": 5, "tile": "office"}, "doubled": False})
    more = count(rival, steps, opponent="alice", rival_scoring="recounts")
    assert (result(more)["winners"], more.winners) == ([0], [0])


def test_all_of_it_can_be_said() -> None:
    rival = {"collected": EXAMPLE, "laps": 3}
    for scored in (count(rival, [{"recount": "shop", "rival": 1}]), count({**rival, "points": 20})):
        for language in LANGUAGES:
            words = Words(language)
            assert words("bt-opponent-zinovy") in words.say(scored.lines[-1])
            assert all(words.say(line) for line in scored.lines)


@pytest.mark.parametrize("opponent", ["alice", "boris", "zinovy"])
@pytest.mark.parametrize(
    ("seed", "scoring", "side"),
    [("one", "takes", "A"), ("two", "takes", "B"), ("three", "recounts", "A"), ("four", "recounts", "B")],
)
def test_bt_19_it_counts_as_our_own_matches_do(opponent: Any, seed: str, scoring: Any, side: Any) -> None:
    options = Options(side=side, opponent=opponent, rival_scoring=scoring)
    state = GAME.new(options, 1, seed)
    rng, steps, laps, began = seeded(seed), list[Step](), 0, tiles_of(state)
    while state.actor >= 0:
        log, had = Log(), tiles_of(state)
        state.play(state.random_action(rng), log)
        for event in log.events:
            happened = event.public
            if isinstance(happened, RivalTaken):
                laps += happened.wrap > 0
                had = tiles_of(state)
            elif isinstance(happened, Recounted):
                steps.append({"recount": TYPES[happened.type], "rival": had[TYPES[happened.type]]})
            elif isinstance(happened, Placed):
                row, col = divmod(happened.cell, 5)
                place = {"row": row + 1, "col": col + 1, "tile": KIND_NAMES[happened.tile]}
                steps.append({"town": 0, "place": place, "doubled": False})
            elif isinstance(happened, Doubled):
                steps[-1]["doubled"] = True
            elif isinstance(happened, HandScored):
                steps.append({"town": 0, "hand": TYPES[happened.type]})
    rival = {"collected": tiles_of(state), "began_with": began, "laps": laps}
    scored = count(rival, steps, opponent=opponent, rival_scoring=scoring, side=side)
    assert [sheet.total for sheet in scored.sheets] == state.scores()
    assert scored.winners == state.winners()
    ours = [[item.points for item in sheet.items] for sheet in GAME.breakdown(state)]
    assert [[item.points for item in sheet.items] for sheet in scored.sheets] == ours


def tiles_of(state: BloomTownState) -> dict[str, int]:
    """What the opponent has of each type."""
    return {type: int(owned(state.collected, which)) for which, type in enumerate(TYPES)}


@pytest.mark.parametrize(
    ("table", "part"),
    [
        ({"towns": 2, "rival": {"collected": {}}}, "$.rival"),
        ({"recount": "park", "rival": {"collected": {}}}, "$.steps"),
        ({"rival": {"collected": {"villa": 1}}}, "$.rival.collected"),
        ({"rival": {"collected": {"park": 8}}}, "$.rival.collected.park"),
        ({"rival": {"collected": {"park": -1}}}, "$.rival.collected.park"),
        ({"rival": {"collected": {"park": 1}, "began_with": {"park": 2}}}, "$.rival.began_with.park"),
        ({"rival": {"collected": {"park": 4}, "began_with": {"park": 4}}}, "$.rival.began_with"),
        ({"rival": {"collected": {}, "laps": 41}}, "$.rival.laps"),
        ({"rival": {"collected": {}, "points": -1}}, "$.rival.points"),
        ({"steps": [{"recount": "park"}], "rival": {"collected": {"park": 1}}}, "$.steps[0].rival"),
        ({"steps": [{"recount": "park", "rival": 2}], "rival": {"collected": {"park": 1}}}, "$.steps[0].rival"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(table: dict[str, Any], part: str) -> None:
    with pytest.raises(BadTable) as caught:
        printed_of(GAME).score_table(json.dumps(table).encode())
    for language in LANGUAGES:
        assert part in Words(language).say(caught.value.message)
