"""`search:…` means the search of yesterday, move for move; `classic:…` is its other name."""

from __future__ import annotations

import msgspec
import pytest
from tests.yesterday.fixtures import FROZEN, FrozenSearch, read_matches

from triopolis.bots.registry import make_bot
from triopolis.engine.match import Match

FROZEN_IN = {
    file.stem: [msgspec.json.decode(line, type=FrozenSearch) for line in file.read_bytes().splitlines()]
    for file in sorted((FROZEN / "searches").glob("*.jsonl"))
}


def sees_more_now(search: FrozenSearch) -> bool:
    """With three players a search once had to guess which shops had left the game; now it is told (BT-20), and what it
    decides is frozen anew in another file."""
    return search.match.startswith("bloom_town, 3 players")


SEARCHES = [
    search for name, found in FROZEN_IN.items() for search in found if name != "searches" or not sees_more_now(search)
]
FILES = sorted({search.file for search in SEARCHES})


@pytest.mark.parametrize("file", FILES)
def test_the_search_decides_as_it_did(file: str) -> None:
    saved = {match.name: match.saved for match in read_matches(FROZEN / "records" / file)}
    for number, frozen in enumerate(search for search in SEARCHES if search.file == file):
        match = Match.load(saved[frozen.match].encode())
        name = frozen.bot if number % 2 else frozen.bot.replace("search", "classic")
        choice = make_bot(name, match.game, "yesterday").choose(match.view(int(match.state.actor)))
        assert choice.action == frozen.action
        assert [[thought.action, thought.visits] for thought in choice.thoughts] == frozen.visits


def test_who_sees_more_still_searches() -> None:
    """And the same positions are frozen anew."""
    old = [search for search in FROZEN_IN["searches"] if sees_more_now(search)]
    anew = {(search.file, search.match, search.bot) for search in SEARCHES}
    assert len(old) == 2
    assert {(search.file, search.match, search.bot) for search in old} <= anew


def test_there_are_searches_in_every_game() -> None:
    assert len(SEARCHES) >= 22
    assert {file.partition(".")[0] for file in FILES} >= {"point_city", "bloom_town", "happy_city"}
