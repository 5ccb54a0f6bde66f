"""What the person types, and the console it appears on."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

__all__ = ["Read", "called_as", "clear", "make_console", "reader", "whole_number", "wipe"]

Read = Callable[[str], str]  # shows a prompt and gives a line; EOFError at the end, KeyboardInterrupt on ctrl-C


def make_console(stderr: bool = False) -> Console:
    """A console that prints what it is given, without guessing at numbers or brackets."""
    return Console(highlight=False, markup=False, emoji=False, stderr=stderr)


def reader(console: Console) -> Read:
    """Lines from the keyboard."""

    def read(prompt: str) -> str:
        try:
            return console.input(Text(prompt, style="bold cyan")).strip()
        except UnicodeDecodeError:
            return ""  # a line in another encoding is no answer

    return read


def called_as() -> str:
    """The command that starts this program again from any folder: what ./play says, its name, or where it lies."""
    if told := os.environ.get("LONGHOUSE_COMMAND"):
        return shlex.quote(told)
    program = Path(sys.argv[0]).absolute()
    found = shutil.which("longhouse")
    if program.stem != "longhouse" or (found and Path(found).absolute() == program):
        return "longhouse"
    return shlex.quote(str(program))


def whole_number(typed: str) -> int | None:
    """The number that was typed, if it is one; beyond nine digits any number is as good as another."""
    return int(typed[:9]) if typed.isdecimal() else None


def clear(console: Console) -> None:
    """Begin a new page; what was scrolled off the screen stays there."""
    if console.is_terminal:
        console.clear()


def wipe(console: Console) -> None:
    """Clear the screen and what was scrolled off it: the next person must not see it."""
    clear(console)
    if console.is_terminal:
        console.file.write("\x1b[3J")
        console.file.flush()
