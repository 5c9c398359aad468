"""BT-16: one player against Alice, Boris or Zinovy."""

from __future__ import annotations

import pytest
from tests.games.bloom_town.tables import Table, fact, facts, kinds, names, number

from triopolis.engine.contract import Event
from triopolis.engine.match import Match
from triopolis.engine.randomness import seeded
from triopolis.engine.rooms import spread_of, telling_of
from triopolis.games.bloom_town import GAME
from triopolis.games.bloom_town.components import KINDS
from triopolis.games.bloom_town.counters import unpack
from triopolis.games.bloom_town.evaluation import opponent_value
from triopolis.games.bloom_town.events import HandScored, Recounted, Refilled, RivalScored, RivalTaken
from triopolis.games.bloom_town.options import Options
from triopolis.games.bloom_town.rules import BloomTownState
from triopolis.locales import Words

TABLE = {
    "alice": [0, 2, 4, 7, 11, 16, 22, 30, 30, 30],
    "boris": [0, 4, 6, 9, 13, 18, 24, 35, 35, 35],
    "zinovy": [0, 6, 8, 11, 15, 20, 26, 40, 40, 40],
}
"""Points for 0, 1, 2 … tiles of a type."""


def alone(opponent: str = "zinovy", side: str = "A") -> Table:
    table = Table(1, opponent=opponent, side=side)
    table.no_flowers()
    return table


def end_game(table: Table) -> list[Event]:
    """The turn in which the third stack becomes empty; the opponent's take is from the market."""
    table.stacks(0, 0, 1, 3, 3)
    table.hand(0, "office", "park")
    events = table.play("place office c1")
    return events + (table.play("hand park") if table.state.actor >= 0 else [])


def test_the_rulebooks_example_gives_45() -> None:
    """Three shops, five offices, two subways, one home with Zinovy: 11 + 20 + 8 + 6."""
    table = alone()
    table.owns(ice_cream=1, grocery=2, office=5, subway=2)
    table.market("park", "subway", "park", "home", "home")
    table.state.marker = 2
    table.hand(0, "office", "park")
    table.stacks(0, 0, 1, 3, 3)
    events = table.play("place office c1")
    assert fact(events, RivalTaken).tile == number("home")
    assert fact(events, RivalScored).points == [20, 8, 0, 6, 11]
    assert table.scores()[1] == 6 + 45


@pytest.mark.parametrize("opponent", TABLE)
@pytest.mark.parametrize("before", range(9))
def test_the_opponent_scores_the_table_for_what_it_now_has_of_the_type(opponent: str, before: int) -> None:
    table = alone(opponent)
    table.owns(subway=before, office=3)
    take = fact(table.play("place office a1"), RivalTaken)
    assert (take.slot, take.tile) == (1, number("subway"))
    assert take.points == TABLE[opponent][before + 1]
    assert table.scores() == [1, TABLE[opponent][before + 1]]


def test_all_kinds_of_shop_are_one_type_for_the_opponent() -> None:
    table = alone()
    table.owns(ice_cream=2, toy_shop=1)
    table.state.marker = 3
    assert fact(table.play("place office a1"), RivalTaken).points == 15


@pytest.mark.parametrize("opponent", TABLE)
@pytest.mark.parametrize("owned", range(10))
def test_recounts_give_the_opponent_the_table_and_nothing_for_none(opponent: str, owned: int) -> None:
    table = alone(opponent)
    table.owns(park=owned)
    table.recounts(park=1)
    table.stack(0, "recount:park", "home")
    recount = fact(table.play("place office a1"), Recounted)
    assert recount.points == [0, TABLE[opponent][owned]]


def test_a_recount_by_flower_gives_it_the_table_too() -> None:
    table = Table(1, opponent="boris")
    table.owns(office=4)
    table.recounts(office=1)
    table.build(0, a1="office")
    assert fact(table.play("recount office"), Recounted).points == [2, 13]
    assert table.scores() == [2, 13]


def test_bt_16_a_refill_recount_counts_the_tile_just_taken() -> None:
    table = alone()
    table.recounts(subway=1)
    table.stack(0, "recount:subway", "home")
    events = table.play("place office a1")
    assert kinds(events) == ["place", "take", "rival_take", "recount_tile", "recount", "refill", "refill"]
    assert fact(events, Recounted).points == [0, 6]


# The marker


def test_the_marker_starts_at_the_leftmost_slot_and_the_player_is_first() -> None:
    state = GAME.new(Options(opponent="alice"), 1, "marker")
    assert isinstance(state, BloomTownState)
    assert (state.marker, state.actor) == (0, 0)


def stops(table: Table, *cells: str) -> list[int]:
    """The slots where the opponent takes, turn by turn."""
    slots = []
    for cell in cells:
        text = sorted(text for text in table.legal("place") if text.endswith(cell))[0]
        slots.append(int(fact(table.play(text), RivalTaken).slot))
    return slots


def test_the_marker_steps_right_to_the_first_tile_and_from_the_right_end_to_the_left() -> None:
    table = alone()
    assert stops(table, "a1", "a2", "a4", "a5") == [1, 2, 3, 4]
    assert table.scores()[1] < 40
    assert stops(table, "e1", "c2") == [0, 1]


def test_the_opponent_passes_over_the_hole_the_player_has_just_made() -> None:
    """The market is refilled only after its take."""
    table = alone()
    assert stops(table, "b1", "d1", "a1") == [2, 4, 1]


def test_after_an_extra_turn_it_passes_over_both_holes() -> None:
    table = alone()
    table.play("place office b3", "extra spring")
    events = table.play("place subway c1")
    assert kinds(events) == ["place", "take", "rival_take", "refill", "refill", "refill"]
    assert fact(events, RivalTaken).slot == 3
    assert [refill.slot for refill in facts(events, Refilled)] == [1, 2, 3]


def test_nothing_is_refilled_before_its_take() -> None:
    table = alone()
    assert kinds(table.play("place office d1")) == ["place", "take", "rival_take", "refill", "refill"]


def test_the_tile_that_covers_the_marker_is_not_taken_next() -> None:
    table = alone()
    table.stack(1, "park", "home")
    stops(table, "a1")
    assert table.shown()[1] == "park"
    assert stops(table, "e1") == [2]


@pytest.mark.parametrize(("side", "bonus"), [("A", 5), ("B", 0)])
def test_a_wrap_pays_5_on_side_a_and_nothing_on_side_b(side: str, bonus: int) -> None:
    table = alone(side=side)
    table.state.marker = 4
    take = fact(table.play("place office c1"), RivalTaken)
    assert (take.slot, take.wrap, take.points) == (0, bonus, 6)
    assert table.scores() == [1, 6 + bonus]


@pytest.mark.parametrize(("side", "bonus"), [("A", 5), ("B", 0)])
def test_bt_16_a_wrap_pays_even_if_the_left_slot_is_empty(side: str, bonus: int) -> None:
    table = alone(side=side)
    table.state.marker = 4
    take = fact(table.play("place office a1"), RivalTaken)
    assert (take.slot, take.wrap) == (1, bonus)


def test_a_wrap_from_before_the_right_end_pays_too() -> None:
    """The slots on its right are empty."""
    table = alone()
    table.state.marker = 2
    table.market("office", "subway", "park", "-", "home")
    assert fact(table.play("place office e1"), RivalTaken) == RivalTaken(slot=0, tile=0, points=6, wrap=5)


def test_without_a_wrap_nothing_is_paid() -> None:
    table = alone()
    table.state.marker = 0
    for cell in ("a1", "a2"):
        text = sorted(text for text in table.legal("place") if text.endswith(cell))[0]
        assert fact(table.play(text), RivalTaken).wrap == 0


@pytest.mark.parametrize("marker", range(5))
def test_its_own_slot_comes_last_and_the_way_there_is_a_wrap(marker: int) -> None:
    table = alone()
    table.state.marker = marker
    other = (marker + 1) % 5
    table.market(*["park" if slot in (marker, other) else "-" for slot in range(5)])
    take = fact(table.play(f"place office {'abcde'[other]}1"), RivalTaken)
    assert (take.slot, take.wrap) == (marker, 5)
    assert table.state.marker == marker


def test_an_empty_market_gives_it_nothing_and_the_marker_stays() -> None:
    table = alone()
    table.state.marker = 3
    table.market("-", "-", "park", "-", "-")
    events = table.play("place office c1")
    assert "rival_take" not in kinds(events)
    assert (table.state.marker, table.scores()[1]) == (3, 0)


# Setup, flowers, the end


def test_bt_16_setup_tiles_enter_its_collection_and_score_nothing_then() -> None:
    counts = set()
    for n in range(60):
        state = GAME.new(Options(opponent="boris"), 1, f"solo {n}")
        assert isinstance(state, BloomTownState)
        counts.add(sum(unpack(state.collected, KINDS)))
        assert state.scores() == [0, 0]
    assert counts >= {1, 2, 3}
    assert max(counts) == 3


def test_bt_16_a_setup_tile_counts_when_the_next_of_its_type_is_taken() -> None:
    table = alone("alice")
    table.owns(subway=1)
    assert fact(table.play("place office a1"), RivalTaken).points == 4


def test_the_flower_is_asked_for_before_the_opponent_takes() -> None:
    table = Table(1, opponent="alice")
    table.recounts(office=1)
    events = table.play("place office a1", "draw")
    assert kinds(events) == ["place", "take"]
    assert table.legal() == {"extra flower", "recount office", "end"}
    assert kinds(table.play("end")) == ["rival_take", "refill", "refill"]


def test_bt_16_the_game_ends_after_its_take_and_the_refill() -> None:
    """The player's blind draw empties the third stack: the opponent still takes, the market is still refilled."""
    table = alone()
    table.market("office", "subway", "-", "home", "home")
    table.state.marker = 2
    events = end_game(table)
    assert kinds(events) == ["place", "draw", "rival_take", "refill", "last_scoring", "hand", "rival_end", "end"]


def test_bt_16_a_third_stack_emptied_by_the_refill_ends_the_game_at_once() -> None:
    table = alone()
    events = end_game(table)
    assert kinds(events)[:5] == ["place", "take", "rival_take", "refill", "last_scoring"]
    assert table.state.actor == -1


def test_a_recount_in_the_last_refill_counts_for_both() -> None:
    table = alone()
    table.build(0, e5="home")
    table.owns(home=2)
    table.recounts(home=1)
    table.stacks(0, 0, 0, 3, 3)
    table.stack(2, "recount:home")
    events = table.play("place office c1")
    assert fact(events, Recounted).points == [1, 8]


def test_at_the_end_the_player_scores_a_hand_tile_and_the_opponent_the_table_for_every_type() -> None:
    table = alone("alice")
    table.owns(office=2, subway=0, home=7, grocery=1)
    table.build(0, e5="park", e4="park")
    table.state.marker = 4
    events = end_game(table)
    assert fact(events, HandScored).points == 4
    assert names([fact(events, RivalTaken).tile]) == ["office"]
    assert fact(events, RivalScored).points == [7, 0, 0, 30, 2]


@pytest.mark.parametrize(("mine", "winner"), [(19, 1), (20, 1), (21, 0)])
def test_bt_16_a_tie_is_a_loss(mine: int, winner: int) -> None:
    table = alone()
    table.state.towns[0].score = mine
    table.state.rival_score = 20
    table.state.actor = -1
    assert table.state.winners() == [winner]


@pytest.mark.parametrize("opponent", TABLE)
@pytest.mark.parametrize("side", ["A", "B"])
def test_whole_games_alone_add_up(opponent: str, side: str) -> None:
    """Everything the opponent ever gets, added up from the events."""
    for n in range(12):
        options = Options(opponent=opponent, side=side)  # type: ignore[arg-type]
        match, rng, rival = Match(GAME, 1, options, f"whole {n}"), seeded(f"whole {n}"), 0
        state = match.state
        assert isinstance(state, BloomTownState)
        turns, takes, collected = 0, 0, sum(unpack(state.collected, KINDS))
        while not match.over:
            for event in match.play(0, int(match.state.random_action(rng))):
                happened = event.public
                if isinstance(happened, RivalTaken):
                    rival += happened.points + happened.wrap
                    assert happened.wrap in ((0, 5) if side == "A" else (0,))
                    takes += 1
                if isinstance(happened, Recounted):
                    rival += happened.points[1]
                if isinstance(happened, RivalScored):
                    rival += sum(happened.points)
            turns = int(match.state.turn)
        end = match.state
        assert isinstance(end, BloomTownState)
        assert takes == turns
        assert sum(unpack(end.collected, KINDS)) == collected + takes
        assert end.scores()[1] == rival


# When it scores (BT-19)


def by_the_example(opponent: str = "zinovy", side: str = "A") -> Table:
    table = Table(1, opponent=opponent, side=side, rival_scoring="recounts")
    table.no_flowers()
    return table


def test_bt_19_by_the_example_the_rulebooks_zinovy_has_45_in_all() -> None:
    """BT-19: eleven tiles, “in all 45 points”: the same game that gives 6 more by the text."""
    table = by_the_example()
    table.owns(ice_cream=1, grocery=2, office=5, subway=2)
    table.market("park", "subway", "park", "home", "home")
    table.state.marker = 2
    table.hand(0, "office", "park")
    table.stacks(0, 0, 1, 3, 3)
    events = table.play("place office c1")
    assert fact(events, RivalTaken) == RivalTaken(slot=3, tile=number("home"), points=0, wrap=0)
    assert fact(events, RivalScored).points == [20, 8, 0, 6, 11]
    assert table.scores()[1] == 45


def test_bt_19_a_take_brings_nothing_and_a_wrap_still_5() -> None:
    """BT-19."""
    table = by_the_example()
    table.state.marker = 4
    take = fact(table.play("place office c1"), RivalTaken)
    assert (take.points, take.wrap, table.scores()[1]) == (0, 5, 5)
    assert table.view().rival.earned[:2] == [0, 5]  # type: ignore[union-attr]


@pytest.mark.parametrize("opponent", TABLE)
def test_bt_19_recounts_and_the_end_bring_the_table_as_ever(opponent: str) -> None:
    """BT-19."""
    table = by_the_example(opponent)
    table.owns(park=4)
    table.recounts(park=1)
    table.stack(0, "recount:park", "home")
    assert fact(table.play("place office a1"), Recounted).points == [0, TABLE[opponent][4]]
    assert table.scores()[1] == TABLE[opponent][4]


def test_bt_19_both_ways_differ_by_the_takes_alone() -> None:
    """BT-19: the same actions, and all that the opponent took, told apart in view, events and words."""
    for n in range(6):
        texts = Match(GAME, 1, Options(), f"ways {n}")
        example = Match(GAME, 1, Options(rival_scoring="recounts"), f"ways {n}")
        rng, taken = seeded(f"ways {n}"), 0
        while not texts.over:
            action = int(texts.state.random_action(rng))
            for event in texts.play(0, action):
                taken += event.public.points if isinstance(event.public, RivalTaken) else 0
            for event in example.play(0, action):
                if isinstance(event.public, RivalTaken):
                    line = telling_of(GAME).describe_event(event, ["Anna", "Alice"])
                    assert event.public.points == 0
                    assert line is not None
                    assert "point" not in Words("en").say(line)
        assert texts.state.scores()[0] == example.state.scores()[0]
        assert texts.state.scores()[1] - example.state.scores()[1] == taken > 0
        assert texts.fingerprint() != example.fingerprint()
        end = example.state
        assert isinstance(end, BloomTownState)
        assert [sheet.total for sheet in GAME.breakdown(end)] == end.scores()
        again = Match.load(example.save())
        assert again.fingerprint() == example.fingerprint()


@pytest.mark.parametrize("scoring", ["takes", "recounts"])
def test_bt_19_a_view_leads_back_to_the_way_it_scores(scoring: str) -> None:
    """BT-19: what a bot imagines scores alike, and the table says when it counts."""
    view = GAME.view(GAME.new(Options(opponent="alice", rival_scoring=scoring), 1, "way"), 0)  # type: ignore[arg-type]
    alike = GAME.imagine(view).deal(seeded("way"))
    assert alike.rules.rival_scores_takes == (scoring == "takes")
    notes = [region.note.id for region in spread_of(GAME).regions(view) if region.note]
    assert ("bt-spread-rival-note-recounts" in notes) == (scoring == "recounts")


def test_bt_19_what_a_bot_expects_of_the_rival_counts_takes_only_where_they_score() -> None:
    """BT-19."""
    values = []
    for scoring in ("takes", "recounts"):
        table = Table(1, opponent="alice", rival_scoring=scoring)
        values.append(opponent_value(table.state))
    assert values[1] < values[0]
