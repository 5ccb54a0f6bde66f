"""``--help`` in the language of the environment. English stands in the code, beside what it explains."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from longhouse.kernel.words import Words, words_of
from longhouse.terminal.voice import WORDS

__all__ = ["HELP", "commands_below", "help_of", "in_words", "reword_help"]

HELP = WORDS / "help"
EVERY = "every"  # the arguments that mean the same everywhere
ENGLISH = "en"


def reword_help(house: Any, lang: str) -> None:
    """Let a command and all below it explain themselves in a language."""
    if lang != ENGLISH:
        words = words_of(HELP, lang)
        for name, command in commands_below(house):
            _reword(command, name, words)


def commands_below(command: Any, name: str = "longhouse") -> Iterator[tuple[str, Any]]:
    """A command and all below it, by the names of their words."""
    yield name, command
    prefix = "" if name == "longhouse" else f"{name}-"
    for word, below in getattr(command, "commands", {}).items():
        yield from commands_below(below, prefix + word)


def help_of(command: str, param: str, words: Words) -> str | None:
    """What is said about an argument of a command."""
    return words.say_attribute(command, param, {}) or words.say_attribute(EVERY, param, {})


def _reword(command: Any, name: str, words: Words) -> None:
    command.help = words.say(name, {})
    for param in command.params:
        param.help = help_of(name, param.name, words)
        if default := words.say_attribute(name, f"{param.name}-default", {}):
            param.show_default = default
    command.get_help_option = _rewording_option(command.get_help_option, words)
    command.format_help = _in_frame(command.format_help, words)


def _rewording_option(made: Callable[[Any], Any], words: Words) -> Callable[[Any], Any]:
    """``--help`` itself, which a command makes when it is asked for it."""

    def get_help_option(context: Any) -> Any:
        if (option := made(context)) is not None:
            option.help = words.say_attribute(EVERY, "help", {})
        return option

    return get_help_option


def _in_frame(draw: Callable[..., Any], words: Words) -> Callable[..., Any]:
    def format_help(*args: Any) -> Any:
        with _frame(words):
            return draw(*args)

    return format_help


@contextmanager
def _frame(words: Words) -> Iterator[None]:
    """The headings that Typer draws, in words."""
    from typer import rich_utils

    said = {
        "OPTIONS_PANEL_TITLE": words.say("options", {}),
        "ARGUMENTS_PANEL_TITLE": words.say("arguments", {}),
        "COMMANDS_PANEL_TITLE": words.say("commands", {}),
        "DEFAULT_STRING": words.say("default", {"value": "{}"}),
        "ENVVAR_STRING": words.say("variable", {"name": "{}"}),
        "REQUIRED_LONG_STRING": words.say("required", {}),
    }
    before = {name: getattr(rich_utils, name) for name in said}
    vars(rich_utils).update(said)
    try:
        yield
    finally:
        vars(rich_utils).update(before)


# ---------------------------------------------------------------------------- a command line that cannot be read
def in_words(error: Any, lang: str) -> str | None:
    """What is wrong with a command line, None where a language has no words for it."""
    if lang == ENGLISH:
        return None
    words = words_of(HELP, lang)
    match type(error).__name__:
        case "NoSuchOption":
            near = ", ".join(sorted(error.possibilities or ())) or "none"
            return words.say("no-such-option", {"name": error.option_name, "near": near})
        case "MissingParameter":
            return words.say("missing-parameter", {"name": _named(error)})
        case "BadParameter":
            return words.say("bad-parameter", {"name": _named(error)})
        case "UsageError" if "No such command" in error.message:
            return words.say("no-such-command", {"name": error.message.partition("'")[2].partition("'")[0]})
    return None


def _named(error: Any) -> str:
    """The argument that an error speaks of."""
    return str(error.param.opts[0] if error.param is not None else error.param_hint)
