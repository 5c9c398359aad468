"""Civic tokens (PC-5) and the end of the game (PC-6)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.point_city.table import Table, building_card, resource_card

from triopolis.engine.errors import IllegalMove
from triopolis.engine.match import Match
from triopolis.engine.playout import play_out
from triopolis.engine.randomness import seeded
from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import CIVIC, POINTS
from triopolis.games.point_city.options import Options

CIVIC_INDUSTRY = building_card(CIVIC, industry=3)
CIVIC_ECOLOGY = building_card(CIVIC, ecology=3)
DEAR = building_card(POINTS, 7, community=4, industry=3)


def civic_table(*tokens: int, two: bool = False) -> Table:
    table = Table()
    table.lay("a1", CIVIC_INDUSTRY)
    table.lay("b1", CIVIC_ECOLOGY) if two else table.lay("b1", resource_card("energy"), "resource")
    table.supply(0, industry=3, ecology=3 if two else 0)
    table.tokens(*tokens)
    return table


# Tokens


def test_a_civic_building_lets_its_builder_choose_any_token_that_is_left() -> None:
    table = civic_table(4, 9, 25)
    table.play("take a1 b1")
    assert table.legal() == {"token 4", "token 9", "token 25"}
    table.play("token 9")
    assert table.view(0).cities[0].tokens == [9]
    assert table.view(0).tokens_left == [4, 25]
    assert table.state.actor == 1


def test_pc_5_taking_a_token_is_mandatory() -> None:
    table = civic_table(4, 9)
    table.play("take a1 b1")
    assert table.legal() == {"token 4", "token 9"}


def test_pc_5_the_last_token_is_no_choice() -> None:
    table = civic_table(4)
    table.play("take a1 b1")
    assert table.view(0).cities[0].tokens == [4]
    assert table.state.actor == 1


def test_pc_5_with_none_left_a_civic_building_is_legal_and_gives_nothing() -> None:
    table = civic_table()
    table.play("take a1 b1")
    assert table.view(0).cities[0].tokens == []
    assert len(table.view(0).cities[0].buildings) == 1
    assert table.state.actor == 1


def test_pc_5_two_civic_buildings_are_two_choices_one_after_the_other() -> None:
    table = civic_table(4, 9, 25, two=True)
    table.play("take a1 b1", "token 25")
    assert table.legal() == {"token 4", "token 9"}
    table.play("token 4")
    assert table.view(0).cities[0].tokens == [4, 25]
    assert table.state.actor == 1


def test_pc_5_two_civic_buildings_and_two_tokens_leave_one_choice() -> None:
    table = civic_table(4, 9, two=True)
    table.play("take a1 b1", "token 9")
    assert table.view(0).cities[0].tokens == [4, 9]


def test_pc_5_two_civic_buildings_and_one_token() -> None:
    table = civic_table(4, two=True)
    table.play("take a1 b1")
    assert table.view(0).cities[0].tokens == [4]
    assert table.state.actor == 1


def test_payment_comes_before_the_token() -> None:
    table = civic_table(4, 9)
    table.supply(0, ingenuity=1, industry=3)
    table.play("take a1 b1")
    assert {text.split()[0] for text in table.legal()} == {"pay"}
    table.play("pay industry 0d 2s 1i", "token 4")
    assert table.state.actor == 1


# The end


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_takes_17_turns_and_14_cards_stay_in_the_market(players: int) -> None:
    for seed in range(25):
        match = Match(GAME, players, seed=str(seed))
        rng = seeded(str(seed), "choices")
        turns = [0] * (players + 1)
        while not match.over:
            for event in match.play(int(match.state.actor), int(match.state.random_action(rng))):
                if event.kind in ("take", "draw"):
                    turns[event.seat] += 1
        assert turns == [17] * (2 if players == 1 else players) + [0] * (players > 1)
        view = match.view(None)
        market = [card for card in getattr(view, "market") if card.face >= 0]  # noqa: B009
        assert len(market) == 14


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_view_counts_the_rounds_from_1_to_17(players: int) -> None:
    state = GAME.new(GAME.settle_options(Options(), players), players, "rounds")
    rng, rounds = seeded("rounds"), [1]
    while state.actor >= 0:
        state.play(state.random_action(rng))
        view = GAME.view(state, None)
        assert view.scores == state.scores()
        if view.round != rounds[-1]:
            rounds.append(view.round)
            assert view.actor == view.first
    assert rounds == list(range(1, 18))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_very_last_turn_faces_an_empty_pile(players: int) -> None:
    state = GAME.new(Options(), players, "1")
    for _ in range(17 * players - 1):
        assert state.pile() > 0
        state.play(40)
    assert state.pile() == 0
    assert state.turn == 17 * players - 1
    assert 40 not in state.actions()


def test_the_game_ends_at_once_when_a_refill_is_due_and_the_pile_is_empty() -> None:
    table = Table()
    table.empty_pile()
    events = table.play("take a1 b1")
    assert table.state.actor == -1
    assert events[-1].kind == "end"
    assert [card.face for card in table.view(0).market[:2]] == [-1, -1]


def test_the_last_turn_still_pays_and_takes_its_token() -> None:
    table = civic_table(4, 9)
    table.empty_pile()
    table.play("take a1 b1", "token 4")
    assert table.state.actor == -1
    assert table.view(0).cities[0].tokens == [4]


def test_drawing_the_last_two_cards_ends_no_game_before_the_last_turn() -> None:
    table = Table()
    table.state.drawn = len(table.state.deck) - 2
    table.state.turn = 17 * 2 - 2
    table.play("draw")
    assert table.state.actor == 1
    assert table.state.pile() == 0


def test_pc_6_on_the_last_turn_a_player_who_can_take_nothing_passes_and_16_cards_stay() -> None:
    table = Table()
    table.lay_all(DEAR)
    table.empty_pile()
    assert table.legal() == {"pass"}
    events = table.play("pass")
    assert [event.kind for event in events] == ["pass", "end"]
    assert table.state.actor == -1
    assert table.state.turn == 34
    assert all(card.face >= 0 for card in table.view(0).market)


def test_pc_6_nobody_may_pass_who_can_take_something() -> None:
    table = Table()
    table.lay_all(DEAR)
    table.empty_pile()
    table.lay("a1", resource_card("energy"), "resource")
    table.lay("b1", resource_card("energy"), "resource")
    assert table.legal() == {"take a1 b1"}
    with pytest.raises(IllegalMove):
        GAME.preview(table.view(), 41)


def test_pc_6_nobody_may_pass_while_the_pile_has_cards() -> None:
    table = Table()
    table.lay_all(DEAR)
    assert table.legal() == {"draw"}


def test_pc_6_happens_in_no_random_game_before_the_last_turn() -> None:
    rng = Random(1)
    for _ in range(50):
        table = Table(4)
        while table.state.actor >= 0:
            legal = sorted(table.state.actions())
            assert 41 not in legal or (legal == [41] and table.state.turn == 67)
            table.state.play(rng.choice(legal))


def test_a_playout_from_any_turn_reaches_the_same_number_of_turns() -> None:
    state = GAME.new(Options(), 3, "x")
    for _ in range(30):
        copy = state.copy()
        play_out(copy, seeded("rest"))
        assert copy.turn == 51
        state.play(state.actions()[0])
