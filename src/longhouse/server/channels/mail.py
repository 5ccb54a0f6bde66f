"""Notices by e-mail, to an address that its owner has proved."""

from __future__ import annotations

import smtplib

from longhouse.server.channels import Channel, Notice
from longhouse.server.letters import send_letter
from longhouse.server.people import Person
from longhouse.server.serving import Serving

__all__ = ["CHANNEL"]


class _Mail:
    name = "mail"
    failures: tuple[type[Exception], ...] = (OSError, smtplib.SMTPException)

    def reaches(self, serving: Serving, person: Person) -> bool:
        return person.verified and bool(serving.mail)

    def tell(self, serving: Serving, person: Person, notice: Notice) -> None:
        send_letter(serving, person.email, "turn", notice.link, game=notice.game)


CHANNEL: Channel = _Mail()
