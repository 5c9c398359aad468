"""Guests: ids that differ, cookies that cannot be forged, names that can be shown."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.testing import RequestFactory
from litestar.types import HTTPScope

from triopolis.house.names import LONGEST_NAME, check_name, new_table_id
from triopolis.house.refusals import BadName
from triopolis.server.guests import (
    COOKIE,
    guest_cookie,
    guest_of,
    new_guest_id,
    new_link_token,
    seal,
    token_hash,
    unseal,
)

KEY, OTHER_KEY = b"k" * 32, b"o" * 32
GUEST = "Zm9vYmFyYmF6cXV4MTIzNA"


# Ids


@pytest.mark.parametrize("make", [new_guest_id, new_table_id, new_link_token])
def test_ids_never_repeat_and_fit_into_an_address(make: object) -> None:
    assert callable(make)
    ids = {make() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22,43}", id) for id in ids)


def test_a_table_id_is_one_word_that_cannot_be_misread() -> None:
    assert all(re.fullmatch(r"[a-hj-km-np-z2-9]{24}", new_table_id()) for _ in range(1000))


def test_only_the_hash_of_a_link_token_need_be_kept() -> None:
    token = new_link_token()
    assert token_hash(token) == token_hash(token) != token_hash(new_link_token())
    assert re.fullmatch(r"[0-9a-f]{64}", token_hash(token))
    assert len(token_hash("\ud800")) == 64


# The cookie


@given(key=st.binary(min_size=16, max_size=64))
def test_what_is_sealed_can_be_unsealed_with_the_same_key_only(key: bytes) -> None:
    guest = new_guest_id()
    assert unseal(seal(guest, key), key) == guest
    assert unseal(seal(guest, key), key + b"x") is None


def test_no_character_of_a_sealed_value_can_be_changed() -> None:
    sealed = seal(GUEST, KEY)
    for place in range(len(sealed)):
        changed = "A" if sealed[place] != "A" else "B"
        assert unseal(sealed[:place] + changed + sealed[place + 1 :], KEY) is None
        assert unseal(sealed[:place], KEY) is None


@pytest.mark.parametrize("text", ["", ".", "1.", "1..", "1...", GUEST, f"1.{GUEST}.", f"2.{GUEST}.x", "1." * 5000])
def test_nonsense_is_nobody(text: str) -> None:
    assert unseal(text, KEY) is None


@given(text=st.text())
def test_any_text_is_nobody_and_never_an_error(text: str) -> None:
    assert unseal(text, KEY) is None
    assert unseal(f"1.{GUEST}.{text}", KEY) is None


def test_the_signature_of_an_empty_guest_is_worth_nothing() -> None:
    assert unseal(seal("", KEY), KEY) is None


def test_the_cookie_is_kept_from_scripts_and_from_other_sites_requests() -> None:
    header = guest_cookie("value", secure=False, path="/games").to_header(header="")
    assert "triopolis_guest=value" in header
    assert "HttpOnly" in header
    assert "SameSite=lax" in header
    assert "Path=/games" in header
    assert "Max-Age=63072000" in header
    assert "Secure" not in header
    assert "Secure" in guest_cookie("value", secure=True, path="/").to_header(header="")


def scope_with_cookies(cookies: str) -> HTTPScope:
    return RequestFactory().get("/", headers={"cookie": cookies}).scope


def test_the_guest_of_a_request_is_read_from_its_cookie() -> None:
    sealed = seal(GUEST, KEY)
    assert guest_of(scope_with_cookies(f"a=b; {COOKIE}={sealed}; c=d"), KEY) == GUEST
    assert guest_of(scope_with_cookies(f"{COOKIE}={sealed}"), OTHER_KEY) is None
    assert guest_of(scope_with_cookies(f"{COOKIE}="), KEY) is None
    assert guest_of(RequestFactory().get("/").scope, KEY) is None


@given(cookies=st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E)))
def test_no_cookie_header_is_an_error(cookies: str) -> None:
    assert guest_of(scope_with_cookies(cookies), KEY) is None


# Names


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Аня", "Аня"),
        ("  Anna   Maria ", "Anna Maria"),
        ("a\tb\nc\u00a0d", "a b c d"),
        ("e\u0301", "é"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("👩‍🚀 O’Neil", "👩‍🚀 O’Neil"),
        ("Ґанна-Марія 2", "Ґанна-Марія 2"),
    ],
)
def test_names_are_tidied(typed: str, shown: str) -> None:
    assert check_name(typed) == shown


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("", "server-error-name-empty"),
        (" \t\n\u2003", "server-error-name-empty"),
        ("x" * (LONGEST_NAME + 1), "server-error-name-long"),
        ("a\u202eb", "server-error-name-signs"),
        ("a\x00b", "server-error-name-signs"),
        ("\ud800", "server-error-name-signs"),
        ("\u200d", "server-error-name-signs"),
        ("\u0301", "server-error-name-signs"),
        ("\ue000", "server-error-name-signs"),
    ],
)
def test_names_that_cannot_be_shown_are_refused(typed: str, problem: str) -> None:
    with pytest.raises(BadName) as refused:
        check_name(typed)
    assert refused.value.message.id == problem


@given(typed=st.text(max_size=LONGEST_NAME))
def test_a_tidied_name_stays_as_it_is(typed: str) -> None:
    try:
        name = check_name(typed)
    except BadName:
        return
    assert check_name(name) == name
    assert 1 <= len(name) <= LONGEST_NAME
    name.encode()
