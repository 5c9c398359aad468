"""The server as one Litestar application."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

from litestar import Litestar, Router
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

from triopolis.house.house import House
from triopolis.house.logs import log
from triopolis.server import routes_games, routes_guests, routes_live, routes_tables, routes_watch
from triopolis.server.access import Parts, Running, guest_in, hand_out_cookie
from triopolis.server.answers import HANDLERS
from triopolis.server.api_document import ApiDocument
from triopolis.server.bot_pool import BotPool
from triopolis.server.headers import CheckOrigin, HeadLikeGet, SecurityHeaders, client_address
from triopolis.server.limits import Limiters, LimitRequests, Limits
from triopolis.server.metrics import MeasureRequests, Metrics
from triopolis.server.pulse import Pulse
from triopolis.server.reading import BODY_SECONDS, CheckedRequest
from triopolis.server.settings import Settings
from triopolis.server.site import load_site, show_site
from triopolis.server.storage import Storage
from triopolis.version import __version__


def make_app(
    settings: Settings, limits: Limits | None = None, when_ready: Callable[[], None] = lambda: None
) -> Litestar:
    limits = limits or Limits()
    parts = Parts(settings=settings, metrics=Metrics(), limiters=Limiters(limits))
    channels = ChannelsPlugin(
        MemoryChannelsBackend(),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=routes_live.MOST_WAITING,
        subscriber_backlog_strategy="dropleft",
    )
    api = Router(
        "/api",
        route_handlers=[
            *routes_guests.HANDLERS,
            *routes_games.HANDLERS,
            *routes_tables.HANDLERS,
            *routes_live.HANDLERS,
        ],
    )
    app = Litestar(
        path=settings.path,
        route_handlers=[api, *routes_watch.HANDLERS, show_site],
        plugins=[channels],
        lifespan=[partial(_running, channels=channels, when_ready=when_ready)],
        state=State({"parts": parts, "site": load_site(f"{settings.path}/")}),
        request_class=CheckedRequest,
        request_max_body_size=limits.body_bytes,
        opt={BODY_SECONDS: limits.body_seconds},
        exception_handlers=HANDLERS,
        before_send=[hand_out_cookie],
        openapi_config=OpenAPIConfig(
            title="Triopolis",
            version=__version__,
            description="Tables, seats and live play of Point City, Bloom Town and Happy City.",
            # Not /api: Litestar answers whatever it does not find below this path with a page of its own.
            path="/api/openapi.json",
            render_plugins=[ApiDocument(path="/")],
        ),
        logging_config=None,
        debug=False,
    )
    return _guard(app, parts)


def _guard(app: Litestar, parts: Parts) -> Litestar:
    """Around everything, since Litestar's own middleware does not see the requests that meet no route."""
    proxy = parts.settings.proxy
    limited = LimitRequests(app.asgi_handler, parts.limiters, partial(client_address, proxy=proxy), guest_in)
    checked = HeadLikeGet(CheckOrigin(limited, proxy))
    app.asgi_handler = SecurityHeaders(MeasureRequests(checked, parts.metrics), proxy)
    return app


@asynccontextmanager
async def _running(app: Litestar, channels: ChannelsPlugin, when_ready: Callable[[], None]) -> AsyncIterator[None]:
    """Opens the database, starts the bots, and ends everything in order."""
    parts: Parts = app.state.parts
    storage = await Storage.open(parts.settings.database)
    bots = BotPool(parts.settings.thinkers)
    await bots.start()
    house = House(storage, bots, lambda id, news: channels.publish(news, id))
    app.state.running = Running(house=house, storage=storage, bots=bots, cookie_key=await storage.secret("cookie"))
    await house.start()
    pulse = Pulse(parts.metrics)
    pulse.start()
    log("server started")
    when_ready()
    try:
        yield
    finally:
        pulse.stop()
        await house.close()
        await bots.close()
        await storage.close()
        log("server stopped")
