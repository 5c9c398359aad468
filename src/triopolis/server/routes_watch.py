"""Routes for whoever looks after a server, and for whoever writes a client."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get

from triopolis.server.access import parts_of, running, storage_of
from triopolis.server.api_page import POLICY, api_page


@get("/health", summary="Whether the server and its database answer", tags=["server"])
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    await storage_of(request).counts()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus."""
    bots, gauges = running(request).bots, parts_of(request).metrics
    gauges.bots_thinking.set(bots.busy)
    gauges.bots_waiting.set(bots.waiting)
    gauges.count_tables(await storage_of(request).counts())
    data, kind = gauges.render()
    return Response(data, media_type=kind)


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def docs(request: Request[Any, Any, Any]) -> Response[str]:
    page = api_page(request.app.openapi_schema.to_schema())
    return Response(page, media_type=MediaType.HTML, headers={"Content-Security-Policy": POLICY})


HANDLERS: Final = [health, metrics, docs]
