"""The command line. `main` is the entry point of the `triopolis` command."""

from __future__ import annotations

import sys
from typing import NoReturn

__all__ = ["main"]


def main() -> NoReturn:
    from triopolis.cli.app import run

    sys.exit(run(sys.argv[1:]))
