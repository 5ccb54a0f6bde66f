"""The games of the house, and how the house itself is doing."""

from __future__ import annotations

from typing import Any, TypedDict

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import Struct

from longhouse import __version__, bots
from longhouse.guides import guide_of
from longhouse.kernel.errors import UnknownGame
from longhouse.kernel.game import Game
from longhouse.kernel.rooms import game as find_game
from longhouse.kernel.rooms import games
from longhouse.kernel.schema import Pair
from longhouse.kernel.words import LANGUAGES, words_of
from longhouse.server.addresses import is_among
from longhouse.server.components import ComponentShown, components_in
from longhouse.server.failures import FAILURES
from longhouse.server.hall import UnknownTable
from longhouse.server.house import TheHouse

__all__ = ["ROUTES", "front"]


class OptionShown(Struct, frozen=True):
    """An option of a game, its default first; ``sets``: what a value presets in other options."""

    id: str
    values: list[str]
    sets: dict[str, dict[str, str]]


class Credits(TypedDict, total=False):
    """Whose game it is."""

    authors: list[str]
    publisher: str
    year: int


class GameShown(Struct, frozen=True):
    """A game of the house. ``about``: a line in each language in which the room has one; ``minutes``: from, to;
    ``guided``: the steps of its guided first game, none where there is no such game."""

    id: str
    title: dict[str, str]
    about: dict[str, str]
    minutes: list[int]
    players: Pair
    rules_version: int
    options: list[OptionShown]
    bots: list[str]
    guided: int
    credits: Credits


class Health(Struct, frozen=True):
    """How the server is doing; ``rules``: which games are compiled already."""

    status: str
    version: str
    database: str
    rules: dict[str, str]


def _shown(game: Game) -> GameShown:
    options = [
        OptionShown(option.id, list(option), {value: dict(sets) for value, sets in option.sets.items()})
        for option in game.options.values()
    ]
    title = {lang: game.title(lang) for lang in LANGUAGES}
    credits: Credits = game.meta.get("credits", {})
    minutes = list(game.meta.get("minutes", []))
    return GameShown(
        game.id,
        title,
        _about(game),
        minutes,
        list(game.players),
        game.rules_version,
        options,
        list(bots.names()),
        0 if (guide := guide_of(game.id)) is None else guide.count,
        credits,
    )


def _about(game: Game) -> dict[str, str]:
    said = {lang: words_of(game.folder / "words", lang) for lang in LANGUAGES}
    return {lang: words.say("about", {}) for lang, words in said.items() if words.has("about")}


def _found(game_id: str) -> Game:
    try:
        return find_game(game_id)
    except UnknownGame as error:
        raise UnknownTable(game_id) from error


@get("/api/games", responses=FAILURES, sync_to_thread=False)
def list_games() -> list[GameShown]:
    """Every game, its options and the bots that play it."""
    return [_shown(game) for game in games().values()]


@get("/api/games/{game_id:str}/words/{lang:str}", media_type=MediaType.TEXT, responses=FAILURES, sync_to_thread=True)
def words(game_id: FromPath[str], lang: FromPath[str]) -> str:
    """The words of a game in a language, as a Fluent file."""
    game = _found(game_id)
    if lang not in LANGUAGES:
        raise UnknownTable(lang)
    return (game.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")


@get("/api/games/{game_id:str}/components", responses=FAILURES, sync_to_thread=True)
def components(game_id: FromPath[str]) -> list[ComponentShown]:
    """The components of a game, and how sure the house is of each."""
    return components_in(_found(game_id).folder / "data")


@get("/health", include_in_schema=False)
async def health(house: TheHouse) -> Response[Health]:
    """Whether the server and its database answer, and whether its rules could be compiled."""
    await house.store.read(lambda connection: connection.exec_driver_sql("select 1").scalar_one())
    kind = "postgresql" if house.store.shared else "sqlite"
    rules = dict(house.compiler.progress)
    failed = "failed" in rules.values()
    shown = Health("rules failed" if failed else "ok", __version__, kind, rules)
    return Response(shown, status_code=503 if failed else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Request[Any, Any, Any], house: TheHouse) -> Response[bytes]:
    """Figures for Prometheus; for others there is no such page."""
    client = request.client.host if request.client else ""
    forwarded = request.headers.get("x-forwarded-for") or request.headers.get("forwarded")
    if forwarded or not is_among(client, house.serving.metrics_for):
        raise NotFoundException("there is no such page")
    return Response(house.metrics.page(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def front() -> str:
    """A page that says that the server is up, where the browser client has not been built."""
    titles = "".join(f"<li>{game.title('en')}</li>" for game in games().values())
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Longhouse</title>'
        f"<h1>Longhouse</h1><p>The server is up.</p><ul>{titles}</ul>"
        '<p><a href="/api/docs">What it answers</a></p></html>'
    )


ROUTES = [list_games, words, components, health, metrics]
