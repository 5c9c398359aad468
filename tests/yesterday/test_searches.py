"""`search:…` means the search of yesterday, move for move; `classic:…` is its other name."""

from __future__ import annotations

import msgspec
import pytest
from tests.yesterday.fixtures import FROZEN, FrozenSearch, read_matches

from triopolis.bots.registry import make_bot
from triopolis.engine.match import Match

SEARCHES = [
    msgspec.json.decode(line, type=FrozenSearch)
    for line in (FROZEN / "searches" / "searches.jsonl").read_bytes().splitlines()
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


def test_there_are_searches_in_every_game() -> None:
    assert len(SEARCHES) >= 18
    assert {file.partition(".")[0] for file in FILES} >= {"point_city", "bloom_town", "happy_city"}
