"""The house by itself: whole games with nothing behind it but memory."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from functools import partial

import pytest
from tests.house.memory import InstantBots, MemoryStorage

from triopolis.engine.errors import StaleRevision
from triopolis.engine.registry import game_ids
from triopolis.house import hosting
from triopolis.house.eyes import Eyes, state_message
from triopolis.house.house import House
from triopolis.house.live_table import LiveTable
from triopolis.house.messages import NewTable, Play, SeatWish, StateMessage
from triopolis.house.playing import played
from triopolis.house.stored import Change

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def look(house: House, id: str, eyes: Eyes) -> StateMessage:
    async with house.opened(id) as table:
        return await state_message(table, eyes, [], house.slices)


@pytest.mark.parametrize("game", game_ids())
async def test_a_whole_game_against_a_bot(game: str) -> None:
    announced: list[str] = []
    house = House(MemoryStorage(), InstantBots(), lambda id, news: announced.append(id))
    seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot="random")]
    id = (await hosting.open_table(house, "anna", "Anna", NewTable(game=game, seats=seats, seed="a walk"))).id
    eyes = Eyes("anna")
    while (state := await look(house, id, eyes)).end is None:
        if state.moves:
            play = Play(seat=0, revision=state.table.revision, action=state.moves[0].action)
            await house.change(id, partial(played, eyes=eyes, message=play))
        else:
            # The bot plays in a task of its own.
            await asyncio.sleep(0)
    assert state.table.status == "finished"
    assert set(announced) == {id}
    assert await house.keeper.keep(id)
    await house.close()


@pytest.mark.parametrize(("problem", "told"), [(StaleRevision.of("error-stale", found=1, now=2), 0), (ValueError(), 1)])
async def test_a_refusal_that_nobody_waits_for_is_no_fault(problem: Exception, told: int) -> None:
    faults: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
    house = House(MemoryStorage(), InstantBots(), lambda id, news: None)
    seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot="random")]
    id = (await hosting.open_table(house, "anna", "Anna", NewTable(game="point_city", seats=seats))).id

    def refuse(table: LiveTable) -> list[Change]:
        raise problem

    async with house.opened(id):
        asking = asyncio.create_task(house.change(id, refuse))
        await asyncio.sleep(0)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
    while any("_change" in repr(task) for task in asyncio.all_tasks()):
        await asyncio.sleep(0)
    await house.close()
    gc.collect()
    assert [type(context["exception"]) for context in faults] == [type(problem)] * told


def test_the_house_loads_neither_a_server_nor_a_database() -> None:
    program = "import triopolis.house.house, triopolis.house.hosting, sys; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert not {"litestar", "sqlalchemy", "granian", "triopolis.server", "multiprocessing"} & set(loaded)
