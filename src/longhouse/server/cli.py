"""The command ``longhouse serve``. What it needs is imported when it runs, so that other commands start at once."""

from __future__ import annotations

import logging
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from longhouse.kernel.languages import language_of
from longhouse.server.spoken import spoken

if TYPE_CHECKING:
    import uvicorn

    from longhouse.server.house import House
    from longhouse.server.serving import Serving

__all__ = ["app", "serve", "uvicorn_config"]

app = typer.Typer(add_completion=False)


def _listening(host: str, port: int) -> socket.socket:
    """A socket that is bound before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        _give_up(spoken("port-taken", host=host, port=str(port), reason=error.strerror), error)
    return listening


def _give_up(why: str, error: BaseException | None = None) -> None:
    """One line, and an exit code."""
    typer.echo(f"longhouse: {why}", err=True)
    raise typer.Exit(1) from error


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
    names: Annotated[
        str,
        typer.Option(
            envvar="LONGHOUSE_NAMES", help="Other names by which people reach this machine, separated by commas."
        ),
    ] = "",
    trusted_proxies: Annotated[
        str, typer.Option(envvar="LONGHOUSE_TRUSTED_PROXIES", help="Addresses whose X-Forwarded-For is believed.")
    ] = "127.0.0.1",
    metrics_for: Annotated[
        str,
        typer.Option(envvar="LONGHOUSE_METRICS_FOR", help="Addresses and networks that may read /metrics."),
    ] = "127.0.0.1,::1",
    bots: Annotated[
        int, typer.Option(envvar="LONGHOUSE_BOTS", min=1, max=64, help="Processes in which bots think.")
    ] = 1,
    longest_thought: Annotated[
        float,
        typer.Option(envvar="LONGHOUSE_LONGEST_THOUGHT", min=0.1, help="Seconds after which chance answers for a bot."),
    ] = 60.0,
    bot_moment: Annotated[
        float,
        typer.Option(
            envvar="LONGHOUSE_BOT_MOMENT",
            min=0,
            max=60,
            help="Seconds that a bot takes before its turn while somebody looks on; 0: it answers at once.",
        ),
    ] = 1.0,
    mail: Annotated[
        str,
        typer.Option(
            envvar="LONGHOUSE_MAIL", help="smtp://user:password@host:port (or smtps) for the letters of the house."
        ),
    ] = "",
    mail_from: Annotated[str, typer.Option(envvar="LONGHOUSE_MAIL_FROM", help="Sender of those letters.")] = "",
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
    peer: Annotated[
        str,
        typer.Option(
            envvar="LONGHOUSE_PEER",
            help="Address at which other processes on the same PostgreSQL database reach this one.",
            show_default="http://127.0.0.1:PORT",
        ),
    ] = "",
) -> None:
    """Open the house: a server on which people play by browser."""
    try:
        import uvicorn  # noqa: F401
    except ModuleNotFoundError as error:
        _give_up(spoken("server-needs"), error)

    from longhouse.server.serving import Serving, data_folder

    listening = _listening(host, port)
    serving = Serving(
        host=host,
        port=listening.getsockname()[1],
        data=data or data_folder(),
        database=database_url,
        public_url=public_url,
        trusted_proxies=trusted_proxies,
        bots=bots,
        longest_thought=longest_thought,
        bot_moment=bot_moment,
        mail=mail,
        mail_from=mail_from,
        webhooks=webhooks,
        compile=compile,
        generosity=generosity,
        names=names,
        metrics_for=metrics_for,
        peer=peer,
    )
    sys.setswitchinterval(0.0005)  # the writer's thread must not wait long for its turn beside the event loop
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    _open(_built(serving), listening)


def _is_news(record: logging.LogRecord) -> bool:
    """Streams and sockets that are still open when the house closes are cut off; that is no fault."""
    return "timeout graceful shutdown exceeded" not in record.getMessage() and not _was_cut_off(record)


def _was_cut_off(record: logging.LogRecord) -> bool:
    import asyncio

    error = record.exc_info[1] if record.exc_info else None
    return isinstance(error, asyncio.CancelledError)


def _built(serving: Serving) -> House:
    """The house, or one line that says what stands in its way."""
    from longhouse.server.house import House
    from longhouse.server.starting import CannotStart, check

    try:
        check(serving)
        return House(serving)
    except CannotStart as error:
        _give_up(error.text(language_of()), error)
        raise


def _open(house: House, listening: socket.socket) -> None:
    """Serve, and say so once connections are taken."""
    import uvicorn

    from longhouse.server.addresses import addresses_of, invitation_to, qr_code
    from longhouse.server.routes.pages import has_client

    serving = house.serving

    class Opening(uvicorn.Server):
        """A server that tells when it is open."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            """Begin to listen, then say where."""
            await super().startup(sockets)
            if self.started and not self.should_exit:
                if sys.stdout.isatty():
                    typer.echo(qr_code(invitation_to(serving.host, serving.port, serving.public_url)))
                for line in addresses_of(serving):
                    typer.echo(line)
                if not has_client():
                    typer.echo(f"longhouse: {spoken('no-client')}", err=True)
                sys.stdout.flush()

    Opening(uvicorn_config(house)).run(sockets=[listening])


def uvicorn_config(house: House) -> uvicorn.Config:
    """How the application is served."""
    import uvicorn

    from longhouse.server.app import make_app
    from longhouse.server.connections import FROM_ONE_NETWORK, Crowd, descriptors, guarded
    from longhouse.server.forwarding import Forwarding
    from longhouse.server.routes.sockets import LARGEST_FRAME

    serving = house.serving
    crowd = Crowd(descriptors(), int(FROM_ONE_NETWORK * serving.generosity))
    requests, sockets = guarded(crowd, serving.trusted_proxies)
    return uvicorn.Config(
        Forwarding(make_app(house), house) if house.store.shared else make_app(house),
        http=requests,
        ws=sockets,
        ws_max_size=LARGEST_FRAME * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=30,
        ws_ping_timeout=30,
        proxy_headers=True,
        forwarded_allow_ips=serving.trusted_proxies,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=3,
    )
