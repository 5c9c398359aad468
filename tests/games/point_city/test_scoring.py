"""Points: the token rules one by one, the rulebook's example, ties."""

from __future__ import annotations

import pytest
from tests.games.point_city.table import CARDS, TOKENS, Table

from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import KINDS, RESOURCES, RULES, Components, Token
from triopolis.games.point_city.counters import pack
from triopolis.games.point_city.scoring import leaders, token_points
from triopolis.games.point_city.state import City, free_places


def token(rule: str, *args: str | int, points: int = 2) -> Token:
    first, second = ([RESOURCES.index(arg) if isinstance(arg, str) else arg for arg in args] + [0, 0])[:2]
    return Token(False, RULES.index(rule), first, second, points, "printed")


def city(**permanents: int) -> City:
    made = City(free_places())
    made.permanents = pack([permanents.get(name, 0) for name in RESOURCES])
    return made


def worth(kind: Token, owner: City) -> int:
    return int(token_points(Components(CARDS, [kind]), owner, 0))


MIXED = city(community=3, economy=1, ecology=4, industry=2)


@pytest.mark.parametrize(
    ("kind", "points"),
    [
        (token("per_permanent", "ecology"), 8),
        (token("per_permanent", "energy"), 0),
        (token("per_pair", "community", "economy", points=3), 3),
        (token("per_pair", "community", "ecology", points=3), 9),
        (token("per_pair", "ecology", "energy", points=3), 0),
        (token("per_full_set_of_five", points=6), 0),
        (token("per_type_at_least", 2), 6),
        (token("per_type_at_least", 3, points=3), 6),
        (token("per_type_at_least", 4, points=4), 4),
        (token("per_missing_type", points=4), 4),
        (token("flat", points=7), 7),
    ],
)
def test_a_token_pays_for_permanents_by_its_rule(kind: Token, points: int) -> None:
    assert worth(kind, MIXED) == points


def test_a_full_set_of_five_counts_the_rarest_resource() -> None:
    full = city(community=3, economy=2, energy=5, ecology=2, industry=2)
    assert worth(token("per_full_set_of_five", points=6), full) == 12


def test_every_missing_type_pays_and_an_empty_city_lacks_all_five() -> None:
    assert worth(token("per_missing_type", points=4), city()) == 20
    assert worth(token("per_missing_type", points=4), city(**dict.fromkeys(RESOURCES, 1))) == 0


def test_a_type_pays_once_however_many_sets_there_are() -> None:
    assert worth(token("per_type_at_least", 2), city(ecology=6)) == 2


def test_resource_tokens_look_at_permanents_only_never_at_unspent_cards() -> None:
    rich = city()
    rich.singles, rich.doubles = pack([9, 9, 9, 9, 9, 9]), pack([9, 9, 9, 9, 9])
    for kind in (
        token("per_permanent", "ecology"),
        token("per_pair", "ecology", "energy"),
        token("per_full_set_of_five"),
        token("per_type_at_least", 2),
    ):
        assert worth(kind, rich) == 0
    assert worth(token("per_missing_type", points=4), rich) == 20


def test_unspent_ingenuity_counts_cards_and_the_starting_card_with_them() -> None:
    owner = city()
    owner.singles, owner.starting = pack([5, 0, 0, 0, 0, 3]), 1
    assert worth(token("per_unspent_ingenuity_card"), owner) == 6


def test_pc_2_an_unspent_card_is_one_card_double_or_not() -> None:
    owner = city()
    owner.singles, owner.doubles = pack([1, 0, 0, 0, 0, 1]), pack([0, 2, 0, 0, 0])
    owner.starting = 1
    assert owner.unspent_cards() == 4
    assert worth(token("per_unspent_resource_card", points=1), owner) == 4


def test_plain_production_buildings_have_neither_points_nor_a_civic_symbol() -> None:
    table = Table()
    kinds = [next(n for n, card in enumerate(CARDS) if (card.kind, card.points > 0) == wish) for wish in SORTS]
    table.build(0, *kinds)
    assert worth(token("per_plain_production_building", points=1), table.city(0)) == 1


SORTS = [(0, False), (0, True), (1, True), (2, False)]


def test_civic_tokens_count_themselves() -> None:
    owner = city()
    owner.tokens, owner.token_count = 0b111, 3
    assert worth(token("per_civic_token"), owner) == 6


def test_every_rule_and_every_token_of_the_game_is_scored() -> None:
    assert {TOKENS[number].rule for number in range(26)} == set(range(len(RULES)))
    owner = city(**dict.fromkeys(RESOURCES, 2))
    assert all(token_points(GAME.components, owner, number) >= 0 for number in range(26))


def test_the_rulebooks_example_gives_48() -> None:
    """24 printed points; 2 for each of 4 economy; 3 for each of 2 pairs of energy and community; 3 for each type with 3
    or more (economy, ecology); 2 for each of 2 unspent ingenuity cards."""
    table = Table()
    owner = table.city(0)
    owner.points = 24
    owner.permanents = pack([2, 4, 2, 3, 1])
    owner.singles = pack([0, 0, 0, 0, 0, 2])
    table.own_tokens(0, 7, 19, 4, 6)
    sheet = GAME.breakdown(table.state)[0]
    assert {item.id: item.points for item in sheet.items} == {None: 24, 7: 8, 19: 6, 4: 6, 6: 4}
    assert sheet.total == table.state.scores()[0] == 48


def test_points_are_those_printed_on_buildings_and_those_of_tokens() -> None:
    table = Table()
    cards = [number for number, card in enumerate(CARDS) if KINDS[card.kind] != "civic"][::9]
    table.build(1, *cards)
    table.own_tokens(1, 1)
    assert table.state.scores() == [0, sum(CARDS[card].points for card in cards) + 5]


@pytest.mark.parametrize(
    ("points", "unspent", "winners"),
    [
        ([10, 20], [9, 0], [1]),
        ([20, 20], [3, 2], [0]),
        ([20, 20], [2, 2], [0, 1]),
        ([20, 5, 20, 20], [1, 9, 4, 4], [2, 3]),
        ([0, 0, 0], [1, 1, 1], [0, 1, 2]),
    ],
)
def test_a_tie_goes_to_more_unspent_cards_and_is_shared_if_level(
    points: list[int], unspent: list[int], winners: list[int]
) -> None:
    assert leaders(points, unspent) == winners


def test_pc_2_the_tie_break_counts_a_double_as_one_card() -> None:
    table = Table()
    table.supply(0, doubles={"energy": 2})
    table.supply(1, energy=3)
    assert table.state.winners() == [1]
    table.supply(1, energy=1, ingenuity=1)
    assert table.state.winners() == [0, 1]


def test_a_sheet_lists_the_buildings_and_each_token_with_its_reason() -> None:
    table = Table()
    table.build(0, 1, 4)
    table.own_tokens(0, 2, 10)
    sheet = GAME.breakdown(table.state)[0]
    assert [(item.what, item.id, item.points) for item in sheet.items] == [
        ("buildings", None, 3),
        ("token", 2, 7),
        ("token", 10, 4),
    ]
    assert all(item.note is not None and str(item.note) for item in sheet.items)
