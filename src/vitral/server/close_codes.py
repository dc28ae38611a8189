"""The codes with which the server closes a socket (docs/protocol.md)."""

from __future__ import annotations

from typing import Final

NO_TEXT: Final = 1007
TOO_LONG: Final = 1009
RESTART: Final = 1012
SLOW: Final = 1013
NOT_LET_IN: Final = 4403
NO_TABLE: Final = 4404
DAMAGED: Final = 4409
TOO_MANY: Final = 4429
