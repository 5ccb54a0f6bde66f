"""The description of the API holds: no answer is an error of ours, none is against its schema."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from jsonschema_rs import Draft202012Validator
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from longhouse.server.door import COOKIE
from tests.patience import PATIENCE
from tests.server.running import Running, get, send_home, table_of

LIVE = ("/api/tables/{table_id}/events", "/api/tables/{table_id}/socket")  # they do not end
GOING = ("/api/logout", "/api/me/leave")  # whoever asks for them can ask for nothing more
EXAMPLES = int(os.environ.get("LONGHOUSE_EXAMPLES", "6"))  # of right and of wrong asking, for each operation
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    server = Running(tmp_path_factory.mktemp("api"), generosity=1e9)
    table, visitors = table_of(server, public=True)
    over, _ = table_of(server, public=True)
    visitors[0].do(over, "resign")
    astrid = visitors[0]
    headers = {"cookie": f"{COOKIE}={astrid.http.cookies[COOKIE]}", "x-form-key": astrid.form_key}
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", headers=headers, timeout=PATIENCE)
    places = iter(range(10**9))

    @schema.hook
    def map_path_parameters(context: Any, path_parameters: Any) -> Any:
        """Most made-up tables would only be unknown: put real ones in the place of two out of three."""
        if path_parameters and "table_id" in path_parameters:
            return {**path_parameters, "table_id": [table, over, path_parameters["table_id"]][next(places) % 3]}
        return path_parameters

    schema.config.update(headers=headers)
    yield schema
    server.stop()
    send_home()


def test_every_answer_is_as_described(api: Any) -> None:
    operations = [operation.ok() for operation in api.get_all_operations()]
    assert len(operations) >= 20
    statuses: set[int] = set()
    for operation in operations:
        if operation.path not in (*LIVE, *GOING):
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                _try_out(operation, mode, statuses)
    assert statuses >= {200, 201, 400, 404, 409}


def _try_out(operation: Any, mode: GenerationMode, statuses: set[int]) -> None:
    @settings(
        max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck), database=None
    )
    @given(operation.as_strategy(generation_mode=mode))
    def every_answer_is_as_described(case: Any) -> None:
        statuses.add(case.call_and_validate(checks=CHECKS, timeout=PATIENCE).status_code)

    if mode is GenerationMode.NEGATIVE:
        with contextlib.suppress(Unsatisfiable):  # what takes no arguments cannot be given wrong ones
            every_answer_is_as_described()
    else:
        every_answer_is_as_described()


def test_what_one_knows_of_a_table_is_counted_from_nothing(server: Running) -> None:
    """The description of live paths takes what the server takes, and refuses what it refuses."""
    table, (astrid, _) = table_of(server)
    description = get(f"{server.url}/api/openapi.json").json()
    for path in LIVE:
        (since,) = (known for known in description["paths"][path]["get"]["parameters"] if known["name"] == "since")
        described = Draft202012Validator(since["schema"])
        assert [described.is_valid(seq) for seq in (-1, 0, 1)] == [False, True, True]
    assert astrid.socket(table, since=0).next("happened")["seq"] == astrid.look(table)["seq"]
    assert astrid.get(f"/api/tables/{table}/events", since=-1).status_code == 400


def test_every_frame_is_as_described(server: Running) -> None:
    """Of a socket and of an event stream, both ways."""
    description = get(f"{server.url}/api/openapi.json").json()
    stream, live = (description["paths"][path]["get"]["responses"] for path in LIVE)

    def checker(schema: Any) -> Draft202012Validator:
        return Draft202012Validator({**schema, "components": description["components"]})

    heard = checker(live["101"]["x-receives"])
    sent = checker(live["101"]["x-sends"])
    table, visitors = table_of(server)
    sockets = [visitor.socket(table, since=0) for visitor in visitors]
    for frame in (
        {"ping": 3},
        {"command": {"do": "say", "text": "hei"}, "id": "a"},
        {"command": {"do": "move", "codes": [0]}, "id": "b", "expected_seq": 0},
    ):
        assert sent.is_valid(frame)
        sockets[0].raw(json.dumps(frame))
    assert not sent.is_valid({"command": {"do": "steal"}})
    kinds: set[str] = set()
    while kinds < {"table", "happened", "presence", "pong", "ack", "error"}:
        frame = sockets[0].next()
        heard.validate(frame)
        kinds.add(frame["type"])
    told = checker(stream["200"]["content"]["text/event-stream"]["schema"])
    with visitors[0].http.stream("GET", f"/api/tables/{table}/events") as events:
        line = next(line for line in events.iter_lines() if line.startswith("data: "))
    told.validate(json.loads(line.removeprefix("data: ")))
    for socket in sockets:
        socket.close()
