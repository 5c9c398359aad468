"""Taking back: until something hidden or random has been shown."""

from __future__ import annotations

import pytest
from tests.games.bloom_town.tables import MARKET, Table

from triopolis.engine.errors import NoUndo
from triopolis.engine.match import Match


def played(table: Table, *texts: str) -> Match:
    """A match that went on from the table with these moves."""
    match = table.match()
    for text in texts:
        actor = int(match.state.actor)
        match.play(actor, table.game.parse(text))
    return match


def no_undo(match: Match, seat: int = 0) -> None:
    before = match.state.dump()
    assert not match.can_undo(seat)
    with pytest.raises(NoUndo):
        match.undo(seat)
    assert match.state.dump() == before


def test_a_tile_that_the_others_did_not_know_cannot_be_taken_back() -> None:
    no_undo(played(Table(2), "place office a1"))
    no_undo(played(Table(4), "place office a1"))


def test_alone_it_can_be_taken_back_since_nobody_else_looks() -> None:
    table = Table(1, opponent="alice")
    before = table.state.dump()
    match = played(table, "place office a1")
    match.undo(0)
    assert match.state.dump() == before
    assert match.revision == 2


def test_a_known_tile_can_be_taken_back() -> None:
    table = Table()
    table.hand(0, "subway", known=["office"])
    before = table.state.dump()
    match = played(table, "place office c3", "double spring", "draw")
    for _ in range(3):
        match.undo(0)
    assert match.state.dump() == before
    no_undo(match)


def test_after_an_unknown_tile_what_follows_can_be_taken_back_but_not_the_tile() -> None:
    table = Table()
    match = played(table, "place office c3", "double spring", "draw")
    match.undo(0)
    match.undo(0)
    assert match.state.scores() == [1, 0]
    no_undo(match)


def test_a_flower_can_be_taken_back_re_score_and_all() -> None:
    table = Table()
    table.recounts(office=1)
    table.build(0, a1="office")
    table.build(1, a1="office")
    before = table.state.dump()
    match = played(table, "recount office")
    assert match.state.scores() == [2, 2]
    match.undo(0)
    assert match.state.dump() == before


def test_not_after_a_blind_draw() -> None:
    table = Table()
    table.hand(0, "subway", known=["office"])
    table.market("-", *MARKET[1:])
    match = played(table, "place office a1")
    assert match.can_undo(0)
    match.play(0, table.game.parse("draw"))
    assert match.state.actor == 0
    no_undo(match)


def test_alone_not_after_a_blind_draw_either() -> None:
    table = Table(1, opponent="boris")
    table.market("-", *MARKET[1:])
    no_undo(played(table, "place office a1", "draw"))


def test_not_after_a_recount_tile_turned_up() -> None:
    table = Table(1, opponent="boris")
    table.market("-", *MARKET[1:])
    table.stack(0, "recount:park")
    match = played(table, "place office a1", "draw")
    assert match.state.actions() == [261, 262, 263, 264]
    no_undo(match)


def test_not_after_the_turn_has_ended() -> None:
    table = Table()
    table.no_flowers()
    table.hand(0, "subway", known=["office"])
    match = played(table, "place office a1")
    assert match.state.actor == 1
    no_undo(match, 0)
    no_undo(match, 1)


def test_alone_not_after_the_turn_has_ended_either() -> None:
    table = Table(1, opponent="alice")
    table.no_flowers()
    no_undo(played(table, "place office a1"))


def test_a_whole_extra_turn_of_known_tiles_can_be_taken_back() -> None:
    table = Table()
    table.hand(0, known=["office", "subway"])
    moves = ["place office c3", "extra spring", "draw", "place park d4", "draw"]
    match, before = table.match(), []
    for text in moves[:-1]:
        before.append(match.state.dump())
        match.play(0, table.game.parse(text))
    for dump in reversed(before):
        match.undo(0)
        assert match.state.dump() == dump


def test_with_the_flower_for_later_the_extra_turn_ends_only_when_the_player_says_so() -> None:
    """After the second draw nothing is left for the flower but a re-score: without one the turn is over."""
    table = Table()
    table.recounts(park=1)
    table.hand(0, known=["office", "subway"])
    match = played(table, "place office c3", "extra spring", "draw", "place park d4", "draw")
    assert match.state.actor == 0
    assert match.can_undo(0)


def test_the_choice_of_a_market_tile_can_be_taken_back() -> None:
    table = Table()
    table.hand(0, "subway", known=["office"])
    table.market("-", *MARKET[1:])
    table.stack(0)
    match = played(table, "place office a1", "take rose")
    before = match.state.dump()
    match.undo(0)
    match.play(0, table.game.parse("take iris"))
    assert match.state.dump() != before


def test_nobody_takes_back_for_another() -> None:
    table = Table()
    table.hand(0, "subway", known=["office"])
    no_undo(played(table, "place office a1"), 1)


def test_the_hand_tile_scored_at_the_end_is_not_taken_back() -> None:
    table = Table()
    table.no_flowers()
    table.stacks(0, 0, 0, 3, 3)
    table.turn(1, 3)
    match = played(table, "place office e1", "hand office")
    no_undo(match, 0)
    no_undo(match, 1)
