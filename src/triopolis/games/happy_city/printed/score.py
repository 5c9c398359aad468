"""Scores a game played with the printed cards, described in JSON by the ids of the data files.

The description becomes a position, and the rules count it as they count the end of a match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

import msgspec

from triopolis.engine.contract import ScoredTable, ScoreItem, ScoreSheet, TableQuestion
from triopolis.engine.errors import BadTable, TriopolisError
from triopolis.engine.randomness import Generator
from triopolis.engine.schema import read_table
from triopolis.games.happy_city.components import (
    CARDS,
    EXPERT_SPECIALS,
    FAMILY_SPECIALS,
    MARKETS,
    MONSTERS,
    SLOTS,
    Components,
)
from triopolis.games.happy_city.endgame import act_as, card_to_copy, copy_card, owners_of_specials
from triopolis.games.happy_city.options import Options
from triopolis.games.happy_city.rules import HappyCityState
from triopolis.games.happy_city.scoring import incomes, tally
from triopolis.games.happy_city.specials import effects_of
from triopolis.games.happy_city.state import NOBODY, NOTHING, OVER, RUIN, City, Rules, empty_city
from triopolis.games.happy_city.telling.names import card_name
from triopolis.games.happy_city.telling.sheets import breakdown
from triopolis.locales import Message, message

MOST_COINS: Final = 1_000_000
"""Nobody has that many, and they are counted in 64 bits."""
LONGEST_ID: Final = 40
COVERED: Final = int(RUIN) - 1
"""What lies under a monster nobody says: a number that no card has."""


class Ruin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ruin: str
    """The monster on it."""


class SeatInput(msgspec.Struct, forbid_unknown_fields=True):
    city: list[str | Ruin]
    coins: int = 0
    monster: str | None = None
    """In front of the city."""


class ChoicesInput(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer for whoever chooses or, if several do, one for each by seat."""

    sphinx: int | str | dict[str, int | str] | None = None
    pyramid: int | dict[str, int] | None = None


class TableInput(msgspec.Struct, forbid_unknown_fields=True):
    seats: list[SeatInput]
    options: Options = Options()
    choices: ChoicesInput = ChoicesInput()


def score_printed(components: Components, data: bytes) -> ScoredTable:
    table = read_table(data, TableInput)
    state = _position(components, table)
    try:
        unused = [*_settle_sphinxes(state, table.choices.sphinx), *_settle_pyramids(state, table.choices.pyramid)]
    except Unanswered as problem:
        return ScoredTable(result={}, lines=[], question=problem.question)
    sheets = breakdown(state)
    return ScoredTable(
        result=_result(state, sheets),
        lines=_lines(sheets, state.winners()),
        warnings=[message("hc-table-warn-unused", where=where) for where in unused],
        sheets=sheets,
        winners=state.winners(),
    )


# The position


class Box:
    """Where the cards lie: none more often than it is printed."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.places: dict[int, list[str]] = {}

    def take(self, number: int, where: str) -> int:
        places, card = self.places.setdefault(number, []), self.components.cards[number]
        if len(places) == card.copies:
            others = ", ".join(places)
            raise BadTable.of("hc-table-copies", where=where, id=card.id, copies=card.copies, others=others)
        places.append(where)
        return number

    def monster(self, id: str, where: str) -> int:
        """Its place among the monsters."""
        number = self.components.number.get(id, int(NOTHING))
        if not MONSTERS <= number < MARKETS:
            known = ", ".join(card.id for card in self.components.by_file["monsters"])
            raise BadTable.of("hc-table-no-monster", where=where, id=id, known=known)
        return self.take(number, where) - int(MONSTERS)


def _position(components: Components, table: TableInput) -> HappyCityState:
    if not 2 <= len(table.seats) <= 5:
        raise BadTable.of("hc-table-seats", where="$.seats", count=len(table.seats))
    expert, adding = table.options.mode == "expert", table.options.scoring == "add"
    rules = Rules(components, effects_of(components, CARDS), len(table.seats), expert, adding, False, 0)
    state, box = HappyCityState(rules, Generator(0, 0, 0, 1)), Box(components)
    state.clear_table()
    state.actor, state.stage = NOBODY, OVER
    state.cities = [_city(rules, box, seat, f"$.seats[{number}]") for number, seat in enumerate(table.seats)]
    return state


def _city(rules: Rules, box: Box, seat: SeatInput, where: str) -> City:
    if not 0 <= seat.coins <= MOST_COINS:
        raise BadTable.of("hc-table-coins", where=f"{where}.coins", count=seat.coins, most=MOST_COINS)
    if len(seat.city) > SLOTS:
        raise BadTable.of("hc-table-full", where=f"{where}.city[{SLOTS}]", most=SLOTS, count=len(seat.city))
    city = empty_city()
    city.size, city.coins = len(seat.city), seat.coins
    for slot, card in enumerate(seat.city):
        if isinstance(card, Ruin):
            monster = box.monster(card.ruin, f"{where}.city[{slot}].ruin")
            city.slots[slot] = COVERED + int(RUIN) * (monster + 1)
            city.monsters |= 1 << monster
        else:
            _lay_card(rules, box, city, slot, card, f"{where}.city")
    if seat.monster is not None:
        city.monster = box.monster(seat.monster, f"{where}.monster")
        city.monsters |= 1 << city.monster
    return city


def _lay_card(rules: Rules, box: Box, city: City, slot: int, id: str, path: str) -> None:
    where = f"{path}[{slot}]"
    number = _number(rules.components, id, where)
    for earlier in range(slot):
        if city.slots[earlier] == number:
            raise BadTable.of("hc-table-name-twice", where=where, id=id, other=f"{path}[{earlier}]")
    if number >= FAMILY_SPECIALS:
        _check_special(rules, city, number, where, path)
        city.special, city.special_slot, city.took_special = number, slot, True
        city.effect = rules.effects[number]
    city.put(rules.components, slot, box.take(number, where))


def _number(components: Components, id: str, where: str) -> int:
    number = components.number.get(id)
    if number is None:
        known = [card.id for card in components.cards.values() if not MONSTERS <= card.number < MARKETS]
        # Looking for what is similar takes long in long texts, and nothing is similar to them.
        like = get_close_matches(id, known) if len(id) <= LONGEST_ID else []
        if like:
            raise BadTable.of("hc-table-unknown-like", where=where, id=id, like=", ".join(like))
        raise BadTable.of("hc-table-unknown", where=where, id=id)
    if MONSTERS <= number < MARKETS:
        raise BadTable.of("hc-table-monster", where=where, id=id, ruin=f'{{"ruin": "{id}"}}', field="monster")
    return number


def _check_special(rules: Rules, city: City, number: int, where: str, path: str) -> None:
    """One of the game's mode, and the only one in the city."""
    id = rules.components.ids[number]
    mode, wanted = ("expert" if expert else "family" for expert in (rules.expert, number >= EXPERT_SPECIALS))
    if mode != wanted:
        raise BadTable.of("hc-table-mode", where=where, id=id, mode=mode, wanted=wanted)
    if city.special != NOTHING:
        other = f"{path}[{city.special_slot}]"
        raise BadTable.of("hc-table-specials", where=where, other=other, id=rules.components.ids[city.special])


# Choices at the end


class Unanswered(Exception):
    """There is a choice, and the table does not say which."""

    def __init__(self, question: TableQuestion) -> None:
        super().__init__(question)
        self.question = question


class Question:
    """What one seat copies: where the answer is looked for, and what it may be."""

    def __init__(self, state: HappyCityState, seat: int, about: str, given: object) -> None:
        self.seat = seat
        self.about = about
        self.where = f"$.choices.{about}.{seat}" if isinstance(given, dict) else f"$.choices.{about}"
        self.card = _name(state, int(state.cities[seat].special))
        self.seats: list[int] = []
        self.cards: list[str] = []
        self.possible = message("hc-table-possible-nothing")

    def error(self, id: str, **args: str | int) -> TriopolisError:
        return BadTable.of(id, where=self.where, card=self.card, seat=self.seat, possible=self.possible, **args)

    def unanswered(self) -> Unanswered:
        text = self.error("hc-table-copy-missing").message
        seats, cards = self.seats, self.cards
        return Unanswered(TableQuestion(about=self.about, seat=self.seat, seats=seats, cards=cards, text=text))


def _name(state: HappyCityState, number: int) -> Message:
    return card_name(state.rules.components, state.rules.components.ids[number])


def _for_all(given: Any, seats: Sequence[int]) -> dict[int, Any]:
    """The answer of each seat; a single one is the answer of all these."""
    if isinstance(given, dict):
        return {seat: given[str(seat)] for seat in seats if str(seat) in given}
    return {} if given is None else dict.fromkeys(seats, given)


def _unused(name: str, given: object, seats: Sequence[int]) -> list[str]:
    """Answers that nobody asked for: odd, but no harm."""
    if isinstance(given, dict):
        return [f"$.choices.{name}.{key}" for key in given if key not in map(str, seats)]
    return [] if given is None or seats else [f"$.choices.{name}"]


def _by_seat(seats: Sequence[int], possible: Message) -> Message:
    """How to answer where several seats choose."""
    if len(seats) == 1:
        return possible
    example = ", ".join(f'"{seat}": …' for seat in seats)
    return message("hc-table-by-seat", possible=possible, example=f"{{{example}}}")


def _settle_sphinxes(state: HappyCityState, given: int | str | Mapping[str, int | str] | None) -> list[str]:
    """Copies the specials; what is left over are answers without a question."""
    seats = [seat for seat, city in enumerate(state.cities) if city.effect.copies_special()]
    answers = _for_all(given, seats)
    for seat in seats:
        question = _about_special(state, Question(state, seat, "sphinx", given), seats)
        act_as(state, state.cities[seat], _copied_special(state, question, answers.get(seat)))
    return _unused("sphinx", given, seats)


def _about_special(state: HappyCityState, question: Question, asked: Sequence[int]) -> Question:
    """May be copied: the specials of opponents, and those that may have come from the box."""
    ids, used = state.rules.components.ids, [int(city.special) for city in state.cities]
    owners = owners_of_specials(state, question.seat)
    question.cards = [ids[number] for number in state.rules.specials if number not in used]
    question.seats = [other for other in range(len(used)) if owners >> other & 1]
    box = ", ".join(question.cards)
    possible = message("hc-table-possible-box", ids=box)
    if question.seats:
        owned = ", ".join(f"{other} ({ids[used[other]]})" for other in question.seats)
        possible = message("hc-table-possible-specials", seats=owned, ids=box)
    question.possible = _by_seat(asked, possible)
    return question


def _copied_special(state: HappyCityState, question: Question, answer: int | str | None) -> int:
    if answer is None:
        raise question.unanswered()
    if isinstance(answer, str):
        number = state.rules.components.number.get(answer, int(NOTHING))
        if number not in state.rules.specials or number == state.cities[question.seat].special:
            raise question.error("hc-table-copy-unknown", value=answer)
        return number
    _check_opponent(state, question, answer)
    if state.cities[answer].special == NOTHING:
        raise question.error("hc-table-copy-no-special", value=answer)
    return int(state.cities[answer].special)


def _check_opponent(state: HappyCityState, question: Question, seat: int) -> None:
    if not 0 <= seat < len(state.cities):
        raise question.error("hc-table-copy-no-seat", value=seat)
    if seat == question.seat:
        raise question.error("hc-table-copy-self", value=seat)


def _settle_pyramids(state: HappyCityState, given: int | Mapping[str, int] | None) -> list[str]:
    pyramids = [seat for seat, city in enumerate(state.cities) if city.effect.copies_neighbour()]
    cards = {seat: _cards_to_copy(state, seat) for seat in pyramids}
    asked = [seat for seat in pyramids if len(set(cards[seat].values())) > 1]
    answers = _for_all(given, _addressed(cards, asked, given) if isinstance(given, int) else pyramids)
    for seat in pyramids:
        question = Question(state, seat, "pyramid", given)
        question.seats = list(cards[seat])
        question.possible = _by_seat(asked if seat in asked else [seat], _said_cards(state, cards[seat]))
        copy_card(state, seat, _copied_neighbour(state, question, cards[seat], answers.get(seat)), None)
    return _unused("pyramid", given, pyramids)


def _addressed(cards: Mapping[int, Mapping[int, int]], asked: list[int], given: int) -> list[int]:
    """Whose answer a single one is: theirs who have a choice; if none has one, theirs whom it fits."""
    return asked or [seat for seat in cards if given in cards[seat]] or list(cards)


def _cards_to_copy(state: HappyCityState, seat: int) -> dict[int, int]:
    """By neighbour."""
    cards = {int(other): int(card_to_copy(state, seat, other)) for other in _neighbours(state, seat)}
    return {other: card for other, card in cards.items() if card != NOTHING}


def _neighbours(state: HappyCityState, seat: int) -> list[int]:
    return sorted({int(state.next_seat(seat)), int(state.previous_seat(seat))})


def _said_cards(state: HappyCityState, cards: dict[int, int]) -> Message:
    if not cards:
        return message("hc-table-possible-nothing")
    ids = state.rules.components.ids
    return message("hc-table-possible-cards", seats=", ".join(f"{seat} ({ids[card]})" for seat, card in cards.items()))


def _copied_neighbour(state: HappyCityState, question: Question, cards: dict[int, int], answer: int | None) -> int:
    if answer is None:
        if len(set(cards.values())) > 1:
            raise question.unanswered()
        # No choice; without any card a neighbour like any other gives none.
        return next(iter(cards), _neighbours(state, question.seat)[0])
    if answer not in cards:
        _check_opponent(state, question, answer)
        if answer not in _neighbours(state, question.seat):
            raise question.error("hc-table-copy-far", value=answer)
        slot = int(state.cities[question.seat].special_slot) + 1
        raise question.error("hc-table-copy-no-card", value=answer, slot=slot)
    return answer


# Telling


def _result(state: HappyCityState, sheets: list[ScoreSheet]) -> dict[str, Any]:
    all_incomes, ids = incomes(state), state.rules.components.ids
    seats = []
    for seat, sheet in enumerate(sheets):
        points = tally(state, seat, all_incomes)
        counted = {"residents": int(points.residents), "hearts": int(points.hearts), "total": sheet.total}
        seats.append({**counted, "items": [_item(ids, item) for item in sheet.items]})
    return {"seats": seats, "winners": state.winners()}


def _item(ids: list[str], item: ScoreItem) -> dict[str, Any]:
    id = None if item.id is None else ids[item.id]
    return {"what": item.what, "id": id, "points": item.points, "amount": item.amount}


def _lines(sheets: list[ScoreSheet], winners: list[int]) -> list[Message]:
    names = [message("hc-table-seat", seat=seat) for seat in range(len(sheets))]
    lines = []
    for name, sheet in zip(names, sheets, strict=True):
        lines.append(message("score-total", name=name, points=sheet.total))
        lines += [_line(item) for item in sheet.items]
    lines.append(message("score-winners", count=len(winners), names=[names[seat] for seat in winners]))
    return lines


def _line(item: ScoreItem) -> Message:
    """Residents and hearts are no points yet: their note says how many."""
    assert item.note is not None
    if item.amount is None:
        return message("score-item", note=item.note, points=item.points)
    return message("hc-table-item", note=item.note)
