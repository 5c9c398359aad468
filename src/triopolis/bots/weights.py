"""The file of learned weights beside a game's judgement: a header, the numbers, a checksum.

```
one line of JSON with what it is for    game, format, features, hidden, most_active, run (how it was learned)
32-bit numbers                          the weight of every feature
16-bit numbers                          the rows of the hidden layer, feature by feature
32-bit numbers                          where the hidden units begin, then what each of them counts
32 bytes                                SHA-256 of all before it
```
All numbers have their lowest byte first.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from pathlib import Path
from typing import Final

import msgspec

from triopolis.bots.network import Network
from triopolis.engine.errors import TriopolisError

FORMAT: Final = 1
CHECKSUM_BYTES: Final = 32


class BadWeights(TriopolisError):
    """A file of weights that is damaged, or for something else."""


class Header(msgspec.Struct, frozen=True):
    """What a file of weights is for, and where it comes from."""

    game: str
    features: int
    hidden: int
    most_active: int
    """With at most so many features at once no sum overflows."""
    format: int = FORMAT
    run: dict[str, str | int | float] = {}
    """How it was learned, for people."""


class Weights(msgspec.Struct, frozen=True):
    header: Header
    linear: list[int]
    rows: list[list[int]]
    bias: list[int]
    out: list[int]

    def network(self) -> Network:
        return Network(self.linear, self.rows, self.bias, self.out, self.header.most_active)

    def encode(self) -> bytes:
        body = msgspec.json.encode(self.header) + b"\n" + _bytes("i", self.linear)
        body += b"".join(_bytes("h", row) for row in self.rows)
        body += _bytes("i", self.bias) + _bytes("i", self.out)
        return body + hashlib.sha256(body).digest()


def read_weights(path: Path, game: str, features: int) -> Weights:
    """Refuses, in one sentence, what is damaged or was learned for other features."""
    try:
        weights = decode_weights(path.read_bytes())
    except (OSError, ValueError, msgspec.MsgspecError) as problem:
        raise BadWeights.of("weights-error-damaged", file=path.name, game=game, problem=str(problem)) from problem
    header = weights.header
    if (header.game, header.features) != (game, features):
        raise BadWeights.of(
            "weights-error-other", file=path.name, game=game, features=features, other=header.game, had=header.features
        )
    return weights


def decode_weights(content: bytes) -> Weights:
    """ValueError, or msgspec's, for anything but what `encode` writes."""
    body, checksum = content[:-CHECKSUM_BYTES], content[-CHECKSUM_BYTES:]
    if hashlib.sha256(body).digest() != checksum:
        raise ValueError("the checksum differs")
    first, _, numbers = body.partition(b"\n")
    header = msgspec.json.decode(first, type=Header)
    if header.format != FORMAT:
        raise ValueError(f"format {header.format}, not {FORMAT}")
    features, hidden = header.features, header.hidden
    ends = [4 * features, 4 * features + 2 * features * hidden, 4 * features + 2 * features * hidden + 8 * hidden]
    if len(numbers) != ends[-1]:
        raise ValueError(f"{len(numbers)} bytes of numbers, not {ends[-1]}")
    rows = _numbers("h", numbers[ends[0] : ends[1]])
    ends_of_units = _numbers("i", numbers[ends[1] :])
    weights = Weights(
        header,
        _numbers("i", numbers[: ends[0]]),
        [rows[start : start + hidden] for start in range(0, features * hidden, hidden)] if hidden else [[]] * features,
        ends_of_units[:hidden],
        ends_of_units[hidden:],
    )
    weights.network()  # refuses sums that may overflow
    return weights


def _bytes(kind: str, numbers: list[int]) -> bytes:
    return _lowest_first(array(kind, numbers)).tobytes()


def _numbers(kind: str, content: bytes) -> list[int]:
    numbers = array(kind)
    numbers.frombytes(content)
    return _lowest_first(numbers).tolist()


def _lowest_first(numbers: array[int]) -> array[int]:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers
