"""The findings of a simulation as one page: HTML that needs no script, no other file and no network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from triopolis.lab import charts
from triopolis.lab.charts import Line
from triopolis.lab.findings import Findings
from triopolis.lab.ownership import ENOUGH, KindFindings
from triopolis.lab.ratings import Interval
from triopolis.lab.samples import Difference, Sample
from triopolis.lab.simulation import QUANTILES, quantiles
from triopolis.locales import Words

STYLE: Final = Path(__file__).with_name("report.css")
UNSURE: Final = ("reconstructed", "original")
"""Words in the labels of components that nobody has read off a printed game."""

KIND_HEADINGS: Final = (
    "lab-head-kind",
    "lab-head-owned",
    "lab-head-win-with",
    "lab-head-win-without",
    "lab-head-win-more",
    "",
    "lab-head-score-with",
    "lab-head-score-without",
    "lab-head-score-more",
)


def report_page(findings: Findings, words: Words) -> str:
    return Page(findings, words).whole()


class Page:
    def __init__(self, findings: Findings, words: Words) -> None:
        self.findings = findings
        self.header = findings.header
        self.words = words

    def whole(self) -> str:
        title = self._title()
        parts = [
            self._head(title),
            self._notes(),
            self._places(),
            self._scores(),
            self._order(),
            self._lengths(),
            self._kinds(),
            self._numbers(),
            f'<footer class="soft"><p>{self._said("lab-method")}</p></footer>',
        ]
        style = STYLE.read_text("utf-8")
        meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        head = f"<head>{meta}<title>{escape(title)}</title><style>\n{style}</style></head>"
        body = "\n".join(part for part in parts if part)
        return f'<!doctype html>\n<html lang="{self.words.language}">{head}\n<body>\n{body}\n</body></html>\n'

    # Words and numbers

    def _said(self, id: str, /, **args: str | int | float) -> str:
        return escape(self.words(id, **args))

    def _percent(self, share: float) -> str:
        return self.words("lab-percent", number=100 * share)

    def _tenths(self, number: float) -> str:
        return self.words("lab-tenths", number=number)

    def _plain(self, number: float) -> str:
        return self.words("lab-number", number=number)

    def _range(self, low: str, high: str) -> str:
        return self.words("lab-range", low=low, high=high)

    def _signed(self, number: float) -> str:
        number = round(number, 1)
        sign = "+" if number > 0 else "−" if number < 0 else ""
        return f"{sign}{self._tenths(abs(number))}"

    def _place(self, place: int) -> str:
        if place < len(self.header.bots):
            return self.words("lab-place", number=place + 1, bot=self.header.bots[place])
        assert self.header.opponent is not None
        return self.header.opponent[self.words.language]

    # The top

    def _title(self) -> str:
        game = self.words(f"game-{self.header.game.replace('_', '-')}")
        return self.words("cli-simulate-title", game=game, players=len(self.header.bots), games=self.findings.games)

    def _head(self, title: str) -> str:
        header = self.header
        facts = {
            "lab-bots": ", ".join(header.bots),
            "lab-rules": ", ".join(self._options()),
            "lab-seed": header.seed,
            "lab-made-by": self.words("lab-versions", triopolis=header.triopolis, rules=header.version),
        }
        if header.data_pack is not None:
            facts["lab-pack"] = header.data_pack[:12]
        rows = [f"<dt>{self._said(id)}</dt><dd>{escape(text)}</dd>" for id, text in facts.items() if text]
        return f"<header><h1>{escape(title)}</h1><dl>{''.join(rows)}</dl></header>"

    def _options(self) -> Iterable[str]:
        for name, value in self.header.options.items():
            if value is not None:
                id = f"{self.header.game}-{name}".replace("_", "-")
                choice = f"choice-{id}-{value}".replace("_", "-").lower()
                setting = self.words(f"setting-{id}")
                yield f"{setting}: {self.words(choice) if self.words.has(choice) else value}"

    def _notes(self) -> str:
        notes = []
        if all(bot == "random" for bot in self.header.bots):
            notes.append(self._said("lab-note-random"))
        notes.append(self._said("lab-note-association"))
        unsure = [name for name, labels in self.header.sources.items() if any(map(is_unsure, labels))]
        if unsure:
            notes.append(self._said("lab-note-sources", tables=", ".join(unsure)))
        return f'<div class="note">{"".join(f"<p>{note}</p>" for note in notes)}</div>'

    def _section(self, heading: str, about: str, *parts: str) -> str:
        lead = f'<p class="soft">{self._said(about)}</p>'
        return f"<section><h2>{self._said(heading)}</h2>{lead}{''.join(parts)}</section>"

    # Scores and wins

    def _places(self) -> str:
        headings = [self.words("cli-simulate-place"), self.words("lab-win-rate"), self.words("lab-mean"), *QUANTILES]
        rows = [
            [
                escape(self._place(place)),
                self._rate(sample),
                self._mean(sample),
                *map(str, quantiles(self.findings.scores[place]).values()),
            ]
            for place, sample in enumerate(self.findings.places)
        ]
        return self._section("lab-places", "lab-places-about", _table(headings, rows))

    def _rate(self, sample: Sample) -> str:
        interval = sample.win_interval()
        reach = self._range(self._tenths(100 * interval.low), self._tenths(100 * interval.high))
        return f"{escape(self._percent(sample.win_rate))} <small>{escape(reach)}</small>"

    def _mean(self, sample: Sample) -> str:
        interval = sample.score_interval()
        reach = self._range(self._tenths(interval.low), self._tenths(interval.high))
        return f"{escape(self._tenths(sample.mean_score))} <small>{escape(reach)}</small>"

    def _scores(self) -> str:
        names = [self._place(place) for place in range(len(self.findings.scores))]
        plot = charts.histogram(self.words("lab-scores"), self.findings.scores, self._plain, self._percent)
        return self._section("lab-scores", "lab-scores-about", _wide(plot), _legend(names))

    def _order(self) -> str:
        if len(self.header.bots) == 1:
            return ""
        samples = self.findings.in_order
        even = self.findings.everyone()
        wins = [self._line(self._turn(place), sample) for place, sample in enumerate(samples)]
        points = [
            Line(line.name, sample.mean_score, sample.score_interval(), "")
            for line, sample in zip(wins, samples, strict=True)
        ]
        title, score_title = self.words("lab-win-rate"), self.words("lab-mean")
        return self._section(
            "lab-order",
            "lab-order-about",
            f"<h3>{escape(title)}</h3>",
            _wide(charts.dots(title, wins, even.win_rate, self._percent)),
            f"<h3>{escape(score_title)}</h3>",
            _wide(charts.dots(score_title, points, even.mean_score, self._tenths)),
        )

    def _turn(self, place: int) -> str:
        return self.words("lab-turn", number=place + 1)

    def _line(self, name: str, sample: Sample) -> Line:
        text = f"{self._percent(sample.win_rate)} · {self._plain(sample.results)}"
        return Line(name, sample.win_rate, sample.win_interval(), text)

    def _lengths(self) -> str:
        plots = []
        for name, counts in self.findings.lengths.items():
            title = self.words(f"lab-length-{name}")
            plot = charts.histogram(title, [counts], self._plain, self._percent, width=340)
            plots.append(f"<div><h3>{escape(title)}</h3>{plot}</div>")
        return self._section("lab-lengths", "lab-lengths-about", f'<div class="side">{"".join(plots)}</div>')

    # Components

    def _kinds(self) -> str:
        kinds = self.findings.kinds()
        if not kinds:
            return ""
        # Against an opponent whom nobody beats (or everybody does), only scores tell something.
        telling = [kind.wins if 0 < self.findings.everyone().win_rate < 1 else kind.points for kind in kinds]
        reach = max(abs(difference.value) for difference in telling) * 1.3 or 1.0
        rows = [
            self._kind_row(kind, charts.gauge(difference, reach))
            for kind, difference in zip(kinds, telling, strict=True)
        ]
        headings = [self.words(heading) if heading else "" for heading in KIND_HEADINGS]
        rare = len(self.header.kinds) - len(kinds)
        left_out = f'<p class="soft">{self._said("lab-kinds-rare", count=rare, least=ENOUGH)}</p>' if rare else ""
        return self._section("lab-kinds", "lab-kinds-about", _table(headings, rows), left_out)

    def _kind_row(self, kind: KindFindings, gauge: str) -> list[str]:
        owning, lacking, wins = kind.owning, kind.lacking, kind.wins
        percent = Difference(100 * wins.value, Interval(100 * wins.interval.low, 100 * wins.interval.high))
        return [
            escape(kind.kind.names[self.words.language]),
            escape(self._percent(owning.results / (owning.results + lacking.results))),
            escape(self._percent(owning.win_rate)),
            escape(self._percent(lacking.win_rate)),
            self._change(percent),
            gauge,
            escape(self._tenths(owning.mean_score)),
            escape(self._tenths(lacking.mean_score)),
            self._change(kind.points),
        ]

    def _change(self, difference: Difference) -> str:
        interval = difference.interval
        reach = self._range(self._signed(interval.low), self._signed(interval.high))
        return f"<b>{self._signed(difference.value)}</b><br><small>{escape(reach)}</small>"

    def _numbers(self) -> str:
        """Where people own several of a kind: how they fare with one, two, three …"""
        kinds = {kind.kind.id: kind for kind in self.findings.kinds()}
        shown = [kinds[kind.id] for kind in self.header.kinds if kind.id in kinds and len(_seen(kinds[kind.id])) > 2]
        if not shown:
            return ""
        rates = [sample.win_rate for kind in shown for sample in _seen(kind).values()]
        even = self.findings.everyone().win_rate
        span = Interval(max(0.0, min([even, *rates]) - 0.08), min(1.0, max([even, *rates]) + 0.08))
        plots = [self._number_plot(kind, span, even) for kind in shown]
        return self._section("lab-numbers", "lab-numbers-about", f'<div class="side">{"".join(plots)}</div>')

    def _number_plot(self, kind: KindFindings, span: Interval, even: float) -> str:
        name = kind.kind.names[self.words.language]
        points = {number: self._line(name, sample) for number, sample in _seen(kind).items()}
        plot = charts.curve(name, points, span, even, self._plain, self._percent)
        return f"<div><h3>{escape(name)}</h3>{plot}</div>"


def is_unsure(label: str) -> bool:
    return any(word in label for word in UNSURE)


def _seen(kind: KindFindings) -> dict[int, Sample]:
    """Numbers of copies that were seen often enough to be shown."""
    return {number: sample for number, sample in kind.by_number.items() if sample.results >= ENOUGH}


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Headings are text, cells are HTML."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return _wide(f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")


def _wide(inside: str) -> str:
    """What may be wider than a small screen scrolls by itself, with the keyboard too."""
    return f'<div class="wide" tabindex="0">{inside}</div>'


def _legend(names: Sequence[str]) -> str:
    items = "".join(f'<li class="s{place}"><span>{escape(name)}</span></li>' for place, name in enumerate(names))
    return f'<ul class="legend">{items}</ul>'
