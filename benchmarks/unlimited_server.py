"""Our server without limits, since all load comes from one address: python -m benchmarks.unlimited_server PORT FILE"""

from __future__ import annotations

import sys

from triopolis.server.limits import Limits, Rate
from triopolis.server.serving import serve
from triopolis.server.settings import Settings

FREE = Rate(1e9, 1_000_000_000)
LIMITS = Limits(
    requests=FREE,
    new_guests=FREE,
    changes=FREE,
    tables=FREE,
    messages=FREE,
    hints=FREE,
    connections=1_000_000,
    address_connections=1_000_000,
)


def main(port: str, file: str) -> None:
    settings = Settings(database=f"sqlite:///{file}", port=int(port))
    serve(settings, lambda: print("ready", flush=True), LIMITS)


if __name__ == "__main__":
    main(*sys.argv[1:])
