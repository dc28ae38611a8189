"""People in the database: their keys and browsers, settings, notifications, results and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple, dataclass
from typing import Final

from vitral.server.store.database import Database, Statement

_PERSON: Final = "INSERT INTO people (id, created) VALUES ($1, $2) ON CONFLICT DO NOTHING"
SIGNED_OUT: Final = ""
"""The person of a browser that was signed out."""
_UNUSED: Final = (
    ("people", "id"),
    ("devices", "guest"),
    *((name, "person") for name in ("pushes", "tells", "devices", "passkeys")),
)
"""What a person who never played may have left: tables and columns."""
_USED: Final = (*((name, "guest") for name in ("holds", "played", "entrants")), ("results", "person"))
"""What those have who played."""


@dataclass(frozen=True, slots=True)
class StoredPerson:
    """A person with a key, a passkey, settings or notifications. Texts are JSON, empty where there is nothing."""

    id: str
    created: float = 0.0
    key_made: float = 0.0
    """When their key was made; 0 without one."""
    settings: str = ""
    settings_saved_at: float = 0.0
    mail: str = ""
    notification_settings: str = ""


@dataclass(frozen=True, slots=True)
class StoredPasskey:
    """A passkey: its credential, and how often it says it was used."""

    id: str
    person: str
    public_key: str
    uses: int
    created: float


@dataclass(frozen=True, slots=True)
class StoredPush:
    """A browser that takes notifications."""

    endpoint: str
    person: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class NotificationSubscription:
    """A person's subscription to notifications of a table, and the turn of the last notification."""

    person: str
    table: str
    way: str
    last: str = ""


@dataclass(frozen=True, slots=True)
class StoredResult:
    """The result of a seat of a finished game, as JSON."""

    table: str
    seat: int
    person: str
    name: str
    at: float
    body: str


@dataclass(frozen=True, slots=True)
class StoredRating:
    """A person's rating in a mode."""

    person: str
    mode: str
    rating: float
    deviation: float
    volatility: float
    games: int
    at: float


_PERSON_ROWS: Final = "SELECT id, created, key_made, kept, kept_at, mail, telling FROM people"
_RATING: Final = (
    "INSERT INTO ratings (person, mode, rating, deviation, volatility, games, at) VALUES ($1, $2, $3, $4, $5, $6, $7) "
    "ON CONFLICT (person, mode) DO UPDATE SET rating = $3, deviation = $4, volatility = $5, games = $6, at = $7"
)


_RANKED_TWICE: Final = (
    "ranked = 1 AND EXISTS (SELECT 1 FROM played AS other "
    "WHERE other.deal = played.deal AND other.guest = $2 AND other.ranked = 1)"
)
_MERGE_GUEST: Final = (
    # A person is ranked once for one deal: their own game counts, not the guest's.
    f"UPDATE played SET ranked = 0 WHERE guest = $1 AND {_RANKED_TWICE}",
    "UPDATE played SET guest = $2 WHERE guest = $1",
    "UPDATE listed SET guest = $2 WHERE guest = $1",
    "UPDATE listed SET invited = $2 WHERE invited = $1",
    "UPDATE contests SET guest = $2 WHERE guest = $1",
    "UPDATE entrants SET guest = $2 WHERE guest = $1 AND NOT EXISTS (SELECT 1 FROM entrants AS other "
    "WHERE other.contest_id = entrants.contest_id AND other.guest = $2)",
    "INSERT INTO blocks SELECT CAST($2 AS TEXT), blocked, name, since FROM blocks WHERE guest = $1 "
    "ON CONFLICT DO NOTHING",
    "INSERT INTO blocks SELECT guest, CAST($2 AS TEXT), name, since FROM blocks WHERE blocked = $1 "
    "ON CONFLICT DO NOTHING",
)
"""Moves a guest's ($1) deals, tables, contests and blocks to a person ($2)."""


class PeopleStore:
    """The people of a server. What a call writes is durable when it returns."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _write(self, *statements: Statement) -> None:
        await self._database.write(statements=statements)

    # -- keys and browsers -----------------------------------------------------------------------------------------

    async def person_of(self, guest: str) -> str:
        """Returns the person of a browser: the guest itself, a person who signed in, or `SIGNED_OUT`."""
        rows = await self._database.read("SELECT person FROM devices WHERE guest = $1", guest)
        return str(rows[0][0]) if rows else guest

    async def person(self, person: str) -> StoredPerson | None:
        return await self._database.first(StoredPerson, f"{_PERSON_ROWS} WHERE id = $1", person)

    async def set_key(self, person: str, guest: str, find: str, rest: str, now: float) -> None:
        """Replaces a person's key and signs the browser in."""
        key = "UPDATE people SET key_id = $2, key_rest = $3, key_made = $4 WHERE id = $1"
        await self._write((_PERSON, (person, now)), (key, (person, find, rest, now)), _device(guest, person, now))

    async def drop_key(self, person: str) -> None:
        sql = "UPDATE people SET key_id = NULL, key_rest = '', key_made = 0 WHERE id = $1"
        await self._write((sql, (person,)))

    async def find_by_key(self, find: str) -> tuple[str, str]:
        """Returns the person whose key has that first part, and its hashed rest; empty strings if there is none."""
        rows = await self._database.read("SELECT id, key_rest FROM people WHERE key_id = $1", find)
        return (str(rows[0][0]), str(rows[0][1])) if rows else ("", "")

    async def sign_in(self, person: str, guest: str, now: float) -> None:
        """Signs a browser in."""
        await self._write((_PERSON, (person, now)), _device(guest, person, now))

    async def hand_over(self, guest: str, person: str) -> None:
        """Moves a guest's seats, results and notifications to a person with a key."""
        copied = "INSERT INTO {0} SELECT CAST($2 AS TEXT), {1} FROM {0} WHERE {2} = $1 ON CONFLICT DO NOTHING"
        both = (guest, person)
        await self._write(
            (copied.format("holds", "table_id, seat", "guest"), both),
            (copied.format("tells", "table_id, way, last", "person"), both),
            ("UPDATE results SET person = $2 WHERE person = $1", both),
            ("UPDATE pushes SET person = $2 WHERE person = $1", both),
            *((sql, both) for sql in _MERGE_GUEST),
            ("DELETE FROM holds WHERE guest = $1", (guest,)),
            ("DELETE FROM blocks WHERE guest = $1 OR blocked = $1", (guest,)),
            ("DELETE FROM tells WHERE person = $1", (guest,)),
            ("DELETE FROM people WHERE id = $1", (guest,)),
        )

    async def devices(self, person: str) -> list[str]:
        """Returns the browsers of a person, by the hash of the cookie."""
        return await self._database.column("SELECT guest FROM devices WHERE person = $1 ORDER BY since", person)

    async def sign_out(self, person: str, guests: Sequence[str], now: float) -> None:
        """Signs browsers of a person out: each is its own guest again, but the one whose guest became the person."""
        forget_device = "DELETE FROM devices WHERE guest = $1 AND person = $2"
        ended = "UPDATE devices SET person = $2, since = $3 WHERE guest = $1"
        await self._write(
            *(
                (ended, (guest, SIGNED_OUT, now)) if guest == person else (forget_device, (guest, person))
                for guest in guests
            )
        )

    async def identified(self, people: Sequence[str]) -> set[str]:
        """Returns those who have a key or a passkey."""
        identified = set()
        for person in people:
            sql = (
                "SELECT id FROM people WHERE id = $1 AND key_id IS NOT NULL "
                "UNION SELECT person FROM passkeys WHERE person = $1"
            )
            identified |= {row[0] for row in await self._database.read(sql, person)}
        return identified

    async def set_browser_settings(self, person: str, settings: str, at: float) -> None:
        await self._write(("UPDATE people SET kept = $2, kept_at = $3 WHERE id = $1", (person, settings, at)))

    # -- passkeys --------------------------------------------------------------------------------------------------

    async def passkeys(self, person: str) -> list[StoredPasskey]:
        sql = "SELECT id, person, public_key, uses, created FROM passkeys WHERE person = $1 ORDER BY created"
        return await self._database.rows(StoredPasskey, sql, person)

    async def passkey(self, credential: str) -> StoredPasskey | None:
        sql = "SELECT id, person, public_key, uses, created FROM passkeys WHERE id = $1"
        return await self._database.first(StoredPasskey, sql, credential)

    async def add_passkey(self, passkey: StoredPasskey, guest: str) -> None:
        """Stores a passkey and signs the browser in."""
        sql = "INSERT INTO passkeys (id, person, public_key, uses, created) VALUES ($1, $2, $3, $4, $5)"
        values = (passkey.id, passkey.person, passkey.public_key, passkey.uses, passkey.created)
        now = passkey.created
        await self._write((_PERSON, (passkey.person, now)), (sql, values), _device(guest, passkey.person, now))

    async def passkey_used(self, passkey: str, uses: int) -> None:
        await self._write(("UPDATE passkeys SET uses = $2 WHERE id = $1", (passkey, uses)))

    async def drop_passkeys(self, person: str) -> None:
        await self._write(("DELETE FROM passkeys WHERE person = $1", (person,)))

    # -- notifications ---------------------------------------------------------------------------------------------

    async def set_notification_settings(self, person: str, settings: str, now: float) -> None:
        sql = "UPDATE people SET telling = $2 WHERE id = $1"
        await self._write((_PERSON, (person, now)), (sql, (person, settings)))

    async def drop_mail(self, person: str) -> None:
        await self._write(("UPDATE people SET mail = '' WHERE id = $1", (person,)))

    async def set_mail(self, person: str, mail: str, now: float) -> None:
        await self._write((_PERSON, (person, now)), ("UPDATE people SET mail = $2 WHERE id = $1", (person, mail)))

    async def mails_at(self, domain: str) -> list[str]:
        """Returns the confirmed addresses of a domain."""
        return await self._database.column("SELECT mail FROM people WHERE LOWER(mail) LIKE $1", f"%@{domain.lower()}")

    async def refuse_mail(self, mailbox: str, mails: Sequence[str], now: float) -> None:
        """Stores that the owner of a mailbox wants no mail, and deletes its addresses wherever they were confirmed."""
        sql, delete_mail = (
            "INSERT INTO mail_refusals (mailbox, since) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            "UPDATE people SET mail = '' WHERE mail = $1",
        )
        await self._write((sql, (mailbox, now)), *((delete_mail, (mail,)) for mail in mails))

    async def refuses_mail(self, mailbox: str) -> bool:
        return bool(await self._database.read("SELECT 1 FROM mail_refusals WHERE mailbox = $1", mailbox))

    async def delete_unused(self, before: float, keyed_before: float) -> None:
        """Deletes people who never played and have no address: those without a key or passkey who were created before
        a time, and those with one of whom nothing was stored since another.
        """
        unused = " AND ".join(f"id NOT IN (SELECT {column} FROM {name})" for name, column in _USED)
        identified = "SELECT person FROM devices UNION SELECT person FROM passkeys"
        keyless = f"key_id IS NULL AND created < $1 AND id NOT IN ({identified})"
        since = "id NOT IN (SELECT person FROM devices WHERE since >= $2)"
        keyed = f"created < $2 AND kept_at < $2 AND {since}"
        sql = f"SELECT id FROM people WHERE mail = '' AND {unused} AND (({keyless}) OR ({keyed})) LIMIT 1000"
        for person in await self._database.column(sql, before, keyed_before):
            await self._write(*((f"DELETE FROM {name} WHERE {column} = $1", (person,)) for name, column in _UNUSED))

    async def pushes(self, person: str) -> list[StoredPush]:
        sql = "SELECT endpoint, person, p256dh, auth FROM pushes WHERE person = $1 ORDER BY created"
        return await self._database.rows(StoredPush, sql, person)

    async def add_push(self, push: StoredPush, now: float) -> bool:
        """Stores a browser that takes notifications, and returns whether it is this person's now.

        One that is another person's changes hands only with its secrets, which the browser alone knows.
        """
        sql = (
            "INSERT INTO pushes (endpoint, person, p256dh, auth, created) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (endpoint) DO UPDATE SET person = $2, p256dh = $3, auth = $4 "
            "WHERE pushes.person = $2 OR (pushes.p256dh = $3 AND pushes.auth = $4)"
        )
        values = (push.endpoint, push.person, push.p256dh, push.auth, now)
        await self._write((_PERSON, (push.person, now)), (sql, values))
        return any(stored.endpoint == push.endpoint for stored in await self.pushes(push.person))

    async def drop_push(self, endpoint: str) -> None:
        await self._write(("DELETE FROM pushes WHERE endpoint = $1", (endpoint,)))

    async def subscribe(self, person: str, table: str, way: str) -> None:
        """Stores how a person is notified of a table; with an empty *way* they are not."""
        if not way:
            await self._write(("DELETE FROM tells WHERE person = $1 AND table_id = $2", (person, table)))
            return
        sql = (
            "INSERT INTO tells (person, table_id, way) VALUES ($1, $2, $3) "
            "ON CONFLICT (person, table_id) DO UPDATE SET way = $3"
        )
        await self._write((sql, (person, table, way)))

    async def mark_notified(self, person: str, table: str, turn: str) -> None:
        """Stores the turn of which a person is notified, before it is sent."""
        sql = "UPDATE tells SET last = $3 WHERE person = $1 AND table_id = $2"
        await self._write((sql, (person, table, turn)))

    async def mark_notified_first(self, person: str, table: str, turn: str) -> bool:
        """Does what `mark_notified` does, for PostgreSQL; returns whether no other server was first."""
        sql = "UPDATE tells SET last = $3 WHERE person = $1 AND table_id = $2 AND last <> $3 RETURNING person"
        return bool(await self._database.read(sql, person, table, turn))

    async def unsubscribe_all(self, person: str, way: str) -> None:
        """Stops notifying a person that way, of any table."""
        await self._write(("DELETE FROM tells WHERE person = $1 AND way = $2", (person, way)))

    async def subscriptions_of(self, person: str) -> list[NotificationSubscription]:
        sql = "SELECT person, table_id, way, last FROM tells WHERE person = $1"
        return await self._database.rows(NotificationSubscription, sql, person)

    async def subscriptions(self) -> list[NotificationSubscription]:
        """Returns all subscriptions to tables that are not over."""
        sql = (
            "SELECT person, table_id, way, last FROM tells JOIN tables ON tables.id = table_id "
            "WHERE stage < 2 AND closed = 0"
        )
        return await self._database.rows(NotificationSubscription, sql)

    # -- results ---------------------------------------------------------------------------------------------------

    async def tables_without_results(self, most: int) -> list[str]:
        """Returns finished tables whose results are not stored yet, oldest first.

        Tables that are to be reloaded wait: those in memory have names that were erased.
        """
        sql = "SELECT id FROM tables WHERE stage = 2 AND counted = 0 AND reread = 0 ORDER BY created LIMIT $1"
        return await self._database.column(sql, most)

    async def count(self, table: str, results: Sequence[StoredResult], ratings: Sequence[StoredRating]) -> None:
        """Stores the results of a table and the new ratings; raises `StoreError` the second time."""
        done: Statement = ("UPDATE tables SET counted = 1 WHERE id = $1", (table,))
        sql = "INSERT INTO results (table_id, seat, person, name, at, body) VALUES ($1, $2, $3, $4, $5, $6)"
        inserts: list[Statement] = [
            (sql, (result.table, result.seat, result.person, result.name, result.at, result.body)) for result in results
        ]
        rated: list[Statement] = [(_RATING, astuple(rating)) for rating in ratings]
        await self._write(done, *inserts, *rated)

    async def results_of(self, person: str, most: int) -> list[StoredResult]:
        """Returns the results of all seats of a person's games, newest first."""
        sql = (
            "SELECT table_id, seat, person, name, at, body FROM results WHERE table_id IN "
            "(SELECT table_id FROM results WHERE person = $1 ORDER BY at DESC LIMIT $2) "
            "ORDER BY at DESC, table_id, seat"
        )
        return await self._database.rows(StoredResult, sql, person, most)

    async def ratings(self, person: str) -> list[StoredRating]:
        sql = (
            "SELECT person, mode, rating, deviation, volatility, games, at FROM ratings WHERE person = $1 ORDER BY mode"
        )
        return await self._database.rows(StoredRating, sql, person)

    async def rating(self, person: str, mode: str) -> StoredRating | None:
        return next((rating for rating in await self.ratings(person) if rating.mode == mode), None)


def _device(guest: str, person: str, now: float) -> Statement:
    sql = (
        "INSERT INTO devices (guest, person, since) VALUES ($1, $2, $3) "
        "ON CONFLICT (guest) DO UPDATE SET person = $2, since = $3"
    )
    return (sql, (guest, person, now))
