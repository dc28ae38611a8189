"""How a field of the state is declared, and what is made of the declarations: views.

Views are made too often for a loop over fields, so their source is written from the declarations when the engine is
loaded, as `dataclasses` does it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import MISSING, field, fields
from enum import Enum
from typing import Any, Final, NamedTuple, TypeVar

from vitral.engine.codecs import Codec

_DECLARED: Final = "declared"
V = TypeVar("V")


class Sight(Enum):
    """How a field of the state comes into a view."""

    SHOWN = "shown"
    """To all, under its own name."""
    OWN = "own"
    """A seat gets its own share only; `view` picks it out."""
    DERIVED = "derived"
    """To all in another form; `view` makes it."""
    HIDDEN = "hidden"
    """To nobody."""


class Field(NamedTuple):
    """What is declared of a field."""

    sight: Sight
    codec: Codec | None
    """None: written in a way of its own (`rules`)."""
    by_seat: bool
    """A list that changes in place: a copy gets its own, a view a tuple."""
    later: bool
    """Data written before the field was there go without it."""


def declared(
    sight: Sight, codec: Codec | None, start: Any = MISSING, *, by_seat: bool = False, later: bool = False
) -> Any:
    """A field of a state; `start` is its value at a new table, unless the rules decide it, and `[]` if `by_seat`."""
    about = {_DECLARED: Field(sight, codec, by_seat, later)}
    return field(default_factory=list, metadata=about) if by_seat else field(default=start, metadata=about)


def declarations(state: type[Any]) -> dict[str, Field]:
    """The declared fields of a dataclass by name; `TypeError` names one that is not declared."""
    found = {}
    for one in fields(state):
        if _DECLARED not in one.metadata:
            raise TypeError(f"the field {one.name!r} has to be declared: shown, own, derived or hidden, and its codec")
        found[one.name] = one.metadata[_DECLARED]
    return found


def shower(state: type[Any], seen: type[V], names: Iterable[str]) -> Callable[..., V]:
    """A function that makes the named tuple `seen` of a state: its shown fields, and what is given by name.

    `TypeError` if something in `seen` is neither shown nor given, or something shown is not in `seen`.
    """
    shown = {name: about for name, about in declarations(state).items() if about.sight is Sight.SHOWN}
    given, values = [], []
    for name in names:
        if name in shown:
            by_seat = shown.pop(name).by_seat
            values.append(f"tuple(state.{name})" if by_seat else f"state.{name}")
        else:
            given.append(name)
            values.append(name)
    if shown:
        raise TypeError(f"a view has no place for {', '.join(shown)}")
    lines = [f"return make(cls, ({', '.join(values)}))"]
    return _made("shown", f"state, *, {', '.join(given)}", lines, {"make": tuple.__new__, "cls": seen})


def _made(name: str, arguments: str, lines: list[str], known: dict[str, Any]) -> Callable[..., Any]:
    """The function of that source; what is `known` is bound to its arguments, where it is found fastest."""
    bound = ", ".join(f"{one}={one}" for one in known)
    source = "\n    ".join((f"def {name}({arguments}, {bound}):", *lines))
    found: dict[str, Any] = {}
    exec(source, dict(known), found)
    made: Callable[..., Any] = found[name]
    return made
