"""What lies on the table goes to whoever asks for it, and says no more than the view it is sent with."""

from __future__ import annotations

import msgspec
import pytest
from tests.house.memory import MemoryStorage, PromptBots

from triopolis.engine.registry import find_game, game_ids
from triopolis.engine.rooms import spread_of
from triopolis.engine.spread import Region
from triopolis.house import hosting
from triopolis.house.eyes import Eyes, state_message
from triopolis.house.messages import NewTable, SeatWish, StateMessage
from triopolis.house.tables import House

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
