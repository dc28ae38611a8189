"""`msgspec.structs`: what can be done with a struct whatever its kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from vitral.browser.structs.conversion import field_types
from vitral.browser.structs.fields import NODEFAULT, Factory
from vitral.browser.structs.struct import Struct

_S = TypeVar("_S", bound=Struct)


@dataclass(frozen=True, slots=True)
class FieldInfo:
    """What is known of a field."""

    name: str
    encode_name: str
    type: Any
    default: Any = NODEFAULT
    default_factory: Any = NODEFAULT


def replace(struct: _S, /, **changes: Any) -> _S:
    """Returns a copy with other values of some fields."""
    return struct.__replace__(**changes)  # type: ignore[return-value]


def asdict(struct: Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def astuple(struct: Struct) -> tuple[Any, ...]:
    return tuple([getattr(struct, name) for name in struct.__struct_fields__])


def fields(kind: type[Struct] | Struct) -> tuple[FieldInfo, ...]:
    """Returns the fields of a struct, in their order."""
    made = kind if isinstance(kind, type) else type(kind)
    types = field_types(made)
    return tuple(
        FieldInfo(
            one.name,
            one.encoded,
            types[one.name],
            NODEFAULT if isinstance(one.default, Factory) else one.default,
            one.default.make if isinstance(one.default, Factory) else NODEFAULT,
        )
        for one in made.struct_fields
    )
