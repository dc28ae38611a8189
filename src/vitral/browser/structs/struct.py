"""Structs: classes whose annotations are their fields."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, dataclass_transform

from vitral.browser.structs.fields import NODEFAULT, Factory, Field, field

_EMPTY: Final = (list, dict, set, bytearray)


@dataclass(frozen=True, slots=True)
class StructConfig:
    """The options of a struct, as its class statement has them."""

    tag: str | int | None = None
    tag_field: str | None = None
    forbid_unknown_fields: bool = False
    omit_defaults: bool = False
    frozen: bool = False
    array_like: bool = False
    kw_only: bool = False


_OPTIONS: Final = ("tag", "tag_field", "forbid_unknown_fields", "omit_defaults", "frozen", "array_like")


@dataclass(frozen=True, slots=True)
class StructField:
    """A field: its name, its name in JSON, its default (`NODEFAULT`, a value or a `Factory`), its annotation and the
    class that declares it.
    """

    name: str
    encoded: str
    default: Any
    annotation: Any
    owner: type
    kw_only: bool


@dataclass_transform(field_specifiers=(field,))
class StructMeta(type):
    """Makes a class with slots from annotations."""

    __struct_fields__: tuple[str, ...]
    __struct_config__: StructConfig
    struct_fields: tuple[StructField, ...]

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        gc: bool = True,
        kw_only: bool = False,
        **options: Any,
    ) -> StructMeta:
        parents = [base for base in bases if isinstance(base, StructMeta)]
        inherited = {one.name: one for base in reversed(parents) for one in base.struct_fields}
        declared = _annotations(namespace)
        defaults = {one: namespace.pop(one) for one in declared if one in namespace}
        namespace["__slots__"] = tuple(one for one in declared if one not in inherited)
        made = super().__new__(cls, name, bases, namespace)
        for one, annotation in declared.items():
            inherited.pop(one, None)  # declared again, it comes where it is declared
            inherited[one] = _declared(one, annotation, defaults.get(one, NODEFAULT), made, kw_only)
        every = tuple(sorted(inherited.values(), key=lambda one: one.kw_only))
        made.struct_fields = every
        made.__struct_fields__ = tuple(one.name for one in every)
        made.__struct_config__ = _config(made, parents, options)
        made.__match_args__ = tuple(one.name for one in every if not one.kw_only)  # type: ignore[misc, attr-defined]
        made.__init__ = _initializer(made)  # type: ignore[misc]
        if made.__struct_config__.frozen:
            made.__setattr__ = _refuse  # type: ignore[method-assign, assignment]
            made.__hash__ = _hash  # type: ignore[method-assign, assignment]
        return made

    def __init__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **_: Any) -> None:
        super().__init__(name, bases, namespace)


def _annotations(namespace: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] | None = namespace.get("__annotations__")
    if found is None and sys.version_info >= (3, 14):
        import annotationlib

        annotate = annotationlib.get_annotate_from_class_namespace(namespace)
        if annotate is not None:
            found = annotationlib.call_annotate_function(annotate, annotationlib.Format.FORWARDREF)
    return {name: one for name, one in (found or {}).items() if "ClassVar" not in str(one)}


def _declared(name: str, annotation: Any, default: Any, owner: type, kw_only: bool) -> StructField:
    encoded = name
    if isinstance(default, Field):
        encoded = default.name or name
        default = default.default if default.default_factory is NODEFAULT else Factory(default.default_factory)
    if isinstance(default, _EMPTY):
        if default:
            raise TypeError(f"{name}: a default that can be changed has to be empty")
        default = Factory(type(default))
    return StructField(name, encoded, default, annotation, owner, kw_only)


def _config(made: StructMeta, parents: Iterable[StructMeta], options: dict[str, Any]) -> StructConfig:
    values = {
        name: value
        for base in reversed([*parents])
        for name in _OPTIONS
        if (value := getattr(base.__struct_config__, name)) not in (None, False)
    }
    values.update((name, value) for name, value in options.items() if name in _OPTIONS)
    if values.get("tag") is True or ("tag_field" in values and values.get("tag") is None and made.struct_fields):
        values["tag"] = made.__name__
    if values.get("tag") is not None:
        values.setdefault("tag_field", "type")
    return StructConfig(**values)


def _initializer(made: StructMeta) -> Any:
    """Returns `__init__`, written out so that it takes about as long as one written by hand."""
    known: dict[str, Any] = {"set_field": object.__setattr__, "NODEFAULT": NODEFAULT}
    positional: list[str] = []
    keywords: list[str] = []
    body: list[str] = []
    frozen = made.__struct_config__.frozen
    for at, one in enumerate(made.struct_fields):
        text = one.name
        if one.default is not NODEFAULT:
            known[f"default_{at}"] = NODEFAULT if isinstance(one.default, Factory) else one.default
            text += f"=default_{at}"
        if isinstance(one.default, Factory):
            known[f"make_{at}"] = one.default.make
            body.append(f"if {one.name} is NODEFAULT: {one.name} = make_{at}()")
        body.append(f"set_field(self, {one.name!r}, {one.name})" if frozen else f"self.{one.name} = {one.name}")
        (keywords if one.kw_only else positional).append(text)
    if hasattr(made, "__post_init__"):
        body.append("self.__post_init__()")
    parameters = ", ".join(["self", *positional, *(["*", *keywords] if keywords else [])])
    exec(f"def __init__({parameters}):\n " + "\n ".join(body or ["pass"]), known)
    made_init = known["__init__"]
    made_init.__qualname__ = f"{made.__qualname__}.__init__"
    return made_init


def _refuse(struct: Struct, name: str, value: object) -> None:
    raise AttributeError(f"immutable type: {type(struct).__name__!r}")


def _hash(struct: Struct) -> int:
    return hash((type(struct), *(getattr(struct, name) for name in struct.__struct_fields__)))


class Struct(metaclass=StructMeta):
    """The base of all structs."""

    if TYPE_CHECKING:
        __struct_fields__: ClassVar[tuple[str, ...]]
        __struct_config__: ClassVar[StructConfig]

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__struct_fields__)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({shown})"

    def __copy__(self) -> Struct:
        return self.__replace__()

    def __replace__(self, **changes: Any) -> Struct:
        values = {name: changes.pop(name, getattr(self, name)) for name in self.__struct_fields__}
        return type(self)(**values, **changes)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (type(self), [getattr(self, name) for name in self.__struct_fields__])


def _restore(kind: type[Struct], values: list[Any]) -> Struct:
    return kind(**dict(zip(kind.__struct_fields__, values, strict=True)))


def defstruct(
    name: str,
    fields: Iterable[str | tuple[str, Any] | tuple[str, Any, Any]],
    *,
    bases: tuple[type, ...] | None = None,
    module: str | None = None,
    namespace: dict[str, Any] | None = None,
    **options: Any,
) -> type[Struct]:
    """Returns a new struct with these fields: (name, type) or (name, type, default)."""
    made = {"__module__": module or __name__, **(namespace or {})}
    annotations: dict[str, Any] = {}
    for one in fields:
        called, kind, *default = (one, Any) if isinstance(one, str) else one
        annotations[called] = kind
        if default:
            made[called] = default[0]
    made["__annotations__"] = annotations
    return StructMeta(name, bases or (Struct,), made, **options)  # type: ignore[return-value]
