"""Whether two machines would play the same games: the digest of all that decides how games are played."""

from __future__ import annotations

import hashlib
import importlib.util
from functools import cache
from pathlib import Path
from typing import Final

import vitral

_ROOMS: Final = ("arena", "bots", "cards", "engine", "game", "puzzles", "reading", "records")
_SOURCES: Final = (".py", ".toml")
_DATA: Final = (".json", ".npz")
"""What bots have learned."""


@cache
def code_digest(*, data: bool = True) -> str:
    """Of the sources of rules and bots, of what bots have learned, and of whether compiled code is there for them."""
    root = Path(vitral.__file__).parent
    wanted = _SOURCES + _DATA if data else _SOURCES
    digest = hashlib.sha256(b"numba" if importlib.util.find_spec("numba") else b"")
    for room in _ROOMS:
        for file in sorted((root / room).rglob("*")):
            if file.suffix in wanted:
                digest.update(file.relative_to(root).as_posix().encode())
                digest.update(
                    file.read_bytes().replace(b"\r\n", b"\n") if file.suffix in _SOURCES else file.read_bytes()
                )
    return digest.hexdigest()
