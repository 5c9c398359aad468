"""The generator gives the published sequence and the documented draws, everywhere and always."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine.randomness import Generator, seeded, shuffled

WORDS = st.integers(0, 2**32 - 1)


class Reference:
    """xoshiro128++ written a second time, from its published description, on plain numbers."""

    def __init__(self, *words: int) -> None:
        self.s = list(words)

    def next(self) -> int:
        s = self.s
        result = (rotate((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        shifted = s[1] * 2**9 % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotate(s[3], 11)
        return result

    def below(self, count: int) -> int:
        """Lemire's method in its plainest form: the same number of outputs for every value, the rest drawn again."""
        while True:
            high, low = divmod(self.next() * count, 2**32)
            if low >= 2**32 % count:
                return high


def rotate(word: int, places: int) -> int:
    return (word << places | word >> (32 - places)) % 2**32


def state(rng: Generator) -> list[int]:
    return [int(rng.a), int(rng.b), int(rng.c), int(rng.d)]


def test_the_sequence_is_the_published_one() -> None:
    """The first outputs from the state 1, 2, 3, 4, as implementations in other languages test for."""
    rng = Generator(1, 2, 3, 4)
    first = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
    assert [rng.next32() for _ in first] == first


def test_the_sequence_is_still_the_published_one_far_on() -> None:
    rng = Generator(1, 2, 3, 4)
    for _ in range(102400):
        rng.next32()
    assert rng.next32() == 0x2C873CFA


@given(st.tuples(WORDS, WORDS, WORDS, WORDS))
def test_every_state_goes_on_as_an_independent_implementation_says(words: tuple[int, int, int, int]) -> None:
    rng, reference = Generator(*words), Reference(*words)
    for _ in range(20):
        assert rng.next32() == reference.next()
        assert state(rng) == reference.s


@given(st.tuples(WORDS, WORDS, WORDS, WORDS), st.integers(1, 2**31))
def test_below_draws_again_exactly_what_would_be_unfair(words: tuple[int, int, int, int], count: int) -> None:
    rng, reference = Generator(*words), Reference(*words)
    for _ in range(10):
        drawn = rng.below(count)
        assert drawn == reference.below(count)
        assert 0 <= drawn < count
        assert state(rng) == reference.s


@pytest.mark.parametrize("count", [1, 2, 3, 7, 10])
def test_below_gives_every_value_equally_often(count: int) -> None:
    rng, draws = seeded("fair"), 20000
    drawn = Counter(int(rng.below(count)) for _ in range(draws))
    expected = draws / count
    assert sorted(drawn) == list(range(count))
    assert sum((seen - expected) ** 2 / expected for seen in drawn.values()) < 30


def test_below_is_fair_where_rejection_matters_most() -> None:
    """Of 3 * 2**30 values a draw without rejection would give every third twice as often."""
    rng = seeded("fair")
    thirds = Counter(int(rng.below(3 * 2**29)) % 3 for _ in range(30000))
    assert all(abs(seen - 10000) < 400 for seen in thirds.values())


def test_a_shuffle_swaps_from_the_last_place_down() -> None:
    rng, twin = seeded("order"), seeded("order")
    items, expected = vec[i64](range(40)), list(range(40))
    rng.shuffle(items)
    for place in range(39, 0, -1):
        other = int(twin.below(place + 1))
        expected[place], expected[other] = expected[other], expected[place]
    assert list(items) == expected
    assert state(rng) == state(twin)


def test_shuffling_a_part_is_a_shuffle_of_it_alone() -> None:
    rng, twin = seeded("part"), seeded("part")
    items, part = vec[i64](range(20)), vec[i64](range(5, 12))
    rng.shuffle_part(items, 5, 12)
    twin.shuffle(part)
    assert list(items) == [*range(5), *part, *range(12, 20)]
    assert state(rng) == state(twin)


def test_drawing_swaps_from_the_front_and_leaves_the_rest() -> None:
    rng, twin = seeded("draw"), seeded("draw")
    items, expected = vec[i64](range(20)), list(range(20))
    drawn = rng.draw(items, 6)
    for place in range(6):
        other = place + int(twin.below(20 - place))
        expected[place], expected[other] = expected[other], expected[place]
    assert list(drawn) == expected[:6]
    assert list(items) == expected
    assert state(rng) == state(twin)


def test_a_shuffle_gives_every_order_equally_often() -> None:
    rng, orders = seeded("orders"), Counter[tuple[int, ...]]()
    for _ in range(24000):
        items = vec[i64]([0, 1, 2, 3])
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert sum((seen - 1000) ** 2 / 1000 for seen in orders.values()) < 60


@pytest.mark.parametrize("items", [[], [5]])
def test_shuffling_nothing_or_one_thing_draws_nothing(items: list[int]) -> None:
    rng, shuffled = seeded("x"), vec[i64](items)
    start = state(rng)
    rng.shuffle(shuffled)
    assert list(shuffled) == items
    assert state(rng) == start


@given(st.text(st.characters(codec="utf-8")), st.text(st.characters(codec="utf-8")))
def test_the_state_of_a_seed_is_its_documented_hash(seed: str, stream: str) -> None:
    digest = hashlib.sha256(f"triopolis/{stream}/{seed}".encode()).digest()
    assert b"".join(word.to_bytes(4, "big") for word in state(seeded(seed, stream))) == digest[:16]


def test_a_seed_gives_what_it_always_gave() -> None:
    rng = seeded("1")
    assert [rng.next32() for _ in range(4)] == [698632758, 2611290033, 3799219211, 2638474223]
    rng, items = seeded("triopolis", "deal"), vec[i64](range(10))
    rng.shuffle(items)
    assert list(items) == [7, 8, 4, 0, 2, 5, 1, 6, 3, 9]
    assert [rng.below(6) for _ in range(10)] == [5, 1, 1, 2, 5, 1, 2, 1, 3, 1]
    assert rng.fraction() == 0.45423883968032897


def test_a_list_is_shuffled_as_a_vec_is_and_the_original_stays() -> None:
    given_items = list(range(10))
    assert shuffled(seeded("triopolis", "deal"), given_items) == [7, 8, 4, 0, 2, 5, 1, 6, 3, 9]
    assert given_items == list(range(10))
    assert shuffled(seeded(""), []) == []


def test_streams_and_seeds_do_not_meet() -> None:
    starts = {tuple(state(seeded(seed, stream))) for seed in ("", "1", "2") for stream in ("", "a", "b")}
    assert len(starts) == 9


def test_a_copy_goes_its_own_way() -> None:
    rng = seeded("copy")
    copy = rng.copy()
    ahead = [copy.next32() for _ in range(5)]
    assert [rng.next32() for _ in range(5)] == ahead


def test_a_fraction_is_never_one() -> None:
    """Not even for the largest output there is."""
    largest = Generator(0, 1, 1, 2**32 - 1)
    assert largest.copy().next32() == 2**32 - 1
    assert 0.999 < largest.fraction() < 1
