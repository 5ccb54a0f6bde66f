"""The command ``longhouse serve``. What it needs is imported when it runs, so that other commands start at once."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    import uvicorn

    from longhouse.server.house import House

__all__ = ["app", "serve"]

app = typer.Typer(add_completion=False)


def _listening(host: str, port: int) -> socket.socket:
    """A socket that is open before anything is printed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        typer.echo(
            f"longhouse: {host} port {port} cannot be used: {error.strerror}. Choose another: --port 8080", err=True
        )
        raise typer.Exit(1) from error
    return listening


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="LONGHOUSE_HOST", help="Address to listen on.")] = "0.0.0.0",
    port: Annotated[
        int, typer.Option(envvar="LONGHOUSE_PORT", min=0, max=65535, help="Port; 0 for a free one.")
    ] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(
            envvar="LONGHOUSE_DATA",
            help="Folder for the database and the house's secret.",
            show_default="~/.local/share/longhouse",
        ),
    ] = None,
    database_url: Annotated[
        str,
        typer.Option(
            envvar="LONGHOUSE_DATABASE_URL",
            help="postgresql://user:password@host/name; without it SQLite in the data folder.",
        ),
    ] = "",
    public_url: Annotated[
        str,
        typer.Option(envvar="LONGHOUSE_PUBLIC_URL", help="Address people use, when a proxy stands before the server."),
    ] = "",
    trusted_proxies: Annotated[
        str, typer.Option(envvar="LONGHOUSE_TRUSTED_PROXIES", help="Addresses whose X-Forwarded-For is believed.")
    ] = "127.0.0.1",
    bots: Annotated[
        int, typer.Option(envvar="LONGHOUSE_BOTS", min=1, max=64, help="Processes in which bots think.")
    ] = 1,
    longest_thought: Annotated[
        float,
        typer.Option(envvar="LONGHOUSE_LONGEST_THOUGHT", min=0.1, help="Seconds after which chance answers for a bot."),
    ] = 60.0,
    mail: Annotated[
        str,
        typer.Option(
            envvar="LONGHOUSE_MAIL", help="smtp://user:password@host:port (or smtps) for notices of one's turn."
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(envvar="LONGHOUSE_MAIL_FROM", help="Sender of those notices.")] = "",
    webhooks: Annotated[
        bool, typer.Option(envvar="LONGHOUSE_WEBHOOKS", help="Let people name a webhook for notices of their turn.")
    ] = True,
    compile: Annotated[
        bool, typer.Option(envvar="LONGHOUSE_COMPILE", help="Compile the rules in the background.")
    ] = True,
    generosity: Annotated[
        float,
        typer.Option(envvar="LONGHOUSE_GENEROSITY", min=0.1, help="Multiplies every rate limit (for load tests)."),
    ] = 1.0,
) -> None:
    """Open the house: a server on which people play by browser."""
    try:
        import uvicorn
    except ModuleNotFoundError as error:
        typer.echo("longhouse: the server needs more packages: pip install 'longhouse[server,fast]'", err=True)
        raise typer.Exit(1) from error

    from longhouse.server.addresses import invitation_to, qr_code
    from longhouse.server.house import House
    from longhouse.server.routes.pages import has_client
    from longhouse.server.serving import Serving, data_folder

    listening = _listening(host, port)
    used = listening.getsockname()[1]
    serving = Serving(
        host,
        used,
        data or data_folder(),
        database_url,
        public_url,
        trusted_proxies,
        bots,
        longest_thought,
        mail,
        mail_from,
        webhooks,
        compile,
        generosity,
    )
    gc.set_threshold(20_000, 20, 50)  # many tables are many objects: look through all of them seldom
    sys.setswitchinterval(0.0005)  # the writer's thread must not wait long for its turn beside the event loop
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    address = invitation_to(host, used, public_url)
    if sys.stdout.isatty():
        typer.echo(qr_code(address))
    typer.echo(f"Longhouse is open at {address}  (stop it with Ctrl+C)")
    if not has_client():
        typer.echo("longhouse: this installation has no browser client, only the API: see docs/hosting.md", err=True)
    sys.stdout.flush()
    uvicorn.Server(uvicorn_config(House(serving))).run(sockets=[listening])


def uvicorn_config(house: House) -> uvicorn.Config:
    """How the application is served."""
    import uvicorn

    from longhouse.server.app import make_app
    from longhouse.server.routes.sockets import LARGEST_FRAME

    return uvicorn.Config(
        make_app(house),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        proxy_headers=True,
        forwarded_allow_ips=house.serving.trusted_proxies,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
