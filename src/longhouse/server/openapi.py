"""The description of the API: exact schemas, made by msgspec from the structs, and a page that needs no script."""

from __future__ import annotations

import html
from typing import Any

import msgspec
from litestar import Request
from litestar.enums import MediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from longhouse import __version__
from longhouse.server import messages
from longhouse.server.routes import accounts, games, people, sockets, tables, trying
from longhouse.tables import showing

__all__ = ["CONFIG", "exact"]

_REF = "#/components/schemas/{name}"


def _structs() -> list[type[msgspec.Struct]]:
    found: dict[str, type[msgspec.Struct]] = {}
    for module in (messages, showing, accounts, games, people, sockets, tables, trying):
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing is not msgspec.Struct:
                found[thing.__name__] = thing
    return list(found.values())


def exact(schema: dict[str, Any]) -> dict[str, Any]:
    """The description with the schemas of the structs as msgspec checks them, socket frames among them."""
    _, components = msgspec.json.schema_components(_structs(), ref_template=_REF)
    known = schema.setdefault("components", {}).setdefault("schemas", {})
    known.update(components)
    for path in schema["paths"].values():
        for operation in path.values():
            for answer in operation.get("responses", {}).values():
                answer.pop("headers", None)
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
            for path, operations in sorted(openapi_schema["paths"].items())
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
