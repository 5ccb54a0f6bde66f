"""The description of the API: exact schemas, made by msgspec from the structs, and a page that needs no script."""

from __future__ import annotations

import html
from typing import Any, get_type_hints, is_typeddict

import msgspec
from litestar import Request
from litestar.enums import MediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from longhouse import __version__
from longhouse.kernel import rooms
from longhouse.server import messages
from longhouse.server.failures import FAILURES
from longhouse.server.routes import accounts, games, guides, people, sockets, tables, trying
from longhouse.tables import schema as shown

__all__ = ["CONFIG", "described", "exact"]

_REF = "#/components/schemas/{name}"


def described() -> list[type[msgspec.Struct]]:
    """Everything that goes in or out, as structs."""
    found: dict[str, type[msgspec.Struct]] = {}
    for module in (messages, shown, accounts, games, guides, people, sockets, tables, trying):
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct:
                found[thing.__name__] = thing
    return list(found.values())


TABLE = "/api/tables/{table_id}"
HEARD = ("TableFrame", "HappenedFrame", "Presence")  # as they come; the others answer what was sent
ANSWERED = ("Ack", "Failure", "Pong", "TriedFrame", "ReasonFrame")


def _one_of(*names: str) -> dict[str, Any]:
    return {"oneOf": [{"$ref": _REF.format(name=name)} for name in names]}


def _any_of(*names: str) -> dict[str, Any]:
    return {"anyOf": [{"$ref": _REF.format(name=name)} for name in names]}


def _parameter(name: str, where: str, kind: dict[str, Any], text: str) -> dict[str, Any]:
    return {"name": name, "in": where, "required": where == "path", "schema": kind, "description": text}


def _live() -> dict[str, Any]:
    """What OpenAPI has no words of its own for: the event stream and the socket of a table."""
    number, text = {"type": "integer", "minimum": 0}, {"type": "string", "maxLength": 64}
    since = _parameter("since", "query", number, "The last entry one knows: what came after is sent first.")
    key = _parameter("key", "query", text, "An invitation, or the key to watch.")
    shared = [_parameter("table_id", "path", text, "The table."), since, key]
    last = _parameter("last-event-id", "header", text, "Like since, as browsers send it.")
    refusal = {"content": {"application/json": {"schema": _one_of("Failure")}}}
    refusals = {str(status): {**refusal, "description": spec.description} for status, spec in FAILURES.items()}
    stream = {
        "description": "One frame in the data of each event; its id is the last entry it tells of. A comment is sent "
        "every 15 seconds so that the connection stays.",
        "content": {"text/event-stream": {"schema": _one_of(*HEARD)}},
    }
    socket = {
        "description": "A WebSocket: x-sends is what a client may send, x-receives what it gets, as JSON texts. It is "
        "closed with code 4008 when the client should connect again with since, with 4000 when it was refused.",
        "x-sends": _one_of("Incoming"),
        "x-receives": _one_of(*HEARD, *ANSWERED),
    }
    return {
        f"{TABLE}/events": {
            "get": {
                "operationId": "events",
                "summary": "Events",
                "description": "A table as an event stream.",
                "parameters": [*shared, last],
                "responses": {"200": stream, **refusals},
            }
        },
        f"{TABLE}/socket": {
            "get": {
                "operationId": "socket",
                "summary": "Socket",
                "description": "A table over a socket.",
                "parameters": shared,
                "responses": {"101": socket},
            }
        },
    }


def _boards() -> dict[str, dict[str, Any]]:
    """The schemas of what each game shows on its board, under the game's name."""
    found: dict[str, dict[str, Any]] = {}
    for game in rooms.games().values():
        board = get_type_hints(game.room.view)["return"]
        if not is_typeddict(board):
            found[game.id] = {"type": "object"}
        else:
            shared = _REF.format(name=f"{game.id}.{{name}}")
            (top,), parts = msgspec.json.schema_components([board], ref_template=shared)
            found |= {f"{game.id}.{name}": part for name, part in parts.items()} | {game.id: top}
    return found


def exact(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with the schemas of the structs as msgspec checks them, event streams and sockets among them."""
    _, components = msgspec.json.schema_components(described(), ref_template=_REF)
    known = schema.setdefault("components", {}).setdefault("schemas", {})
    known.update(components)
    known.update(_boards())
    known["ViewJson"]["properties"]["board"] = _any_of(*rooms.games())
    for path in schema["paths"].values():
        for operation in path.values():
            for answer in operation.get("responses", {}).values():
                answer.pop("headers", None)
    schema["paths"].update(_live())
    return schema


class _Json(OpenAPIRenderPlugin):
    """The description itself."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As JSON."""
        return msgspec.json.encode(exact(openapi_schema))


class _Page(OpenAPIRenderPlugin):
    """The description for people."""

    def __init__(self) -> None:
        super().__init__(path="/docs", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """As a plain page."""
        rows = "".join(
            f"<tr><td><code>{method.upper()}</code></td><td><code>{html.escape(path)}</code></td>"
            f"<td>{html.escape(operation.get('description', ''))}</td></tr>"
            for path, operations in sorted(exact(openapi_schema)["paths"].items())
            for method, operation in operations.items()
        )
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Longhouse API</title><h1>Longhouse API</h1>'
            '<p><a href="/api/openapi.json">openapi.json</a> has every schema. A table lives on its socket, '
            "<code>/api/tables/{table_id}/socket</code>, or as an event stream, "
            f"<code>/api/tables/{{table_id}}/events</code>.</p><table>{rows}</table></html>"
        ).encode()


CONFIG = OpenAPIConfig(
    title="Longhouse",
    version=__version__,
    description="Tables on which people and bots play. Frames of sockets and event streams are among the schemas.",
    path="/api",
    render_plugins=[_Json(path="/openapi.json", media_type=MediaType.JSON), _Page()],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "cookie": SecurityScheme(type="apiKey", name="longhouse_session", security_scheme_in="cookie"),
            "token": SecurityScheme(type="http", scheme="bearer"),
        }
    ),
    security=[{"cookie": []}, {"token": []}],
)
