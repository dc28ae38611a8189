"""Describes the options of a table: their values, where each applies, its default there, and what is refused.

All of it is data that another program can evaluate: the server sends it to the page, and
`web/src/home/setup/options.ts` reads it as `OptionList` does here. `tests/engine/test_option_cases.py` holds both
against the same cases. The options are the fields of `Options` (`engine/options.py`); docs/adding-an-option.md says
how one is added.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal

from vitral.translatable import TranslatableText, quoted

Value = str | int | bool | None
Given = Mapping[str, Any]
"""Values of options by name. One that is missing or None is as usual at such a table."""
Kind = Literal["choice", "switch", "number", "cards"]
Group = Literal["play", "cards", "boxes"]


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on a table: all its parts hold. A part that is empty always holds."""

    modes: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    """The fewest and the most players."""
    with_any: tuple[str, ...] = ()
    """Switches of which one is on."""
    without: tuple[str, ...] = ()
    """Switches that are all off."""


ALWAYS: Final = Condition()


@dataclass(frozen=True, slots=True)
class Default:
    """The default of an option at tables that meet a condition."""

    value: Value
    when: Condition


@dataclass(frozen=True, slots=True)
class Refusal:
    """Values rejected at tables that meet a condition, and why."""

    values: tuple[Value, ...]
    when: Condition
    why: TranslatableText


@dataclass(frozen=True, slots=True)
class NumberRange:
    """The range of a number at tables that meet a condition; *why* explains the refusal of another value."""

    least: int
    most: int
    why: Callable[[object], TranslatableText]
    when: Condition = ALWAYS


@dataclass(frozen=True, slots=True)
class Box:
    """A box whose cards can be named at tables that meet a condition."""

    box: str
    when: Condition = ALWAYS


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One option. `values` begins with the default; a list of cards has none, and a number has `numbers` instead.

    A default of None stands for `usual`, the first of which that holds is the value of the table.
    """

    name: str
    kind: Kind
    group: Group | None
    """The section of forms that shows it; None if forms ask for it otherwise, or not at all."""
    default: Any
    values: tuple[Value, ...] = ()
    applies: Condition = ALWAYS
    elsewhere: TranslatableText | None = None
    """Why it is refused where it does not apply; None if it may be set there without effect."""
    usual: tuple[Default, ...] = ()
    refused: tuple[Refusal, ...] = ()
    numbers: tuple[NumberRange, ...] = ()
    boxes: tuple[Box, ...] = ()


# -- fields of `Options` -------------------------------------------------------------------------------------------


def choice(*values: Value, group: Group | None = None, **more: Any) -> Any:
    """Declares an option with these values; the first is the default. `more` is as in `Option`."""
    return _field(values[0], kind="choice", group=group, values=values, **more)


def switch(*, on: bool | None = False, group: Group | None = None, **more: Any) -> Any:
    """Declares an option that is on or off; `on` is the default."""
    values = (None, True, False) if on is None else (on, not on)
    return _field(on, kind="switch", group=group, values=values, **more)


def number(default: int | None, *numbers: NumberRange, **more: Any) -> Any:
    """Declares an option that is a number; no form shows it."""
    return _field(default, kind="number", group=None, numbers=numbers, **more)


def cards(*boxes: Box, **more: Any) -> Any:
    """Declares an option that names cards of some boxes; if none are named, they are dealt."""
    return _field((), kind="cards", group="cards", boxes=boxes, **more)


def _field(default: Any, **described: Any) -> Any:
    return field(default=default, metadata={"default": default, **described})


def described(options: Any) -> OptionList:
    """Returns the options of a class made of such fields."""
    return OptionList(Option(name=option.name, **option.metadata) for option in fields(options))


# -- evaluation ----------------------------------------------------------------------------------------------------


class OptionList:
    """Options evaluated together, since conditions of one may refer to others."""

    __slots__ = ("_by_name",)

    def __init__(self, options: Iterable[Option]) -> None:
        self._by_name = {option.name: option for option in options}

    def __iter__(self) -> Iterator[Option]:
        return iter(self._by_name.values())

    def __getitem__(self, name: str) -> Option:
        return self._by_name[name]

    def holds(self, when: Condition, given: Given) -> bool:
        """Returns whether a table meets a condition."""
        return (
            (not when.modes or self.value("mode", given) in when.modes)
            and (not when.players or when.players[0] <= self.value("players", given) <= when.players[1])
            and (not when.with_any or any(self.value(name, given) is True for name in when.with_any))
            and not any(self.value(name, given) is True for name in when.without)
        )

    def applies(self, name: str, given: Given) -> bool:
        """Returns whether an option has a meaning at a table."""
        return self.holds(self[name].applies, given)

    def usual(self, name: str, given: Given) -> Any:
        """Returns the default of an option at a table."""
        option = self[name]
        return next((usual.value for usual in option.usual if self.holds(usual.when, given)), option.default)

    def value(self, name: str, given: Given) -> Any:
        """Returns the value in force at a table: the given one if it is allowed there, else the default."""
        value = given.get(name)
        fits = value is not None and self.applies(name, given)
        if fits and (self[name].kind == "cards" or is_among(value, self.offered(name, given))):
            return value
        return self.usual(name, given)

    def offered(self, name: str, given: Given) -> tuple[Value, ...]:
        """Returns the values that a table may choose where the option applies, the default first."""
        option = self[name]
        if option.kind == "number":
            numbers_allowed = next((range_ for range_ in option.numbers if self.holds(range_.when, given)), None)
            numbers = range(numbers_allowed.least, numbers_allowed.most + 1) if numbers_allowed else ()
            return (None, *numbers) if option.default is None else tuple(numbers)
        return tuple(value for value in option.values if self.refusal(name, value, given) is None)

    def refusal(self, name: str, value: Value, given: Given) -> TranslatableText | None:
        """Returns why a table may not choose a value where the option applies; None if it may."""
        for refusal in self[name].refused:
            if is_among(value, refusal.values) and self.holds(refusal.when, given):
                return refusal.why
        return None

    def shown(self, given: Given) -> list[Option]:
        """Returns the options that a form shows for a table."""
        return [option for option in self if option.group is not None and self.applies(option.name, given)]

    def changed(self, given: Given) -> dict[str, Any]:
        """Returns the options shown for a table that were given another value than the default."""
        changed = {}
        for option in self.shown(given):
            value = given.get(option.name)
            choices = [offered for offered in self.offered(option.name, given) if offered != option.default]
            if value if option.kind == "cards" else is_among(value, choices):
                changed[option.name] = value
        return changed

    def boxes(self, name: str, given: Given) -> tuple[str, ...]:
        """Returns the boxes whose cards can be named for an option at a table."""
        return tuple(box.box for box in self[name].boxes if self.holds(box.when, given))

    def unknown(self, name: str, value: object, given: Given) -> TranslatableText | None:
        """Returns why a value is none of the option's values at any table."""
        option = self[name]
        if option.kind == "number":
            if is_among(value, self.offered(name, given)):
                return None
            return next(one.why(value) for one in option.numbers if self.holds(one.when, given))
        if option.kind == "cards" or is_among(value, option.values):
            return None
        shown, names = quoted(value), ", ".join(in_order(option))
        if None not in option.values:
            return TranslatableText(
                "fault-option-value", "{value} is not available; choose one of: {names}", value=shown, names=names
            )
        return TranslatableText(
            "fault-option-value-or-none",
            "{value} is not available; choose one of: {names}, or leave it out",
            value=shown,
            names=names,
        )

    def unfit(self, name: str, value: Any, given: Given) -> TranslatableText | None:
        """Returns why a value of an option is rejected at a table."""
        option = self[name]
        if not self.applies(name, given):
            return option.elsewhere if value != option.default else None
        return self.refusal(name, value, given)


def is_among(value: object, values: Iterable[Value]) -> bool:
    """Returns whether it is one of them; True is not 1."""
    return any(type(value) is type(other) and value == other for other in values)


def in_order(option: Option) -> list[str]:
    """Returns the values in the order of help texts: numbers ascending, others with the default first."""
    values = [value for value in option.values if value is not None]
    numbers = sorted(value for value in values if type(value) is int)
    return [str(value) for value in (numbers if len(numbers) == len(values) else values)]
