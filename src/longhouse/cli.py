"""The command ``longhouse``. What a command needs is imported when it runs, so that all of them start at once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from longhouse.kernel.errors import BadOption, LonghouseError
from longhouse.server.cli import serve

if TYPE_CHECKING:
    from rich.console import Console

    from longhouse.kernel.game import Game
    from longhouse.kernel.match import Match
    from longhouse.terminal.voice import Voice

__all__ = ["app"]


class _House(TyperGroup):
    """Shows what Longhouse refuses as one line, with exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except LonghouseError as error:
            typer.secho(f"longhouse: {error}", fg=typer.colors.RED, err=True)
            raise typer.Exit(2) from error


app = typer.Typer(
    cls=_House,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Viking board games: play them, step through them, simulate them.",
)

app.command()(serve)

AGame = Annotated[str | None, typer.Argument(help="The game's id; `longhouse games` lists them.")]
Players = Annotated[int | None, typer.Option(help="Number of players.")]
Lang = Annotated[str | None, typer.Option(help="Language: en or fr (else from LANG).")]
Options = Annotated[list[str] | None, typer.Option("--option", help="name=value; may be given several times.")]


@app.command()
def play(
    game: AGame = None,
    players: Players = None,
    seats: Annotated[str, typer.Option(help="Seats played by people, counted from 0: 0,2 or all or none.")] = "0",
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same game.")] = None,
    option: Options = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "random",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game in the terminal, against bots or with others at one keyboard."""
    from longhouse import bots
    from longhouse.terminal.files import default_path
    from longhouse.terminal.keyboard import make_console, reader
    from longhouse.terminal.session import Session

    voice, console, maker = _voice(lang), make_console(), bots.named(bot)
    if resume is not None:
        match, people, path = *_resumed(resume), resume
    else:
        found, many = _picked(game, players, voice, console)
        match = found.start(players=many, seed=seed, **_options(option))
        people, path = _seats(seats, match.players), default_path(match.game.id)
    Session(match, people, maker, path, voice, console, reader(console)).run()


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[int | None, typer.Option(help="As this seat saw it, counted from 0; else with all open.")] = None,
    all: Annotated[bool, typer.Option("--all", help="Print the whole log and leave.")] = False,
    lang: Lang = None,
) -> None:
    """Step forward and back through a saved game."""
    from longhouse.terminal.files import load
    from longhouse.terminal.keyboard import make_console, reader
    from longhouse.terminal.replay import Replay

    console = make_console()
    shown = Replay(load(file), seat, _voice(lang), console, reader(console))
    if all:
        shown.print_all()
    else:
        shown.run()


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next ones count on from it.")] = 0,
    option: Options = None,
    limit: Annotated[int | None, typer.Option(help="Answers after which a game is stopped.")] = None,
    workers: Annotated[int, typer.Option(help="Processes that play side by side.")] = 1,
    compare: Annotated[
        str | None, typer.Option(help="Compare all values of this option too; none leaves a game's own comparison out.")
    ] = None,
    json: Annotated[Path | None, typer.Option(help="Write the figures to this file too.")] = None,
    lang: Lang = None,
) -> None:
    """Play many games at random and show scores, win rates and speed."""
    from json import dumps

    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from longhouse.kernel.house import game as find_game
    from longhouse.study import simulate as study
    from longhouse.terminal.figures import comparison_table, simulation_tables
    from longhouse.terminal.files import write_whole
    from longhouse.terminal.keyboard import make_console

    voice, found, console = _voice(lang), find_game(game), make_console()
    compared = compare or found.meta.get("compare", "none")
    runs = 1 + (len(found.options.get(compared, ())) if compared != "none" else 0)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(stderr=True), transient=True) as bar:
        task = bar.add_task(found.title(voice.lang), total=games * runs)
        order = (games, players, seed, _options(option), limit or study.LIMIT, workers, lambda n: bar.advance(task, n))
        figures = study.simulate(found, *order)
        others = {} if compared == "none" else study.compare(found, compared, *order)
    console.print(simulation_tables(found, figures, voice))
    if others:
        console.print(comparison_table(found, compared, others, voice))
    if json is not None:
        written = figures.to_dict() | {"compared": {value: one.to_dict() for value, one in others.items()}}
        write_whole(json, dumps(written, indent=2) + "\n")


@app.command()
def games(lang: Lang = None) -> None:
    """List the games, their players and their options."""
    from longhouse.kernel.house import games as all_games
    from longhouse.terminal.about import catalogue
    from longhouse.terminal.keyboard import make_console

    make_console().print(catalogue(all_games().values(), _voice(lang)))


@app.command()
def doctor(lang: Lang = None) -> None:
    """Tell versions, the cache, and which games are compiled."""
    from longhouse.kernel.house import games as all_games
    from longhouse.terminal.keyboard import make_console
    from longhouse.terminal.workshop import diagnosis

    make_console().print(diagnosis(list(all_games().values()), _voice(lang)))


@app.command()
def compile(
    games: Annotated[list[str] | None, typer.Argument(help="Ids of games; all of them without any.")] = None,
    lang: Lang = None,
) -> None:
    """Compile the rules now, so that nothing waits for it later."""
    from longhouse.kernel import house
    from longhouse.terminal.keyboard import make_console
    from longhouse.terminal.workshop import compile_all

    compile_all([house.game(id) for id in games or house.games()], make_console(), _voice(lang))


# ---------------------------------------------------------------------------- what the commands share
def _voice(lang: str | None) -> Voice:
    from longhouse.terminal.voice import Voice, language_of

    return Voice(language_of(lang))


def _options(given: list[str] | None) -> dict[str, str]:
    options = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"--option {pair!r} must be name=value")
        options[name.strip()] = value.strip()
    return options


def _seats(seats: str, players: int) -> frozenset[int]:
    if seats in ("all", "none"):
        return frozenset(range(players) if seats == "all" else ())
    named = [part.strip() for part in seats.split(",")]
    if not all(part.isdecimal() and int(part) < players for part in named):
        raise BadOption(f"--seats {seats!r}: use numbers from 0 to {players - 1} with commas between, or all, or none")
    return frozenset(int(part) for part in named)


def _resumed(path: Path) -> tuple[Match, frozenset[int]]:
    from longhouse.terminal.files import load, people_of

    match = load(path)
    people = people_of(path, match.players)
    return match, frozenset({0}) if people is None else people


def _picked(id: str | None, players: int | None, voice: Voice, console: Console) -> tuple[Game, int | None]:
    """The game that was named, or the one the person picks from the list."""
    from longhouse.kernel import house
    from longhouse.terminal.keyboard import reader
    from longhouse.terminal.welcome import pick

    if id is not None:
        return house.game(id), players
    picked = pick(list(house.games().values()), players, voice, console, reader(console))
    if picked is None:
        raise typer.Exit
    return picked
