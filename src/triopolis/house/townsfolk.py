"""The townsfolk: who of them sits at which seat of a table. Bots bear their names; the page draws how they look."""

from __future__ import annotations

from typing import Final

from triopolis.locales import Message, message

PEOPLE: Final = (
    "olena",
    "viktor",
    "rosa",
    "marta",
    "otto",
    "vera",
    "ines",
    "sofia",
    "emil",
    "mei",
    "taras",
    "samir",
)


def person_for(table: str, seat: int) -> str:
    """Always the same person at the same table, and nobody twice."""
    return sorted(PEOPLE, key=lambda person: _hash(f"{person} {table}"))[seat % len(PEOPLE)]


def person_name(person: str) -> Message:
    return message(f"person-{person}")


def _hash(text: str) -> int:
    """FNV-1a: the same in every process, unlike Python's own."""
    value = 0x811C9DC5
    for character in text:
        value = (value ^ ord(character)) * 0x01000193 & 0xFFFFFFFF
    return value
