"""What docs/environments.md shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_python_examples_run(number: int) -> None:
    imports = "import gymnasium\nimport triopolis.envs.gymnasium\n"
    exec(compile(imports + EXAMPLES[number], str(PAGE), "exec"), {})  # our own text
