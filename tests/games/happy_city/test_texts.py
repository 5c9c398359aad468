"""Names, effects, moves, reasons and log of Happy City in every language."""

from __future__ import annotations

from itertools import product

import pytest
from tests.games.happy_city.tables import COMPONENTS, positions

from triopolis.engine.contract import Component, Log
from triopolis.games.happy_city.components import COLOURS, MONSTER_EFFECTS
from triopolis.games.happy_city.moves import HappyCityMove, to_move
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.specials import EFFECTS
from triopolis.games.happy_city.state import STAGES
from triopolis.games.happy_city.telling.explain import describe_move, symbols, what_it_does
from triopolis.games.happy_city.telling.log_lines import describe_event
from triopolis.games.happy_city.telling.names import card_name, colour_name, effect_text
from triopolis.games.happy_city.telling.sheets import breakdown
from triopolis.games.happy_city.telling.why_not import POINTED_AT, why_not
from triopolis.games.happy_city.view import make_view
from triopolis.locales import LANGUAGES, Message, Words, message

NAMES = ("Anna", "Борис", "Віра", "An unusually long name 24", "E")
MODES = list(product((2, 3, 5), ("family", "expert"), (False, True)))


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
    ("uk", "hc-board-points", "points"): "1 бал|2 бали|5 балів|11 балів|21 бал",
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


# The rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_short_are_there(language: str) -> None:
    assert Words(language).say(message("rules-short-happy-city")).count("•") == 4
