"""Plots as SVG, by small functions: numbers in, text out. Colours are the page's, by class names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from triopolis.lab.ratings import Interval
from triopolis.lab.samples import Difference

Say = Callable[[float], str]
"""A number as the reader's language writes it."""

BIN: Final = 9
"""No bar is narrower than that."""
ROW: Final = 34
"""The height of a line of dots."""


class Line(NamedTuple):
    """A value with its interval, and what it is called."""

    name: str
    value: float
    interval: Interval
    text: str


class Frame:
    """Where numbers lie on the picture."""

    def __init__(self, width: int, height: int, x: Interval, y: Interval, left: int = 52, bottom: int = 34) -> None:
        self.width = width
        self.height = height
        self.left = left
        self.foot = height - bottom
        self._x = x
        self._y = y

    def x(self, number: float) -> float:
        share = (number - self._x.low) / (self._x.high - self._x.low)
        return round(self.left + share * (self.width - self.left - 14), 1)

    def y(self, number: float) -> float:
        share = (number - self._y.low) / (self._y.high - self._y.low)
        return round(self.foot - share * (self.foot - 12), 1)

    def axes(self, say_x: Say, say_y: Say) -> str:
        lines = [self._level(number, say_y) for number in ticks(self._y)]
        return "".join([*lines, *(self.mark(number, say_x) for number in ticks(self._x))])

    def _level(self, number: float, say: Say) -> str:
        y = self.y(number)
        line = f'<line class="grid" x1="{self.left}" x2="{self.width - 14}" y1="{y}" y2="{y}"/>'
        return (
            f'{line}<text class="tick" x="{self.left - 8}" y="{y + 4}" text-anchor="end">{escape(say(number))}</text>'
        )

    def mark(self, number: float, say: Say) -> str:
        x = self.x(number)
        return f'<text class="tick" x="{x}" y="{self.foot + 18}" text-anchor="middle">{escape(say(number))}</text>'


def ticks(span: Interval, count: int = 5) -> list[float]:
    """Round numbers within a span, about so many."""
    rough = (span.high - span.low) / count
    unit = 10.0 ** floor(log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough * 0.999)
    first, last = ceil(span.low / step - 1e-9), floor(span.high / step + 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def picture(width: int, height: int, title: str, inside: str) -> str:
    """Grows and shrinks with the page, but not below what can be read: wider ones scroll."""
    size = f'viewBox="0 0 {width} {height}" style="max-width: {width}px; min-width: {width * 3 // 5}px"'
    return f'<svg role="img" {size}><title>{escape(title)}</title>{inside}</svg>'


def histogram(title: str, series: Sequence[Mapping[int, int]], say: Say, say_share: Say, width: int = 1000) -> str:
    """How often each number came, in shares of all; several series lie over each other."""
    low, high = min(map(min, series)), max(map(max, series))
    size = max(1, ceil((high - low + 1) * BIN / width))
    bars = [_binned(counts, low, size) for counts in series]
    last = (high - low) // size
    frame = Frame(width, 250, Interval(low - 0.5, low + (last + 1) * size - 0.5), _from_zero(bars))
    outlines = [_outline(frame, shares, low, size, last, place) for place, shares in enumerate(bars)]
    return picture(width, 250, title, frame.axes(say, say_share) + "".join(outlines))


def _binned(counts: Mapping[int, int], low: int, size: int) -> dict[int, float]:
    shares: dict[int, float] = {}
    total = sum(counts.values())
    for number, count in sorted(counts.items()):
        place = (number - low) // size
        shares[place] = shares.get(place, 0.0) + count / total
    return shares


def _from_zero(bars: Sequence[Mapping[int, float]]) -> Interval:
    return Interval(0.0, max(max(shares.values()) for shares in bars) * 1.05)


def _outline(frame: Frame, shares: Mapping[int, float], low: int, size: int, last: int, place: int) -> str:
    steps = [f"M{frame.x(low - 0.5)} {frame.foot}"]
    for number in range(last + 1):
        height = frame.y(shares.get(number, 0.0))
        left, right = (frame.x(low + edge * size - 0.5) for edge in (number, number + 1))
        steps.append(f"L{left} {height}H{right}")
    return f'<path class="area s{place}" d="{"".join(steps)}V{frame.foot}Z"/>'


def dots(title: str, lines: Sequence[Line], even: float, say: Say, width: int = 600) -> str:
    """Values with their intervals, one below the other; a broken line stands where all would be alike."""
    low = min([even, *(line.interval.low for line in lines)])
    high = max([even, *(line.interval.high for line in lines)])
    room = (high - low or 1.0) * 0.08
    height = ROW * len(lines) + 44
    frame = Frame(width, height, Interval(low - room, high + room), Interval(0.0, 1.0), left=190)
    marks = "".join(frame.mark(number, say) for number in ticks(Interval(low - room, high + room), 6))
    even_line = f'<line class="even" x1="{frame.x(even)}" x2="{frame.x(even)}" y1="4" y2="{frame.foot}"/>'
    rows = [_dot(frame, line, 20 + ROW * place) for place, line in enumerate(lines)]
    return picture(width, height, title, marks + even_line + "".join(rows))


def _dot(frame: Frame, line: Line, y: int) -> str:
    name = f'<text x="0" y="{y + 5}">{escape(line.name)}</text>'
    return name + _whisker(frame.x(line.interval.low), frame.x(line.value), frame.x(line.interval.high), y)


def _whisker(low: float, value: float, high: float, y: float, kind: str = "s0") -> str:
    reach = f'<line class="reach {kind}" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>'
    return f'{reach}<circle class="dot {kind}" cx="{value}" cy="{y}" r="4.5"/>'


def curve(title: str, points: Mapping[int, Line], span: Interval, even: float, say: Say, say_y: Say) -> str:
    """A value by how many of something there are, with its intervals."""
    numbers = list(points)
    frame = Frame(320, 190, Interval(numbers[0] - 0.4, numbers[-1] + 0.4), span, left=44)
    path = "L".join(f"{frame.x(number)} {frame.y(point.value)}" for number, point in points.items())
    inside = [frame.axes(say, say_y)]
    inside.append(f'<line class="even" x1="44" x2="306" y1="{frame.y(even)}" y2="{frame.y(even)}"/>')
    inside.append(f'<path class="way s0" d="M{path}"/>')
    for number, point in points.items():
        x = frame.x(number)
        low, high = frame.y(max(span.low, point.interval.low)), frame.y(min(span.high, point.interval.high))
        inside.append(f'<line class="reach s0" x1="{x}" x2="{x}" y1="{low}" y2="{high}"/>')
        inside.append(f'<circle class="dot s0" cx="{x}" cy="{frame.y(point.value)}" r="4"><title>')
        inside.append(f"{escape(point.text)}</title></circle>")
    return picture(320, 190, title, "".join(inside))


def gauge(difference: Difference, reach: float) -> str:
    """A difference in a line of a table: left of the middle for less, right of it for more."""

    def x(number: float) -> float:
        return round(80 + 76 * max(-1.0, min(1.0, number / reach)), 1)

    interval = difference.interval
    kind = "more" if interval.low > 0 else "less" if interval.high < 0 else "open"
    middle = '<line class="even" x1="80" x2="80" y1="0" y2="20"/>'
    whisker = _whisker(x(interval.low), x(difference.value), x(interval.high), 10, kind)
    return f'<svg class="gauge" aria-hidden="true" viewBox="0 0 160 20">{middle}{whisker}</svg>'
