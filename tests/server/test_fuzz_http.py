"""Fuzzing the HTTP API from its own OpenAPI document: no fault, no undocumented answer, nothing given away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.python import asgi
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from tests.server.played import as_json, cut, played
from tests.server.served import EASY, FREELY, ME, OPEN, NoProcesses

from triopolis.bots.registry import bot_names
from triopolis.engine.contract import Choice
from triopolis.engine.options import option_fields
from triopolis.engine.registry import find_game, game_ids
from triopolis.house import hosting
from triopolis.house.doors import Job
from triopolis.locales import LANGUAGES
from triopolis.server import app as application
from triopolis.server.guests import COOKIE
from triopolis.server.settings import Settings

HIDDEN_SEED = "hidden-seed-0123456789"
EXAMPLES = 40
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]


class Asleep(NoProcesses):
    """No bot ever moves, so that no match ends and shows its seed."""

    async def choose(self, job: Job) -> Choice:
        self.gate.clear()
        return await super().choose(job)


# The server under test


class Ground:
    """A running server with its document, three people, and tables of every kind."""

    def __init__(self, app: Any) -> None:
        self.schema: BaseSchema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
        self.people = [asgi.get_client(app) for _ in range(3)]
        self.host, self.guest, self.stranger = self.people
        for person in self.people:
            person.get("http://testserver/api/me")
        self.guests = [str(person.cookies[COOKIE]).split(".")[1] for person in self.people]
        self.ids: list[str] = []
        self.tokens: list[str] = []

    def operations(self) -> Iterator[APIOperation[Any, Any, Any, Any]]:
        for operation in self.schema.get_all_operations():
            assert isinstance(operation, Ok)
            yield operation.ok()

    def lay_tables(self) -> None:
        """Fresh ones, since the requests before have changed the others."""
        running = self._open([ME, OPEN])
        self._ask(self.guest, f"tables/{running}/join", {})
        given_up = self._open([ME, OPEN])
        self._ask(self.host, f"tables/{given_up}/leave", None)
        over = self._ask(self.host, "tables/import", {"record": as_json(played())})["id"]
        self.ids = [running, self._open([ME, OPEN, OPEN]), self._open([EASY, ME]), given_up, over, over]
        self.tokens = [self._ask(self.guest, "me/link", None)["token"] for _ in range(3)]

    def _open(self, seats: list[dict[str, str]]) -> str:
        id: str = self._ask(self.host, "tables", {"game": "bloom_town", "seats": seats, "public": True})["id"]
        return id

    def _ask(self, person: requests.Session, path: str, body: Any) -> Any:
        answer = person.post(f"http://testserver/api/{path}", json=body)
        assert answer.ok, answer.text
        return answer.json()

    def check(self, case: Case[Any], person: requests.Session) -> int:
        answer = case.call(session=person)
        case.validate_response(answer, checks=[*CHECKS, self.gives_nothing_away])
        return answer.status_code

    def gives_nothing_away(self, _: Any, answer: Any, case: Case[Any]) -> None:
        headers = {name: value for name, value in answer.headers.items() if name != "set-cookie"}
        said = f"{answer.text}{headers}"
        assert HIDDEN_SEED not in said
        assert not any(guest in said for guest in self.guests)
        assert "Traceback" not in said


@pytest.fixture
def ground(tmp_path: Path) -> Iterator[Ground]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(application, "BotPool", lambda _: Asleep())
        patch.setattr(hosting, "fresh_seed", lambda: HIDDEN_SEED)
        settings = Settings(database=f"sqlite:///{tmp_path / 'fuzz.db'}")
        yield Ground(application.make_app(settings, FREELY))
        asgi.shutdown_lifespans()


# What leads deep: values that the document cannot know

Json = st.SearchStrategy[Any]
TEXT = st.text(max_size=30)
VALUE: Json = st.none() | st.booleans() | st.integers() | TEXT | st.lists(st.integers(), max_size=3) | st.just({})
FIELDS = [field for id in game_ids() for field in option_fields(find_game(id).Options)]
OPTION = st.sampled_from(sorted({field.name for field in FIELDS})) | TEXT
CHOICE = st.sampled_from(sorted({choice for field in FIELDS for choice in field.choices})) | st.integers() | TEXT
BOT = st.sampled_from(bot_names())
GOOD_WISH: Json = st.sampled_from([ME, OPEN]) | BOT.map(lambda bot: {"kind": "bot", "bot": bot})
WISH: Json = st.fixed_dictionaries(
    {"kind": st.sampled_from(["me", "here", "open", "bot"]), "name": st.none() | TEXT, "bot": st.none() | BOT | TEXT}
)
NEW_TABLE: Json = st.fixed_dictionaries(
    {
        "game": st.sampled_from(game_ids()),
        "seats": st.lists(GOOD_WISH, min_size=2, max_size=3) | st.lists(WISH, max_size=6),
    },
    optional={
        "options": st.dictionaries(OPTION, CHOICE | st.none(), max_size=2),
        "seed": TEXT,
        "public": st.booleans(),
    },
)
RECORDS = [as_json(played()), as_json(cut(played(), 7)), as_json(cut(played(seats=3), 3))]
DAMAGE = st.dictionaries(st.sampled_from(sorted(RECORDS[0])) | TEXT, VALUE, max_size=1)
IMPORT: Json = st.builds(
    lambda record, damage, seats: {"record": {**record, **damage}, "seats": seats},
    st.sampled_from(RECORDS),
    DAMAGE,
    st.none() | st.lists(GOOD_WISH, min_size=2, max_size=2) | st.lists(WISH, max_size=3),
)
SEAT: Json = st.fixed_dictionaries(
    {}, optional={"buildings": st.lists(st.integers(0, 200), max_size=3), "city": st.lists(TEXT, max_size=2)}
)
PRINTED: Json = st.fixed_dictionaries(
    {},
    optional={
        "seats": st.lists(SEAT, min_size=1, max_size=3),
        "steps": st.lists(st.sampled_from([{"recount": "park"}, {"town": 0, "hand": "home"}]) | VALUE, max_size=2),
    },
)
COUNTED: Json = st.just({"seats": [{"buildings": [0]}]})
"""Points of Point City, sure to be counted there."""
CALLED: Json = st.sampled_from(
    [{"kind": "setup", "types": ["park"]}, {"kind": "empty", "slots": [1]}, {"kind": "civic"}, {"kind": "end"}]
)
OPPONENT: Json = st.builds(dict, steps=st.lists(CALLED | VALUE, max_size=2))


def bodies(ground: Ground) -> dict[str, Json]:
    return {
        "PUT /api/me": TEXT.map(lambda name: {"name": name}),
        "POST /api/me/claim": st.sampled_from(ground.tokens).map(lambda token: {"token": token}),
        "POST /api/games/{game}/score": COUNTED | PRINTED,
        "POST /api/games/{game}/opponent": OPPONENT,
        "POST /api/tables": NEW_TABLE,
        "POST /api/tables/import": IMPORT,
        "POST /api/tables/{id}/join": st.builds(dict, seat=st.none() | st.integers(-1, 3), name=st.none() | TEXT),
        "PUT /api/tables/{id}/seats/{number}/bot": BOT.map(lambda bot: {"bot": bot}),
    }


def places(ground: Ground) -> dict[str, Json]:
    return {
        "id": st.sampled_from(ground.ids),
        "number": st.integers(0, 1),
        "at": st.integers(0, len(played().steps)),
        "game": st.sampled_from(game_ids()),
        "language": st.sampled_from(LANGUAGES),
    }


@st.composite
def led(draw: st.DrawFn, ground: Ground, cases: st.SearchStrategy[Case[Any]]) -> Case[Any]:
    """A generated request, most of the time to a place that exists and with a body that makes sense."""
    case = draw(cases)
    known, deep = places(ground), bodies(ground).get(case.operation.label)
    for name in case.path_parameters:
        if draw(st.integers(0, 7)):
            case.path_parameters[name] = draw(known[name])
    if deep is not None and draw(st.integers(0, 3)):
        case.body = draw(deep)
    return case


@st.composite
def at_a_table(draw: st.DrawFn, ground: Ground, cases: st.SearchStrategy[Case[Any]]) -> Case[Any]:
    """A generated request, to a table that exists."""
    case = draw(cases)
    if "id" in case.path_parameters:
        case.path_parameters["id"] = draw(st.sampled_from(ground.ids))
    return case


def fuzz(ground: Ground, cases: st.SearchStrategy[Case[Any]]) -> set[int]:
    """Send so many of them, by one person or another; the statuses that came."""
    statuses = set()

    @settings(max_examples=EXAMPLES)
    @given(cases, st.sampled_from(ground.people))
    def run(case: Case[Any], person: requests.Session) -> None:
        statuses.add(ground.check(case, person))

    run()
    return statuses


# The tests


def test_requests_of_the_right_form(ground: Ground) -> None:
    """Every route is also led to success, not only to the first check."""
    for operation in ground.operations():
        if not ground.ids or operation.method != "get":
            ground.lay_tables()
        statuses = fuzz(ground, led(ground, operation.as_strategy()))
        assert statuses & {200, 201}, operation.label


def test_requests_of_the_wrong_form(ground: Ground) -> None:
    ground.lay_tables()
    for operation in ground.operations():
        if operation.body or operation.query:
            fuzz(ground, at_a_table(ground, operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)))


def test_every_edge_of_the_document(ground: Ground) -> None:
    """Boundaries, missing and doubled parameters, other methods and content types, one by one."""
    ground.lay_tables()
    for operation in ground.operations():
        config = ground.schema.config.generation_for(operation=operation, phase="coverage")
        cases = ground.schema.iter_coverage_cases(
            operation, generation_modes=list(GenerationMode), generation_config=config
        )
        for number, case in enumerate(cases):
            if "id" in case.path_parameters and number % 2:
                case.path_parameters["id"] = ground.ids[number % len(ground.ids)]
            ground.check(case, ground.people[number % 3])
