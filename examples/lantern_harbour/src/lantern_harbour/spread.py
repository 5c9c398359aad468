"""What is on the table: terminal, screen readers and the page's generic board show it from here."""

from __future__ import annotations

from typing import Final

from lantern_harbour.components import COLUMNS, CRATES, LANTERN, NOTHING, STORES
from lantern_harbour.game import LanternHarbour
from lantern_harbour.moves import BERTH_NAMES
from lantern_harbour.pointing import BAG, BERTH, CRATE, HAND, SHIP, actions_with
from lantern_harbour.telling.names import crate_name, crates, flag_name, ship_name, storehouse_name
from lantern_harbour.view import LanternView
from triopolis.engine.contract import Component
from triopolis.engine.rooms import Spread
from triopolis.engine.spread import Amount, Colour, Item, Region
from triopolis.locales import message

CRATE_SIGNS: Final = ("≈", "♣", "▤", "≡", "✦")
CRATE_COLOURS: Final[tuple[Colour, ...]] = ("blue", "green", "violet", "brown", "yellow")
FLAG_SIGNS: Final = ("▲", "●", "■", "◆")
FLAG_COLOURS: Final[tuple[Colour, ...]] = ("teal", "pink", "orange", "grey")


class LanternSpread(Spread[LanternView]):
    def __init__(self, game: LanternHarbour) -> None:
        self.game = game

    def regions(self, view: LanternView) -> list[Region]:
        places = (region for who in range(len(view.harbours)) for region in self._place(view, who))
        return [self._bay(view), self._quay(view), *places]

    # What is everyone's

    def _bay(self, view: LanternView) -> Region:
        ships = [self._ship_in_bay(view, place, ship) for place, ship in enumerate(view.bay)]
        deck = Item(name=message("lantern-deck"), number=view.deck, empty=view.deck == 0)
        return Region(kind="row", name=message("lantern-bay"), items=[*ships, deck])

    def _ship_in_bay(self, view: LanternView, place: int, ship: int) -> Item:
        component = Component(SHIP, place)
        if ship == NOTHING:
            return Item(name=message("lantern-no-ship"), place=str(place + 1), component=component, empty=True)
        return self._ship(ship, str(place + 1), component, actions_with(view, component))

    def _quay(self, view: LanternView) -> Region:
        open_crates = [_crate_on_quay(view, place, crate) for place, crate in enumerate(view.quay)]
        bag = Item(
            name=message("lantern-bag"),
            number=view.bag,
            component=Component(BAG),
            actions=actions_with(view, Component(BAG)),
            empty=view.bag == 0,
        )
        note = message("lantern-quay-note")
        return Region(kind="row", name=message("lantern-quay"), items=[*open_crates, bag], note=note)

    # What belongs to a place

    def _place(self, view: LanternView, who: int) -> list[Region]:
        berths = [self._berth(view, who, berth, ship) for berth, ship in enumerate(view.harbours[who])]
        harbour = Region(kind="grid", name=message("lantern-harbour"), items=berths, owner=who, columns=COLUMNS)
        hand = Region(kind="purse", name=message("lantern-hand"), items=_hand(view, who), owner=who)
        return [_score(view.scores[who], who), harbour, hand]

    def _berth(self, view: LanternView, who: int, berth: int, ship: int) -> Item:
        component = Component(BERTH, berth) if who == view.seat else None
        if ship != NOTHING:
            return self._ship(ship, BERTH_NAMES[berth], component, [])
        stored = view.storehouses and STORES[berth] != NOTHING
        return Item(
            name=message("lantern-berth"),
            place=BERTH_NAMES[berth],
            text=storehouse_name(berth) if stored else None,
            sign=CRATE_SIGNS[STORES[berth]] if stored else "",
            component=component,
            actions=actions_with(view, component) if component else [],
            empty=True,
        )

    def _ship(self, number: int, place: str, component: Component | None, actions: list[int]) -> Item:
        ship = self.game.ships[number]
        return Item(
            name=ship_name(ship),
            place=place,
            text=message("lantern-ship-text", flag=flag_name(ship.flag), cargo=crates(ship.cargo)),
            costs=[_crates(crate, count) for crate, count in enumerate(ship.cargo) if count],
            number=ship.points,
            colour=FLAG_COLOURS[ship.flag],
            sign=FLAG_SIGNS[ship.flag],
            component=component,
            actions=actions,
        )


ROOM = LanternSpread


def _crates(crate: int, count: int) -> Amount:
    return Amount(name=crate_name(crate), number=count, sign=CRATE_SIGNS[crate], colour=CRATE_COLOURS[crate])


def _crate_on_quay(view: LanternView, place: int, crate: int) -> Item:
    component = Component(CRATE, place)
    if crate == NOTHING:
        return Item(name=message("lantern-no-crate"), place=str(place + 1), component=component, empty=True)
    return Item(
        name=crate_name(crate),
        place=str(place + 1),
        text=message("lantern-whole-turn") if crate == LANTERN else None,
        colour=CRATE_COLOURS[crate],
        sign=CRATE_SIGNS[crate],
        component=component,
        actions=actions_with(view, component),
    )


def _score(points: int, who: int) -> Region:
    item = Item(name=message("lantern-points", points=points), number=points)
    return Region(kind="score", name=message("lantern-score"), items=[item], owner=who)


def _hand(view: LanternView, who: int) -> list[Item]:
    """One's own crates; of the others' those that everyone has seen, and how many more there are."""
    hand, own = view.hands[who], who == view.seat
    items = [
        Item(
            name=crate_name(crate),
            number=count,
            colour=CRATE_COLOURS[crate],
            sign=CRATE_SIGNS[crate],
            component=Component(HAND, crate) if own else None,
        )
        for crate, count in zip(range(len(CRATES)), hand.crates or hand.known, strict=True)
    ]
    if not own and who < view.players:
        items.append(Item(name=message("lantern-face-down"), number=hand.hidden, sign="?"))
    return items
