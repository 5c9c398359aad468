"""Files: read with plain reasons, written so that a crash at any moment leaves the old file or the new one."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from triopolis.cli.inputs import BadInput

STANDARD_INPUT: Final = "-"


def read_input(name: str) -> bytes:
    """The bytes of a file, or of the standard input."""
    return sys.stdin.buffer.read() if name == STANDARD_INPUT else read_file(name)


def read_file(name: str) -> bytes:
    try:
        return Path(name).read_bytes()
    except (OSError, ValueError) as problem:
        raise unusable(name, problem, "cli-error-file-read") from None


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file as a whole: its bytes are on the disk before it gets its name."""
    if not path.parent.is_dir():
        raise BadInput.of("cli-error-folder-missing", folder=str(path.parent), file=str(path))
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except (OSError, ValueError) as problem:
        raise unusable(str(path), problem, "cli-error-file-write") from None
    finally:
        # Gone already if all went well.
        if temporary is not None:
            with suppress(OSError):
                os.unlink(temporary)


def unusable(name: str, problem: OSError | ValueError, other: str) -> BadInput:
    """Why a file cannot be used; `other` is the message for the rarer reasons."""
    known: dict[type[Exception], str] = {
        FileNotFoundError: "cli-error-file-missing",
        NotADirectoryError: "cli-error-file-missing",
        IsADirectoryError: "cli-error-file-folder",
        PermissionError: "cli-error-file-forbidden",
    }
    reason = getattr(problem, "strerror", None) or str(problem)
    return BadInput.of(known.get(type(problem), other), file=name, reason=reason)


def games_folder() -> Path:
    """Where games are saved by themselves."""
    from platformdirs import user_data_path

    folder = user_data_path("triopolis", appauthor=False) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise unusable(str(folder), problem, "cli-error-file-write") from None
    return folder


def new_save_file(game: str) -> Path:
    """A name in the games folder that no other game has, kept for us by an empty file."""
    stem = games_folder() / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    number = 1
    while True:
        path = Path(f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        except OSError as problem:
            raise unusable(str(path), problem, "cli-error-file-write") from None
        else:
            return path


def unused_file(name: str) -> Path:
    """A file to be made: an existing one may be another game and is never written over."""
    path = Path(name)
    if path.is_dir():
        raise BadInput.of("cli-error-file-folder", file=name)
    if path.exists():
        raise BadInput.of("cli-error-file-exists", file=name)
    return path
