"""Whole decisions: build, use what cell and flower token offer, take a tile, end the turn."""

from __future__ import annotations

import pytest
from tests.games.bloom_town.tables import Table
from tests.games.ways import decisions, kinds

from triopolis.engine.errors import BadDecision
from triopolis.engine.registry import find_game
from triopolis.games.bloom_town.view import BloomTownView

GAME = find_game("bloom_town")


def test_the_plain_way_comes_first_and_every_extra_is_told() -> None:
    springs = flowers = 0
    for view, ways in decisions("bloom_town", 2, 3):
        assert isinstance(view, BloomTownView)
        texts = [kinds(GAME, way) for way in ways]
        if texts[0][0] != "place":
            continue
        assert not {"double", "extra", "recount"} & set(texts[0])
        assert all(len(texts[0]) <= len(text) for text in texts if not {"double", "extra", "recount"} & set(text))
        details = ways[0].previews[0].details
        spring = details is not None and getattr(details, "spring", False)
        if spring:
            springs += 1
            assert any("double" in text for text in texts) == view.may_double
            assert any("extra" in text for text in texts) == view.may_extend
        elif not view.towns[view.actor].flower:
            assert all("double" not in text and "extra" not in text for text in texts)
        flowers += any("recount" in text for text in texts)
    assert springs
    assert flowers


def test_to_build_again_is_another_decision() -> None:
    for _, ways in decisions("bloom_town", 3, 2):
        for way in ways:
            assert "place" not in kinds(GAME, way)[1:]


def test_a_tile_that_only_the_others_did_not_know_does_not_end_a_decision() -> None:
    table = Table()
    match = table.match()
    match.play_all(0, [table.action("place office c3"), table.action("double spring")])
    assert match.state.scores()[0] == 2
    assert not match.can_undo(0)


def test_a_tile_drawn_blind_does() -> None:
    table = Table()
    table.no_flowers()
    table.market("-", "subway", "park", "home", "shop:grocery")
    texts = ["place office a3", "extra spring", "draw", "place subway a1"]
    match = table.match()
    before = match.fingerprint()
    with pytest.raises(BadDecision) as caught:
        match.play_all(0, [table.action(text) for text in texts])
    assert caught.value.message.id == "error-decision-reveals"
    assert match.fingerprint() == before
