"""How a server is started: where it listens, what it stores in, whom it trusts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

SITE: Final = Path(__file__).parent / "site"
"""The browser client, put there by the build."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    path: str = ""
    """The path a reverse proxy serves it under, like `/triopolis`; empty for the root."""
    proxy: bool = False
    """Trust the X-Forwarded headers of the proxy in front."""
    thinkers: int | None = None
    """Processes for bots; None: as many as there are cores, two at least."""
