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

HANGS = 600
"""Seconds after which what does not stop is killed."""


def main(page: str, how: str, *variables: str) -> None:
    command = ["make", "play", *variables]
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as play:
        try:
            said = look(play, page) + stop(play, how)
        except BaseException:
            os.killpg(play.pid, signal.SIGKILL)
            raise
    assert "Stopped. Every table is kept." in said, "it did not stop cleanly"
    assert ("without the page" in said) == (page == "no-page")


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


def stop(play: subprocess.Popen[str], how: str) -> str:
    """What it still says. Its output ends when the last of all processes that were started has ended."""
    signal.alarm(HANGS)
    if how == "INT":
        os.killpg(play.pid, signal.SIGINT)
    else:
        play.terminate()
    assert play.stdout is not None
    return echo(play.stdout.read())


def get(address: str) -> str:
    # This machine's own: no proxy that leads elsewhere.
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(address) as answer:
        text: str = answer.read().decode()
    print(f"GET {address}: {answer.status}, {len(text)} characters", flush=True)
    return text


def echo(text: str) -> str:
    print(text, end="", flush=True)
    return text


def give_up(*_: object) -> None:
    raise TimeoutError("it does not stop")


if __name__ == "__main__":
    signal.signal(signal.SIGALRM, give_up)
    main(*sys.argv[1:])
