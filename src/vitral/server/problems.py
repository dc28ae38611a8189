"""Refusals over HTTP: a status, a code for programs, an English sentence for developers, and words for people.

A sentence that is `Said` reaches people in their language: pages say its message (`i18n/LANGUAGE/problems.ftl`, and the
library's own). Any other is for developers alone; people are told no more than that it did not work.
"""

from __future__ import annotations

from typing import Final

import msgspec

from vitral.said import Said
from vitral.server.protocol import Problem, Sentence

NO_TABLE: Final = Said("problem-no-table", "there is no such table here")
DAMAGED: Final = Said("problem-damaged", "what is kept of this table is damaged, so it cannot be opened")
NOT_OVER: Final = Said("problem-not-over", "the game is not over yet")
OVER: Final = Said("game-over", "the game is over")
NO_SEAT: Final = Said("problem-no-seat", "nobody can sit there")


class ProblemError(Exception):
    """A request that cannot be fulfilled."""

    def __init__(self, status: int, code: str, message: str, where: str = "") -> None:
        super().__init__(message)
        self.status = status
        said = msgspec.convert(message.to_dict(), Sentence) if isinstance(message, Said) else None
        self.problem = Problem(code, str(message), where, said)


def not_found(message: str) -> ProblemError:
    """404: there is no such thing, or none that this guest may know of."""
    return ProblemError(404, "not_found", message)


def not_allowed(message: str) -> ProblemError:
    return ProblemError(403, "not_allowed", message)


def conflict(code: str, message: str) -> ProblemError:
    return ProblemError(409, code, message)


def invalid(message: str, where: str = "") -> ProblemError:
    """400: the request could be read, but asks for what cannot be."""
    return ProblemError(400, "invalid", message, where)


def too_many(message: str) -> ProblemError:
    return ProblemError(429, "too_many", Said("problem-too-many", message))
