"""A city drawn as text: what it is worth, what it will earn, and its ten slots."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from triopolis.games.happy_city.components import SLOTS, Components
from triopolis.games.happy_city.telling.names import card_name, card_of, effect_text
from triopolis.games.happy_city.terminal.signs import (
    COIN,
    HEART,
    MONSTER,
    RESIDENT,
    RUIN,
    SPECIAL,
    colour_signs,
    counted,
    symbols,
)
from triopolis.games.happy_city.view import CityView, HappyCityView, SlotView
from triopolis.locales import Words, plain, signed

ROW: Final = 5
CELL_WIDTH: Final = 15


def city_part(components: Components, view: HappyCityView, seat: int, name: str, say: Words) -> RenderableType:
    city = view.cities[seat]
    income = [_income(components, city, say)] if view.actor >= 0 else []
    lines = [*income, *_specials(components, city, say), *_monsters(components, city, say)]
    notes = [Padding(line, (0, 0, 0, 2)) for line in lines]
    return Group(_title(view, seat, name, say), *notes, _slots(components, city, say))


def _title(view: HappyCityView, seat: int, name: str, say: Words) -> Text:
    city = view.cities[seat]
    text = Text(f"\n{'▶ ' if seat == view.actor else ''}{name}", style="bold")
    text.append(f"   {city.coins}{COIN}   ", style="not bold").append_text(_points(view, city, say))
    if any(city.tokens.values()):
        text.append(f"   {say('hc-board-tokens')}: ", style="not bold dim").append_text(counted(city.tokens))
    return text


def _points(view: HappyCityView, city: CityView, say: Words) -> Text:
    """Residents × hearts, what the special changes after that, and what it makes."""
    adding = view.switches.scoring == "add"
    counted_so_far = city.residents + city.hearts if adding else city.residents * city.hearts
    text = Text(f"{city.residents}{RESIDENT} {'+' if adding else '×'} {city.hearts}{HEART}", style="not bold")
    if city.score != counted_so_far:
        text.append(f" {signed(city.score - counted_so_far)}{SPECIAL}")
    return text.append(f" = {say('hc-board-points', points=city.score)}")


# What acts on the city


def _income(components: Components, city: CityView, say: Words) -> Text:
    text = Text(f"{say('hc-board-income')}: ", style="dim")
    text.append(f"{signed(city.next_income.coins)}{COIN}", style="not dim bold")
    parts = [f"{say.say(card_name(components, part.card))} {plain(part.coins)}" for part in city.next_income.parts]
    return text.append(f" ({', '.join(parts)})", style="not bold") if parts else text


def _specials(components: Components, city: CityView, say: Words) -> list[Text]:
    """What an expert special does; the symbols of a family special stand in its slot."""
    if not city.special or not card_of(components, city.special).effect:
        return []
    text = Text(f"{SPECIAL} {say.say(card_name(components, city.special))} — ")
    text.append(say.say(effect_text(card_of(components, city.special).effect)))
    if city.charges:
        text.append(f" ({say('hc-board-charges', count=city.charges)})")
    if city.borrowed:
        text.append(f" ({say('hc-board-borrowed', card=card_name(components, city.borrowed))})")
    return [text]


def _monsters(components: Components, city: CityView, say: Words) -> list[Text]:
    """Those in front of the city and on ruins: all of them act."""
    places = [("hc-board-in-front", city.monster)] if city.monster else []
    places += [("hc-board-on-ruin", slot.ruin) for slot in city.slots if slot.ruin]
    return [_monster(components, id, say(place), say) for place, id in places]


def _monster(components: Components, id: str, place: str, say: Words) -> Text:
    card = card_of(components, id)
    text = Text(f"{MONSTER} ").append_text(colour_signs(card)).append(f" {say.say(card_name(components, id))}")
    return text.append(f" ({place}) — {say.say(effect_text(card.effect))}")


# The slots


def _slots(components: Components, city: CityView, say: Words) -> Table:
    table = Table(box=box.SQUARE, show_header=False, show_edge=False, show_lines=True, padding=0)
    for _ in range(ROW):
        table.add_column(width=CELL_WIDTH, overflow="fold")
    cells = [_slot(components, slot, say) for slot in city.slots]
    cells += [Text(str(place), style="dim", justify="center") for place in range(len(cells) + 1, SLOTS + 1)]
    table.add_row(*cells[:ROW])
    table.add_row(*cells[ROW:])
    return table


def _slot(components: Components, slot: SlotView, say: Words) -> Text:
    if slot.ruin:
        return Text(f"{RUIN} {say('hc-board-ruin')}\n{_fit(say.say(card_name(components, slot.ruin)))}", style="dim")
    card = card_of(components, slot.card)
    text = colour_signs(card).append(f" {symbols(card)}")
    return text.append(f"\n{_fit(say.say(card_name(components, slot.card)))}", style="default")


def _fit(name: str) -> str:
    """Words that are wider than a slot are cut."""
    return " ".join(word if len(word) <= CELL_WIDTH else f"{word[: CELL_WIDTH - 1]}…" for word in name.split())
