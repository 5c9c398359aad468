"""The setup table of the rules."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.point_city.table import CARDS, TOKENS

from triopolis.games.point_city import GAME
from triopolis.games.point_city.options import Options
from triopolis.games.point_city.rules import PointCityState
from triopolis.games.point_city.view import make_view

SETUP = {1: ((40, 24, 18), 66, 10), 2: ((40, 24, 18), 66, 10), 3: ((52, 36, 28), 100, 12), 4: ((64, 48, 38), 134, 14)}
REMOVED = {1: (25, 26, 27), 2: (25, 26, 27), 3: (13, 14, 17), 4: (1, 2, 7)}
PLAYERS = pytest.mark.parametrize("players", SETUP)


def new(players: int, seed: str = "setup", **options: str) -> PointCityState:
    return GAME.new(Options(**options), players, seed)  # type: ignore[arg-type]


def test_there_are_160_cards_of_three_tiers_and_26_tokens() -> None:
    assert Counter(card.tier for card in CARDS) == {1: 65, 2: 50, 3: 45}
    assert Counter(token.promo for token in TOKENS) == {False: 22, True: 4}


@PLAYERS
def test_each_tier_keeps_as_many_cards_as_the_table_says(players: int) -> None:
    tiers = Counter(CARDS[card].tier for card in new(players).deck)
    kept = SETUP[players][0]
    assert tuple(tiers[tier] for tier in (1, 2, 3)) == kept
    assert tuple(total - stays for total, stays in zip((65, 50, 45), kept, strict=True)) == REMOVED[players]


@PLAYERS
def test_tier_one_lies_on_two_on_three(players: int) -> None:
    tiers = [CARDS[card].tier for card in new(players).deck]
    assert tiers == sorted(tiers)


@PLAYERS
def test_no_card_is_there_twice(players: int) -> None:
    deck = list(new(players).deck)
    assert len(set(deck)) == len(deck)


@PLAYERS
def test_the_market_is_dealt_in_reading_order_resource_sides_up(players: int) -> None:
    state = new(players)
    assert list(state.market) == list(state.deck[:16])
    assert {card.side for card in make_view(state, 0).market} == {"resource"}
    assert state.pile() == SETUP[players][1]


@PLAYERS
def test_only_the_resource_side_of_the_top_card_of_the_pile_shows(players: int) -> None:
    state = new(players)
    assert make_view(state, 0).pile_top == state.components.side[state.deck[16]]


@PLAYERS
def test_so_many_tokens_are_laid_out(players: int) -> None:
    state = new(players)
    assert len(set(state.token_row)) == SETUP[players][2]
    assert sorted(make_view(state, 0).tokens_left) == sorted(state.token_row)


@PLAYERS
def test_promo_tokens_take_part_unless_the_base_option_is_chosen(players: int) -> None:
    everything = {int(token) for seed in range(60) for token in new(players, str(seed)).token_row}
    base = {int(token) for seed in range(60) for token in new(players, str(seed), tokens="base").token_row}
    assert everything == set(range(26))
    assert base == set(range(22))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_a_starting_ingenuity_card_and_nothing_else(players: int) -> None:
    for city in make_view(new(players), 0).cities:
        assert (city.ingenuity, city.starting, city.unspent) == (1, 1, 1)
        assert (sum(city.singles), sum(city.doubles), sum(city.permanents)) == (0, 0, 0)
        assert (city.buildings, city.tokens, city.score) == ([], [], 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_is_random(players: int) -> None:
    first = Counter(int(new(players, str(seed)).actor) for seed in range(600))
    assert set(first) == set(range(players))
    assert all(abs(times - 600 / players) < 80 for times in first.values())


def test_the_first_seat_begins_and_the_next_one_follows() -> None:
    state = new(3, "seat")
    first = int(state.first)
    assert state.actor == first
    for turn in range(1, 6):
        state.play(40)
        assert state.actor == (first + turn) % 3


def test_every_card_and_token_is_as_likely_as_every_other_of_its_tier() -> None:
    seen = Counter(int(card) for seed in range(300) for card in new(2, str(seed)).deck)
    for tier, kept, size in ((1, 40, 65), (2, 24, 50), (3, 18, 45)):
        expected = 300 * kept / size
        cards = [number for number, card in enumerate(CARDS) if card.tier == tier]
        assert all(abs(seen[card] - expected) < 40 for card in cards)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_alone_one_plays_the_setup_for_two_begins_and_only_the_player_has_a_starting_card(level: str) -> None:
    state = new(1, automa=level)
    view = make_view(state, 0)
    assert (view.actor, view.automa, len(view.cities)) == (0, level, 2)
    assert (view.cities[0].ingenuity, view.cities[1].unspent) == (1, 0)
    assert len(view.token_row) == 10
    assert view.pile == 66
