"""Hints: a bot's thoughts in words, from the view alone, and never against their own number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, cast

import pytest
from tests.bots.test_search import GAMES, midgame, names, view_of

from triopolis.bots import denials
from triopolis.bots.deeds import Deeds
from triopolis.bots.denials import Denials
from triopolis.bots.hints import FAR_BEHIND, Hint, good_moves, hints
from triopolis.bots.imagined import DEALS, imagined, in_most
from triopolis.bots.registry import make_bot
from triopolis.engine.contract import Choice, Game, State, Thought, View
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.registry import find_game, own_ids
from triopolis.engine.rooms import telling_of
from triopolis.games.bloom_town.components import KINDS
from triopolis.games.bloom_town.moves import DrawTile, EndTurn, TakeSlot, to_move
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.games.bloom_town.telling.names import tile_name
from triopolis.games.bloom_town.view import BloomTownView
from triopolis.locales import LANGUAGES, Message, Words

if TYPE_CHECKING:
    from triopolis.bots.judge import Judge

OWN = [find_game(id) for id in own_ids()]


def said(hint: Hint) -> list[str]:
    return [reason.id for reason in hint.reasons]


@pytest.mark.parametrize("game", GAMES, ids=names)
@pytest.mark.parametrize("bot", ["greedy", "search:simulations=150", "adviser:simulations=30"])
def test_hints_name_legal_moves_with_reasons_in_every_language(game: Game, bot: str) -> None:
    view = view_of(game, midgame(game))
    choice = make_bot(bot, game, "s").choose(view)
    given = hints(game, view, choice)
    assert given
    assert {hint.action for hint in given} <= {thought.action for thought in choice.thoughts}
    for hint in given:
        assert hint.action in view.actions
        assert game.action(view, game.parse(hint.notation)) == hint.action
        assert hint.reasons
        for language in LANGUAGES:
            words = Words(language)
            assert all(words.say(text).strip() for text in (hint.text, *hint.reasons))


@pytest.mark.parametrize("game", GAMES, ids=names)
@pytest.mark.parametrize("bot", ["search:simulations=100", "adviser:simulations=30"])
def test_hints_say_the_same_whatever_lies_hidden(game: Game, bot: str) -> None:
    state = midgame(game)
    view = view_of(game, state)
    choice = make_bot(bot, game, "s").choose(view)
    alike = view_of(game, game.imagine(view).deal(seeded("truth")))
    assert hints(game, alike, choice) == hints(game, view, choice)


def test_a_bot_without_thoughts_gives_its_move_alone() -> None:
    game = GAMES[0]
    view = view_of(game, midgame(game))
    (hint,) = hints(game, view, Choice(view.actions[0]))
    assert hint.action == view.actions[0]
    assert hint.win is None


# Never against its own number


def views(game: Game, matches: int, apart: int) -> Iterator[View]:
    """Moments of random matches, for one to three or four players, in which there is something to choose."""
    for number in range(matches):
        seats = game.seats[number % len(game.seats)]
        state, rng = game.new(game.settle_options(game.Options(), seats), seats, f"hints {number}"), seeded(str(number))
        played = number
        while state.actor >= 0:
            played += 1
            if played % apart == 0 and len(state.actions()) > 1:
                yield view_of(game, state)
            state.play(state.random_action(rng))


@pytest.mark.parametrize("game", OWN, ids=names)
def test_order_chance_and_reasons_agree(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(denials, "TRIED", 1)
    for view in views(game, matches=4, apart=17):
        choice = make_bot("easy", game, "s").choose(view)
        given = hints(game, view, choice)
        chances = [hint.win for hint in given if hint.win is not None]
        assert len(chances) in (0, len(given))
        assert chances == sorted(chances, reverse=True)
        assert all(chances[0] - chance <= FAR_BEHIND for chance in chances)
        for place, hint in enumerate(given):
            check_reasons(game, view, hint, place)


def check_reasons(game: Game, view: View, hint: Hint, place: int) -> None:
    preview = game.preview(view, hint.action)
    gained = (preview.sure if preview.gained is None else preview.gained) or 0
    assert ("hint-costs" in said(hint)) == (gained < 0)
    assert place == 0 or "hint-best" not in said(hint)
    if gained > 0:
        (brings,) = (reason for reason in hint.reasons if reason.id == "hint-brings")
        gains = brings.args["gains"]
        assert isinstance(gains, list)
        assert gains[0] == telling_of(game).describe_points(gained)
    if hint.win in (0.0, 1.0):
        after = game.imagine(view).deal(seeded("certain"))
        after.play(hint.action)
        assert after.actor < 0
        assert (view.actor in after.winners()) == bool(hint.win)


def test_what_seems_better_but_was_hardly_tried_is_not_told() -> None:
    favourite, known, unknown = Thought(1, 100, 0.5), Thought(2, 60, 0.52), Thought(3, 10, 0.9)
    assert good_moves([favourite, known, unknown]) == [known, favourite]


def test_what_is_far_behind_is_no_advice() -> None:
    best, close, far = Thought(1, 100, 0.5), Thought(2, 60, 0.45), Thought(3, 50, 0.3)
    assert good_moves([best, close, far]) == [best, close]
    lost, more_lost = Thought(1, 100, 0.06), Thought(2, 60, 0.03)
    assert good_moves([lost, more_lost]) == [lost]


def test_a_move_thought_of_twice_is_told_once() -> None:
    game = find_game("point_city")
    view = view_of(game, midgame(game))
    one, other = view.actions[:2]
    thoughts = [Thought(one, 50, 0.5), Thought(other, 40, 0.48), Thought(one, 30, 0.45)]
    given = hints(game, view, Choice(one, thoughts))
    assert [(hint.action, hint.win) for hint in given] == [(one, 0.5), (other, 0.48)]


def test_without_chances_the_order_is_the_bots() -> None:
    thoughts = [Thought(1, 8, score=10.0), Thought(2, 8, score=20.0)]
    assert good_moves(thoughts) == thoughts


@pytest.mark.parametrize("win", [0.0, 1.0])
def test_what_is_not_certain_is_never_told_as_certain(win: float) -> None:
    game = find_game("point_city")
    view = view_of(game, midgame(game))
    (hint,) = hints(game, view, Choice(view.actions[0], [Thought(view.actions[0], 10, win)]))
    assert hint.win is not None
    assert round(hint.win * 100) in (1, 99)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_last_move_of_a_match_tells_its_result(seed: str) -> None:
    game = find_game("point_city")
    state, action = before_the_end(game, seed)
    view, after = view_of(game, state), state.copy()
    after.play(action)
    won = float(view.actor in after.winners())
    (hint,) = hints(game, view, Choice(action, [Thought(action, 10, abs(won - 0.01))]))
    assert hint.win == won
    (doubtful,) = hints(game, view, Choice(action, [Thought(action, 10, 0.5)]))
    assert doubtful.win == 0.5


def before_the_end(game: Game, seed: str) -> tuple[State, int]:
    state, rng = midgame(game, played=0, seed=seed), seeded(seed)
    while True:
        action, before = int(state.random_action(rng)), state.copy()
        state.play(action)
        if state.actor < 0:
            return before, action


# Reasons


def test_points_now_and_what_holds_the_opponent_back_are_told() -> None:
    game = find_game("point_city")
    view = view_of(game, midgame(game))
    gains = {action: game.preview(view, action).gained or 0 for action in view.actions}
    best, other = max(view.actions, key=lambda action: gains[action]), min(view.actions, key=lambda one: gains[one])
    thoughts = [Thought(best, 50, 0.6, 30.0, 20.0), Thought(other, 40, 0.55, 28.0, 25.5)]
    first, second = hints(game, view, Choice(best, thoughts))
    assert gains[best] > 0
    (brings,) = (reason for reason in first.reasons if reason.id == "hint-brings")
    assert str(brings).startswith(f"brings now: {gains[best]} point")
    (denial,) = (reason for reason in first.reasons if reason.id == "hint-holds-back")
    assert denial.args == {"points": 5.5}
    assert "hint-holds-back" not in said(second)


class Counting:
    """Stands in for a judge: whoever has more is likelier to win, and everybody takes what brings most."""

    def choice(self, state: State, rng: Generator) -> int:
        return max(state.actions(), key=lambda action: self._after(state, action))

    def chances(self, state: State) -> list[float]:
        worth = [self.worth(state, seat) + 10 for seat in range(len(state.scores()))]
        return [each / sum(worth) for each in worth]

    def worth(self, state: State, seat: int) -> int:
        return state.scores()[seat]

    def _after(self, state: State, action: int) -> int:
        seat, after = int(state.actor), state.copy()
        after.play(action)
        return self.worth(after, seat)


class Collecting(Counting):
    """Wants one kind of tile in hand, and nothing else."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def worth(self, state: State, seat: int) -> int:
        assert isinstance(state, BloomTownState)
        town = state.towns[seat]
        return 10 * [int(town.low), int(town.high)].count(self.kind)

    def _after(self, state: State, action: int) -> int:
        """A tile is drawn at the end of a turn."""
        after = state.copy()
        after.play(action)
        if (after.actor, after.turn) != (state.actor, state.turn):
            return self.worth(after, int(state.actor))
        steps = [following for following in after.actions() if only_goes_on(following)]
        return max((self._after(after, step) for step in steps), default=0)


def only_goes_on(action: int) -> bool:
    return isinstance(to_move(action), DrawTile | TakeSlot | EndTurn)


def known_denials(game: Game, view: View, told: list[int], judge: Counting) -> Denials:
    return Denials(Deeds(game), cast("Judge", judge), view, imagined(game, view), told)


class Denied(NamedTuple):
    view: View
    told: list[int]
    action: int
    denial: Message

    @property
    def what(self) -> Message:
        what = self.denial.args["what"]
        assert isinstance(what, Message)
        return what


def denied(game: Game, played: int, seats: int = 2) -> Iterator[Denied]:
    """Every denial among some moves of some positions."""
    for number in range(20):
        view = view_of(game, midgame(game, seats, played=played, seed=f"denied {number}"))
        told = view.actions[:: max(1, len(view.actions) // 5)][:5]
        known = known_denials(game, view, told, Counting())
        for action in told:
            denial = known.of(action)
            if denial is not None:
                yield Denied(view, told, action, denial)


def test_a_denied_move_is_open_after_most_other_moves_but_not_after_this_one() -> None:
    game = find_game("point_city")
    found = list(denied(game, played=16))
    assert found
    for one in found:
        others = [is_open(game, one.view, other, one.what) for other in one.told if other != one.action]
        assert not is_open(game, one.view, one.action, one.what)
        assert others.count(True) * 2 > len(others)


def is_open(game: Game, view: View, action: int, what: Message) -> bool:
    """Whether the opponent can do this after a move, in most positions that fit the view."""
    words = quoted_move(what)
    counted = 0
    for deal in imagined(game, view):
        deal.play(action)
        while deal.actor == view.actor:
            deal.play(Counting().choice(deal, seeded("any")))
        counted += words in reachable(game, deal)
    return counted * 2 > DEALS


def quoted_move(what: Message) -> str:
    """The move without its quotation marks and what it would have brought."""
    return str(what).split("”, +")[0].strip("“”")


def reachable(game: Game, state: State) -> set[str]:
    """The moves that are open in a turn, at once or after a flip."""
    view = view_of(game, state)
    found = {str(Deeds(game).words(view, action)) for action in view.actions}
    for action in view.actions:
        after = state.copy()
        after.play(action)
        if (after.actor, after.turn) == (state.actor, state.turn):
            then = view_of(game, after)
            found |= {str(Deeds(game).words(then, following)) for following in then.actions}
    return found


def test_a_card_that_is_bought_is_denied() -> None:
    game = find_game("happy_city")
    found = [one for one in denied(game, played=13) if one.view.stage == "buy"]
    assert found
    for one in found:
        assert quoted_move(one.what) == str(Deeds(game).words(one.view, one.action))


def test_a_tile_that_is_taken_is_denied() -> None:
    """The opponent may still build the same, but no longer gets that tile for it."""
    game = find_game("bloom_town")
    view = view_of(game, midgame(game, played=0, seed="tile"))
    assert isinstance(view, BloomTownView)
    gains = {action: Deeds(game).of(view, action).gains for action in view.actions}
    plain = {action: found[0] for action, found in gains.items() if [gain.id for gain in found] == ["bt-gain-tile"]}
    wanted = next(gain for gain in plain.values() if view.market.count(kind_of(gain)) == 1)
    taking = next(action for action, gain in plain.items() if gain == wanted)
    leaving = [action for action, gain in plain.items() if gain != wanted][:3]
    known = known_denials(game, view, [taking, *leaving], Collecting(kind_of(wanted)))
    denial = known.of(taking)
    assert denial is not None
    assert denial.args["what"] == wanted
    assert not any(known.of(action) for action in leaving)


def kind_of(gain: Message) -> int:
    """The kind of tile that a gain names."""
    return next(kind for kind in range(KINDS) if tile_name(kind) == gain.args["tile"])


def test_against_a_single_other_move_nothing_is_called_a_denial() -> None:
    game = find_game("point_city")
    one = next(denied(game, played=16))
    other = next(action for action in one.told if action != one.action)
    two = known_denials(game, one.view, [one.action, other], Counting())
    assert two.of(one.action) is None
    assert two.of(other) is None


@pytest.mark.parametrize("seats", [2, 3])
def test_a_denial_says_whom_it_is_about(seats: int) -> None:
    game = find_game("point_city")
    one = next(denied(game, played=16, seats=seats))
    following = (one.view.actor + 1) % seats
    assert one.denial.id == ("hint-denies" if seats == 2 else "hint-denies-player")
    assert one.denial.args.get("seat") == (None if seats == 2 else following + 1)


def test_the_next_move_that_pays_is_told_if_most_positions_allow_it() -> None:
    """In Point City a card flipped now is taken next, in the same turn."""
    game = find_game("point_city")
    view = view_of(game, midgame(game, played=2))
    flip = next(action for action in view.actions if game.notation(game.move(view, action)).startswith("flip"))
    after = game.imagine(view).deal(seeded("any"))
    after.play(flip)
    seen = view_of(game, after)
    take = next(action for action in seen.actions if game.preview(seen, action).details is not None)
    (hint,) = hints(game, view, Choice(flip, [Thought(flip, 10, 0.5, line=[take])]))
    (then,) = (reason for reason in hint.reasons if reason.id == "hint-follows")
    assert str(telling_of(game).describe_move(seen, game.move(seen, take))) in str(then)
    (nothing,) = hints(game, view, Choice(flip, [Thought(flip, 10, 0.5, line=[flip])]))
    assert "hint-follows" not in said(nothing)


def test_the_only_move_is_called_so() -> None:
    """In this match nothing is left to take in the end."""
    game = find_game("point_city")
    state, rng = midgame(game, played=0, seed="150"), seeded("150")
    while game.notation(game.move(view_of(game, state), state.actions()[0])) != "pass":
        state.play(state.random_action(rng))
    view = view_of(game, state)
    (hint,) = hints(game, view, Choice(view.actions[0]))
    assert said(hint) == ["hint-only"]


def test_most_is_more_than_half() -> None:
    assert in_most(["a", "a", "a", "b"], 5) == "a"
    assert in_most(["a", "a", "b"], 4) is None
    assert in_most([], 1) is None
