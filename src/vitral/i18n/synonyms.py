"""Words that mean the same to whoever searches the rulebook, by language (`synonyms.toml`)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def _all() -> dict[str, Any]:
    return tomllib.loads((files("vitral.i18n") / "synonyms.toml").read_text("utf-8"))


def synonyms(language: str) -> tuple[tuple[str, ...], ...]:
    """Groups of words that find the same things."""
    return tuple(tuple(group) for group in _all()[language])
