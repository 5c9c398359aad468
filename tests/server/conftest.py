"""A server for each test, and two people who visit it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.served import Visitor, named, served


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with served(tmp_path) as client:
        yield client


@pytest.fixture
def anna(client: TestClient[Litestar]) -> Visitor:
    return named(client, "Anna")


@pytest.fixture
def boris(client: TestClient[Litestar]) -> Visitor:
    return named(client, "Boris")
