"""Setup, the draft of markets, the round and its income."""

from __future__ import annotations

import pytest
from tests.games.happy_city.tables import COMPONENTS, EXPERTS, FAMILY, Table, fresh, kinds

from triopolis.games.happy_city.components import COLOURS
from triopolis.games.happy_city.events import IncomeCollected

PLAYERS = range(2, 6)


@pytest.mark.parametrize("players", PLAYERS)
def test_home_stacks_of_players_less_one_and_specials_of_players_plus_two(players: int) -> None:
    state = fresh(players).state
    assert list(state.homes) == [players - 1] * 3
    assert len(state.specials) == players + 2
    assert len(set(state.specials)) == players + 2


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_a_white_market_and_two_coins_and_the_income_of_the_first_round(players: int) -> None:
    table = fresh(players)
    assert [table.written(seat) for seat in range(players)] == [["market_white"]] * players
    assert table.coins() == [2 + 1] * players
    assert table.state.round == 1


def test_family_and_expert_have_specials_of_their_own() -> None:
    for seed in map(str, range(10)):
        assert set(fresh(5, "family", seed=seed).row()) <= set(FAMILY)
        assert set(fresh(5, "expert", seed=seed).row()) <= set(EXPERTS)
    assert (len(FAMILY), len(EXPERTS)) == (18, 38)


def test_three_decks_of_28_20_and_18_cards_and_with_grozilla_a_fourth_of_25() -> None:
    assert list(fresh(2).state.left) == [28, 20, 18, 0]
    assert list(fresh(2, grozilla=True).state.left) == [28, 20, 18, 25]


def test_decks_are_sorted_by_price() -> None:
    prices = {deck: {card.cost for card in COMPONENTS.cards.values() if card.deck == deck} for deck in range(3)}
    assert prices == {0: {1, 2, 3}, 1: {4, 5}, 2: {6, 7, 8, 9}}


def test_no_monsters_and_no_tokens_without_grozilla() -> None:
    table = fresh(3, "expert")
    assert table.state.tokens == 0
    table = fresh(3, "expert", grozilla=True)
    assert [table.tokens(seat) for seat in range(3)] == [[]] * 3


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_any_seat_and_stays_first_all_the_match(players: int) -> None:
    assert {int(fresh(players, seed=str(seed)).state.first) for seed in range(60)} == set(range(players))
    table = fresh(players, seed="fixed")
    first = int(table.state.first)
    for _ in range(3):
        turns = []
        for _ in range(players):
            turns.append(int(table.state.current))
            table.pass_turn()
        assert turns == [(first + step) % players for step in range(players)]
        assert table.state.first == first


def test_the_centre_is_empty_when_the_match_begins_so_the_first_player_has_nothing_to_discard() -> None:
    table = fresh(3)
    assert table.central() == ["-", "-", "-"]
    assert table.asked() == ("reveal", int(table.state.first))


# Markets (expert)


@pytest.mark.parametrize("players", PLAYERS)
def test_markets_are_chosen_counter_clockwise_the_last_player_first(players: int) -> None:
    for seed in map(str, range(6)):
        table = fresh(players, "expert", seed=seed)
        first = int(table.state.first)
        asked = []
        while table.asked()[0] == "market":
            asked.append(table.asked()[1])
            table.play(min(table.legal()))
        order = [(first - step) % players for step in range(1, players + 1)]
        assert asked == (order[:4] if players == 5 else order)


def test_any_market_that_is_left_may_be_chosen() -> None:
    table = fresh(3, "expert")
    assert table.legal() == {f"choose market_{colour}" for colour in COLOURS}
    table.play("choose market_green")
    assert table.legal() == {f"choose market_{colour}" for colour in COLOURS if colour != "green"}
    table.play("choose market_yellow", "choose market_violet")
    first = int(table.state.first)
    chosen = [table.written((first - step) % 3) for step in (1, 2, 3)]
    assert chosen == [["market_green"], ["market_yellow"], ["market_violet"]]


def test_the_last_of_five_markets_is_no_choice() -> None:
    table = fresh(5, "expert")
    for colour in ("blue", "green", "orange"):
        table.play(f"choose market_{colour}")
    events = table.play("choose market_yellow")
    assert kinds(events)[:3] == ["market", "market", "round"]
    assert table.written(int(table.state.first)) == ["market_violet"]
    assert table.asked() == ("reveal", int(table.state.first))


def test_the_first_player_of_fewer_than_five_does_choose() -> None:
    table = fresh(4, "expert")
    for colour in ("blue", "green", "orange"):
        table.play(f"choose market_{colour}")
    assert table.asked() == ("market", int(table.state.first))
    assert table.legal() == {"choose market_yellow", "choose market_violet"}


def test_nobody_has_income_before_all_have_markets() -> None:
    table = fresh(2, "expert")
    assert (table.coins(), table.state.round) == ([2, 2], 0)
    table.play("choose market_blue", "choose market_green")
    assert (table.coins(), table.state.round) == ([3, 3], 1)


# Income


def test_income_is_the_sum_of_the_city_for_all_at_once() -> None:
    cities = ("market_white grocery hotel", "market_white school", "market_white perfumery casino garage")
    table = Table(*cities, mode="family", coins=[0, 4, 1], step="income")
    assert table.coins() == [0 + 4, 4 + 1, 1 + 7]
    assert table.facts(IncomeCollected)[0] == IncomeCollected(coins=[4, 1, 7], income=[4, 1, 7])


def test_income_comes_once_a_round_before_the_first_turn() -> None:
    table = Table("market_white hotel", mode="family", players=2, step="income")
    assert table.coins() == [3, 1]
    table.pass_turn()
    assert table.coins() == [3 + 1, 1]
    table.pass_turn()
    assert table.coins() == [4 + 3, 1 + 1 + 1]


def test_the_income_of_a_family_special_counts_from_the_next_round_on() -> None:
    table = Table("market_white school museum", mode="family", players=2, specials="dinosaur_park", step="buy", seat=0)
    table.take("dinosaur_park")
    assert table.coins() == [1, 0]
    table.pass_to_income()
    assert table.coins()[0] == 1 + 1 + 2


def test_hc_1_coins_never_run_out() -> None:
    """30 coins are in the printed box (HC-1)."""
    table = Table(players=2, mode="family", coins=[500, 500], step="income")
    assert table.coins() == [501, 501]


def test_hc_15_without_a_limit_nothing_forces_an_end() -> None:
    """HC-15."""
    table = Table(players=2, mode="family")
    for _ in range(200):
        table.pass_turn()
    assert not table.over()
    assert table.state.round == 101


@pytest.mark.parametrize("rounds", [1, 2, 7])
def test_hc_15_a_round_limit_ends_the_match_after_so_many_whole_rounds(rounds: int) -> None:
    """HC-15."""
    table = Table(players=3, mode="family", first=1, round_limit=rounds)
    turns = 0
    while not table.over():
        table.pass_turn()
        turns += 1
    assert (turns, table.state.round) == (3 * rounds, rounds)


def test_hc_15_a_full_city_ends_the_match_before_the_limit() -> None:
    """HC-15."""
    city = "market_white grocery school library park florist bank igloo museum"
    table = Table(city, players=2, mode="family", coins=[1, 0], round_limit=30, step="buy")
    table.play("buy house")
    table.pass_turn()
    assert table.over()
    assert table.state.round == 1
