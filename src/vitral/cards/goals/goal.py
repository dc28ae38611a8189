"""What a kind of goal is made of: its parameters, how a card file gives them, its rule and its picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import ClassVar, Final, Literal, Protocol, Self, TypeVar, get_args, get_type_hints

from vitral.dice import VALUE
from vitral.reading import Node
from vitral.spaces import BIT, indexes

Trait = Literal["color", "value"]

Emblem = dict[str, str]
"""The lit panes: by space, what each shows: a letter for a color, a digit for a value, nothing for just light."""

FoundSpaces = list[tuple[int, int]]
"""Every find: how often the points of the objective count for it, and the mask of its spaces."""


class DiceInWindow(Protocol):
    """What a rule sees of a window."""

    @property
    def on(self) -> tuple[int, ...]:
        """The mask of the dice by trait: the five colors, rare glass, the six values."""

    @property
    def filled(self) -> int:
        """The mask of all dice."""

    def die_at(self, space: int) -> int: ...


@dataclass(frozen=True, slots=True)
class Goal:
    """One kind of goal: a frozen dataclass whose fields are its parameters, registered by `@goal_kind`."""

    kind: ClassVar[str]
    """Its key in card files."""
    example: ClassVar[str]
    """Its parameters as a card file writes them, for docs/adding-a-card.md."""
    text: ClassVar[str]
    """What it finds, in a few words, for docs/adding-a-card.md."""

    @property
    def adds_values(self) -> bool:
        """Whether its finds are values of dice, so that the points of the card are a factor."""
        return False

    @classmethod
    def read(cls, node: Node) -> Self:
        """The goal that a card file describes. As it is here, every parameter is one of the values of its `Literal`."""
        types = get_type_hints(cls)
        keys = node.table([field.name for field in fields(cls)])
        return cls(**{name: value.one_of(get_args(types[name])) for name, value in keys.items()})

    def find(self, window: DiceInWindow) -> FoundSpaces:
        """The rule: everything on a window that counts."""
        raise NotImplementedError

    def emblem(self) -> Emblem:
        """Its picture: a window in which some panes are lit."""
        raise NotImplementedError


KINDS: Final[dict[str, type[Goal]]] = {}
_Kind = TypeVar("_Kind", bound=type[Goal])


def goal_kind(kind: _Kind) -> _Kind:
    """Adds a kind to those that card files may use."""
    KINDS[kind.kind] = kind
    return kind


def values_on(window: DiceInWindow, mask: int) -> FoundSpaces:
    """The dice on some spaces, each counting its value."""
    return [(VALUE[window.die_at(space)], BIT[space]) for space in indexes(mask)]


def panes(spaces: str, shows: Iterable[str]) -> Emblem:
    """The lit panes by the names of their spaces and what they show."""
    return dict(zip(spaces.split(), shows, strict=False))
