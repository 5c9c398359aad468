"""The rules of income, price, requirement and points once more, as plainly as the rules page says them.

Nothing of the package is used: cards are read from the printed tables, cities are lists of words. A city has `slots`
(each a card's id, and the monster on it if it is a ruin), `front` (the monster before it, or ""), `coins`, `special`
(the id of the special that acts: its own, or what a Sphinx copies), `place` (the slot it acts from) and `copied` (the
card that a Pyramid copies, or "").
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import triopolis

DATA = Path(triopolis.__file__).parent / "games" / "happy_city" / "data"
FILES = ("buildings", "homes", "markets", "multicolor_buildings", "family_specials", "expert_specials", "monsters")
COLOURS = ("yellow", "blue", "green", "orange", "violet")
LOWEST = {"1": 1, "2": 4, "3": 6}


def read() -> Iterator[tuple[str, dict[str, str]]]:
    for name in FILES:
        with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                yield row["id"], row


ROWS = dict(read())


def symbol(id: str, which: str) -> int:
    return int(ROWS[id].get(which, "0"))


def colours(id: str) -> set[str]:
    row = ROWS[id]
    return set((row.get("color") or row.get("colors") or "").split("+")) & set(COLOURS)


@dataclass
class Town:
    slots: list[tuple[str, str]]
    front: str
    coins: int
    special: str
    place: int
    copied: str

    def cards(self) -> list[str]:
        return [id for id, monster in self.slots if not monster]

    def monsters(self) -> list[str]:
        return [monster for _, monster in [*self.slots, ("", self.front)] if monster]

    def count(self, colour: str) -> int:
        return sum(colour in colours(id) for id in self.cards())

    def at(self, slot: int) -> str:
        """The id of a standing card, "" for a ruin or an empty place."""
        if 0 <= slot < len(self.slots) and not self.slots[slot][1]:
            return self.slots[slot][0]
        return ""

    def printed(self, which: str) -> int:
        total = sum(symbol(id, which) for id in self.cards())
        if self.special and self.slots[self.place][0] == "sphinx":
            total += symbol(self.special, which)
        return total

    def copy(self) -> str:
        """The card whose symbols count twice."""
        if self.special == "pyramid":
            return self.copied
        if self.special == "art_gallery":
            return self.at(self.place - 1)
        return ""


Towns = list[Town]


def beside(towns: Towns, seat: int) -> list[Town]:
    """The left neighbour, then the right one."""
    return [towns[(seat + 1) % len(towns)], towns[(seat - 1) % len(towns)]]


def most(towns: Towns, seat: int, colour: str) -> int:
    """Among the others."""
    return max(town.count(colour) for at, town in enumerate(towns) if at != seat)


# Income


def income_without_barbershop(towns: Towns, seat: int) -> int:
    town = towns[seat]
    income = town.printed("income")
    if town.copy():
        income += symbol(town.copy(), "income")
    if town.special == "bowling_alley":
        income += 3 * town.count("violet")
    if town.special == "sushi_bar":
        income += town.count("blue")
    if town.special == "bakery":
        income += 2 * town.count("green")
    if town.special == "escape_room" and all(town.count("yellow") <= other.count("yellow") for other in towns):
        income += 2
    if town.special == "greengrocer":
        income += max(0, min(town.printed("residents"), town.printed("hearts")))
    if town.special == "billiard_hall":
        before = [colours(town.at(slot)) for slot in range(town.place) if town.at(slot) and colours(town.at(slot))]
        income += max(len(set(one)) for one in product(*before))
    return income


def all_incomes(towns: Towns) -> list[int]:
    without = [income_without_barbershop(towns, seat) for seat in range(len(towns))]
    lowest = [seat for seat in range(len(towns)) if without[seat] == min(without)]
    return [
        income + 3 if town.special == "barbershop" and lowest == [seat] else income
        for seat, (town, income) in enumerate(zip(towns, without, strict=True))
    ]


def coins_gained(towns: Towns, seat: int) -> int:
    return max(0, all_incomes(towns)[seat] - towns[seat].monsters().count("corgzilla"))


# Price and requirement


def price(town: Town, id: str) -> int:
    """But for the Tunnel's free card."""
    row = ROWS[id]
    cost = int(row["cost"])
    if town.special == "hot_dog_stand" and "deck" in row:
        cost = LOWEST[row["deck"]]
    cost += town.monsters().count("grozilla")
    cheaper = {"harbor": "blue", "airport": "green", "train_station": "orange"}.get(town.special)
    if cheaper in colours(id):
        cost -= 3
    return max(0, cost)


def has_colours_for(town: Town, special: str) -> bool:
    """Each card in turn is given one of its colours, in every way."""
    needs = {colour: symbol(special, f"req_{colour}") for colour in COLOURS}
    open_ways = {tuple(needs[colour] for colour in COLOURS)}
    for id in town.cards():
        more = set()
        for way in open_ways:
            for colour in colours(id):
                at = COLOURS.index(colour)
                if way[at]:
                    more.add((*way[:at], way[at] - 1, *way[at + 1 :]))
        open_ways |= more
    return (0, 0, 0, 0, 0) in open_ways


# Points


def extra_residents(towns: Towns, seat: int) -> int:
    town = towns[seat]
    left, right = beside(towns, seat)
    if town.copy():
        return symbol(town.copy(), "residents")
    if town.special == "machu_picchu":
        return left.count("orange")
    if town.special == "stonehenge":
        return max(left.count("blue"), right.count("blue"))
    if town.special == "golden_gate_bridge":
        return int(alike_around(town) >= 2)
    if town.special == "parthenon":
        return 0 if town.count("green") else 4
    return 0


def alike_around(town: Town) -> int:
    row, column = divmod(town.place, 5)
    around = [(row, column - 1), (row, column + 1), (1 - row, column)]
    cards = [town.at(5 * down + right) for down, right in around if 0 <= right < 5]
    return max(sum(colour in colours(id) for id in cards if id) for colour in COLOURS)


def extra_hearts(towns: Towns, seat: int) -> int:
    town = towns[seat]
    left, right = beside(towns, seat)
    if town.copy():
        return symbol(town.copy(), "hearts")
    if town.special == "easter_island_statue":
        return 4 if len(town.slots) <= 8 else {9: 2, 10: 0}[len(town.slots)]
    if town.special == "burger_restaurant":
        gap = town.count("blue") - most(towns, seat, "blue")
        return 3 if gap > 0 else 2 if gap == 0 else 1
    if town.special == "chichen_itza":
        return 3 if town.count("green") > most(towns, seat, "green") else 1
    if town.special == "golden_gate_bridge":
        return {0: 0, 1: 0, 2: 1, 3: 2}[alike_around(town)]
    if town.special == "wind_turbine":
        return town.count("green")
    if town.special == "taj_mahal":
        incomes = all_incomes(towns)
        neighbours = [incomes[(seat + 1) % len(towns)], incomes[(seat - 1) % len(towns)]]
        return 3 if incomes[seat] < min(neighbours) else 1
    if town.special == "tower_of_pisa":
        return max(left.count("yellow"), right.count("yellow"))
    if town.special == "great_wall":
        following = [town.at(town.place + 1), town.at(town.place + 2)]
        return 3 if all(following) and colours(following[0]) & colours(following[1]) else 1
    if town.special == "red_square":
        return 0 if town.count("orange") else 3
    if town.special == "treasury":
        return min(3, town.coins // 3)
    return 0


def points(towns: Towns, seat: int, adding: bool = False) -> int:
    town = towns[seat]
    residents = town.printed("residents") + extra_residents(towns, seat) - town.monsters().count("chickzilla")
    hearts = town.printed("hearts") + extra_hearts(towns, seat) - 2 * town.monsters().count("catzilla")
    residents, hearts = max(0, residents), max(0, hearts)
    total = residents + hearts if adding else residents * hearts
    if town.special == "concert_hall":
        total = max(0, total - all_incomes(towns)[seat])
    if town.special == "japanese_garden" and total < 30:
        total *= 2
    return total


def winners(towns: Towns, scores: list[int]) -> list[int]:
    best = max((score, town.coins) for score, town in zip(scores, towns, strict=True))
    return [seat for seat, town in enumerate(towns) if (scores[seat], town.coins) == best]
