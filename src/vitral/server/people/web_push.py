"""Web Push: a message sealed for one browser (RFC 8291, RFC 8188), and signed for its push service (RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import os
import re
import socket
import ssl
import struct
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from typing import Final
from urllib.parse import SplitResult, urlsplit
from weakref import WeakValueDictionary

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from vitral.server.store.people_store import StoredPush

_CURVE: Final = ec.SECP256R1()
_RECORD: Final = 4096
_EXCHANGE_SECONDS: Final = 10.0
"""How long looking up, connecting, sending and the answer may take together."""
_EXCHANGES: Final = 200
"""How many exchanges with push services may run at the same time; one of them is a connection, not a thread."""
_EXCHANGES_EACH: Final = 8
"""How many of them with one push service."""
_SLOW_EXCHANGES: Final = 20
"""How many of them with all push services together whose last exchange was not over in time."""
_SLOW_SITES: Final = 10_000
"""How many of those are remembered."""
_LOOKUPS: Final = 64
"""How many names of push services may be looked up at the same time; of one push service one."""
_LINE_BYTES: Final = 1024
_STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
_TTL_SECONDS: Final = 12 * 3600
"""How long a push service may store a message for a browser that is not there, in seconds."""
_TOKEN_SECONDS: Final = 6 * 3600


class PushGoneError(Exception):
    """The browser takes no notifications any more."""


class PushError(Exception):
    """The push service did not take the message; a retry may succeed."""


def bytes_of(text: str) -> bytes:
    """Decodes URL-safe base64, with or without padding."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushKey:
    """The server's own key (VAPID), made from 32 random bytes."""

    def __init__(self, secret: bytes, contact: str) -> None:
        order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
        self._key = ec.derive_private_key(1 + int.from_bytes(secret, "big") % (order - 1), _CURVE)
        self._contact = contact
        self.public: str = text_of(_point(self._key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """Returns the header that identifies the server to one push service."""
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + _TOKEN_SECONDS,
            "sub": self._contact,
        }
        head = text_of(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{text_of(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = text_of(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def browser_key(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """Returns the public key and the secret of a browser; raises `ValueError`."""
    secret = bytes_of(auth)
    if len(secret) != 16:
        raise ValueError("the secret of a browser has 16 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, bytes_of(p256dh)), secret


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypts a message for one browser."""
    theirs, secret = browser_key(p256dh, auth)
    mine = ec.generate_private_key(_CURVE)
    ours, salt = _point(mine.public_key()), os.urandom(16)
    info = b"WebPush: info\0" + _point(theirs) + ours
    shared = _derived(mine.exchange(ec.ECDH(), theirs), secret, info, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack(">IB", _RECORD, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)


# -- where to ------------------------------------------------------------------------------------------------------


def push_place(endpoint: str, *, anywhere: bool = False) -> SplitResult:
    """Returns the address of a push service; raises `ValueError`. `anywhere` is for tests."""
    place = urlsplit(endpoint)
    if not endpoint.isascii() or not place.hostname or place.username or place.fragment:
        raise ValueError("no address")
    if anywhere:
        return place
    if place.scheme != "https" or (place.port or 443) != 443:
        raise ValueError("not over https")
    if place.hostname == "localhost" or "." not in place.hostname or _is_address(place.hostname):
        raise ValueError("not a name in the public network")
    return place


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _public_address(host: str, port: int) -> str:
    """Resolves a name; raises `PushError` if it leads anywhere but to the public network."""
    addresses = [str(address_info[4][0]) for address_info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not addresses or not all(ipaddress.ip_address(address).is_global for address in addresses):
        raise PushError("its name does not lead to the public network")
    return addresses[0]


def site_of(host: str) -> str:
    """Returns what exchanges are counted by: an IP address, or the last two parts of a name."""
    return host if _is_address(host) else ".".join(host.split(".")[-2:])


class Pusher:
    """Sends messages to browsers. No push service holds up the messages to others, however slowly it answers."""

    def __init__(self, key: PushKey, anywhere: bool = False) -> None:
        self.key, self._anywhere = key, anywhere
        self._exchanges = asyncio.Semaphore(_EXCHANGES)
        self._slow_exchanges = asyncio.Semaphore(_SLOW_EXCHANGES)
        self._slow: dict[str, None] = {}
        """The sites whose last exchange was not over in time, the latest last."""
        self._by_site: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._tls = ssl.create_default_context()  # one for all: reading the certificates takes tens of milliseconds
        self._lookup_threads = ThreadPoolExecutor(_LOOKUPS, "vitral-push-lookup")  # a name server can be slow, too
        self._pending_lookups: dict[str, asyncio.Future[str]] = {}
        """By site: the lookup that is under way."""

    async def send(self, to: StoredPush, message: bytes, topic: str) -> None:
        """Sends it; a later one of the same topic takes its place. Raises `PushGoneError` or `PushError`."""
        place = push_place(to.endpoint, anywhere=self._anywhere)
        try:
            body = sealed(message, to.p256dh, to.auth)
        except (ValueError, InvalidKey) as error:
            raise PushGoneError from error
        headers = {
            "Host": place.netloc,
            "Authorization": self.key.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(_TTL_SECONDS),
            "Topic": topic,
            "Urgency": "normal",
            "Connection": "close",
        }
        name = site_of(place.hostname or "")
        site = self._by_site.setdefault(name, asyncio.Semaphore(_EXCHANGES_EACH))
        try:
            async with site, self._slow_exchanges if name in self._slow else nullcontext(), self._exchanges:
                status = await self._post_in_time(name, place, body, headers)
        except (OSError, EOFError, ValueError) as error:  # a timeout is an OSError, too
            raise PushError(type(error).__name__) from error
        if status in (404, 410):
            raise PushGoneError
        if not 200 <= status < 300:
            raise PushError(f"HTTP {status}")

    def close(self) -> None:
        self._lookup_threads.shutdown(wait=False, cancel_futures=True)

    async def _look_up(self, host: str, port: int) -> str:
        """Resolves a name as `_public_address` does.

        A thread cannot be stopped: a slow lookup goes on after its exchange was given up, and keeps others of the same
        site waiting, so that it does not take the threads of all.
        """
        site, loop = site_of(host), asyncio.get_running_loop()
        while site in self._pending_lookups:
            await asyncio.wait([self._pending_lookups[site]])

        def end(lookup: asyncio.Future[str]) -> None:
            del self._pending_lookups[site]
            if not lookup.cancelled():
                lookup.exception()  # its caller may have been canceled

        lookup = self._pending_lookups[site] = loop.run_in_executor(self._lookup_threads, _public_address, host, port)
        lookup.add_done_callback(end)
        return await asyncio.shield(lookup)

    async def _post_in_time(self, site: str, place: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        """Does what `_post` does, and notes whether the site was in time; raises `TimeoutError` if not."""
        try:
            async with asyncio.timeout(_EXCHANGE_SECONDS):
                status = await self._post(place, body, headers)
        except TimeoutError:
            self._slow[site] = None
            if len(self._slow) > _SLOW_SITES:
                del self._slow[next(iter(self._slow))]
            raise
        self._slow.pop(site, None)
        return status

    async def _post(self, place: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        """Returns the status of the response; redirects are not followed."""
        host, path = place.hostname or "", place.path or "/"
        plain = self._anywhere and place.scheme == "http"
        port = place.port or (80 if plain else 443)
        # The connection goes to the address that was checked, not to what the name resolves to a moment later.
        address = host if plain else await self._look_up(host, port)
        tls = {} if plain else {"ssl": self._tls, "server_hostname": host}
        reader, writer = await asyncio.open_connection(address, port, limit=_LINE_BYTES, **tls)  # type: ignore[arg-type]
        try:
            lines = [f"POST {path}{'?' if place.query else ''}{place.query} HTTP/1.1"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            status = _STATUS.match(await reader.readline())
        finally:
            writer.transport.abort()
        if status is None:
            raise PushError("not an HTTP response")
        return int(status[1])
