"""The stored positions are still what they were chosen for."""

from __future__ import annotations

from typing import cast

import pytest
from tests.positions import bloom_town, point_city
from tests.positions.stored import ME, Setup, read_setups

from triopolis.engine.match import Match
from triopolis.games.bloom_town.telling.details import PlaceDetails
from triopolis.games.bloom_town.view import BloomTownView
from triopolis.games.point_city.telling.details import TakeDetails
from triopolis.games.point_city.view import PointCityView

GAMES = {bloom_town.GAME: bloom_town, point_city.GAME: point_city}
STORED = [(game, setup) for game in GAMES for setup in read_setups(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_table_that_is_looked_at_is_stored(game: str) -> None:
    stored = {setup.name: setup.options for setup in read_setups(game)}
    assert stored == {setup.name: setup.options for setup in GAMES[game].setups()}


@pytest.mark.parametrize(("game", "setup"), STORED, ids=lambda value: getattr(value, "name", value))
def test_its_moments_are_there(game: str, setup: Setup) -> None:
    for moment in GAMES[game].wanted(setup):
        match = setup.match_at(game, moment)
        assert match.over == (moment == "end")
        assert match.over or match.state.actor == ME
        check = check_pair if game == point_city.GAME else check_tile
        check(match, moment, setup.find(moment)[1].choose)


def check_tile(match: Match, moment: str, choose: dict[str, int]) -> None:
    if "cell" in choose:
        details = match.game.preview(match.view(ME), choose["tile"] * 25 + choose["cell"]).details
        assert isinstance(details, PlaceDetails)
        assert details.spring == (moment == "spring")
        assert (details.draws == "any") == (moment == "any_tile") or moment == "spring"
    if moment == "token":
        view = cast(BloomTownView, match.view(ME))
        assert view.towns[ME].flower
        assert view.recounts[choose["type"]] == 1


def check_pair(match: Match, moment: str, choose: dict[str, int]) -> None:
    view = cast(PointCityView, match.view(ME))
    if "first" in choose:
        pairs = [preview.details for preview in match.game.previews(view) if isinstance(preview.details, TakeDetails)]
        [details] = [pair for pair in pairs if pair.cells == [choose["first"], choose["second"]]]
        assert any(details.need)
        assert point_city.kinds(details) >= (4 if moment == "bill" else 2)
    if moment == "token":
        assert view.stage == "token"
        assert choose["token"] in view.tokens_left
