"""Why somebody cannot be copied, and why nothing can be destroyed."""

from __future__ import annotations

import pytest
from tests.games.happy_city.tables import COMPONENTS, Table, ended, taking

from triopolis.engine.contract import Component, Move
from triopolis.games.happy_city.moves import CopyCard, CopyIncome, CopySpecial, Destroy
from triopolis.games.happy_city.telling.why_not import why_not
from triopolis.games.happy_city.view import make_view
from triopolis.locales import LANGUAGES, Words


def reason(table: Table, target: Component | Move) -> tuple[str, object] | None:
    """The id of the reason and what it names; it can be said in every language."""
    why = why_not(COMPONENTS, make_view(table.state, int(table.state.actor)), target)
    if why is None:
        return None
    assert all(Words(language).say(why) for language in LANGUAGES)
    return why.id, next(iter(why.args.values()), None)


@pytest.mark.parametrize("seat", [0, 2])
def test_sphinx_copies_nobody_without_a_special(seat: int) -> None:
    table = Table("market_violet school sphinx", "market_blue library bakery", "market_yellow", step="end")
    assert table.asked() == ("sphinx", 0)
    assert reason(table, CopySpecial(1)) is None
    assert reason(table, CopySpecial(seat)) == ("hc-why-no-special-there", seat + 1)


@pytest.mark.parametrize("seat", [0, 2])
def test_pyramid_copies_neighbours_only(seat: int) -> None:
    pyramid = "market_violet school library"
    left, right = "market_blue house bank garage", "market_green house bank museum"
    table = ended("pyramid", pyramid, right, "market_orange", left, players=4)
    assert table.asked() == ("pyramid", 0)
    assert reason(table, CopyCard(1)) is None
    assert reason(table, CopyCard(3)) is None
    assert reason(table, CopyCard(seat)) == ("hc-why-not-neighbour", seat + 1)


@pytest.mark.parametrize("seat", [0, 3, 4])
def test_louvre_copies_an_opponent_who_is_there(seat: int) -> None:
    table = taking("louvre", "market_violet grocery house haunted_house", "market_blue hotel", "market_green")
    table.pass_to_income()
    assert table.asked() == ("louvre", 0)
    assert reason(table, CopyIncome(1)) is None
    assert reason(table, CopyIncome(seat)) == ("hc-why-no-opponent", seat + 1)


@pytest.mark.parametrize("slot", [3, 4])
def test_a_monster_destroys_no_ruin_and_nothing_where_nothing_stands(slot: int) -> None:
    table = Table("market_white school bank/catzilla", mode="family", tops={4: "grozilla"}, fronts=["octozilla"])
    table.play("reveal 4")
    assert table.asked() == ("destroy", 0)
    assert reason(table, Destroy(1)) is None
    assert reason(table, Component("slot", 1)) is None
    assert reason(table, Destroy(slot)) == ("hc-why-slot", slot)
