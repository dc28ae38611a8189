"""English texts that know their message and its arguments, so that they can be translated.

Packages below `vitral.i18n` write English. `TranslatableText("fault-no-seat", "there is no seat {seat}", seat=3)` is
an English text that `vitral.i18n.Translator.translate` says in another language; its arguments may be such texts too.
`i18n/LANGUAGE/problems-library.ftl` has the messages; `make generate` writes the English ones from the sources.
"""

from __future__ import annotations

import errno
from collections.abc import Iterable
from functools import reduce
from reprlib import Repr
from typing import Any, Final, Self

TextArgument = str | int
"""A fact in a sentence; a `TranslatableText` is a text, too."""


class TranslatableText(str):
    """An English text, the message it stands for (`message`) and its facts (`facts`)."""

    message: str
    facts: dict[str, TextArgument]
    _english: str

    def __new__(cls, message: str, english: str, /, **facts: TextArgument) -> Self:
        """Returns the text in which every `{name}` of `english` is the fact of that name; endless facts are cut."""
        facts = {name: _bounded(fact) for name, fact in facts.items()}
        made = super().__new__(cls, english.format(**facts))
        made.message, made.facts, made._english = message, facts, english
        return made

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, TextArgument]]:
        """Returns what pickling needs: errors travel between processes."""
        return (self.message, self._english), self.facts

    def to_dict(self) -> dict[str, Any]:
        """Returns the message and its facts, JSON-ready; facts that are said themselves are such objects too."""
        facts = {
            name: fact.to_dict() if isinstance(fact, TranslatableText) else fact for name, fact in self.facts.items()
        }
        return {"message": self.message, "facts": facts}


_MAX_FACT_LENGTH: Final = 2000
"""The most characters of a fact: longer than every list of names, so it only shortens texts from broken files."""
_QUOTER: Final = Repr()
_QUOTER.maxstring = _QUOTER.maxother = 80
_QUOTER.maxtuple = _QUOTER.maxlist = 12


def _bounded(fact: TextArgument) -> TextArgument:
    return f"{fact[:_MAX_FACT_LENGTH]}…" if type(fact) is str and len(fact) > _MAX_FACT_LENGTH else fact


def in_quotes(text: str) -> str:
    """Returns a text as it stands in a file: recognizable, not too long, and without what could steer a terminal."""
    import json  # these two load when something is wrong, which is seldom

    short = text if len(text) <= 60 else f"{text[:60]}…"
    return json.dumps(short, ensure_ascii=not short.replace("…", "").isprintable())


def quoted(value: object) -> str:
    """Returns a value as Python writes it, the middle left out where it is long."""
    return _QUOTER.repr(value)


class TranslatableError(ValueError):
    """A refusal that speaks to the person: its sentence can be said in any language."""

    def __init__(self, sentence: TranslatableText) -> None:
        super().__init__(sentence)

    @property
    def text(self) -> TranslatableText:
        found: TranslatableText = self.args[0]
        return found


def sentence_of(error: Exception) -> str:
    """Returns what an error says: a `TranslatableText` if it holds one."""
    if isinstance(error, TranslatableError):
        return error.text
    return error.args[0] if error.args and isinstance(error.args[0], TranslatableText) else str(error)


# -- putting sentences together ------------------------------------------------------------------------------------


def at_place(where: str, what: str) -> TranslatableText:
    return TranslatableText("fault-at", "{where}: {what}", where=where, what=what)


def both(what: str, more: str) -> TranslatableText:
    return TranslatableText("fault-and", "{what}; {more}", what=what, more=more)


def hinted(what: TranslatableText, hint: str, offer: str = "") -> TranslatableText:
    """Returns `what is wrong; a hint what would be right`; what is empty is left out."""
    if hint and offer:
        return TranslatableText("fault-hinted", "{what}; {hint} {offer}", what=what, hint=hint, offer=offer)
    return both(what, hint or offer)


def either(first: str, second: str) -> str:
    return TranslatableText("fault-or", "{first} or {second}", first=first, second=second)


def all_of(names: Iterable[str]) -> str:
    return ", ".join(names) or TranslatableText("fault-none", "none")


# -- what is wrong -------------------------------------------------------------------------------------------------


def unlike(expected: str, found: str) -> TranslatableText:
    """Returns `expected this, found that`."""
    return TranslatableText("fault-unlike", "expected {expected}, found {found}", expected=expected, found=found)


def expected(what: str) -> TranslatableText:
    return TranslatableText("fault-expected", "expected {what}", what=what)


def missing(names: Iterable[str]) -> TranslatableText:
    return TranslatableText("fault-missing", "missing: {names}", names=", ".join(names))


def unknown_key(key: str, known: Iterable[str]) -> TranslatableText:
    """Returns `unknown key "x"; the keys are: a, b`, with a guess if one comes close."""
    keys = list(known)
    unknown = TranslatableText("fault-unknown-key", "unknown key {key}", key=in_quotes(key))
    return hinted(unknown, guess(key, keys), expected_keys(keys))


def expected_keys(names: Iterable[str]) -> TranslatableText:
    return TranslatableText("fault-keys", "the keys are: {names}", names=", ".join(names))


def unknown_name(name: str, names: Iterable[str]) -> TranslatableText:
    """Returns `unknown name "x"; did you mean y?`, or all that is known."""
    names = list(names)
    unknown = TranslatableText("fault-unknown-name", "unknown name {name}", name=in_quotes(name))
    return hinted(unknown, guess(name, names) or known(names))


def needs(what: str, needed: str) -> TranslatableText:
    """Returns `one thing needs another`."""
    return TranslatableText("fault-needs", "{what} needs {needed}", what=what, needed=needed)


def not_together(one: str, other: str) -> TranslatableText:
    """Returns `one thing and another cannot be used together`."""
    return TranslatableText("fault-not-together", "{one} and {another} cannot be used together", one=one, another=other)


def used_at(what: str, where: str) -> TranslatableText:
    """Returns `one thing is already used at a place`."""
    return TranslatableText("fault-used-at", "{what} is already used at {where}", what=what, where=where)


def fails(error: str) -> TranslatableText:
    """Returns a program of another author fails."""
    return TranslatableText("fault-fails", "does not work: {error}", error=error)


# -- what would be right -------------------------------------------------------------------------------------------


def like(example: str) -> TranslatableText:
    return TranslatableText("fault-like", "text such as {example}", example=example)


def list_like(example: str) -> TranslatableText:
    """Returns `a list such as ["A1", "D5"]`."""
    return TranslatableText("fault-list-like", "a list such as {example}", example=example)


def list_of(length: TextArgument) -> TranslatableText:
    return TranslatableText("fault-list", "a list of {length}", length=length)


def at_least(least: int) -> TranslatableText:
    return TranslatableText("fault-at-least", "at least {least}", least=least)


def at_most(most: int) -> TranslatableText:
    return TranslatableText("fault-at-most", "at most {most}", most=most)


def one_of(names: Iterable[str]) -> str:
    """Returns `one of "a", "b"`, or the only one."""
    listed = list(names)
    return (
        TranslatableText("fault-one-of", "one of {names}", names=", ".join(listed))
        if len(listed) > 1
        else "".join(listed)
    )


def did_you_mean(names: Iterable[str]) -> TranslatableText:
    return TranslatableText("fault-did-you-mean", "did you mean {names}?", names=reduce(either, names))


def known(names: Iterable[str]) -> TranslatableText:
    return TranslatableText("fault-known", "known: {names}", names=all_of(names))


def guess(name: str, names: Iterable[str]) -> str:
    """Returns `did you mean a or b?`, or nothing if no name comes close."""
    from difflib import get_close_matches

    close = get_close_matches(name[:99].lower().replace(" ", "_").replace("-", "_"), list(names), 2)
    return did_you_mean(close) if close else ""


# -- what the system says ------------------------------------------------------------------------------------------

NO_FILE: Final = TranslatableText("fault-no-file", "no such file")
NO_HOST: Final = TranslatableText("fault-system-no-host", "there is no such host")
LATE: Final = TranslatableText("fault-system-late", "no answer in time")
_DENIED: Final = TranslatableText("fault-system-denied", "permission denied")
_REASONS: Final = {
    errno.EACCES: _DENIED,
    errno.EPERM: _DENIED,
    errno.EROFS: _DENIED,
    errno.ENOENT: TranslatableText("fault-system-no-path", "no such file or folder"),
    errno.EISDIR: TranslatableText("fault-system-folder", "it is a folder"),
    errno.ENOSPC: TranslatableText("fault-system-full", "the disk is full"),
    errno.EADDRINUSE: TranslatableText("fault-system-address-used", "the address is already in use"),
    errno.ECONNREFUSED: TranslatableText("fault-system-refused", "connection refused"),
    errno.ETIMEDOUT: LATE,
}


def unread(error: OSError | ValueError) -> TranslatableText:
    """Returns why a file cannot be read."""
    return TranslatableText("fault-unread", "cannot be read: {reason}", reason=reason_of(error))


def reason_of(error: OSError | ValueError) -> str:
    """Returns why the system refuses: common reasons are translated, others are in the system's own words."""
    if not isinstance(error, OSError):
        return str(error)
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)
