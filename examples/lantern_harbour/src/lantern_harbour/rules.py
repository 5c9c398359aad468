"""The rules: what may be done, and what comes of it.

The actions: 0 to 3 take an open crate, 4 draws from the bag, 5 to 28 moor the ship at a place of the bay at a berth,
29 to 32 send a ship away, 33 waits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lantern_harbour import events
from lantern_harbour.components import BAY, BERTHS, LANTERN, NOTHING, QUAY
from lantern_harbour.payment import can_pay, payment
from lantern_harbour.scoring import harbour_points, is_full, mooring_points, points_for_filling, ships_in
from lantern_harbour.solo import CRATES_PER_TURN, next_ship
from lantern_harbour.state import ACTIONS_PER_TURN, HAND_LIMIT, ROUNDS, Position
from triopolis.engine.contract import Log
from triopolis.engine.shapes import Ended

TAKE: Final = 0
DRAW: Final = TAKE + QUAY
MOOR: Final = DRAW + 1
SEND: Final = MOOR + BAY * BERTHS
WAIT: Final = SEND + BAY
ACTION_COUNT: Final = WAIT + 1

NOBODY: Final = -1


class LanternState(Position):
    def copy(self) -> LanternState:
        other = LanternState(self.rules)
        self.copy_to(other)
        return other

    # What may be done

    def actions(self) -> list[int]:
        if self.actor < 0:
            return []
        legal = [*self._crates_to_take(), *self._ships_to_moor(), *self._ships_to_send()]
        return legal or [WAIT]

    def _crates_to_take(self) -> list[int]:
        if sum(self.hands[self.actor]) >= HAND_LIMIT:
            return []
        legal = [TAKE + place for place in range(QUAY) if self.may_take(self.quay[place])]
        return [*legal, DRAW] if self.bag else legal

    def may_take(self, crate: int) -> bool:
        """An open lantern takes a whole turn."""
        return crate != NOTHING and (crate != LANTERN or self.actions_left == ACTIONS_PER_TURN)

    def _ships_to_moor(self) -> list[int]:
        hand, harbour = self.hands[self.actor], self.harbours[self.actor]
        free = [berth for berth in range(BERTHS) if harbour[berth] == NOTHING]
        loadable = [
            place
            for place, ship in enumerate(self.bay)
            if ship != NOTHING and can_pay(self.rules.ships[ship].cargo, hand)
        ]
        return [MOOR + place * BERTHS + berth for place in loadable for berth in free]

    def _ships_to_send(self) -> list[int]:
        """Only while a new one can take its place."""
        if len(self.deck) <= self.bay.count(NOTHING):
            return []
        return [SEND + place for place in range(BAY) if self.bay[place] != NOTHING]

    # What comes of it

    def play(self, action: i64, log: Log | None = None) -> None:
        self.actions_left -= 1
        if action < DRAW:
            self._take(int(action) - TAKE, log)
        elif action == DRAW:
            self._draw(log)
        elif action < SEND:
            place, berth = divmod(int(action) - MOOR, BERTHS)
            self._moor(int(self.actor), place, berth, log)
        elif action < WAIT:
            self._send_away(int(action) - SEND, log)
        elif log is not None:
            log.add(self.actor, events.Waited())
        if self.actions_left == 0 or is_full(self.harbours[self.actor]):
            self._end_turn(log)

    def _take(self, place: int, log: Log | None) -> None:
        crate = self.quay[place]
        if crate == LANTERN:
            self.actions_left = 0
        self.hands[self.actor][crate] += 1
        self.known[self.actor][crate] += 1
        self.quay[place] = NOTHING
        if log is not None:
            log.add(self.actor, events.Took(place=place, crate=crate))

    def _draw(self, log: Log | None) -> None:
        crate = self.bag.pop()
        self.hands[self.actor][crate] += 1
        if log is not None:
            seat = int(self.actor)
            log.add_private(seat, events.Drew(), {seat: events.Drew(crate=crate)}, reveals=True)

    def _moor(self, who: int, place: int, berth: int, log: Log | None) -> None:
        ship, harbour = self.bay[place], self.harbours[who]
        paid = payment(self.rules.ships[ship].cargo, self.hands[who])
        self._pay(who, paid)
        points = mooring_points(self.rules, harbour, berth, ship).total + self._bonus_per_ship(who)
        harbour[berth], self.bay[place] = ship, NOTHING
        if log is not None:
            log.add(who, events.Moored(place=place, ship=ship, berth=berth, paid=paid, points=points))
            if is_full(harbour):
                log.add(who, events.HarbourFull(points=points_for_filling(harbour)))

    def _pay(self, who: int, paid: list[int]) -> None:
        """Crates that everyone has seen go first: the others stay as unknown as they were."""
        hand, known = self.hands[who], self.known[who]
        for crate, count in enumerate(paid):
            hand[crate] -= count
            self.loaded[crate] += count
            known[crate] = max(0, known[crate] - count)

    def _send_away(self, place: int, log: Log | None) -> None:
        ship = self.bay[place]
        self.at_sea.append(ship)
        self.bay[place] = NOTHING
        if log is not None:
            log.add(self.actor, events.SentAway(place=place, ship=ship))

    def _end_turn(self, log: Log | None) -> None:
        self._refill(log)
        if self.rules.lamplighter != NOTHING:
            self._lamplighter_acts(log)
        self.turn += 1
        self.actions_left = ACTIONS_PER_TURN
        self.actor = (self.actor + 1) % self.rules.players
        if self.actor == self.first and self._is_last_round():
            self.actor = NOBODY
            if log is not None:
                log.add(NOBODY, Ended(scores=self.scores(), winners=self.winners()))

    def _refill(self, log: Log | None) -> None:
        """From left to right, first the quay, then the bay, as far as there is something to come."""
        for place in range(QUAY):
            if self.quay[place] == NOTHING and self.bag:
                self.quay[place] = self.bag.pop()
                if log is not None:
                    log.add(NOBODY, events.Refilled(place=place, crate=self.quay[place]), reveals=True)
        for place in range(BAY):
            if self.bay[place] == NOTHING and self.deck:
                self.bay[place] = self.deck.pop()
                if log is not None:
                    log.add(NOBODY, events.Arrived(place=place, ship=self.bay[place]), reveals=True)

    def _is_last_round(self) -> bool:
        return self.turn >= ROUNDS * self.rules.players or any(is_full(harbour) for harbour in self.harbours)

    def _lamplighter_acts(self, log: Log | None) -> None:
        who = self.rules.players
        crates = [self.bag.pop() for _ in range(min(CRATES_PER_TURN, len(self.bag)))]
        for crate in crates:
            self.hands[who][crate] += 1
            self.known[who][crate] += 1
        if log is not None and crates:
            log.add(who, events.Unloaded(crates=crates), reveals=True)
        place = next_ship(self.rules.ships, self.bay, self.hands[who])
        if place != NOTHING and not is_full(self.harbours[who]):
            self._moor(who, place, self.harbours[who].index(NOTHING), log)
            self._refill(log)

    # Points

    def _bonus_per_ship(self, who: int) -> int:
        """The lamplighter scores a few points more for each ship, by its level."""
        return self.rules.lamplighter if who == self.rules.players else 0

    def scores(self) -> list[int]:
        return [self._score(who, harbour) for who, harbour in enumerate(self.harbours)]

    def _score(self, who: int, harbour: list[int]) -> int:
        points = harbour_points(self.rules, harbour).total + points_for_filling(harbour)
        return points + self._bonus_per_ship(who) * ships_in(harbour)

    def winners(self) -> list[int]:
        """Most points; of those, most ships; who is still tied shares the win."""
        ranks = list(zip(self.scores(), map(ships_in, self.harbours), strict=True))
        return [who for who, rank in enumerate(ranks) if rank == max(ranks)]
