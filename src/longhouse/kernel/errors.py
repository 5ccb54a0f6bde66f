"""The errors of Longhouse: one tree, every leaf says what was wrong and what would be right."""

__all__ = [
    "BadMatchFile",
    "BadOption",
    "BrokenRules",
    "CannotExport",
    "CannotUndo",
    "IllegalAction",
    "LonghouseError",
    "UnknownGame",
    "WrongRulesVersion",
]


class LonghouseError(Exception):
    """Anything Longhouse refuses; nothing was changed."""


class UnknownGame(LonghouseError, KeyError):
    """There is no game of that name."""

    def __str__(self) -> str:
        return str(self.args[0])


class BadOption(LonghouseError, ValueError):
    """A number of players, a seed or an option that the game does not know."""


class IllegalAction(LonghouseError, ValueError):
    """An answer that is malformed, not for this question or against the rules."""


class CannotUndo(LonghouseError):
    """The last answer revealed something, was another player's, or there is none."""


class BadMatchFile(LonghouseError, ValueError):
    """A saved match that cannot be read or does not replay."""


class WrongRulesVersion(BadMatchFile):
    """A saved match that was played under other rules than these."""


class CannotExport(LonghouseError):
    """A match that did not begin from a seed (a sampled world) has no file."""


class BrokenRules(LonghouseError):
    """The rules of a game broke a promise to the kernel: a bug to report with the match file."""
