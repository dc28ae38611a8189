"""How a table is left."""

from __future__ import annotations

from typing import NamedTuple


class Going(NamedTuple):
    """What is to be said afterwards, and the table where one plays on, if there is one."""

    words: str = ""
    table: str = ""
