"""What has moved still answers under its old name, with a warning: here that is no failure."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "yesterday" in item.path.parts:
            item.add_marker(pytest.mark.filterwarnings(r"default:.*has moved to:DeprecationWarning"))
