"""Packages that only some commands need (`[project.optional-dependencies]` in pyproject.toml)."""

from __future__ import annotations

import importlib.util

from vitral.cli.errors import CliError
from vitral.cli.output.speech import say


def refuse_without(extra: str, *packages: str) -> None:
    """Refuse, saying what to install, unless all the packages are there."""
    if any(importlib.util.find_spec(name) is None for name in packages):
        raise CliError(say("command-extra", command=f"pip install 'vitral[{extra}]'"))
