"""For which components the judgement was learned, and what the special buildings of the expert game do, by kind."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from triopolis.games.happy_city.components import CARDS, FOURTH, Card, Components
from triopolis.games.happy_city.specials import EFFECTS

KINDS: Final = (
    ("coins_per_card", "double_income_now_lose_points", "hearts_2_everyone_gains_1"),
    ("discount_blue_3", "discount_green_3", "discount_orange_3", "min_price_of_deck"),
    ("next_card_free",),
    ("pass_gains_8",),
    ("neighbor_spends_4_gain_1", "coins_2_before_income_if_any_money", "steal_1_from_richest"),
    ("copy_opponent_income_twice",),
    ("income_3_per_violet", "income_1_per_blue", "income_2_per_green"),
    ("income_1_per_heart_resident_pair", "income_1_per_color_before"),
    ("income_3_if_lowest_income", "income_2_if_fewest_yellow"),
    ("copy_neighbor_same_slot", "copy_opponent_special", "copy_previous_card"),
    ("hearts_most_blue", "hearts_most_green", "hearts_if_income_below_neighbors"),
    ("hearts_per_own_green", "hearts_per_neighbor_yellow", "hearts_per_3_coins_max_3"),
    ("adjacent_same_color", "next_two_same_color"),
    ("residents_per_left_orange", "residents_per_neighbor_blue"),
    ("hearts_3_if_no_orange", "residents_4_if_no_green", "hearts_for_small_city"),
    ("double_points_below_30", "replace_last_card"),
)
"""Effects that are worth something for the same reason."""


def effect_numbers(components: Components) -> vec[i64]:
    """By card: the place of its effect among all."""
    places = {id: place for place, id in enumerate(EFFECTS)}
    return _by_card(components, places)


def kind_numbers(components: Components) -> vec[i64]:
    """By card: the kind of its effect."""
    return _by_card(components, {id: kind for kind, ids in enumerate(KINDS) for id in ids})


def _by_card(components: Components, numbers: dict[str, int]) -> vec[i64]:
    return vec[i64]([numbers.get(components.cards[n].effect, 0) if n in components.cards else 0 for n in range(CARDS)])


# What is usual


def are_usual(components: Components) -> bool:
    """Prices, symbols and decks like those of the box."""
    files = components.by_file
    for_sale = [*files["buildings"], *files["homes"], *files["multicolor_buildings"]]
    return (
        all(card.cost <= 10 and _has_usual_symbols(card) for card in for_sale)
        and all(_has_usual_symbols(card) for card in files["markets"])
        and all(_is_usual_special(card) for card in [*files["family_specials"], *files["expert_specials"]])
        and all(_is_usual_deck(files["buildings"], deck) for deck in range(FOURTH))
        and 12 <= _copies(files["multicolor_buildings"]) <= 40
    )


def _has_usual_symbols(card: Card) -> bool:
    return -1 <= card.residents <= 4 and -1 <= card.hearts <= 4 and card.income <= 3


def _is_usual_special(card: Card) -> bool:
    return 1 <= sum(card.needs) <= 6 and _has_usual_symbols(card)


def _is_usual_deck(buildings: list[Card], deck: int) -> bool:
    return 12 <= _copies([card for card in buildings if card.deck == deck]) <= 40


def _copies(cards: list[Card]) -> int:
    return sum(card.copies for card in cards)
