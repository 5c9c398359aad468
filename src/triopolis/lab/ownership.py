"""How those fared who had a component at the end, beside those who had not.

The seats of a game are no separate witnesses: if one wins, another does not, and a long game is rich for all. So the
intervals of differences take a whole game for one (cluster-robust standard errors), for which sums of products over the
seats of each game are kept.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec

from triopolis.lab.header import Kind
from triopolis.lab.ratings import Interval
from triopolis.lab.results import Results
from triopolis.lab.samples import WIDTH, Difference, Sample

ENOUGH: Final = 30
"""Fewer results are not told: a normal distribution would be too far off."""


class Products(msgspec.Struct):
    """Sums over games of what the owners got (wins or points), how many they were, and what all seats got."""

    owners_squared: float = 0.0
    owners_count: float = 0.0
    owners_all: float = 0.0
    count_all: float = 0.0
    count_squared: float = 0.0


class KindFindings(msgspec.Struct):
    kind: Kind
    owning: Sample
    lacking: Sample
    by_number: dict[int, Sample]
    """By how many of it a seat had, 0 among them."""
    wins: Difference
    """Of the win rates of those who had it and those who had not, …"""
    points: Difference
    """… and of their mean scores."""


class Ownership:
    """Gathers, group of rows by group of rows, what the seats had and what came of it."""

    def __init__(self, kinds: list[Kind], seats: int) -> None:
        self._kinds = kinds
        self._seats = seats
        self._games = 0
        self._by_number: list[dict[int, Sample]] = [{} for _ in kinds]
        self._products = {measure: [Products() for _ in kinds] for measure in ("wins", "points")}
        self._all_squared = {"wins": 0.0, "points": 0.0}
        """Sums over games of the square of what all seats got."""

    def read(self, holdings: list[Any], results: list[Results]) -> None:
        """The lists of what each seat had, and its results, game by game."""
        import pyarrow as pa

        self._games += len(results[0])
        owned = [self._read_seat(lists, one) for lists, one in zip(holdings, results, strict=True)]
        together = {name: results[0].column(name) for name in self._products}
        for other in results[1:]:
            together = {name: _sum(column, other.column(name)) for name, column in together.items()}
        for name, column in together.items():
            self._all_squared[name] += _total(_product(column, column))
        self._multiply(pa.concat_tables(owned), together)

    def _read_seat(self, lists: Any, results: Results) -> Any:
        """Count what one seat had; gives a row for each game and component, with what the seat got."""
        import pyarrow as pa

        rows, kinds, copies = self._runs(lists)
        own = results.of_rows(rows)
        for (kind, number), sample in own.grouped({"kind": kinds, "copies": copies}).items():
            self._by_number[kind].setdefault(number, Sample()).add(sample)
        return pa.table({"row": rows, "kind": kinds, **{name: own.column(name) for name in self._products}})

    def _runs(self, column: Any) -> tuple[Any, Any, Any]:
        """The game, the component and the number of its copies; copies stand side by side, so they are runs."""
        import pyarrow as pa
        import pyarrow.compute as pc

        lists = column.combine_chunks()
        flat = lists.flatten()
        if not pa.types.is_dictionary(flat.type):
            flat = flat.dictionary_encode()
        known = pa.array([kind.id for kind in self._kinds])
        kinds = pc.index_in(flat.dictionary, known).cast("int64").take(flat.indices)
        count = max(1, len(self._kinds))
        runs = pc.run_end_encode(_sum(_product(pc.list_parent_indices(lists), count), kinds), run_end_type=pa.int64())
        rows = pc.divide(runs.values, count)
        starts = pa.concat_arrays([pa.array([0], pa.int64()), runs.run_ends])[: len(rows)]
        return rows, pc.subtract(runs.values, _product(rows, count)), pc.subtract(runs.run_ends, starts)

    def _multiply(self, owned: Any, together: dict[str, Any]) -> None:
        """Add up the products of every game and component that a seat had in it."""
        import pyarrow as pa

        sums = [(name, "sum") for name in together]
        games = owned.group_by(["row", "kind"], use_threads=False).aggregate([([], "count_all"), *sums])
        count = games["count_all"].cast("float64")
        for name, total in together.items():
            got, everyone = games[f"{name}_sum"].cast("float64"), total.cast("float64").take(games["row"])
            columns = {
                "owners_squared": _product(got, got),
                "owners_count": _product(got, count),
                "owners_all": _product(got, everyone),
                "count_all": _product(count, everyone),
                "count_squared": _product(count, count),
            }
            by_kind = pa.table({"kind": games["kind"], **columns}).group_by("kind", use_threads=False)
            for row in by_kind.aggregate([(column, "sum") for column in columns]).to_pylist():
                products = self._products[name][row["kind"]]
                for column in columns:
                    setattr(products, column, getattr(products, column) + row[f"{column}_sum"])

    # What it comes to

    def findings(self, everyone: Sample) -> list[KindFindings]:
        """Every component that enough seats had and enough had not, those first whose owners won most."""
        kinds = [self._kind(number, everyone) for number in range(len(self._kinds))]
        known = [one for one in kinds if one is not None]
        return sorted(known, key=lambda one: (-one.wins.value, -one.points.value))

    def _kind(self, number: int, everyone: Sample) -> KindFindings | None:
        by_number = dict(sorted(self._by_number[number].items()))
        owning = Sample()
        for sample in by_number.values():
            owning.add(sample)
        lacking = everyone.without(owning)
        if min(owning.results, lacking.results) < ENOUGH:
            return None
        wins = owning.win_rate, lacking.win_rate, owning.wins, everyone.wins
        points = owning.mean_score, lacking.mean_score, float(owning.points), float(everyone.points)
        return KindFindings(
            self._kinds[number],
            owning,
            lacking,
            {0: lacking, **by_number},
            self._difference("wins", number, owning.results, *wins),
            self._difference("points", number, owning.results, *points),
        )

    def _difference(
        self, measure: str, kind: int, owners: int, mean: float, other: float, got: float, all_got: float
    ) -> Difference:
        """Of two means; the variance is the sum of the squares of what each game pulls their difference by.

        If k owners got y and all s seats t, that is (y - k mean) / owners - (t - y - (s - k) other) / others.
        """
        others = self._seats * self._games - owners
        a, b = 1 / owners + 1 / others, mean / owners + other / others
        c, e = 1 / others, self._seats * other / others
        sums = self._products[measure][kind]
        squares = a * a * sums.owners_squared + b * b * sums.count_squared + c * c * self._all_squared[measure]
        mixed = -a * b * sums.owners_count - a * c * sums.owners_all + b * c * sums.count_all
        level = a * got - b * owners - c * all_got
        variance = squares + 2 * mixed + 2 * e * level + self._games * e * e
        reach = WIDTH * sqrt(max(0.0, variance))
        return Difference(mean - other, Interval(mean - other - reach, mean - other + reach))


def _product(one: Any, other: Any) -> Any:
    import pyarrow.compute as pc

    return pc.multiply(one, other)


def _sum(one: Any, other: Any) -> Any:
    import pyarrow.compute as pc

    return pc.add(one, other)


def _total(column: Any) -> float:
    import pyarrow.compute as pc

    return float(pc.sum(column).as_py())
