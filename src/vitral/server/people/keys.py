"""Keys: a browser that enters a key signs in as the person of that key.

A key is a phrase of six words out of 1,024, that is 60 random bits. Only a slow hash of it is stored. A word is known
by its first four letters, so a slip behind them does no harm.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from vitral.server.cluster.bus_messages import GuestIdentified, SessionsChanged, TableInvalidated
from vitral.server.limits import RateLimit
from vitral.server.people.attempt_queue import AttemptQueue, TooManyAttemptsError
from vitral.server.problems import ProblemError, too_many
from vitral.server.store import PeopleStore
from vitral.server.tables.registry import TableRegistry
from vitral.translatable import TranslatableText

WORDS: Final = 6
MAX_LETTERS: Final = 200
"""The most letters of a phrase."""
_LETTERS: Final = 4
_SCRYPT_N: Final = 2**14
_SCRYPT_R: Final = 8
_FIND_BYTES: Final = 16
"""How many bytes of the hash a key is found by; the rest is compared."""


@cache
def word_list() -> tuple[str, ...]:
    return tuple((files("vitral.server.people") / "key_words.txt").read_text("ascii").split())


@cache
def _by_beginning() -> dict[str, str]:
    return {word[:_LETTERS]: word for word in word_list()}


def new_phrase() -> str:
    return " ".join(secrets.choice(word_list()) for _ in range(WORDS))


def normalize_phrase(text: str) -> str | None:
    """Returns the phrase that was typed, with any separators between its words; None if it cannot be a phrase."""
    plain = unicodedata.normalize("NFKC", text[: 2 * MAX_LETTERS]).casefold()
    words = [_by_beginning().get(word[:_LETTERS]) for word in re.findall("[a-z]+", plain)]
    known_words = [word for word in words if word is not None]
    return " ".join(known_words) if len(known_words) == len(words) == WORDS else None


@dataclass(frozen=True, slots=True)
class KeyHash:
    """The hash of a key, in the part it is found by and the rest. The key itself is not stored."""

    find: str
    rest: str

    def same(self, rest: str) -> bool:
        """Returns whether the rest is that of this key, in constant time."""
        return hmac.compare_digest(self.rest.encode(), rest.encode())


def key_hash(phrase: str, secret: bytes) -> KeyHash:
    """Returns the hash of a normalized phrase with the server's secret. Takes about 50 ms and 16 MB."""
    made = hashlib.scrypt(phrase.encode(), salt=b"vitral-key/1:" + secret, n=_SCRYPT_N, r=_SCRYPT_R, p=1, dklen=48)
    return KeyHash(made[:_FIND_BYTES].hex(), made[_FIND_BYTES:].hex())


_MAX_CACHED: Final = 20_000
"""How many browsers are cached, so that the store is not read at every request."""
_CACHE_SECONDS: Final = 30.0
"""For how many seconds they are cached: another server of the same store may have signed one out."""
_HASH_PAUSE: Final = 0.15
"""Seconds between two hashes of a queue: a quarter of a core, and five keys a second.

A key has 60 random bits. Against a million of them, the ten guesses a second of both queues find one with a chance of
1 in 3,600 a year.
"""
_MAX_TABLES: Final = 10_000

NO_SUCH_KEY: Final = TranslatableText(
    "problem-no-such-key", "there is no such key: check the six words, or whether it was replaced"
)


class Keys:
    """Finds and changes who uses a browser. The id of a person is the guest they first were; seat claims use it."""

    def __init__(self, people: PeopleStore, registry: TableRegistry, secret: bytes) -> None:
        self._people = people
        self._registry = registry
        self._secret = secret
        self._clock: Callable[[], float] = registry.settings.clock
        self._cache: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._strangers = AttemptQueue(self._clock)
        """By network, so that an attack from many networks delays other people only a little."""
        self._members = AttemptQueue(self._clock)
        """By person: browsers that are signed in do not wait for strangers."""
        self._cluster = registry.cluster
        self._cluster.handle(SessionsChanged, self._sessions_changed)
        self._cluster.on_reconnect.append(self._cache.clear)

    async def person_of(self, guest: str) -> str:
        """Returns the person who uses that browser; nothing if it has none, or was signed out."""
        if not guest:
            return ""
        person, until = self._cache.get(guest, ("", 0.0))
        now = self._clock()
        if not now < until <= now + _CACHE_SECONDS:
            person = await self._people.person_of(guest)
            self._cache[guest] = (person, now + _CACHE_SECONDS)
            if len(self._cache) > _MAX_CACHED:
                self._cache.popitem(last=False)
        return person

    async def is_identified(self, person: str) -> bool:
        """Returns whether a person has a key or a passkey."""
        return bool(person and await self._people.identified([person]))

    async def make(self, person: str, guest: str, networks: Sequence[str]) -> str:
        """Replaces the key of a person. Returns the phrase, which is shown only this once."""
        phrase = new_phrase()
        key = await self._hash(phrase, guest, networks)
        await self._people.set_key(person, guest, key.find, key.rest, self._clock())
        self.forget([guest])
        return phrase

    def _similar_key_marks(self, phrase: str | None) -> list[str]:
        """Returns keyed hashes of a phrase with each of its words left out; of what is no phrase, none.

        Attempts are counted by them, so that five words seen over a shoulder do not help to guess the sixth.
        """
        words = (phrase or "").split()
        rests = (
            " ".join("-" if at == left_out else word for at, word in enumerate(words)) for left_out in range(WORDS)
        )
        return [hmac.digest(self._secret, rest.encode(), "sha256").hex()[:24] for rest in rests] if words else []

    async def enter(self, text: str, guest: str, networks: Sequence[str], similar: RateLimit, *, bring: bool) -> str:
        """Signs a browser in by a key, as `sign_in` does. Returns the person; raises `ProblemError`.

        *similar* limits attempts at keys that differ in one word. They are counted when it is their turn: so nobody can
        have the limit forget them by attempts that are refused.
        """
        phrase = normalize_phrase(text)
        marks = self._similar_key_marks(phrase)
        key = await self._hash(phrase or "", guest, networks, lambda: all(similar.take(mark) for mark in marks))
        person, rest = await self._people.find_by_key(key.find)
        if not key.same(rest) or phrase is None:
            raise ProblemError(404, "no_such_key", NO_SUCH_KEY)
        await self.sign_in(person, guest, bring=bring)
        return person

    async def sign_in(self, person: str, guest: str, *, bring: bool) -> None:
        """Signs a browser in. With *bring* its guest's tables become the person's, else they wait for a sign-out."""
        await self._people.sign_in(person, guest, self._clock())
        self.forget([guest])
        if not bring or guest == person or await self._people.identified([guest]):
            return
        tables = await self._registry.store.tables_of(guest, _MAX_TABLES)
        await self._people.hand_over(guest, person)
        for table in tables:
            live = await self._registry.find_loaded(table)
            if live is not None:
                await live.inbox.do(lambda live=live: live.merge_guest(guest, person))  # type: ignore[misc]
            self._cluster.publish(table, GuestIdentified(guest, person))

    async def sign_out(self, person: str, guests: list[str]) -> None:
        await self._people.sign_out(person, guests, self._clock())
        self.forget(guests)

    async def sign_others_out(self, person: str, here: str) -> None:
        """Signs out all browsers of a person but one, and has their tables ask again who they are."""
        others = [device for device in await self._people.devices(person) if device != here]
        await self.sign_out(person, others)
        for table in await self._registry.store.tables_of(person, _MAX_TABLES):
            live = await self._registry.find_loaded(table)
            if live is not None:
                live.disconnect_all("restart")
            self._cluster.publish(table, TableInvalidated(gone=False))

    def forget(self, guests: list[str]) -> None:
        """Drops these browsers from the cache of every server."""
        for guest in guests:
            self._cache.pop(guest, None)
        self._cluster.broadcast(SessionsChanged(guests))

    def _sessions_changed(self, _: str, message: SessionsChanged) -> None:
        for guest in message.guests:
            self._cache.pop(guest, None)

    async def _hash(
        self, phrase: str, guest: str, networks: Sequence[str], allowed: Callable[[], bool] = lambda: True
    ) -> KeyHash:
        """Hashes a phrase once it is this browser's turn; raises `ProblemError` if too many wait, or if it is not
        *allowed* then.
        """
        person = await self.person_of(guest)
        is_member = await self.is_identified(person)
        queue = self._members if is_member else self._strangers
        try:
            await queue.enter(*([person] if is_member else networks))
        except TooManyAttemptsError:
            raise too_many("too many keys are being tried; wait a minute") from None
        try:
            if not allowed():
                raise too_many("too many keys like this one were tried; wait a few minutes")
            return await asyncio.to_thread(key_hash, phrase, self._secret)
        finally:
            asyncio.get_running_loop().call_later(_HASH_PAUSE, queue.leave)
