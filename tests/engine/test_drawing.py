"""The table as text: it fits eighty columns, and nothing in it is told by colour alone."""

from __future__ import annotations

import pytest
from rich.console import Console

from triopolis.engine.drawing import draw_table
from triopolis.engine.randomness import seeded
from triopolis.engine.registry import find_game, game_ids
from triopolis.engine.rooms import spread_of
from triopolis.engine.spread import Item, Region
from triopolis.locales import LANGUAGES, Message, Words, as_message

GRASS = Item(name=as_message("grass"), sign="g", empty=True)
HOUSE = Item(name=as_message("house"), sign="H", colour="red", mark=as_message("just built"))


def drawn(regions: list[Region], names: list[str], actor: int = 0, language: str = "en") -> str:
    console = Console(width=80, color_system=None, legacy_windows=False)
    with console.capture() as captured:
        console.print(draw_table(regions, names, Words(language), actor))
    return captured.get()


def region(kind: str, name: str, *items: Item, **more: object) -> Region:
    return Region(kind=kind, name=as_message(name), items=list(items), **more)  # type: ignore[arg-type]


def counter(name: str, number: int, sign: str = "") -> Item:
    return Item(name=as_message(name), number=number, sign=sign)


def lines_of(text: str) -> list[str]:
    return [line.rstrip() for line in text.splitlines()]


def test_points_stand_beside_the_name_and_the_actor_is_marked() -> None:
    regions = [region("score", "Points", counter("points", 7), owner=place) for place in (0, 1)]
    text = drawn(regions, ["Anna", "Boris"], actor=1)
    assert "Anna   7 points" in text
    assert "▶ Boris   7 points" in text


def test_a_purse_is_a_line_of_numbers_with_signs_that_the_legend_explains() -> None:
    text = drawn([region("purse", "Supply", counter("wood", 3, "W"), counter("clay", 0, "C"), owner=0)], ["Anna"])
    assert "Supply: 3W" in lines_of(text)
    assert "W\u00a0wood" in text


def test_same_things_of_a_hand_are_counted() -> None:
    text = drawn([region("hand", "Hand", HOUSE, HOUSE, GRASS, owner=0)], ["Anna"])
    assert "Hand: H house (just built) ×2, g grass" in lines_of(text)
    assert "Hand: –" in drawn([region("hand", "Hand", owner=0)], ["Anna"])


def test_a_grid_of_signs_has_letters_and_numbers_at_its_edges() -> None:
    cells = [
        Item(name=GRASS.name, sign="g", place=place, empty=True) if place != "b2" else _at(HOUSE, place)
        for place in ("a1", "b1", "a2", "b2")
    ]
    text = drawn([region("grid", "Town", *cells, columns=2, owner=0)], ["Anna"])
    assert "│ │ a  │ b  │" in text
    assert "│2│ g  │ H* │" in text
    assert "*\u00a0just built" in text


def test_a_grid_too_wide_for_words_has_signs_that_the_legend_explains() -> None:
    shop = Item(name=as_message("shop"), sign="S", text=as_message("sells bread"), mark=as_message("just built"))
    narrow, wide = (drawn([region("grid", "Street", *[shop] * columns, columns=columns)], []) for columns in (2, 8))
    assert "sells bread" in narrow
    assert "S\u00a0shop" not in narrow
    assert "sells bread" not in wide
    assert "S\u00a0shop  *\u00a0just built" in wide


def test_a_grid_of_cards_says_what_is_written_on_them() -> None:
    card = Item(name=as_message("Bakery"), text=as_message("costs 2"), number=4, place="1")
    lines = lines_of(drawn([region("grid", "Market", card, GRASS, columns=2)], []))
    assert any("1 Bakery 4" in line and "g grass" in line for line in lines)
    assert any("costs 2" in line for line in lines)


def test_things_with_words_take_a_line_each_or_stand_side_by_side() -> None:
    cards = [Item(name=as_message(f"Card {n}"), text=as_message("does something")) for n in range(6)]
    few, many = (lines_of(drawn([region("row", "Row", *cards[:count])], [])) for count in (3, 6))
    assert any(all(f"Card {n}" in line for n in range(3)) for line in few)
    assert all(any(line.strip() == f"Card {n}  does something" for line in many) for n in range(6))


def test_a_note_stands_beside_the_name_of_its_region() -> None:
    note: Message = as_message("last round")
    assert "Pile: g grass   last round" in lines_of(drawn([region("stack", "Pile", GRASS, note=note)], []))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", game_ids())
def test_every_game_fits_eighty_columns(id: str, language: str) -> None:
    game, words = find_game(id), Words(language)
    seats = game.seats[-1]
    options = next(iter(game.option_sets(seats)))
    state, rng = game.new(options, seats, "drawn"), seeded("drawn")
    names = [f"Seat {number}" for number in range(seats)]
    for _ in range(40):
        state.play(state.random_action(rng))
    regions = spread_of(game).regions(game.view(state, int(state.actor)))
    text = drawn(regions, names, int(state.actor), language)
    assert max(map(len, text.splitlines())) <= 80
    assert all(words.say(part.name) in text for part in regions if part.kind != "score")


def _at(item: Item, place: str) -> Item:
    return Item(name=item.name, sign=item.sign, colour=item.colour, mark=item.mark, place=place)
