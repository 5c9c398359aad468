"""Components beyond what was learned: the levels fall back on the classic search, and play on."""

from __future__ import annotations

import pytest
from tests.strange_packs import STRANGE, strange_game, strange_pack

from triopolis.bots.learned import judge_of, outside_learned
from triopolis.bots.level_bot import LevelBot
from triopolis.bots.registry import make_bot
from triopolis.bots.search_bot import SearchThinking
from triopolis.engine.contract import DataPack
from triopolis.engine.levels import LEVEL_NAMES
from triopolis.engine.match import Match
from triopolis.engine.registry import find_game

each_game = pytest.mark.parametrize("id", STRANGE)


@each_game
def test_it_is_told_which_file_is_outside(id: str) -> None:
    assert outside_learned(strange_game(id)) == [STRANGE[id][0]]
    game = find_game(id)
    assert outside_learned(game) == []
    assert outside_learned(game.with_data(DataPack(game.data))) == []
    others = {name: rows for name, rows in game.data.items() if name != STRANGE[id][0]}
    assert outside_learned(game.with_data(DataPack({**others, **strange_pack(id).tables}))) == [STRANGE[id][0]]


def test_files_that_are_strange_only_together_are_all_told() -> None:
    """Each of them fits the game's own others no more: shops are counted in both."""
    game = find_game("bloom_town")
    shops = [{**row, "copies": "3"} for row in game.data["shops"]]
    tiles = [{**row, "tiles": "18"} for row in game.data["tiles"]]
    assert outside_learned(game.with_data(DataPack({"shops": shops, "tiles": tiles}))) == ["shops", "tiles"]


@each_game
@pytest.mark.parametrize("level", LEVEL_NAMES)
def test_no_level_judges_there(id: str, level: str) -> None:
    match = Match(strange_game(id), 2, seed="strange")
    assert judge_of(id, match.state) is None
    bot = make_bot(level, match.game, "strange")
    assert isinstance(bot, LevelBot)
    assert isinstance(bot.begin(match.view(int(match.state.actor))), SearchThinking)


@each_game
def test_a_match_with_it_comes_to_its_end(id: str) -> None:
    match = Match(strange_game(id), 2, seed="strange")
    bots = [make_bot("easy", match.game, "strange"), make_bot("random", match.game, "strange")]
    while not match.over:
        seat = int(match.state.actor)
        match.play(seat, bots[seat].choose(match.view(seat)).action)
    assert match.state.winners()
