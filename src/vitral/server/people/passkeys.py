"""Passkeys (WebAuthn): a browser or phone proves who a person is, with no phrase to type."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from fido2.server import Fido2Server
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (
    AttestedCredentialData,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialUserEntity,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from vitral.server.people.tokens import Tokens
from vitral.server.problems import ProblemError
from vitral.server.store import PeopleStore
from vitral.server.store.people_store import StoredPasskey
from vitral.translatable import TranslatableText

_CHALLENGE_SECONDS: Final = 300.0
"""For how many seconds a challenge is valid."""
MAX_PASSKEYS: Final = 10
_NOT_THIS: Final = TranslatableText(
    "problem-passkey", "this passkey does not fit: it is unknown here, or took too long"
)


@dataclass(frozen=True, slots=True)
class Passkeys:
    """Registers and verifies passkeys, for the pages of one address."""

    people: PeopleStore
    tokens: Tokens
    clock: Callable[[], float]

    async def begin(self, page: str, person: str) -> tuple[dict[str, Any], str]:
        """Returns what a browser needs to make a passkey for a person, and the state that it has to send back."""
        own_passkeys = [
            AttestedCredentialData(websafe_decode(passkey.public_key)) for passkey in await self.people.passkeys(person)
        ]
        user = PublicKeyCredentialUserEntity(name="Vitral", id=bytes.fromhex(person)[:32], display_name="Vitral")
        options, state = _server(page).register_begin(
            user,
            own_passkeys,
            resident_key_requirement=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return dict(options), self._state("make", page, person, state)

    async def make(self, page: str, person: str, guest: str, state: str, answer: dict[str, Any]) -> None:
        """Stores the passkey that a browser made; raises `ProblemError`."""
        begun = self._begun("make", page, person, state)
        try:
            made = _server(page).register_complete(begun, answer)
            credential = made.credential_data
            if credential is None:
                raise ValueError("no credential")
            uses = made.counter
        except Exception as error:  # the answer comes from outside and may raise anything
            raise ProblemError(400, "passkey", _NOT_THIS) from error
        passkey = StoredPasskey(
            websafe_encode(credential.credential_id), person, websafe_encode(bytes(credential)), uses, self.clock()
        )
        if await self.people.passkey(passkey.id) is not None:
            raise ProblemError(400, "passkey", _NOT_THIS)
        await self.people.add_passkey(passkey, guest)

    def ask(self, page: str) -> tuple[dict[str, Any], str]:
        """Returns what a browser needs to use any passkey it has, and the state that it has to send back."""
        options, state = _server(page).authenticate_begin(user_verification=UserVerificationRequirement.PREFERRED)
        return dict(options), self._state("use", page, "", state)

    async def use(self, page: str, state: str, answer: dict[str, Any]) -> str:
        """Returns the person whose passkey a browser proved to have; raises `ProblemError`."""
        begun = self._begun("use", page, "", state)
        credential = answer.get("rawId") or answer.get("id")
        if not isinstance(credential, str) or len(credential) >= 2000:
            raise ProblemError(404, "passkey", _NOT_THIS)
        stored = await self.people.passkey(credential)
        if stored is None:
            raise ProblemError(404, "passkey", _NOT_THIS)
        try:
            public_key = AttestedCredentialData(websafe_decode(stored.public_key))
            _server(page).authenticate_complete(begun, [public_key], answer)
            data = websafe_decode(answer["response"]["authenticatorData"])
            uses = int.from_bytes(data[33:37], "big")
            if uses and uses <= stored.uses:
                raise ValueError("it was copied")
        except Exception as error:
            raise ProblemError(404, "passkey", _NOT_THIS) from error
        await self.people.passkey_used(stored.id, uses)
        return stored.person

    def _state(self, purpose: str, page: str, person: str, state: Any) -> str:
        text = msgspec.json.encode(state).decode()
        return self.tokens.make(f"passkey-{purpose}", page, person, text, until=self.clock() + _CHALLENGE_SECONDS)

    def _begun(self, purpose: str, page: str, person: str, state: str) -> Any:
        content = self.tokens.read(f"passkey-{purpose}", state, self.clock())
        if content is None or content[:2] != [page, person]:
            raise ProblemError(400, "passkey", _NOT_THIS)
        return msgspec.json.decode(content[2])


def _server(page: str) -> Fido2Server:
    host = urlsplit(page).hostname or ""
    relying = PublicKeyCredentialRpEntity(name="Vitral", id=host)
    return Fido2Server(relying, verify_origin=lambda origin: origin == page)
