"""Why something may not happen at a table."""

from __future__ import annotations

from vitral.server.protocol import RefusalCode


class RefusalError(Exception):
    """It may not; `reasons` are the rules' own."""

    def __init__(self, code: RefusalCode, reasons: tuple[str, ...] = ()) -> None:
        super().__init__(code)
        self.code: RefusalCode = code
        self.reasons = reasons
