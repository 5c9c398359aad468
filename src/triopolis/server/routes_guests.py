"""Routes about oneself: name, and the link to another device."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Final

from litestar import Request, get, post, put
from litestar.params import JSONBody

from triopolis.house.messages import Claim, Me, MoveLink, NewName
from triopolis.house.names import check_name
from triopolis.server.access import REFUSALS, become, known_guest, some_guest, storage_of
from triopolis.server.guests import new_link_token, token_hash
from triopolis.server.refusals import BadLink

LINK_MINUTES: Final = 15


@get("/me", summary="Who this browser is", tags=["guests"], responses=REFUSALS)
async def show_me(request: Request[Any, Any, Any]) -> Me:
    """A browser without a cookie becomes a guest by asking."""
    guest = await some_guest(request)
    return Me(name=await storage_of(request).guest_name(guest) or "")


@put("/me", summary="Choose a name", tags=["guests"], responses=REFUSALS)
async def rename_me(request: Request[Any, Any, Any], data: JSONBody[NewName]) -> Me:
    """The name others see at tables one sits down at from now on."""
    name = check_name(data.name)
    guest = await some_guest(request)
    await storage_of(request).save_guest(guest, name)
    return Me(name=name)


@post("/me/link", summary="A link for another device", tags=["guests"], responses=REFUSALS)
async def make_link(request: Request[Any, Any, Any]) -> MoveLink:
    """Whoever opens it within a quarter of an hour becomes the same guest; it works once."""
    guest, token = await some_guest(request), new_link_token()
    expires = datetime.now(UTC) + timedelta(minutes=LINK_MINUTES)
    storage = storage_of(request)
    # The guest may exist only as a cookie until now.
    await storage.save_guest(guest, await storage.guest_name(guest) or "")
    await storage.add_link(token_hash(token), guest, expires)
    return MoveLink(token=token, path=f"move/{token}", minutes=LINK_MINUTES)


@post("/me/claim", summary="Become the guest of a link", status_code=200, tags=["guests"], responses=REFUSALS)
async def claim_link(request: Request[Any, Any, Any], data: JSONBody[Claim]) -> Me:
    """By a request of the page, not by opening the link: previews of messengers would use it up."""
    storage = storage_of(request)
    guest = await storage.use_link(token_hash(data.token), datetime.now(UTC))
    if guest is None:
        raise BadLink.of("server-error-link")
    if guest != known_guest(request):
        become(request, guest)
    return Me(name=await storage.guest_name(guest) or "")


HANDLERS: Final = [show_me, rename_me, make_link, claim_link]
