"""The stored positions are still what they were chosen for."""

from __future__ import annotations

from typing import cast

import pytest
from tests.positions.bloom_town import GAME, setups, wanted
from tests.positions.stored import ME, Setup, read_setups

from triopolis.games.bloom_town.telling.details import PlaceDetails
from triopolis.games.bloom_town.view import BloomTownView

STORED = {setup.name: setup for setup in read_setups(GAME)}


def test_every_table_that_is_looked_at_is_stored() -> None:
    assert {setup.name: setup.options for setup in STORED.values()} == {setup.name: setup.options for setup in setups()}


@pytest.mark.parametrize("setup", STORED.values(), ids=lambda setup: setup.name)
def test_its_moments_are_there(setup: Setup) -> None:
    for moment in wanted(setup):
        match = setup.match_at(GAME, moment)
        assert match.over == (moment == "end")
        assert match.over or match.state.actor == ME
        choose = setup.find(moment)[1].choose
        if "cell" in choose:
            _check_choice(match.game.preview(match.view(ME), choose["tile"] * 25 + choose["cell"]).details, moment)
        if moment == "token":
            view = cast(BloomTownView, match.view(ME))
            assert view.towns[ME].flower
            assert view.recounts[choose["type"]] == 1


def _check_choice(details: object, moment: str) -> None:
    assert isinstance(details, PlaceDetails)
    assert details.spring == (moment == "spring")
    assert (details.draws == "any") == (moment == "any_tile") or moment == "spring"
