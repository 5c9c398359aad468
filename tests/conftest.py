"""For all tests: hypothesis makes the same examples every time, everywhere; databases and packages to test with."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, settings
from tests import postgres
from tests.packages import install
from tests.postgres import database_url, postgres_server, postgres_url

__all__ = ["database_url", "install", "postgres_server", "postgres_url"]

settings.register_profile(
    "triopolis",
    derandomize=True,
    deadline=None,
    database=None,
    # No shrinking: seeds cannot be made simpler, and a failing test would look for minutes before it says so.
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("triopolis")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    postgres.mark(items)
