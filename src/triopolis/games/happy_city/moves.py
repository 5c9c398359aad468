"""Action number <-> Move <-> one-line text. Cards are named by their ids; slots and decks count from 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from triopolis.engine.contract import Move
from triopolis.engine.errors import BadNotation, IllegalMove
from triopolis.engine.notation import Grammar, read_move
from triopolis.games.happy_city.actions import (
    BUY_CARD,
    BUY_HOME,
    BUY_NOTHING,
    COPY_CARD,
    COPY_FROM_BOX,
    COPY_INCOME,
    COPY_SPECIAL,
    DESTROY_SLOT,
    DISCARD_CARD,
    KEEP_ALL,
    LET_COME,
    NO_SPECIAL,
    PAY_COINS,
    PAY_TOKEN,
    REVEAL_FROM,
    TAKE_MARKET,
    TAKE_SPECIAL,
    USE_TOKEN,
)
from triopolis.games.happy_city.components import COLOURS, DECKS, SLOTS, Components
from triopolis.games.happy_city.view import HappyCityView
from triopolis.locales import name_of

MOST_SEATS: Final = 5


class Discard(Move, frozen=True, tag="discard"):
    """Discard a central card."""

    card: str


class Keep(Move, frozen=True, tag="keep"):
    """Discard nothing."""


class Reveal(Move, frozen=True, tag="reveal"):
    """Turn up the next card of a deck (1 to 4)."""

    deck: int


class Buy(Move, frozen=True, tag="buy"):
    """Buy a central card or a home."""

    card: str


class TakeCoin(Move, frozen=True, tag="coin"):
    """Buy nothing and take a coin."""


class PayToken(Move, frozen=True, tag="token"):
    """Pay 2 coins with a stop-zilla token."""

    color: str


class PayCoins(Move, frozen=True, tag="pay"):
    """Pay the rest in coins."""


class TakeSpecial(Move, frozen=True, tag="special"):
    card: str


class LeaveSpecials(Move, frozen=True, tag="pass"):
    """Take no special now."""


class ChooseMarket(Move, frozen=True, tag="market"):
    """Begin with the market of this colour."""

    color: str


class Destroy(Move, frozen=True, tag="destroy"):
    """Let the monster destroy what stands on this slot (1 to 10)."""

    slot: int


class Deflect(Move, frozen=True, tag="deflect"):
    """Use a stop-zilla token: the monster goes on to the left neighbour."""


class LetCome(Move, frozen=True, tag="accept"):
    """Let the monster come."""


class CopyIncome(Move, frozen=True, tag="income"):
    """Louvre: also gain this opponent's income."""

    seat: int


class CopyCard(Move, frozen=True, tag="copy"):
    """Pyramid: copy the card in the same slot of this neighbour's city."""

    seat: int


class CopySpecial(Move, frozen=True, tag="sphinx"):
    """Sphinx: copy this opponent's special."""

    seat: int


class CopyFromBox(Move, frozen=True, tag="box"):
    """Sphinx: copy a special drawn from the box."""


HappyCityMove = (
    Discard
    | Keep
    | Reveal
    | Buy
    | TakeCoin
    | PayToken
    | PayCoins
    | TakeSpecial
    | LeaveSpecials
    | ChooseMarket
    | Destroy
    | Deflect
    | LetCome
    | CopyIncome
    | CopyCard
    | CopySpecial
    | CopyFromBox
)

FIXED: Final[dict[int, HappyCityMove]] = {
    int(KEEP_ALL): Keep(),
    **{int(REVEAL_FROM) + deck: Reveal(deck + 1) for deck in range(DECKS)},
    int(BUY_NOTHING): TakeCoin(),
    **{int(PAY_TOKEN) + place: PayToken(colour) for place, colour in enumerate(COLOURS)},
    int(PAY_COINS): PayCoins(),
    int(NO_SPECIAL): LeaveSpecials(),
    **{int(TAKE_MARKET) + place: ChooseMarket(colour) for place, colour in enumerate(COLOURS)},
    **{int(DESTROY_SLOT) + slot: Destroy(slot + 1) for slot in range(SLOTS)},
    int(USE_TOKEN): Deflect(),
    int(LET_COME): LetCome(),
    **{int(COPY_INCOME) + seat: CopyIncome(seat) for seat in range(MOST_SEATS)},
    **{int(COPY_CARD) + seat: CopyCard(seat) for seat in range(MOST_SEATS)},
    **{int(COPY_SPECIAL) + seat: CopySpecial(seat) for seat in range(MOST_SEATS)},
    int(COPY_FROM_BOX): CopyFromBox(),
}
"""The moves that mean the same in every position; the others name a card that lies in some place."""
NUMBER_OF: Final = {move: number for number, move in FIXED.items()}

_COLOUR = f"({'|'.join(COLOURS)})"
_ID = r"([a-z][a-z0-9_]*|#[1-7])"
GRAMMAR: Final[Grammar] = (
    (rf"discard {_ID}", Discard),
    (r"keep", Keep),
    (r"reveal ([1-4])", lambda deck: Reveal(int(deck))),
    (rf"buy {_ID}", Buy),
    (r"coin", TakeCoin),
    (rf"token {_COLOUR}", PayToken),
    (r"pay", PayCoins),
    (rf"special {_ID}", TakeSpecial),
    (r"pass", LeaveSpecials),
    (rf"market {_COLOUR}", ChooseMarket),
    (r"destroy (10|[1-9])", lambda slot: Destroy(int(slot))),
    (r"deflect", Deflect),
    (r"accept", LetCome),
    (r"income ([1-5])", lambda seat: CopyIncome(int(seat) - 1)),
    (r"copy ([1-5])", lambda seat: CopyCard(int(seat) - 1)),
    (r"sphinx ([1-5])", lambda seat: CopySpecial(int(seat) - 1)),
    (r"box", CopyFromBox),
)


def home_ids(components: Components) -> list[str]:
    return [card.id for card in components.by_file["homes"]]


def to_move(components: Components, view: HappyCityView, action: int) -> HappyCityMove:
    if action in FIXED:
        return FIXED[action]
    makers: tuple[tuple[int, list[str | None], Callable[[str], HappyCityMove]], ...] = (
        (int(TAKE_SPECIAL), view.specials, TakeSpecial),
        (int(BUY_HOME), [*home_ids(components)], Buy),
        (int(BUY_CARD), view.central, Buy),
        (int(DISCARD_CARD), view.central, Discard),
    )
    first, row, make = next(maker for maker in makers if action >= maker[0])
    return make(_named(row, action - first))


def _named(row: list[str | None], place: int) -> str:
    """The card of a place; an empty place, or a second card like another, only has its number."""
    card = row[place] if place < len(row) else None
    return f"#{place + 1}" if card is None or card in row[:place] else card


def own_move(move: Move) -> HappyCityMove:
    """The same move; IllegalMove for one of another game."""
    if not isinstance(move, HappyCityMove):
        raise IllegalMove.of("hc-why-no-move")
    return move


def to_action(components: Components, view: HappyCityView, move: Move) -> int:
    """The number of a move. IllegalMove for what could be no action here."""
    match move:
        case Discard():
            return int(DISCARD_CARD) + _place(components, view.central, move.card)
        case Buy() if move.card in home_ids(components):
            return int(BUY_HOME) + home_ids(components).index(move.card)
        case Buy():
            return int(BUY_CARD) + _place(components, view.central, move.card)
        case TakeSpecial():
            return int(TAKE_SPECIAL) + _place(components, view.specials, move.card)
    number = NUMBER_OF.get(own_move(move))
    if number is None:
        raise IllegalMove.of("hc-why-no-move")
    return number


def _place(components: Components, row: list[str | None], card: str) -> int:
    if card in row:
        return row.index(card)
    if card.startswith("#") and card[1:].isdecimal() and 1 <= int(card[1:]) <= 7:
        return int(card[1:]) - 1
    if card not in components.number:
        raise IllegalMove.of("hc-why-no-card", card=card)
    raise IllegalMove.of("hc-why-not-there", card=name_of(components.cards[components.number[card]].names))


def to_text(move: Move) -> str:
    match move:
        case Discard() | Buy() | TakeSpecial():
            return f"{_tag(move)} {move.card}"
        case PayToken() | ChooseMarket():
            return f"{_tag(move)} {move.color}"
        case Reveal():
            return f"reveal {move.deck}"
        case Destroy():
            return f"destroy {move.slot}"
        case CopyIncome() | CopyCard() | CopySpecial():
            return f"{_tag(move)} {move.seat + 1}"
    return _tag(move)


def _tag(move: Move) -> str:
    return str(move.__struct_config__.tag)


def from_text(text: str) -> Move:
    move = read_move(GRAMMAR, text)
    if move is None:
        raise BadNotation.of("hc-error-notation", text=text)
    return move
