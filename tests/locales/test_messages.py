"""Every text is there in every language, complete and used."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest
from tests.locales.sources import (
    asked_for,
    browser_texts,
    entries,
    families,
    formatted,
    game_folders,
    ids_by_file,
    references,
    selectors,
    texts,
    variables,
)

from triopolis.bots.registry import bot_names
from triopolis.engine.options import option_fields
from triopolis.engine.registry import find_game, game_ids, own_ids
from triopolis.games.point_city.components import KINDS, RESOURCES, RULES, SYMBOLS
from triopolis.games.point_city.solo import LEVELS
from triopolis.locales import (
    LANGUAGES,
    Message,
    Words,
    files,
    language_of_environment,
    message,
    message_ids,
    name_of,
    own_folders,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
OWN_PREFIXES = [id.replace("_", "-") for id in own_ids()]
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("folder", own_folders(), ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", OTHERS)
def test_the_languages_have_the_same_messages_in_the_same_files(language: str, folder: Path) -> None:
    assert ids_by_file(language, folder) == ids_by_file("en", folder) != {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_files_name_no_game(language: str) -> None:
    names = [*OWN_PREFIXES, *(Words(language)(f"game-{prefix}") for prefix in OWN_PREFIXES)]
    texts = {file.name: file.read_text("utf-8") for file in files(language)}
    assert [(file, name) for file, text in texts.items() for name in names if name in text] == []


def test_the_words_of_a_game_are_in_its_folder() -> None:
    for game, folder in game_folders().items():
        strangers = [other for other in OWN_PREFIXES if other != game.replace("_", "-")]
        ids = [id for ids in ids_by_file("en", folder).values() for id in ids]
        assert ids
        assert [id for id in ids if any(other in id for other in strangers)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_refers_only_to_its_own_file(language: str) -> None:
    """Python reads a file when something in it is said, and no other one with it."""
    places = message_ids(language)
    wanted = {(id, other) for id, entry in entries(language).items() for other in references(entry)}
    assert {(id, other) for id, other in wanted if places.get(other) != places[id]} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_takes_the_same_variables_in_every_language(language: str) -> None:
    english, other = entries("en"), entries(language)
    different = {id for id in english if id in other and variables(english[id]) != variables(other[id])}
    assert different == set()


def test_every_message_that_is_asked_for_is_there() -> None:
    known = entries("en")
    assert {id: file for id, file in asked_for().items() if id not in known} == {}


def test_every_text_that_looks_like_a_message_is_one() -> None:
    """For the prefixes of our games and of errors: nothing else in the code is called like that."""
    prefixes = ("pc-", "bt-", "hc-", "error-", "schema-", "score-")
    assert {text for text in texts() if text.startswith(prefixes)} - set(entries("en")) == set()


def test_every_family_of_messages_has_members() -> None:
    known = entries("en")
    prefixes = ("pc-", "bt-", "hc-", "game-", "option-", "setting-", "choice-", "rules-", "web-", "table-")
    named = {family for family in families() if family.startswith(prefixes)}
    assert {family for family in named if not any(re.fullmatch(family, id) for id in known)} == set()


def test_no_message_is_unused() -> None:
    used, patterns = texts() | browser_texts(), families()
    unused = {id for id in entries("en") if id not in used}
    assert {id for id in unused if not any(re.fullmatch(pattern, id) for pattern in patterns)} == set()


def of_options() -> list[str]:
    """What the browser says of every option and its values."""
    ids = []
    for id in game_ids():
        for field in option_fields(find_game(id).Options):
            name = f"{id}-{field.name}"
            ids += [f"option-{name}", f"setting-{name}", *(f"choice-{name}-{value}" for value in field.choices)]
    return [id.replace("_", "-").lower() for id in ids]


EXPANDED = [
    *of_options(),
    *(f"bot-{name}" for name in bot_names()),
    *(f"web-line-{id}".replace("_", "-") for id in game_ids()),
    *(f"web-solo-{id}".replace("_", "-") for id in game_ids() if 1 in find_game(id).seats),
    *(f"pc-building-{kind}-{resource}-{tier}" for kind, resource, tier in product(KINDS, RESOURCES, (1, 2, 3))),
    *(f"pc-resource-{symbol}" for symbol in SYMBOLS),
    *(f"pc-token-{rule}".replace("_", "-") for rule in RULES),
    *(f"pc-level-{level}" for level in LEVELS[1:]),
    *(f"{form}".replace("_", "-") for id in game_ids() for form in (f"game-{id}", f"game-{id}-about")),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_put_together_in_the_code_are_all_there(language: str) -> None:
    assert [id for id in EXPANDED if not Words(language).has(id)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_plurals_have_all_four_forms(language: str) -> None:
    lacking = {}
    for id, entry in entries(language).items():
        for name, forms in selectors(entry).items():
            if forms & (PLURALS - {"other"}) and not {"one", "few", "many", "other"} <= forms:
                lacking[id, name] = forms
    assert lacking == {}


def test_english_plurals_have_both_forms() -> None:
    chosen = {id: selectors(entry) for id, entry in entries("en").items()}
    lacking = {id for id, by in chosen.items() for forms in by.values() if forms & PLURALS and "other" not in forms}
    assert lacking == set()


def said(language: str, id: str, number: int) -> str:
    """A message with this number wherever it chooses by one, and a word everywhere else."""
    entry = entries(language)[id]
    numbers = {*selectors(entry), *formatted(entry)}
    return Words(language).say(Message(id, {name: number if name in numbers else "…" for name in variables(entry)}))


POINTS = {
    "en": {1: "point", 2: "points", 5: "points", 11: "points", 21: "points"},
    "ru": {1: "очко", 2: "очка", 5: "очков", 11: "очков", 21: "очко"},
    "uk": {1: "очко", 2: "очки", 5: "очок", 11: "очок", 21: "очко"},
}
STEM = {"en": "point", "ru": "оч(?:ко|ка|ков)", "uk": "оч(?:ко|ка|ки|ок)"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_agree_with_their_number(language: str) -> None:
    """1 очко, 2 очка, 5 очков, 11 очков, 21 очко, in every message that counts points."""
    checked = 0
    for id, entry in entries(language).items():
        if "points" not in selectors(entry):
            continue
        for number, word in POINTS[language].items():
            text = said(language, id, number)
            for noun in re.findall(rf"\b{number}\s+({STEM[language]}\w*)", text):
                assert noun == word, text
                checked += 1
    assert checked >= 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 11, 21, 22, 25, 101, 111])
def test_every_message_can_be_said_with_every_number(language: str, number: int) -> None:
    for id in entries(language):
        assert said(language, id, number) is not None


def test_the_score_line_reads_right_in_russian() -> None:
    words = Words("ru")
    lines = [words("score-total", name="Аня", points=points) for points in (1, 2, 5, 11, 21)]
    assert [line.split()[-1] for line in lines] == ["очко", "очка", "очков", "очков", "очко"]


# How texts are put together


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Zoo-1: −1 resident"), ("ru", "«Zoo-1»: −1 житель"), ("uk", "«Zoo-1»: −1 мешканець")]
)
def test_a_negative_number_has_a_minus_not_a_hyphen(language: str, text: str) -> None:
    assert Words(language)("hc-item-residents", card="Zoo-1", count=-1) == text


def test_messages_nest_and_lists_are_joined() -> None:
    inner = [message("pc-resource-economy"), message("pc-resource-energy")]
    assert Words("en").say(message("score-winners", count=2, names=inner)).count(",") == 1


def test_an_unknown_message_or_a_missing_argument_is_an_error_not_a_gap() -> None:
    with pytest.raises(LookupError):
        Words("en")("no-such-message")
    with pytest.raises(LookupError):
        Words("en")("error-seats", seats=1)


def test_a_name_that_lacks_a_language_is_said_in_english() -> None:
    name = name_of({"en": "Bakery", "ru": "Пекарня"})
    assert [Words(language).say(name) for language in LANGUAGES] == ["Bakery", "Пекарня", "Bakery"]
    with pytest.raises(LookupError, match="neither uk nor en"):
        Words("uk").say(name_of({"ru": "Пекарня"}))


def test_texts_carry_no_invisible_marks() -> None:
    text = Words("ru")("error-unknown-game", game="x", known="y")
    assert not set(text) & {"\u2066", "\u2067", "\u2068", "\u2069"}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANGUAGE": "de:uk:en"}, "uk"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_follows_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert language_of_environment() == language
