"""How a field of the state is declared, and what is made of the declarations: views.

Views are made too often for a loop over fields, so their source is written from the declarations when the engine is
loaded, as `dataclasses` does it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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


def shower(state: type[Any], seen: type[V], names: Iterable[str], made: Mapping[str, str]) -> Callable[..., V]:
    """A function of a state and a viewer that makes the named tuple `seen`: shown fields, and what is `made`.

    `made` has the source of every other fact, an expression of `state` and `viewer`. `TypeError` if something in
    `seen` is neither shown nor made, or something shown is not in `seen`.
    """
    facts, names = _facts(state, made), tuple(names)
    missing = [name for name in facts if name not in names]
    if missing:
        raise TypeError(f"a view has no place for {', '.join(missing)}")
    values = ", ".join(_source(facts, name) for name in names)
    return _made(
        "shown", "state, viewer=None", [f"return make(cls, ({values},))"], {"make": tuple.__new__, "cls": seen}
    )


class Wanted(NamedTuple):
    """A fact of a view that is to be followed."""

    fact: str
    share: int | None
    """One share of a fact that is a list or a tuple, by seat or slot; None: the whole fact."""
    place: slice
    """Where it is written."""
    write: Callable[[Any], bytes]
    """How it is written; a share that is not there is written as zeros."""


def follower(
    state: type[Any], made: Mapping[str, str], shares: Mapping[str, str], wanted: Sequence[Wanted], into: bytearray
) -> Callable[[Any, int], None]:
    """A function of a state and a viewer that writes some facts of a view, those that have changed since last time.

    No others are made. A fact has changed if it is another object. `shares` has the source of a share where it is not
    `whole[share]`.
    """
    facts = _facts(state, made)
    known: dict[str, Any] = {"into": into}
    lines = [f"nonlocal {', '.join(f'seen{at}' for at in range(len(wanted)))}"]
    whole = ""
    for at, one in enumerate(wanted):
        source, written = _source(facts, one.fact), f"write{at}(fact)"
        known[f"place{at}"], known[f"write{at}"] = one.place, one.write
        if one.share is not None:
            if whole != one.fact:
                whole = one.fact
                lines += [f"whole = state.{whole}", "many = len(whole)"]
            share = shares.get(whole, "whole[{share}]").format(share=one.share)
            source = f"{share} if many > {one.share} else None"
            written += f" if fact is not None else none{at}"
            known[f"none{at}"] = bytes(one.place.stop - one.place.start)
        lines += [f"fact = {source}", f"if fact is not seen{at}:", f"    seen{at} = fact"]
        lines.append(f"    into[place{at}] = {written}")
    # The last facts are variables of an outer function: nothing is found faster.
    outer = [*(f"seen{at} = None" for at in range(len(wanted))), "def follow(state, viewer):"]
    make = _made("follower", ", ".join(known), [*outer, *(f"    {line}" for line in lines), "return follow"], {})
    follow: Callable[[Any, int], None] = make(**known)
    return follow


def _facts(state: type[Any], made: Mapping[str, str]) -> dict[str, str]:
    """The source of every fact that a view may hold: what is shown, and what is made of the rest."""
    shown = {name: about.by_seat for name, about in declarations(state).items() if about.sight is Sight.SHOWN}
    return {name: f"tuple(state.{name})" if by_seat else f"state.{name}" for name, by_seat in shown.items()} | dict(
        made
    )


def _source(facts: Mapping[str, str], name: str) -> str:
    if name not in facts:
        raise TypeError(f"{name!r} is neither shown nor made: no view holds it")
    return facts[name]


def _made(name: str, arguments: str, lines: list[str], known: dict[str, Any]) -> Callable[..., Any]:
    """The function of that source; what is `known` is bound to its arguments, where it is found fastest."""
    bound = "".join(f", {one}={one}" for one in known)
    source = "\n    ".join((f"def {name}({arguments}{bound}):", *lines))
    found: dict[str, Any] = {}
    exec(source, dict(known), found)
    made: Callable[..., Any] = found[name]
    return made
