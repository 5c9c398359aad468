# Written for the code of its day, which it freezes; not checked against that of today.
# mypy: ignore-errors
"""Freezes what the rulings BT-19, BT-20 and HC-12 brought: matches with the new options, and the searches of three
players, who now know which shops left the game.

    PYTHONPATH=<the code to freeze>/src:. python tests/yesterday/make_rulings.py

What is frozen already is left as it is: see README.md.
"""

from __future__ import annotations

from itertools import product

import msgspec
from tests.yesterday.fixtures import FROZEN, FrozenSearch, read_matches
from tests.yesterday.make_records import ENDINGS, freeze, played

import triopolis
from triopolis.bots.registry import make_bot
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game


def main() -> None:
    print("frozen by", triopolis.__file__)
    freeze("bloom_town_rival_scoring", rival_scoring())
    freeze("happy_city_deflect", deflect())
    freeze_searches()


def rival_scoring():
    game = find_game("bloom_town")
    for opponent, side, ending in product(("alice", "boris", "zinovy"), "AB", ENDINGS):
        options = game.Options(side=side, opponent=opponent, rival_scoring="recounts")
        yield played(game, 1, options, ending)


def deflect():
    game = find_game("happy_city")
    for seats, mode, ending in product(game.seats, ("family", "expert"), ENDINGS):
        options = game.Options(mode=mode, grozilla="yes", deflect="must", round_limit=12)
        yield played(game, seats, options, ending)


def freeze_searches() -> None:
    """Those of three players in Bloom Town that were frozen before, and one of each new option."""
    lines = (FROZEN / "searches" / "searches.jsonl").read_bytes().splitlines()
    before = [msgspec.json.decode(line, type=FrozenSearch) for line in lines]
    asked = [(old.file, old.match, old.bot) for old in before if old.match.startswith("bloom_town, 3 players")]
    for file in ("bloom_town_rival_scoring.jsonl.gz", "happy_city_deflect.jsonl.gz"):
        choosing = [match for match in read_matches(FROZEN / "records" / file) if len(match.legal) > 4]
        asked.append((file, choosing[0].name, "search:simulations=25"))
    found = [search(*each) for each in asked]
    with (FROZEN / "searches" / "rulings.jsonl").open("xb") as out:
        out.write(b"".join(msgspec.json.encode(each) + b"\n" for each in found))
    print(len(found), "searches")


def search(file: str, name: str, bot: str) -> FrozenSearch:
    saved = {match.name: match.saved for match in read_matches(FROZEN / "records" / file)}
    match = Match.load(saved[name].encode())
    choice = make_bot(bot, match.game, "yesterday").choose(match.view(int(match.state.actor)))
    return FrozenSearch(
        file, name, bot, choice.action, [[thought.action, thought.visits] for thought in choice.thoughts]
    )


if __name__ == "__main__":
    main()
