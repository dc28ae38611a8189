"""Refusals over HTTP: a status, a code for programs, an English sentence for developers, and a text for people.

A `TranslatableText` becomes a sentence that the teller's `Speaker` says in the language that the request asks for
(`i18n/LANGUAGE/problems.ftl`, and the library's own). Any other message is for developers alone; people are given no
more than that it did not work.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from vitral.server.protocol import Problem
from vitral.teller.sentence import sentence_from
from vitral.teller.speaker import Speaker
from vitral.translatable import TranslatableText

_TOO_LONG: Final = re.compile(r"Expected `str` of length <= (\d+)")
NO_TABLE: Final = TranslatableText("problem-no-table", "there is no such table here")
DAMAGED: Final = TranslatableText("problem-damaged", "what is stored of this table is damaged, so it cannot be opened")
NOT_OVER: Final = TranslatableText("problem-not-over", "the game is not over yet")
DEAL_SECRET: Final = TranslatableText(
    "problem-deal-secret", "others still play this deal; its games are shown when the round is over"
)
OVER: Final = TranslatableText("game-over", "the game is over")
LOCKED: Final = TranslatableText("problem-locked", "its host lets nobody else come in to this table")
NO_SEAT: Final = TranslatableText("problem-no-seat", "that seat is not for a person")
STOPPING: Final = TranslatableText("problem-server", "the server is stopping; try again in a moment")
UNAVAILABLE: Final = TranslatableText("problem-server", "this could not be saved, so it did not happen; try again")
REISSUED_ENOUGH: Final = TranslatableText(
    "problem-reissued-enough", "the links of this table were reissued often enough"
)


class ProblemError(Exception):
    """A request that cannot be fulfilled."""

    def __init__(self, status: int, code: str, message: str, where: str = "", *, close: bool = False) -> None:
        super().__init__(status, code, message, where)  # so it can be sent from a worker process
        self.status = status
        self.message = message
        self.close = close
        """Whether what is left of the request is not to be read, so that its connection ends."""
        sentence = sentence_from(message) if isinstance(message, TranslatableText) else None
        self.problem = Problem(code, str(message), where, sentence)

    def __str__(self) -> str:
        return self.problem.message


def failure() -> ProblemError:
    """Returns a 500: the server failed, and its log says how."""
    return ProblemError(500, "failure", TranslatableText("problem-server", "something went wrong here; it was noted"))


def not_found(message: str) -> ProblemError:
    """Returns a 404: there is no such thing, or none that this guest may know of."""
    return ProblemError(404, "not_found", message)


def not_allowed(message: str) -> ProblemError:
    return ProblemError(403, "not_allowed", message)


def conflict(code: str, message: str) -> ProblemError:
    return ProblemError(409, code, message)


def invalid(message: str, where: str = "") -> ProblemError:
    """Returns a 400: the request could be read, but asks for what cannot be."""
    return ProblemError(400, "invalid", message, where)


def unreadable(error: Exception | TranslatableText) -> ProblemError:
    """Returns a 400 for what is not JSON, 422 for JSON that is something else, saying where."""
    if isinstance(error, TranslatableText):
        return ProblemError(400, "unreadable", error)
    if isinstance(error, msgspec.ValidationError):
        message, _, where = str(error).partition(" - at ")
        longest = _TOO_LONG.fullmatch(message)
        if longest:
            message = TranslatableText(
                "problem-too-long", "this may have {most} characters at most", most=int(longest[1])
            )
        return ProblemError(422, "unreadable", message, where.strip("`"))
    if isinstance(error, RecursionError):
        return ProblemError(400, "unreadable", TranslatableText("fault-deep", "it is nested too deeply"))
    return ProblemError(400, "unreadable", f"this is not JSON: {error}")


def too_many(message: str, *, close: bool = False) -> ProblemError:
    return ProblemError(429, "too_many", TranslatableText("problem-too-many", message), close=close)


def translated(problem: Problem, language: str) -> Problem:
    """Returns the problem with its text for people in that language."""
    if problem.sentence is None:
        return problem
    return msgspec.structs.replace(problem, text=Speaker(language).say(problem.sentence))
