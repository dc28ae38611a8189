"""How a field of the state is declared, and what is made of the declarations: views.

Views are made too often for a loop over fields, so their source is written from the declarations when the engine is
loaded, as `dataclasses` does it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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


class Made(NamedTuple):
    """A fact of a view that is made of the state: not a shown field as it is."""

    source: str
    """An expression of `state` and `viewer`."""
    of: tuple[str, ...]
    """The fields it is made of: while they are the same objects, so is the fact."""
    share: str = ""
    """What of a share of its first field it shows, if shares of it may be followed: an attribute with its dot."""
    parts: Mapping[str, Made] = {}
    """Attributes of it that may be followed without making it."""


def shower(state: type[Any], seen: type[V], names: Iterable[str], made: Mapping[str, Made]) -> Callable[..., V]:
    """A function of a state and a viewer that makes the named tuple `seen`: shown fields, and what is `made`.

    `TypeError` if something in `seen` is neither shown nor made, or something shown is not in `seen`.
    """
    shown, names = shown_fields(state), tuple(names)
    missing = [name for name in (*shown, *made) if name not in names]
    if missing:
        raise TypeError(f"a view has no place for {', '.join(missing)}")
    values = ", ".join(source_of(name, shown, made) for name in names)
    known = {"make": tuple.__new__, "cls": seen}
    return written_out("shown", "state, viewer=None", [f"return make(cls, ({values},))"], known)


def shown_fields(state: type[Any]) -> dict[str, bool]:
    """The shown fields; whether each is kept by seat, in a list that changes in place."""
    return {name: about.by_seat for name, about in declarations(state).items() if about.sight is Sight.SHOWN}


def source_of(name: str, shown: Mapping[str, bool], made: Mapping[str, Made]) -> str:
    if name in made:
        return made[name].source
    if name not in shown:
        raise TypeError(f"{name!r} is neither shown nor made: no view holds it")
    return f"tuple(state.{name})" if shown[name] else f"state.{name}"


def written_out(name: str, arguments: str, lines: list[str], known: dict[str, Any]) -> Callable[..., Any]:
    """The function of that source; what is `known` is bound to its arguments, where it is found fastest."""
    bound = "".join(f", {one}={one}" for one in known)
    source = "\n    ".join((f"def {name}({arguments}{bound}):", *lines))
    found: dict[str, Any] = {}
    exec(source, dict(known), found)
    made: Callable[..., Any] = found[name]
    return made
