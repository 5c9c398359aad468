"""Whole decisions: a pair, every payment for it by PC-3, the civic tokens it brings."""

from __future__ import annotations

from tests.games.ways import decisions, kinds, written

from triopolis.engine.registry import find_game
from triopolis.engine.shapes import Continuation
from triopolis.games.point_city.telling.details import TakeDetails

GAME = find_game("point_city")


def paid(way: Continuation) -> list[tuple[int, int, int, int]]:
    details = way.preview.details
    assert isinstance(details, TakeDetails)
    return [(part.resource, part.doubles, part.singles, part.ingenuity) for part in details.paid]


def test_own_cards_come_before_ingenuity_and_nothing_is_wasted() -> None:
    several = wasting = 0
    for _, ways in decisions("point_city", 2, 3):
        if kinds(GAME, ways[0])[0] != "take":
            continue
        ingenuity = [sum(wild for *_, wild in paid(way)) for way in ways]
        symbols = [sum(2 * doubles + singles for _, doubles, singles, _ in paid(way)) for way in ways]
        order = list(zip(ingenuity, symbols, strict=True))
        assert order == sorted(order)
        several += len(set(ingenuity)) > 1
        wasting += len({use for use, wild in zip(symbols, ingenuity, strict=True) if wild == 0}) > 1
    assert several
    assert wasting


def test_a_way_has_a_pair_then_payments_then_tokens_to_the_end_of_the_turn() -> None:
    lengths = set()
    for _, ways in decisions("point_city", 3, 2):
        for way in ways:
            found = kinds(GAME, way)
            assert found == [found[0], *sorted(found[1:], key=["pay", "token"].index)]
            lengths.add(len(found))
            if found[0] == "take" and not way.open:
                details = way.preview.details
                assert isinstance(details, TakeDetails)
                assert (details.then, way.preview.ends_turn) == ("end", True)
    assert lengths >= {1, 2, 3}


def test_two_tokens_are_chosen_in_no_order() -> None:
    found = 0
    for _, ways in decisions("point_city", 4, 3):
        for way in ways:
            if kinds(GAME, way).count("token") == 2:
                found += 1
        texts = [(tuple(written(GAME, way)[:-2]), frozenset(written(GAME, way)[-2:])) for way in ways]
        assert len(texts) == len(set(texts))
    assert found
