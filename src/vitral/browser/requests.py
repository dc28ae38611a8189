"""Requests of the page and their answers, in the place of HTTP."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from vitral.server.problems import ProblemError, unreadable
from vitral.translatable import TranslatableText

_T = TypeVar("_T")
_JSON = "application/json"


@dataclass(frozen=True, slots=True)
class ApiRequest:
    """A request: `POST tables/ID/hint` with a body, by a page in some language."""

    method: str
    path: tuple[str, ...]
    """The parts of its address after `/api/`."""
    query: dict[str, str]
    body: bytes
    language: str

    @classmethod
    def of(cls, method: str, address: str, body: bytes, language: str) -> ApiRequest:
        parts = urlsplit(address)
        path = tuple(unquote(part) for part in parts.path.strip("/").split("/"))
        return cls(method, path, dict(parse_qsl(parts.query)), body, language)

    def read(self, kind: type[_T]) -> _T:
        """Returns the struct in the body; raises `ProblemError`."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise unreadable(error) from None


@dataclass(frozen=True, slots=True)
class ApiResponse:
    """An answer; with a `name` it is a file."""

    body: bytes
    status: int = 200
    kind: str = _JSON
    name: str = ""


def json_answer(content: Any, status: int = 200) -> ApiResponse:
    return ApiResponse(msgspec.json.encode(content), status)


def needs_server() -> ProblemError:
    """Returns a 501: this is for people elsewhere, and there is no server here."""
    return ProblemError(501, "needs_server", TranslatableText("problem-needs-server", "this needs a server"))
