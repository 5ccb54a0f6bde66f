"""A game at one keyboard: people answer, bots answer for the other seats."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from longhouse.bots import Bot, advise
from longhouse.kernel.answers import Action
from longhouse.kernel.match import Match
from longhouse.terminal import choices
from longhouse.terminal.about import rules_note
from longhouse.terminal.files import CannotSave, save
from longhouse.terminal.hints import hint_text
from longhouse.terminal.keyboard import Read, called_as, clear, wipe
from longhouse.terminal.picture import draw, draw_brief, has_brief, seat_name
from longhouse.terminal.sheets import score_table, winners_text
from longhouse.terminal.voice import Voice

__all__ = ["Session"]

MOST_REASONS = 24  # lines of reasons shown at once
MOST_NAMES = 12  # answers named with one reason
UNREAD = -1  # not even what the set-up told was read

MakeBot = Callable[[int], Bot]  # takes a seed


class _Leave(Exception):
    """The person wants to go."""


def _bot_seed(match: Match, seat: int) -> int:
    """A seed that tells a bot nothing about the match's own."""
    return int.from_bytes(hashlib.sha256(f"{match.seed} bot {seat}".encode()).digest()[:7], "big")


class Session:
    """Shows the table to whoever must answer, and takes the answers until the game is over or left."""

    def __init__(
        self,
        match: Match,
        people: Iterable[int],
        bot: MakeBot,
        path: Path,
        voice: Voice,
        console: Console,
        read: Read,
        bot_name: str = "",
    ) -> None:
        """``bot_name``: what the file remembers the bots by."""
        self.match = match
        self.people = frozenset(people)
        self.path = path.expanduser().absolute()
        self.bot_name = bot_name
        self.voice = voice
        self.console = console
        self.read = read
        self._bots: dict[int, Bot] = {
            seat: bot(_bot_seed(match, seat)) for seat in range(match.players) if seat not in self.people
        }
        self._told = dict.fromkeys(self.people, len(match.history) or UNREAD)  # answers whose events were read
        self._at_keyboard: int | None = None
        self._fresh = True  # the table is to be drawn before the next question
        self._whole = False  # all of it, not only what fits above the question
        self._complained = False  # about a file that cannot be written

    def run(self) -> None:
        """Play until the end, or until the person leaves; the match is kept either way."""
        try:
            while self.match.actor is not None:
                self._answer_for(self.match.actor)
            self._show_end()
        except (_Leave, EOFError, KeyboardInterrupt):
            self._leave()

    # ------------------------------------------------------------------ turns
    def _answer_for(self, seat: int) -> None:
        if seat in self._bots:
            self.match.play(self._bots[seat](self.match.seen_by(seat)))
            self._fresh = True
            return
        self._hand_over(seat)
        self._show(seat)
        while not self._understood(self.read(self.voice("prompt") + " ").strip(), seat):
            pass

    def _hand_over(self, seat: int) -> None:
        """Between two people: nothing of the one before stays on the screen, nothing of the next is on it yet."""
        if self._at_keyboard != seat and len(self.people) > 1:
            wipe(self.console)
            name = seat_name(self.match.game, seat, self.voice)
            self.console.print(Panel(Text(self.voice("pass-keyboard", player=name), justify="center"), padding=(2, 4)))
            self.read(self.voice("press-enter") + " ")
        if self._at_keyboard != seat:
            self._at_keyboard, self._fresh = seat, True

    def _show(self, seat: int) -> None:
        news = self._news(seat)
        if news or self._fresh:
            self._draw(seat)
            if news:
                self.console.print(Rule(self.voice("since-last"), style="dim", align="left"))
                self.console.print(Text("\n").join(Text(f"  {line}") for line in news))
        self._fresh = False
        self._ask(seat)

    def _draw(self, seat: int | None) -> None:
        clear(self.console)
        picture = draw if self._whole or self.match.over else draw_brief
        self.console.print(picture(self.match.game, self.match.view(seat), self.voice))
        self._whole = False

    def _news(self, seat: int) -> list[str]:
        history, told = self.match.history, self._told[seat]
        self._told[seat] = len(history)
        news = [event.seen_by(seat) for event in self.match.opening] if told == UNREAD else []
        news += [event for step in history[max(told, 0) :] for event in step.seen_by(seat)]
        return [event.text(self.voice.lang) for event in news]

    def _ask(self, seat: int) -> None:
        question = self.match.question(seat)
        self.console.print()
        self.console.print(Text(question.text(self.voice.lang), style="bold"))
        self.console.print(choices.listed(self.match.legal, self.voice.lang))
        self.console.print(Text(self.voice("keys"), style="dim"))
        if has_brief(self.match.game):
            self.console.print(Text(self.voice("keys-whole"), style="dim"))

    # ------------------------------------------------------------------ what was typed
    def _understood(self, line: str, seat: int) -> bool:
        """Do what the line says; True when the question may have changed."""
        word, _, rest = line.partition(" ")
        command = _COMMANDS.get(word.casefold())
        if command is not None:
            return command(self, rest.strip(), seat)
        if line.startswith("?"):
            return self._help(line[1:].strip(), seat)
        return bool(line) and self._answer(line, seat)

    def _answer(self, line: str, seat: int) -> bool:
        found = choices.chosen(line, self.match.legal, self.voice.lang)
        if len(found) == 1:
            self._play(found[0], seat)
            return True
        if found:
            self._note("several", count=len(found), first=found[0].text(self.voice.lang))
        elif line.isdecimal():
            self._note("no-number", most=len(self.match.legal))
        else:
            self._explain(line)
        return False

    def _explain(self, line: str) -> None:
        """Why what was typed is no answer now, if the game can say."""
        reasons = choices.why_not(line, self.match, self.voice.lang)
        if not reasons:
            self._note("not-understood", line=line)
        for name, reason in reasons[:MOST_REASONS]:
            self._note("not-now", answer=name, reason=reason)

    def _play(self, action: Action, seat: int) -> None:
        self.match.play(action)
        if self.match.actor != seat and self.match.can_undo:
            self._confirm(seat)
        self._keep()

    def _confirm(self, seat: int) -> None:
        """The turn is done and could still be taken back: the last moment to say so."""
        for line in self._news(seat):
            self.console.print(Text(f"  {line}"))
        if self.read(self.voice("turn-done") + " ").casefold() in ("u", "undo"):
            self._undo("", seat)

    # ------------------------------------------------------------------ commands
    def _undo(self, rest: str, seat: int) -> bool:
        history = self.match.history
        if not history:
            self._note("undo-nothing")
        elif history[-1].seat != seat:
            self._note("undo-other", player=seat_name(self.match.game, history[-1].seat, self.voice))
        elif not self.match.can_undo:
            self._note("undo-sealed")
        else:
            self.match.undo(seat)
            self._fresh = True
            return True
        return False

    def _help(self, rest: str, seat: int) -> bool:
        lang = self.voice.lang
        if not rest:
            question = self.match.question(seat)
            self.console.print(Text(question.help(lang) or question.text(lang), style="italic"))
            self.console.print(Text(self.voice("commands")))
            return False
        found = choices.chosen(rest, self.match.legal, lang)
        if not found:
            self._note("no-number", most=len(self.match.legal))
        for action in found[:MOST_REASONS]:
            told = action.help(lang) or self.match.question(seat).help(lang) or ""
            self.console.print(Text.assemble((f"{action.text(lang)}: ", "bold"), told))
        return False

    def _impossible(self, rest: str, seat: int) -> bool:
        reasons: dict[str, list[str]] = {}
        for name, reason in choices.impossible(self.match, self.voice.lang):
            names = reasons.setdefault(reason, [])
            if name not in names:
                names.append(name)
        if not reasons:
            self._note("all-possible")
        for reason, names in list(reasons.items())[:MOST_REASONS]:
            more = [f"(+{len(names) - MOST_NAMES})"] if len(names) > MOST_NAMES else []
            self._note("not-now", answer=", ".join(names[:MOST_NAMES] + more), reason=reason)
        return False

    def _score(self, rest: str, seat: int) -> bool:
        """The person's own sheet: those of others hold secrets until the end."""
        self.console.print(score_table(self.match, [seat], self.voice))
        return False

    def _rules(self, rest: str, seat: int) -> bool:
        self.console.print(rules_note(self.match, self.voice))
        return False

    def _save(self, rest: str, seat: int) -> bool:
        path = Path(rest).expanduser().absolute() if rest else self.path
        try:
            save(self.match, self.people, path, self.bot_name)
        except CannotSave as error:
            self._complain(error)
            return False
        self._note("saved", path=str(path))
        return False

    def _language(self, rest: str, seat: int) -> bool:
        self.voice.turn()
        self._fresh = True
        return True

    def _board(self, rest: str, seat: int) -> bool:
        self._fresh = self._whole = True
        return True

    def _hint(self, rest: str, seat: int) -> bool:
        """The best few answers from what the person knows, and why."""
        self._note("hint-thinking")
        for number, advice in enumerate(advise(self.match.seen_by(seat)), 1):
            self.console.print(Text(hint_text(number, advice, self.voice), style="yellow"), soft_wrap=True)
        return False

    def _quit(self, rest: str, seat: int) -> bool:
        raise _Leave

    # ------------------------------------------------------------------ keeping and ending
    def _keep(self) -> None:
        """Write the match down after every answer of a person; a full disk is told once and stops nothing."""
        try:
            save(self.match, self.people, self.path, self.bot_name)
            self._complained = False
        except CannotSave as error:
            if not self._complained:
                self._complain(error)
                self._complained = True

    def _leave(self) -> None:
        self.console.print()
        try:
            save(self.match, self.people, self.path, self.bot_name)
        except CannotSave as error:
            self._complain(error)
            self._note("kept-here")
            self.console.print(Text(self.match.to_json()), soft_wrap=True)
            return
        self._note("left")
        self._show_command("play", "--resume", str(self.path))

    def _show_end(self) -> None:
        alone = min(self.people) if len(self.people) == 1 else None
        self._draw(alone)
        last = [event.text(self.voice.lang) for step in self.match.history[-1:] for event in step.seen_by(alone)]
        lines = last if alone is None else self._news(alone)
        self.console.print(Text("\n").join(Text(f"  {line}") for line in lines))
        self.console.print(score_table(self.match, range(self.match.players), self.voice))
        self.console.print(winners_text(self.match, self.voice))
        self._keep()
        self._note("replay-with")
        self._show_command("replay", str(self.path))

    def _show_command(self, *words: str) -> None:
        """A line to copy: on its own, unbroken, with the name by which this program was called."""
        self.console.print(Text(f"  {called_as()} {shlex.join(words)}", style="bold"), soft_wrap=True)

    def _complain(self, error: CannotSave) -> None:
        self.console.print(Text(error.text(self.voice.lang), style="bold red"), soft_wrap=True)

    def _note(self, message: str, **args: object) -> None:
        self.console.print(Text(self.voice(message, **args), style="yellow"), soft_wrap=True)


_COMMANDS = {
    "u": Session._undo,
    "undo": Session._undo,
    "help": Session._help,
    "x": Session._impossible,
    "s": Session._score,
    "score": Session._score,
    "r": Session._rules,
    "rules": Session._rules,
    "w": Session._save,
    "save": Session._save,
    "l": Session._language,
    "b": Session._board,
    "h": Session._hint,
    "hint": Session._hint,
    "q": Session._quit,
    "quit": Session._quit,
}
