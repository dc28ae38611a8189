"""The texts of notifications, in the language of the person who gets them; their language and quiet hours."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Struct

from vitral.i18n import LANGUAGES, translator_for
from vitral.server.people.mail import Email
from vitral.server.people.tokens import Tokens
from vitral.server.protocol import QuietHours
from vitral.server.tables.table import Table

_LINKS: Final = re.compile(r"[./:@\\]+(?=\S)")
"""What makes a link of a name, for programs that show mail."""


class NotificationSettings(Struct, frozen=True):
    """The notification settings of a person; stored as JSON."""

    language: str = ""
    quiet: QuietHours | None = None


def read_settings(text: str) -> NotificationSettings:
    return msgspec.json.decode(text, type=NotificationSettings) if text else NotificationSettings()


def write_settings(settings: NotificationSettings) -> str:
    return msgspec.json.encode(settings).decode()


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(quiet: QuietHours | None, now: float) -> float:
    """Returns when quiet hours end, if it is one of them; else 0."""
    if quiet is None or quiet.start == quiet.end or not is_zone(quiet.zone):
        return 0.0
    local = datetime.fromtimestamp(now, ZoneInfo(quiet.zone))
    minute = local.hour * 60 + local.minute
    inside = quiet.start <= minute < quiet.end if quiet.start < quiet.end else not quiet.end <= minute < quiet.start
    if not inside:
        return 0.0
    end = local.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    return (end if end > local else end + timedelta(days=1)).timestamp()


@dataclass(frozen=True, slots=True)
class NotificationText:
    """Writes push notifications and emails. Links begin with `origin`, which the operator sets."""

    tokens: Tokens
    origin: str

    def push(self, table: Table, person: str, settings: NotificationSettings) -> bytes:
        """Returns a notification: what the service worker shows, and where a press leads."""
        message: dict[str, Any] = {
            "title": translator_for(_language(settings)).say("notification-title"),
            "body": self._whom(table, settings),
            "stop": translator_for(_language(settings)).say("notification-stop"),
            "url": f"/t/{table.id}",
            "tag": table.id,
            "token": self.tokens.make("table", person, table.id),
        }
        return msgspec.json.encode(message)

    def email(self, table: Table, person: str, settings: NotificationSettings, mail: str) -> Email:
        translator = translator_for(_language(settings))
        token, all_of_it = self.tokens.make("table", person, table.id), self.tokens.make("mail", person)
        text = translator.say(
            "notification-mail",
            whom=self._whom(table, settings),
            link=f"{self.origin}/t/{table.id}",
            stop=f"{self.origin}/you#stop={token}",
            all=f"{self.origin}/you#stop={all_of_it}",
        )
        return Email(mail, translator.say("notification-title"), text, f"{self.origin}/api/stop?token={token}")

    def confirmation(self, person: str, mail: str, settings: NotificationSettings, until: float) -> Email:
        """Returns the email that asks a person to confirm their address."""
        translator, token = translator_for(_language(settings)), self.tokens.make("confirm", person, mail, until=until)
        never = self.tokens.make("never", mail)
        text = translator.say(
            "notification-confirm",
            link=f"{self.origin}/you#stop={token}",
            never=f"{self.origin}/you#stop={never}",
        )
        title = translator.say("notification-confirm-title")
        return Email(mail, title, text, f"{self.origin}/api/stop?token={never}")

    def _whom(self, table: Table, settings: NotificationSettings) -> str:
        named = [_LINKS.sub(" ", seat.name) for seat in table.seats if seat.name and not seat.bot]
        translator = translator_for(_language(settings))
        if len(named) > 1:
            return translator.say("notification-names", names=", ".join(named))
        return translator.say("notification-table")


def _language(settings: NotificationSettings) -> str:
    return settings.language if settings.language in LANGUAGES else "en"
