# Written for the code of its day, which it freezes; not checked against that of today.
# mypy: ignore-errors
"""Freezes a server: tables of every game in every state, guests with their cookies, and what everybody sees.

    PYTHONPATH=<the code to freeze>/src:<the code to freeze>:. python tests/yesterday/make_server.py

People visit the whole server over HTTP and its live connections; only its bots answer at once. What is frozen already
is left as it is: see README.md.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.room import InstantThinkers
from tests.server.served import Visitor, heard, named, served
from tests.yesterday.house import (
    DATABASE,
    SERVER,
    Guests,
    Seen,
    SeenTable,
    lay_out,
    replayed,
    state_of,
    think_forever,
    visitors,
)

import triopolis
from triopolis.engine.match import Match
from triopolis.engine.randomness import Generator, seeded
from triopolis.engine.record import Seat
from triopolis.engine.registry import find_game
from triopolis.engine.tables import load_data_pack
from triopolis.server import hosting, routes_guests

PACKS = SERVER.parent / "packs"
A_CENTURY = 100 * 365 * 24 * 60
ME, OPEN, HERE = {"kind": "me"}, {"kind": "open"}, {"kind": "here", "name": "Bruno"}
GAMES: dict[str, dict[str, Any]] = {
    "point_city": {"alone": {"automa": "hard"}, "other": {"tokens": "base"}, "pack": "my_cards"},
    "bloom_town": {
        "alone": {"opponent": "zinovy", "side": "B"},
        "other": {"office_chain": "group", "recount_after_flower": "no", "third_shop": "toy_shop"},
        "pack": "my_town",
    },
    "happy_city": {"alone": None, "other": {"mode": "expert", "grozilla": "yes"}, "pack": "my_city"},
}


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def main() -> None:
    print("frozen by", triopolis.__file__)
    SERVER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        guests = live_a_day(folder)
        with closing(sqlite3.connect(folder / DATABASE)) as connection:
            write("house.sql", "".join(f"{line}\n" for line in connection.iterdump()).encode())
    write("guests.json", msgspec.json.format(msgspec.json.encode(guests), indent=1) + b"\n")
    lines = [msgspec.json.encode(table) + b"\n" for table in look_around(guests)]
    write("seen.jsonl.gz", gzip.compress(b"".join(lines), mtime=0))
    print(len(lines), "tables")


def write(name: str, data: bytes) -> None:
    with (SERVER / name).open("xb") as out:
        out.write(data)
    print(name, len(data), "bytes")


def live_a_day(folder: Path) -> Guests:
    numbers = count(1)
    with served(folder) as client, patch.object(hosting, "fresh_seed", lambda: f"hidden {next(numbers)}"):
        people = {name: named(client, name) for name in ("Anna", "Boris", "Віра")}
        tables: dict[str, str] = {}
        for game in GAMES:
            for what, table in Evening(client, people, game).tables():
                tables[f"{game}, {what}"] = table
                if rematch := people["Anna"].get(f"tables/{table}")["rematch"]:
                    tables[f"{game}, the rematch"] = rematch
        with patch.object(routes_guests, "LINK_MINUTES", A_CENTURY):
            link = people["Boris"].post("me/link")["token"]
        with patch.object(routes_guests, "LINK_MINUTES", -1):
            old_link = people["Anna"].post("me/link")["token"]
        cookies = {name: visitor.cookie or "" for name, visitor in people.items()}
        return Guests(cookies, link, "Boris", old_link, tables)


class Evening:
    """The tables of one game."""

    def __init__(self, client: TestClient[Litestar], people: dict[str, Visitor], game: str) -> None:
        self.client, self.game = client, game
        self.anna, self.boris, self.vira = people.values()
        self.everybody = list(people.values())
        self.rng = seeded("evening", game)

    def tables(self) -> Iterator[tuple[str, str]]:
        for make in (
            *(self.waiting, self.waiting_publicly, self.bots_of_every_level, self.two_people, self.one_screen),
            *(self.other_options, self.alone, self.finished, self.finished_and_again, self.abandoned),
            *(self.abandoned_before_it_began, self.stand_in, self.open_seat, self.with_a_pack, self.finished_pack),
            *(self.a_friend_with_undo, self.bot_to_act),
        ):
            if (table := make()) is not None:
                yield make.__name__.replace("_", " "), table

    # In every state

    def waiting(self) -> str:
        return self.opened(self.anna, ME, OPEN, bot("hard"))

    def waiting_publicly(self) -> str:
        return self.opened(self.vira, ME, OPEN, OPEN, public=True, options=self.choice("other"))

    def bots_of_every_level(self) -> str:
        table = self.opened(self.anna, ME, bot("hard"), bot("easy"), bot("expert"))
        return self.played(table, 9)

    def two_people(self) -> str:
        return self.played(self.with_boris(public=True, seed="chosen by Anna"), 14)

    def one_screen(self) -> str:
        return self.played(self.opened(self.vira, ME, HERE, bot("greedy")), 8)

    def other_options(self) -> str:
        table = self.opened(self.vira, ME, bot("medium"), bot("random"), options=self.choice("other"))
        return self.played(table, 7)

    def alone(self) -> str | None:
        options = self.choice("alone")
        return self.played(self.opened(self.anna, ME, options=options), 5) if options else None

    def finished(self) -> str:
        return self.played(self.opened(self.anna, ME, bot("hard")), None)

    def finished_and_again(self) -> str:
        table = self.played(self.with_boris(options=self.choice("other")), None, undo=True)
        again = self.boris.post(f"tables/{table}/rematch")["id"]
        assert self.anna.post(f"tables/{table}/rematch")["id"] == again
        self.played(again, 4)
        return table

    def abandoned(self) -> str:
        table = self.played(self.opened(self.anna, ME, bot("medium")), 4)
        self.anna.post(f"tables/{table}/leave")
        return table

    def abandoned_before_it_began(self) -> str:
        table = self.opened(self.vira, ME, OPEN)
        self.vira.post(f"tables/{table}/leave")
        return table

    def stand_in(self) -> str:
        table = self.played(self.with_boris(), 4)
        answer = self.anna.ask("PUT", f"tables/{table}/seats/1/bot", {"bot": "hard"})
        assert answer.is_success, answer.text
        return self.played(table, 2)

    def open_seat(self) -> str:
        table = self.played(self.with_boris(), 5)
        self.boris.post(f"tables/{table}/leave")
        return table

    def with_a_pack(self) -> str:
        match = self.packed_match()
        for _ in range(10):
            match.repeat(int(match.state.random_action(self.rng)))
        return self.played(self.imported(match), 3)

    def finished_pack(self) -> str:
        match = self.packed_match()
        while not match.over:
            match.repeat(int(match.state.random_action(self.rng)))
        return self.imported(match, public=True)

    def a_friend_with_undo(self) -> str:
        """Left where the one to act may take back once more."""
        table = self.with_boris()
        self.played(table, 6, undo=True)
        while not self.can_undo(table):
            self.played(table, 1)
        return table

    def bot_to_act(self) -> str:
        """The process ended while a bot was thinking."""
        with patch.object(InstantThinkers, "choose", think_forever):
            table = self.opened(self.anna, ME, bot("expert"))
            while not self.info(table)["seats"][self.info(table)["actor"]]["bot"]:
                self.act(table)
        return table

    # How it is done

    def choice(self, name: str) -> Any:
        return GAMES[self.game][name]

    def opened(self, host: Visitor, *seats: Any, **wish: Any) -> str:
        fewer = list(seats)[: find_game(self.game).seats[-1]]
        table: str = host.post("tables", {"game": self.game, "seats": fewer, **wish})["id"]
        return table

    def with_boris(self, **wish: Any) -> str:
        table = self.opened(self.anna, ME, OPEN, **wish)
        self.boris.post(f"tables/{table}/join", {})
        return table

    def packed_match(self) -> Match:
        game = find_game(self.game)
        pack = load_data_pack(game, PACKS / self.game / str(self.choice("pack")))
        return Match(game.with_data(pack), [Seat("Ада"), Seat("hard", "hard")], seed=f"pack of {self.game}")

    def imported(self, match: Match, **wish: Any) -> str:
        table: str = self.vira.post("tables/import", {"record": json.loads(match.save()), **wish})["id"]
        return table

    def info(self, table: str) -> Any:
        return self.anna.get(f"tables/{table}")

    def played(self, table: str, moves: int | None, undo: bool = False) -> str:
        """So many moves of people, or all there are; the bots play between them."""
        for _ in range(moves) if moves is not None else count():
            if self.wait_for_people(table)["actor"] is None:
                break
            self.act(table)
            if undo and int(self.rng.below(4)) == 0 and self.can_undo(table):
                self.act(table, take_back=True)
        self.wait_for_people(table)
        return table

    def wait_for_people(self, table: str) -> Any:
        while (info := self.info(table))["actor"] is not None and info["seats"][info["actor"]]["bot"]:
            pass
        return info

    def can_undo(self, table: str) -> bool:
        info = self.wait_for_people(table)
        return info["actor"] is not None and any(state_of(one, table)["can_undo"] for one in self.everybody)

    def act(self, table: str, take_back: bool = False) -> None:
        """Whoever is to act does so; of several at one screen, after uncovering their seat."""
        for visitor in self.everybody:
            with visitor.live(table) as socket:
                state = heard(socket, "state")
                if state["curtain"] is not None:
                    socket.send_json({"type": "uncover", "seat": state["curtain"]})
                    state = heard(socket, "state")
                if state["moves"]:
                    socket.send_json(deed(state, self.rng, take_back))
                    heard(socket, "accepted")
                    return
        raise AssertionError("nobody can act")


def deed(state: dict[str, Any], rng: Generator, take_back: bool) -> dict[str, Any]:
    about = {"seat": state["seat"], "revision": state["table"]["revision"]}
    if take_back:
        return {"type": "undo", **about}
    move = state["moves"][int(rng.below(len(state["moves"])))]
    return {"type": "play", "action": move["action"], **about}


# What everybody sees afterwards


def look_around(guests: Guests) -> Iterator[SeenTable]:
    with tempfile.TemporaryDirectory() as name, patch.object(InstantThinkers, "choose", think_forever):
        database = lay_out(Path(name))
        with served(Path(name)) as client:
            everybody = visitors(client, guests.cookies)
            for what, table in guests.tables.items():
                match = replayed(database, table)
                yield SeenTable(
                    name=what,
                    position=match.fingerprint() if match is not None else None,
                    seen={
                        who: Seen(one.get(f"tables/{table}"), state_of(one, table)) for who, one in everybody.items()
                    },
                    **looking_back(everybody["nobody"], table),
                )


def look(visitor: Visitor, table: str) -> Seen:
    return Seen(visitor.get(f"tables/{table}"), state_of(visitor, table))


def looking_back(visitor: Visitor, table: str) -> dict[str, Any]:
    replay = if_allowed(lambda: visitor.get(f"tables/{table}/replay"))
    middle = len(replay["steps"]) // 2 if replay else 0
    record = visitor.ask("GET", f"tables/{table}/record")
    return {
        "record": record.text if record.is_success else None,
        "replay": replay,
        "middle": visitor.get(f"tables/{table}/replay/{middle}") if replay else None,
    }


def if_allowed(ask: Callable[[], Any]) -> Any:
    try:
        return ask()
    except AssertionError:
        return None


if __name__ == "__main__":
    main()
