"""Sentences that remember what they are made of, so that they can be said again in any language.

Rooms below the words speak English. `Said("fault-option-unknown", "unknown option {name}", name="'bga'")` is that
English text, and it also knows its message and its facts: `vitral.i18n.Words.retell` says it in another language. Facts
may be said themselves. The messages stand in `i18n/LANGUAGE/problems-library.ftl`; the English ones are made from here.
"""

from __future__ import annotations

import errno
import json
from collections.abc import Iterable
from difflib import get_close_matches
from functools import reduce
from reprlib import Repr
from typing import Any, Final, Self

SaidFact = str | int
"""What a sentence is told; a `Said` is a text too."""


class Said(str):
    """An English text, the message it stands for (`message`) and what that message is told (`facts`)."""

    message: str
    facts: dict[str, SaidFact]
    _english: str

    def __new__(cls, message: str, english: str, /, **facts: SaidFact) -> Self:
        """The text in which every `{name}` of `english` is the fact of that name; endless facts are cut."""
        facts = {name: _bounded(fact) for name, fact in facts.items()}
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


_LONGEST: Final = 2000
"""More than any list of names of ours; nobody reads what a broken file holds beyond it."""
_QUOTER: Final = Repr()
_QUOTER.maxstring = _QUOTER.maxother = 80
_QUOTER.maxtuple = _QUOTER.maxlist = 12


def _bounded(fact: SaidFact) -> SaidFact:
    return f"{fact[:_LONGEST]}…" if type(fact) is str and len(fact) > _LONGEST else fact


def in_quotes(text: str) -> str:
    """A text as it stands in a file: recognizable, not too long, and without what could steer a terminal."""
    short = text if len(text) <= 60 else f"{text[:60]}…"
    return json.dumps(short, ensure_ascii=not short.replace("…", "").isprintable())


def quoted(value: object) -> str:
    """A value as Python writes it, the middle left out where it is long."""
    return _QUOTER.repr(value)


class ToldError(ValueError):
    """A refusal that speaks to the person: its sentence can be said in any language."""

    def __init__(self, sentence: Said) -> None:
        super().__init__(sentence)

    @property
    def said(self) -> Said:
        found: Said = self.args[0]
        return found


def sentence_of(error: Exception) -> str:
    """What an error says: a `Said` if it holds one."""
    if isinstance(error, ToldError):
        return error.said
    return error.args[0] if error.args and isinstance(error.args[0], Said) else str(error)


# -- putting sentences together ------------------------------------------------------------------------------------


def at_place(where: str, what: str) -> Said:
    return Said("fault-at", "{where}: {what}", where=where, what=what)


def both(what: str, more: str) -> Said:
    return Said("fault-and", "{what}; {more}", what=what, more=more)


def hinted(what: Said, hint: str, offer: str = "") -> Said:
    """`what is wrong; a hint what would be right`; what is empty is left out."""
    if hint and offer:
        return Said("fault-hinted", "{what}; {hint} {offer}", what=what, hint=hint, offer=offer)
    return both(what, hint or offer)


def either(first: str, second: str) -> str:
    return Said("fault-or", "{first} or {second}", first=first, second=second)


def all_of(names: Iterable[str]) -> str:
    return ", ".join(names) or Said("fault-none", "none")


# -- what is wrong -------------------------------------------------------------------------------------------------


def unlike(expected: str, found: str) -> Said:
    """`expected this, found that`."""
    return Said("fault-unlike", "expected {expected}, found {found}", expected=expected, found=found)


def expected(what: str) -> Said:
    return Said("fault-expected", "expected {what}", what=what)


def missing(names: Iterable[str]) -> Said:
    return Said("fault-missing", "missing: {names}", names=", ".join(names))


def unknown_key(key: str, known: Iterable[str]) -> Said:
    """`unknown key "x"; the keys are: a, b`, with a guess if one comes close."""
    keys = list(known)
    unknown = Said("fault-unknown-key", "unknown key {key}", key=in_quotes(key))
    return hinted(unknown, guess(key, keys), the_keys(keys))


def the_keys(names: Iterable[str]) -> Said:
    return Said("fault-keys", "the keys are: {names}", names=", ".join(names))


def unknown_name(name: str, names: Iterable[str]) -> Said:
    """`unknown name "x"; did you mean y?`, or all that is known."""
    names = list(names)
    unknown = Said("fault-unknown-name", "unknown name {name}", name=in_quotes(name))
    return hinted(unknown, guess(name, names) or known(names))


def needs(what: str, needed: str) -> Said:
    """`one thing needs another`."""
    return Said("fault-needs", "{what} needs {needed}", what=what, needed=needed)


def not_together(one: str, other: str) -> Said:
    """`one thing and another cannot be used together`."""
    return Said("fault-not-together", "{one} and {other} cannot be used together", one=one, other=other)


def used_at(what: str, where: str) -> Said:
    """`one thing is already used at a place`."""
    return Said("fault-used-at", "{what} is already used at {where}", what=what, where=where)


def fails(error: str) -> Said:
    """Somebody else's program does not do what it should."""
    return Said("fault-fails", "does not work: {error}", error=error)


# -- what would be right -------------------------------------------------------------------------------------------


def like(example: str) -> Said:
    return Said("fault-like", "text such as {example}", example=example)


def list_like(example: str) -> Said:
    """`a list such as ["A1", "D5"]`."""
    return Said("fault-list-like", "a list such as {example}", example=example)


def list_of(length: SaidFact) -> Said:
    return Said("fault-list", "a list of {length}", length=length)


def at_least(least: int) -> Said:
    return Said("fault-at-least", "at least {least}", least=least)


def at_most(most: int) -> Said:
    return Said("fault-at-most", "at most {most}", most=most)


def one_of(names: Iterable[str]) -> str:
    """`one of "a", "b"`, or the only one."""
    listed = list(names)
    return Said("fault-one-of", "one of {names}", names=", ".join(listed)) if len(listed) > 1 else "".join(listed)


def did_you_mean(names: Iterable[str]) -> Said:
    return Said("fault-did-you-mean", "did you mean {names}?", names=reduce(either, names))


def known(names: Iterable[str]) -> Said:
    return Said("fault-known", "known: {names}", names=all_of(names))


def guess(wanted: str, names: Iterable[str]) -> str:
    """`did you mean a or b?`, or nothing if no name comes close."""
    close = get_close_matches(wanted[:99].lower().replace(" ", "_").replace("-", "_"), list(names), 2)
    return did_you_mean(close) if close else ""


# -- what the system says ------------------------------------------------------------------------------------------

NO_FILE: Final = Said("fault-no-file", "no such file")
_DENIED: Final = Said("fault-system-denied", "permission denied")
_REASONS: Final = {
    errno.EACCES: _DENIED,
    errno.EPERM: _DENIED,
    errno.EROFS: _DENIED,
    errno.ENOENT: Said("fault-system-no-path", "no such file or folder"),
    errno.EISDIR: Said("fault-system-folder", "it is a folder"),
    errno.ENOSPC: Said("fault-system-full", "the disk is full"),
    errno.EADDRINUSE: Said("fault-system-address-used", "the address is already in use"),
}


def unread(error: OSError | ValueError) -> Said:
    """Why a file cannot be read."""
    return Said("fault-unread", "cannot be read: {reason}", reason=reason_of(error))


def reason_of(error: OSError | ValueError) -> str:
    """Why the system refuses: what people meet most is said, the rest is told in the system's own words."""
    if not isinstance(error, OSError):
        return str(error)
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)
