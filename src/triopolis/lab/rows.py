"""Games, and decisions, as rows of Arrow tables.

Columns are gathered in plain arrays, which Arrow takes over as they are: a row costs little beside its game.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from triopolis.engine.contract import Game, State
from triopolis.engine.rooms import telling_of
from triopolis.lab.header import Rows, place_labels
from triopolis.lab.simulation import Plan, Played, Tally, actions_of, game_of, play_game, seed_of

TALLY: Final = b"tally"
"""Where the tally of a part stands among its metadata."""


class Part(NamedTuple):
    """Games that follow each other, as they are sent home and kept: an Arrow file that holds their tally too."""

    first: int
    data: bytes


def play_game_rows(plan: Plan, indices: Sequence[int]) -> Part:
    """A row for each game of these numbers; top-level, so that another process can find it."""
    game, tally = game_of(plan), Tally()
    rows = GameRows(game, plan)
    for index in indices:
        seed = seed_of(plan, index)
        played = play_game(game, plan, seed)
        tally.count(played)
        rows.add(index, seed, played)
    return Part(indices[0], _as_arrow_file(rows.columns(), tally))


def play_decision_rows(plan: Plan, indices: Sequence[int]) -> Part:
    """A row for each decision in the games of these numbers."""
    game, tally = game_of(plan), Tally()
    rows = DecisionRows(game)
    for index in indices:
        seed = seed_of(plan, index)
        actions = actions_of(game, plan, seed)
        state = game.new(plan.options, len(plan.bots), seed)
        turns = set[int]()
        for number, action in enumerate(actions):
            turns.add(int(state.turn))
            rows.play(index, number, state, action)
        tally.count(Played(state, len(actions), len(turns)))
    return Part(indices[0], _as_arrow_file(rows.columns(), tally))


PLAYING: Final[Mapping[Rows, Callable[[Plan, Sequence[int]], Part]]] = {
    "games": play_game_rows,
    "decisions": play_decision_rows,
}


class PlaceColumns:
    """What one place has at the end of each game."""

    def __init__(self) -> None:
        self.scores = array("i")
        self.won = array("b")
        self.holdings = array("h")
        """Of all games, one after the other."""
        self.ends = array("i", [0])
        """Where those of each game end, which is where the next begin."""

    def add(self, score: int, won: bool, holdings: list[int]) -> None:
        self.scores.append(score)
        self.won.append(won)
        self.holdings.extend(holdings)
        self.ends.append(len(self.holdings))

    def columns(self, label: str, kinds: Kinds) -> dict[str, Any]:
        from pyarrow import ListArray, bool_

        return {
            f"{label}_score": _numbers(self.scores),
            f"{label}_won": _numbers(self.won).cast(bool_()),
            f"{label}_holdings": ListArray.from_arrays(_numbers(self.ends), kinds.ids(self.holdings)),
        }


class GameRows:
    def __init__(self, game: Game, plan: Plan) -> None:
        self.seats = len(plan.bots)
        self.labels = place_labels(self.seats, game.opponent(plan.options, self.seats) is not None)
        self.places = [PlaceColumns() for _ in self.labels]
        self.kinds = Kinds(game)
        self.games = array("q")
        self.seeds: list[str] = []
        self.first = array("b")
        self.decisions, self.turns, self.margins = array("i"), array("i"), array("i")

    def add(self, index: int, seed: str, played: Played) -> None:
        state, decisions, turns = played
        scores, winners = state.scores(), state.winners()
        self.games.append(index)
        self.seeds.append(seed)
        self.first.append(int(state.first))
        self.decisions.append(decisions)
        self.turns.append(turns)
        self.margins.append(margin(scores))
        for place, holdings in enumerate(state.holdings()):
            self.places[place].add(scores[place], place in winners, holdings)

    def columns(self) -> dict[str, Any]:
        from pyarrow import array as arrow_array

        columns = {
            "game": _numbers(self.games),
            "seed": arrow_array(self.seeds),
            "seats": _numbers(array("b", [self.seats]) * len(self.games)),
            "first": _numbers(self.first),
            "decisions": _numbers(self.decisions),
            "turns": _numbers(self.turns),
            "margin": _numbers(self.margins),
        }
        for label, place in zip(self.labels, self.places, strict=True):
            columns |= place.columns(label, self.kinds)
        return columns


def margin(scores: list[int]) -> int:
    """How far the first is ahead of the second."""
    second, first = sorted(scores)[-2:]
    return first - second


class Kinds:
    """Numbers of State.holdings() as ids, each of which is written only once."""

    def __init__(self, game: Game) -> None:
        kinds = sorted(telling_of(game).holding_kinds().items())
        self._ids = [kind.id for _, kind in kinds]
        self._places = array("h", [0] * (kinds[-1][0] + 1))
        for place, (number, _) in enumerate(kinds):
            self._places[number] = place

    def ids(self, numbers: array[int]) -> Any:
        from pyarrow import DictionaryArray
        from pyarrow import array as arrow_array

        return DictionaryArray.from_arrays(_numbers(self._places).take(_numbers(numbers)), arrow_array(self._ids))


class DecisionRows:
    def __init__(self, game: Game) -> None:
        self._game = game
        self.games = array("q")
        self.notations: list[str] = []
        names = ("decision", "turn", "seat", "action", "legal", "score_before", "score_after")
        self.numbers = {name: array("i") for name in names}

    def play(self, index: int, number: int, state: State, action: int) -> None:
        seat, turn, before, legal = int(state.actor), int(state.turn), state.scores(), len(state.actions())
        self.games.append(index)
        self.notations.append(self._game.notation(self._game.move(self._game.view(state, seat), action)))
        state.play(action)
        row = (number, turn, seat, action, legal, before[seat], state.scores()[seat])
        for column, value in zip(self.numbers.values(), row, strict=True):
            column.append(value)

    def columns(self) -> dict[str, Any]:
        from pyarrow import array as arrow_array

        numbers = {name: _numbers(column) for name, column in self.numbers.items()}
        return {"game": _numbers(self.games), **numbers, "notation": arrow_array(self.notations)}


def _numbers(values: array[int]) -> Any:
    """An array as Arrow's, without copying it."""
    import pyarrow as pa

    types = {"b": pa.int8(), "h": pa.int16(), "i": pa.int32(), "q": pa.int64()}
    return pa.Array.from_buffers(types[values.typecode], len(values), [None, pa.py_buffer(values)])


def _as_arrow_file(columns: dict[str, Any], tally: Tally) -> bytes:
    import pyarrow as pa

    table = pa.table(columns).replace_schema_metadata({TALLY: msgspec.json.encode(tally)})
    sink = pa.BufferOutputStream()
    with pa.ipc.new_file(sink, table.schema) as file:
        file.write_table(table)
    return bytes(sink.getvalue())


def tally_of(schema: Any) -> Tally:
    """The tally of a part, from the schema of its table."""
    return msgspec.json.decode(schema.metadata[TALLY], type=Tally)
