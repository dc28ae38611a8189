"""Checks plain values (of JSON) against types, and makes structs of them. Refusals have the words of msgspec."""

from __future__ import annotations

import re
import sys
import types
import typing
from collections.abc import Callable
from enum import Enum
from typing import Annotated, Any, Final, ForwardRef, Literal, TypeVar, Union, get_args, get_origin

from vitral.browser.structs.fields import NODEFAULT, Factory, Meta, UnsetType
from vitral.browser.structs.struct import Struct, StructMeta

_T = TypeVar("_T")
Converter = Callable[[Any, str], Any]
"""Returns a value as one of a type; the text says where it stands, as a path."""
_converters: dict[Any, Converter] = {}


class MsgspecError(Exception):
    """What was given cannot be read."""


class DecodeError(MsgspecError):
    """It is not JSON."""


class ValidationError(DecodeError):
    """It is JSON, but not what was expected."""


def is_left_out(value: Any, default: Any) -> bool:
    """Whether a field of a struct with `omit_defaults` is left out: msgspec looks for the very object."""
    if isinstance(default, Factory):
        return type(value) is default.make and not value
    return value is default


def convert(value: Any, type: Any) -> Any:  # noqa: A002 - as msgspec names it
    """Returns plain values as a value of a type; raises `ValidationError`."""
    return converter(type)(value, "$")


def field_types(kind: StructMeta) -> dict[str, Any]:
    """Returns the types of the fields of a struct."""
    found = {}
    for one in kind.struct_fields:
        annotation = one.annotation
        if isinstance(annotation, ForwardRef):
            annotation = annotation.__forward_arg__
        if isinstance(annotation, str):
            scope = {**vars(typing), **vars(sys.modules[one.owner.__module__])}
            annotation = eval(annotation, scope, {one.owner.__name__: one.owner})
        found[one.name] = annotation
    return found


def converter(kind: Any) -> Converter:
    """Returns the converter to a type; made once for each."""
    try:
        found = _converters.get(kind)
    except TypeError:  # it cannot be hashed, such as a Literal in a list
        return _make(kind)
    if found is None:
        # A struct may hold others of its kind: they find this while theirs is made.
        _converters[kind] = lambda value, at: _converters[kind](value, at)
        found = _converters[kind] = _make(kind)
    return found


def _make(kind: Any) -> Converter:
    origin, args = get_origin(kind), get_args(kind)
    if isinstance(kind, str | ForwardRef):
        raise TypeError(f"unknown type {kind!r}")
    if kind in (Any, object):
        return lambda value, at: value
    if origin is Annotated:
        return _limited(args[0], next(one for one in args[1:] if isinstance(one, Meta)))
    if origin is Literal:
        return _literal(args)
    if origin in (Union, types.UnionType):
        return _union(args)
    if kind in (str, int, float, bool, None, types.NoneType):
        return _plain(kind)
    if isinstance(kind, StructMeta):
        return _struct(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _literal(tuple(one.value for one in kind), kind)
    if (origin or kind) is dict:
        return _dict(*(args or (Any, Any)))
    if (origin or kind) in (list, set, frozenset, tuple):
        return _sequence(origin or kind, args)
    raise TypeError(f"type {kind!r} is not supported")


_NAMES: Final = {
    str: "str",
    int: "int",
    float: "float",
    bool: "bool",
    types.NoneType: "null",
    dict: "object",
    list: "array",
    tuple: "array",
}


def _given(value: Any) -> str:
    if isinstance(value, Struct):
        return type(value).__name__
    return _NAMES.get(type(value), type(value).__name__)


def _wrong(expected: str, value: Any, at: str) -> ValidationError:
    return _error(f"Expected `{expected}`, got `{_given(value)}`", at)


def _error(message: str, at: str) -> ValidationError:
    return ValidationError(message if at == "$" else f"{message} - at `{at}`")


def _expected(kind: Any) -> str:
    """The name of a type in refusals."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _expected(args[0])
    if origin is Literal:
        return _NAMES[type(args[0])]
    if origin in (Union, types.UnionType):
        names = list(dict.fromkeys(_expected(one) for one in args if one is not UnsetType))
        order = ["bool", "int", "float", "str", "array", "object", "null"]
        return " | ".join(sorted(names, key=order.index))
    if kind is None:
        return "null"
    if isinstance(kind, StructMeta):
        return "array" if kind.__struct_config__.array_like else "object"
    return _NAMES.get(origin or kind, "array")


def _plain(kind: Any) -> Converter:
    kind = types.NoneType if kind is None else kind
    name = _NAMES[kind]

    def plain(value: Any, at: str) -> Any:
        if type(value) is kind:
            return value
        if kind is float and type(value) is int:
            return float(value)
        if kind is int and type(value) is float and value.is_integer():
            return int(value)
        if kind is str and isinstance(value, str):
            return value
        raise _wrong(name, value, at)

    return plain


def _limited(kind: Any, limits: Meta) -> Converter:
    inner = converter(kind)
    pattern = re.compile(limits.pattern) if limits.pattern is not None else None
    name = _expected(kind)
    # msgspec writes every limit of an integer as one that it may reach.
    lows = [limits.ge, None if limits.gt is None else limits.gt + 1]
    highs = [limits.le, None if limits.lt is None else limits.lt - 1]
    least = next((low for low in lows if low is not None), None)
    most = next((high for high in highs if high is not None), None)

    def limited(value: Any, at: str) -> Any:
        value = inner(value, at)
        if least is not None and value < least:
            raise _error(f"Expected `{name}` >= {least}", at)
        if most is not None and value > most:
            raise _error(f"Expected `{name}` <= {most}", at)
        if limits.min_length is not None and len(value) < limits.min_length:
            raise _error(f"Expected `{name}` of length >= {limits.min_length}", at)
        if limits.max_length is not None and len(value) > limits.max_length:
            raise _error(f"Expected `{name}` of length <= {limits.max_length}", at)
        if pattern is not None and not pattern.search(value):
            raise _error(f"Expected `str` matching regex {limits.pattern!r}", at)
        return value

    return limited


def _literal(values: tuple[Any, ...], make: Callable[[Any], Any] | None = None) -> Converter:
    known = {(type(value), value): value for value in values}
    name = " | ".join(dict.fromkeys(_NAMES[type(value)] for value in values))

    def literal(value: Any, at: str) -> Any:
        if make is not None and isinstance(make, type) and isinstance(value, make):
            return value
        found = known.get((type(value), value), known) if isinstance(value, str | int | None) else known
        if found is not known:
            return found if make is None else make(found)
        if any(type(value) is type(one) for one in values):
            raise _error(f"Invalid enum value {value!r}", at)
        raise _wrong(name, value, at)

    return literal


def _union(members: tuple[Any, ...]) -> Converter:
    members = tuple(one for one in members if one is not UnsetType)
    if len(members) == 1:
        return converter(members[0])
    structs = [one for one in members if isinstance(one, StructMeta)]
    tagged = {one.__struct_config__.tag: one for one in structs if one.__struct_config__.tag is not None}
    others = [(one, converter(one)) for one in members if one not in tagged.values()]
    by_tag = {tag: converter(one) for tag, one in tagged.items()}
    tag_field = next((one.__struct_config__.tag_field for one in tagged.values()), None)
    name = _expected(Union[members])  # noqa: UP007 - of a tuple

    def union(value: Any, at: str) -> Any:
        if value is None and types.NoneType in members:
            return None
        if isinstance(value, Struct) and type(value) in members:
            return value
        if by_tag and isinstance(value, dict):
            if tag_field not in value:
                raise _error(f"Object missing required field `{tag_field}`", at)
            tag = value[tag_field]
            if not isinstance(tag, str) or tag not in by_tag:
                raise _wrong_tag(tag, f"{at}.{tag_field}")
            return by_tag[tag](value, at)
        fitting = [convert for kind, convert in others if _fits(kind, value)]
        if not fitting:
            raise _wrong(name, value, at)
        if len(fitting) == 1:
            return fitting[0](value, at)
        return _first(fitting, value, at)

    return union


def _wrong_tag(tag: Any, at: str) -> ValidationError:
    return _error(f"Invalid value {tag!r}" if isinstance(tag, str) else "Expected `str`", at)


def _first(fitting: list[Converter], value: Any, at: str) -> Any:
    failure: ValidationError | None = None
    for convert in fitting:
        try:
            return convert(value, at)
        except ValidationError as error:
            failure = failure or error
    assert failure is not None
    raise failure


def _fits(kind: Any, value: Any) -> bool:
    """Whether a value of JSON may be one of a type, by its kind of JSON alone."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _fits(args[0], value)
    if origin is Literal:
        return any(type(value) is type(one) for one in args)
    if kind in (Any, object):
        return True
    plain = types.NoneType if kind is None else origin or kind
    if isinstance(plain, StructMeta):
        return isinstance(value, plain | dict)
    if plain is float:
        return type(value) in (float, int)
    if plain in (list, tuple, set, frozenset):
        return isinstance(value, list | tuple)
    return type(value) is plain or (plain is str and isinstance(value, str))


def _sequence(kind: type, args: tuple[Any, ...]) -> Converter:
    if kind is tuple and args and args[-1] is not Ellipsis:
        parts = [converter(one) for one in args]

        def fixed(value: Any, at: str) -> Any:
            if not isinstance(value, list | tuple):
                raise _wrong("array", value, at)
            if len(value) != len(parts):
                raise _error(f"Expected `array` of length {len(parts)}, got {len(value)}", at)
            return tuple([part(one, f"{at}[{i}]") for i, (part, one) in enumerate(zip(parts, value, strict=True))])

        return fixed
    item = converter(args[0]) if args else (lambda value, at: value)

    def sequence(value: Any, at: str) -> Any:
        if not isinstance(value, list | tuple):
            raise _wrong("array", value, at)
        # The path of an item is put together only for the one that is refused.
        return kind([_item(item, one, at, i) for i, one in enumerate(value)])

    return sequence


def _item(item: Converter, value: Any, at: str, index: int) -> Any:
    return item(value, f"{at}[{index}]")


def _dict(keys: Any, values: Any) -> Converter:
    key_of, value_of = converter(keys), converter(values)
    any_text = keys in (str, Any)

    def mapping(value: Any, at: str) -> Any:
        if not isinstance(value, dict):
            raise _wrong("object", value, at)
        inside = f"{at}[...]"
        if any_text:
            return {key: value_of(one, inside) for key, one in value.items()}
        return {key_of(key, f"key in {at}"): value_of(one, inside) for key, one in value.items()}

    return mapping


def _struct(kind: Any) -> Converter:
    config = kind.__struct_config__
    types_of = field_types(kind)
    parts = {one.encoded: (one.name, converter(types_of[one.name])) for one in kind.struct_fields}
    required = [one.encoded for one in kind.struct_fields if one.default is NODEFAULT]

    def struct(value: Any, at: str) -> Any:
        if isinstance(value, kind):
            return value
        if not isinstance(value, dict):
            raise _wrong("object", value, at)
        made = {}
        for key, held in value.items():
            part = parts.get(key)
            if part is not None:
                made[part[0]] = part[1](held, f"{at}.{key}")
            elif config.tag is not None and key == config.tag_field:
                if held != config.tag:
                    raise _wrong_tag(held, f"{at}.{key}")
            elif config.forbid_unknown_fields:
                raise _error(f"Object contains unknown field `{key}`", at)
        for key in required:
            if key not in value:
                raise _error(f"Object missing required field `{key}`", at)
        return kind(**made)

    def array(value: Any, at: str) -> Any:
        if not isinstance(value, list | tuple):
            raise _wrong("array", value, at)
        items = zip(parts.values(), value, strict=False)
        made = [convert(held, f"{at}[{i}]") for i, ((_, convert), held) in enumerate(items)]
        if len(made) < len(parts):
            raise _error(f"Expected `array` of at least length {len(parts)}, got {len(made)}", at)
        return kind(*made)

    return array if config.array_like else struct
