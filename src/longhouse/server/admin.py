"""``longhouse admin``: commands for whoever keeps a house. What they need is imported when they run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from longhouse.server.spoken import spoken

if TYPE_CHECKING:
    from longhouse.server.keeper import Keeper

__all__ = ["admin"]

admin = typer.Typer(add_completion=False, no_args_is_help=True, help="Keep a house: tables, people, copies of it.")

Data = Annotated[
    Path | None,
    typer.Option(envvar="LONGHOUSE_DATA", help="The house's folder.", show_default="~/.local/share/longhouse"),
]
Database = Annotated[
    str, typer.Option(envvar="LONGHOUSE_DATABASE_URL", help="postgresql://…; without it SQLite in the data folder.")
]
Login = Annotated[str, typer.Argument(help="The login of an account.")]


@contextmanager
def _keeper(data: Path | None, database_url: str, public_url: str = "") -> Iterator[Keeper]:
    try:
        from longhouse.server.keeper import Keeper
    except ModuleNotFoundError as error:
        typer.echo(f"longhouse: {spoken('admin-needs')}", err=True)
        raise typer.Exit(1) from error
    from longhouse.server.serving import Serving, data_folder

    keeper = Keeper(Serving(data=data or data_folder(), database=database_url, public_url=public_url))
    try:
        yield keeper
    finally:
        keeper.close()


def _day(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"


@admin.command()
def stats(data: Data = None, database_url: Database = "") -> None:
    """Tell how much the house holds."""
    with _keeper(data, database_url) as keeper:
        for name, number in keeper.stats().items():
            typer.echo(f"{number:>10}  {spoken(f'held-{name}')}")


@admin.command()
def tables(
    stage: Annotated[str | None, typer.Option(help="open, playing or over.")] = None,
    game: Annotated[str | None, typer.Option(help="A game's id.")] = None,
    person: Annotated[str | None, typer.Option(help="The id of somebody at the table.")] = None,
    data: Data = None,
    database_url: Database = "",
) -> None:
    """List tables, the liveliest first."""
    with _keeper(data, database_url) as keeper:
        for row in keeper.tables(stage, game, person):
            stage = "archived" if row["archived"] else row["stage"]
            told = spoken(
                "table-line", game=row["game"], stage=stage, players=row["players"], host=row["host_name"] or "-"
            )
            typer.echo(f"{row['id']}  {_day(row['changed_at'])}  {told}")


@admin.command(context_settings={"ignore_unknown_options": True})  # ids of older tables may begin with a hyphen
def close(
    table: Annotated[str, typer.Argument(help="The id of a table.")], data: Data = None, database_url: Database = ""
) -> None:
    """Put a table away: from then on it can only be looked at."""
    with _keeper(data, database_url) as keeper:
        keeper.close_table(table)
    typer.echo(spoken("table-closed", table=table))


@admin.command()
def people(
    search: Annotated[str, typer.Argument(help="Part of a name or login.")] = "",
    guests: Annotated[bool, typer.Option("--guests", help="Guests too.")] = False,
    data: Data = None,
    database_url: Database = "",
) -> None:
    """List accounts, the newest first."""
    with _keeper(data, database_url) as keeper:
        for row in keeper.people(search, guests):
            typer.echo(f"{row['id']}  {_day(row['created_at'])}  {row['login'] or spoken('guest')}  {row['name']}")


@admin.command("reset-link")
def reset_link(
    login: Login,
    public_url: Annotated[
        str, typer.Option(envvar="LONGHOUSE_PUBLIC_URL", help="Address people use to reach the house.")
    ] = "",
    data: Data = None,
    database_url: Database = "",
) -> None:
    """Make a link with which the owner of an account sets a new password; good once, for an hour."""
    with _keeper(data, database_url, public_url) as keeper:
        typer.echo(keeper.reset_link(login))


@admin.command("sign-out")
def sign_out(login: Login, data: Data = None, database_url: Database = "") -> None:
    """End all sessions of an account and forget its tokens."""
    with _keeper(data, database_url) as keeper:
        sessions, tokens = keeper.sign_out(login)
    typer.echo(spoken("signed-out", sessions=sessions, tokens=tokens))


@admin.command()
def backup(
    folder: Annotated[Path, typer.Argument(help="A folder that holds no copy yet.")],
    data: Data = None,
    database_url: Database = "",
) -> None:
    """Copy the database and the house's secret while the server runs."""
    with _keeper(data, database_url) as keeper:
        for copy in keeper.back_up(folder):
            typer.echo(str(copy))


@admin.command()
def tidy(
    days: Annotated[int, typer.Option(min=1, help="Guests without a table are forgotten after so many days.")] = 90,
    data: Data = None,
    database_url: Database = "",
) -> None:
    """Forget sessions that have run out and guests who left nothing, and give space back to the disk."""
    with _keeper(data, database_url) as keeper:
        forgotten = keeper.tidy(days)
    typer.echo(spoken("forgotten", **forgotten))
