"""A process that is killed while it writes: whatever it has answered is there, and nothing is half there."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

import pytest
from tests.server.storage.conftest import Opener
from tests.server.storage.samples import sample

from triopolis.server.storage import Storage

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")]

TABLES = 5
WRITE_FOR_EVER = """
import asyncio, os, sys
from triopolis.house.stored import Change
from triopolis.server.storage import Storage
async def play(storage, id):
    revision = (await storage.table(id)).revision
    while True:
        revision += 1
        change = Change(id, revision, 0, revision * 7)
        await storage.commit([change], version=1, actor=0, bot_due=True, status="running", result=None)
        os.write(1, f"{id} {revision}\\n".encode())
async def main():
    storage = await Storage.open(sys.argv[1])
    await asyncio.gather(*(play(storage, id) for id in sys.argv[2:]))
asyncio.run(main())
"""


async def test_every_answered_change_survives_a_kill(url: str, storage: Storage, open_storage: Opener) -> None:
    ids = [f"t{number}" for number in range(TABLES)]
    for id in ids:
        await storage.add_table(sample(id))
    await storage.close()
    answered = dict.fromkeys(ids, 0)
    for lines in (1, 40):
        answered.update(await _answers_of_a_killed_writer(url, ids, lines))
        reader = await open_storage()
        for id in ids:
            await _check(reader, id, answered[id])


async def _answers_of_a_killed_writer(url: str, ids: list[str], lines: int) -> dict[str, int]:
    """Kill it after so many answers, without waiting for anything; what it answered until then, pipe included."""
    command = (sys.executable, "-c", WRITE_FOR_EVER, url, *ids)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    seen = [await process.stdout.readline() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    rest = await process.stdout.read()
    await process.wait()
    announced = [line.split() for line in (b"".join(seen) + rest).decode().splitlines()]
    return {id: int(revision) for id, revision in announced}


async def _check(storage: Storage, id: str, answered: int) -> None:
    table = await storage.table(id)
    assert table is not None
    assert table.revision >= answered
    changes = await storage.changes(id)
    assert [(change.revision, change.action) for change in changes] == [
        (revision, revision * 7) for revision in range(1, table.revision + 1)
    ]
    assert table.bot_due or table.revision == 0
