"""Hints: a bot's thoughts in words, from the view alone."""

from __future__ import annotations

import pytest
from tests.bots.test_search import GAMES, midgame, names, view_of

from triopolis.bots.hints import hints
from triopolis.bots.registry import make_bot
from triopolis.engine.contract import Choice, Game, Thought
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game
from triopolis.locales import LANGUAGES, Words


@pytest.mark.parametrize("game", GAMES, ids=names)
@pytest.mark.parametrize("bot", ["greedy", "search:simulations=150"])
def test_hints_name_legal_moves_with_reasons_in_every_language(game: Game, bot: str) -> None:
    view = view_of(game, midgame(game))
    choice = make_bot(bot, game, "s").choose(view)
    given = hints(game, view, choice)
    assert [hint.action for hint in given] == [thought.action for thought in choice.thoughts]
    for hint in given:
        assert hint.action in view.actions
        assert game.action(view, game.parse(hint.notation)) == hint.action
        assert hint.reasons
        for language in LANGUAGES:
            words = Words(language)
            assert all(words.say(text).strip() for text in (hint.text, *hint.reasons))


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_hints_say_the_same_whatever_lies_hidden(game: Game) -> None:
    state = midgame(game)
    view = view_of(game, state)
    choice = make_bot("search:simulations=100", game, "s").choose(view)
    alike = view_of(game, game.imagine(view).deal(seeded("truth")))
    assert hints(game, alike, choice) == hints(game, view, choice)


def test_points_now_and_denials_are_told() -> None:
    game = find_game("point_city")
    view = view_of(game, midgame(game))
    gains = {action: game.preview(view, action).gained for action in view.actions}
    best = max(view.actions, key=lambda action: gains[action] or 0)
    other = min(view.actions, key=lambda action: gains[action] or 0)
    thoughts = [Thought(best, 50, 0.6, 30.0, 20.0), Thought(other, 40, 0.4, 28.0, 25.5)]
    first, second = hints(game, view, Choice(best, thoughts))
    assert ("hint-points-now" in [reason.id for reason in first.reasons]) == bool(gains[best])
    denial = next(reason for reason in first.reasons if reason.id == "hint-denies")
    assert denial.args == {"points": 5.5}
    assert "hint-denies" not in [reason.id for reason in second.reasons]


def test_a_bot_without_thoughts_gives_its_move_alone() -> None:
    game = GAMES[0]
    view = view_of(game, midgame(game))
    (hint,) = hints(game, view, Choice(view.actions[0]))
    assert hint.action == view.actions[0]
    assert hint.win is None
