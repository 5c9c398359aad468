"""Actions in words: action <-> move <-> text, and every sentence in every language."""

from __future__ import annotations

from io import StringIO

import msgspec
import pytest
from rich.console import Console
from tests.battery.cases import FRACTIONS, SEEDS, Case, many, match_at, position, view_of, walk, watchers

from triopolis.engine.contract import Log
from triopolis.engine.drawing import draw_view
from triopolis.engine.errors import BadNotation
from triopolis.engine.registry import find_game, game_ids
from triopolis.engine.rooms import spread_of, telling_of
from triopolis.locales import LANGUAGES, Message, Words


def said_everywhere(text: Message) -> None:
    """The message has words in every language and leaves no place open."""
    for language in LANGUAGES:
        words = Words(language).say(text)
        assert words.strip()
        assert "{" not in words


@many(6, seed=SEEDS)
def test_actions_moves_and_texts_are_one_to_one(case: Case, seed: str) -> None:
    game = case.game
    for state, _ in walk(case, seed):
        if state.actor < 0:
            continue
        view, texts = view_of(case, state), set()
        for action in view.actions:
            move = game.move(view, action)
            assert game.action(view, move) == action
            text = game.notation(move)
            assert "\n" not in text
            assert game.parse(text) == move
            assert game.parse(f"  {text.upper()} ") == move
            assert msgspec.json.decode(msgspec.json.encode(move), type=game.Moves) == move
            texts.add(text)
        assert len(texts) == len(view.actions)


@many(4, seed=SEEDS, fraction=FRACTIONS)
def test_a_match_takes_a_move_as_well_as_a_number(case: Case, seed: str, fraction: int) -> None:
    by_number, by_move = match_at(case, seed, fraction), match_at(case, seed, fraction)
    if by_number.over:
        return
    seat = int(by_number.state.actor)
    for action in by_number.state.actions()[:1]:
        by_move.play(seat, case.game.move(by_move.view(seat), action))
        by_number.play(seat, action)
        assert by_number.save() == by_move.save()


@many(8, seed=SEEDS, fraction=FRACTIONS)
def test_every_legal_move_is_described_in_every_language(case: Case, seed: str, fraction: int) -> None:
    state = position(case, seed, fraction)
    if state.actor >= 0:
        view = view_of(case, state)
        for action in view.actions:
            said_everywhere(telling_of(case.game).describe_move(view, case.game.move(view, action)))


@many(8, seed=SEEDS, fraction=FRACTIONS)
def test_what_moves_bring_is_told_in_every_language(case: Case, seed: str, fraction: int) -> None:
    state = position(case, seed, fraction)
    if state.actor >= 0:
        view, telling = view_of(case, state), telling_of(case.game)
        for action, preview in zip(view.actions, case.game.previews(view), strict=True):
            move = case.game.move(view, action)
            for line in (
                *telling.describe_preview(view, move, preview),
                *telling.describe_gains(view, move, preview),
                telling.describe_points(preview.score or 0),
            ):
                said_everywhere(line)


@many(4, seed=SEEDS, fraction=FRACTIONS)
def test_what_things_are_for_is_told_in_every_language(case: Case, seed: str, fraction: int) -> None:
    state = position(case, seed, fraction)
    for seat in watchers(case):
        regions = spread_of(case.game).regions(case.game.view(state, seat))
        for text in {text.id: text for region in regions for item in region.items for text in item.about}.values():
            said_everywhere(text)


@many(3, seed=SEEDS)
def test_every_event_that_happens_has_its_log_line_in_every_language(case: Case, seed: str) -> None:
    names = case.names()
    for state, action in walk(case, seed):
        log, copy = Log(), state.copy()
        if action >= 0:
            copy.play(action, log)
        for event in log.events:
            for seat in watchers(case):
                line = telling_of(case.game).describe_event(event.seen_by(seat), names)
                if line is not None:
                    said_everywhere(line)


@many(6, seed=SEEDS, fraction=FRACTIONS)
def test_why_not_is_silent_exactly_for_legal_moves(case: Case, seed: str, fraction: int) -> None:
    state = position(case, seed, fraction)
    for seat in watchers(case):
        view = case.game.view(state, seat)
        for action in range(case.game.action_count):
            reason = case.game.why_not(view, case.game.move(view, action))
            assert (reason is None) == (action in view.actions)
            if reason is not None:
                said_everywhere(reason)


@many(3, seed=SEEDS, fraction=FRACTIONS)
def test_score_sheets_and_the_opponent_have_words_in_every_language(case: Case, seed: str, fraction: int) -> None:
    opponent = case.game.opponent(case.options, case.seats)
    if opponent is not None:
        said_everywhere(opponent)
    for sheet in case.game.breakdown(position(case, seed, fraction)):
        for item in sheet.items:
            if item.note is not None:
                said_everywhere(item.note)


@many(3, seed=SEEDS, fraction=FRACTIONS)
def test_the_board_is_drawn_in_every_language_without_colour_and_in_80_columns(
    case: Case, seed: str, fraction: int
) -> None:
    state = position(case, seed, fraction)
    for language in LANGUAGES:
        page = StringIO()
        console = Console(file=page, width=80, no_color=True, force_terminal=False)
        console.print(draw_view(case.game, case.game.view(state, 0), case.names(), Words(language)))
        assert page.getvalue().strip()
        assert max(len(line) for line in page.getvalue().splitlines()) <= 80


@pytest.mark.parametrize("text", ["", "nonsense", "42", "take", "\n", "[]", "ё" * 100])
def test_what_is_no_move_is_refused_as_bad_notation(text: str) -> None:
    for id in game_ids():
        with pytest.raises(BadNotation) as caught:
            find_game(id).parse(text)
        said_everywhere(caught.value.message)
