"""Stop-zilla tokens: how they come and how they pay; what multicolour cards give a special."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest
from tests.games.happy_city.tables import (
    COMPONENTS,
    EXPERTS,
    FAMILY,
    NUMBER,
    Table,
    card,
    kinds,
    next_position,
    rules_for,
)
from tests.games.happy_city.test_why_not import reason

from triopolis.engine.contract import Log, Move
from triopolis.engine.errors import BadOption
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import spread_of
from triopolis.games.happy_city import GAME
from triopolis.games.happy_city.moves import Deflect, LetCome
from triopolis.games.happy_city.options import Options
from triopolis.games.happy_city.scoring import meets
from triopolis.games.happy_city.setup import new_position
from triopolis.games.happy_city.state import DEFLECT
from triopolis.games.happy_city.view import HappyCityView

SIX_BLUE = "market_white school police_station library park museum"
"""Five of them, to be precise: the sixth is bought."""


# How they come


def bought(city: str, id: str, **laid: Any) -> Table:
    central = f"{id} zoo amusement_park" if card(id).deck >= 0 else "zoo stadium amusement_park"
    table = Table(city, mode="family", central=central, coins=[10], grozilla=True, step="buy", **laid)
    table.play(f"buy {id}")
    while table.asked()[0] == "pay":
        table.play("pay coins")
    return table


@pytest.mark.parametrize(
    ("city", "id", "tokens"),
    [
        ("market_white school", "library", []),
        ("market_white school library", "park", ["blue"]),
        ("market_white school library park", "museum", []),
        (SIX_BLUE, "hospital", ["blue"]),
        (f"{SIX_BLUE} hospital", "laboratory", []),
        ("market_white house apartments", "luxury_residence", ["green"]),
        ("market_white school library hotel spa", "skate_park", ["blue", "orange"]),
        ("market_white school library hotel", "skate_park", ["blue"]),
        ("market_white skate_park waterworks", "school", ["blue"]),
        (f"{SIX_BLUE} hotel spa", "skate_park", ["blue", "orange"]),
        ("market_white bank grocery school library house igloo", "co_op", ["yellow", "blue", "green"]),
    ],
)
def test_a_token_for_each_colour_that_a_purchase_brings_to_three_or_six(city: str, id: str, tokens: list[str]) -> None:
    """Multicolour cards count as all their colours and may bring several."""
    assert bought(city, id).tokens(0) == tokens


def test_hc_5_the_coloured_market_is_one_of_the_three() -> None:
    """HC-5."""
    table = Table("market_blue school", central="park zoo spa", coins=[9], grozilla=True, step="buy")
    table.play("buy park")
    assert table.tokens(0) == ["blue"]


@pytest.mark.parametrize(
    ("city", "id", "tokens"),
    [
        ("market_white school library museum/catzilla", "park", ["blue"]),
        (f"{SIX_BLUE} hospital/catzilla", "laboratory", ["blue"]),
        ("market_white school library/octozilla museum/catzilla", "park", []),
    ],
)
def test_hc_11_whenever_a_purchase_takes_a_colour_from_two_to_three_or_five_to_six(
    city: str, id: str, tokens: list[str]
) -> None:
    """HC-11: a second time too, when a ruin has taken one off."""
    assert bought(city, id).tokens(0) == tokens


def test_hc_11_a_special_gives_none() -> None:
    """HC-11: nor does losing and regaining a count by the Statue of Liberty."""
    table = Table("market_blue school library museum", specials="statue_of_liberty", grozilla=True, step="buy")
    table.take("statue_of_liberty")
    assert table.state.cities[0].count(1) == 3
    assert table.tokens(0) == []


def test_tokens_run_out() -> None:
    for spent, tokens in (("blue blue", ["blue"]), ("blue blue blue", [])):
        assert bought("market_white school library", "park", spent=spent).tokens(0) == tokens
    table = bought("market_white school library hotel spa", "skate_park", spent="blue blue blue")
    assert table.tokens(0) == ["orange"]


def test_used_tokens_do_not_come_back() -> None:
    """Seat 1 pays with one of the three blue tokens: it is out of the game, and seat 0 gets none for its third card."""
    cities = ("market_white school library", "market_white")
    laid: dict[str, Any] = {"players": 2, "coins": [9, 0], "tokens": ["", "blue blue blue"], "first": 1}
    table = Table(*cities, mode="family", central="park zoo spa", step="buy", **laid)
    table.play("buy house")
    assert table.tokens(1) == ["blue", "blue"]
    table.play("keep", "buy park")
    assert table.tokens(0) == []


def test_none_without_the_expansion() -> None:
    table = Table("market_white school library", mode="family", central="park zoo spa", coins=[9], step="buy")
    assert "token" not in kinds(table.play("buy park"))


def test_the_token_comes_before_the_monster_goes() -> None:
    """(a), then (b): so it may deflect that very monster if it comes round."""
    laid: dict[str, Any] = {"players": 2, "fronts": ["octozilla"], "tokens": ["", "blue"]}
    table = bought("market_white school library", "park", **laid)
    assert table.asked() == ("deflect", 1)
    table.play("deflect")
    assert table.asked() == ("deflect", 0)
    table.play("deflect")
    assert table.front(1) == "octozilla"


# Whether they must send a monster on (HC-12)


def test_hc_12_by_the_option_a_token_sends_the_monster_on_unasked() -> None:
    """HC-12: the same game in which somebody is asked by default; the token that has just come counts already."""
    laid: dict[str, Any] = {"players": 2, "fronts": ["octozilla"], "tokens": ["", "blue"], "deflect": "must"}
    table = bought("market_white school library", "park", **laid)
    assert table.asked() == ("discard", 1)
    assert (table.tokens(0), table.tokens(1)) == ([], [])
    assert (table.front(0), table.front(1)) == ("", "octozilla")
    sent = [event.seat for event in table.log.events if event.kind == "deflect"]
    assert sent == [1, 0]


def test_hc_12_a_token_of_another_colour_sends_nothing_on() -> None:
    """HC-12."""
    laid: dict[str, Any] = {"players": 2, "fronts": ["octozilla"], "tokens": ["", "green"], "deflect": "must"}
    table = bought("market_white school", "library", **laid)
    assert (table.tokens(1), table.front(1)) == (["green"], "octozilla")


def test_hc_12_a_monster_turned_up_goes_on_while_tokens_last() -> None:
    """HC-12: round and round, until nobody has a token of its colour; then it stays."""
    laid: dict[str, Any] = {"mode": "family", "players": 2, "deflect": "must", "central": "zoo spa"}
    table = Table(tops={4: "octozilla"}, tokens=["blue", "blue"], **laid)
    table.play("keep", "reveal 4")
    assert (table.tokens(0), table.tokens(1), table.front(0)) == ([], [], "octozilla")
    assert table.asked() == ("reveal", 0)


def test_hc_12_with_must_nobody_is_ever_asked() -> None:
    """HC-12: a whole match, and a token is used whenever a monster of its colour comes."""
    used = 0
    for seed in range(12):
        state = new_position(rules_for(3, "family", "multiply", True, 15, "must"), f"must {seed}")
        rng, log = seeded(f"must {seed}"), Log()
        while state.actor >= 0:
            assert state.stage != DEFLECT
            state = next_position(state, int(rng.below(4)), int(state.random_action(rng)), log)
        used += sum(event.kind == "deflect" for event in log.events)
    assert used > 0


@pytest.mark.parametrize("move", [Deflect(), LetCome()])
def test_hc_12_with_must_the_reason_names_the_option(move: Move) -> None:
    """HC-12."""
    table = Table(mode="family", grozilla=True, deflect="must", central="zoo spa hotel", step="buy")
    assert reason(table, move) == ("hc-why-deflect-must", None)
    table = Table(mode="family", grozilla=True, central="zoo spa hotel", step="buy")
    assert reason(table, move) == (f"hc-why-stage-{table.asked()[0]}", None)


def test_hc_12_the_option_needs_monsters() -> None:
    """HC-12."""
    with pytest.raises(BadOption, match="grozilla=yes"):
        Match(GAME, 2, Options(deflect="must"))
    options = Options(grozilla="yes", deflect="must")
    view = Match(GAME, 2, options, "must").view(0)
    assert isinstance(view, HappyCityView)
    assert view.switches.as_options() == options
    notes = [region.note.id for region in spread_of(GAME).regions(view) if region.note]
    assert "hc-spread-tokens-must" in notes


# How they pay


def paying(price: str, coins: int, tokens: str) -> Table:
    table = Table(mode="family", central=f"{price} zoo stadium", coins=[coins], tokens=[tokens], step="buy")
    table.play(f"buy {price}")
    return table


def test_hc_12_a_token_pays_two_coins_and_the_rest_is_paid_in_coins() -> None:
    """HC-12."""
    table = paying("museum", 4, "blue")
    assert table.asked() == ("pay", 0)
    assert table.legal() == {"pay blue", "pay coins"}
    events = table.play("pay blue")
    assert kinds(events)[:2] == ["pay_token", "buy"]
    assert (table.coins()[0], table.tokens(0)) == (2, [])
    assert table.state.spent == 1 << 8, "out of the game"


def test_hc_12_coins_may_pay_it_all() -> None:
    """HC-12."""
    table = paying("museum", 4, "blue")
    table.play("pay coins")
    assert (table.coins()[0], table.tokens(0)) == (0, ["blue"])


def test_hc_12_the_payer_chooses_which_colours() -> None:
    """HC-12."""
    table = paying("museum", 4, "blue green green")
    assert table.legal() == {"pay blue", "pay green", "pay coins"}
    table.play("pay green")
    assert table.legal() == {"pay blue", "pay green", "pay coins"}
    table.play("pay green")
    assert (table.coins()[0], table.tokens(0)) == (4, ["blue"])


def test_hc_12_no_change_is_given() -> None:
    """HC-12."""
    table = Table(mode="family", coins=[3], tokens=["blue"], step="buy")
    table.play("buy house")
    assert table.legal() == {"pay blue", "pay coins"}
    table.play("pay blue")
    assert (table.coins()[0], table.tokens(0)) == (3, [])


def test_hc_12_no_tokens_beyond_what_the_price_needs() -> None:
    """HC-12: when nothing is owing any more, nothing more is asked."""
    table = paying("museum", 9, "blue blue blue")
    table.play("pay blue", "pay blue")
    assert table.asked()[1] == 1
    assert table.tokens(0) == ["blue"]
    table = paying("bank", 9, "blue blue blue")
    table.play("pay blue")
    assert table.legal() == {"pay blue", "pay coins"}, "one is still owing"
    table.play("pay blue")
    assert (table.coins()[0], table.tokens(0)) == (9, ["blue"])


def test_hc_12_tokens_that_must_be_used_are_not_asked_for() -> None:
    """HC-12: coins do not suffice, and only one colour is there."""
    table = paying("museum", 2, "blue")
    assert (table.coins()[0], table.tokens(0)) == (0, [])
    assert table.written(0) == ["market_white", "museum"]
    table = paying("museum", 0, "blue blue blue")
    assert (table.coins()[0], table.tokens(0)) == (0, ["blue"])
    table = paying("museum", 3, "blue blue")
    assert table.legal() == {"pay blue", "pay coins"}, "one by force; the second instead of two coins by choice"
    table.play("pay coins")
    assert (table.coins()[0], table.tokens(0)) == (1, ["blue"])


def test_hc_12_which_token_is_forced_is_a_choice_where_colours_differ() -> None:
    """HC-12."""
    table = paying("museum", 2, "blue green")
    assert table.legal() == {"pay blue", "pay green"}
    table.play("pay green")
    assert table.legal() == {"pay blue", "pay coins"}
    table.play("pay coins")
    assert table.tokens(0) == ["blue"]


def test_hc_12_what_coins_and_tokens_pay_together_is_for_sale() -> None:
    """HC-12."""
    laid: dict[str, Any] = {"central": "museum bank spa", "step": "buy"}
    table = Table(mode="family", coins=[1], tokens=["blue"], **laid)
    assert table.legal() == {"buy bank", "buy house", "buy apartments", "coin"}
    table = Table(mode="family", coins=[0], tokens=["blue blue"], **laid)
    assert table.legal() == {"buy bank", "buy museum", "buy house", "buy apartments", "coin"}


def test_who_has_no_tokens_is_not_asked_how_to_pay() -> None:
    table = Table(mode="family", central="museum zoo spa", coins=[4], grozilla=True, step="buy")
    assert kinds(table.play("buy museum"))[:2] == ["choose", "buy"]


def test_a_card_that_costs_nothing_asks_for_no_payment() -> None:
    table = Table(mode="family", central="pop_up_fair zoo spa", coins=[4], tokens=["blue"], step="buy")
    assert kinds(table.play("buy pop_up_fair"))[:2] == ["choose", "buy"]
    assert table.tokens(0) == ["blue"]


def test_a_token_won_by_a_purchase_cannot_pay_for_it() -> None:
    table = Table("market_white school library", mode="family", central="park zoo spa", grozilla=True, coins=[1])
    table.play("keep")
    assert "buy park" not in table.legal()


# Multicolour cards and requirements


def test_the_example_of_the_rulebook_the_skate_park() -> None:
    """It brings a blue and an orange token and the Parthenon within reach, but not the Japanese Garden, though every
    single count would be high enough: the Promenade cannot be yellow and green at once."""
    laid: dict[str, Any] = {"central": "skate_park zoo spa", "coins": [4], "specials": "parthenon japanese_garden"}
    table = Table("market_violet library hotel promenade", grozilla=True, step="buy", **laid)
    table.play("buy skate_park")
    assert table.tokens(0) == ["blue", "orange"]
    needs = card("japanese_garden").needs
    assert all(table.state.cities[0].count(colour) >= needs[colour] for colour in range(5))
    assert table.legal() == {"take parthenon", "no special"}


def test_the_parthenon_was_not_within_reach_before() -> None:
    table = Table("market_violet library hotel promenade", specials="parthenon", grozilla=True, step="buy")
    assert table.asked() == ("reveal", 1)


def test_the_colour_is_chosen_for_that_moment_only() -> None:
    """After a special was taken with it as blue, the card still counts as all its colours."""
    table = Table("market_violet skate_park", specials="pyramid", grozilla=True, step="buy")
    table.take("pyramid")
    city = table.state.cities[0]
    assert (city.count(1), city.count(3)) == (1, 1)


def test_ruined_multicolour_cards_give_no_colour() -> None:
    table = Table("market_violet skate_park/catzilla", specials="pyramid", step="buy")
    assert table.asked() == ("reveal", 1)


def supplies(cards: list[str], needs: tuple[int, ...]) -> bool:
    """By trying every way to give each card one of its colours."""
    kinds_of = [[colour for colour in range(5) if card(id).colours >> colour & 1] or [-1] for id in cards]
    wanted = list(needs)
    for colours in kinds_of:
        if len(colours) == 1 and colours[0] >= 0:
            wanted[colours[0]] -= 1
    several = [colours for colours in kinds_of if len(colours) > 1]
    return any(all(given.count(colour) >= wanted[colour] for colour in range(5)) for given in product(*several))


@pytest.mark.parametrize("seed", range(8))
def test_requirements_are_met_exactly_if_some_choice_of_colours_meets_them(seed: int) -> None:
    """Against brute force, on random cities with multicolour cards and ruins."""
    rng = Random(seed)
    multi = [one.id for one in COMPONENTS.by_file["multicolor_buildings"]]
    plain = [one.id for one in COMPONENTS.by_file["buildings"] + COMPONENTS.by_file["homes"]]
    met = 0
    for _ in range(60):
        market = rng.choice(["yellow", "blue", "green", "orange", "violet"])
        cards = [*rng.sample(multi, rng.randint(1, 6)), *rng.sample(plain, rng.randint(0, 3))]
        rng.shuffle(cards)
        ruined = rng.choice(cards) if rng.random() < 0.3 else ""
        city = " ".join([f"market_{market}", *(f"{id}/catzilla" if id == ruined else id for id in cards)])
        table = Table(city, grozilla=True)
        standing = [f"market_{market}", *(id for id in cards if id != ruined)]
        for special in EXPERTS + FAMILY:
            expected = supplies(standing, card(special).needs)
            assert meets(table.state, table.state.cities[0], NUMBER[special]) == expected, (city, special)
            met += expected
    assert met > 100
