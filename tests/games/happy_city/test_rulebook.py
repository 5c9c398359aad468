"""What the rulebook in the browser draws is what the rules say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.happy_city.printed import result

from triopolis.engine.rooms import printed_of
from triopolis.games.happy_city import GAME
from triopolis.games.happy_city.options import Options

BOOK = Path(__file__).parents[3] / "web" / "src" / "games" / "happy_city" / "rules"
EXAMPLES: dict[str, Any] = json.loads((BOOK / "examples.json").read_text("utf-8"))


def test_the_city_scores_as_it_is_drawn() -> None:
    table = {"seats": [{"city": EXAMPLES["city"]}, {"city": ["market_white"]}]}
    [drawn, _] = result(printed_of(GAME).score_table(json.dumps(table).encode()))["seats"]
    counted = drawn["residents"], drawn["hearts"], drawn["total"]
    assert counted == (EXAMPLES["residents"], EXAMPLES["hearts"], EXAMPLES["points"])


@pytest.mark.parametrize(("players", "homes", "specials"), EXAMPLES["setup"])
def test_the_setup_is_that_of_the_table(players: int, homes: int, specials: int) -> None:
    state = GAME.new(Options(), players, "book")
    assert (set(state.homes), len(state.specials)) == ({homes}, specials)


def test_every_card_with_a_note_is_a_card() -> None:
    tables = GAME.data
    ids = {row["id"] for name in ("expert_specials", "monsters") for row in tables[name]}
    noted = re.findall(r'^  (\w+): "rules-hc-note-', (BOOK / "notes.ts").read_text("utf-8"), re.MULTILINE)
    assert noted
    assert set(noted) <= ids
