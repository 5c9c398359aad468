"""Whole random matches against a recount of their own (recount.py), in every mode and number of players."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.happy_city import recount
from tests.games.happy_city.recount import Town
from tests.games.happy_city.tables import EXPERTS, SPECIALS, Table, fresh, rules_for

from triopolis.games.happy_city.events import (
    CardCopied,
    Chosen,
    Destroyed,
    IncomeCollected,
    SpecialCopied,
    SpecialTaken,
)
from triopolis.games.happy_city.setup import new_position


def town(table: Table, seat: int) -> Town:
    """A city in the recount's words; the log says what Sphinx and Pyramid copy."""
    slots = [(id, monster) for id, _, monster in (text.partition("/") for text in table.written(seat))]
    special, place = "", -1
    for slot, (id, monster) in enumerate(slots):
        if id in SPECIALS and not monster:
            special, place = id, slot
    copied = ""
    for event in table.log.events if table.over() else ():
        if event.seat == seat and isinstance(event.public, SpecialCopied):
            special = event.public.card
        if event.seat == seat and isinstance(event.public, CardCopied):
            copied = event.public.card
    return Town(slots, table.front(seat), table.coins()[seat], special, place, copied)


def towns(table: Table) -> list[Town]:
    return [town(table, seat) for seat in range(len(table.coins()))]


def chosen(table: Table, rng: Random) -> str:
    """At random, but fond of specials and of the fourth deck, and not of full cities in no time."""
    legal = sorted(table.legal())
    eager = [text for text in legal if text.startswith("take ") or text == "reveal 4"]
    return rng.choice(eager if eager and rng.random() < 0.6 else legal)


def check_reach(table: Table) -> None:
    """Who is asked for a special is offered exactly those whose colours the city has."""
    seat = table.asked()[1]
    own = town(table, seat)
    row = [id for id in table.row() if id != "-" and (len(own.slots) < 10 or id == "statue_of_liberty")]
    assert table.legal("take") == {f"take {id}" for id in row if recount.has_colours_for(own, id)}


def check_income(table: Table, fact: IncomeCollected) -> None:
    """Called right after the income phase: nothing that counts has changed since."""
    now = towns(table)
    assert fact.income == recount.all_incomes(now)
    assert fact.coins == [recount.coins_gained(now, seat) for seat in range(len(now))]


def play_out(table: Table, rng: Random) -> None:
    free: set[int] = set()
    while not table.over():
        stage, seat = table.asked()
        if stage == "special":
            check_reach(table)
        own = town(table, seat) if stage == "buy" else None
        events = table.play(chosen(table, rng))
        for event in events:
            fact = event.public
            if isinstance(fact, Chosen):
                assert own is not None
                assert fact.price == (0 if seat in free and own.special else recount.price(own, fact.card))
                free.discard(seat)
            elif isinstance(fact, SpecialTaken) and fact.card == "undersea_tunnel":
                free.add(event.seat)
            elif isinstance(fact, IncomeCollected) and not any(isinstance(other.public, Destroyed) for other in events):
                check_income(table, fact)


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize(
    ("options", "games"),
    [
        ({"mode": "expert", "grozilla": True}, 60),
        ({"mode": "expert", "grozilla": True, "scoring": "add"}, 10),
        ({"mode": "expert"}, 10),
        ({"mode": "family", "grozilla": True}, 10),
        ({"mode": "family"}, 5),
    ],
    ids=["expert grozilla", "junior expert grozilla", "expert", "family grozilla", "family"],
)
def test_random_matches_have_the_incomes_prices_reach_and_points_of_the_recount(
    players: int, options: dict[str, Any], games: int
) -> None:
    for game in range(games):
        seed = f"{players}-{sorted(options.items())}-{game}"
        table = Table.of(new_position(rules_for(players, round_limit=30, **options), seed))
        table.careful = game < 5
        play_out(table, Random(seed))
        now = towns(table)
        scores = [recount.points(now, seat, options.get("scoring") == "add") for seat in range(players)]
        assert table.state.scores() == scores, seed
        assert table.state.winners() == recount.winners(now, scores), seed


def test_every_expert_special_acts_at_the_end_as_the_recount_has_it() -> None:
    """Random matches may miss some: here each stands in cities that were built at random."""
    multi = [id for id, row in recount.ROWS.items() if "colors" in row]
    plain = [id for id, row in recount.ROWS.items() if "cost" in row and id not in multi]
    monsters = ("grozilla", "corgzilla", "octozilla", "catzilla", "chickzilla")
    for special in EXPERTS:
        for game in range(12):
            rng = Random(f"{special} {game}")
            loose = rng.sample(multi, len(multi))
            markets = rng.sample(recount.COLOURS, 3)
            haunting = rng.sample(monsters, 5)
            cities = []
            for seat in range(3):
                cards = rng.sample(plain, rng.randint(1, 6)) + [loose.pop() for _ in range(rng.randint(0, 3))]
                rng.shuffle(cards)
                cards = [f"{id}/{haunting.pop()}" if haunting and rng.random() < 0.15 else id for id in cards]
                if seat == 0:
                    cards.insert(rng.randint(0, len(cards)), special)
                elif special == "sphinx" and seat == 1:
                    cards.append(rng.choice([id for id in EXPERTS if id != "sphinx"]))
                cities.append(" ".join([f"market_{markets[seat]}", *cards][:10]))
            if too_many(cities):
                continue
            coins = [rng.randint(0, 12) for _ in range(3)]
            fronts = [haunting.pop() if haunting and rng.random() < 0.3 else "" for _ in range(3)]
            table = Table(*cities, coins=coins, fronts=fronts, grozilla=True, step="end")
            while not table.over():
                table.play(rng.choice(sorted(table.legal())))
            now = towns(table)
            assert table.state.scores() == [recount.points(now, seat) for seat in range(3)], cities
            assert table.incomes() == recount.all_incomes(now), cities


def too_many(cities: list[str]) -> bool:
    """Three of a kind, where two are printed (or two homes lie in the stack)."""
    ids = [text.partition("/")[0] for city in cities for text in city.split()]
    return any(ids.count(id) > 2 for id in ids)


def test_the_recount_too_says_five_times_nine_less_one_is_forty() -> None:
    """Both against the rulebook's example."""
    city = "market_white factory stadium zoo museum florist igloo apartments house bank"
    table = Table(city, players=2, mode="family", step="end")
    assert [recount.points(towns(table), 0), table.state.scores()[0]] == [40, 40]


def test_random_actions_are_those_listed() -> None:
    """The table plays by words; the words are all there is."""
    table = fresh(4, "expert", grozilla=True, seed="words")
    rng = Random("words")
    for _ in range(150):
        if table.over():
            break
        assert len(table.legal()) == len(table.state.actions())
        table.play(chosen(table, rng))
