"""Sets as numbers, held against Python's own."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from triopolis.engine import bits

SETS = st.integers(0, 2**63 - 1)


@given(SETS)
def test_size_and_members(members: int) -> None:
    expected = [place for place in range(63) if members >> place & 1]
    assert bits.size(members) == len(expected)
    assert bits.listed(members) == expected
    assert [bits.nth(members, n) for n in range(len(expected))] == expected
