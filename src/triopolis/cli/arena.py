"""`triopolis arena`: bots against each other, and how strong that shows them to be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from rich import box
from rich.console import Console
from rich.table import Table

from triopolis.cli.inputs import BadInput, chosen_game, chosen_seats, chosen_seed, listed, whole_number
from triopolis.cli.orders import ArenaOrder
from triopolis.cli.screen import game_name, make_console, print_json
from triopolis.cli.simulate import MOST_PROCESSES, decimal, progress_bar
from triopolis.cli.version import is_compiled
from triopolis.engine.contract import Game
from triopolis.engine.match import fresh_seed
from triopolis.engine.options import parse_options
from triopolis.lab.arena import (
    ArenaPlan,
    ArenaResult,
    BotResult,
    TableResult,
    check,
    planned_games,
    run_arena,
)
from triopolis.lab.ratings import Interval
from triopolis.locales import Words

MOST_GAMES: Final = 1_000_000

Column = tuple[str, Callable[[BotResult], str]]
"""A heading and what stands below it."""


def show_arena(words: Words, order: ArenaOrder) -> int:
    if order.plan is not None:
        from triopolis.cli.arena_plan import measure_plan

        return measure_plan(words, order)
    _refuse_words_of_plans(order)
    game = chosen_game(_given(order.game, words("cli-label-game")), order.data_pack)
    plan = _plan(game, order)
    check(plan)
    processes = whole_number(order.processes, "--processes", 1, MOST_PROCESSES)
    with progress_bar(planned_games(plan), words) as progress:
        result = run_arena(plan, processes, progress)
    if order.json:
        print_json(_data(plan, result, processes))
    else:
        Report(game, plan, result, words).print(make_console())
    return 0


def _refuse_words_of_plans(order: ArenaOrder) -> None:
    for flag, given in (("--out", order.out), ("--only", order.only), ("--again", order.again)):
        if given:
            raise BadInput.of("arena-plan-error-without", flag=flag)


def _given(text: str | None, name: str) -> str:
    """What only a plan can do without."""
    if text is None:
        raise BadInput.of("cli-error-missing", name=name, command="arena")
    return text


def _plan(game: Game, order: ArenaOrder) -> ArenaPlan:
    two_or_more = next((seats for seats in game.seats if seats >= 2), game.seats[-1])
    seats = chosen_seats(game, order.players, two_or_more)
    seed = chosen_seed(order.seed)
    return ArenaPlan(
        game=game.id,
        options=game.settle_options(parse_options(game, order.option or []), seats),
        seats=seats,
        bots=listed(_given(order.bots, "--bots"), "--bots"),
        games=whole_number(_given(order.games, "--games"), "--games", 1, MOST_GAMES),
        seed=fresh_seed() if seed is None else seed,
        pack=game.pack,
        until_decided=order.until_decided,
    )


def _data(plan: ArenaPlan, result: ArenaResult, processes: int) -> dict[str, Any]:
    """What differs from run to run, or with the number of processes, is all under "timing"."""
    data = msgspec.to_builtins(result)
    data["timing"].update(processes=processes, compiled=is_compiled())
    head = {"game": plan.game, "players": plan.seats, "options": plan.options, "seed": plan.seed}
    return {**head, "until_decided": plan.until_decided, **data}


class Report:
    """A result as people read it."""

    def __init__(self, game: Game, plan: ArenaPlan, result: ArenaResult, words: Words) -> None:
        self.game = game
        self.plan = plan
        self.result = result
        self.words = words

    def print(self, console: Console) -> None:
        words, result = self.words, self.result
        name = game_name(self.game.id, words)
        title = words(
            "arena-title", game=name, players=self.plan.seats, bots=len(self.plan.bots), games=self.result.games
        )
        console.print(title, style="bold")
        opponent = self.game.opponent(self.plan.options, self.plan.seats)
        if opponent is not None:
            console.print(words("arena-against", opponent=opponent))
        console.print(words("cli-simulate-seed", seed=self.plan.seed))
        mode = words("cli-version-compiled" if is_compiled() else "cli-version-interpreted")
        console.print(words("arena-time", seconds=decimal(result.timing.seconds), mode=mode))
        console.print(self._ranking())
        if self.plan.seats > 1:
            console.print(self._pairings() if self.plan.seats == 2 else self._mixes())
        for note in self._notes():
            console.print(note, style="dim")

    # The bots

    def _ranking(self) -> Table:
        columns = self._columns()
        table = _empty(self.words("arena-bot"), [heading for heading, _ in columns])
        for bot in sorted(self.result.bots, key=_strength, reverse=True):
            table.add_row(bot.bot, *(cell(bot) for _, cell in columns))
        return table

    def _columns(self) -> list[Column]:
        words, pace = self.words, self.result.timing.seconds_per_move
        interval = words("arena-interval")
        margin: Column = (words("arena-margin"), lambda bot: words.say(decimal(bot.mean_margin)))
        return [
            (words("arena-games"), lambda bot: str(bot.games)),
            (words("arena-wins"), lambda bot: self._percent(bot.win_rate)),
            (interval, lambda bot: self._percents(bot.win_rate_interval)),
            *self._strength_columns(interval),
            (words("arena-score"), lambda bot: words.say(decimal(bot.mean_score))),
            *([margin] if self.plan.seats == 1 else []),
            (words("arena-pace"), lambda bot: words.say(decimal(pace[bot.bot] * 1000))),
        ]

    def _strength_columns(self, interval: str) -> list[Column]:
        if self.plan.seats == 2:
            return [(self.words("arena-elo"), self._elo), (interval, self._elo_range)]
        if self.plan.seats > 2:
            return [(self.words("arena-skill"), self._skill), (interval, self._skill_range)]
        return []

    def _elo(self, bot: BotResult) -> str:
        return str(round(bot.elo.points)) if bot.elo else ""

    def _elo_range(self, bot: BotResult) -> str:
        interval = bot.elo.interval if bot.elo else None
        return self._range(str(round(interval.low)), str(round(interval.high))) if interval else "–"

    def _skill(self, bot: BotResult) -> str:
        return self._tenths(bot.skill.mu) if bot.skill else ""

    def _skill_range(self, bot: BotResult) -> str:
        interval = bot.skill.interval if bot.skill else None
        return self._range(self._tenths(interval.low), self._tenths(interval.high)) if interval else ""

    # The tables

    def _pairings(self) -> Table:
        words = self.words
        verdict = [words("arena-verdict")] if self.plan.until_decided else []
        headings = [words(name) for name in ("arena-counts", "arena-wins", "arena-interval", "arena-score")]
        table = _empty(words("arena-pairing"), [*headings, *verdict])
        for pairing in self.result.tables:
            first, second = sorted(pairing.standings, key=lambda standing: standing.win_rate, reverse=True)
            table.add_row(
                words("arena-pair", one=first.bot, other=second.bot),
                words("arena-count", won=first.wins, shared=first.shared_wins, lost=second.wins),
                self._percent(first.win_rate),
                self._percents(first.win_rate_interval),
                words("arena-scores", one=self._tenths(first.mean_score), other=self._tenths(second.mean_score)),
                *self._verdict(pairing),
            )
        return table

    def _verdict(self, table: TableResult) -> list[str]:
        if table.decided is None:
            return []
        return [self.words("arena-decided" if table.decided else "arena-open")]

    def _mixes(self) -> Table:
        """A row for each bot at each table."""
        words = self.words
        names = ("arena-table", "arena-seats", "arena-games", "arena-wins", "arena-interval", "arena-score")
        table = _empty(words("arena-bot"), [words(name) for name in names])
        for number, mix in enumerate(self.result.tables, 1):
            for standing in mix.standings:
                table.add_row(
                    standing.bot,
                    str(number),
                    str(mix.bots.count(standing.bot)),
                    str(mix.games),
                    self._percent(standing.win_rate),
                    self._percents(standing.win_rate_interval),
                    self.words.say(decimal(standing.mean_score)),
                )
            table.add_section()
        return table

    # What else is to be said

    def _notes(self) -> list[str]:
        words, notes = self.words, []
        if self.plan.seats == 2:
            notes.append(words("arena-note-elo"))
        if self.result.elo_softened:
            notes.append(words("arena-note-softened"))
        if self.plan.seats > 2:
            notes.append(words("arena-note-skill", share=self._percent(1 / self.plan.seats)))
        if self.plan.until_decided:
            notes.append(words("arena-note-looks", looks=self.result.looks, width=decimal(self.result.interval_width)))
        return notes

    # Numbers

    def _percent(self, rate: float) -> str:
        return self.words("arena-percent", number=self._tenths(100 * rate))

    def _percents(self, interval: Interval) -> str:
        return self._range(self._tenths(100 * interval.low), self._tenths(100 * interval.high))

    def _tenths(self, number: float) -> str:
        return self.words("arena-tenths", number=number)

    def _range(self, low: str, high: str) -> str:
        return self.words("arena-range", low=low, high=high)


def _strength(bot: BotResult) -> tuple[float, float]:
    if bot.elo is not None:
        return bot.elo.points, bot.mean_margin
    return bot.skill.mu if bot.skill is not None else bot.win_rate, bot.mean_margin


def _empty(first: str, headings: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(first, overflow="fold")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table
