"""Happy City: residents times hearts in ten cards, and monsters that have other plans."""

from triopolis.games.happy_city.game import HappyCity

GAME = HappyCity()
