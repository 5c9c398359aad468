"""python -m tests.positions [GAME …]: writes the positions anew."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from tests.positions import bloom_town, happy_city, point_city
from tests.positions.stored import Setup, write_setups

FOUND: Final[dict[str, Callable[[], list[Setup]]]] = {
    bloom_town.GAME: lambda: [bloom_town.find(setup) for setup in bloom_town.setups()],
    happy_city.GAME: lambda: [happy_city.find(setup) for setup in happy_city.setups()],
    point_city.GAME: lambda: [point_city.find(setup) for setup in point_city.setups()],
}


def main(games: list[str]) -> None:
    for game in games or FOUND:
        setups = FOUND[game]()
        write_setups(game, setups)
        for setup in setups:
            print(game, setup.name, *sorted(name for played in setup.matches for name in played.moments))


if __name__ == "__main__":
    main(sys.argv[1:])
