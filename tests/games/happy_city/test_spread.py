"""What lies on the table, and how choosing things leads to every action."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.games.happy_city.tables import COMPONENTS, Table, ended, fresh, positions, rules_for, taking

from triopolis.engine.contract import DataPack
from triopolis.engine.drawing import draw_table
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import spread_of, telling_of
from triopolis.engine.spread import LARGEST_GRID, Item, Region
from triopolis.games.happy_city import GAME
from triopolis.games.happy_city.components import COLOURS
from triopolis.games.happy_city.game import HappyCity
from triopolis.games.happy_city.moves import Keep, LeaveSpecials
from triopolis.games.happy_city.scoring import meets
from triopolis.games.happy_city.setup import new_position
from triopolis.games.happy_city.telling.names import card_name, effect_text
from triopolis.games.happy_city.telling.needs import missing_colours, standing_colours
from triopolis.games.happy_city.view import HappyCityView, make_view
from triopolis.locales import LANGUAGES, Message, Words

MODES = pytest.mark.parametrize(
    ("players", "mode", "grozilla"), list(product((2, 3, 5), ("family", "expert"), (False, True)))
)
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def regions_of(view: HappyCityView) -> list[Region]:
    return spread_of(GAME).regions(view)


def items_of(view: HappyCityView) -> list[Item]:
    return [item for region in regions_of(view) for item in region.items]


@cache
def decisions(players: int, mode: str, grozilla: bool) -> list[tuple[HappyCityView, list[Item]]]:
    """Whatever is asked in a match, as it looks to whoever is asked, with all that lies there."""
    asked = [state for state in positions(players, mode, grozilla, f"spread {players}") if state.actor >= 0]
    views = [make_view(state, int(state.actor)) for state in asked]
    return [(view, items_of(view)) for view in views]


def name(id: str) -> str:
    return Words("en").say(card_name(COMPONENTS, id))


def region(view: HappyCityView, name: str, owner: int | None = None) -> Region:
    return next(part for part in regions_of(view) if part.name.id == name and part.owner == owner)


def own_view(table: Table) -> HappyCityView:
    return make_view(table.state, int(table.state.actor))


def said(item: Item, language: str = "en") -> list[str]:
    words = Words(language)
    return [words.say(part) for part in (item.name, item.text, item.mark) if part is not None]


def touched(view: HappyCityView) -> dict[str, list[str]]:
    """The names of what has a part in each legal move, in the order of the table."""
    moves = {action: GAME.notation(GAME.move(view, action)) for action in view.actions}
    items = items_of(view)
    return {text: [said(item)[0] for item in items if action in item.actions] for action, text in moves.items()}


# Choosing


@MODES
def test_every_action_lies_on_something_but_discarding_and_taking_nothing(
    players: int, mode: str, grozilla: bool
) -> None:
    for view, items in decisions(players, mode, grozilla):
        carried = {action for item in items for action in item.actions}
        assert carried <= set(view.actions)
        loose = [GAME.move(view, action) for action in view.actions if action not in carried]
        assert all(isinstance(move, Keep | LeaveSpecials) for move in loose)


@MODES
def test_actions_that_lie_on_the_same_things_differ_in_words(players: int, mode: str, grozilla: bool) -> None:
    for view, items in decisions(players, mode, grozilla):
        alike: dict[tuple[int, ...], list[int]] = {}
        for action in view.actions:
            alike.setdefault(tuple(at for at, item in enumerate(items) if action in item.actions), []).append(action)
        for actions in alike.values():
            moves = [telling_of(GAME).describe_move(view, GAME.move(view, action)) for action in actions]
            for language in LANGUAGES:
                assert len({Words(language).say(move) for move in moves}) == len(actions)


@MODES
def test_who_is_not_to_act_can_choose_nothing(players: int, mode: str, grozilla: bool) -> None:
    for state in list(positions(players, mode, grozilla, "watching"))[::7]:
        for seat in (None, *(seat for seat in range(players) if seat != state.actor)):
            assert all(not item.actions for item in items_of(make_view(state, seat)))


@MODES
def test_what_can_be_chosen_is_what_why_not_has_nothing_against(players: int, mode: str, grozilla: bool) -> None:
    for view, items in decisions(players, mode, grozilla):
        for item in items:
            if item.component is None:
                continue
            reason = GAME.why_not(view, item.component)
            assert reason is None or reason.id != "hc-why-no-component"
            # A card that is being paid can only be chosen together with what pays for it.
            if view.stage != "pay":
                assert (reason is None) == bool(item.actions)


def test_a_payment_is_chosen_by_coins_or_tokens() -> None:
    table = Table("market_blue school", coins=[9], tokens=["green blue"], central="museum spa igloo", step="buy")
    table.play("buy museum")
    view = own_view(table)
    assert touched(view) == {
        "token blue": [name("museum"), "blue Stop-Zilla token"],
        "token green": [name("museum"), "green Stop-Zilla token"],
        "pay": [name("museum"), "coins"],
    }
    assert said(region(view, "hc-spread-central").items[0])[-1] == "still to pay: 4 coins"


def test_a_dwelling_is_paid_for_where_its_stack_is() -> None:
    table = Table("market_blue school", coins=[9], tokens=["green"], central="museum spa igloo", step="buy")
    table.play("buy house")
    assert touched(own_view(table))["pay"] == [name("house"), "coins"]


def test_buying_nothing_is_chosen_by_the_coins() -> None:
    table = Table("market_blue school", coins=[9], central="museum spa igloo", step="buy")
    assert touched(own_view(table))["coin"] == ["coins"]


def test_a_monster_is_sent_on_by_a_token_of_its_colour() -> None:
    table = Table("market_white school", mode="family", tops={4: "grozilla"}, tokens=["green blue"])
    table.play("reveal 4")
    assert touched(own_view(table)) == {
        "deflect": [name("grozilla"), "green Stop-Zilla token"],
        "accept": [name("grozilla")],
    }


def test_what_a_monster_destroys_is_chosen_in_the_city() -> None:
    table = Table("market_white school bank/catzilla", mode="family", tops={4: "grozilla"}, fronts=["octozilla"])
    table.play("reveal 4")
    view = own_view(table)
    assert list(touched(view).values()) == [[name("market_white")], [name("school")]]
    city = region(view, "hc-spread-city", owner=0)
    assert [bool(item.actions) for item in city.items] == [True, True, *[False] * 8]


def test_what_is_copied_is_chosen_in_the_city_it_stands_in() -> None:
    pyramid = "market_violet school library"
    left, right = "market_blue house bank garage", "market_green house bank museum"
    view = own_view(ended("pyramid", pyramid, right, "market_orange", left, players=4))
    assert touched(view) == {"copy 2": [name("museum")], "copy 4": [name("garage")]}
    view = own_view(Table("market_violet school sphinx", "market_blue library bakery", "market_yellow", step="end"))
    assert touched(view) == {"sphinx 2": [name("bakery")] * 2, "box": ["random special building"]}


def test_an_income_is_copied_where_it_is_counted() -> None:
    table = taking("louvre", "market_violet grocery house haunted_house", "market_blue hotel", "market_green")
    table.pass_to_income()
    view = own_view(table)
    assert touched(view) == {"income 2": ["next income"], "income 3": ["next income"]}
    income = region(view, "hc-spread-purse", owner=1).items[1]
    assert said(income) == ["next income", f"{name('market_blue')} 1, {name('hotel')} 2", "income 3"]


# Showing


def texts_of(view: HappyCityView) -> list[Message]:
    texts = []
    for part in regions_of(view):
        for item in part.items:
            texts += [part.name, part.note, item.name, item.text, item.mark]
    return [text for text in texts if text is not None]


@MODES
def test_everything_can_be_said_in_every_language_and_drawn(players: int, mode: str, grozilla: bool) -> None:
    said_before: set[str] = set()
    for state in list(positions(players, mode, grozilla, "said"))[::5]:
        view = make_view(state, 0)
        for part in regions_of(view):
            assert part.columns <= LARGEST_GRID
            for item in part.items:
                assert len(item.sign) <= 2
                assert cell_len(item.sign) == len(item.sign), "every sign is one column wide"
                assert item.actions == sorted(set(item.actions))
        for text in texts_of(view):
            if str(text) not in said_before:
                said_before.add(str(text))
                assert all(Words(language).say(text).strip() for language in LANGUAGES)


@MODES
def test_what_is_everyones_comes_first_then_place_by_place(players: int, mode: str, grozilla: bool) -> None:
    *_, last = positions(players, mode, grozilla, "order")
    view = make_view(last, 1)
    regions = regions_of(view)
    owners = [part.owner for part in regions]
    places = [owner for owner in owners if owner is not None]
    assert owners == [None] * (len(owners) - len(places)) + places
    assert places == sorted(places)
    scores = {part.owner: part.items[0].number for part in regions if part.kind == "score"}
    assert [scores[seat] for seat in range(players)] == view.scores == last.scores()
    first_of_place = [part for part, before in zip(regions, [None, *owners], strict=False) if part.owner != before]
    assert all(part.kind == "score" for part in first_of_place if part.owner is not None)


@IN_EVERY_LANGUAGE
@MODES
def test_the_table_fits_into_80_columns_from_start_to_end(
    language: str, players: int, mode: str, grozilla: bool
) -> None:
    match = list(positions(players, mode, grozilla, f"board {players}"))
    names = ("Anna", "Борис", "Віра", "An unusually long name 24", "E")[:players]
    console = Console(width=80, highlight=False, markup=False, emoji=False, color_system=None)
    for state in (match[0], match[len(match) // 2], match[-1]):
        view = make_view(state, None)
        with console.capture() as capture:
            console.print(draw_table(regions_of(view), names, Words(language), view.actor))
        lines = capture.get().splitlines()
        assert max(cell_len(line) for line in lines) <= 80
        assert all(any(name in line for line in lines) for name in names)


@IN_EVERY_LANGUAGE
def test_the_table_shows_whole_names_of_what_can_be_had(language: str) -> None:
    words = Words(language)
    for state in list(positions(5, "expert", True, "names"))[::20]:
        view = make_view(state, None)
        names = {said(item, language)[0] for item in items_of(view)}
        for id in [*view.central, *view.specials]:
            assert id is None or words.say(card_name(COMPONENTS, id)) in names


def test_a_card_says_what_it_costs_and_what_it_brings() -> None:
    table = Table("market_blue school", central="museum farm_shop steelworks", coins=[9], grozilla=True, step="buy")
    museum, shop, works = region(own_view(table), "hc-spread-central").items
    assert said(museum) == [name("museum"), "4 coins, blue, 2 hearts"]
    assert said(shop) == [name("farm_shop"), "3 coins, yellow, green, income 1, 1 resident"]
    assert said(works)[1].endswith("violet, income 1, −1 heart")
    assert [item.sign for item in (museum, shop, works)] == ["∏", "▼⌂", "╨"]
    assert [item.colour for item in (museum, shop, works)] == ["blue", "white", "violet"]
    assert [item.source for item in (museum, shop, works)] == ["", "original", ""]


@IN_EVERY_LANGUAGE
def test_a_price_that_differs_from_the_printed_one_is_marked(language: str) -> None:
    table = Table("market_blue harbor", central="museum spa igloo", coins=[9], step="buy")
    museum, spa, _ = region(make_view(table.state, 0), "hc-spread-central").items
    words = Words(language)
    assert words("hc-spread-price", price=1) in said(museum, language)[1]
    assert said(museum, language)[2] == words("hc-spread-printed-price", price=4)
    assert spa.mark is None


@IN_EVERY_LANGUAGE
def test_monsters_ruins_and_tokens_are_shown(language: str) -> None:
    table = Table(
        "market_blue school museum/catzilla", fronts=["grozilla"], tokens=["green blue"], central="spa zoo igloo"
    )
    view, words = make_view(table.state, 0), Words(language)
    ruin = region(view, "hc-spread-city", owner=0).items[2]
    assert said(ruin, language) == [words("hc-board-ruin"), words.say(card_name(COMPONENTS, "catzilla"))]
    purse = region(view, "hc-spread-purse", owner=0).items
    assert [(item.sign, item.number) for item in purse[2:]] == [("∏", 1), ("⌂", 1)]
    front, on_ruin = region(view, "hc-spread-acting", owner=0).items
    assert said(front, language)[2] == words("hc-board-in-front")
    assert said(on_ruin, language)[2] == words("hc-board-on-ruin")
    assert words.say(effect_text("hearts_minus_2")) in said(on_ruin, language)[1]


def test_the_fourth_deck_and_the_tokens_are_shown_only_with_grozilla() -> None:
    for grozilla in (False, True):
        view = make_view(new_position(rules_for(3, "family", "multiply", grozilla), "x"), None)
        assert any(part.name.id == "hc-board-tokens-left" for part in regions_of(view)) is grozilla
        decks = region(view, "hc-spread-decks").items
        assert len(decks) == 3 + grozilla
        assert said(decks[2])[1] == "6–9 coins · in all 4 blue, 2 green, 12 orange · discard pile: 0"
        if grozilla:
            assert said(decks[3])[1].endswith("11 violet, 5 monsters · discard pile: 0")


def test_the_junior_game_adds_and_what_a_special_changes_at_last_is_shown() -> None:
    table = Table("market_blue school museum japanese_garden", scoring="add")
    score = region(make_view(table.state, 0), "hc-spread-score", owner=0)
    assert [(item.number, said(item)) for item in score.items] == [
        (6, ["points", "1 resident + 2 hearts"]),
        (3, ["special building"]),
        (None, ["first player"]),
    ]


def test_specials_say_what_the_city_lacks_until_one_is_taken() -> None:
    table = Table("market_blue school", specials="harbor castle", central="spa zoo igloo", coins=[9], step="buy")
    specials = region(own_view(table), "hc-board-specials")
    assert specials.note is None
    assert all(item.empty or item.mark for item in specials.items)
    taken = Table("market_blue harbor", specials="castle", central="spa zoo igloo", coins=[9], step="buy")
    specials = region(own_view(taken), "hc-board-specials")
    assert specials.note is not None
    assert specials.note.id == "hc-spread-specials-taken"
    assert not any(item.mark for item in specials.items)


@pytest.mark.parametrize(("players", "mode"), list(product((2, 4), ("family", "expert"))))
def test_nothing_is_lacking_exactly_when_the_rules_say_so(players: int, mode: str) -> None:
    checked = set()
    for state in positions(players, mode, True, f"lacking {players}"):
        view = make_view(state, None)
        for seat, special in product(range(players), state.specials):
            if special >= 0:
                card = COMPONENTS.cards[int(special)]
                enough = not any(missing_colours(card.needs, standing_colours(COMPONENTS, view.cities[seat])))
                assert enough == meets(state, state.cities[seat], special)
                checked.add(enough)
    assert checked == {True, False}


def test_the_markets_are_shown_while_they_are_chosen() -> None:
    table = fresh(3, "expert")
    while table.asked()[0] == "market":
        view = own_view(table)
        offered = region(view, "hc-board-markets").items
        assert [item.colour for item in offered] == [colour for colour in COLOURS if colour in view.markets]
        assert view.current == view.actor
        table.idle()
    assert not any(part.name.id == "hc-board-markets" for part in regions_of(own_view(table)))
    assert own_view(table).markets


def test_the_round_is_said() -> None:
    table = Table("market_blue school", round_limit=8, central="spa zoo igloo", coins=[9], step="buy")
    note = region(own_view(table), "hc-spread-central").note
    assert note is not None
    assert Words("en").say(note) == "Round 1 of 8"
    assert region(own_view(fresh(3, "expert")), "hc-spread-central").note is None


def test_the_first_player_is_named() -> None:
    view = own_view(Table(mode="family", central="spa zoo igloo", first=2, seat=1))
    firsts = [part.owner for part in regions_of(view) for item in part.items if item.name.id == "hc-spread-first"]
    assert firsts == [2]


def test_the_last_position_has_no_next_income() -> None:
    *_, last = positions(3, "expert", True, "end")
    view = make_view(last, None)
    assert not any(item.name.id == "hc-spread-income" for item in items_of(view))


# Hiding


@MODES
def test_what_nobody_sees_changes_nothing(players: int, mode: str, grozilla: bool) -> None:
    """The order of the decks, what lies in the discards and in the box."""
    rng = seeded("hidden")
    for view, items in decisions(players, mode, grozilla)[::15]:
        assert items_of(make_view(GAME.imagine(view).deal(rng), view.seat)) == items


def test_the_cards_of_a_data_pack_are_shown() -> None:
    rows = [dict(row) for row in GAME.data["homes"]]
    rows[0].update(name_en="Hut", cost="0", source="reconstructed")
    game = HappyCity(DataPack({"homes": rows}))
    view = game.view(game.new(game.Options(), 2, "pack"), 0)
    homes = next(part for part in spread_of(game).regions(view) if part.name.id == "hc-spread-homes")
    assert said(homes.items[0])[0] == "Hut"
    assert said(homes.items[0])[1].startswith("for free, green")
    assert homes.items[0].source == "reconstructed"
