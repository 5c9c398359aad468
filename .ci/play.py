"""Plays the stranger who types `make play`: waits until it is open, looks at it, and stops it.

    python .ci/play.py page|no-page INT|TERM [VARIABLE=value ...]

INT is Ctrl-C, which reaches everything that was started; TERM goes to make alone. What follows is handed to make.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request


def main(page: str, how: str, *variables: str) -> None:
    command = ["make", "play", *variables]
    with subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as play:
        try:
            said = look(play, page)
            os.killpg(play.pid, signal.SIGINT) if how == "INT" else play.terminate()
            assert play.stdout is not None
            said += echo(play.stdout.read())
        except BaseException:
            os.killpg(play.pid, signal.SIGKILL)
            raise
    assert "Stopped. Every table is kept." in said, "it did not stop cleanly"
    assert ("without the page" in said) == (page == "no-page")
    assert not alive(play.pid), "something that was started goes on"


def look(play: subprocess.Popen[str], page: str) -> str:
    """What it says until it is open; then the page and /health are asked for."""
    assert play.stdout is not None
    said = ""
    for line in play.stdout:
        said += echo(line)
        found = re.search(r"open at (http://\S+/)", line)
        if found:
            break
    else:
        raise AssertionError("make play ended before it was open")
    assert get(f"{found[1]}health")
    assert ('<script type="module"' in get(found[1])) == (page == "page")
    return said


def get(address: str) -> str:
    # This machine's own: no proxy that leads elsewhere.
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address) as answer:
        text: str = answer.read().decode()
    print(f"GET {address}: {answer.status}, {len(text)} characters", flush=True)
    return text


def echo(text: str) -> str:
    print(text, end="", flush=True)
    return text


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    main(*sys.argv[1:])
