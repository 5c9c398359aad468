"""What the README shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_python_examples_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, str(README), "exec"), {})  # our own text
