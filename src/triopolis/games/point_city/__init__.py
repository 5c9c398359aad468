"""Point City: take two neighbouring cards a turn, build a city of them."""

from triopolis.games.point_city.game import PointCity

GAME = PointCity()
