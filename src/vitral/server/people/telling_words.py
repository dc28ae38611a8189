"""What somebody is told when it is their turn, and when: words, links, quiet hours."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from msgspec import Struct

from vitral.i18n import LANGUAGES, translator_for
from vitral.server.people.mail import Letter
from vitral.server.people.tokens import Tokens
from vitral.server.protocol.people import QuietHours
from vitral.server.tables.table import Table


class HowTold(Struct, frozen=True):
    """How somebody is told: kept as JSON."""

    home: str = ""
    """The address of the page where they asked for it, without a path."""
    language: str = ""
    quiet: QuietHours | None = None


def read_how(text: str) -> HowTold:
    return msgspec.json.decode(text, type=HowTold) if text else HowTold()


def write_how(how: HowTold) -> str:
    return msgspec.json.encode(how).decode()


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_until(quiet: QuietHours | None, now: float) -> float:
    """When quiet hours end, if it is one of them; else 0."""
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
class Messages:
    tokens: Tokens

    def push(self, table: Table, person: str, how: HowTold) -> bytes:
        """A notification: what the service worker shows, and where a press leads."""
        told: dict[str, Any] = {
            "title": translator_for(_language(how)).say("told-title"),
            "body": self._whom(table, person, how),
            "stop": translator_for(_language(how)).say("told-stop"),
            "url": f"/t/{table.id}",
            "tag": table.id,
            "token": self.tokens.make("table", person, table.id),
        }
        return msgspec.json.encode(told)

    def letter(self, table: Table, person: str, how: HowTold, mail: str) -> Letter:
        translator = translator_for(_language(how))
        token, all_of_it = self.tokens.make("table", person, table.id), self.tokens.make("mail", person)
        text = translator.say(
            "told-mail",
            whom=self._whom(table, person, how),
            link=f"{how.home}/t/{table.id}",
            stop=f"{how.home}/you#stop={token}",
            all=f"{how.home}/you#stop={all_of_it}",
        )
        return Letter(mail, translator.say("told-title"), text, f"{how.home}/api/stop?token={token}")

    def confirmation(self, person: str, mail: str, how: HowTold, until: float) -> Letter:
        """What asks whether an address is whose it was said to be."""
        translator, token = translator_for(_language(how)), self.tokens.make("confirm", person, mail, until=until)
        return Letter(
            mail,
            translator.say("told-confirm-title"),
            translator.say("told-confirm", link=f"{how.home}/you#stop={token}"),
        )

    def _whom(self, table: Table, person: str, how: HowTold) -> str:
        named = [seat.name for seat in table.seats if seat.name and not seat.bot]
        translator = translator_for(_language(how))
        return translator.say("told-names", names=", ".join(named)) if len(named) > 1 else translator.say("told-table")


def _language(how: HowTold) -> str:
    return how.language if how.language in LANGUAGES else "en"
