"""The application: the house behind its doors."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide

from longhouse.server.door import add_security_headers, check_request
from longhouse.server.failures import HANDLERS
from longhouse.server.house import House, open_house
from longhouse.server.openapi import CONFIG
from longhouse.server.routes import accounts, games, guides, pages, people, sockets, tables, trying

__all__ = ["make_app"]

LARGEST_BODY = 16 * 1024


def _house(state: State) -> House:
    house: House = state.house
    return house


def make_app(house: House) -> Litestar:
    """The application of a house."""

    @contextlib.asynccontextmanager
    async def open_and_close(app: Litestar) -> AsyncIterator[None]:
        async with open_house(house):
            yield

    parts = (games, guides, people, accounts, tables, sockets, trying)
    api = [route for part in parts for route in part.ROUTES]
    client = pages.client_routes() or [games.front]
    return Litestar(
        route_handlers=[*api, *client],
        dependencies={"house": Provide(_house, sync_to_thread=False)},
        before_request=check_request,
        before_send=[add_security_headers],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        openapi_config=CONFIG,
        lifespan=[open_and_close],
        state=State({"house": house}),
        debug=False,
        logging_config=None,
    )
