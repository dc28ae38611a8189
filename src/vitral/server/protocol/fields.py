"""What may stand in a field that comes from outside."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

Secret = Annotated[str, Meta(max_length=128)]
"""Of a link. However little of it is left, the answer says that part of the link is missing."""
Ref = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
