"""The usual environment has neither pyarrow nor Ray: there `make test` leaves out what needs them (`make test-lab`)."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyarrow") else ["test_*.py"]
