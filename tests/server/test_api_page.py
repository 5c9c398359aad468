"""The API page: all of the document is there, every link leads somewhere, and nothing is loaded or run."""

from __future__ import annotations

import base64
import hashlib
import re
from html.parser import HTMLParser
from typing import Annotated, Any, Literal

import msgspec
import pytest
from litestar import Litestar, delete, get, post
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from triopolis.house.messages import ErrorBody, NewTable, ReplayPosition, TableInfo
from triopolis.server.api_page import POLICY, api_page

ALONE = {"meta"}
"""Elements without an end."""


class Page(HTMLParser):
    """Every element with its attributes, and all ends where they belong."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(html)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in ALONE:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def values(self, attribute: str) -> list[str]:
        return [value for _, attrs in self.elements if (value := attrs.get(attribute)) is not None]


@post("/api/tables", summary="A new table", responses={422: ResponseSpec(ErrorBody, generate_examples=False)})
async def new_table(data: JSONBody[NewTable]) -> TableInfo:
    raise NotImplementedError


@get("/api/tables/{id:str}/replay/{at:int}")
async def replay(
    id: FromPath[str],
    at: FromPath[int],
    which: Annotated[Literal["mine", "public"], QueryParameter(name="scope", description="Whose")] = "mine",
) -> ReplayPosition:
    raise NotImplementedError


@delete("/api/tables/{id:str}/seats/{number:int}/bot", status_code=204)
async def no_bot(id: FromPath[str], number: FromPath[int]) -> None:
    raise NotImplementedError


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    app = Litestar([new_table, replay, no_bot], openapi_config=OpenAPIConfig(title="Three towns", version="1.2.3"))
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()))
    return decoded


def document_of(schemas: dict[str, Any], paths: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "openapi": "3.1.0",
        "info": {"title": "T", "version": "1"},
        "paths": paths or {},
        "components": {"schemas": schemas},
    }


def type_in_page(schema: dict[str, Any]) -> str:
    """How a type is written, without its markup."""
    html = api_page(document_of({"Whole": {"type": "object", "properties": {"field": schema}}}))
    field = re.search(r"<code>field</code></span><span class=type>(.*?)</span>", html)
    assert field
    return Page(field[1]).text


def test_a_page_of_litestars_document_is_whole(document: dict[str, Any]) -> None:
    page = Page(api_page(document))
    for path, item in document["paths"].items():
        assert page.text.count(path) >= 2, "in the contents, and in full"
        assert all(method.upper() in page.text for method in item)
    for name, schema in document["components"]["schemas"].items():
        assert name in page.text
        assert all(field in page.text for field in schema["properties"])
    for word in ("Three towns", "1.2.3", "A new table", "Whose", '"mine" | "public"', "201", "204", "422"):
        assert word in page.text


def test_every_link_leads_to_one_place(document: dict[str, Any]) -> None:
    page = Page(api_page(document))
    ids = page.values("id")
    assert len(ids) == len(set(ids))
    assert set(page.values("href")) - {"openapi.json"} == {f"#{id}" for id in ids}


def test_nothing_is_loaded_or_run(document: dict[str, Any]) -> None:
    html = api_page(document)
    page = Page(html)
    assert not {tag for tag, _ in page.elements} & {"script", "link", "img", "iframe", "object", "form"}
    assert not {name for _, attrs in page.elements for name in attrs if name.startswith("on") or name == "style"}
    assert not re.search(r"https?:|//\w|@import|url\(", html)


def test_the_policy_allows_the_pages_own_style_and_no_other(document: dict[str, Any]) -> None:
    style = re.search(r"<style>(.*?)</style>", api_page(document), re.DOTALL)
    assert style
    digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in POLICY
    assert POLICY.startswith("default-src 'none'")
    assert "prefers-color-scheme: dark" in style[1]


def test_text_of_the_document_stays_text() -> None:
    evil = "<script>alert('&')</script>"
    schema = {"type": "object", "description": evil, "properties": {evil: {"enum": [evil], "description": evil}}}
    operation = {"summary": evil, "parameters": [{"name": evil, "in": evil, "description": evil}]}
    document = document_of({evil: schema}, {evil: {"get": operation}})
    page = Page(api_page({**document, "info": {"title": evil, "version": evil, "description": evil}}))
    assert "script" not in {tag for tag, _ in page.elements}
    assert page.text.count(evil) >= 10


@pytest.mark.parametrize(
    ("schema", "written"),
    [
        ({}, "unknown"),
        ({"type": "string"}, "string"),
        ({"$ref": "#/components/schemas/Whole"}, "Whole"),
        ({"const": 3}, "3"),
        ({"type": "string", "enum": ["a", "b"]}, '"a" | "b"'),
        ({"oneOf": [{"type": "integer"}, {"type": "null"}]}, "integer | null"),
        ({"anyOf": [{"type": "integer"}, {"type": "integer"}]}, "integer"),
        ({"type": ["string", "null"]}, "string | null"),
        ({"type": "array", "items": {"oneOf": [{"type": "string"}, {"type": "null"}]}}, "(string | null)[]"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}, "[string, integer]"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, integer>"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({"type": "object", "properties": {"a": {"type": "null"}}}, "{ a: null }"),
    ],
)
def test_types_are_written_as_in_typescript(schema: dict[str, Any], written: str) -> None:
    assert type_in_page(schema) == written


def test_limits_defaults_and_what_is_optional_are_told() -> None:
    fields = {"name": {"type": "string", "description": "Shown as `text`", "maxLength": 40}, "at": {"default": 0}}
    html = api_page(document_of({"Seat": {"type": "object", "properties": fields, "required": ["name"]}}))
    assert "<dd>Shown as <code>text</code> (maxLength <code>40</code>)</dd>" in html
    assert html.count("optional") == 1
    assert "<dd>(default <code>0</code>)</dd>" in html


def test_errors_stand_apart_from_answers() -> None:
    responses = {"200": {"description": "good"}, "404": {"description": "bad"}, "default": {"description": "worse"}}
    html = api_page(document_of({}, {"/": {"get": {"responses": responses}}}))
    answer, errors = html.index("<h4>Answer</h4>"), html.index("<h4>Errors</h4>")
    assert answer < html.index("good") < errors < html.index("bad") < html.index("worse")
