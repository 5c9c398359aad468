"""Serves the browser client: a few files kept in memory, and one page for every address a person may open."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from triopolis.server.refusals import UnknownAddress
from triopolis.server.settings import SITE

PAGE: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files that carry a hash of their contents in their names."""
ASK_AGAIN: Final = "no-cache"
WORTH_COMPRESSING: Final = 600
COMPRESSIBLE: Final = {".html", ".js", ".css", ".svg", ".json", ".txt", ".ftl", ".webmanifest"}
NO_SITE: Final = b"""<!doctype html>
<html lang="en"><head><title>Triopolis</title><meta name="viewport" content="width=device-width" /></head>
<body><h1>Triopolis</h1><p>This server was built without the browser client; <code>make web</code> builds it.
The <a href="api/docs">interface for programs</a> is here.</p></body></html>"""


class SiteFile(msgspec.Struct, frozen=True):
    data: bytes
    gzipped: bytes | None
    kind: str
    etag: str
    cache: str


def has_page() -> bool:
    """Whether the browser client was built into this copy."""
    return (SITE / PAGE).is_file()


def load_site(base: str, folder: Path = SITE) -> dict[str, SiteFile]:
    """All files by their addresses; the page knows under which path it is served."""
    files = {
        file.relative_to(folder).as_posix(): file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file()
    }
    files.setdefault(PAGE, NO_SITE)
    files[PAGE] = files[PAGE].replace(b"<head>", f'<head><base href="{base}" />'.encode(), 1)
    return {name: _site_file(name, data) for name, data in files.items()}


def _site_file(name: str, data: bytes) -> SiteFile:
    suffix = Path(name).suffix
    gzipped = gzip.compress(data, 9, mtime=0) if suffix in COMPRESSIBLE and len(data) > WORTH_COMPRESSING else None
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return SiteFile(
        data,
        gzipped,
        # To texts Litestar adds the same.
        f"{kind}; charset=utf-8" if kind == "application/javascript" else kind,
        f'"{hashlib.sha256(data).hexdigest()[:20]}"',
        FOREVER if name.startswith("assets/") else ASK_AGAIN,
    )


@get(["/", "/{address:path}"], include_in_schema=False, sync_to_thread=False)
def show_site(request: Request[Any, Any, Any], address: FromPath[str] = "/") -> Response[bytes]:
    site: dict[str, SiteFile] = request.app.state.site
    name = address.strip("/")
    file = site.get(name or PAGE)
    if file is None:
        # Addresses of pages have no dot; a missing file must not look like a page.
        if "." in name.rpartition("/")[2] or f"{name}/".startswith("api/"):
            raise UnknownAddress.of("server-error-address")
        file = site[PAGE]
    headers = {"ETag": file.etag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    # In it: a proxy that compresses files makes the tag a weak one, and there may be several.
    if file.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.gzipped, media_type=file.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.data, media_type=file.kind, headers=headers)
