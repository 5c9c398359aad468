"""What previews promise in numbers happens: prices, coins, tokens, monsters, specials, the city after it."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import NamedTuple

import pytest
from tests.battery.pairs import every_pair
from tests.games.happy_city.tables import COMPONENTS, NUMBER, Table, next_position, rules_for

from triopolis.engine.contract import Event, Log
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.rooms import telling_of
from triopolis.games.happy_city import GAME
from triopolis.games.happy_city.components import MONSTERS
from triopolis.games.happy_city.events import Deflected, DrivenAway, SpecialTaken
from triopolis.games.happy_city.moves import Buy
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import meets
from triopolis.games.happy_city.setup import new_position
from triopolis.games.happy_city.state import BUY, DEFLECT, PAY, SPECIAL
from triopolis.games.happy_city.telling.aside import Closed, Standing
from triopolis.games.happy_city.telling.details import Met, Outcome, Sent
from triopolis.games.happy_city.view import HappyCityView, make_dealer, make_view

FULL = "hc-why-city-full"


class Box(NamedTuple):
    players: int
    mode: str
    scoring: str
    monsters: str
    """None, or whether a token may or must send them on."""


BOXES = every_pair(
    [
        Box(*values)
        for values in product((2, 3, 4, 5), ("family", "expert"), ("multiply", "add"), ("none", "may", "must"))
    ],
    Box._asdict,
)
IN_EVERY_BOX = pytest.mark.parametrize("box", BOXES, ids=lambda box: "-".join(map(str, box)))


def game_of(box: Box, seed: str) -> tuple[HappyCityState, Generator]:
    deflect = "must" if box.monsters == "must" else "may"
    rules = rules_for(box.players, box.mode, box.scoring, box.monsters != "none", 12, deflect)
    return new_position(rules, seed), seeded(seed)


class Try:
    """What was promised, and the position after it."""

    def __init__(self, state: HappyCityState, actions: list[int], promised: Outcome) -> None:
        self.before, self.after, self.promised, self.log = state, state.copy(), promised, Log()
        self.seat = int(state.actor)
        for action in actions:
            self.after.play(action, self.log)
        self.same_round = self.after.round == state.round and self.after.actor >= 0

    def facts(self, *kinds: type) -> list[Event]:
        return [event for event in self.log.events if isinstance(event.public, kinds)]

    def check(self) -> None:
        self.check_monster()
        if self.promised.residents is not None and self.same_round:
            self.check_city()
            self.check_colours()
            self.check_specials()

    def check_city(self) -> None:
        """Nothing hidden has a part in it."""
        promised = self.promised
        then, now = (make_view(state, self.seat).cities[self.seat] for state in (self.after, self.before))
        assert then.coins == now.coins - (promised.paid or 0) + (promised.coins or 0)
        given = Counter(promised.spends)
        assert Counter(then.tokens) + given == Counter(now.tokens) + Counter(promised.tokens)
        assert (then.residents, then.hearts) == (promised.residents, promised.hearts)
        assert then.next_income.income == promised.income

    def check_monster(self) -> None:
        sends = self.promised.sends
        gone = [event for event in self.facts(DrivenAway, Deflected) if not event.reveals]
        if sends is None:
            assert not gone or self.promised.residents is None or not self.same_round
            return
        monster = NUMBER[sends.monster] - MONSTERS
        asked = self.after.incoming == monster and self.after.actor == sends.to
        assert asked or self.after.cities[sends.to].monsters >> monster & 1

    def check_colours(self) -> None:
        """What a special lacks no longer is said to be met, and nothing else."""
        if self.after.stage == PAY or self.before.cities[self.seat].took_special:
            return
        whole = {met.special for met in self.promised.meets if met.missing == 0}
        for special in (int(card) for card in self.after.specials if card >= 0):
            now, then = (meets(state, state.cities[self.seat], special) for state in (self.before, self.after))
            if self.after.cities[self.seat].size > self.before.cities[self.seat].size:
                assert (COMPONENTS.ids[special] in whole) == (then and not now)

    def check_specials(self) -> None:
        """Whatever a monster that was sent on does meanwhile."""
        state, rng = self.after.copy(), seeded("meanwhile")
        if not state.bought or state.current != self.seat:
            assert not self.promised.specials
            return
        while state.stage != SPECIAL and state.turn == self.before.turn and state.actor >= 0:
            state.play(state.random_action(rng))
        offered = state.turn == self.before.turn and state.stage == SPECIAL
        view = make_view(state, self.seat)
        moves = [GAME.move(view, action) for action in view.actions] if offered else []
        assert [getattr(move, "card", None) for move in moves[:-1]] == self.promised.specials


def outcome(details: object) -> Outcome:
    assert isinstance(details, Outcome)
    return details


def the_price_is_told(view: HappyCityView, action: int, promised: Outcome) -> None:
    move = GAME.move(view, action)
    if isinstance(move, Buy):
        assert promised.price == view.prices[move.card]


@IN_EVERY_BOX
def test_what_a_single_action_promises_happens(box: Box) -> None:
    state, rng = game_of(box, "promises")
    while state.actor >= 0:
        view = make_view(state, int(state.actor))
        for action, preview in zip(view.actions, GAME.previews(view), strict=True):
            promised = outcome(preview.details)
            the_price_is_told(view, action, promised)
            Try(state, [action], promised).check()
        state = next_position(state, int(rng.below(4)), int(state.random_action(rng)))


@IN_EVERY_BOX
def test_what_a_whole_decision_promises_happens(box: Box) -> None:
    state, rng = game_of(box, "whole promises")
    while state.actor >= 0:
        view = make_view(state, int(state.actor))
        if state.stage in (BUY, PAY, DEFLECT) and rng.below(2):
            for action in view.actions:
                for way in GAME.continuations(view, action):
                    promised = outcome(way.preview.details)
                    the_price_is_told(view, action, promised)
                    Try(state, way.actions, promised).check()
        state = next_position(state, int(rng.below(4)), int(state.random_action(rng)))


# What was told wrongly, or not at all


def promised_by(table: Table, text: str) -> Outcome:
    """By the first way that begins with this move."""
    view = make_view(table.state, int(table.state.actor))
    action = GAME.action(view, GAME.parse(text))
    return outcome(GAME.continuations(view, action)[0].preview.details)


def test_hc_12_coins_that_are_too_few_take_a_token_along() -> None:
    """HC-12: seven coins and a token for a price of 8: the token gives 2, coins the rest."""
    table = Table("market_blue", central="tree_house zoo spa", coins=[7], tokens=["blue"], step="buy")
    promised = promised_by(table, "buy tree_house")
    assert (promised.price, promised.paid, promised.spends) == (8, 6, ["blue"])


def test_hc_14_a_price_is_told_with_its_discount() -> None:
    """HC-14: 8, 1 more for Grozilla, 3 less at the Train Station."""
    table = Table("market_blue train_station", central="zoo spa park", coins=[9], fronts=["grozilla"], step="buy")
    promised = promised_by(table, "buy zoo")
    assert (promised.price, promised.paid) == (6, 6)


@pytest.mark.parametrize(("deflect", "to"), [("may", 1), ("must", 2)])
def test_hc_12_a_monster_goes_to_the_left_and_further_where_tokens_must_be_used(deflect: str, to: int) -> None:
    """HC-12."""
    laid = {"fronts": ["octozilla"], "tokens": ["", "blue"], "coins": [9], "deflect": deflect}
    table = Table("market_white", mode="family", central="park zoo spa", step="buy", **laid)
    assert promised_by(table, "buy park").sends == Sent(monster="octozilla", to=to)


def test_a_card_meets_what_specials_ask_for() -> None:
    """The loft stands for violet, and for green as soon as the factory is violet: so the castle has both."""
    specials = "castle undersea_tunnel taj_mahal"
    laid = {"specials": specials, "central": "factory park bank", "coins": [9], "grozilla": True, "step": "buy"}
    table = Table("market_blue loft", **laid)
    assert promised_by(table, "buy factory").meets == [Met(special="castle", color="green", missing=0)]
    assert promised_by(table, "buy park").meets == [Met(special="undersea_tunnel", color="blue", missing=0)]
    assert promised_by(table, "buy bank").meets == [Met(special="taj_mahal", color="yellow", missing=1)]


def test_hc_12_every_way_to_pay_is_told_once() -> None:
    """HC-12: no token beyond what the price needs, the payer chooses which."""
    for coins, held in product(range(7), ("blue", "blue blue", "blue green", "blue green green", "blue blue violet")):
        table = Table("market_blue", central="laboratory zoo spa", coins=[coins], tokens=[held], step="buy")
        view = make_view(table.state, 0)
        if "buy laboratory" not in table.legal("buy"):
            assert coins + 2 * len(held.split()) < 6
            continue
        ways = GAME.continuations(view, GAME.action(view, Buy("laboratory")))
        told = [(outcome(way.preview.details).paid, *sorted(outcome(way.preview.details).spends)) for way in ways]
        assert len(set(told)) == len(told)
        assert set(told) == set(payments(coins, held.split()))


def payments(coins: int, held: list[str]) -> list[tuple[int, ...] | tuple[object, ...]]:
    """For a price of 6."""
    counts = Counter(held)
    chosen = product(*([(color,) * count for count in range(counts[color] + 1)] for color in sorted(counts)))
    tokens = [[color for part in parts for color in part] for parts in chosen]
    return [(6 - 2 * len(used), *used) for used in tokens if len(used) <= 3 and 6 - 2 * len(used) <= coins]


# What cannot be bought


@IN_EVERY_BOX
def test_what_is_on_sale_is_offered_or_closed_for_a_reason(box: Box) -> None:
    state, rng = game_of(box, "closed")
    reasons = set()
    while state.actor >= 0:
        view = make_view(state, int(state.actor))
        told = telling_of(GAME).aside(view)
        if isinstance(told, Standing) and view.stage == "buy":
            moves = [GAME.move(view, action) for action in view.actions]
            offered = {move.card for move in moves if isinstance(move, Buy)}
            closed = {each.card: each for each in told.closed}
            assert offered | closed.keys() == view.prices.keys()
            assert not offered & closed.keys()
            for card, each in closed.items():
                why = GAME.why_not(view, Buy(card))
                assert why is not None
                assert why.id == {"full": FULL, "owned": "hc-why-name-twice", "short": "hc-why-too-dear"}[each.why]
                if each.why == "short":
                    assert (why.args["price"], why.args["money"]) == (view.prices[card], view.prices[card] - each.short)
                reasons.add(each.why)
        state = next_position(state, int(rng.below(4)), int(state.random_action(rng)))
    assert "short" in reasons


def test_a_card_that_the_city_has_is_closed_and_one_that_is_too_expensive_says_by_how_much() -> None:
    """A token counts 2."""
    table = Table("market_blue school", central="school spa zoo", coins=[4], tokens=["blue"])
    told = telling_of(GAME).aside(make_view(table.state, 0))
    assert isinstance(told, Standing)
    owned, *short = told.closed
    assert owned == Closed(card="school", why="owned")
    assert {each.card: each.short for each in short} == {"spa": 1, "zoo": 2}


def test_before_buying_only_whose_turn_it_is_hears_what_it_cannot_buy() -> None:
    """Of a full city too, while it may discard."""
    full = "market_blue school park museum bank igloo zoo spa hotel offices"
    table = Table(full, central="library casino factory", coins=[9])
    told = telling_of(GAME).aside(make_view(table.state, 0))
    assert isinstance(told, Standing)
    assert {each.why for each in told.closed} == {"full"}
    assert telling_of(GAME).aside(make_view(table.state, 1)) is None
    assert telling_of(GAME).aside(make_view(table.state, None)) is None


# Who took which special


@IN_EVERY_BOX
def test_the_view_tells_who_took_the_special_of_each_place(box: Box) -> None:
    state, rng = game_of(box, "takers")
    row, log = [COMPONENTS.ids[int(card)] for card in state.specials], Log()
    while state.actor >= 0:
        state = next_position(state, int(rng.below(4)), int(state.random_action(rng)), log)
        taken = {event.public.card: event.seat for event in log.events if isinstance(event.public, SpecialTaken)}
        assert make_view(state, None).takers == [taken.get(id) for id in row]
    assert taken


def test_who_took_a_special_is_kept_by_whoever_imagines_a_position_and_is_no_part_of_its_hash() -> None:
    table = Table("market_blue school library museum", specials="castle statue_of_liberty", step="buy")
    table.take("statue_of_liberty")
    view = make_view(table.state, 1)
    assert view.takers == [None, 0, None, None, None]
    again = make_dealer(table.state.rules, view).deal(seeded("again"))
    assert make_view(again, 1).takers == view.takers
    dump = table.state.dump()
    table.state.takers = 0
    assert table.state.dump() == dump
