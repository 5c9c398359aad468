"""What a town could make of a tile, and of a recount: the points of all its cells worked out at once.

A number for each cell is kept as four sets of cells, its binary digits: the cells whose number has a one there. Adding
to all cells is then a handful of operations, and so is finding the cells with the highest number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.engine import bits
from triopolis.games.bloom_town.components import (
    HOME,
    LEFT_EDGE,
    OFFICE,
    PARK,
    RIGHT_EDGE,
    SHOP,
    SUBWAY,
    CellSet,
    Kind,
    corners,
    sides,
)
from triopolis.games.bloom_town.scoring import group, type_cells
from triopolis.games.bloom_town.state import Rules, Town

# The best places for a tile, in one number: its points there (four bits), its points on the best spring cell (four
# bits, 0 where none is free), the cells where it scores most.
CELLS_AT: Final[i64] = 8


def points_of(places: i64) -> i64:
    return places & 15


def spring_points_of(places: i64) -> i64:
    return places >> 4 & 15


def highest(ones: CellSet, twos: CellSet, fours: CellSet, eights: CellSet, among: CellSet) -> i64:
    """The highest number, and above four empty bits the cells among these that have it."""
    number: i64 = 0
    if among & eights:
        among &= eights
        number = 8
    if among & fours:
        among &= fours
        number |= 4
    if among & twos:
        among &= twos
        number |= 2
    if among & ones:
        among &= ones
        number |= 1
    return among << CELLS_AT | number


def best_places(ones: CellSet, twos: CellSet, fours: CellSet, eights: CellSet, free: CellSet, springs: CellSet) -> i64:
    """The best of the free cells for a tile that scores one point and as many more as its cell's number."""
    if free == 0:
        return 0
    best: i64 = highest(ones, twos, fours, eights, free) + 1
    if springs & free:
        best |= ((highest(ones, twos, fours, eights, springs & free) & 15) + 1) << 4
    return best


# Offices and subways


def chain_places(
    step: i64, onward: CellSet, back: CellSet, other: i64, down: CellSet, up: CellSet, free: CellSet, springs: CellSet
) -> i64:
    """Lines in two directions, each with its step between cells and with the tiles from which it leads on and back."""
    ones: CellSet = 0
    twos: CellSet = 0
    fours: CellSet = 0
    eights: CellSet = 0
    ahead: CellSet = onward << step
    behind: CellSet = back >> step
    below: CellSet = down << other
    above: CellSet = up >> other
    # The cells that find one tile in a direction, then those that find a second behind it, and so on: each round adds
    # four sets to the numbers.
    while ahead | behind | below | above:
        one: CellSet = ahead ^ behind
        rest: CellSet = below ^ above
        both: CellSet = ahead & behind
        two: CellSet = below & above
        mixed: CellSet = one & rest
        four: CellSet = (both & two) | (mixed & (both | two))
        two ^= both ^ mixed
        one ^= rest
        carried: CellSet = ones & one
        ones ^= one
        rest = (twos & two) | (carried & (twos | two))
        twos ^= two ^ carried
        eights |= (fours & four) | (rest & (fours | four))
        fours ^= four ^ rest
        ahead = (ahead & onward) << step
        behind = (behind & back) >> step
        below = (below & down) << other
        above = (above & up) >> other
    return best_places(ones, twos, fours, eights, free, springs)


def office_places(rules: Rules, offices: CellSet, free: CellSet, springs: CellSet) -> i64:
    if rules.office_group:
        return group_places(offices, free, springs, by_corners=False)
    return chain_places(1, offices & ~RIGHT_EDGE, offices & ~LEFT_EDGE, 5, offices, offices, free, springs)


def subway_places(rules: Rules, subways: CellSet, free: CellSet, springs: CellSet) -> i64:
    if rules.subway_group:
        return group_places(subways, free, springs, by_corners=True)
    left: CellSet = subways & ~RIGHT_EDGE
    right: CellSet = subways & ~LEFT_EDGE
    return chain_places(6, left, right, 4, right, left, free, springs)


def group_places(cells: CellSet, free: CellSet, springs: CellSet, by_corners: bool) -> i64:
    """Whole groups instead of lines, an option: cell by cell."""
    best: i64 = 0
    spring: i64 = 0
    where: CellSet = 0
    near: CellSet = corners(cells) if by_corners else sides(cells)
    left: CellSet = free
    while left:
        cell: CellSet = left & -left
        left &= left - 1
        points: i64 = 1
        if cell & near:
            points = min(bits.size(group(cells, cell, by_corners)), 15)
        if points > best:
            best = points
            where = 0
        if points == best:
            where |= cell
        if cell & springs:
            spring = max(spring, points)
    return where << CELLS_AT | spring << 4 | best


# Parks


class Parks:
    """The parks of a town by the size of their groups."""

    def __init__(self) -> None:
        self.singles: CellSet = 0
        self.pairs: CellSet = 0
        self.full: CellSet = 0
        """Groups of three and more: they must not grow."""

    def sort(self, parks: CellSet) -> None:
        beside: CellSet = sides(parks)
        lonely: CellSet = parks & exactly_one(parks)
        self.singles = parks & ~beside
        self.pairs = lonely & sides(lonely)
        self.full = parks & beside & ~self.pairs

    def places(self, free: CellSet, springs: CellSet) -> i64:
        """Two neighbours of a cell never lie side by side, so each of them is of a group of its own."""
        if free == 0:
            return 0
        near_single: CellSet = sides(self.singles)
        near_pair: CellSet = sides(self.pairs)
        fitting: CellSet = free & ~sides(self.full)
        one: CellSet = exactly_one(self.singles)
        third: CellSet = (exactly_one(self.pairs) & ~near_single) | (exactly_two(self.singles) & ~near_pair)
        second: CellSet = one & ~near_pair
        alone: CellSet = ~(near_single | near_pair)
        spring: i64 = 0
        if springs & free:
            spring = best_park(fitting & springs, third, second, alone) & 15
        return best_park(fitting, third, second, alone) | spring << 4


def best_park(fitting: CellSet, third: CellSet, second: CellSet, alone: CellSet) -> i64:
    """The points of the best of these cells, and above four empty bits those that bring them."""
    if fitting & third:
        return (fitting & third) << CELLS_AT | 4
    if fitting & second:
        return (fitting & second) << CELLS_AT | 3
    if fitting & alone:
        return (fitting & alone) << CELLS_AT | 1
    return 0


def exactly_one(cells: CellSet) -> CellSet:
    """The cells with exactly one of these beside them."""
    right: CellSet = (cells & ~RIGHT_EDGE) << 1
    left: CellSet = (cells & ~LEFT_EDGE) >> 1
    return (right ^ left ^ cells << 5 ^ cells >> 5) & ~(right & left | (cells << 5) & (cells >> 5))


def exactly_two(cells: CellSet) -> CellSet:
    """The cells with exactly two of these beside them."""
    right: CellSet = (cells & ~RIGHT_EDGE) << 1
    left: CellSet = (cells & ~LEFT_EDGE) >> 1
    below: CellSet = cells << 5
    above: CellSet = cells >> 5
    line: CellSet = (right & left) ^ (below & above)
    return (right ^ left) & (below ^ above) | line & ~(right ^ left | below ^ above)


# Homes and shops


class Beside:
    """For every cell how many count of what is beside it."""

    def __init__(self) -> None:
        self.ones: CellSet = 0
        self.twos: CellSet = 0
        self.fours: CellSet = 0

    def count_types(self, town: Town, shops: CellSet) -> None:
        """Different types, for homes: at most four are beside a cell."""
        tiles: vec[i64] = town.tiles
        self.add_up(sides(tiles[OFFICE]), sides(tiles[SUBWAY]), sides(tiles[PARK]), sides(tiles[HOME]))
        shop: CellSet = sides(shops)
        carried: CellSet = self.ones & shop
        self.ones ^= shop
        self.fours |= self.twos & carried
        self.twos ^= carried

    def count_tiles(self, cells: CellSet) -> None:
        """Every one of these cells, for shops."""
        self.add_up((cells & ~RIGHT_EDGE) << 1, (cells & ~LEFT_EDGE) >> 1, cells << 5, cells >> 5)

    def add_up(self, first: CellSet, second: CellSet, third: CellSet, fourth: CellSet) -> None:
        one: CellSet = first ^ second
        rest: CellSet = third ^ fourth
        both: CellSet = first & second
        two: CellSet = third & fourth
        self.ones = one ^ rest
        self.twos = both ^ two ^ (one & rest)
        self.fours = both & two

    def places(self, free: CellSet, springs: CellSet) -> i64:
        return best_places(self.ones, self.twos, self.fours, 0, free, springs)

    def recount(self, cells: CellSet) -> i64:
        """One point for each of these cells, and what counts beside them."""
        more: i64 = bits.size(cells & self.ones) + 2 * bits.size(cells & self.twos)
        if cells & self.fours:
            more += 4 * bits.size(cells & self.fours)
        return bits.size(cells) + more


class Survey:
    """All of it for one town. Made once and used for many: it holds what was found last."""

    def __init__(self) -> None:
        self.places: vec[i64] = vec[i64]([0] * 5)
        """The best places for a tile of each type; for a shop of which nothing is known, if it likes all."""
        self.recounts: vec[i64] = vec[i64]([0] * 5)
        """What a recount of each type would bring now."""
        self.parks: Parks = Parks()
        self.shops: CellSet = 0
        self.beside: Beside = Beside()

    def look(self, rules: Rules, town: Town, free: CellSet) -> None:
        springs: CellSet = rules.springs
        tiles: vec[i64] = town.tiles
        places: vec[i64] = self.places
        self.shops = type_cells(town, SHOP)
        beside: Beside = self.beside
        places[OFFICE] = office_places(rules, tiles[OFFICE], free, springs)
        places[SUBWAY] = subway_places(rules, tiles[SUBWAY], free, springs)
        self.parks.sort(tiles[PARK])
        places[PARK] = self.parks.places(free, springs)
        beside.count_tiles(tiles[OFFICE] | tiles[SUBWAY] | tiles[PARK] | tiles[HOME])
        places[SHOP] = beside.places(free, springs)
        recounts: vec[i64] = self.recounts
        recounts[OFFICE] = 2 * bits.size(tiles[OFFICE])
        recounts[SUBWAY] = 2 * bits.size(tiles[SUBWAY])
        recounts[PARK] = 2 * bits.size(tiles[PARK])
        recounts[SHOP] = self.shop_recount(rules, town)
        beside.count_types(town, self.shops)
        places[HOME] = beside.places(free, springs)
        recounts[HOME] = beside.recount(tiles[HOME])

    def shop_recount(self, rules: Rules, town: Town) -> i64:
        points: i64 = 0
        for kind in range(SHOP, i64(10)):
            cells: CellSet = town.tiles[kind]
            if cells:
                self.beside.count_tiles(liked(rules, town, kind))
                points += self.beside.recount(cells)
        return points

    def places_for(self, rules: Rules, town: Town, kind: Kind, free: CellSet) -> i64:
        """The best places for a tile of this kind in the town that was looked at."""
        if kind < SHOP:
            return self.places[kind]
        self.beside.count_tiles(liked(rules, town, kind))
        return self.beside.places(free, rules.springs)

    def recount_of(self, rules: Rules, town: Town, which: i64) -> i64:
        """What a recount of a type brings any town."""
        if which < HOME:
            return 2 * bits.size(town.tiles[which])
        if which == SHOP:
            return self.shop_recount(rules, town)
        self.beside.count_types(town, type_cells(town, SHOP))
        return self.beside.recount(town.tiles[HOME])


def liked(rules: Rules, town: Town, kind: Kind) -> CellSet:
    """All tiles of the two types that a kind of shop likes."""
    pair: i64 = 2 * (kind - SHOP)
    likes: vec[i64] = rules.components.likes
    return town.tiles[likes[pair]] | town.tiles[likes[pair + 1]]
