"""Guests, their links to other devices, and secrets."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from tests.server.storage.conftest import Opener
from tests.server.storage.samples import NOON

from triopolis.server.storage import Storage

pytestmark = pytest.mark.anyio

LATER = NOON.replace(year=9000)


async def test_a_guest_has_a_name_that_can_change(storage: Storage) -> None:
    assert await storage.guest_name("anna") is None
    await storage.save_guest("anna", "")
    assert await storage.guest_name("anna") == ""
    await storage.save_guest("anna", "Аня 🏙")
    assert await storage.guest_name("anna") == "Аня 🏙"


async def test_a_link_works_once(storage: Storage) -> None:
    await storage.add_link("hash", "anna", LATER)
    assert await storage.use_link("other", NOON) is None
    assert await storage.use_link("hash", NOON) == "anna"
    assert await storage.use_link("hash", NOON) is None


async def test_a_link_works_once_however_many_try(storage: Storage, open_storage: Opener) -> None:
    other = await open_storage()
    await storage.add_link("hash", "anna", LATER)
    answers = await asyncio.gather(*(door.use_link("hash", NOON) for door in [storage, other] * 8))
    assert sorted(answers, key=str) == [None] * 15 + ["anna"]


async def test_an_expired_link_does_not_work(storage: Storage) -> None:
    await storage.add_link("hash", "anna", LATER)
    assert await storage.use_link("hash", LATER) is None
    assert await storage.use_link("hash", NOON) is None


async def test_old_links_are_cleared_away(storage: Storage) -> None:
    await storage.add_link("old", "anna", NOON)
    await storage.add_link("new", "anna", LATER)
    assert await storage.use_link("old", NOON - timedelta(days=1)) is None


async def test_a_secret_is_made_once(storage: Storage, open_storage: Opener) -> None:
    secret = await storage.secret("cookies")
    assert len(secret) == 32
    assert await storage.secret("cookies") == secret
    assert await (await open_storage()).secret("cookies") == secret
    assert await storage.secret("other") != secret


async def test_those_who_start_together_agree_on_a_secret(open_storage: Opener) -> None:
    doors = await asyncio.gather(*(open_storage() for _ in range(4)))
    assert len(set(await asyncio.gather(*(door.secret("cookies") for door in doors)))) == 1
