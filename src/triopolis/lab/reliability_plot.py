"""What was said beside what came true, as a picture of its own: readable on a light page and on a dark one."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import sqrt
from typing import Final

from triopolis.lab.charts import Frame
from triopolis.lab.ratings import Interval
from triopolis.lab.reliability import Reliability, interval

PANEL: Final = 300
"""Width of a square plot with its numbers."""
HEAD: Final = 44
"""Above it: what it is about, and how much there is of it."""
ACROSS: Final = 3
AREA: Final = 1.2
"""Of a dot, for each per cent of the positions; see `radius`."""
STYLE: Final = """
:root { color-scheme: light dark; --card: #ffffff; --ink: #26221c; --soft: #6a6357; --line: #ddd5c6; --s0: #1f6f8b; }
@media (prefers-color-scheme: dark) {
  :root { --card: #262421; --ink: #efe9de; --soft: #b3aa9b; --line: #45413a; --s0: #6cc3e0; }
}
text { fill: var(--ink); font: 15px system-ui, sans-serif; }
.tick { fill: var(--soft); font-size: 12px; }
.card { fill: var(--card); }
.grid { stroke: var(--line); }
.even { stroke: var(--soft); stroke-dasharray: 4 4; }
.s0 { color: var(--s0); }
.reach { stroke: currentColor; stroke-width: 2.4; stroke-linecap: round; stroke-opacity: 0.55; }
.dot { fill: currentColor; }
"""


def plot(title: str, groups: Mapping[str, Reliability]) -> str:
    """A panel for each group, side by side."""
    across = min(ACROSS, len(groups))
    width, height = across * PANEL, -(-len(groups) // across) * (PANEL + HEAD)
    panels = [
        f'<g transform="translate({place % across * PANEL} {place // across * (PANEL + HEAD)})">{panel(*group)}</g>'
        for place, group in enumerate(groups.items())
    ]
    size = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    card = f'<rect class="card" width="{width}" height="{height}" rx="12"/>'
    return "\n".join(
        [f'<svg role="img" {size}><title>{escape(title)}</title><style>{STYLE}</style>{card}', *panels, "</svg>\n"]
    )


def panel(name: str, group: Reliability) -> str:
    """On the broken line what was said came true."""
    whole = Interval(0.0, 1.0)
    frame = Frame(PANEL, PANEL, whole, whole, left=44)
    even = f'x1="{frame.x(0)}" y1="{frame.y(0)}" x2="{frame.x(1)}" y2="{frame.y(1)}"'
    dots = [_dot(frame, group, place) for place, bin in enumerate(group.bins) if bin.positions]
    inside = frame.axes(_hundredths, _hundredths) + f'<line class="even" {even}/>' + "".join(dots)
    positions = f'<text class="tick" x="14" y="40">{group.positions:,} positions</text>'
    return f'<text x="14" y="22">{escape(name)}</text>{positions}<g transform="translate(0 {HEAD})">{inside}</g>'


def _dot(frame: Frame, group: Reliability, place: int) -> str:
    bin = group.bins[place]
    reach, x, y = interval(bin), frame.x(bin.mean_said), frame.y(bin.mean_won)
    size = radius(bin.positions / group.positions)
    text = f"said {_percent(bin.mean_said)}, came true {_percent(bin.mean_won)}, {bin.positions} positions"
    return (
        f'<line class="reach s0" x1="{x}" x2="{x}" y1="{frame.y(reach.low)}" y2="{frame.y(reach.high)}"/>'
        f'<circle class="dot s0" cx="{x}" cy="{y}" r="{size}"><title>{text}</title></circle>'
    )


def radius(share: float) -> float:
    """So that areas compare; never too small to be seen."""
    return round(2.5 + sqrt(AREA * 100 * share), 1)


def _hundredths(share: float) -> str:
    return f"{100 * share:.0f}"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
