"""A table as text, for people who look on."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from triopolis.engine.drawing import draw_view
from triopolis.envs.table import Table
from triopolis.locales import Words

RENDER_MODES: Final = ["human", "ansi"]
WIDTH: Final = 120


def drawn(table: Table, seat: int, language: str) -> str:
    """What a seat sees, drawn as in the terminal."""
    setup, words = table.setup, Words(language)
    opponent = setup.game.opponent(setup.options, setup.players)
    names = [str(number + 1) for number in range(setup.players)] + ([words.say(opponent)] if opponent else [])
    console = Console(width=WIDTH, force_terminal=True, color_system="standard", legacy_windows=False)
    with console.capture() as captured:
        console.print(draw_view(setup.game, table.view(seat), names, words))
    return captured.get()


def rendered(table: Table, seat: int, render_mode: str | None, language: str) -> str | None:
    """What `render` answers: text in mode "ansi"; in mode "human" it is printed."""
    text = drawn(table, seat, language) if render_mode else None
    if render_mode == "human":
        print(text)
        return None
    return text
