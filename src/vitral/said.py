"""Sentences that remember what they are made of, so that they can be said again in any language.

Rooms below the words speak English. `Said("fault-option-unknown", "unknown option {name}", name="'bga'")` is that
English text, and it also knows its message and its facts: `vitral.i18n.Words.retell` says it in another language. Facts
may be said themselves. The messages stand in `i18n/LANGUAGE/problems-library.ftl`; the English ones are made from here.
"""

from __future__ import annotations

import errno
from collections.abc import Iterable
from functools import reduce
from typing import Any, Final, Self

SaidFact = str | int
"""What a sentence is told; a `Said` is a text too."""


class Said(str):
    """An English text, the message it stands for (`message`) and what that message is told (`facts`)."""

    message: str
    facts: dict[str, SaidFact]
    _english: str

    def __new__(cls, message: str, english: str, /, **facts: SaidFact) -> Self:
        """The text in which every `{name}` of `english` is the fact of that name."""
        made = super().__new__(cls, english.format(**facts))
        made.message, made.facts, made._english = message, facts, english
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, SaidFact]]:
        """Errors travel between processes."""
        return (self.message, self._english), self.facts

    def to_dict(self) -> dict[str, Any]:
        """The message and its facts, JSON-ready; facts that are said themselves are such objects too."""
        told = {name: fact.to_dict() if isinstance(fact, Said) else fact for name, fact in self.facts.items()}
        return {"message": self.message, "facts": told}


class ToldError(ValueError):
    """A refusal that speaks to the person: its sentence can be said in any language."""

    def __init__(self, sentence: Said) -> None:
        super().__init__(sentence)

    @property
    def said(self) -> Said:
        """The sentence."""
        found: Said = self.args[0]
        return found


def sentence_of(error: Exception) -> str:
    """What an error says: a `Said` if it holds one."""
    if isinstance(error, ToldError):
        return error.said
    return error.args[0] if error.args and isinstance(error.args[0], Said) else str(error)


# -- putting sentences together ------------------------------------------------------------------------------------


def at_place(where: str, what: str) -> Said:
    """`log[3]: what is wrong`."""
    return Said("fault-at", "{where}: {what}", where=where, what=what)


def unlike(expected: str, found: str) -> Said:
    """`expected this, found that`."""
    return Said("fault-unlike", "expected {expected}, found {found}", expected=expected, found=found)


def expected(what: str) -> Said:
    """`expected this`."""
    return Said("fault-expected", "expected {what}", what=what)


def unknown_key(key: str, known: Iterable[str], hint: str = "") -> Said:
    """`unknown key "x"; the keys are: a, b`."""
    unknown = Said("fault-unknown-key", "unknown key {key}", key=key)
    return hinted(unknown, hint, Said("fault-keys", "the keys are: {names}", names=", ".join(known)))


def missing_key(key: str) -> Said:
    """`the key "x" is missing`."""
    return Said("fault-missing-key", "the key {key} is missing", key=key)


def hinted(what: Said, hint: str, offer: str = "") -> Said:
    """`what is wrong; a hint what would be right`; what is empty is left out."""
    if hint and offer:
        return Said("fault-hinted", "{what}; {hint} {offer}", what=what, hint=hint, offer=offer)
    return both(what, hint or offer)


def both(what: str, more: str) -> Said:
    """`one thing; another`."""
    return Said("fault-and", "{what}; {more}", what=what, more=more)


def did_you_mean(names: Iterable[str]) -> Said:
    """`did you mean a or b?`"""
    return Said("fault-did-you-mean", "did you mean {names}?", names=reduce(either, names))


def either(first: str, second: str) -> str:
    """`a or b`."""
    return Said("fault-or", "{first} or {second}", first=first, second=second)


def all_of(names: Iterable[str]) -> str:
    """`a, b, c`, or none."""
    return ", ".join(names) or Said("fault-none", "none")


# -- what every reader of files meets ------------------------------------------------------------------------------


def line_and_column(line: int, column: int) -> Said:
    """`line 3, column 5`."""
    return Said("fault-line-column", "line {line}, column {column}", line=line, column=column)


def not_utf8(data: bytes, position: int) -> Said:
    """What is wrong with the byte at that position."""
    line = Said("fault-line", "line {line}", line=data.count(b"\n", 0, position) + 1)
    byte = f"0x{data[position]:02X}"
    return at_place(line, Said("fault-not-utf8", "byte {byte} is not UTF-8; save the file as UTF-8 text", byte=byte))


# -- what the system says ------------------------------------------------------------------------------------------

_REASONS: Final = {
    errno.EACCES: Said("fault-system-denied", "Permission denied"),
    errno.EPERM: Said("fault-system-not-permitted", "Operation not permitted"),
    errno.ENOENT: Said("fault-system-no-file", "No such file or directory"),
    errno.EEXIST: Said("fault-system-exists", "File exists"),
    errno.EISDIR: Said("fault-system-folder", "Is a directory"),
    errno.ENOTDIR: Said("fault-system-no-folder", "Not a directory"),
    errno.ENAMETOOLONG: Said("fault-system-long-name", "File name too long"),
    errno.ENOSPC: Said("fault-system-full", "No space left on device"),
    errno.EROFS: Said("fault-system-read-only", "Read-only file system"),
    errno.EADDRINUSE: Said("fault-system-address-used", "Address already in use"),
    errno.EADDRNOTAVAIL: Said("fault-system-address", "Cannot assign requested address"),
}


def reason_of(error: OSError | ValueError) -> str:
    """Why the system refuses: what people meet is said, the rest is told in the system's own words."""
    if not isinstance(error, OSError):
        return str(error)
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)
