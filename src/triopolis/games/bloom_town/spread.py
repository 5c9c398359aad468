"""What lies on the table: the terminal, screen readers and the generic board show it from here."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from triopolis.engine.contract import Component
from triopolis.engine.rooms import Spread
from triopolis.engine.spread import Amount, Item, Region, SourceMark, source_mark
from triopolis.games.bloom_town.components import (
    CELLS,
    ICONS,
    KINDS,
    SHOP,
    SHOPS,
    TYPES,
    Components,
)
from triopolis.games.bloom_town.game import BloomTown
from triopolis.games.bloom_town.moves import CELL_NAMES
from triopolis.games.bloom_town.pointing import CELL, FLOWER, RECOUNT, SLOT, STACK, TILE, actions_by_component
from triopolis.games.bloom_town.telling.names import icon_name, tile_name, tile_worth, type_name, types_name
from triopolis.games.bloom_town.telling.signs import COLOURS, ICON_PICTURES, ICON_SIGNS, PICTURES, SIGNS, UNKNOWN
from triopolis.games.bloom_town.view import BloomTownView, RivalView
from triopolis.locales import Message, message

TURN = message("rules-bt-turn")
SPRING = message("rules-bt-spring")


class BloomTownSpread(Spread[BloomTownView]):
    def __init__(self, game: BloomTown) -> None:
        self.components = game.components

    def regions(self, view: BloomTownView) -> list[Region]:
        return _Layout(self.components, view).regions()


ROOM = BloomTownSpread


class _Layout:
    """One view, with the actions of each thing in it."""

    def __init__(self, components: Components, view: BloomTownView) -> None:
        self.components = components
        self.view = view
        self.board = components.boards[view.switches.side]
        self.actions = actions_by_component(components, view)

    def regions(self) -> list[Region]:
        view = self.view
        places = (region for seat in range(view.players) for region in self._place(seat))
        rival = _rival(view.rival, view.players, view.switches.rival_scoring) if view.rival else []
        return [*self._shared(), *places, *rival]

    # What is everyone's

    def _shared(self) -> Iterator[Region]:
        training = self.view.switches.training
        yield Region(
            kind="row",
            name=message("bt-board-market"),
            items=[self._slot(slot) for slot in range(len(ICONS))],
            note=message("bt-board-training") if training else None,
        )
        stacks = [self._stack(slot) for slot in range(len(ICONS))]
        ending = self.view.stacks.count(0) >= self.view.stacks_to_end and self.view.actor >= 0
        note = message("bt-spread-last-round") if ending else None
        yield Region(kind="stack", name=message("bt-spread-stacks"), items=stacks, note=note, news=ending)
        if not training:
            yield Region(
                kind="row",
                name=message("bt-spread-recounts"),
                items=[self._recount(which) for which in range(len(TYPES))],
            )
        shops = [self._shop(kind) for kind in range(int(SHOP), KINDS)]
        yield Region(kind="row", name=message("bt-board-shops"), items=shops)

    def _slot(self, slot: int) -> Item:
        tile, component = self.view.market[slot], Component(SLOT, slot)
        rival = self.view.rival
        marker = message("bt-spread-marker", name=_rival_name(rival)) if rival and rival.marker == slot else None
        if tile < 0:
            name = message("bt-spread-slot-empty", icon=icon_name(slot))
            about = [message("rules-bt-empty")]
            return Item(
                name=name,
                sign=ICON_SIGNS[slot],
                pictures=[ICON_PICTURES[slot]],
                component=component,
                empty=True,
                about=about,
                mark=marker,
            )
        return Item(
            name=message("bt-spread-slot", icon=icon_name(slot), tile=tile_name(tile)),
            short=tile_name(tile),
            text=tile_worth(self.components, self.view.switches, tile),
            gives=self._likes(tile),
            colour=COLOURS[tile],
            sign=SIGNS[tile],
            pictures=[ICON_PICTURES[slot], PICTURES[tile]],
            source=self._source(tile),
            component=component,
            actions=self._actions_of(component),
            about=[*self._about(tile), TURN],
            mark=marker,
        )

    def _stack(self, slot: int) -> Item:
        left, component = self.view.stacks[slot], Component(STACK, slot)
        return Item(
            name=icon_name(slot),
            number=left,
            sign=ICON_SIGNS[slot],
            pictures=[ICON_PICTURES[slot]],
            component=component,
            actions=self._actions_of(component),
            about=[message("rules-bt-empty"), message("rules-bt-end")],
            empty=left == 0,
        )

    def _recount(self, which: int) -> Item:
        component = Component(RECOUNT, which)
        return Item(
            name=types_name(which),
            number=self.view.recounts[which],
            colour=COLOURS[which],
            sign=SIGNS[which] if which < SHOP else "S",
            pictures=[PICTURES[which]],
            component=component,
            actions=self._actions_of(component),
            about=[message("bt-spread-recounts-note"), message("rules-bt-recount")],
            empty=self.view.recounts[which] == 0,
            mark=message("bt-spread-flowered") if which in self.view.flowered else None,
        )

    def _shop(self, kind: int) -> Item:
        """For reference: what it scores, wherever it lies, and whether one left the game where that is some news."""
        worth = tile_worth(self.components, self.view.switches, kind)
        removed = self.view.removed_shops
        news = kind in removed and len(removed) < len(SHOPS)
        mark = message("bt-spread-removed") if news else None
        return msgspec.structs.replace(self._tile(kind, mark=mark), text=worth)

    def _tile(self, kind: int, component: Component | None = None, mark: Message | None = None) -> Item:
        return Item(
            name=tile_name(kind),
            gives=self._likes(kind),
            colour=COLOURS[kind],
            sign=SIGNS[kind],
            pictures=[PICTURES[kind]],
            source=self._source(kind),
            component=component,
            actions=self._actions_of(component),
            about=self._about(kind),
            mark=mark,
        )

    def _likes(self, kind: int) -> list[Amount]:
        """What a shop brings: a point for each tile of two types beside it."""
        likes = self.components.shops[kind - int(SHOP)].likes if kind >= SHOP else []
        return [
            Amount(name=type_name(each), sign=SIGNS[each], colour=COLOURS[each], pictures=[PICTURES[each]])
            for each in likes
        ]

    def _about(self, kind: int) -> list[Message]:
        """How a tile scores."""
        scoring = message(f"rules-bt-{TYPES[min(kind, int(SHOP))]}")
        return [scoring, tile_worth(self.components, self.view.switches, kind)] if kind >= SHOP else [scoring]

    def _actions_of(self, component: Component | None) -> list[int]:
        return self.actions.get(component, []) if component else []

    def _source(self, kind: int) -> SourceMark:
        if kind < SHOP:
            return source_mark(self.components.tile_sources[kind])
        return source_mark(self.components.shops[kind - int(SHOP)].source)

    # What belongs to a player

    def _place(self, seat: int) -> Iterator[Region]:
        yield _score(self.view.towns[seat].score, seat)
        cells = [msgspec.structs.replace(self._cell(seat, cell), place=CELL_NAMES[cell]) for cell in range(CELLS)]
        yield Region(kind="grid", name=message("bt-spread-town"), items=cells, owner=seat, columns=5)
        yield Region(kind="hand", name=message("bt-board-hand"), items=self._hand(seat), owner=seat)
        scored = self.view.towns[seat].hand_type
        if scored >= 0:
            yield Region(kind="purse", name=message("bt-spread-hand-scored"), items=[_type(scored)], owner=seat)
        if not self.view.switches.training:
            yield Region(kind="purse", name=message("bt-spread-tokens"), items=[self._flower(seat)], owner=seat)

    def _cell(self, seat: int, cell: int) -> Item:
        """A tile, or the icon of an empty cell; springs are marked as long as they can be used."""
        view, kind = self.view, self.view.towns[seat].tiles[cell]
        component = Component(CELL, cell) if seat == view.seat else None
        if kind >= 0:
            spring = view.spring and seat == view.actor and cell == view.cell
            return self._tile(kind, component, message("bt-spread-spring") if spring else None)
        slot = self.board.slots[cell]
        spring = self.board.springs[cell] and not view.switches.training
        return Item(
            name=icon_name(slot),
            sign=ICON_SIGNS[slot],
            pictures=[ICON_PICTURES[slot]],
            source=source_mark(self.board.sources[cell]),
            component=component,
            actions=self._actions_of(component),
            about=[TURN, SPRING] if spring else [TURN],
            empty=True,
            mark=message("bt-spread-spring") if spring else None,
        )

    def _hand(self, seat: int) -> list[Item]:
        """Your own tiles; of the others' those that everyone has seen, and how many more there are."""
        hand = self.view.towns[seat].hand
        if hand.tiles is not None:
            return [self._held(kind) for kind in hand.tiles]
        items = [self._tile(kind) for kind in hand.known]
        if hand.hidden:
            items.append(Item(name=message("bt-spread-hidden"), number=hand.hidden, sign=UNKNOWN, empty=True))
        return items

    def _held(self, kind: int) -> Item:
        """A tile that can be built, with what it would score."""
        worth = tile_worth(self.components, self.view.switches, kind)
        return msgspec.structs.replace(self._tile(kind, Component(TILE, kind)), aside=worth)

    def _flower(self, seat: int) -> Item:
        component = Component(FLOWER) if seat == self.view.seat else None
        held = self.view.towns[seat].flower
        return Item(
            name=message("bt-board-flower"),
            number=int(held),
            colour="pink",
            sign="*",
            pictures=["flower"],
            component=component,
            actions=self._actions_of(component),
            about=[message("rules-bt-flower"), message("rules-bt-extra")],
            empty=not held,
        )


def _type(which: int) -> Item:
    sign = SIGNS[which] if which < SHOP else "S"
    return Item(name=types_name(which), colour=COLOURS[which], sign=sign, pictures=[PICTURES[which]])


def _score(points: int, place: int) -> Region:
    item = Item(name=message("bt-spread-points", points=points), number=points)
    return Region(kind="score", name=message("bt-spread-score"), items=[item], owner=place)


# The solo opponent


def _rival_name(rival: RivalView) -> Message:
    return message(f"bt-opponent-{rival.name}")


def _rival(rival: RivalView, place: int, scoring: str) -> Iterator[Region]:
    yield _score(rival.score, place)
    tiles = [
        Item(name=tile_name(kind), number=count, colour=COLOURS[kind], sign=SIGNS[kind], pictures=[PICTURES[kind]])
        for kind, count in enumerate(rival.collected)
        if count
    ]
    points = ", ".join(str(points) for points in rival.table)
    note = message("bt-spread-rival-note" if scoring == "takes" else "bt-spread-rival-note-recounts", points=points)
    yield Region(kind="purse", name=message("bt-board-collected"), items=tiles, owner=place, note=note)
