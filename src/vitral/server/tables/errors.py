"""The errors of tables."""

from __future__ import annotations

from vitral.server.protocol import RefusalCode
from vitral.translatable import TranslatableText


class RefusalError(Exception):
    """A move or message that is not allowed now; `reasons` are those of the rules, where they forbid it."""

    def __init__(self, code: RefusalCode, reasons: tuple[str, ...] = ()) -> None:
        super().__init__(code)
        self.code: RefusalCode = code
        self.reasons = reasons


class UnavailableError(Exception):
    """An event could not be stored, so it did not happen."""


class DamagedTableError(Exception):
    """The stored events of a table cannot be replayed; `why` says where that fails."""

    def __init__(self, table: str, why: TranslatableText) -> None:
        super().__init__(f"table {table}: {why}")
        self.table = table
        self.why = why
