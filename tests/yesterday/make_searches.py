# Written for the code of its day, which it freezes; not checked against that of today.
# mypy: ignore-errors
"""Freezes what a search with a budget of one's own decides, in positions of frozen matches.

    PYTHONPATH=<the code to freeze>/src:. python tests/yesterday/make_searches.py

What is frozen already is left as it is: see README.md.
"""

from __future__ import annotations

import msgspec
from tests.yesterday.fixtures import FROZEN, FrozenSearch, read_matches

import triopolis
from triopolis.bots.registry import make_bot
from triopolis.engine.match import Match

BOTS = ("search:simulations=1", "search:simulations=25", "search:simulations=50")


def main() -> None:
    print("frozen by", triopolis.__file__)
    found = []
    for file in sorted((FROZEN / "records").glob("*.jsonl.gz")):
        open_matches = [match for match in read_matches(file) if len(match.legal) > 4]
        for number, frozen in enumerate(open_matches[:: max(1, len(open_matches) // 3)]):
            bot = BOTS[number % len(BOTS)]
            match = Match.load(frozen.saved.encode())
            view = match.view(int(match.state.actor))
            choice = make_bot(bot, match.game, "yesterday").choose(view)
            visits = [[thought.action, thought.visits] for thought in choice.thoughts]
            found.append(FrozenSearch(file.name, frozen.name, bot, choice.action, visits))
    target = FROZEN / "searches" / "searches.jsonl"
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.open("xb") as out:
        out.write(b"".join(msgspec.json.encode(search) + b"\n" for search in found))
    print(len(found), "searches")


if __name__ == "__main__":
    main()
