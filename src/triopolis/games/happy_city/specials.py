"""The expert specials: one small class for each effect, found by the `effect_id` of the data.

A card overrides only what it touches; when each of these is asked is said in `Effect` (state.py), and by the rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.engine.contract import Log
from triopolis.games.happy_city.components import (
    BLUE,
    FOURTH,
    GREEN,
    ORANGE,
    VIOLET,
    YELLOW,
    BitSet,
    Card,
    CardNumber,
    Components,
    Seat,
    Slot,
)
from triopolis.games.happy_city.events import CoinTaken
from triopolis.games.happy_city.state import NO_EFFECT, NOTHING, City, Effect, Position

# Money at once


class JokeShop(Effect):
    """A coin for every card in the city, this one and ruins included."""

    def taken(self, position: Position, seat: Seat, log: Log | None) -> None:
        position.gain(seat, position.cities[seat].size, self.id, log)


class ConcertHall(Effect):
    """Twice the income now; at the end the final income off the points."""

    def taken(self, position: Position, seat: Seat, log: Log | None) -> None:
        position.gain(seat, 2 * own_income(position, seat), self.id, log)

    def after_scoring(self, points: i64, income: i64) -> i64:
        return -min(points, income)


class RaceTrack(Effect):
    """A coin for everybody (its two hearts are printed on it)."""

    def taken(self, position: Position, seat: Seat, log: Log | None) -> None:
        for other in range(position.rules.players):
            position.gain(other, 1, self.id, log)


class StatueOfLiberty(Effect):
    """Takes the place of the last card (its four hearts are printed on it)."""

    def replaces_last(self) -> bool:
        return True


# Cheaper cards


class Discount(Effect):
    """Harbour, Airport, Train Station: cards of a colour cost 3 less; the Airport's green ones include homes."""

    def __init__(self, id: str, colour: i64) -> None:
        super().__init__(id)
        self.colour: i64 = colour

    def discount(self, colours: BitSet) -> i64:
        return 3 if colours >> self.colour & 1 else 0

    def changes_prices(self) -> bool:
        return True


class HotDogStand(Effect):
    """Central cards cost the lowest price of their deck; homes and the fourth deck are no such cards."""

    def price(self, position: Position, card: CardNumber) -> i64:
        components = position.rules.components
        deck: i64 = components.deck[card]
        if 0 <= deck < FOURTH:
            return components.lowest_price[deck]
        return components.cost[card]

    def changes_prices(self) -> bool:
        return True


class UnderseaTunnel(Effect):
    """The next card bought is free, once; buying nothing keeps it."""

    def charges(self) -> i64:
        return 1

    def next_is_free(self, city: City) -> bool:
        return city.charges > 0

    def changes_prices(self) -> bool:
        return True


# Other ways to money


class BigBen(Effect):
    def coins_for_buying_nothing(self) -> i64:
        return 8


class Castle(Effect):
    """A coin whenever a neighbour pays 4 or more at once, tokens counting 2 each."""

    def neighbour_paid(self, position: Position, seat: Seat, paid: i64, log: Log | None) -> None:
        if paid >= 4:
            position.gain(seat, 1, self.id, log)


class Arcade(Effect):
    """Two coins before every income phase, for who still has a coin."""

    def before_income(self, position: Position, seat: Seat, log: Log | None) -> None:
        if position.cities[seat].coins > 0:
            position.gain(seat, 2, self.id, log)


class Versailles(Effect):
    """A coin from each opponent who is richest after income; who has none gives none."""

    def after_income(self, position: Position, seat: Seat, log: Log | None) -> None:
        most: i64 = 0
        for other in range(position.rules.players):
            if other != seat:
                most = max(most, position.cities[other].coins)
        for other in range(position.rules.players):
            if other != seat and most > 0 and position.cities[other].coins == most:
                position.cities[other].coins -= 1
                position.cities[seat].coins += 1
                if log is not None:
                    log.add(seat, CoinTaken(from_=int(other), coins=1, why=self.id))


class Louvre(Effect):
    """In the next two income phases also the income of an opponent."""

    def charges(self) -> i64:
        return 2

    def copies_income(self) -> bool:
        return True


# Income


class IncomePerColour(Effect):
    """Bowling Alley, Sushi Bar, Bakery: so much for each card of a colour."""

    def __init__(self, id: str, colour: i64, each: i64) -> None:
        super().__init__(id)
        self.colour: i64 = colour
        self.each: i64 = each

    def income(self, position: Position, seat: Seat) -> i64:
        return self.each * position.cities[seat].count(self.colour)


class Barbershop(Effect):
    def income_if_lowest(self) -> i64:
        return 3


class EscapeRoom(Effect):
    """Income 2 while nobody has fewer yellow cards."""

    def income(self, position: Position, seat: Seat) -> i64:
        own: i64 = position.cities[seat].count(YELLOW)
        for city in position.cities:
            if city.count(YELLOW) < own:
                return 0
        return 2


class Greengrocer(Effect):
    """Income 1 for each pair of a heart and a resident, before monsters."""

    def income(self, position: Position, seat: Seat) -> i64:
        city: City = position.cities[seat]
        return max(i64(0), min(city.residents, city.hearts))


class BilliardHall(Effect):
    """Income 1 for each colour before it; a multicolour card supplies one colour, the one that helps most."""

    def income(self, position: Position, seat: Seat) -> i64:
        city: City = position.cities[seat]
        ways: BitSet = 1
        for slot in range(city.special_slot):
            card: CardNumber = city.standing(slot)
            if card != NOTHING:
                ways = with_one_more(ways, position.rules.components.colours[card])
        best: i64 = 0
        while ways:
            best = max(best, bits.size(bits.lowest(ways)))
            ways &= ways - 1
        return best


def with_one_more(ways: BitSet, colours: BitSet) -> BitSet:
    """The sets of colours that can be supplied (a bit for each of the 32 sets) when one more card gives one colour."""
    more: i64 = ways
    left: i64 = ways
    while left:
        held: i64 = bits.lowest(left)
        left &= left - 1
        for colour in range(i64(5)):
            if colours >> colour & 1:
                more |= 1 << (held | (1 << colour))
    return more


# Copies


class ArtGallery(Effect):
    """Once more the symbols of the card in the slot before it, unless that is a ruin."""

    def income(self, position: Position, seat: Seat) -> i64:
        card: CardNumber = card_before(position.cities[seat])
        return 0 if card == NOTHING else position.rules.components.income[card]

    def residents(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        card: CardNumber = card_before(position.cities[seat])
        return 0 if card == NOTHING else position.rules.components.residents[card]

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        card: CardNumber = card_before(position.cities[seat])
        return 0 if card == NOTHING else position.rules.components.hearts[card]


def card_before(city: City) -> CardNumber:
    return city.standing(city.special_slot - 1)


class Pyramid(Effect):
    """At the end the symbols of the card in the same slot of a neighbour's city, once one is chosen."""

    def copies_neighbour(self) -> bool:
        return True

    def income(self, position: Position, seat: Seat) -> i64:
        card: CardNumber = position.cities[seat].borrowed
        return 0 if card == NOTHING else position.rules.components.income[card]

    def residents(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        card: CardNumber = position.cities[seat].borrowed
        return 0 if card == NOTHING else position.rules.components.residents[card]

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        card: CardNumber = position.cities[seat].borrowed
        return 0 if card == NOTHING else position.rules.components.hearts[card]


class Sphinx(Effect):
    def copies_special(self) -> bool:
        return True


# Hearts and residents at the end


class EasterIsland(Effect):
    """Hearts for a small city: 2 with nine cards, 4 with fewer, itself and ruins counted."""

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        size: i64 = position.cities[seat].size
        if size >= 10:
            return 0
        return 2 if size == 9 else 4


class BurgerRestaurant(Effect):
    """Hearts for the most blue cards: 3 alone, 2 when tied, else 1."""

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        own: i64 = position.cities[seat].count(BLUE)
        others: i64 = most_among_others(position, seat, BLUE)
        if own > others:
            return 3
        return 2 if own == others else 1


class ChichenItza(Effect):
    """Hearts for strictly the most green cards: 3, else 1."""

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return 3 if position.cities[seat].count(GREEN) > most_among_others(position, seat, GREEN) else 1


class WindTurbine(Effect):
    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return position.cities[seat].count(GREEN)


class RedSquare(Effect):
    """3 hearts for a city without orange."""

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return 0 if position.cities[seat].count(ORANGE) else 3


class Parthenon(Effect):
    """4 residents for a city without green."""

    def residents(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return 0 if position.cities[seat].count(GREEN) else 4


class TajMahal(Effect):
    """Hearts for an income strictly below that of each neighbour: 3, else 1."""

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        lower: bool = incomes[seat] < incomes[position.next_seat(seat)]
        return 3 if lower and incomes[seat] < incomes[position.previous_seat(seat)] else 1


class MachuPicchu(Effect):
    """A resident for each orange card of the left neighbour."""

    def residents(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return position.cities[position.next_seat(seat)].count(ORANGE)


class Stonehenge(Effect):
    """A resident for each blue card of one neighbour, the better one."""

    def residents(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return better_neighbour(position, seat, BLUE)


class TowerOfPisa(Effect):
    """A heart for each yellow card of one neighbour, the better one."""

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return better_neighbour(position, seat, YELLOW)


class GoldenGate(Effect):
    """A colour that two of the cards beside it share: 1 heart, 1 resident; that three share: 2 hearts, 1 resident."""

    def residents(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return 1 if most_alike_beside(position, seat) >= 2 else 0

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return max(i64(0), most_alike_beside(position, seat) - 1)


def most_alike_beside(position: Position, seat: Seat) -> i64:
    """How many orthogonal neighbours of the special, in two rows of five, share one colour."""
    city: City = position.cities[seat]
    slot: Slot = city.special_slot
    beside: i64 = 0
    if slot % 5 > 0:
        beside += colours_at(position, city, slot - 1)
    if slot % 5 < 4:
        beside += colours_at(position, city, slot + 1)
    beside += colours_at(position, city, slot + 5 if slot < 5 else slot - 5)
    most: i64 = 0
    for colour in range(i64(5)):
        most = max(most, beside >> (8 * colour) & 255)
    return most


def colours_at(position: Position, city: City, slot: Slot) -> i64:
    """The colours of a slot, as counters."""
    card: CardNumber = city.standing(slot)
    return 0 if card == NOTHING else position.rules.components.counters[card]


class GreatWall(Effect):
    """Hearts if the two cards right after it share a colour: 3, else 1."""

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        city: City = position.cities[seat]
        colours = position.rules.components.colours
        first: i64 = city.standing(city.special_slot + 1)
        second: i64 = city.standing(city.special_slot + 2)
        if min(first, second) == NOTHING:
            return 1
        return 3 if colours[first] & colours[second] else 1


class Treasury(Effect):
    """A heart for every 3 coins, at most 3."""

    def hearts(self, position: Position, seat: Seat, incomes: vec[i64]) -> i64:
        return min(i64(3), position.cities[seat].coins // 3)


class JapaneseGarden(Effect):
    """Fewer than 30 points are doubled, last of all."""

    def after_scoring(self, points: i64, income: i64) -> i64:
        return points if points < 30 else 0


# What several of them ask


def own_income(position: Position, seat: Seat) -> i64:
    """Printed income and that of the special, before anything that compares incomes."""
    city: City = position.cities[seat]
    return city.income + city.effect.income(position, seat)


def most_among_others(position: Position, seat: Seat, colour: i64) -> i64:
    most: i64 = 0
    for other in range(position.rules.players):
        if other != seat:
            most = max(most, position.cities[other].count(colour))
    return most


def better_neighbour(position: Position, seat: Seat, colour: i64) -> i64:
    left: i64 = position.cities[position.next_seat(seat)].count(colour)
    return max(left, position.cities[position.previous_seat(seat)].count(colour))


EFFECTS: Final[dict[str, Effect]] = {
    effect.id: effect
    for effect in [
        Pyramid("copy_neighbor_same_slot"),
        Castle("neighbor_spends_4_gain_1"),
        JokeShop("coins_per_card"),
        Discount("discount_blue_3", BLUE),
        Discount("discount_green_3", GREEN),
        Discount("discount_orange_3", ORANGE),
        ArtGallery("copy_previous_card"),
        IncomePerColour("income_3_per_violet", VIOLET, 3),
        IncomePerColour("income_1_per_blue", BLUE, 1),
        IncomePerColour("income_2_per_green", GREEN, 2),
        ConcertHall("double_income_now_lose_points"),
        EasterIsland("hearts_for_small_city"),
        StatueOfLiberty("replace_last_card"),
        HotDogStand("min_price_of_deck"),
        Barbershop("income_3_if_lowest_income"),
        Sphinx("copy_opponent_special"),
        Versailles("steal_1_from_richest"),
        BurgerRestaurant("hearts_most_blue"),
        UnderseaTunnel("next_card_free"),
        RaceTrack("hearts_2_everyone_gains_1"),
        EscapeRoom("income_2_if_fewest_yellow"),
        MachuPicchu("residents_per_left_orange"),
        BigBen("pass_gains_8"),
        GoldenGate("adjacent_same_color"),
        Stonehenge("residents_per_neighbor_blue"),
        WindTurbine("hearts_per_own_green"),
        TajMahal("hearts_if_income_below_neighbors"),
        Louvre("copy_opponent_income_twice"),
        Greengrocer("income_1_per_heart_resident_pair"),
        ChichenItza("hearts_most_green"),
        TowerOfPisa("hearts_per_neighbor_yellow"),
        Arcade("coins_2_before_income_if_any_money"),
        GreatWall("next_two_same_color"),
        BilliardHall("income_1_per_color_before"),
        RedSquare("hearts_3_if_no_orange"),
        JapaneseGarden("double_points_below_30"),
        Parthenon("residents_4_if_no_green"),
        Treasury("hearts_per_3_coins_max_3"),
    ]
}


def effects_of(components: Components, count: int) -> list[Effect]:
    """The effect of each card, by its number."""
    effects: list[Effect] = [NO_EFFECT] * count
    specials: list[Card] = components.by_file["expert_specials"]
    for card in specials:
        effects[card.number] = EFFECTS[card.effect]
    return effects
