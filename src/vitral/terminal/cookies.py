"""Who one is to each server: the guest's cookie, kept so that one's games are found again."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from vitral.server.data_folder import own_folder


def _file() -> Path:
    return own_folder() / "guests.json"


def _known() -> dict[str, str]:
    try:
        found = json.loads(_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return {key: value for key, value in found.items() if isinstance(value, str)} if isinstance(found, dict) else {}


def guest_at(address: str) -> str:
    """The cookie that server gave us, or nothing."""
    return _known().get(address, "")


def remember_guest(address: str, cookie: str) -> None:
    """Keep a cookie where only its owner reads it; a folder that cannot be written is no reason not to play."""
    known = _known() | {address: cookie}
    path = _file()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.part")
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(known, file)
        part.replace(path)
