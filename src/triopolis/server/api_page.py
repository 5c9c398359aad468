"""The API as a page to read: an OpenAPI document as one HTML file with nothing to load and no JavaScript."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any, Final

import msgspec

Schema = Mapping[str, Any]

STYLE: Final = """
:root { color-scheme: light dark; --ground: #fbf7f0; --paper: #fff; --ink: #2b2621; --quiet: #6b6259; --line: #e4dbce;
  --link: #8a3d12; --get: #22613a; --post: #1f4f8a; --put: #7a4b00; --delete: #9a2323; }
@media (prefers-color-scheme: dark) { :root { --ground: #191614; --paper: #24201d; --ink: #efe8df; --quiet: #b0a598;
  --line: #3d3732; --link: #f0a878; --get: #7fce9c; --post: #8fbcf2; --put: #e9b866; --delete: #f29a9a; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
header, nav, main { max-width: 60rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 2rem; }
h1, h2, h3, h4 { line-height: 1.25; }
h1 { margin: 0; }
h2 { margin: 3rem 0 1rem; }
h3 { margin: 0; font-size: 1.05rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 .25rem; color: var(--quiet); font-size: .9rem; }
p { margin: .5rem 0; }
code { font-family: ui-monospace, monospace; font-size: .925em; overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.box { margin: 1rem 0; padding: 1rem; background: var(--paper); border: 1px solid var(--line); border-radius: .6rem;
  box-shadow: 0 1px 3px #0002; }
.box:target { border-color: var(--link); }
.contents { padding: 0; list-style: none; }
.contents li { padding: .2rem 0; overflow-wrap: anywhere; }
.names { columns: 14rem; }
.method { display: inline-block; min-width: 5em; padding: .1em .5em; border-radius: .4em; text-align: center;
  font: 700 .8rem/1.5 ui-monospace, monospace; background: color-mix(in srgb, currentColor 13%, transparent); }
.type { font-family: ui-monospace, monospace; font-size: .925em; overflow-wrap: anywhere; }
.type code { font-size: 1em; }
.get { color: var(--get); } .post { color: var(--post); } .put, .patch { color: var(--put); }
.delete { color: var(--delete); }
dl { margin: 0; }
dl > div { padding: .35rem 0; border-top: 1px solid var(--line); }
dl > div:first-child { border-top: 0; }
dt { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem; }
dt > :first-child { font-weight: 600; }
dd { margin: 0; color: var(--quiet); }
footer { padding: 3rem 0; }
"""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        f"style-src 'sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'",
        "img-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""The content security policy to send with the page: its own style, and nothing else."""

METHODS: Final = ("get", "post", "put", "patch", "delete", "head", "options", "trace")
JSON: Final = "application/json"
FIRST_ERROR: Final = 400
LIMITS: Final = (
    "default",
    "format",
    "pattern",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "maxProperties",
)
"""What a schema says of a value besides its type, by JSON Schema's own words."""


def api_page(openapi: Mapping[str, Any]) -> str:
    """The page for a document; it links to `openapi.json` beside itself."""
    info = openapi["info"]
    title = escape(info["title"])
    body = [
        f"<header><h1>{title} <span class=quiet>{escape(info['version'])}</span></h1>",
        _text(info.get("description")),
        '<p>The same for programs: <a href="openapi.json">openapi.json</a></p></header>',
        _contents(openapi),
        "<main>",
        *_routes(openapi),
        *_schemas(openapi),
        "<footer></footer></main>",
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title} API</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        + "\n".join(part for part in body if part)
        + "\n</body>\n</html>\n"
    )


# Contents


def _contents(openapi: Mapping[str, Any]) -> str:
    routes = [
        f'<li>{_method(method)} <a href="#{_anchor(method, path)}">{_code(path)}</a> '
        f"<span class=quiet>{escape(operation.get('summary', ''))}</span></li>"
        for path, method, operation in _operations(openapi)
    ]
    schemas = [f"<li>{_link(name)}</li>" for name in _named_schemas(openapi)]
    return (
        f"<nav aria-label=Contents><h2>Routes</h2><ul class=contents>{''.join(routes)}</ul>"
        f'<h2>Schemas</h2><ul class="contents names">{"".join(schemas)}</ul></nav>'
    )


def _operations(openapi: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Every path and method, in the order of the document and of METHODS."""
    for path, item in openapi.get("paths", {}).items():
        for method in METHODS:
            if method in item:
                shared = item.get("parameters", [])
                yield path, method, {**item[method], "parameters": [*shared, *item[method].get("parameters", [])]}


def _named_schemas(openapi: Mapping[str, Any]) -> Mapping[str, Schema]:
    schemas: Mapping[str, Schema] = openapi.get("components", {}).get("schemas", {})
    return schemas


# Routes


def _routes(openapi: Mapping[str, Any]) -> Iterator[str]:
    yield "<h2>Routes in full</h2>"
    for path, method, operation in _operations(openapi):
        parts = [
            f"<section class=box id={_anchor(method, path)}>",
            f"<h3>{_method(method)} {_code(path)}</h3>",
            _text(operation.get("summary")),
            _text(operation.get("description")),
            "<p><strong>Deprecated.</strong></p>" if operation.get("deprecated") else "",
            _part("Parameters", (_parameter(each) for each in operation["parameters"])),
            _part("Body", _body(operation.get("requestBody"))),
            *_answers(operation.get("responses", {})),
            "</section>",
        ]
        yield "".join(parts)


def _part(title: str, entries: Iterable[str]) -> str:
    listed = "".join(entries)
    return f"<h4>{title}</h4><dl>{listed}</dl>" if listed else ""


def _parameter(parameter: Mapping[str, Any]) -> str:
    schema = parameter.get("schema", {})
    where = f"in {escape(parameter['in'])}" + ("" if parameter.get("required") else ", optional")
    note = parameter.get("description") or schema.get("description")
    return _entry(_code(parameter["name"]), _type(schema), where, note, schema)


def _body(body: Mapping[str, Any] | None) -> Iterator[str]:
    for media, content in (body or {}).get("content", {}).items():
        schema = content.get("schema", {})
        yield _entry(_code(media), _type(schema), "", (body or {}).get("description"), schema)


def _answers(responses: Mapping[str, Any]) -> Iterator[str]:
    good = {status: answer for status, answer in responses.items() if not _is_error(status)}
    bad = {status: answer for status, answer in responses.items() if _is_error(status)}
    yield _part("Answer", (_answer(status, answer) for status, answer in good.items()))
    yield _part("Errors", (_answer(status, answer) for status, answer in bad.items()))


def _is_error(status: str) -> bool:
    return not status.isdecimal() or int(status) >= FIRST_ERROR


def _answer(status: str, answer: Mapping[str, Any]) -> str:
    shapes = [_type(content.get("schema", {})) for content in answer.get("content", {}).values()]
    media = [escape(media) for media in answer.get("content", {}) if media != JSON]
    return _entry(_code(status), " | ".join(shapes), ", ".join(media), answer.get("description"), {})


# Schemas


def _schemas(openapi: Mapping[str, Any]) -> Iterator[str]:
    yield "<h2>Schemas in full</h2>"
    for name, schema in _named_schemas(openapi).items():
        shape = _fields(schema) if schema.get("properties") else f"<p class=type>{_type(schema)}</p>"
        heading = f"<h3>{_code(name)}</h3>{_text(schema.get('description'))}"
        yield f"<section class=box id={_anchor('schema', name)}>{heading}{shape}</section>"


def _fields(schema: Schema) -> str:
    required = schema.get("required", ())
    entries = []
    for name, field in schema["properties"].items():
        optional = "" if name in required else "optional"
        note = field.get("description") if isinstance(field, Mapping) else None
        entries.append(_entry(_code(name), _type(field), optional, note, field))
    return f"<dl>{''.join(entries)}</dl>"


def _type(schema: Schema | bool) -> str:
    """A schema in one line, in the signs of TypeScript; others are linked by their names."""
    if isinstance(schema, bool) or not schema:
        return _code("unknown")
    if "$ref" in schema:
        return _link(schema["$ref"].rpartition("/")[2])
    if "const" in schema or "enum" in schema:
        return " | ".join(_value(value) for value in schema.get("enum") or [schema["const"]])
    for word, sign in (("oneOf", " | "), ("anyOf", " | "), ("allOf", " &amp; ")):
        if word in schema:
            return sign.join(dict.fromkeys(_type(part) for part in schema[word]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(_type({**schema, "type": each}) for each in kind)
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return _object(schema)
    return _code(kind or "unknown")


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
    item = _type(schema.get("items", True))
    return f"({item})[]" if " | " in item else f"{item}[]"


def _object(schema: Schema) -> str:
    if "properties" in schema:
        fields = (f"{_code(name)}: {_type(field)}" for name, field in schema["properties"].items())
        return f"{{ {'; '.join(fields)} }}"
    return f"Record&lt;{_code('string')}, {_type(schema.get('additionalProperties', True))}&gt;"


# Pieces of HTML


def _entry(name: str, kind: str, aside: str, note: str | None, schema: Schema | bool) -> str:
    """One line of a list: what it is called, its type, what else is short, and below what there is to say of it."""
    limits = [f"{word} {_value(schema[word])}" for word in LIMITS if isinstance(schema, Mapping) and word in schema]
    below = " ".join(part for part in (_inline(note or ""), f"({', '.join(limits)})" if limits else "") if part)
    beside = f"<span class=type>{kind}</span>" + (f"<span class=quiet>{aside}</span>" if aside else "")
    return f"<div><dt><span>{name}</span>{beside}</dt>{f'<dd>{below}</dd>' if below else ''}</div>"


def _text(text: str | None) -> str:
    return "".join(f"<p>{_inline(part)}</p>" for part in (text or "").split("\n\n") if part.strip())


def _inline(text: str) -> str:
    """Text with `code` in it."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text.strip()))


def _code(text: str) -> str:
    return f"<code>{escape(text)}</code>"


def _value(value: Any) -> str:
    return _code(msgspec.json.encode(value).decode())


def _method(method: str) -> str:
    return f'<span class="method {method}">{method.upper()}</span>'


def _link(name: str) -> str:
    return f'<a href="#{_anchor("schema", name)}">{_code(name)}</a>'


def _anchor(kind: str, name: str) -> str:
    return f"{kind}-{re.sub(r'[^A-Za-z0-9]+', '-', name).strip('-')}"
