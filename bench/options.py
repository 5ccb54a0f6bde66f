"""Options of a game on the command line of a bench: ``--option decks=none``."""

from __future__ import annotations

import argparse

__all__ = ["add_options"]


def add_options(parser: argparse.ArgumentParser) -> None:
    """Let a bench take options; ``dict(asked.option)`` has them."""
    parser.add_argument("--option", action="append", default=[], type=_pair, metavar="NAME=VALUE", help="of the game")


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is no option: NAME=VALUE, as decks=none")
    return name, value
