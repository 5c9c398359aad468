"""Views as numbers: nothing hidden reaches them, and they lie where and within what the parts say."""

from __future__ import annotations

from tests.battery.cases import FRACTIONS, SEEDS, Case, chooser, every_case, many, position, walk

from triopolis.engine.observation import Layout, parts_of


@every_case
def test_parts_have_names_of_their_own_and_words_that_explain_them(case: Case) -> None:
    parts = parts_of(case.game)
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.meaning and part.least < part.most for part in parts)


@many(1, seed=SEEDS)
def test_every_number_keeps_its_bounds(case: Case, seed: str) -> None:
    layout = Layout(case.game, case.seats)
    for state, _ in walk(case, seed):
        numbers = layout.numbers(case.game.view(state, max(0, int(state.actor))))
        for placed in layout.placed:
            values = numbers[placed.start : placed.stop]
            assert placed.part.least <= min(values) <= max(values) <= placed.part.most, placed.part.name


@many(3, seed=SEEDS, fraction=FRACTIONS)
def test_no_part_writes_into_the_next_one(case: Case, seed: str, fraction: int) -> None:
    view = case.game.view(position(case, seed, fraction), 0)
    for placed in Layout(case.game, case.seats).placed:
        for whose in range(placed.times):
            if placed.part.numbers is not None:
                assert len(placed.part.numbers(view, whose)) <= placed.step, placed.part.name
            else:
                assert placed.part.counted is not None, placed.part.name
                assert all(0 <= place < placed.step for place in placed.part.counted(view, whose)), placed.part.name


@many(3, seed=SEEDS, fraction=FRACTIONS)
def test_positions_that_look_the_same_give_the_same_numbers(case: Case, seed: str, fraction: int) -> None:
    state, layout, rng = position(case, seed, fraction), Layout(case.game, case.seats), chooser(seed)
    for seat in range(case.seats):
        view = case.game.view(state, seat)
        dealt = case.game.imagine(view).deal(rng)
        assert layout.numbers(case.game.view(dealt, seat)) == layout.numbers(view)


@many(1, seed=SEEDS)
def test_whoever_acts_sees_in_the_numbers_that_something_changed(case: Case, seed: str) -> None:
    layout = Layout(case.game, case.seats)
    for state, action in walk(case, seed):
        if action >= 0:
            seat, after = int(state.actor), state.copy()
            after.play(action)
            before = layout.numbers(case.game.view(state, seat))
            assert layout.numbers(case.game.view(after, seat)) != before


@many(2, seed=SEEDS, fraction=FRACTIONS)
def test_everybody_sees_himself_first_and_the_others_in_order(case: Case, seed: str, fraction: int) -> None:
    state, layout = position(case, seed, fraction), Layout(case.game, case.seats)
    actor = next(placed for placed in layout.placed if placed.part.name == "actor")
    for seat in range(case.seats):
        values = layout.numbers(case.game.view(state, seat))[actor.start : actor.stop]
        wanted = [int((seat + step) % case.seats == state.actor) for step in range(case.seats)]
        assert list(values) == wanted
