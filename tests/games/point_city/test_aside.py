"""What a seat is told beside its view: what tokens are worth to it, which cards it cannot take, what lets them grow."""

from __future__ import annotations

from typing import cast

import msgspec

from triopolis.engine.match import Match
from triopolis.engine.options import make_options
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game
from triopolis.engine.rooms import telling_of
from triopolis.engine.shapes import Preview
from triopolis.games.point_city.game import PointCity
from triopolis.games.point_city.moves import Take, TakeToken, cell_number, to_move
from triopolis.games.point_city.telling.aside import Standing
from triopolis.games.point_city.telling.details import GainDetails, PayDetails, TakeDetails
from triopolis.games.point_city.view import PointCityView

GAME = find_game("point_city")
TELLING = telling_of(GAME)


def views(players: int, seed: str) -> list[PointCityView]:
    """Through the eyes of whoever is to act, at every choice of a match of people who build what they can."""
    match, rng = Match(GAME, players, make_options(GAME, {}), seed), seeded(seed)
    found = []
    while not match.over:
        seat = int(match.state.actor)
        view = cast(PointCityView, match.view(seat))
        found.append(view)
        built = [action for action, preview in zip(view.actions, GAME.previews(view), strict=True) if asks(preview)]
        choices = built or view.actions
        match.play(seat, choices[int(rng.below(len(choices)))])
    return found


def asks(preview: Preview) -> bool:
    return isinstance(preview.details, TakeDetails) and any(preview.details.cost)


def standing(view: PointCityView) -> Standing:
    told = TELLING.aside(view)
    assert isinstance(told, Standing)
    return told


def test_a_token_is_worth_what_taking_it_brings() -> None:
    seen = 0
    for view in views(2, "worth"):
        told = standing(view)
        assert len(told.worth) == len(view.tokens_left)
        for action, preview in zip(view.actions, GAME.previews(view), strict=True):
            move = to_move(view, action)
            if isinstance(move, TakeToken):
                assert told.worth[view.tokens_left.index(move.token)] == preview.gained
                seen += 1
    assert seen


def test_own_tokens_say_what_they_are_worth() -> None:
    for view in views(3, "own"):
        for city, score in zip(view.cities, view.scores, strict=True):
            assert len(city.worth) == len(city.tokens)
            assert city.points + sum(city.worth) == score


def test_cards_in_no_pair_are_closed_and_say_what_is_missing() -> None:
    lacked = 0
    for view in views(2, "closed"):
        closed = {one.cell: one.lacking for one in standing(view).closed}
        moves = [to_move(view, action) for action in view.actions]
        taken = {cell_number(name) for move in moves if isinstance(move, Take) for name in move.cells}
        assert not closed.keys() & taken
        for cell, lacking in closed.items():
            card = view.market[cell]
            # A resource card may lie among buildings that nobody can pay.
            cost = cost_of(card.face) if card.side == "building" else (0,) * 5
            assert all(0 <= count <= most for count, most in zip(lacking, cost, strict=True))
            lacked += any(lacking)
    assert lacked


def test_what_tokens_grow_by_is_a_part_of_the_gain() -> None:
    grown = 0
    for view in views(2, "growth"):
        for preview in GAME.previews(view):
            details = preview.details
            if isinstance(details, TakeDetails | PayDetails | GainDetails) and preview.gained is not None:
                growth = sum(change.points for change in details.growth)
                grown += growth != 0
                assert preview.gained >= growth
    assert grown


def test_a_spectator_is_told_nothing_of_worth() -> None:
    match = Match(GAME, 2, make_options(GAME, {}), "spectator")
    told = standing(cast(PointCityView, match.view(None)))
    assert told == Standing(worth=[], closed=[])


def test_a_view_kept_before_tokens_said_their_worth_is_still_read() -> None:
    view = msgspec.json.decode(views(2, "kept")[-1].encode())
    for city in view["cities"]:
        del city["worth"]
    del view["rounds"]
    assert isinstance(msgspec.convert(view, GAME.Views), PointCityView)


def cost_of(face: int) -> tuple[int, ...]:
    return cast(PointCity, GAME).components.cards[face].cost
