"""What the build does to mypyc's C code is still what that code needs."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import hatch_build


def compiled(folder: Path, source: str) -> subprocess.CompletedProcess[str]:
    """The build of one module, ended after the rewriting: there is no output folder that could be made."""
    (folder / "probe.py").write_text(f"from mypy_extensions import i64\n{source}\n", encoding="utf-8")
    (folder / "output").write_text("", encoding="utf-8")
    job = {"modules": ["probe.py"], "opt_level": "0", "group": "probe_group", "output": "output/none"}
    command = [sys.executable, "-c", hatch_build.COMPILE, json.dumps(job)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


def test_a_shift_of_a_literal_is_widened(tmp_path: Path) -> None:
    compiled(tmp_path, "def bit(n: i64) -> i64:\n    return 1 << n")
    code = "".join(path.read_text("utf-8") for path in Path(tmp_path, "build").rglob("*.c"))
    assert "= (int64_t)1 << cpy_r_n;" in code


def test_where_mypyc_writes_no_such_shift_the_build_stops(tmp_path: Path) -> None:
    run = compiled(tmp_path, "def same(n: i64) -> i64:\n    return n")
    assert run.returncode == 1
    assert "1 << n" in run.stderr
