"""What the commands raise when they cannot go on, and the exit codes."""

from __future__ import annotations

from typing import Final

OK: Final = 0
DOES_NOT_HOLD: Final = 1
"""The input was understood, but it does not hold: an impossible record, a breach under --strict."""
BAD_INPUT: Final = 2
"""The input or the request could not be understood."""
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
"""As if the signal had ended it: whoever read the output stopped reading."""


class CliError(Exception):
    """Something to tell the person: what is wrong, where, and what would be right."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(message)
        self.code = code
