"""Paying for buildings: PC-1, PC-3, PC-4."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.point_city.payments import minimal_payments, needs, offered_payments, pays
from tests.games.point_city.table import CARDS, Table, building_card, resource_card

from triopolis.games.point_city.components import CIVIC, POINTS, PRODUCTION, RESOURCES
from triopolis.games.point_city.counters import pack
from triopolis.games.point_city.events import Paid
from triopolis.games.point_city.moves import CELL_NAMES
from triopolis.games.point_city.rules import DRAW, TAKE

THREE_INDUSTRY = building_card(CIVIC, industry=3)
ONE_AND_ONE = building_card(PRODUCTION, 0, economy=1, ecology=1)
ENERGY_MAKER = ONE_AND_ONE
TWO_COMMUNITY = building_card(PRODUCTION, 1, community=2)


def shop(card: int, neighbour: str = "energy") -> Table:
    """A building in a1 beside a resource that is no help, no tokens to take."""
    table = Table()
    table.lay("a1", card)
    table.lay("b1", resource_card(neighbour), "resource")
    table.tokens()
    return table


def permanents(table: Table, **amounts: int) -> None:
    table.city(0).permanents = pack([amounts.get(name, 0) for name in RESOURCES])


# Permanents


def test_permanents_pay_first_and_stay() -> None:
    table = shop(ONE_AND_ONE)
    permanents(table, economy=1)
    table.supply(0, economy=1, ecology=1)
    table.play("take a1 b1")
    assert table.owns(0) == {"economy": 1, "energy": 1}
    assert table.view(0).cities[0].permanents[1] == 1


def test_permanents_alone_can_pay_everything() -> None:
    table = shop(THREE_INDUSTRY)
    permanents(table, industry=4)
    table.play("take a1 b1")
    assert table.owns(0) == {"energy": 1}


def test_each_permanent_pays_once_a_turn() -> None:
    table = Table()
    table.lay("a1", ONE_AND_ONE)
    table.lay("b1", ONE_AND_ONE)
    permanents(table, economy=1, ecology=1)
    assert "take a1 b1" not in table.legal()
    permanents(table, economy=2, ecology=2)
    assert "take a1 b1" in table.legal()


def test_pc_4_a_building_built_this_turn_does_not_help_to_pay_for_the_second() -> None:
    """Card a1 would make the energy that b1 asks for; it counts from the next turn on."""
    needs_energy = building_card(CIVIC, energy=3)
    table = Table()
    table.lay("a1", ENERGY_MAKER)
    table.lay("b1", needs_energy)
    table.supply(0, economy=1, ecology=1, energy=2)
    assert "take a1 b1" not in table.legal()
    table.supply(0, economy=1, ecology=1, energy=3)
    assert "take a1 b1" in table.legal()


def test_a_building_helps_from_the_next_turn_on() -> None:
    table = shop(ENERGY_MAKER)
    table.supply(0, economy=1, ecology=1, energy=1)
    table.play("take a1 b1", "draw")
    table.lay("a1", building_card(CIVIC, energy=3))
    table.lay("b1", resource_card("community"), "resource")
    assert table.state.actor == 0
    table.play("take a1 b1")
    assert table.view(0).cities[0].singles[2] == 0


# Cards


def test_ingenuity_is_one_symbol_of_anything() -> None:
    table = shop(ONE_AND_ONE)
    table.supply(0, ingenuity=1, economy=1)
    table.play("take a1 b1")
    assert table.owns(0) == {"energy": 1}
    table = shop(ONE_AND_ONE)
    table.supply(0, ingenuity=1)
    assert "take a1 b1" not in table.legal()


def test_the_starting_card_pays_like_any_ingenuity_and_leaves_the_game() -> None:
    table = shop(ONE_AND_ONE)
    table.supply(0, ingenuity=1, economy=1)
    table.city(0).starting = 1
    table.play("take a1 b1")
    assert (table.view(0).cities[0].starting, table.view(0).spent.ingenuity) == (0, 1)


def test_spent_cards_leave_the_game() -> None:
    table = shop(TWO_COMMUNITY)
    table.supply(0, doubles={"community": 1})
    table.play("take a1 b1")
    assert table.view(0).spent.doubles == [1, 0, 0, 0, 0]
    assert table.view(0).cities[0].doubles == [0, 0, 0, 0, 0]


def test_pc_1_a_double_gives_no_change() -> None:
    table = shop(ONE_AND_ONE)
    table.supply(0, doubles={"economy": 1, "ecology": 1})
    table.play("take a1 b1")
    assert table.owns(0) == {"energy": 1}


def test_pc_1_the_symbols_of_a_double_may_be_split_over_both_buildings() -> None:
    table = Table()
    table.lay("a1", ONE_AND_ONE)
    table.lay("b1", ONE_AND_ONE)
    table.supply(0, doubles={"economy": 1, "ecology": 1})
    table.play("take a1 b1")
    assert table.view(0).cities[0].permanents == [0, 0, 2, 0, 0]
    assert table.owns(0) == {}


# Choices


def test_pc_3_if_only_one_payment_exists_it_is_made_without_asking() -> None:
    table = shop(THREE_INDUSTRY)
    table.supply(0, industry=5)
    events = table.play("take a1 b1")
    assert table.state.actor == 1
    assert [event.public for event in events if event.kind == "pay"] == [
        Paid(resource=4, doubles=0, singles=3, ingenuity=0)
    ]


def test_pc_3_single_or_double_is_the_players_choice() -> None:
    table = shop(TWO_COMMUNITY)
    table.supply(0, doubles={"community": 1}, community=2)
    table.play("take a1 b1")
    assert table.legal() == {"pay community 0d 2s 0i", "pay community 1d 0s 0i"}


def test_pc_3_colour_or_ingenuity_is_the_players_choice() -> None:
    table = shop(TWO_COMMUNITY)
    table.supply(0, ingenuity=1, community=2)
    table.play("take a1 b1")
    assert table.legal() == {"pay community 0d 2s 0i", "pay community 0d 1s 1i"}
    table.play("pay community 0d 1s 1i")
    assert table.owns(0) == {"community": 1, "energy": 1}


def test_pc_3_a_double_may_overpay_only_if_nothing_given_can_be_spared() -> None:
    """For three: two doubles are fine (no one can go), a double and two singles are not (a single can)."""
    table = shop(THREE_INDUSTRY)
    table.supply(0, doubles={"industry": 2}, industry=3)
    table.play("take a1 b1")
    assert table.legal() == {"pay industry 0d 3s 0i", "pay industry 1d 1s 0i", "pay industry 2d 0s 0i"}


def test_pc_3_ingenuity_is_never_given_on_top_of_enough() -> None:
    table = shop(ONE_AND_ONE)
    table.supply(0, ingenuity=2, doubles={"economy": 1}, ecology=1)
    table.play("take a1 b1")
    assert table.legal() == {"pay economy 0d 0s 1i", "pay economy 1d 0s 0i"}


def test_pc_3_ingenuity_that_another_resource_cannot_do_without_is_no_choice() -> None:
    table = shop(ONE_AND_ONE)
    table.supply(0, ingenuity=1, economy=1)
    table.play("take a1 b1")
    assert table.state.actor == 1
    assert table.owns(0) == {"energy": 1}


def test_payment_goes_resource_by_resource_in_a_fixed_order() -> None:
    table = shop(ONE_AND_ONE)
    table.supply(0, ingenuity=2, economy=1, ecology=1)
    table.play("take a1 b1")
    assert table.legal() == {"pay economy 0d 0s 1i", "pay economy 0d 1s 0i"}
    table.play("pay economy 0d 0s 1i")
    assert table.legal() == {"pay ecology 0d 0s 1i", "pay ecology 0d 1s 0i"}
    table.play("pay ecology 0d 1s 0i")
    assert table.owns(0) == {"economy": 1, "ingenuity": 1, "energy": 1}


# Against brute force


def random_table(rng: Random) -> Table:
    """A market of random cards, a random supply, random permanents."""
    table = Table()
    table.tokens()
    for cell in CELL_NAMES:
        table.lay(cell, rng.randrange(len(CARDS)), rng.choice(["resource", "building"]))
    permanents(table, **{name: rng.choice([0, 0, 0, 1, 2]) for name in RESOURCES})
    table.supply(
        0,
        ingenuity=rng.randrange(4),
        doubles={name: rng.choice([0, 0, 1, 2]) for name in RESOURCES},
        **{name: rng.choice([0, 0, 1, 2, 3]) for name in RESOURCES},
    )
    return table


@pytest.mark.parametrize("seed", range(150))
def test_pc_3_the_payments_offered_are_exactly_the_minimal_ones(seed: int) -> None:
    """Every way through the choices gives another payment, and together they are all that brute force finds. A pair
    that brute force cannot pay at all is not legal."""
    table = random_table(Random(seed))
    legal = set(table.state.actions())
    for pair in range(24):
        need, supply = needs(table, int(TAKE) + pair)
        assert (TAKE + pair in legal) == pays(need, supply)
        if TAKE + pair in legal:
            offered = offered_payments(table, int(TAKE) + pair)
            assert len(set(offered)) == len(offered)
            assert set(offered) == minimal_payments(need, supply)


def test_brute_force_meets_real_choices() -> None:
    """The comparison above is worth something: it sees pairs with many payments, and pairs that cannot be paid."""
    ways = []
    for seed in range(60):
        table = random_table(Random(seed))
        ways += [len(offered_payments(table, action)) for action in table.state.actions() if TAKE <= action < DRAW]
    assert max(ways) > 30
    assert sum(number > 1 for number in ways) > 100
    assert len(ways) < 60 * 24


@pytest.mark.parametrize("resource", RESOURCES)
def test_the_dearest_pairs_can_be_paid_in_every_way(resource: str) -> None:
    """Two civic buildings of tier 3 ask for ten of one resource: all payments of it can be chosen."""
    card = building_card(CIVIC, **{resource: 5})
    table = Table()
    table.tokens()
    table.lay("a1", card)
    table.lay("b1", card)
    table.supply(0, ingenuity=10, doubles={resource: 6}, **{resource: 10})
    need, supply = needs(table, int(TAKE))
    offered = offered_payments(table, int(TAKE))
    assert sum(need) == 10
    assert set(offered) == minimal_payments(need, supply)
    assert len(offered) == 36


def test_points_buildings_pay_no_token_and_no_permanent() -> None:
    card = building_card(POINTS, 4, community=2, industry=1)
    table = shop(card)
    table.tokens(1, 2)
    table.supply(0, community=2, industry=1)
    table.play("take a1 b1")
    city = table.view(0).cities[0]
    assert (city.points, city.permanents, city.tokens) == (4, [0, 0, 0, 0, 0], [])
