"""Why something cannot be chosen: payments, the pile, civic tokens."""

from __future__ import annotations

import pytest
from tests.games.point_city.table import Table, building_card, resource_card

from triopolis.engine.contract import Component, Move
from triopolis.games.point_city import GAME
from triopolis.games.point_city.components import CIVIC, POINTS, PRODUCTION
from triopolis.games.point_city.moves import Draw, Pay, TakeToken
from triopolis.locales import LANGUAGES, Message, Words

TWO_COMMUNITY = building_card(PRODUCTION, 1, community=2)
THREE_INDUSTRY = building_card(CIVIC, industry=3)
ONE_AND_ONE = building_card(PRODUCTION, 0, economy=1, ecology=1)
DEAR = building_card(POINTS, 7, community=4, industry=3)
PILE = Component("pile")


def reason(table: Table, target: Component | Move) -> Message | None:
    """The reason, which can be said in every language."""
    answer = GAME.why_not(table.view(), target)
    assert answer is None or all(Words(language).say(answer) for language in LANGUAGES)
    return answer


def why(table: Table, target: Component | Move) -> str:
    answer = reason(table, target)
    assert answer is not None
    return answer.id


def buying(card: int) -> Table:
    """A building in a1 beside a resource that is no help, two tokens to take."""
    table = Table()
    table.lay("a1", card)
    table.lay("b1", resource_card("energy"), "resource")
    table.tokens(3, 5)
    return table


def paying() -> Table:
    """Two community are to be paid, by singles or by a double; a single and an ingenuity would do too."""
    table = buying(TWO_COMMUNITY)
    table.supply(0, ingenuity=1, doubles={"community": 1}, community=2)
    table.play("take a1 b1")
    return table


def earning_a_token() -> Table:
    table = buying(THREE_INDUSTRY)
    table.supply(0, industry=3)
    table.play("take a1 b1")
    return table


# Payments


def test_a_payment_that_is_offered_has_no_reason_against_it() -> None:
    table = paying()
    for doubles, singles, ingenuity in ((1, 0, 0), (0, 2, 0), (0, 1, 1)):
        assert reason(table, Pay("community", doubles, singles, ingenuity)) is None


def test_cards_that_one_does_not_have_cannot_be_given() -> None:
    table = buying(TWO_COMMUNITY)
    table.supply(0, ingenuity=1, community=2)
    table.play("take a1 b1")
    refused = reason(table, Pay("community", 1, 0, 0))
    assert refused is not None
    assert refused.id == "pc-why-not-owned"
    assert refused.args == {"doubles": 0, "singles": 2, "ingenuity": 1}


def test_nothing_is_given_that_could_be_spared() -> None:
    assert why(paying(), Pay("community", 1, 1, 0)) == "pc-why-not-needed"
    assert why(paying(), Pay("community", 1, 2, 0)) == "pc-why-not-needed"


def test_ingenuity_must_last_for_the_rest_of_the_price() -> None:
    """Ecology has no other card: the one ingenuity is for it."""
    table = buying(ONE_AND_ONE)
    table.lay("b1", TWO_COMMUNITY)
    table.supply(0, ingenuity=1, doubles={"community": 1}, community=2, economy=1)
    table.play("take a1 b1")
    assert table.legal() == {"pay community 0d 2s 0i", "pay community 1d 0s 0i"}
    assert why(table, Pay("community", 0, 1, 1)) == "pc-why-rest-unpaid"


def test_only_what_is_asked_can_be_paid() -> None:
    assert why(paying(), Pay("ecology", 0, 1, 0)) == "pc-why-other-resource"
    assert why(paying(), Pay("community", 0, 1, 0)) == "pc-why-ingenuity"
    assert why(Table(), Pay("community", 0, 1, 0)) == "pc-why-nothing-to-pay"
    assert why(earning_a_token(), Pay("industry", 0, 1, 0)) == "pc-why-nothing-to-pay"


# The pile and the tokens, pointed at


def test_the_pile_may_be_pointed_at_while_there_is_one() -> None:
    table = Table()
    assert reason(table, PILE) is None
    assert reason(table, Draw()) is None
    table.empty_pile()
    assert why(table, PILE) == "pc-why-pile-empty"


def test_the_pile_waits_until_everything_is_paid_and_taken() -> None:
    assert why(paying(), PILE) == "pc-why-pay-first"
    assert why(earning_a_token(), PILE) == "pc-why-token-first"


def test_a_token_may_be_pointed_at_when_one_is_due() -> None:
    table = earning_a_token()
    assert reason(table, Component("token", 3)) is None
    assert reason(table, TakeToken(5)) is None
    assert why(table, Component("token", 4)) == "pc-why-token-absent"
    assert why(table, Component("token", 99)) == "pc-why-no-move"
    assert why(buying(THREE_INDUSTRY), Component("token", 3)) == "pc-why-no-token-due"


def test_a_token_that_was_taken_is_gone() -> None:
    table = earning_a_token()
    table.play("token 3")
    assert why(table, Component("token", 3)) == "pc-why-token-gone"


def test_a_token_of_ones_own_says_what_it_is_for() -> None:
    table = earning_a_token()
    table.play("token 3")
    table.play("draw")
    refused = reason(table, Component("token", 3))
    assert refused is not None
    assert refused.id == "pc-why-token-yours"
    assert "text" in refused.args


@pytest.mark.parametrize("target", [Component("cell", 16), Component("cell", -1), Component("moon")])
def test_what_is_not_on_the_table_is_no_choice(target: Component) -> None:
    assert why(Table(), target) == "pc-why-no-component"


def test_a_card_nobody_can_pay_says_what_is_lacking() -> None:
    table = Table()
    table.lay_all(DEAR)
    refused = reason(table, Component("cell", 0))
    assert refused is not None
    assert refused.id == "pc-why-no-partner"
    said = Words("en").say(refused)
    assert said.count("a1") == 1
    assert "b1" in said or "a2" in said
