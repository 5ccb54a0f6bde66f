"""Letters: what the house writes by e-mail, in both languages."""

from __future__ import annotations

import smtplib
from email.message import EmailMessage
from urllib.parse import urlsplit

from longhouse.kernel.words import LANGUAGES, Message, words_of
from longhouse.server.serving import Serving
from longhouse.server.spoken import WORDS

__all__ = ["send_letter", "written"]

TIMEOUT = 10.0


def written(kind: str, link: str, **args: str) -> tuple[str, str]:
    """The subject and the text of a letter, language after language, with its link below."""
    message = Message(WORDS, f"letter-{kind}", args)
    subject = " / ".join(message.text(lang) for lang in LANGUAGES)
    bodies = [_body(message, lang) for lang in LANGUAGES]
    return subject, "\n\n".join([*bodies, link]) + "\n"


def _body(message: Message, lang: str) -> str:
    return words_of(message.home, lang).say_attribute(message.id, "body", message.args) or ""


def send_letter(serving: Serving, to: str, kind: str, link: str, **args: str) -> None:
    """Write to an address; OSError or SMTPException when it does not go out."""
    letter = EmailMessage()
    letter["From"], letter["To"] = serving.mail_from, to
    letter["Subject"], text = written(kind, link, **args)
    letter.set_content(text)
    server = urlsplit(serving.mail)
    connect = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
    with connect(server.hostname or "", server.port or 0, timeout=TIMEOUT) as connection:
        if server.username:
            connection.login(server.username, server.password or "")
        connection.send_message(letter)
