"""Scoring a game that was played with the printed cards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.happy_city.printed import (
    ALONE,
    COMPONENTS,
    EXPERT,
    FORTY,
    asked,
    expert,
    refused,
    result,
    score,
    seat,
    symbols,
)

from triopolis.engine.contract import DataPack, Log, Rows
from triopolis.engine.randomness import seeded
from triopolis.games.happy_city.components import CARDS, MONSTERS, Components
from triopolis.games.happy_city.data_files import load_components, own_data
from triopolis.games.happy_city.events import CardCopied, SpecialCopied
from triopolis.games.happy_city.printed.score import score_printed
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.setup import new_position
from triopolis.games.happy_city.specials import effects_of
from triopolis.games.happy_city.state import RUIN, Rules
from triopolis.locales import LANGUAGES, Words

# Points


def test_the_rulebooks_example_gives_40() -> None:
    scored = score(seats=[seat(FORTY, coins=3), ALONE])
    mine = result(scored)["seats"][0]
    assert (mine["residents"], mine["hearts"], mine["total"]) == (5, 8, 40)
    assert result(scored)["seats"][1]["total"] == 0
    assert result(scored)["winners"] == [0]
    assert scored.warnings == []


def test_the_example_of_the_documentation() -> None:
    mine = seat("market_blue house pyramid museum /catzilla", coins=5, monster="grozilla")
    others = [seat("market_green library hospital", coins=2), seat("market_orange school ski_resort")]
    scored = score(options=EXPERT, seats=[mine, *others], choices={"pyramid": 2})
    assert [(*symbols(one), one["total"]) for one in result(scored)["seats"]] == [(1, 3, 3), (2, 1, 2), (1, 3, 3)]
    assert result(scored)["winners"] == [0]


def test_every_card_that_counts_has_its_item() -> None:
    scored = result(score(seats=[seat("market_white house factory", coins=3), ALONE]))["seats"][0]
    assert scored == {
        "residents": 1,
        "hearts": 0,
        "total": 0,
        "items": [
            {"what": "residents", "id": "house", "points": 0, "amount": 1},
            {"what": "hearts", "id": "factory", "points": 0, "amount": -1},
            {"what": "product", "id": None, "points": 0, "amount": None},
            {"what": "income", "id": None, "points": 0, "amount": 2},
            {"what": "coins", "id": None, "points": 0, "amount": 3},
        ],
    }


def test_the_points_of_the_items_are_the_total() -> None:
    garden = "market_blue japanese_garden house library museum"
    concert = "market_yellow concert_hall florist bookshop"
    scored = score(options=EXPERT, seats=[seat(garden), seat(concert), seat(FORTY)])
    for one in result(scored)["seats"]:
        assert sum(item["points"] for item in one["items"]) == one["total"]
    later = [item for item in result(scored)["seats"][0]["items"] if item["what"] == "later"]
    assert later == [{"what": "later", "id": "japanese_garden", "points": 3, "amount": None}]


def test_the_junior_game_adds() -> None:
    scored = result(score(options={"scoring": "add"}, seats=[seat(FORTY), seat("library")]))["seats"]
    assert [one["total"] for one in scored] == [13, 1]
    assert {item["what"] for item in scored[0]["items"]} >= {"sum"}


def test_hc_2_residents_and_hearts_are_floored() -> None:
    scored = score(options={"scoring": "add"}, seats=[seat("haunted_house library"), seat("factory steelworks school")])
    assert [symbols(one) for one in result(scored)["seats"]] == [(0, 1), (1, 0)]
    assert [one["total"] for one in result(scored)["seats"]] == [1, 1]


def test_the_family_specials_have_their_printed_symbols() -> None:
    scored = result(score(seats=[seat("market_white wizard_school"), seat("unicorn_ranch house")]))["seats"]
    assert [symbols(one) for one in scored] == [(3, 1), (1, 3)]


def test_cities_may_be_empty_or_lack_a_market() -> None:
    scored = result(score(seats=[ALONE, seat("house library")]))["seats"]
    assert [one["total"] for one in scored] == [0, 1]


def test_requirements_are_not_checked() -> None:
    assert symbols(result(score(seats=[seat("dream_factory"), ALONE]))["seats"][0]) == (2, 2)


def test_every_option_of_the_game_may_be_told() -> None:
    options = {"mode": "expert", "scoring": "add", "grozilla": "yes", "round_limit": 20}
    assert result(score(options=options, seats=[seat("house"), seat("parthenon")]))["winners"] == [1]


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_two_to_five_seats_are_scored_in_order(count: int) -> None:
    cities = ["school library", "house museum", "hospital ski_resort", "apartments zoo", "tree_house stadium"]
    scored = result(score(seats=[seat(city) for city in cities[:count]]))["seats"]
    assert [one["total"] for one in scored] == [1, 2, 6, 6, 9][:count]


def test_ties_are_broken_by_coins_and_then_shared() -> None:
    def winners(*coins: int) -> Any:
        cities = ["house library", "school park", "apartments"]
        return result(score(seats=[seat(city, coins=n) for city, n in zip(cities, coins, strict=True)]))["winners"]

    assert winners(4, 2, 9) == [0]
    assert winners(2, 4, 9) == [1]
    assert winners(2, 2, 9) == [0, 1]


# Specials at their slots


def test_the_golden_gate_looks_around_its_slot() -> None:
    # Slots 2, 4 and 8 are beside slot 3.
    three = "market_white museum golden_gate_bridge library house grocery bank school"
    assert symbols(expert(three, "market_blue")[0]) == (1 + 1 + 1 + 1, 2 + 1 + 2)
    two = "market_white museum golden_gate_bridge library house grocery bank shoe_shop"
    assert symbols(expert(two, "market_blue")[0]) == (1 + 1 + 1, 2 + 1 + 1)
    # The end of a row is not beside the beginning of the next.
    torn = "market_white museum grocery bank golden_gate_bridge library school"
    assert symbols(expert(torn, "market_blue")[0]) == (1 + 1, 2 + 1)


def test_the_great_wall_looks_at_the_two_slots_after_it() -> None:
    assert expert("market_blue great_wall museum library", "house")[0]["hearts"] == 3 + 3
    assert expert("market_blue museum library great_wall", "house")[0]["hearts"] == 3 + 1
    assert expert("market_blue great_wall museum bank", "house")[0]["hearts"] == 2 + 1


def test_the_gallery_copies_the_slot_before_it() -> None:
    assert symbols(expert("market_blue museum art_gallery tree_house", "house")[0]) == (3, 4)
    assert symbols(expert("market_blue museum tree_house art_gallery", "house")[0]) == (6, 2)
    assert symbols(expert("market_blue museum /grozilla art_gallery", "house")[0]) == (0, 2)
    income = [
        item["amount"] for item in expert("market_blue art_gallery", "house")[0]["items"] if item["what"] == "income"
    ]
    assert income == [2]


def test_specials_that_compare_look_at_the_other_seats() -> None:
    scored = expert("machu_picchu", "zoo casino house", "market_blue stonehenge", "museum library")
    assert [one["residents"] for one in scored] == [2, 0 + 1, 2, 0]


def test_the_treasury_counts_the_coins() -> None:
    seats = [seat("treasury", coins=7), seat("house", coins=7)]
    assert result(score(options=EXPERT, seats=seats))["seats"][0]["hearts"] == 2


# Monsters


def test_monsters_act_at_scoring_in_front_and_on_ruins() -> None:
    city = "market_white museum observatory apartments"
    for cards, front, expected in [
        (city, None, (2, 4)),
        (city, "catzilla", (2, 2)),
        (city, "chickzilla", (1, 4)),
        (city, "grozilla", (2, 4)),
        (f"{city} /catzilla", None, (2, 2)),
        (f"{city} /chickzilla", "catzilla", (1, 2)),
        (f"{city} /corgzilla /octozilla", "grozilla", (2, 4)),
    ]:
        assert symbols(result(score(seats=[seat(cards, monster=front), ALONE]))["seats"][0]) == expected


def test_a_ruin_has_no_name_no_colour_and_uses_its_slot() -> None:
    scored = expert("market_blue /grozilla wind_turbine house", "market_green")
    assert scored[0]["hearts"] == 1
    ruins = [f"/{monster}" for monster in ("grozilla", "corgzilla", "octozilla", "catzilla", "chickzilla")]
    small = f"market_blue {' '.join(ruins[:3])} easter_island_statue house school bank"
    assert [expert(f"{small}{more}", "market_green")[0]["hearts"] for more in ("", " grocery", " grocery igloo")] == [
        4,
        2,
        0,
    ]
    assert {item["id"] for item in scored[0]["items"]} == {"house", "wind_turbine", None}


def test_the_fourth_deck_needs_no_option_and_counts_in_all_its_colours() -> None:
    scored = expert("market_blue eco_quarter campsite wind_turbine", "market_green")
    assert symbols(scored[0]) == (3 + 1, 1 + 2)


# What Sphinx and Pyramid copy

LEFT, RIGHT = "market_blue library", "market_orange school"


def test_the_pyramid_copies_the_neighbour_that_is_chosen() -> None:
    cities = ("market_green pyramid", LEFT, RIGHT)
    assert symbols(expert(*cities, choices={"pyramid": 1})[0]) == (0, 1)
    assert symbols(expert(*cities, choices={"pyramid": 2})[0]) == (1, 0)
    assert symbols(expert(*cities, choices={"pyramid": {"0": 2}})[0]) == (1, 0)


def test_a_pyramid_with_one_possibility_needs_no_choice() -> None:
    for cities, expected in [
        (("market_green pyramid", LEFT), (0, 1)),
        (("market_green pyramid", LEFT, "market_orange"), (0, 1)),
        (("market_green pyramid", LEFT, "market_orange /grozilla"), (0, 1)),
        (("market_green pyramid", LEFT, "market_orange race_track"), (0, 1)),
        (("market_green pyramid", LEFT, "market_orange library"), (0, 1)),
        (("market_green pyramid", "market_blue", "market_orange"), (0, 0)),
        (("market_green pyramid", "market_violet", RIGHT, LEFT), (0, 1)),
    ]:
        assert symbols(expert(*cities)[0]) == expected
    assert symbols(expert("market_green pyramid", LEFT, "market_orange", choices={"pyramid": 1})[0]) == (0, 1)


FOUR = ("market_green pyramid", LEFT, "market_yellow museum", RIGHT)


def test_a_pyramids_choice_that_is_missing_is_asked_for() -> None:
    seats = [seat(city) for city in FOUR]
    question = asked("$.choices.pyramid", "1 (library)", "3 (school)", options=EXPERT, seats=seats)
    assert (question.about, question.seat, question.seats, question.cards) == ("pyramid", 0, [1, 3], [])


def test_a_pyramids_choice_that_cannot_be_is_refused() -> None:
    def no(*parts: str, pyramid: Any, cities: tuple[str, ...] = FOUR) -> None:
        seats = [seat(city) for city in cities]
        refused("$.choices.pyramid", *parts, options=EXPERT, seats=seats, choices={"pyramid": pyramid})

    no("1 (library)", "3 (school)", "2", pyramid=2)
    no("1 (library)", "3 (school)", "0", pyramid=0)
    no("1 (library)", "3 (school)", "4", pyramid=4)
    no("1 (library)", "3 (school)", "-1", pyramid=-1)
    no("$.choices.pyramid.0", "1 (library)", "3 (school)", pyramid={"0": 2})
    no("1 (library)", pyramid=2, cities=("market_green pyramid", LEFT, "market_orange"))
    no("1 (library)", pyramid=2, cities=("market_green pyramid", LEFT, "market_orange /grozilla"))
    no("1 (library)", pyramid=2, cities=("market_green pyramid", LEFT, "market_orange race_track"))
    no("1", pyramid=1, cities=("market_green pyramid", "market_orange"))


def test_the_sphinx_copies_an_opponents_special_from_its_own_slot() -> None:
    cities = ("market_green sphinx museum library", "market_blue great_wall", "market_orange race_track")
    assert [one["hearts"] for one in expert(*cities, choices={"sphinx": 1})] == [3 + 3, 1, 2]
    scored = expert(*cities, choices={"sphinx": 2})
    assert scored[0]["hearts"] == 3 + 2
    assert {"what": "hearts", "id": "race_track", "points": 0, "amount": 2} in scored[0]["items"]


def test_the_sphinx_copies_a_special_from_the_box() -> None:
    cities = ("market_green sphinx", "market_blue race_track")
    assert symbols(expert(*cities, choices={"sphinx": "statue_of_liberty"})[0]) == (0, 4)
    assert symbols(expert("market_blue sphinx", "market_green", choices={"sphinx": "parthenon"})[0]) == (4, 0)


SPECIALS = {card.id for card in COMPONENTS.by_file["expert_specials"]} - {"sphinx"}
"""All that a Sphinx may copy."""


@pytest.mark.parametrize("special", sorted(SPECIALS))
def test_the_sphinx_may_copy_every_expert_special_but_itself(special: str) -> None:
    from_box = expert("market_green house sphinx museum library", "market_blue", choices={"sphinx": special})
    assert symbols(from_box[0]) == symbols(expert(f"market_green house {special} museum library", "market_blue")[0])


def test_a_sphinxs_choice_that_is_missing_is_asked_for() -> None:
    seats = [seat(city) for city in ("sphinx", "castle", "house")]
    for choices in ({}, {"sphinx": None}, {"sphinx": {"1": 1}}):
        question = asked("$.choices.sphinx", "1 (castle)", "treasury", options=EXPERT, seats=seats, choices=choices)
        assert (question.about, question.seat, question.seats) == ("sphinx", 0, [1])
        assert set(question.cards) == SPECIALS - {"castle"}
    alone = asked("$.choices.sphinx", "pyramid", "treasury", options=EXPERT, seats=[seat("sphinx"), seat("house")])
    assert (alone.seats, set(alone.cards)) == ([], SPECIALS)


def test_a_sphinxs_choice_that_cannot_be_is_refused() -> None:
    def no(*parts: str, sphinx: Any, cities: tuple[str, ...] = ("sphinx", "castle", "house")) -> None:
        seats = [seat(city) for city in cities]
        refused("$.choices.sphinx", *parts, options=EXPERT, seats=seats, choices={"sphinx": sphinx})

    for wrong in (0, 2, 3, -1, "sphinx", "cat_cafe", "museum", "grozilla", "villa", "1", ""):
        no("1 (castle)", "pyramid", sphinx=wrong)
    no("pyramid", "treasury", "1", sphinx=1, cities=("sphinx", "/grozilla"))
    no("$.choices.sphinx.0", "1 (castle)", sphinx={"0": 2})


def test_a_sphinx_that_copies_a_pyramid_from_the_box_chooses_for_it() -> None:
    cities = ("market_green sphinx", LEFT, RIGHT)
    choices = {"sphinx": "pyramid", "pyramid": 2}
    assert symbols(expert(*cities, choices=choices)[0]) == (1, 0)
    seats = [seat(city) for city in cities]
    question = asked("$.choices.pyramid", "1 (library)", options=EXPERT, seats=seats, choices={"sphinx": "pyramid"})
    assert (question.about, question.seat, question.seats) == ("pyramid", 0, [1, 2])


BOTH = (
    "market_green house pyramid",
    "market_blue house sphinx",
    "market_orange house museum",
    "market_violet house hospital",
)
"""The Pyramid may copy the hospital only, the Sphinx (with the Pyramid's effect) the museum only."""


def test_where_pyramid_and_sphinx_choose_one_answer_is_for_who_has_a_choice() -> None:
    assert [symbols(one) for one in expert(*BOTH, choices={"sphinx": 0})[:2]] == [(1 + 2, 0), (1, 2)]
    # Now the Sphinx stands elsewhere and the Pyramid has a choice; or the other way round.
    cities = (BOTH[0], "market_blue house library sphinx", f"{BOTH[2]} park", BOTH[3])
    assert [symbols(one) for one in expert(*cities, choices={"sphinx": 0, "pyramid": 1})[:2]] == [(1, 1), (1, 1 + 1)]
    cities = (f"{BOTH[0]} park", "market_blue house library sphinx", f"{BOTH[2]} school", "market_violet")
    assert [symbols(one) for one in expert(*cities, choices={"sphinx": 0, "pyramid": 2})[:2]] == [(1, 2), (2, 1)]
    # Nobody has a choice: it must fit at least one of them.
    assert [symbols(one) for one in expert(*BOTH, choices={"sphinx": 0, "pyramid": 3})[:2]] == [(1 + 2, 0), (1, 2)]
    seats = [seat(city) for city in BOTH]
    refused("$.choices.pyramid", "3 (hospital)", options=EXPERT, seats=seats, choices={"sphinx": 0, "pyramid": 1})


def test_where_both_have_a_choice_each_may_have_its_own_answer() -> None:
    cities = ("market_green pyramid house", "market_blue library sphinx", "market_orange museum hospital")
    both = {"sphinx": 0, "pyramid": 2}
    assert [symbols(one) for one in expert(*cities, choices=both)[:2]] == [(1, 2), (2, 1)]
    each = {"sphinx": 0, "pyramid": {"0": 1, "1": 0}}
    assert [symbols(one) for one in expert(*cities, choices=each)[:2]] == [(1, 1), (1, 1)]

    def pyramids(**choices: Any) -> dict[str, Any]:
        return {"options": EXPERT, "seats": [seat(city) for city in cities], "choices": {"sphinx": 0, **choices}}

    by_seat = '{"0": …, "1": …}'
    assert asked("$.choices.pyramid", "1 (library)", "2 (museum)", by_seat, **pyramids()).seat == 0
    assert asked("$.choices.pyramid.1", "0 (house)", "2 (hospital)", **pyramids(pyramid={"0": 1})).seat == 1
    refused("$.choices.pyramid", "1 (library)", "2 (museum)", by_seat, **pyramids(pyramid=0))
    refused("$.choices.pyramid", "0 (house)", "2 (hospital)", by_seat, **pyramids(pyramid=1))


def test_a_choice_that_nobody_has_is_not_used_and_said_to_be_so() -> None:
    for choices, places in [
        ({"pyramid": 7}, ["$.choices.pyramid"]),
        ({"sphinx": "villa"}, ["$.choices.sphinx"]),
        (
            {"sphinx": 1, "pyramid": {"0": 1, "x": 1}},
            ["$.choices.sphinx", "$.choices.pyramid.0", "$.choices.pyramid.x"],
        ),
        ({"sphinx": None, "pyramid": None}, []),
    ]:
        scored = score(seats=[seat("house library"), ALONE], choices=choices)
        assert result(scored)["seats"][0]["total"] == 1
        for language in LANGUAGES:
            texts = [Words(language).say(warning) for warning in scored.warnings]
            assert [text.partition(":")[0] for text in texts] == places


# In words


def test_the_result_is_told_in_words_in_every_language() -> None:
    seats = [
        seat(FORTY, coins=2),
        seat("house sphinx", monster="catzilla"),
        seat("japanese_garden library igloo /chickzilla"),
    ]
    scored = score(options=EXPERT, seats=seats, choices={"sphinx": "race_track"})
    items = sum(len(one["items"]) for one in result(scored)["seats"])
    assert len(scored.lines) == items + len(seats) + 1
    for language in LANGUAGES:
        texts = [Words(language).say(line) for line in scored.lines]
        assert "0" in texts[0]
        assert "40" in texts[0]
        names = COMPONENTS.cards[COMPONENTS.number["race_track"]].names
        assert any(names[language] in text for text in texts)


# A played match and its description


def special_pack() -> DataPack:
    """Specials that look at slots and neighbours, within everybody's reach."""
    wanted = "pyramid sphinx art_gallery golden_gate_bridge great_wall billiard_hall taj_mahal barbershop concert_hall"
    rows: Rows = [dict(row) for row in own_data()["expert_specials"] if row["id"] in wanted.split()]
    for row in rows:
        row.update({column: "0" for column in row if column.startswith("req_")})
    return DataPack({"expert_specials": rows})


def played(components: Components, seats: int, adding: bool, seed: str) -> tuple[HappyCityState, Log]:
    rules = Rules(components, effects_of(components, CARDS), seats, True, adding, True, 30)
    state, log, rng = new_position(rules, seed), Log(), seeded(seed)
    while state.actor >= 0:
        state.play(state.random_action(rng), log)
    return state, log


def described(state: HappyCityState, log: Log) -> dict[str, Any]:
    """The end of a match as one would write it down."""
    ids = state.rules.components.ids
    seats = []
    for city in state.cities:
        cards: list[Any] = []
        for slot in range(int(city.size)):
            monster, card = divmod(int(city.slots[slot]), int(RUIN))
            cards.append({"ruin": ids[int(MONSTERS) + monster - 1]} if monster else ids[card])
        front = ids[int(MONSTERS + city.monster)] if city.monster >= 0 else None
        seats.append({"city": cards, "coins": int(city.coins), "monster": front})
    sphinx = {str(e.seat): e.public.card for e in log.events if isinstance(e.public, SpecialCopied)}
    pyramid = {str(e.seat): e.public.from_ for e in log.events if isinstance(e.public, CardCopied)}
    scoring = "add" if state.rules.adding else "multiply"
    choices = {"sphinx": sphinx, "pyramid": pyramid}
    return {"options": {"mode": "expert", "scoring": scoring}, "seats": seats, "choices": choices}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_played_match_written_down_has_the_same_points(seats: int) -> None:
    components = load_components(special_pack())
    copies = 0
    for number in range(40):
        state, log = played(components, seats, number % 2 == 1, f"written {seats} {number}")
        table = described(state, log)
        copies += len(table["choices"]["sphinx"]) + len(table["choices"]["pyramid"])
        scored = score_printed(components, json.dumps(table).encode())
        assert [one["total"] for one in result(scored)["seats"]] == state.scores()
        assert result(scored)["winners"] == state.winners()
        assert scored.warnings == []
    assert copies > 10
