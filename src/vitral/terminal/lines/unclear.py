"""What was typed and means nothing."""

from __future__ import annotations

import json
from typing import Final

_LONGEST: Final = 60
"""How much of what was typed is said again."""


class UnclearError(ValueError):
    """What was typed means nothing here; the message says what would."""


def quoted(typed: str) -> str:
    """What was typed, recognizable, not too long and without what could steer a terminal."""
    short = f"{typed[:_LONGEST]}..." if len(typed) > _LONGEST else typed
    return json.dumps(short, ensure_ascii=not short.isprintable())
