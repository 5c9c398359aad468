"""What a seat sees of an episode, as text for people."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from triopolis.engine.drawing import draw_view
from triopolis.envs.episode import Episode
from triopolis.locales import Words

RENDER_MODES: Final = ["human", "ansi"]
WIDTH: Final = 120


def drawn(episode: Episode, seat: int, language: str) -> str:
    """What a seat sees, drawn as in the terminal."""
    setup, words = episode.setup, Words(language)
    opponent = setup.game.opponent(setup.options, setup.players)
    names = [str(number + 1) for number in range(setup.players)] + ([words.say(opponent)] if opponent else [])
    console = Console(width=WIDTH, force_terminal=True, color_system="standard", legacy_windows=False)
    with console.capture() as captured:
        console.print(draw_view(setup.game, episode.view(seat), names, words))
    return captured.get()


def rendered(episode: Episode, seat: int, render_mode: str | None, language: str) -> str | None:
    """What `render` answers: text in mode "ansi"; in mode "human" it is printed."""
    text = drawn(episode, seat, language) if render_mode else None
    if render_mode == "human":
        print(text)
        return None
    return text
