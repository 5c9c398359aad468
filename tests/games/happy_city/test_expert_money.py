"""Expert specials that give coins or change prices: each is taken by playing, then does its work."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.happy_city.tables import Table, card, ended, kinds, taking

from triopolis.games.happy_city.events import Replaced
from triopolis.games.happy_city.specials import EFFECTS
from triopolis.games.happy_city.state import Effect


def test_whoever_changes_a_price_says_so() -> None:
    """The others are asked for no price."""
    questions = ("price", "discount", "next_is_free")
    for effect in EFFECTS.values():
        own = any(getattr(type(effect), name) is not getattr(Effect, name) for name in questions)
        assert effect.changes_prices() == own, effect.id


# Joke Shop


def test_joke_shop_a_coin_for_every_card_itself_included() -> None:
    table = taking("joke_shop", "market_green house grocery school")
    assert table.coins()[0] == 1 + 5
    table.pass_to_income()
    assert table.coins()[0] == 6 + 2, "once only (HC-7: it is not income)"


def test_joke_shop_counts_a_ruin_with_its_monster_as_one_card() -> None:
    table = taking("joke_shop", "market_green house grocery/catzilla school")
    assert table.coins()[0] == 1 + 5


# Concert Hall


def test_concert_hall_twice_the_income_when_taken_and_none_later() -> None:
    table = taking("concert_hall", "market_yellow school house hotel")
    assert table.coins()[0] == 1 + 2 * 3
    table.pass_to_income()
    assert table.coins()[0] == 7 + 3


def test_concert_hall_takes_the_final_income_off_the_points() -> None:
    city = "market_yellow hospital apartments museum zoo grocery"
    table = ended("concert_hall", city)
    assert table.symbols(0) == (4, 5)
    assert table.state.scores()[0] == 4 * 5 - 2


def test_concert_hall_final_income_is_that_of_the_end_not_of_the_moment() -> None:
    city = "market_yellow hospital apartments museum zoo"
    table = taking("concert_hall", city, players=2, round_limit=2, coins=[4], central="perfumery spa bank")
    assert table.coins()[0] == 4 + 1 + 2 * 1
    table.pass_turn()
    table.play("keep", "buy perfumery")
    table.pass_to_income()
    assert table.state.scores()[0] == 4 * 5 - 3


def test_concert_hall_points_are_not_below_nothing() -> None:
    """HC-2."""
    table = ended("concert_hall", "market_yellow school house hotel")
    assert table.symbols(0) == (2, 1)
    assert table.state.scores()[0] == 0


def test_concert_hall_in_the_junior_game() -> None:
    table = ended("concert_hall", "market_yellow school house hotel museum", scoring="add")
    assert table.state.scores()[0] == 2 + 3 - 3


def test_hc_14_corgzilla_lowers_neither_the_doubled_nor_the_final_income_of_the_concert_hall() -> None:
    """HC-14: it lowers the coins of the income phase, not income."""
    city = "market_yellow hospital apartments museum zoo grocery"
    table = ended("concert_hall", city, fronts=["corgzilla"])
    assert table.coins()[0] == 1 + 2 * 2
    assert table.state.scores()[0] == 4 * 5 - 2


# Race Track


def test_race_track_a_coin_for_all_when_taken_and_two_hearts() -> None:
    table = taking("race_track", "market_violet house grocery", players=4, coins=[0, 3, 0, 7], round_limit=1)
    assert table.coins() == [1 + 1, 4, 1, 8]
    table.pass_to_income()
    assert table.symbols(0) == (1, 2)


# Statue of Liberty


def test_statue_of_liberty_takes_the_place_of_the_last_card_which_is_discarded() -> None:
    table = taking("statue_of_liberty", "market_green school library museum grocery bank", round_limit=1)
    assert table.written(0) == ["market_green", "school", "library", "museum", "grocery", "statue_of_liberty"]
    assert list(table.state.discarded) == [1, 0, 0, 0]
    table.pass_to_income()
    assert table.symbols(0) == (1, 3 + 4)


def test_statue_of_liberty_is_told_with_what_it_replaces() -> None:
    table = Table("market_blue school library", specials="statue_of_liberty", step="buy")
    events = table.take("statue_of_liberty")
    assert kinds(events)[:2] == ["replace", "special"]
    assert events[0].public == Replaced(card="library", slot=2)


def test_statue_of_liberty_asks_for_its_colours_before_the_discard() -> None:
    table = taking("statue_of_liberty", "market_blue school library")
    assert table.written(0) == ["market_blue", "school", "statue_of_liberty"]


def test_hc_10_a_home_or_a_card_of_the_fourth_deck_that_is_replaced_leaves_the_game() -> None:
    """HC-10; the table checks that no stack or discard has it."""
    table = taking("statue_of_liberty", "market_blue school library house")
    assert (list(table.state.homes), list(table.state.discarded)) == ([1, 2, 2], [0, 0, 0, 0])
    table = taking("statue_of_liberty", "market_blue school library skate_park", grozilla=True)
    assert list(table.state.discarded) == [0, 0, 0, 0]
    assert len(table.state.gone) == 1


def test_hc_10_the_name_of_a_replaced_building_may_be_bought_again() -> None:
    """HC-10."""
    city = "market_blue school library museum"
    table = taking("statue_of_liberty", city, coins=[9], players=2, central="museum school spa")
    table.pass_turn()
    table.play("keep")
    assert table.legal("buy") >= {"buy museum"}
    assert "buy school" not in table.legal()


@pytest.mark.parametrize("ruins", ["bank/catzilla", "grocery/octozilla bank/catzilla"])
def test_statue_of_liberty_passes_over_ruins_to_the_building_before_them(ruins: str) -> None:
    table = taking("statue_of_liberty", f"market_blue school library museum {ruins}")
    assert table.written(0) == f"market_blue school library statue_of_liberty {ruins}".split()
    assert table.state.cities[0].special_slot == 3
    assert list(table.state.discarded) == [0, 1, 0, 0]


# Harbour, Airport, Train Station


@pytest.mark.parametrize(
    ("special", "city", "prices"),
    [
        ("harbor", "market_yellow house", {"school": 0, "museum": 1, "laboratory": 3, "skate_park": 1, "grocery": 2}),
        ("airport", "market_orange school", {"igloo": 0, "tree_house": 5, "campsite": 1, "hotel": 5}),
        ("airport", "market_orange school", {"house": 0, "apartments": 0, "luxury_residence": 3}),
        ("train_station", "market_violet school house", {"haunted_house": 0, "hotel": 2, "zoo": 5, "food_court": 2}),
        ("train_station", "market_violet school house", {"apartments": 3, "museum": 4, "pop_up_fair": 0}),
    ],
)
def test_three_less_for_cards_of_a_colour_not_below_nothing(special: str, city: str, prices: dict[str, int]) -> None:
    """Harbour, Airport (homes too), Train Station; multicolour cards have all their colours."""
    table = taking(special, city, grozilla=True)
    assert {id: table.price(0, id) for id in prices} == prices


@pytest.mark.parametrize(
    ("special", "city", "bought", "paid"),
    [
        ("harbor", "market_yellow house", "museum", 1),
        ("harbor", "market_yellow house", "school", 0),
        ("airport", "market_orange school", "luxury_residence", 3),
        ("train_station", "market_violet school house", "hotel", 2),
    ],
)
def test_the_lower_price_is_what_is_paid(special: str, city: str, bought: str, paid: int) -> None:
    """Harbour, Airport, Train Station."""
    table = taking(special, city, players=2, coins=[paid], central="museum school hotel")
    table.pass_turn()
    coins = table.coins()[0]
    table.play("keep", f"buy {bought}")
    assert table.coins()[0] == coins - paid


def test_a_discount_is_for_its_owner_only() -> None:
    table = taking("harbor", "market_yellow house")
    assert (table.price(0, "museum"), table.price(1, "museum")) == (1, 4)


# Hot Dog Stand


def test_hot_dog_stand_lowest_prices_of_the_decks_but_not_for_homes_or_the_fourth_deck() -> None:
    table = taking("hot_dog_stand", "market_green hotel factory", grozilla=True)
    prices = {"factory": 1, "bank": 1, "museum": 4, "hotel": 4, "laboratory": 6, "stadium": 6}
    others = {"house": 1, "apartments": 3, "luxury_residence": 6, "skate_park": 4, "botanical_garden": 9}
    assert {id: table.price(0, id) for id in prices | others} == prices | others


def test_hot_dog_stand_a_stadium_for_six() -> None:
    table = taking("hot_dog_stand", "market_green hotel factory", players=2, coins=[6], central="stadium school bank")
    table.pass_turn()
    coins = table.coins()[0]
    table.play("keep", "buy stadium")
    assert table.coins()[0] == coins - 6


# Undersea Tunnel


def test_undersea_tunnel_the_next_card_is_free_once() -> None:
    table = taking("undersea_tunnel", "market_violet school library", players=2, central="stadium spa zoo")
    table.pass_turn()
    coins = table.coins()[0]
    table.play("keep")
    assert table.legal("buy s") == {"buy stadium", "buy spa"}
    table.play("buy stadium")
    assert table.coins()[0] == coins
    assert table.price(0, "zoo") == 8


def test_undersea_tunnel_a_home_may_be_the_free_card() -> None:
    table = taking("undersea_tunnel", "market_violet school library", players=2, central="stadium spa zoo")
    table.pass_turn()
    coins = table.coins()[0]
    table.play("keep", "buy luxury_residence")
    assert table.coins()[0] == coins
    assert table.price(0, "house") == 1


def test_undersea_tunnel_buying_nothing_keeps_it() -> None:
    table = taking("undersea_tunnel", "market_violet school library", players=2, central="stadium spa zoo")
    for _ in range(4):
        table.pass_turn()
    assert table.price(0, "stadium") == 0


def test_undersea_tunnel_a_card_that_costs_nothing_uses_it_up() -> None:
    laid = {"players": 2, "central": "pop_up_fair spa zoo", "grozilla": True}
    table = taking("undersea_tunnel", "market_violet school library", **laid)
    table.pass_turn()
    table.play("keep", "buy pop_up_fair")
    assert table.price(0, "stadium") == 9


def test_hc_14_the_free_card_is_free_even_with_grozilla_in_front() -> None:
    """HC-14; nor are tokens asked for."""
    city = "market_violet school library"
    laid = {"players": 2, "central": "stadium spa zoo", "fronts": ["grozilla"], "tokens": ["blue"]}
    table = taking("undersea_tunnel", city, **laid)
    table.pass_turn()
    table.play("keep")
    assert kinds(table.play("buy stadium"))[:2] == ["choose", "buy"]
    assert table.tokens(0) == ["blue"]
    assert table.price(0, "spa") == 8


def test_a_ruined_tunnel_gives_nothing() -> None:
    table = Table("market_violet school library undersea_tunnel/catzilla", coins=[9], central="zoo", step="buy")
    assert table.price(0, "zoo") == 8


# Big Ben


def test_big_ben_eight_coins_on_every_later_turn_without_a_purchase() -> None:
    table = taking("big_ben", "market_violet school grocery", players=2)
    assert table.coins()[0] == 1, "the turn it is taken still gives one"
    table.pass_to_income()
    for rounds in (1, 2):
        coins = table.coins()[0]
        table.pass_turn()
        assert table.coins()[0] == coins + 8, rounds
        table.pass_to_income()


def test_big_ben_nothing_with_a_purchase() -> None:
    table = taking("big_ben", "market_violet school grocery", players=2, coins=[2], central="zoo spa stadium")
    table.pass_turn()
    coins = table.coins()[0]
    table.play("keep", "buy house")
    assert table.coins()[0] == coins - 1


def test_hc_14_octozilla_cancels_the_eight_coins_of_big_ben() -> None:
    """HC-14."""
    table = taking("big_ben", "market_violet school grocery", players=2, fronts=["octozilla"])
    assert table.coins()[0] == 0
    table.pass_to_income()
    coins = table.coins()[0]
    table.pass_turn()
    assert table.coins()[0] == coins


# Castle

CASTLE = "market_violet house"


def neighbour_buys(bought: str, buyer: str = "market_blue", **laid: Any) -> int:
    """Seat 0 takes the Castle, seat 1 buys with plain coins: what seat 0 gains by it."""
    central = f"{bought} spa zoo" if card(bought).deck >= 0 else "stadium spa zoo"
    laid = {"coins": [0, 9], "central": central} | laid
    table = taking("castle", CASTLE, buyer, **laid)
    before = table.coins()[0]
    table.play("keep", f"buy {bought}")
    while table.asked()[0] == "pay":
        table.play("pay coins")
    return table.coins()[0] - before


@pytest.mark.parametrize(("bought", "coins"), [("museum", 1), ("hotel", 1), ("bank", 0), ("luxury_residence", 1)])
def test_castle_a_coin_when_a_neighbour_pays_four_or_more(bought: str, coins: int) -> None:
    assert neighbour_buys(bought) == coins


def test_castle_gives_once_even_with_two_players() -> None:
    """HC-4: the opponent is both neighbours but counts once."""
    assert neighbour_buys("museum", players=2, round_limit=1) == 1


def test_hc_4_castle_hears_the_left_and_the_right_neighbour_but_nobody_else() -> None:
    """HC-4."""
    table = taking("castle", CASTLE, players=5, coins=[0, 9, 9, 9, 9], central="museum spa observatory")
    gains = []
    for bought in ("museum", "observatory", "luxury_residence", "luxury_residence"):
        before = table.coins()[0]
        while "coin" not in table.legal():
            table.idle()
        table.play(f"buy {bought}")
        gains.append(table.coins()[0] - before)
    assert gains[:3] == [1, 0, 0]
    assert gains[3] == 1 + 1, "the coin of the Castle and the income of the new round"


def test_castle_gives_nothing_for_ones_own_purchase() -> None:
    table = taking("castle", CASTLE, players=2, coins=[9], central="museum spa zoo")
    table.pass_turn()
    coins = table.coins()[0]
    table.play("keep", "buy museum")
    assert table.coins()[0] == coins - 4


def test_castle_looks_at_the_price_after_discounts_and_with_grozilla() -> None:
    assert neighbour_buys("museum", buyer="market_blue grocery house harbor") == 0
    assert neighbour_buys("bank", fronts=["", "grozilla"]) == 1


def test_castle_a_free_card_is_no_trigger() -> None:
    assert neighbour_buys("stadium", buyer="market_blue school factory undersea_tunnel") == 0


@pytest.mark.parametrize(
    ("bought", "payment", "coins"),
    [
        ("museum", ["pay blue", "pay green"], 1),
        ("museum", ["pay blue", "pay coins"], 1),
        ("bank", ["pay blue", "pay coins"], 0),
        ("bank", ["pay blue", "pay green"], 1),
        ("school", ["pay green"], 0),
    ],
)
def test_castle_tokens_spent_count_two_each(bought: str, payment: list[str], coins: int) -> None:
    """Printed note; two tokens for a price of 3 are 4 spent, though there is no change."""
    laid = {"coins": [0, 9], "tokens": ["", "blue green"], "central": f"{bought} spa zoo"}
    table = taking("castle", CASTLE, "market_blue", **laid)
    before = table.coins()[0]
    table.play("keep", f"buy {bought}", *payment)
    assert table.coins()[0] - before == coins


def test_a_ruined_castle_gives_nothing() -> None:
    cities = ("market_violet house castle/catzilla", "market_blue")
    table = Table(*cities, coins=[0, 9], central="museum spa zoo", seat=1, step="buy")
    table.play("buy museum")
    assert table.coins()[0] == 0
