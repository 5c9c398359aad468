"""`triopolis games`: what can be played, and how."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from triopolis.bots.learned import outside_learned
from triopolis.cli.orders import GamesOrder
from triopolis.cli.screen import game_name, make_console, print_json
from triopolis.engine.added_games import BrokenGame
from triopolis.engine.contract import Game
from triopolis.engine.data_files import games_of_pack, load_data_pack, source_labels
from triopolis.engine.options import option_fields
from triopolis.engine.registry import broken_games, find_game, game_ids
from triopolis.locales import Words


def show_games(words: Words, order: GamesOrder) -> int:
    games = [_facts(game, words) for game in _chosen(order.data_pack)]
    broken = [_broken_facts(game, words) for game in broken_games()] if order.data_pack is None else []
    if order.json:
        print_json({"games": games, "broken": broken})
        return 0
    console = make_console()
    for game in games:
        _print(console, game, words)
    for facts in broken:
        console.print(Text(words("cli-games-broken", **facts)))
    return 0


def _chosen(data_pack: str | None) -> list[Game]:
    """All games, or those that a data pack is for, with its components."""
    games = [find_game(id) for id in game_ids()]
    if data_pack is None:
        return games
    folder = Path(data_pack)
    return [game.with_data(load_data_pack(game, folder)) for game in games_of_pack(games, folder)]


def _broken_facts(game: BrokenGame, words: Words) -> dict[str, str]:
    return {"id": game.id, "package": game.distribution, "problem": words.say(game.problem)}


def _facts(game: Game, words: Words) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game_name(game.id, words),
        "about": _about(f"game-{game.id}-about", words),
        "rules_version": game.version,
        "players": {"min": game.seats[0], "max": game.seats[-1]},
        "solo_opponents": _solo_opponents(game, words),
        "options": _options(game, words),
        "sources": source_labels(game),
        "outside_learned": outside_learned(game),
    }


def _about(id: str, words: Words) -> str:
    """A game that nobody has described yet is listed all the same."""
    id = id.replace("_", "-")
    return words(id) if words.has(id) else ""


def _solo_opponents(game: Game, words: Words) -> list[str]:
    """Whom a single player plays against, in every strength there is."""
    if 1 not in game.seats:
        return []
    opponents = [game.opponent(options, 1) for options in game.option_sets(1)]
    said = [words.say(opponent) for opponent in opponents if opponent is not None]
    return list(dict.fromkeys(said))


def _options(game: Game, words: Words) -> list[dict[str, Any]]:
    # With the fewest players even options for one player have a value.
    settled = game.settle_options(game.Options(), game.seats[0])
    return [
        {
            "name": field.name,
            "values": list(field.choices),
            "default": getattr(settled, field.name),
            "about": _about(f"option-{game.id}-{field.name}", words),
        }
        for field in option_fields(game.Options)
    ]


def _print(console: Console, game: dict[str, Any], words: Words) -> None:
    console.print(Text.assemble((game["name"], "bold"), f"  ({game['id']})"))
    _indented(console, game["about"])
    _indented(console, words("cli-games-players", low=game["players"]["min"], high=game["players"]["max"]))
    if game["solo_opponents"]:
        _indented(console, words("cli-games-solo", opponents="; ".join(game["solo_opponents"])))
    if game["options"]:
        _indented(console, words("cli-games-options"))
    for option in game["options"]:
        values = ", ".join(option["values"]) or words("cli-games-any-number")
        default = "–" if option["default"] is None else str(option["default"])
        _indented(console, words("cli-games-option", name=option["name"], values=values, default=default), 4)
        _indented(console, option["about"], 6)
    for table, counts in game["sources"].items():
        parts = [words("cli-games-source", count=count, label=label) for label, count in counts.items()]
        _indented(console, words("cli-games-sources", table=table, counts=", ".join(parts)))
    if game["outside_learned"]:
        files = ", ".join(f"{name}.csv" for name in game["outside_learned"])
        _indented(console, words("cli-games-outside", files=files))
    _indented(console, words("cli-games-start", game=game["id"]))


def _indented(console: Console, text: str, by: int = 2) -> None:
    if text:
        console.print(Padding(Text(text), (0, 0, 0, by), expand=False))
