"""How a field of the state is declared: who sees it, how it is written, how it starts."""

from __future__ import annotations

from dataclasses import MISSING, field, fields
from enum import Enum
from typing import Any, Final, NamedTuple

from vitral.engine.codecs import Codec

_DECLARED: Final = "declared"


class Visibility(Enum):
    """How a field of the state comes into a view."""

    PUBLIC = "public"
    """To all, under its own name."""
    OWN = "own"
    """A seat gets its own share only."""
    DERIVED = "derived"
    """To all, in another form."""


class Field(NamedTuple):
    """What is declared of a field."""

    visibility: Visibility
    codec: Codec | None
    """None: written in a way of its own (`rules`)."""
    by_seat: bool
    """A list that changes in place: a copy gets its own, a view a tuple."""
    later: bool
    """Data written before the field was there go without it."""


def declared(
    visibility: Visibility, codec: Codec | None, start: Any = MISSING, *, by_seat: bool = False, later: bool = False
) -> Any:
    """Declares a field of a state; *start* is its value at a new table, unless the rules decide it."""
    about = {_DECLARED: Field(visibility, codec, by_seat, later)}
    return field(default_factory=list, metadata=about) if by_seat else field(default=start, metadata=about)


def declarations(state: type[Any]) -> dict[str, Field]:
    """Returns the declared fields of a dataclass by name; raises `TypeError` if one is not declared."""
    found = {}
    for one in fields(state):
        if _DECLARED not in one.metadata:
            raise TypeError(f"the field {one.name!r} has to be declared: public, own or derived, and its codec")
        found[one.name] = one.metadata[_DECLARED]
    return found
