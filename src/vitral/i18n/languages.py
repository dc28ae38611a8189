"""Language negotiation: the languages a person wants, matched with those available."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

LANGUAGES: Final = ("en", "pt", "es", "ru", "de")
"""The languages of the rulebooks; English is the one all others fall back on."""

_NEUTRAL: Final = {"c", "posix", ""}


def negotiate(preferred: str | Iterable[str], available: Iterable[str] = LANGUAGES) -> str:
    """Returns the first language wanted that is available, by its main part (`pt-BR` finds `pt`); else the first
    available.

    `wanted` is a list of tags in any common spelling (`pt_BR.UTF-8`, `de-CH`), or the text of an Accept-Language
    header, whose weights are heeded.
    """
    offered = tuple(available)
    tags = _accepted(preferred) if isinstance(preferred, str) else [tag for tag in preferred if tag]
    for tag in tags:
        if tag.strip() == "*":
            break
        main = _main_part(tag)
        if main in offered:
            return main
        if main in _NEUTRAL:
            break  # a plain locale, asking for no language
    return offered[0]


def language_of(environment: Mapping[str, str], available: Iterable[str] = LANGUAGES) -> str:
    """Returns the language a shell asks for: `LANGUAGE` (a list), then `LC_ALL`, `LC_MESSAGES` and `LANG`, as gettext
    has it.

    A plain `C` locale asks for no language at all, whatever `LANGUAGE` says.
    """
    locale = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(key))), "")
    if _main_part(locale) in _NEUTRAL:
        return negotiate((), available)
    listed = [tag for tag in environment.get("LANGUAGE", "").split(":") if tag]
    return negotiate([*listed, locale], available)


def _main_part(tag: str) -> str:
    for mark in ("-", "_", ".", "@"):
        tag = tag.partition(mark)[0]
    return tag.strip().lower()


def _accepted(header: str) -> list[str]:
    """Returns the tags of an Accept-Language header, the most wanted first; what has weight 0 is left out."""
    weighed = []
    for part in header.split(","):
        tag, _, parameter = part.partition(";")
        weight = _weight(parameter)
        if tag.strip() and weight > 0:
            weighed.append((weight, tag.strip()))
    return [tag for _, tag in sorted(weighed, key=lambda pair: -pair[0])]


def _weight(parameter: str) -> float:
    name, _, number = parameter.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
