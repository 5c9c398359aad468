"""Bloom Town: build a tile where it scores most, and mind the flower under it."""

from triopolis.games.bloom_town.game import BloomTown

GAME = BloomTown()
