"""Email over SMTP, with the headers that let people unsubscribe with one press."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

_TIMEOUT_SECONDS: Final = 10.0
_MAX_ADDRESS_LENGTH: Final = 254
_ADDRESS: Final = re.compile(r"[A-Za-z0-9.#$&*+/=^_{|}~'-]{1,64}@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]+")
"""An address without the signs by which it could lead to another mailbox than it seems to: `?` begins encoded words,
`%` and `!` are routes of old mail servers.
"""
_SAME_DOMAIN: Final = {"googlemail.com": "gmail.com"}
_LINES: Final = policy.SMTP.clone(max_line_length=998)
"""Lines as long as SMTP allows: a mail program does not find a link to unsubscribe that was wrapped."""


class MailError(Exception):
    """The mail server did not take the message."""


def is_mail(text: str) -> bool:
    """Returns whether the text is one plain email address."""
    return len(text) <= _MAX_ADDRESS_LENGTH and _ADDRESS.fullmatch(text) is not None


def mailbox_of(mail: str) -> str:
    """Returns the mailbox of an address, which does not depend on letter case, dots or what follows a plus sign."""
    name, _, domain = mail.casefold().rpartition("@")
    return f"{name.partition('+')[0].replace('.', '')}@{_SAME_DOMAIN.get(domain, domain)}"


def domains_of(mailbox: str) -> list[str]:
    """Returns the domains under which a mailbox has addresses."""
    domain = mailbox.rpartition("@")[2]
    return [domain, *(other for other, same in _SAME_DOMAIN.items() if same == domain)]


@dataclass(frozen=True, slots=True)
class Email:
    """A plain text to a person; `stop` is where a mail program asks that no more be sent."""

    to: str
    subject: str
    text: str
    stop: str = ""


@dataclass(frozen=True, slots=True)
class Mailer:
    """Sends mail; blocks, so it runs in a thread."""

    address: str
    """`smtp://user:password@host:587`, which changes to TLS where the server offers it, or `smtps://`."""
    sender: str

    def send(self, email: Email) -> None:
        """Sends an email; raises `MailError` if the server does not take it."""
        message = EmailMessage(_LINES)
        message["From"], message["To"], message["Subject"] = self.sender, email.to, email.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid("vitral", parseaddr(self.sender)[1].rpartition("@")[2] or "localhost")
        message["Auto-Submitted"] = "auto-generated"
        if email.stop:
            message["List-Unsubscribe"] = f"<{email.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(email.text)
        try:
            self._send(message)
        except (OSError, smtplib.SMTPException) as error:
            raise MailError(type(error).__name__) from error

    def _send(self, message: EmailMessage) -> None:
        place = urlsplit(self.address)
        host, secure = place.hostname or "localhost", place.scheme == "smtps"
        if secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, place.port or 465, timeout=_TIMEOUT_SECONDS, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(host, place.port or 25, timeout=_TIMEOUT_SECONDS)
        with server:
            server.ehlo()
            if not secure and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
                secure = True
            if place.username:
                if not secure:
                    raise smtplib.SMTPException("a password is sent over TLS alone")
                server.login(unquote(place.username), unquote(place.password or ""))
            server.send_message(message)
