"""`triopolis hint`, and `h` in the text game: the best moves for the seat to act, with reasons."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from triopolis.bots.hints import Hint, hints
from triopolis.bots.registry import make_bot
from triopolis.cli.files import read_file
from triopolis.cli.inputs import BadInput
from triopolis.cli.orders import HintOrder
from triopolis.cli.screen import make_console, place_names, print_json
from triopolis.engine.contract import Game, View
from triopolis.engine.match import Match
from triopolis.locales import Words

MOST_SECONDS: Final = 3600


def show_hint(words: Words, order: HintOrder) -> int:
    name = order.bot if order.bot is not None else f"adviser:seconds={_seconds(order.seconds)}"
    match = Match.load(read_file(order.file), order.file)
    if match.over:
        raise BadInput.of("cli-hint-over", file=order.file)
    seat = int(match.state.actor)
    advice = find_hints(match.game, match.view(seat), name, match.seed)
    if order.json:
        print_json(_data(match, seat, advice, words))
    else:
        console = make_console()
        console.print(words("cli-hint-title", name=place_names(match, words)[seat]), style="bold")
        console.print(hint_table(advice, words))
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise BadInput.of("cli-hint-seconds", value=text, most=MOST_SECONDS)
    return round(seconds, 3)


def find_hints(game: Game, view: View, bot: str, seed: str) -> list[Hint]:
    """What a bot thinks of this position; the seed of the match only makes the bot's own dice repeatable."""
    return hints(game, view, make_bot(bot, game, f"{seed}:hint:{view.revision}").choose(view))


def hint_table(advice: list[Hint], words: Words) -> RenderableType:
    parts: list[RenderableType] = []
    for place, hint in enumerate(advice, start=1):
        line = Text(f"{place}. ").append(hint.notation, style="bold").append(f"  {words.say(hint.text)}")
        parts.append(line)
        reasons = [words.say(reason) for reason in hint.reasons]
        parts.append(Padding(Text("; ".join([*_numbers(hint, words), *reasons]), style="dim"), (0, 0, 0, 3)))
    return Group(*parts)


def _numbers(hint: Hint, words: Words) -> list[str]:
    if hint.win is None and hint.score is None:
        return []
    if hint.win is None:
        return [words("hint-score", score=round(hint.score or 0.0, 1))]
    if hint.score is None:
        return [words("hint-chance", percent=round(hint.win * 100))]
    return [words("hint-win", percent=round(hint.win * 100), score=round(hint.score, 1))]


def _data(match: Match, seat: int, advice: list[Hint], words: Words) -> dict[str, Any]:
    return {
        "game": match.game.id,
        "seat": seat,
        "hints": [
            {
                "action": hint.action,
                "move": hint.notation,
                "text": words.say(hint.text),
                "win": hint.win,
                "score": hint.score,
                "reasons": [words.say(reason) for reason in hint.reasons],
            }
            for hint in advice
        ],
    }
