"""What lies on the table goes to whoever asks for it, and says no more than the view it is sent with."""

from __future__ import annotations

import msgspec
import pytest
from tests.house.memory import InstantBots, MemoryStorage

from triopolis.engine.contract import View
from triopolis.engine.registry import find_game, game_ids
from triopolis.engine.rooms import spread_of
from triopolis.house import hosting
from triopolis.house.eyes import Eyes, state_message
from triopolis.house.house import House
from triopolis.house.messages import NewTable, SeatWish, StateMessage

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def new_house() -> House:
    return House(MemoryStorage(), InstantBots(), lambda id, news: None)


async def open_table(house: House, game: str, *kinds: str) -> str:
    seats = [SeatWish(kind=kind, name=f"Guest {n}") for n, kind in enumerate(kinds)]  # type: ignore[arg-type]
    return (await hosting.open_table(house, "anna", "Anna", NewTable(game=game, seats=seats, seed="a walk"))).id


async def look(house: House, id: str, eyes: Eyes) -> StateMessage:
    async with house.opened(id) as table:
        return await state_message(table, eyes, [], house.slices)


def sent_spread(state: StateMessage) -> object:
    return msgspec.json.decode(msgspec.json.encode(state)).get("spread")


def spread_of_sent_view(game: str, state: StateMessage) -> object:
    """Made anew from nothing but the bytes that were sent."""
    sent: View = msgspec.json.decode(msgspec.json.encode(state.view), type=find_game(game).Views)
    return msgspec.json.decode(msgspec.json.encode(spread_of(find_game(game)).regions(sent)))


@pytest.mark.parametrize("game", game_ids())
async def test_a_seat_and_a_spectator_are_told_what_their_view_shows(game: str) -> None:
    house = new_house()
    id = await open_table(house, game, "me", "here")
    for guest in ("anna", "nobody"):
        state = await look(house, id, Eyes(guest, wants_spread=True))
        assert sent_spread(state) == spread_of_sent_view(game, state) != []
    await house.close()


async def test_behind_the_curtain_no_hand_is_shown() -> None:
    house = new_house()
    id = await open_table(house, "bloom_town", "me", "here")
    covered = await look(house, id, Eyes("anna", wants_spread=True))
    assert (covered.curtain, covered.seat) == (covered.table.actor, None)
    assert sent_spread(covered) == sent_spread(await look(house, id, Eyes("nobody", wants_spread=True)))
    opened = await look(house, id, Eyes("anna", uncovered=covered.curtain, wants_spread=True))
    assert sent_spread(opened) == spread_of_sent_view("bloom_town", opened) != sent_spread(covered)
    await house.close()


async def test_who_did_not_ask_is_not_told() -> None:
    house = new_house()
    id = await open_table(house, "point_city", "me", "here")
    assert b'"spread"' not in msgspec.json.encode(await look(house, id, Eyes("anna")))
    await house.close()


async def test_before_the_start_there_is_nothing_on_the_table() -> None:
    house = new_house()
    id = await open_table(house, "point_city", "me", "open")
    assert sent_spread(await look(house, id, Eyes("anna", wants_spread=True))) is None
    await house.close()
