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
            if first in ("discard", "keep"):
                assert rest in ([], ["reveal"])
                continue
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


def test_to_discard_and_to_reveal_is_one_decision_that_ends_with_the_hidden_card() -> None:
    """The optional step is skipped by taking the next one: to reveal from a deck is to keep all cards."""
    decks: set[str] = set()
    for view, ways in decisions("happy_city", 2, 2):
        assert isinstance(view, HappyCityView)
        if view.stage == "discard":
            for way in ways:
                texts = written(GAME, way)
                if texts[0] == "keep" and len(texts) > 1:
                    decks.add(texts[1])
                    assert way.preview.score is None
                    assert None in view.central
    assert decks == {"reveal 1", "reveal 2", "reveal 3"}


def test_coins_are_proposed_before_tokens_whose_order_does_not_matter() -> None:
    several = 0
    for _, ways in decisions("happy_city", 2, 4, grozilla="yes", mode="expert"):
        texts = [written(GAME, way) for way in ways]
        tokens = [sum(text.startswith("token") for text in way) for way in texts]
        assert tokens == sorted(tokens)
        assert len({tuple(sorted(way)) for way in texts}) == len(texts)
        several += max(tokens) > 1
    assert several
