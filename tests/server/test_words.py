"""The words of a game, for a page that was built without it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from litestar import Litestar
from litestar.testing import TestClient
from tests.packages import Installer
from tests.server.served import Visitor, code

from triopolis.engine.registry import own_ids
from triopolis.locales import LANGUAGES, Words
from triopolis.server import routes_games

MEADOW = "game-meadow = Meadow in {language}\n"
BEES = "meadow-bee = Bee in {language}\n"


@pytest.fixture(autouse=True)
def new_catalogue() -> Iterator[None]:
    routes_games.catalogue.cache_clear()
    yield
    routes_games.catalogue.cache_clear()


def install_meadow(install: Installer, *languages: str) -> None:
    files = {
        f"words/{language}/{name}.ftl": text.replace("{language}", language)
        for language in languages
        for name, text in {"meadow": MEADOW, "bees": BEES}.items()
    }
    install("meadow-game", "meadow", files=files)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_ids())
def test_the_words_of_our_games(anna: Visitor, game: str, language: str) -> None:
    answer = anna.ask("GET", f"games/{game}/words/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(answer.text))
    prefix = game.replace("_", "-")
    for id in (f"game-{prefix}", f"web-line-{prefix}"):
        pattern = bundle.get_message(id).value
        assert pattern is not None
        assert bundle.format_pattern(pattern)[0] == Words(language)(id)


def test_the_words_of_an_added_game_are_one_text(client: TestClient[Litestar], install: Installer) -> None:
    install_meadow(install, *LANGUAGES)
    for language in LANGUAGES:
        answer = Visitor(client).ask("GET", f"games/meadow/words/{language}")
        assert answer.status_code == 200
        assert set(answer.text.split("\n")) == {
            f"game-meadow = Meadow in {language}",
            f"meadow-bee = Bee in {language}",
            "",
        }


def test_words_are_kept_and_asked_for_again(anna: Visitor) -> None:
    first = anna.ask("GET", "games/point_city/words/en")
    tag = first.headers["etag"]
    assert first.headers["cache-control"] == "no-cache"
    for asked in (tag, f"W/{tag}", f'"other", {tag}'):
        again = anna.ask("GET", "games/point_city/words/en", if_none_match=asked)
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert anna.ask("GET", "games/point_city/words/en", if_none_match='"other"').text == first.text
    assert anna.ask("GET", "games/point_city/words/ru").headers["etag"] != tag


@pytest.mark.parametrize("path", ["games/chess/words/en", "games/meadow/words/ru"])
def test_an_unknown_game_is_refused(anna: Visitor, path: str) -> None:
    assert code(anna.ask("GET", path)) == (404, "unknown-game")


@pytest.mark.parametrize("language", ["de", "EN", "..", "words"])
def test_an_unknown_language_is_refused_with_the_known_ones(anna: Visitor, language: str) -> None:
    answer = anna.ask("GET", f"games/point_city/words/{language.replace('.', '%2e')}")
    assert code(answer) == (404, "unknown-address")
    if language == "de":
        assert answer.json()["error"]["text"] == "This game has no words in “de”. Languages: en, ru, uk."


def test_an_added_game_may_lack_a_language(client: TestClient[Litestar], install: Installer) -> None:
    install_meadow(install, "en")
    answer = Visitor(client).ask("GET", "games/meadow/words/uk")
    assert code(answer) == (404, "unknown-address")
    assert answer.json()["error"]["message"]["args"] == {"language": "uk", "known": "en"}
    assert Words("uk")("game-meadow") == "Meadow in en"


def test_what_a_language_lacks_comes_in_english_behind_its_own(
    client: TestClient[Litestar], install: Installer
) -> None:
    english = (
        "game-meadow = Meadow\n-meadow-grass = Grass\nmeadow-bee = Bee\nmeadow-hay =\n    { -meadow-grass }, dry\n"
    )
    files = {"words/en/meadow.ftl": english, "words/ru/meadow.ftl": "game-meadow = Луг\nmeadow-bee = Пчела\n"}
    install("meadow-game", "meadow", files=files)
    text = Visitor(client).ask("GET", "games/meadow/words/ru").text
    bundle = FluentBundle(["ru"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    for id, said in {"game-meadow": "Луг", "meadow-bee": "Пчела", "meadow-hay": "Grass, dry"}.items():
        pattern = bundle.get_message(id).value
        assert pattern is not None
        assert bundle.format_pattern(pattern) == (said, [])
        assert Words("ru")(id) == said
        assert text.count(f"{id} =") == 1


def test_the_catalogue_says_which_printed_games_are_counted(client: TestClient[Litestar], install: Installer) -> None:
    install_meadow(install, "en")
    games = {game["id"]: game for game in Visitor(client).get("catalogue")["games"]}
    assert [id for id, game in games.items() if game["printed"]] == list(own_ids())
    assert games["meadow"]["printed"] is False
