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


class Made(NamedTuple):
    """A fact of a view that is made of the state: not a shown field as it is."""

    source: str
    """An expression of `state` and `viewer`."""
    of: tuple[str, ...]
    """The fields it is made of: while they are the same objects, so is the fact."""
    share: str = ""
    """An expression of `whole`, its first field, and `share`, if shares of it may be followed."""


class Wanted(NamedTuple):
    """A fact of a view that is to be followed."""

    fact: str
    share: int | None
    """One share of a fact that is a list or a tuple, by seat or slot; None: the whole fact."""
    place: slice
    """Where it is written."""
    write: Callable[[Any], bytes]
    """How it is written; a share that is not there is written as zeros."""


def shower(state: type[Any], seen: type[V], names: Iterable[str], made: Mapping[str, Made]) -> Callable[..., V]:
    """A function of a state and a viewer that makes the named tuple `seen`: shown fields, and what is `made`.

    `TypeError` if something in `seen` is neither shown nor made, or something shown is not in `seen`.
    """
    shown, names = _shown(state), tuple(names)
    missing = [name for name in (*shown, *made) if name not in names]
    if missing:
        raise TypeError(f"a view has no place for {', '.join(missing)}")
    values = ", ".join(_source(name, shown, made) for name in names)
    known = {"make": tuple.__new__, "cls": seen}
    return _made("shown", "state, viewer=None", [f"return make(cls, ({values},))"], known)


def follower(
    state: type[Any], made: Mapping[str, Made], wanted: Sequence[Wanted], into: bytearray
) -> Callable[[Any, int], None]:
    """A function of a state and a viewer that writes some facts of a view, those that have changed since last time.

    No others are made. A fact has changed if it is another object.
    """
    shown = _shown(state)
    known: dict[str, Any] = {"into": into}
    lines: list[str] = []
    last: list[str] = []

    def if_changed(fields: Iterable[str], *more: str) -> None:
        names = [f"last{len(last) + at}" for at, _ in enumerate(fields)]
        lines.append(f"if {' or '.join(f'{field} is not {name}' for field, name in zip(fields, names, strict=True))}:")
        lines.extend(f"    {name} = {field}" for field, name in zip(fields, names, strict=True))
        lines.extend(f"    {line}" for line in more)
        last.extend(names)

    def write(at: int) -> str:
        one = wanted[at]
        known[f"place{at}"], known[f"write{at}"] = one.place, one.write
        if one.share is None:
            return f"into[place{at}] = write{at}(fact)"
        known[f"none{at}"] = bytes(one.place.stop - one.place.start)
        return f"into[place{at}] = write{at}(fact) if fact is not None else none{at}"

    for fact, shares in _by_fact(wanted).items():
        source = _source(fact, shown, made)
        fields = made[fact].of if fact in made else (fact,)
        one_share = made[fact].share if fact in made else "whole[{share}]"
        whole = [f"whole = state.{fields[0]}", "many = len(whole)"]
        if shown.get(fact) and None in shares:
            raise TypeError(f"{fact!r} changes in place: its shares can be followed, not the whole")
        if shown.get(fact):
            lines += whole
            for share, places in shares.items():
                lines.append(f"fact = whole[{share}] if many > {share} else None")
                if_changed(["fact"], *map(write, places))
            continue
        more = []
        for share, places in shares.items():
            found = source if share is None else f"{one_share.format(share=share)} if many > {share} else None"
            more += [*(whole if share is not None else ()), f"fact = {found}", *map(write, places)]
        if_changed([f"state.{field}" for field in fields], *more)
    # The last facts are variables of an outer function: nothing is found faster.
    outer = [f"{' = '.join(last)} = None", "def follow(state, viewer):", f"    nonlocal {', '.join(last)}"]
    make = _made("follower", ", ".join(known), [*outer, *(f"    {line}" for line in lines), "return follow"], {})
    follow: Callable[[Any, int], None] = make(**known)
    return follow


def _by_fact(wanted: Iterable[Wanted]) -> dict[str, dict[int | None, list[int]]]:
    """Which facts and shares are wanted, and where in the list each is, so that none is looked at twice."""
    found: dict[str, dict[int | None, list[int]]] = {}
    for at, one in enumerate(wanted):
        found.setdefault(one.fact, {}).setdefault(one.share, []).append(at)
    return found


def _shown(state: type[Any]) -> dict[str, bool]:
    """The shown fields; whether each is kept by seat, in a list that changes in place."""
    return {name: about.by_seat for name, about in declarations(state).items() if about.sight is Sight.SHOWN}


def _source(name: str, shown: Mapping[str, bool], made: Mapping[str, Made]) -> str:
    if name in made:
        return made[name].source
    if name not in shown:
        raise TypeError(f"{name!r} is neither shown nor made: no view holds it")
    return f"tuple(state.{name})" if shown[name] else f"state.{name}"


def _made(name: str, arguments: str, lines: list[str], known: dict[str, Any]) -> Callable[..., Any]:
    """The function of that source; what is `known` is bound to its arguments, where it is found fastest."""
    bound = "".join(f", {one}={one}" for one in known)
    source = "\n    ".join((f"def {name}({arguments}{bound}):", *lines))
    found: dict[str, Any] = {}
    exec(source, dict(known), found)
    made: Callable[..., Any] = found[name]
    return made
