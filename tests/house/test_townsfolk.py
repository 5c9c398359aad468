"""Who of the townsfolk sits where."""

from __future__ import annotations

from triopolis.house.townsfolk import PEOPLE, person_for, person_name
from triopolis.locales import LANGUAGES, Words

MOST_SEATS = 5
TABLES = [f"table-{number}-{number * 7919}" for number in range(500)]


def test_nobody_sits_twice_at_one_table() -> None:
    for table in TABLES:
        assert len({person_for(table, seat) for seat in range(MOST_SEATS)}) == MOST_SEATS


def test_the_same_table_always_has_the_same_people() -> None:
    assert [person_for("k3x9", seat) for seat in range(MOST_SEATS)] == ["viktor", "vera", "otto", "olena", "ines"]


def test_everyone_is_asked_to_some_table_to_every_seat() -> None:
    for seat in range(MOST_SEATS):
        assert {person_for(table, seat) for table in TABLES} == set(PEOPLE)


def test_everyone_has_a_name_in_every_language() -> None:
    for language in LANGUAGES:
        words = Words(language)
        assert len({words.say(person_name(person)) for person in PEOPLE}) == len(PEOPLE)
