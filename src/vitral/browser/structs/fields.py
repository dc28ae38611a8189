"""What the fields of a struct are declared with: defaults, names, limits of values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final


class _Marker(Enum):
    NODEFAULT = "NODEFAULT"
    UNSET = "UNSET"

    def __repr__(self) -> str:
        return self.value

    def __bool__(self) -> bool:
        return self is not _Marker.UNSET


NODEFAULT: Final = _Marker.NODEFAULT
"""The default of a field that has none."""


class UnsetType:
    """The type of `UNSET`."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False

    def __copy__(self) -> UnsetType:
        return self

    def __deepcopy__(self, memo: object) -> UnsetType:
        return self

    def __reduce__(self) -> str:
        return "UNSET"


UNSET: Final = UnsetType()
"""The value of a field that is left out of the JSON."""


@dataclass(frozen=True, slots=True)
class Meta:
    """Limits of a value, in `Annotated[str, Meta(max_length=40)]`."""

    ge: float | None = None
    gt: float | None = None
    le: float | None = None
    lt: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None


@dataclass(frozen=True, slots=True)
class Field:
    """A field as it was declared by `field`."""

    default: Any = NODEFAULT
    default_factory: Any = NODEFAULT
    name: str | None = None


def field(*, default: Any = NODEFAULT, default_factory: Any = NODEFAULT, name: str | None = None) -> Any:
    """Declares a field; in JSON it has that name."""
    return Field(default, default_factory, name)


@dataclass(frozen=True, slots=True)
class Factory:
    """The default of a field that every struct has an object of its own for."""

    make: Callable[[], Any]
