"""What a place has won and scored, game by game, as Arrow columns that add up to samples."""

from __future__ import annotations

from typing import Any

from triopolis.lab.samples import Sample


class Results:
    """The columns of a sample: wins, points, squares."""

    def __init__(self, columns: dict[str, Any]) -> None:
        self._columns = columns

    def __len__(self) -> int:
        return len(self._columns["points"])

    def column(self, name: str) -> Any:
        return self._columns[name]

    def sample(self) -> Sample:
        import pyarrow.compute as pc

        return Sample(len(self), *(pc.sum(column).as_py() for column in self._columns.values()))

    def of_rows(self, rows: Any) -> Results:
        """The results of some games, each as often as it is named."""
        return Results({name: column.take(rows) for name, column in self._columns.items()})

    def grouped(self, keys: dict[str, Any]) -> dict[tuple[Any, ...], Sample]:
        """Samples by the values of these columns."""
        import pyarrow as pa

        sums = [(name, "sum") for name in self._columns]
        # One thread: sums of fractions must not depend on which comes first.
        groups = pa.table({**keys, **self._columns}).group_by(list(keys), use_threads=False)
        rows = groups.aggregate([([], "count_all"), *sums]).to_pylist()
        return {
            tuple(row[key] for key in keys): Sample(row["count_all"], *(row[f"{name}_sum"] for name in self._columns))
            for row in rows
        }


def results_of(table: Any, labels: list[str]) -> list[Results]:
    """Place by place; a shared win counts as its share."""
    import pyarrow.compute as pc

    won = [table[f"{label}_won"].cast("int8").cast("float64") for label in labels]
    winners = won[0]
    for column in won[1:]:
        winners = pc.add(winners, column)
    scores = [table[f"{label}_score"].cast("int64") for label in labels]
    return [
        Results({"wins": pc.divide(flags, winners), "points": points, "squares": pc.multiply(points, points)})
        for flags, points in zip(won, scores, strict=True)
    ]
