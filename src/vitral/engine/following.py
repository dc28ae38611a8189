"""Facts of views kept written as numbers: of a state only what has changed since last time is written again.

States are followed too often for a loop over facts, so the source is written out, as for views (`engine/fields.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeAlias, runtime_checkable

from vitral.engine.fields import Made, shown_fields, source_of, written_out

LARGEST: Final = 127
"""What fits into a signed byte."""


Writer: TypeAlias = Callable[[Any], bytes]
"""Writes a fact as numbers, one a byte. Those below are followed in less time than plain functions."""


class Number:
    """The fact itself, one number."""

    def __call__(self, fact: int) -> bytes:
        return bytes((min(fact, LARGEST),))


class Ones:
    """Zeros, and a one for each table at the place that it has for the fact; −1 stands for none."""

    def __init__(self, size: int, *tables: Mapping[Any, int]) -> None:
        self.tables = tables
        self._bytes = {fact: bytes(at in [table[fact] for table in tables] for at in range(size)) for fact in tables[0]}

    def __call__(self, fact: Any) -> bytes:
        return self._bytes[fact]


@runtime_checkable
class Changing(Protocol):
    """Writes what is other in a new fact than in the last one. None: nothing was written, or the share is not there."""

    def __call__(self, fact: Any, /) -> bytes: ...

    def change(self, into: bytearray, at: int, old: Any, new: Any, /) -> None: ...


class Wanted(NamedTuple):
    """A fact of a view that is to be followed."""

    fact: str
    share: int | None
    """One share of a fact that is a list or a tuple, by seat or slot; None: the whole fact."""
    place: slice
    """Where it is written."""
    write: Writer
    """How it is written; a share that is not there is written as zeros."""
    part: str = ""
    """The attribute that is written, if not all of the fact."""


def follower(
    state: type[Any],
    made: Mapping[str, Made],
    wanted: Sequence[Wanted],
    into: bytearray,
    done: Callable[[], Any] | None = None,
) -> Callable[[Any, int], Any]:
    """A function of a state and a viewer that writes some facts of a view, those that have changed since last time.

    No others are made. A fact has changed if it is another object. The last byte of `into` is for what is none. It
    returns what `done` does.
    """
    return _Source(state, made, wanted, into).function(done)


class _Source:
    """The source of a follower, as it is written."""

    def __init__(self, state: type[Any], made: Mapping[str, Made], wanted: Sequence[Wanted], into: bytearray) -> None:
        made = {**made, **{f"{fact}.{part}": how for fact, one in made.items() for part, how in one.parts.items()}}
        self._wanted = [
            one._replace(fact=name, part="") if (name := f"{one.fact}.{one.part}") in made else one for one in wanted
        ]
        self._none = len(into) - 1
        self._known: dict[str, Any] = {"into": into, "parts": memoryview(into), "padded": _padded}
        self._lines: list[str] = []
        self._last: dict[str, object] = {}
        """What the function keeps from one time to the next, and with what it begins."""
        shown = shown_fields(state)
        for fact, shares in _by_fact(self._wanted).items():
            if not shown.get(fact):
                self._add_fact(fact, shares, shown, made)
            elif None in shares:
                raise TypeError(f"{fact!r} changes in place: its shares can be followed, not the whole")
            else:
                self._add_shares(f"state.{fact}", shares)

    def function(self, done: Callable[[], Any] | None) -> Callable[[Any, int], Any]:
        # What is kept are variables of an outer function: nothing is found faster.
        known = {**self._known, **self._last, **({"done": done} if done else {})}
        lines = [f"nonlocal {', '.join(self._last)}", *self._lines, *(["return done()"] if done else [])]
        inner = [f"def follow(state, viewer{_bound(self._known)}{_bound(['done']) if done else ''}):"]
        inner += [f"    {line}" for line in lines]
        make = written_out("follower", ", ".join(known), [*inner, "return follow"], {})
        follow: Callable[[Any, int], Any] = make(**known)
        return follow

    def _add_fact(
        self,
        fact: str,
        shares: Mapping[int | None, Sequence[int]],
        shown: Mapping[str, bool],
        made: Mapping[str, Made],
    ) -> None:
        """A fact that is another object when it changes, or its shares."""
        source = source_of(fact, shown, made)
        fields = [f"state.{field}" for field in (made[fact].of if fact in made else (fact,))]
        if [*shares] == [None] and fields == [source]:  # asked for once
            self._lines.append(f"fact = {source}")
            self._lines += self._if_changed(["fact"], self._writes(shares[None]))
            return
        more: list[str] = []
        if None in shares:
            more += [f"fact = {source}", *self._writes(shares[None])]
        if parts := {share: places for share, places in shares.items() if share is not None}:
            one = made[fact].share if fact in made else ""
            more += self._of_shares(fields[0], parts, one)
        self._lines += self._if_changed(fields, more)

    def _add_shares(self, whole: str, shares: Mapping[int | None, Sequence[int]]) -> None:
        self._lines += self._of_shares(whole, {share: at for share, at in shares.items() if share is not None})

    def _of_shares(self, whole: str, shares: Mapping[int, Sequence[int]], one: str = "") -> list[str]:
        """Each share of a list or a tuple, if it is another object than last time."""
        many = 1 + max(shares)
        names = ", ".join(f"fact{share}" for share in range(many))
        lines = ["try:", f"    {names}, = {whole}", "except ValueError:", f"    {names}, = padded({whole}, {many})"]
        for share, places in shares.items():
            if one:
                lines.append(f"if fact{share} is not None: fact{share} = fact{share}{one}")
            lines += self._if_changed([f"fact{share}"], [f"fact = fact{share}", *self._writes(places)])
        return lines

    def _writes(self, places: Iterable[int]) -> list[str]:
        """Writes what `fact` is; it may be None if it is a share."""
        lines: list[str] = []
        for at in places:
            one = self._wanted[at]
            if one.part:
                found = f"fact.{one.part}" if one.share is None else f"None if fact is None else fact.{one.part}"
                name = self._kept(None)
                lines += [f"part = {found}", f"if part is not {name}:"]
                lines += [f"    {line}" for line in [*self._write(at, "part", name), f"{name} = part"]]
            else:
                lines += self._write(at, "fact", "")
        return lines

    def _write(self, at: int, fact: str, old: str) -> list[str]:
        one = self._wanted[at]
        write, begin = one.write, one.place.start
        may_be_none = one.share is not None
        if isinstance(write, Number):
            zero = f"0 if {fact} is None else " if may_be_none else ""
            return [f"into[{begin}] = {zero}{fact} if {fact} < {LARGEST} else {LARGEST}"]
        if isinstance(write, Ones):
            lines = []
            for table in write.tables:
                places = {value: begin + place if place >= 0 else self._none for value, place in table.items()}
                found, name = self._name(places | ({None: self._none} if may_be_none else {})), self._kept(self._none)
                lines += [f"into[{name}] = 0", f"{name} = {found}[{fact}]", f"into[{name}] = 1"]
            return lines
        if isinstance(write, Changing):
            old = old or self._kept(None)
            return [f"{self._name(write.change)}(into, {begin}, {old}, {fact})", f"{old} = {fact}"]
        found = f"{self._name(write)}({fact})"
        if may_be_none:
            found = f"{found} if {fact} is not None else {self._name(bytes(one.place.stop - begin))}"
        return [f"parts[{self._name(one.place)}] = {found}"]

    def _if_changed(self, fields: Sequence[str], more: Iterable[str]) -> list[str]:
        names = [self._kept(None) for _ in fields]
        pairs = list(zip(fields, names, strict=True))
        return [
            f"if {' or '.join(f'{field} is not {name}' for field, name in pairs)}:",
            *(f"    {name} = {field}" for field, name in pairs),
            *(f"    {line}" for line in more),
        ]

    def _name(self, value: object) -> str:
        name = f"known{len(self._known)}"
        self._known[name] = value
        return name

    def _kept(self, value: object) -> str:
        name = f"last{len(self._last)}"
        self._last[name] = value
        return name


def _bound(names: Iterable[str]) -> str:
    """What is known is bound to arguments, where it is found fastest."""
    return "".join(f", {one}={one}" for one in names)


def _padded(whole: Sequence[Any], many: int) -> tuple[Any, ...]:
    """So many shares; None for those that are not there."""
    return (*whole[:many], *[None] * (many - len(whole)))


def _by_fact(wanted: Iterable[Wanted]) -> dict[str, dict[int | None, list[int]]]:
    """Which facts and shares are wanted, and where in the list each is, so that none is looked at twice."""
    found: dict[str, dict[int | None, list[int]]] = {}
    for at, one in enumerate(wanted):
        found.setdefault(one.fact, {}).setdefault(one.share, []).append(at)
    return found
