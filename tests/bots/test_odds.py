"""Told chances: corrected by a measured line through log odds, kind of match by kind of match."""

from __future__ import annotations

import pytest

from triopolis.bots import odds as odds_module
from triopolis.bots.odds import AS_SAID, Odds, odds_of
from triopolis.bots.registry import make_bot
from triopolis.engine.contract import Game
from triopolis.engine.registry import find_game, own_ids
from triopolis.engine.rooms import judgement_of
from triopolis.lab.arena import POINT
from triopolis.lab.calibration import Bin
from triopolis.lab.fit_odds import fitted

CHANCES = [place / 20 for place in range(1, 20)]


@pytest.mark.parametrize("odds", [Odds(1500, 0), Odds(600, 300), Odds(2000, -900)])
def test_a_correction_keeps_the_order_of_chances_between_none_and_certainty(odds: Odds) -> None:
    told = [odds.corrected(chance) for chance in CHANCES]
    assert told == sorted(told)
    assert all(0 < chance < 1 for chance in told)


def test_half_a_chance_stays_half_where_nothing_is_moved() -> None:
    assert Odds(1700, 0).corrected(0.5) == 0.5
    assert AS_SAID.corrected(0.8) == pytest.approx(0.8, abs=0.005)


def test_moved_odds_are_worth_what_they_say() -> None:
    """A shift of log 3 makes 3 : 1 of even odds."""
    assert Odds(1000, 1099).corrected(0.5) == pytest.approx(0.75, abs=0.002)
    assert Odds(1000, -1099).corrected(0.5) == pytest.approx(0.25, abs=0.002)


def test_kinds_of_matches_are_told_apart() -> None:
    assert kind("point_city", 1, automa="hard") == "automa hard"
    assert kind("point_city", 3) == "3"
    assert kind("bloom_town", 1, opponent="boris", rival_scoring="recounts", side="B") == "boris recounts B"
    assert kind("bloom_town", 1, opponent="alice") == "alice takes A"
    assert kind("bloom_town", 4) == "4"
    assert kind("happy_city", 5) == "5"


def kind(id: str, seats: int, **options: str) -> str:
    game, judgement = find_game(id), judgement_of(id)
    assert judgement is not None
    return judgement.kind(game.new(game.settle_options(game.Options(**options), seats), seats, "any"))


def test_a_line_is_fitted_to_what_came_true() -> None:
    """Said 50 %, won 75 %; said 75 %, won 90 %: the odds are three times as good as they were said to be."""
    bins = [counted(0.25, 0.5), counted(0.5, 0.75), counted(0.75, 0.9)]
    found = fitted(bins)
    assert found.scale == pytest.approx(1000, abs=30)
    assert found.shift == pytest.approx(1099, abs=30)


def test_where_nothing_is_counted_odds_stay_as_they_are() -> None:
    assert fitted([Bin()]) == AS_SAID


def test_who_always_wins_is_not_told_to_be_certain() -> None:
    found = fitted([counted(0.9, 1.0)])
    assert 0.95 < found.corrected(0.9) < 1


def counted(said: float, won: float, positions: int = 2000) -> Bin:
    return Bin(positions, round(said * 1000 * positions), round(won * POINT * positions))


@pytest.mark.parametrize("game", [find_game(id) for id in own_ids()], ids=own_ids())
def test_the_adviser_tells_corrected_chances_and_the_same_moves(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    state = game.new(game.settle_options(game.Options(), 2), 2, "odds")
    view = game.view(state, int(state.actor))
    plain = make_bot("puct:simulations=40", game, "s").choose(view)
    monkeypatch.setattr(odds_module, "_measured", lambda id: {"2": Odds(1000, 1099)})
    told = make_bot("adviser:simulations=40", game, "s").choose(view)
    assert [thought.action for thought in told.thoughts] == [thought.action for thought in plain.thoughts]
    for mine, before in zip(told.thoughts, plain.thoughts, strict=True):
        assert mine.win is not None
        assert before.win is not None
        assert mine.win == Odds(1000, 1099).corrected(before.win) > before.win


def test_a_kind_that_was_not_measured_is_told_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    game, judgement = find_game("happy_city"), judgement_of("happy_city")
    assert judgement is not None
    monkeypatch.setattr(odds_module, "_measured", lambda id: {"2": Odds(500, 0)})
    state = game.new(game.settle_options(game.Options(), 3), 3, "odds")
    assert odds_of("happy_city", judgement, state) is AS_SAID
