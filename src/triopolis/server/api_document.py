"""The OpenAPI document, with what Litestar leaves out of it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from triopolis.engine.shapes import Details, Fact
from triopolis.house.messages import Body

STRICT: Final = {kind.__name__ for kind in Body.__subclasses__()}
"""Shapes that take no fields but their own."""

BASES: Final = {kind.__name__ for kind in (Fact, Details)}
"""Shapes that stand for those of the games, each with a kind and fields of its own."""
OF_A_GAME: Final = {"type": "object", "properties": {"kind": {"type": "string"}}, "required": ["kind"]}


class ApiDocument(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, completed(openapi_schema))


def completed(document: dict[str, Any]) -> dict[str, Any]:
    shapes = {name: _shape(name, shape) for name, shape in document["components"]["schemas"].items()}
    whole: dict[str, Any] = _any_of({**document, "components": {**document["components"], "schemas": shapes}})
    return whole


def _shape(name: str, shape: dict[str, Any]) -> dict[str, Any]:
    if name in BASES:
        return {**shape, **OF_A_GAME}
    return {**shape, "additionalProperties": False} if name in STRICT else shape


def _any_of(part: Any) -> Any:
    """Litestar says of every union that exactly one of its parts fits; but 1 is a whole number and a number."""
    if isinstance(part, dict):
        return {"anyOf" if name == "oneOf" else name: _any_of(value) for name, value in part.items()}
    return [_any_of(each) for each in part] if isinstance(part, list) else part
