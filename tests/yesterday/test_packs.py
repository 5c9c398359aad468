"""Data packs of yesterday: still read, with the same fingerprint, and played with."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from tests.yesterday.fixtures import FROZEN

from triopolis.engine.match import Match
from triopolis.engine.registry import find_game
from triopolis.engine.tables import load_data_pack

PACKS = sorted(folder for game in (FROZEN / "packs").iterdir() for folder in game.iterdir())


def fingerprints(game: str) -> set[str]:
    """Of the packs that the frozen matches of a game carry with them."""
    lines = gzip.decompress((FROZEN / "records" / f"{game}_packs.jsonl.gz").read_bytes()).splitlines()
    return {json.loads(json.loads(line)["saved"])["data_pack"]["hash"] for line in lines}


@pytest.mark.parametrize("folder", PACKS, ids=[f"{folder.parent.name}-{folder.name}" for folder in PACKS])
def test_a_folder_is_the_pack_it_was(folder: Path) -> None:
    game = find_game(folder.parent.name)
    pack = load_data_pack(game, folder)
    assert pack.fingerprint() in fingerprints(game.id)
    packed = game.with_data(pack)
    match = Match(packed, 2, seed="today")
    match.play(int(match.state.actor), match.state.actions()[0])
    assert Match.load(match.save()).fingerprint() == match.fingerprint()
