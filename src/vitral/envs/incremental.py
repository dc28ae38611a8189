"""Incremental observations: of a state only those public fields are encoded that have changed since last time.

An observation is made for every decision, too often for a loop over some thirty fields: that takes twice as long in
plain Python. So the loop is unrolled when an observer is made, as `dataclasses` does it. No secret passes through here:
only fields that are declared public are read, and all others come from a view (`vitral.envs.observation`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from vitral.engine import State
from vitral.engine.state import FIELDS
from vitral.engine.state_fields import Visibility
from vitral.envs.encoders import MAX_INT8, Encoder, Number, OneHot
from vitral.envs.observation_fields import Part

PUBLIC: Final = frozenset(name for name, field in FIELDS.items() if field.visibility is Visibility.PUBLIC)
"""The fields of a state that every view shows as they are."""
NOT_PUBLIC: Final = tuple(name for name in FIELDS if name not in PUBLIC)
T = TypeVar("T")


class Place(NamedTuple):
    """The position and the encoder of a fact of a view, or of one share of it."""

    source: str
    share: int | None
    """The seat or slot of a fact that has one for each; None: the whole fact."""
    at: int
    size: int
    encoder: Encoder
    part: Part | None = None
    """What is encoded, if not all of the fact."""


def compile_update(
    places: Sequence[Place], into: bytearray, refresh: Callable[[State], None], result: Callable[[], T]
) -> Callable[[State], T]:
    """Returns a function that writes the fields of a state that are other objects than at the last call.

    It calls *refresh* if one of the fields that are not public is another object, and returns what *result* does.
    Shares that are not there are written as zeros. The last byte of *into* serves as a place for ones that belong
    nowhere. Raises `TypeError` if the field of a place is not public.
    """
    secret = [place.source for place in places if place.source not in PUBLIC]
    if secret:
        raise TypeError(f"only public fields can be followed, not {', '.join(secret)}")
    return _Source(places, into).function(refresh, result)


class _Source:
    """The source of an update function, as it grows."""

    def __init__(self, places: Sequence[Place], into: bytearray) -> None:
        self._none = len(into) - 1
        self._constants: dict[str, Any] = {"into": into, "padded": _padded}
        self._variables: dict[str, object] = {}
        """What the function keeps from one call to the next, with its first values."""
        self._lines: list[str] = []
        by_source: dict[str, list[Place]] = {}
        for place in places:
            by_source.setdefault(place.source, []).append(place)
        for source, group in by_source.items():
            if group[0].share is None:
                self._lines.append(f"new = state.{source}")
                self._lines += self._if_changed("new", group)
            else:
                self._lines += self._shares(source, group)

    def function(self, refresh: Callable[[State], None], result: Callable[[], T]) -> Callable[[State], T]:
        self._constants |= {"refresh": refresh, "result": result}
        others = [(f"state.{name}", self._variable(None)) for name in NOT_PUBLIC]
        self._lines += [
            f"if {' or '.join(f'{new} is not {old}' for new, old in others)}:",
            *(f"    {old} = {new}" for new, old in others),
            "    refresh(state)",
            "return result()",
        ]
        # Constants are arguments with defaults and variables those of an outer function: nothing is found faster.
        bound = "".join(f", {name}={name}" for name in self._constants)
        body = [f"nonlocal {', '.join(self._variables)}", *self._lines]
        names = {**self._constants, **self._variables}
        source = "\n".join(
            (
                f"def outer({', '.join(names)}):",
                f"    def update(state{bound}):",
                *(f"        {line}" for line in body),
                "    return update",
            )
        )
        found: dict[str, Any] = {}
        exec(source, {}, found)
        update: Callable[[State], T] = found["outer"](**names)
        return update

    def _shares(self, source: str, places: list[Place]) -> list[str]:
        count = 1 + max(place.share or 0 for place in places)
        names = ", ".join(f"share{share}" for share in range(count))
        whole = f"state.{source}"
        lines = ["try:", f"    {names}, = {whole}", "except ValueError:", f"    {names}, = padded({whole}, {count})"]
        for share in dict.fromkeys(place.share for place in places):
            lines += self._if_changed(f"share{share}", [place for place in places if place.share == share])
        return lines

    def _if_changed(self, new: str, places: Iterable[Place]) -> list[str]:
        old = self._variable(None)
        lines = [line for place in places for line in self._write(place, old, new)]
        return [f"if {new} is not {old}:", *(f"    {line}" for line in lines), f"    {old} = {new}"]

    def _write(self, place: Place, old: str, new: str) -> list[str]:
        optional = place.share is not None
        if place.part:
            values = [f"None if {one} is None else {one}{place.part.suffix}" for one in (old, new)]
            lines = self._write_value(place, "before", "after", optional)
            return [f"before, after = {', '.join(values)}", "if after is not before:", *(f"    {x}" for x in lines)]
        return self._write_value(place, old, new, optional)

    def _write_value(self, place: Place, old: str, new: str, optional: bool) -> list[str]:
        encoder, at = place.encoder, place.at
        if isinstance(encoder, Number):
            zero = f"0 if {new} is None else " if optional else ""
            return [f"into[{at}] = {zero}{new} if {new} < {MAX_INT8} else {MAX_INT8}"]
        if isinstance(encoder, OneHot):
            lines = []
            for table in encoder.tables:
                one, found = self._variable(self._none), self._constant(_Indexes(table, at, self._none))
                lines += [f"into[{one}] = 0", f"{one} = {found}[{new}]", f"into[{one}] = 1"]
            return lines
        update = f"{self._constant(encoder.update)}(into, {at}, {old}, {new})"
        if not optional:
            return [update]
        zeros = f"into[{at}:{at + place.size}] = {self._constant(bytes(place.size))}"
        return [f"if {new} is None: {zeros}", f"else: {update}"]

    def _constant(self, value: object) -> str:
        name = f"constant{len(self._constants)}"
        self._constants[name] = value
        return name

    def _variable(self, value: object) -> str:
        name = f"last{len(self._variables)}"
        self._variables[name] = value
        return name


class _Indexes(dict[Any, int]):
    """The positions at which one-hot facts are written, computed when a fact first occurs."""

    def __init__(self, table: Mapping[Any, int], at: int, none: int) -> None:
        super().__init__({None: none})
        self._table, self._at, self._none = table, at, none

    def __missing__(self, fact: Any) -> int:
        index = self._table[fact]
        self[fact] = found = self._at + index if index >= 0 else self._none
        return found


def _padded(shares: Sequence[Any], count: int) -> tuple[Any, ...]:
    return (*shares[:count], *[None] * (count - len(shares)))
