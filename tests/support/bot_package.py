"""A package that brings bots of its own, as somebody else would install it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from vitral.bots import names

_CODE = """
import re, threading


class Careful:
    name = "careful"

    def __init__(self, seed=None):
        self.lock = threading.Lock()  # nothing that could be sent to another process
        self.asked = 0

    def choose(self, view, legal, budget, /):
        with self.lock:
            self.asked += 1
        return next((action for action in legal if action.text.startswith(("take", "place"))), legal[-1])


class Stubborn:
    name = "stubborn"

    def __init__(self, seed=None):
        pass

    def choose(self, view, legal, budget, /):
        if legal[0].text.startswith("side"):
            return legal[0]
        re.match("(a+)+$", "a" * 60 + "b")  # takes years and lets no other thread run


class Broken:
    name = "broken"

    def __init__(self, seed=None):
        pass

    def choose(self, view, legal, budget, /):
        raise RuntimeError("no idea")
"""
NAMES = ("careful", "stubborn", "broken")


@contextmanager
def installed(folder: Path) -> Iterator[Path]:
    """The package can be imported and is known by its entry points while this lasts; returns its folder."""
    (folder / "other_bots.py").write_text(_CODE, "utf-8")
    facts = folder / "other_bots-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: other-bots\nVersion: 1.0\n", "utf-8")
    entries = "".join(f"{name} = other_bots:{name.capitalize()}\n" for name in NAMES)
    (facts / "entry_points.txt").write_text(f"[{names.GROUP}]\n{entries}", "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        names.foreign_bots.cache_clear()
        try:
            yield folder
        finally:
            names.foreign_bots.cache_clear()
