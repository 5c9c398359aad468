"""The automa in a printed game: knowing what lay where it took, it counts as it does in ours."""

from __future__ import annotations

import json
from typing import Any

import pytest

from triopolis.engine.contract import Companion, Log
from triopolis.engine.errors import BadTable
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import printed_of
from triopolis.games import happy_city
from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import CIVIC, RESOURCES, SYMBOLS
from triopolis.games.point_city.events import Taken
from triopolis.games.point_city.options import Options
from triopolis.games.point_city.printed.details import AutomaDetails
from triopolis.locales import LANGUAGES, Words

Step = dict[str, Any]
SPARE: Step = {"kind": "resource", "resource": "economy"}


def companion(steps: list[Step], automa: str = "easy") -> Companion:
    table = {"options": {"automa": automa}, "steps": steps}
    return printed_of(GAME).companion(json.dumps(table).encode())


def details(steps: list[Step], automa: str = "easy") -> AutomaDetails:
    answer = companion(steps, automa).details
    assert isinstance(answer, AutomaDetails)
    return answer


def worked_example() -> list[Step]:
    """Permanents 3, 1, 0, 4, 2; 15 points; 4 tokens; 3 ingenuity; the rest are other resources."""
    steps: list[Step] = []
    for resource, count in zip(RESOURCES, (3, 1, 0, 4, 2), strict=True):
        steps += [{"kind": "building", "permanent": resource} for _ in range(count)]
    steps += [{"kind": "building", "points": 5} for _ in range(3)]
    steps += [{"kind": "civic"} for _ in range(4)]
    steps += [{"kind": "resource", "resource": "ingenuity"} for _ in range(3)]
    return steps + [SPARE] * (34 - len(steps))


@pytest.mark.parametrize(("level", "points"), [("easy", 37), ("normal", 44), ("hard", 62)])
def test_the_worked_automa_gives_37_44_and_62(level: str, points: int) -> None:
    answer = companion(worked_example(), level)
    assert answer.sheet.total == points
    assert answer.asks == "you"


@pytest.mark.parametrize(
    ("points", "unspent", "winners"), [(38, 0, [0]), (36, 99, [1]), (37, 14, [0]), (37, 13, [0, 1]), (37, 12, [1])]
)
def test_pc_9_a_tie_is_broken_by_resource_cards_all_of_the_automas_unspent(
    points: int, unspent: int, winners: list[int]
) -> None:
    steps = worked_example()
    assert details(steps).unspent == 17
    steps = [{"kind": "civic", "token": False} if step == SPARE else step for step in steps]
    steps = steps[:24] + [SPARE] * 10
    assert details(steps).unspent == 13
    answer = companion([*steps, {"kind": "you", "points": points, "unspent": unspent}])
    assert (answer.asks, answer.winners) == ("over", winners)


def test_a_civic_building_without_a_token_brings_none() -> None:
    steps: list[Step] = [{"kind": "civic", "token": False}, {"kind": "civic"}]
    assert details(steps).tokens == 1


def steps_of(taken: Taken, tokens: int) -> list[Step]:
    """What a person would tell of a turn of our own automa that gained so many tokens."""
    steps: list[Step] = []
    for card in taken.cards:
        if card.side == "resource":
            steps.append({"kind": "resource", "resource": SYMBOLS[card.face % 6]})
            continue
        face = GAME.components.cards[card.face]
        if face.kind == CIVIC:
            steps.append({"kind": "civic", "token": tokens > 0})
            tokens -= 1
        else:
            permanent = RESOURCES[face.produces] if face.produces >= 0 else None
            steps.append({"kind": "building", "permanent": permanent, "points": face.points})
    return steps


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_it_plays_as_the_automa_of_our_own_matches(level: Any, seed: str) -> None:
    state = GAME.new(Options("all", level), 1, seed)
    rng, steps = seeded(seed), list[Step]()
    while state.actor >= 0:
        log = Log()
        state.play(state.random_action(rng), log)
        tokens = sum(event.kind == "token" and event.seat == 1 for event in log.events)
        for event in log.events:
            if isinstance(event.public, Taken) and event.seat == 1:
                assert details(steps, level).cells == event.public.cells
                steps += steps_of(event.public, tokens)
        assert companion(steps, level).sheet.total == state.scores()[1]
    you = {"kind": "you", "points": state.scores()[0], "unspent": int(state.cities[0].unspent_cards())}
    answer = companion([*steps, you], level)
    assert answer.sheet == GAME.breakdown(state)[1]
    assert answer.winners == state.winners()


@pytest.mark.parametrize(
    ("steps", "part"),
    [
        ([{"kind": "resource", "resource": "gold"}], "$.steps[0].resource"),
        ([{"kind": "villa"}], "$.steps[0]"),
        ([{"kind": "building"}], "$.steps[0]"),
        ([{"kind": "building", "points": 21}], "$.steps[0].points"),
        ([{"kind": "building", "points": -1}], "$.steps[0].points"),
        ([{"kind": "building", "points": 10**30}], "$.steps[0].points"),
        ([{"kind": "civic"}] * 11, "$.steps[10]"),
        ([SPARE, {"kind": "you", "points": 3}], "$.steps[1]"),
        ([SPARE] * 35, "$.steps[34]"),
        ([*[SPARE] * 34, {"kind": "you", "points": -1}], "$.steps[34].points"),
        ([*[SPARE] * 34, {"kind": "you", "points": 1, "unspent": 1001}], "$.steps[34].unspent"),
        ([*[SPARE] * 34, {"kind": "you", "points": 1}, SPARE], "$.steps[35]"),
    ],
)
def test_what_cannot_be_is_refused_with_its_step(steps: list[Step], part: str) -> None:
    with pytest.raises(BadTable) as caught:
        companion(steps)
    for language in LANGUAGES:
        assert part in Words(language).say(caught.value.message)


def test_every_answer_can_be_said() -> None:
    steps = [*worked_example(), {"kind": "you", "points": 3}]
    for count in range(len(steps) + 1):
        answer = companion(steps[:count])
        assert len(answer.log) == count
        assert all(Words(language).say(line) for language in LANGUAGES for line in [answer.tells, *answer.log])


def test_a_game_without_an_opponent_says_so() -> None:
    with pytest.raises(BadTable, match="no opponent of its own"):
        printed_of(happy_city.GAME).companion(b"{}")
