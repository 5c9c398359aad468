"""Names, effects, moves, reasons, log and board of Happy City in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.games.happy_city.tables import COMPONENTS, Table, rules_for

from triopolis.engine.contract import Component, Log
from triopolis.engine.randomness import seeded
from triopolis.games.happy_city.components import COLOURS, MONSTER_EFFECTS
from triopolis.games.happy_city.moves import HappyCityMove, to_move
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import meets
from triopolis.games.happy_city.setup import new_position
from triopolis.games.happy_city.specials import EFFECTS
from triopolis.games.happy_city.state import STAGES
from triopolis.games.happy_city.telling.explain import describe_move, symbols, what_it_does
from triopolis.games.happy_city.telling.log_lines import describe_event
from triopolis.games.happy_city.telling.names import card_name, colour_name, effect_text
from triopolis.games.happy_city.telling.sheets import breakdown
from triopolis.games.happy_city.telling.why_not import POINTED_AT, why_not
from triopolis.games.happy_city.terminal.board import draw, lacking
from triopolis.games.happy_city.view import HappyCityView, make_view
from triopolis.locales import LANGUAGES, Message, Words, message

NAMES = ("Anna", "Борис", "Віра", "An unusually long name 24", "E")
MODES = list(product((2, 3, 5), ("family", "expert"), (False, True)))


def positions(players: int, mode: str, grozilla: bool, seed: str, rounds: int = 12) -> Iterator[HappyCityState]:
    """A match of somebody who likes to buy: every position, from the first to the last."""
    state = new_position(rules_for(players, mode, "multiply", grozilla, rounds), seed)
    rng = seeded(seed)
    while True:
        yield state
        if state.actor < 0:
            return
        state = next_position(state, int(rng.below(4)), int(state.random_action(rng)))


@cache
def glimpses(players: int, mode: str, grozilla: bool) -> list[HappyCityState]:
    """Start, end, and a few positions between them."""
    match = list(positions(players, mode, grozilla, f"board {players}"))
    return [match[0], *match[1 :: len(match) // 6], match[-1]]


def next_position(state: HappyCityState, mood: int, otherwise: int) -> HappyCityState:
    after = state.copy()
    useful = [action for action in state.actions() if 8 <= action < 14 or 21 <= action < 28]
    after.play(useful[-1] if useful and mood else otherwise)
    return after


def drawn(view: HappyCityView, words: Words, names: tuple[str, ...] = NAMES) -> str:
    console = Console(width=80, highlight=False, markup=False, emoji=False, color_system=None)
    with console.capture() as capture:
        console.print(draw(COMPONENTS, view, names[: view.players], words))
    return capture.get()


def flat(text: str) -> str:
    return re.sub(r"[\s│]+", " ", text)


# Names and effects


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_says_what_it_does(language: str) -> None:
    words = Words(language)
    for card in COMPONENTS.cards.values():
        assert words.say(card_name(COMPONENTS, card.id)).strip()
        assert words.say(what_it_does(COMPONENTS, card.id)).strip()
        assert words.say(symbols(COMPONENTS, card.id)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_text_that_fits_a_card(language: str) -> None:
    words = Words(language)
    texts = {effect: words.say(effect_text(effect)) for effect in [*EFFECTS, *MONSTER_EFFECTS]}
    assert len(texts) == 38 + 5
    assert len(set(texts.values())) == len(texts)
    assert {effect for effect, text in texts.items() if len(text) > 150 or text.endswith(".")} == set()


def test_effects_name_the_numbers_of_their_ids() -> None:
    for language, (effect, count) in product(LANGUAGES, [("discount_blue_3", "3"), ("pass_gains_8", "8")]):
        assert count in Words(language).say(effect_text(effect))


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_have_different_names(language: str) -> None:
    assert len({Words(language).say(colour_name(colour)) for colour in COLOURS}) == 5


# Numbers

COUNTED = {
    ("en", "hc-symbol-residents", "count"): "1 resident|2 residents|5 residents|11 residents|21 residents",
    ("ru", "hc-symbol-residents", "count"): "1 житель|2 жителя|5 жителей|11 жителей|21 житель",
    ("uk", "hc-symbol-residents", "count"): "1 мешканець|2 мешканці|5 мешканців|11 мешканців|21 мешканець",
    ("en", "hc-symbol-hearts", "count"): "1 heart|2 hearts|5 hearts|11 hearts|21 hearts",
    ("ru", "hc-symbol-hearts", "count"): "1 сердечко|2 сердечка|5 сердечек|11 сердечек|21 сердечко",
    ("uk", "hc-symbol-hearts", "count"): "1 серце|2 серця|5 сердець|11 сердець|21 серце",
    ("en", "hc-move-pay", "owing"): "Pay 1 coin|Pay 2 coins|Pay 5 coins|Pay 11 coins|Pay 21 coins",
    ("ru", "hc-move-pay", "owing"): "Заплатить 1 монету|Заплатить 2 монеты|Заплатить 5 монет|Заплатить 11 монет|"
    "Заплатить 21 монету",
    ("uk", "hc-move-pay", "owing"): "Сплатити 1 монету|Сплатити 2 монети|Сплатити 5 монет|Сплатити 11 монет|"
    "Сплатити 21 монету",
    ("ru", "hc-board-points", "points"): "1 очко|2 очка|5 очков|11 очков|21 очко",
    ("uk", "hc-board-points", "points"): "1 очко|2 очки|5 очок|11 очок|21 очко",
}


@pytest.mark.parametrize(("language", "id", "name"), COUNTED)
def test_words_agree_with_their_numbers(language: str, id: str, name: str) -> None:
    said = [Words(language)(id, **{name: number}) for number in (1, 2, 5, 11, 21)]
    assert "|".join(said) == COUNTED[language, id, name]


@pytest.mark.parametrize(("language", "free"), [("en", "for nothing"), ("ru", "бесплатно"), ("uk", "безкоштовно")])
def test_nothing_to_pay_is_said_in_words(language: str, free: str) -> None:
    assert free in Words(language)("hc-log-buy", name="A", card="B", paid=0)
    assert free not in Words(language)("hc-log-buy", name="A", card="B", paid=10)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "5 residents × 8 hearts"),
        ("ru", "5 жителей × 8 сердечек"),
        ("uk", "5 мешканців × 8 сердець"),
    ],
)
def test_the_example_of_the_rulebook_as_a_line(language: str, line: str) -> None:
    assert Words(language)("hc-item-product", residents=5, hearts=8) == line


# Moves, reasons, log, sheets


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_move_has_a_heading_and_every_stage_a_reason(language: str) -> None:
    kinds = [str(kind.__struct_config__.tag) for kind in HappyCityMove.__args__]
    ids = [f"moves-happy-city-{kind}" for kind in kinds]
    ids += [f"hc-why-stage-{stage}" for stage in STAGES if stage != "over"]
    assert [id for id in ids if not Words(language).has(id)] == []


@pytest.mark.parametrize(("players", "mode", "grozilla"), MODES)
def test_moves_events_reasons_and_sheets_can_be_said_in_every_language(players: int, mode: str, grozilla: bool) -> None:
    said: set[str] = set()
    for number, state in enumerate(positions(players, mode, grozilla, f"say {players}")):
        if state.actor < 0:
            texts = [item.note for sheet in breakdown(state) for item in sheet.items]
        elif number % 3:
            continue
        else:
            texts = texts_of(state)
        for text, language in product(texts, LANGUAGES):
            if text is not None:
                said.add(Words(language).say(text))
    assert len(said) > 100


def texts_of(state: HappyCityState) -> list[Message | None]:
    """Every move with what it leads to, and why each thing on the table cannot be chosen."""
    view = make_view(state, int(state.actor))
    texts: list[Message | None] = []
    for action in state.actions():
        after, log = state.copy(), Log()
        after.play(action, log)
        texts += [describe_move(COMPONENTS, view, to_move(COMPONENTS, view, action))]
        texts += [describe_event(COMPONENTS, event, NAMES[: view.players]) for event in log.events]
    for kind, (size, *_) in POINTED_AT.items():
        texts += [why_not(COMPONENTS, view, Component(kind, place)) for place in range(size)]
    return texts


# The board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "mode", "grozilla"), MODES)
def test_the_board_fits_into_80_columns_from_start_to_end(
    language: str, players: int, mode: str, grozilla: bool
) -> None:
    for state in glimpses(players, mode, grozilla):
        text = drawn(make_view(state, None), Words(language))
        assert max(cell_len(line) for line in text.splitlines()) <= 80
        assert cell_len(text.replace("\n", "")) == len(text.replace("\n", "")), "every sign is one column wide"
        assert all(name in text for name in NAMES[:players])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_whole_names_of_what_can_be_had(language: str) -> None:
    words = Words(language)
    for state in list(positions(5, "expert", True, "names"))[::20]:
        view = make_view(state, None)
        text = flat(drawn(view, words))
        for id in [*view.central, *view.specials]:
            assert id is None or all(part in text for part in words.say(card_name(COMPONENTS, id)).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_says_how_a_price_differs_from_the_printed_one(language: str) -> None:
    table = Table("market_blue harbor", central="museum spa igloo", coins=[9], step="buy")
    words = Words(language)
    text = flat(drawn(make_view(table.state, 0), words))
    assert f"1$ ({words('hc-board-printed', price=4)})" in text
    assert words("hc-board-printed", price=7) not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_monsters_ruins_and_tokens(language: str) -> None:
    table = Table(
        "market_blue school museum/catzilla", fronts=["grozilla"], tokens=["green blue"], central="spa zoo igloo"
    )
    words = Words(language)
    text = flat(drawn(make_view(table.state, 0), words))
    assert words("hc-board-ruin") in text
    assert "∏1 ⌂1" in text
    for monster, place in (("grozilla", "hc-board-in-front"), ("catzilla", "hc-board-on-ruin")):
        assert f"{words.say(card_name(COMPONENTS, monster))} ({words(place)})" in text
    assert words.say(effect_text("hearts_minus_2")) in text


def test_the_fourth_deck_and_the_tokens_are_shown_only_with_grozilla() -> None:
    words = Words("en")
    for grozilla in (False, True):
        text = drawn(make_view(new_position(rules_for(3, "family", "multiply", grozilla), "x"), None), words)
        assert (words("hc-board-tokens-left") in text) is grozilla
        assert ("0–9$" in text) is grozilla


def test_the_board_adds_in_the_junior_game_and_shows_what_a_special_changes_at_last() -> None:
    table = Table("market_blue school museum japanese_garden", scoring="add")
    assert "1☻ + 2♥ +3♦ = 6 points" in drawn(make_view(table.state, 0), Words("en"))


def test_the_actor_is_marked() -> None:
    table = Table(mode="family", central="spa zoo igloo", seat=1)
    lines = drawn(make_view(table.state, 1), Words("en")).splitlines()
    assert [line.split()[1] for line in lines if line.startswith("▶")] == [NAMES[1]]


@pytest.mark.parametrize(("players", "mode"), list(product((2, 4), ("family", "expert"))))
def test_nothing_is_lacking_exactly_when_the_rules_say_so(players: int, mode: str) -> None:
    checked = set()
    for state in positions(players, mode, True, f"lacking {players}"):
        view = make_view(state, None)
        for seat, special in product(range(players), state.specials):
            if special >= 0:
                card = COMPONENTS.cards[int(special)]
                enough = lacking(COMPONENTS, view.cities[seat], card) == 0
                assert enough == meets(state, state.cities[seat], special)
                checked.add(enough)
    assert checked == {True, False}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_markets_are_shown_while_they_are_chosen(language: str) -> None:
    words = Words(language)
    text = drawn(make_view(new_position(rules_for(3, "expert"), "draft"), None), words)
    assert words("hc-board-draft") in text
    assert text.split(words("hc-board-markets"))[1].count(",") >= 4


def test_the_last_position_has_no_next_income() -> None:
    *_, last = positions(3, "expert", True, "end")
    assert Words("en")("hc-board-income") not in drawn(make_view(last, None), Words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_short_are_there(language: str) -> None:
    assert Words(language).say(message("rules-short-happy-city")).count("•") == 4
