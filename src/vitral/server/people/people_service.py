"""The service for people across tables: opened after a server's tables, closed before them."""

from __future__ import annotations

import secrets

from vitral.server.people.keys import Keys
from vitral.server.people.mail import Mailer, mailbox_of
from vitral.server.people.notification_text import NotificationText
from vitral.server.people.notifications import Notifier
from vitral.server.people.passkeys import Passkeys
from vitral.server.people.result_recorder import ResultRecorder
from vitral.server.people.tokens import Tokens
from vitral.server.people.web_push import Pusher, PushKey
from vitral.server.steady_clock import DAY
from vitral.server.store import PeopleStore
from vitral.server.tables.registry import TableRegistry


class PeopleService:
    def __init__(self, registry: TableRegistry, secret: bytes, push_secret: bytes) -> None:
        settings = registry.settings
        self.registry = registry
        self.store = PeopleStore(registry.store.database)
        self.keys = Keys(self.store, registry, secret)
        self.tokens = Tokens(secret)
        self.passkeys = Passkeys(self.store, self.tokens, settings.clock)
        self.notification_text = NotificationText(self.tokens, settings.public_origin)
        pusher = Pusher(PushKey(push_secret, settings.push), settings.push_anywhere) if settings.push else None
        mailer = Mailer(settings.mail, settings.mail_from) if settings.mail else None
        self.notifier = Notifier(self.store, registry, self.notification_text, pusher, mailer)
        self.result_recorder = ResultRecorder(self.store, registry)
        registry.on_cleanup.append(self._delete_unused)
        if pusher or mailer:
            registry.on_commit.append(self.notifier.table_changed)

    @classmethod
    async def open(cls, registry: TableRegistry) -> PeopleService:
        """Opens it with the server's stored secrets, so that what is signed or hashed now is valid after a restart."""
        secret = await registry.store.secret("people", secrets.token_hex(32))
        push_secret = await registry.store.secret("push", secrets.token_hex(32))
        return cls(registry, bytes.fromhex(secret), bytes.fromhex(push_secret))

    @property
    def push_key(self) -> str:
        """The public key that browsers need to subscribe to push notifications; nothing where none are sent."""
        return self.notifier.pusher.key.public if self.notifier.pusher else ""

    def mailbox_mark(self, mail: str) -> str:
        """Returns what the store calls a mailbox whose owner wants no mail: a hash that only this server can make."""
        return self.registry.links.derive(f"mailbox/{mailbox_of(mail)}").hex()

    async def _delete_unused(self, before: float) -> None:
        await self.store.delete_unused(self.registry.settings.clock() - DAY, before)

    async def close(self) -> None:
        await self.result_recorder.close()
        await self.notifier.close()
