"""Whole decisions: a purchase, its payment in tokens and coins, the special building after it."""

from __future__ import annotations

from tests.games.ways import decisions, kinds, written

from triopolis.engine.registry import find_game
from triopolis.games.happy_city.telling.details import Outcome
from triopolis.games.happy_city.view import HappyCityView

GAME = find_game("happy_city")


def test_a_way_has_a_purchase_its_payment_and_a_special_building() -> None:
    paying = special = 0
    for view, ways in decisions("happy_city", 3, 4, grozilla="yes"):
        assert isinstance(view, HappyCityView)
        for way in ways:
            first, *rest = kinds(GAME, way)
            assert set(rest) <= {"pay", "token", "special", "pass"}
            assert not rest or first in ("buy", "coin", "pay", "token")
            if first == "buy":
                details = way.preview.details
                assert isinstance(details, Outcome)
                assert details.price == view.prices[written(GAME, way)[0].split()[1]]
        paying += any("pay" in kinds(GAME, way) for way in ways)
        special += any("special" in kinds(GAME, way)[1:] for way in ways)
    assert paying
    assert special


def test_coins_are_proposed_before_tokens_whose_order_does_not_matter() -> None:
    several = 0
    for _, ways in decisions("happy_city", 2, 4, grozilla="yes", mode="expert"):
        texts = [written(GAME, way) for way in ways]
        tokens = [sum(text.startswith("token") for text in way) for way in texts]
        assert tokens == sorted(tokens)
        assert len({tuple(sorted(way)) for way in texts}) == len(texts)
        several += max(tokens) > 1
    assert several
