"""Guests without accounts: ids that cannot be guessed, the signed cookie that proves one."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

# Ids


def new_guest_id() -> str:
    return secrets.token_urlsafe(16)


def new_link_token() -> str:
    """For a link that makes another device the same guest. Only its hash is kept."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


# The cookie

COOKIE: Final = "triopolis_guest"
COOKIE_SECONDS: Final = 2 * 365 * 24 * 3600
PREFIX: Final = "1."
"""The version of the form: guest and signature after it."""
LONGEST_COOKIE: Final = 200


def seal(guest: str, key: bytes) -> str:
    """The value of a cookie that only the holder of the key can make."""
    return f"{PREFIX}{guest}.{_signature(guest, key)}"


def unseal(text: str, key: bytes) -> str | None:
    """The guest of a cookie's value; None if the value was not made by `seal` with this key."""
    if len(text) > LONGEST_COOKIE or not text.isascii() or not text.startswith(PREFIX):
        return None
    guest, _, signature = text.removeprefix(PREFIX).rpartition(".")
    return guest if guest and hmac.compare_digest(signature, _signature(guest, key)) else None


def _signature(guest: str, key: bytes) -> str:
    digest = hmac.new(key, f"triopolis guest {PREFIX}{guest}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def guest_cookie(value: str, *, secure: bool, path: str) -> Cookie:
    """Lax, not strict: people arrive by links from other sites and must be known at once."""
    return Cookie(
        key=COOKIE,
        value=value,
        path=path,
        max_age=COOKIE_SECONDS,
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def guest_of(scope: Scope, key: bytes) -> str | None:
    """The guest who sent a request or opens a WebSocket, if its cookie is one of ours."""
    value = ASGIConnection[Any, Any, Any, Any](scope).cookies.get(COOKIE)
    return unseal(value, key) if value else None
