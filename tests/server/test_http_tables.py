"""Tables over HTTP: lists, records, looking back, live play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.played import as_json, played
from tests.server.served import ME, OPEN, Visitor, a_table, code, heard, two_at_a_table, visited

from triopolis.engine.match import Match
from triopolis.engine.record import decode_record
from triopolis.engine.rooms import spread_of
from triopolis.house import slices


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_lists_of_tables(client: TestClient[Litestar], anna: Visitor, boris: Visitor) -> None:
    private, public = a_table(anna), a_table(anna, public=True)
    over = anna.post("tables/import", {"record": as_json(played())})["id"]
    assert [table["id"] for table in anna.get("tables")["tables"]] == [over, public, private]
    assert [table["id"] for table in boris.get("tables?scope=public")["tables"]] == [public]
    assert [table["id"] for table in anna.get("tables?status=finished")["tables"]] == [over]
    assert anna.get("tables?skip=2")["tables"][0]["id"] == private
    for skip in (3, 10**18, 10**30):
        assert anna.get(f"tables?skip={skip}") == {"tables": [], "more": False}
    assert len(anna.get("tables?skip=-5")["tables"]) == 3
    assert boris.get("tables") == Visitor(client).get("tables") == {"tables": [], "more": False}


def test_long_lists_come_in_parts(client: TestClient[Litestar], anna: Visitor) -> None:
    for _ in range(51):
        a_table(anna)
    first, rest = anna.get("tables"), anna.get("tables?skip=50")
    assert (len(first["tables"]), first["more"]) == (50, True)
    assert (len(rest["tables"]), rest["more"]) == (1, False)


def test_components_of_games_and_tables(anna: Visitor) -> None:
    own = anna.get("games/happy_city/components")["tables"]
    assert anna.get(f"tables/{a_table(anna, ME, OPEN, game='happy_city')}/components")["tables"] == own
    assert code(anna.ask("GET", "games/chess/components")) == (404, "unknown-game")


def test_a_record_is_sealed_until_the_end_unless_the_seed_was_chosen(anna: Visitor, boris: Visitor) -> None:
    table = two_at_a_table(anna, boris)
    assert code(anna.ask("GET", f"tables/{table}/record")) == (409, "not-finished")
    assert code(anna.ask("GET", f"tables/{a_table(anna)}/record")) == (409, "not-finished")
    chosen = two_at_a_table(anna, boris, seed="vienna")
    answer = boris.ask("GET", f"tables/{chosen}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="bloom_town-{chosen[:6]}.json"'
    record = decode_record(answer.content, "record")
    assert (record.seed, [seat.name for seat in record.seats]) == ("vienna", ["Anna", "Boris"])
    assert boris.post("tables/import", {"record": answer.json()})["status"] == "running"
    over = anna.post("tables/import", {"record": as_json(played())})["id"]
    again = Match.load(boris.ask("GET", f"tables/{over}/record").content)
    assert again.record().position == played().record().position


@pytest.mark.parametrize("game", ["point_city", "bloom_town", "happy_city"])
def test_a_finished_match_is_looked_back_at_from_every_seat(anna: Visitor, game: str) -> None:
    match = played(game)
    table = anna.post("tables/import", {"record": as_json(match)})["id"]
    replay = anna.get(f"tables/{table}/replay")
    assert len(replay["steps"]) == len(replay["notations"]) == len(match.steps)
    assert replay["end"]["scores"] == match.state.scores()
    assert len(replay["end"]["race"]) == len(match.steps) + 1
    for at in range(len(match.steps) + 1):
        then = Match.replay(match.record(), at=at)
        moment = anna.get(f"tables/{table}/replay/{at}")
        views = [then.view(seat) for seat in range(2)]
        assert moment == {"at": at, "views": msgspec.to_builtins(views)}
    spreads = [spread_of(match.game).regions(view) for view in views]
    moment = anna.get(f"tables/{table}/replay/{len(match.steps)}?spread=true")
    assert moment["spreads"] == msgspec.to_builtins(spreads)
    for at in (-1, len(match.steps) + 1, 10**30):
        assert code(anna.ask("GET", f"tables/{table}/replay/{at}")) == (400, "bad-request")


@pytest.mark.anyio
@pytest.mark.parametrize("what", ["replay", "replay/50"])
async def test_others_are_answered_while_a_match_is_played_again(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A slice for every step: how long a step takes must not matter here.
    monkeypatch.setattr(slices, "SLICE", 0)
    async with visited(tmp_path) as browser:
        table = (await browser.post("tables/import", json={"record": as_json(played("happy_city"))})).json()["id"]
        assert (await browser.get(f"tables/{table}")).is_success  # From now on it is in memory.
        looking_back = asyncio.create_task(browser.get(f"tables/{table}/{what}"))
        # Tasks run in the order in which they were made, so looking back has begun when this one is answered.
        assert (await asyncio.create_task(browser.get(f"tables/{table}"))).is_success
        assert not looking_back.done()
        assert (await looking_back).is_success


def test_an_unfinished_match_is_not_looked_back_at(anna: Visitor, boris: Visitor) -> None:
    for table in (two_at_a_table(anna, boris, seed="vienna"), a_table(anna)):
        assert code(anna.ask("GET", f"tables/{table}/replay")) == (409, "not-finished")
        assert code(anna.ask("GET", f"tables/{table}/replay/0")) == (409, "not-finished")


def test_people_play_over_sockets(anna: Visitor, boris: Visitor) -> None:
    table = two_at_a_table(anna, boris)
    with anna.live(table) as mine, boris.live(table) as theirs:
        state = heard(mine, "state")
        assert (state["seat"], heard(theirs, "state")["seat"]) == (0, 1)
        mine.send_json({"type": "why_not", "seat": 0, "component": {"kind": "slot", "id": 0}, "ref": 1})
        assert heard(mine, "why_not")["ref"] == 1
        mine.send_json({"type": "play", "seat": 0, "revision": 0, "action": state["moves"][0]["action"], "ref": 2})
        assert heard(mine, "accepted") == {"type": "accepted", "ref": 2, "revision": 1}
        assert heard(theirs, "state")["steps"]
    with anna.live(table, after=0) as again:
        assert len(heard(again, "state")["steps"]) == 1
    with anna.live("nowhere") as lost:
        assert heard(lost, "refused")["error"]["code"] == "unknown-table"
