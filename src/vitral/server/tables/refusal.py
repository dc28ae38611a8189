"""Why something may not happen at a table."""

from __future__ import annotations

from typing import Literal

Code = Literal["over", "not_your_turn", "illegal", "stale", "not_allowed", "undone_enough"]


class Refusal(Exception):  # noqa: N818 - it is one
    """It may not; `reasons` are the rules' own."""

    def __init__(self, code: Code, reasons: tuple[str, ...] = ()) -> None:
        super().__init__(code)
        self.code: Code = code
        self.reasons = reasons
