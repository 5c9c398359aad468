"""Events as log lines."""

from __future__ import annotations

from typing import assert_never

from triopolis.engine.contract import Event
from triopolis.engine.rooms import Names
from triopolis.engine.shapes import Ended
from triopolis.games.happy_city.components import Components
from triopolis.games.happy_city.events import (
    Accepted,
    AllKept,
    Bought,
    CardCopied,
    Chosen,
    CoinTaken,
    Deflected,
    Destroyed,
    Discarded,
    DrivenAway,
    Facts,
    Gained,
    IncomeCollected,
    IncomeCopied,
    LastRoundEnded,
    MarketChosen,
    MonsterGone,
    MonsterStayed,
    NothingBought,
    Rebuilt,
    Replaced,
    Revealed,
    RoundBegun,
    SpecialCopied,
    SpecialsLeft,
    SpecialTaken,
    TokenPaid,
    TokenTaken,
)
from triopolis.games.happy_city.telling.names import card_name, colour_name
from triopolis.locales import Message, as_message, message


def describe_event(components: Components, event: Event, names: Names) -> Message | None:
    fact = event.public
    if not isinstance(fact, Facts):
        return None
    return LogLine(components, names, names[event.seat] if event.seat >= 0 else "").of(fact)


class LogLine:
    """The line of one event: cards and colours by name, seats by their players."""

    def __init__(self, components: Components, names: Names, name: str | Message) -> None:
        self.components = components
        self.names = names
        self.name = name
        """Of whoever did it."""

    def of(self, fact: Facts) -> Message | None:
        match fact:
            case AllKept() | Chosen() | SpecialsLeft() | Accepted():
                # These only matter to animations: the log would be longer, not clearer.
                return None
            case MarketChosen() | Discarded() | SpecialTaken() | Replaced():
                return self._line(fact, card=self._card(fact.card))
            case RoundBegun(round=round):
                return message("hc-log-round", round=round)
            case Revealed(card=card, deck=deck):
                return self._line(fact, card=self._card(card), deck=deck)
            case Rebuilt(deck=deck, cards=cards):
                return message("hc-log-rebuild", deck=deck, cards=cards)
            case LastRoundEnded():
                return message("hc-log-last-scoring")
            case Ended(winners=winners):
                best = [as_message(self.names[place]) for place in winners]
                return message("score-winners", count=len(best), names=best)
            case (
                IncomeCollected()
                | IncomeCopied()
                | Gained()
                | CoinTaken()
                | TokenPaid()
                | Bought()
                | NothingBought()
                | TokenTaken()
            ):
                return self._of_money(fact)
            case DrivenAway() | Deflected() | MonsterStayed() | Destroyed() | MonsterGone():
                return self._of_monster(fact)
            case SpecialCopied() | CardCopied():
                return self._of_copy(fact)
            case unknown:
                assert_never(unknown)

    def _of_money(
        self,
        fact: IncomeCollected | IncomeCopied | Gained | CoinTaken | TokenPaid | Bought | NothingBought | TokenTaken,
    ) -> Message:
        match fact:
            case IncomeCollected(coins=coins):
                won = zip(self.names, coins, strict=True)
                return message("hc-log-income", parts=[message("hc-log-part", name=name, coins=n) for name, n in won])
            case Gained(coins=coins, why=why):
                return self._line(fact, coins=coins, card=self._special(why))
            case IncomeCopied(from_=other, coins=coins, why=why) | CoinTaken(from_=other, coins=coins, why=why):
                return self._line(fact, coins=coins, card=self._special(why), other=self.names[other])
            case TokenPaid(color=color, owing=owing):
                return self._line(fact, color=colour_name(color), owing=owing)
            case Bought(card=card, paid=paid):
                return self._line(fact, card=self._card(card), paid=paid)
            case NothingBought(coins=coins, unasked=True):
                return message("hc-log-coin-unasked", name=self.name, coins=coins)
            case NothingBought(coins=coins):
                return self._line(fact, coins=coins)
            case TokenTaken(color=color):
                return self._line(fact, color=colour_name(color))
            case unknown:
                assert_never(unknown)

    def _of_monster(self, fact: DrivenAway | Deflected | MonsterStayed | Destroyed | MonsterGone) -> Message:
        monster = self._card(fact.monster)
        match fact:
            case MonsterStayed() | MonsterGone():
                return self._line(fact, monster=monster)
            case DrivenAway(to=to):
                return self._line(fact, monster=monster, other=self.names[to])
            case Deflected(color=color, to=to):
                return self._line(fact, monster=monster, color=colour_name(color), other=self.names[to])
            case Destroyed(card=card):
                return self._line(fact, monster=monster, card=self._card(card))
            case unknown:
                assert_never(unknown)

    def _of_copy(self, fact: SpecialCopied | CardCopied) -> Message:
        card = self._card(fact.card)
        if fact.from_ < 0:
            return message("hc-log-copy-special-box", name=self.name, card=card)
        return self._line(fact, card=card, other=self.names[fact.from_])

    def _line(self, fact: Facts, **args: str | int | Message) -> Message:
        """The message of a kind of event, which begins with whoever did it."""
        return message(f"hc-log-{fact.kind}", name=self.name, **args)

    def _card(self, id: str) -> Message:
        return card_name(self.components, id)

    def _special(self, effect: str) -> Message:
        cards = self.components.by_file["expert_specials"]
        return self._card(next(card.id for card in cards if card.effect == effect))
