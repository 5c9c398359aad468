"""A turn: discard, reveal, buy or take a coin."""

from __future__ import annotations

import pytest
from tests.games.happy_city.tables import NUMBER, Table, card, kinds

from triopolis.games.happy_city.events import Bought, Rebuilt, Revealed

DECK_3 = "laboratory university spa casino ski_resort zoo tree_house stadium amusement_park"


# Discarding


def test_one_central_card_may_be_discarded_or_none() -> None:
    table = Table(mode="family", central="school museum spa")
    assert table.legal() == {"discard school", "discard museum", "discard spa", "keep"}


def test_after_one_discard_no_second_is_offered() -> None:
    table = Table(mode="family", central="school museum spa")
    table.play("discard museum")
    assert table.asked() == ("reveal", 0)
    assert table.central() == ["school", "-", "spa"]


def test_a_discarded_card_goes_face_down_to_its_own_deck() -> None:
    table = Table(mode="family", central="school museum spa")
    table.play("discard museum")
    assert list(table.state.discarded) == [0, 1, 0, 0]


def test_with_a_full_centre_and_nothing_discarded_nothing_is_revealed() -> None:
    table = Table(mode="family", central="school museum spa", coins=[9])
    assert kinds(table.play("keep")) == ["keep"]
    assert table.asked() == ("buy", 0)


def test_discarding_is_possible_with_one_card_in_the_centre() -> None:
    table = Table(mode="family", central="school")
    assert table.legal() == {"discard school", "keep"}


def test_two_alike_in_the_centre_are_one_choice() -> None:
    table = Table(mode="family", central="school school spa", coins=[9])
    assert table.legal() == {"discard school", "discard spa", "keep"}
    table.play("keep")
    assert table.legal("buy s") == {"buy school", "buy spa"}
    table.play("buy school")
    assert table.central() == ["-", "school", "spa"]


# Revealing


def test_cards_are_turned_up_one_at_a_time_each_deck_chosen_after_seeing_the_one_before() -> None:
    table = Table(mode="family", tops={1: "igloo bank", 2: "hotel"})
    assert table.legal() == {"reveal 1", "reveal 2", "reveal 3"}
    table.play("reveal 1")
    assert table.central() == ["igloo", "-", "-"]
    assert table.legal() == {"reveal 1", "reveal 2", "reveal 3"}
    table.play("reveal 2")
    assert table.central() == ["igloo", "hotel", "-"]
    table.play("reveal 1")
    assert table.central() == ["igloo", "hotel", "bank"]
    assert table.asked()[0] != "reveal"


def test_all_three_may_come_from_one_deck() -> None:
    table = Table(mode="family", tops={3: "spa casino zoo"})
    table.play("reveal 3", "reveal 3", "reveal 3")
    assert table.central() == ["spa", "casino", "zoo"]


def test_what_is_revealed_is_seen_by_all() -> None:
    table = Table(mode="family", tops={2: "hotel"})
    (event,) = table.play("reveal 2")
    assert (event.public, event.private) == (Revealed(card="hotel", deck=2), {})
    assert event.reveals


def test_an_empty_deck_is_rebuilt_from_its_discard_when_it_is_next_chosen() -> None:
    table = Table(mode="family", tops={1: "igloo"}, left={1: 1})
    table.play("reveal 1")
    assert (table.state.left[0], table.state.discarded[0]) == (0, 27)
    assert "reveal 1" in table.legal()
    events = table.play("reveal 1")
    assert kinds(events)[:2] == ["rebuild", "reveal"]
    assert events[0].public == Rebuilt(deck=1, cards=27)
    assert (table.state.left[0], table.state.discarded[0]) == (26, 0)


def test_a_rebuilt_deck_is_shuffled_and_the_same_match_shuffles_it_the_same() -> None:
    def order() -> list[int]:
        table = Table(mode="family", tops={1: "igloo"}, left={1: 0})
        table.play("reveal 1")
        return [int(number) for number in table.state.piles[:27]]

    assert order() == order()
    assert order() != sorted(order())
    assert order() != sorted(order(), reverse=True)


def test_the_card_just_discarded_may_come_back_when_the_deck_is_rebuilt() -> None:
    cities = [f"market_white {' '.join(DECK_3.split()[:8])}"] * 2 + ["market_white amusement_park"]
    table = Table(*cities, mode="family", players=5, central="amusement_park school museum", seat=3)
    assert (table.state.left[2], table.state.discarded[2]) == (0, 0)
    assert kinds(table.play("discard amusement_park", "reveal 3")) == ["discard", "rebuild", "reveal", "coin"]
    assert "amusement_park" in table.central()


def test_hc_3_an_empty_deck_with_an_empty_discard_cannot_be_chosen() -> None:
    """HC-3."""
    nine = DECK_3.split()
    cities = [f"market_white {' '.join(names)}" for names in (nine[:6], nine[6:] + nine[:3], nine[3:])]
    table = Table(*cities, mode="family", players=4)
    assert (table.state.left[2], table.state.discarded[2]) == (0, 0)
    assert table.legal() == {"reveal 1", "reveal 2"}


def all_of(deck: int, less: str = "") -> str:
    """Every card of a deck but these."""
    rest = [id for id, number in NUMBER.items() if card(id).deck == deck for _ in range(card(id).copies)]
    for id in less.split():
        rest.remove(id)
    return " ".join(rest)


def test_hc_3_a_single_deck_that_is_left_is_no_choice() -> None:
    """HC-3."""
    table = Table(mode="family", gone=f"{all_of(1)} {all_of(2)}", central="igloo", tops={1: "bank grocery"})
    events = table.play("keep")
    assert kinds(events)[:3] == ["keep", "reveal", "reveal"]
    assert table.central() == ["igloo", "bank", "grocery"]


def test_hc_3_with_no_deck_left_the_match_goes_on_with_fewer_central_cards() -> None:
    """HC-3: cannot happen with the printed decks, five full cities leave some of them."""
    gone = f"{all_of(0, less='igloo')} {all_of(1, less='museum')} {all_of(2)}"
    table = Table(mode="family", gone=gone, central="igloo museum", coins=[4, 0, 0])
    table.play("keep")
    assert table.asked() == ("buy", 0)
    assert table.legal() == {"buy igloo", "buy museum", "buy house", "buy apartments", "coin"}
    table.play("buy museum")
    assert table.central() == ["igloo", "-", "-"]
    assert table.asked() == ("discard", 1)
    table.play("keep")
    assert table.central() == ["igloo", "-", "-"]
    table.play("discard igloo")
    assert table.central() == ["igloo", "-", "-"], "it is all the rebuilt deck has"


# Buying


def test_a_central_card_a_home_or_a_coin() -> None:
    table = Table(mode="family", central="school museum spa", coins=[9], step="buy")
    homes = {"buy house", "buy apartments", "buy luxury_residence"}
    assert table.legal() == {"buy school", "buy museum", "buy spa", "coin"} | homes


def test_only_what_the_coins_pay_for() -> None:
    table = Table(mode="family", central="school museum spa", coins=[4], step="buy")
    assert table.legal() == {"buy school", "buy museum", "buy house", "buy apartments", "coin"}


def test_the_price_is_paid_and_the_card_goes_to_the_next_slot() -> None:
    table = Table("market_white school", mode="family", central="grocery museum spa", coins=[6], step="buy")
    events = table.play("buy museum")
    assert kinds(events)[:2] == ["choose", "buy"]
    assert events[1].public == Bought(card="museum", slot=2, paid=4)
    assert table.written(0) == ["market_white", "school", "museum"]
    assert table.coins()[0] == 2
    assert table.central() == ["grocery", "-", "spa"]


def test_the_centre_is_not_refilled_before_the_next_turn() -> None:
    table = Table(mode="family", central="grocery museum spa", coins=[6], step="buy")
    table.play("buy museum")
    assert table.asked() == ("discard", 1)
    assert table.legal() == {"discard grocery", "discard spa", "keep"}


def test_buying_nothing_gives_one_coin() -> None:
    table = Table(mode="family", central="grocery museum spa", coins=[6], step="buy")
    table.play("coin")
    assert table.coins()[0] == 7


def test_who_can_buy_nothing_is_not_asked_and_gets_the_coin() -> None:
    table = Table(mode="family", central="grocery museum spa")
    events = table.play("keep")
    assert kinds(events) == ["keep", "coin"]
    assert table.coins()[0] == 1
    assert table.asked() == ("discard", 1)


def test_a_home_is_taken_from_its_stack() -> None:
    table = Table(mode="family", players=4, coins=[3], central="grocery museum spa", step="buy")
    table.play("buy apartments")
    assert list(table.state.homes) == [3, 2, 3]


def test_an_empty_home_stack_sells_nothing() -> None:
    cities = ("market_white", "market_white house", "market_white house")
    table = Table(*cities, mode="family", coins=[3], central="grocery museum spa", step="buy")
    assert table.legal() == {"buy grocery", "buy apartments", "coin"}


def test_never_two_of_a_name_in_a_city() -> None:
    city = "market_white school house"
    table = Table(city, mode="family", coins=[9], central="school museum spa", step="buy")
    assert table.legal() == {"buy museum", "buy spa", "buy apartments", "buy luxury_residence", "coin"}


def test_another_city_may_have_the_same_name() -> None:
    table = Table("market_white", "market_white school", mode="family", coins=[9], central="school", step="buy")
    assert "buy school" in table.legal()


def test_the_white_market_of_all_is_no_name() -> None:
    """Markets are never bought."""
    table = Table(mode="family", coins=[9], central="school", step="buy")
    assert not table.legal("buy market")


@pytest.mark.parametrize("coins", [0, 1, 2, 3, 20])
def test_there_is_always_something_to_choose_or_the_turn_goes_on_by_itself(coins: int) -> None:
    """The table checks after every play that at least two actions are legal: here for a whole round."""
    table = Table(mode="family", coins=[coins] * 3, round_limit=2)
    while not table.over():
        table.play(max(table.legal()))
    assert table.state.turn == 6


def test_a_turn_goes_discard_reveal_buy_special() -> None:
    city = "market_white school igloo"
    table = Table(
        city, mode="family", coins=[4], central="school museum spa", tops={1: "bank"}, specials="film_studios"
    )
    events = table.play("discard spa", "reveal 1", "buy museum", "take film_studios")
    assert kinds(events) == ["discard", "reveal", "choose", "buy", "special"]
    assert table.asked() == ("discard", 1)
    assert table.written(0) == ["market_white", "school", "igloo", "museum", "film_studios"]
