"""Records: whatever is wrong with one is refused with its own error, which says what and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from triopolis.engine.errors import DamagedRecord, ForeignRecord, NewerRecord, RecordRefused, TriopolisError
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.record import FIRST_SCHEMA, FORMAT, SCHEMA, Seat
from triopolis.engine.registry import find_game
from triopolis.locales import LANGUAGES, Words

SEATS = [Seat("Zoë"), Seat("Ганна", bot="random")]


def played(count: int) -> Match:
    """A match of two, so many actions in (or over)."""
    match, rng = Match(find_game("point_city"), SEATS, seed="record"), seeded("record", "actions")
    for _ in range(count):
        if not match.over:
            match.play(int(match.state.actor), int(match.state.random_action(rng)))
    return match


SAVED = played(7).save()
FINISHED = played(1000).save()


def refusal(data: bytes) -> TriopolisError:
    """The error of a record that must be refused; it names the file and can be said in every language."""
    with pytest.raises(RecordRefused) as caught:
        Match.load(data, "game.json")
    for language in LANGUAGES:
        assert "game.json" in Words(language).say(caught.value.message)
    return caught.value


def changed(change: Callable[[dict[str, Any]], object], data: bytes = FINISHED) -> bytes:
    raw = json.loads(data)
    change(raw)
    return json.dumps(raw).encode()


def test_a_record_is_readable_json_and_loads() -> None:
    raw = json.loads(SAVED)
    assert (raw["format"], raw["schema"], raw["game"]) == (FORMAT, FIRST_SCHEMA, "point_city")
    assert raw["seats"] == [{"name": "Zoë", "bot": None}, {"name": "Ганна", "bot": "random"}]
    assert Match.load(SAVED).save() == SAVED
    assert Match.load(changed(lambda raw: None)).save() == FINISHED


def test_a_record_cut_off_anywhere_is_damaged() -> None:
    for length in range(len(SAVED.rstrip())):
        error = refusal(SAVED[:length])
        assert type(error) is DamagedRecord
        assert error.message.args["byte"] == length or "byte" not in error.message.args


def test_a_cut_record_tells_the_line_and_byte_where_it_ends() -> None:
    length = SAVED.index(b'"seed"')
    error = refusal(SAVED[:length])
    assert error.message.args["byte"] == length
    assert error.message.args["line"] == SAVED[:length].count(b"\n") + 1


@settings(max_examples=300)
@given(place=st.integers(0, len(SAVED) - 1), byte=st.integers(0, 255))
def test_a_record_with_any_byte_changed_is_refused_or_still_the_same_match(place: int, byte: int) -> None:
    """Only names, bots, white space and a greater revision may change unnoticed: they decide nothing."""
    data = SAVED[:place] + bytes([byte]) + SAVED[place + 1 :]
    try:
        match = Match.load(data)
    except RecordRefused:
        return
    assert match.state.dump() == played(7).state.dump()
    assert match.seed == "record"


@pytest.mark.parametrize("place", [0, len(SAVED) // 2, len(SAVED) - 3])
def test_bytes_that_are_no_text_are_damage(place: int) -> None:
    assert type(refusal(SAVED[:place] + b"\xff" + SAVED[place + 1 :])) is DamagedRecord


@pytest.mark.parametrize("data", [b"[" * 100_000, b'{"format": 1e999}', b"9" * 5000, b"nul", b"{} {}"])
def test_json_beyond_all_measure_is_damage(data: bytes) -> None:
    assert type(refusal(data)) is DamagedRecord


@pytest.mark.parametrize("data", [b"{}", b"[]", b"null", b"1", b'"text"', b'{"format": "chess"}', b'{"schema": 1}'])
def test_foreign_json_is_refused_as_foreign(data: bytes) -> None:
    assert type(refusal(data)) is ForeignRecord


def test_a_record_of_an_unknown_game_is_foreign_and_names_it() -> None:
    error = refusal(changed(lambda raw: raw.update(game="checkers")))
    assert type(error) is ForeignRecord
    assert "checkers" in str(error)


def test_a_newer_schema_is_refused_as_newer() -> None:
    error = refusal(changed(lambda raw: raw.update(schema=SCHEMA + 1, surprise=True)))
    assert type(error) is NewerRecord
    assert (error.message.args["found"], error.message.args["known"]) == (SCHEMA + 1, SCHEMA)


def taken_back() -> Match:
    """A match in which seat 0 has gone back once, over what seat 1 did."""
    match = Match.load(SAVED)
    while not (match.steps and match.steps[-1].seat == 1 and any(step.seat == 0 for step in match.steps)):
        match.play(int(match.state.actor), match.state.actions()[-1])
    match.take_back(0)
    return match


def test_take_backs_are_told_by_the_second_schema() -> None:
    match = taken_back()
    raw = json.loads(match.save())
    assert (raw["schema"], raw["take_backs"]) == (SCHEMA, 1)
    loaded = Match.load(match.save())
    assert (loaded.take_backs, loaded.revision) == (1, match.revision)
    assert loaded.save() == match.save()


def test_without_take_backs_a_record_is_as_it_always_was() -> None:
    raw = json.loads(SAVED)
    assert raw["schema"] == FIRST_SCHEMA
    assert "take_backs" not in raw
    assert Match.load(changed(lambda raw: raw.update(schema=SCHEMA))).take_backs == 0


@pytest.mark.parametrize(("schema", "take_backs"), [(1, 1), (1, 0), (2, 0), (2, -1), (2, "3"), (2, None), (2, 1.5)])
def test_take_backs_that_cannot_be_are_damage(schema: int, take_backs: object) -> None:
    error = refusal(changed(lambda raw: raw.update(schema=schema, take_backs=take_backs)))
    assert type(error) is DamagedRecord
    assert "take_backs" in str(error)


@pytest.mark.parametrize("schema", [0, -1, "1", None, True, 1.5])
def test_a_schema_that_never_was_is_damage(schema: object) -> None:
    error = refusal(changed(lambda raw: raw.update(schema=schema)))
    assert type(error) is DamagedRecord
    assert "$.schema" in str(error)


@pytest.mark.parametrize("step", [-1, 1])
def test_other_rules_are_refused_and_both_versions_named(step: int) -> None:
    version = find_game("point_city").version
    error = refusal(changed(lambda raw: raw.update(version=version + step)))
    assert type(error) is NewerRecord
    assert (error.message.args["found"], error.message.args["known"]) == (version + step, version)


WRONG_FIELDS: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "an action that is not legal": (lambda raw: raw["actions"].__setitem__(5, 41), "$.actions[5]"),
    "an action below all": (lambda raw: raw["actions"].__setitem__(0, -1), "$.actions[0]"),
    "an action beyond all": (lambda raw: raw["actions"].__setitem__(3, 10**30), "$.actions[3]"),
    "an action after the end": (lambda raw: raw["actions"].append(40), "$.actions["),
    "an action that is text": (lambda raw: raw["actions"].__setitem__(2, "draw"), "$.actions[2]"),
    "another position": (lambda raw: raw.update(position="0" * 64), "$.position"),
    "other scores": (lambda raw: raw["result"].update(scores=[99, 0]), "$.result"),
    "other winners": (lambda raw: raw["result"].update(winners=[0, 1]), "$.result"),
    "no result": (lambda raw: raw.update(result=None), "$.result"),
    "a result too wide": (lambda raw: raw["result"].update(loser=1), "$.result"),
    "a revision below the actions": (lambda raw: raw.update(revision=1), "$.revision"),
    "a revision that is text": (lambda raw: raw.update(revision="7"), "$.revision"),
    "a seed that is a number": (lambda raw: raw.update(seed=5), "$.seed"),
    "a seat without a name": (lambda raw: raw["seats"][1].pop("name"), "$.seats[1]"),
    "a seat that is text": (lambda raw: raw["seats"].__setitem__(0, "me"), "$.seats[0]"),
    "an unknown field": (lambda raw: raw.update(cheat=1), "cheat"),
    "no actions": (lambda raw: raw.pop("actions"), "actions"),
    "no seed": (lambda raw: raw.pop("seed"), "seed"),
    "an unknown option": (lambda raw: raw["options"].update(speed="high"), "speed"),
    "a wrong option value": (lambda raw: raw["options"].update(tokens="most"), "most"),
    "an option of another type": (lambda raw: raw["options"].update(tokens=[1]), "tokens"),
    "an option that does not fit the seats": (lambda raw: raw["options"].update(automa="hard"), ""),
    "too many seats": (lambda raw: raw.update(seats=[{"name": "x"}] * 5), "5"),
    "no seats": (lambda raw: raw.update(seats=[]), "0"),
}


@pytest.mark.parametrize("name", WRONG_FIELDS)
def test_a_record_is_refused_as_damaged_and_says_where_if_it_has(name: str) -> None:
    change, where = WRONG_FIELDS[name]
    error = refusal(changed(change))
    assert type(error) is DamagedRecord
    assert where in str(error)


def test_a_changed_seed_leads_elsewhere_and_is_refused() -> None:
    assert type(refusal(changed(lambda raw: raw.update(seed="Record")))) is DamagedRecord


def test_a_seed_that_is_half_a_character_is_refused() -> None:
    data = SAVED.replace(b'"record"', b'"\\ud800"')
    assert data != SAVED
    assert type(refusal(data)) is DamagedRecord


def test_a_record_without_its_last_action_is_noticed() -> None:
    assert type(refusal(changed(lambda raw: raw["actions"].pop(), SAVED))) is DamagedRecord


def test_a_result_before_the_end_is_noticed() -> None:
    early = changed(lambda raw: raw.update(result={"scores": [0, 0], "winners": [0, 1]}), SAVED)
    assert type(refusal(early)) is DamagedRecord


def test_seats_sitting_elsewhere_are_still_the_same_match() -> None:
    match = Match.load(changed(lambda raw: raw["seats"].reverse()))
    assert [seat.name for seat in match.seats] == ["Ганна", "Zoë"]
