"""JSON for every struct of the protocol and of stored tables: what its type allows, and the same damaged.

Run as a program it reads such cases with our own structs and prints what they make of each; the test compares that with
what msgspec makes of them.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

WRONG: Final[tuple[Any, ...]] = (None, True, 7, -1, 1.5, "", "x", "y" * 5000, [], ["x"], [1], {}, {"x": 1})


def kinds() -> dict[str, Any]:
    """Every struct by name: those of the protocol, of stored tables and of messages between servers."""
    import msgspec

    from vitral.server import schema
    from vitral.server.cluster import bus_messages
    from vitral.server.tables import events, setup

    found = {one.__name__: one for one in schema.structs()}
    for module in (events, setup, bus_messages):
        for name, one in vars(module).items():
            if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__:
                found[f"{module.__name__.rpartition('.')[2]}.{name}"] = one
    return {**found, **schema.UNIONS}


def example(kind: Any, chance: random.Random, depth: int = 0) -> Any:
    """A plain value that a type allows."""
    import msgspec

    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _within(args[0], args[1], chance, depth)
    if origin is Literal:
        return chance.choice(args)
    if args and (origin is Union or type(kind).__name__ == "UnionType"):
        allowed = [one for one in args if one is not msgspec.UnsetType]
        simple = [one for one in allowed if one in (str, int, float, type(None))]
        return example(chance.choice(simple if depth > 4 and simple else allowed), chance, depth + 1)
    if origin in (list, set, frozenset) or (origin is tuple and args[-1] is Ellipsis):
        return [example(args[0], chance, depth + 1) for _ in range(0 if depth > 5 else chance.randrange(3))]
    if origin is tuple:
        return [example(one, chance, depth + 1) for one in args]
    if origin is dict:
        return {f"k{at}": example(args[1], chance, depth + 1) for at in range(0 if depth > 5 else chance.randrange(3))}
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct(kind, chance, depth)
    plain: dict[Any, Any] = {
        str: ["", "x", "naïve", 'a "quoted" \\ line\n', "\u2028 \x7f \x01 🎲", "R4"],
        int: [0, -1, 1, 5, 10**12],
        float: [0.0, 0.5, -2.25, 1.7e9, 1e-7, 1e22, 3, 1763450000.123],
        bool: [True, False],
        type(None): [None],
        None: [None],
    }
    return chance.choice(plain.get(kind, ["anything", 1, None, [1, "x"], {"y": 0.5}]))


def _within(kind: Any, meta: Any, chance: random.Random, depth: int) -> Any:
    if get_origin(kind) is list:
        least = max(meta.min_length or 0, 1)
        return [example(get_args(kind)[0], chance, depth + 1) for _ in range(least)]
    if kind is str:
        return "a" * chance.randint(meta.min_length or 0, min(meta.max_length or 8, (meta.min_length or 0) + 8))
    least = meta.ge if meta.ge is not None else 0
    return chance.randint(least, meta.le if meta.le is not None else meta.lt - 1 if meta.lt is not None else least + 5)


def _struct(kind: Any, chance: random.Random, depth: int) -> Any:
    import msgspec

    made = {
        one.encode_name: example(one.type, chance, depth + 1)
        for one in msgspec.structs.fields(kind)
        if one.required or (depth < 4 and chance.random() < 0.6)
    }
    config = kind.__struct_config__
    if config.array_like:
        return [*made.values()]
    return {config.tag_field: config.tag, **made} if config.tag is not None else made


def damaged(value: Any) -> Iterator[Any]:
    """The same value with one thing wrong with it."""
    yield from WRONG
    if not isinstance(value, dict):
        return
    yield {**value, "unknown_field": 1}
    for name, held in value.items():
        yield {key: one for key, one in value.items() if key != name}
        for wrong in WRONG:
            yield {**value, name: wrong}
        if isinstance(held, list) and held:
            yield {**value, name: [*held, *held, *held, *held, *held, *held, *held]}
            yield from ({**value, name: [held[0], wrong]} for wrong in WRONG[:7])
        if isinstance(held, dict) and held:
            first = next(iter(held))
            yield from ({**value, name: {**held, first: wrong}} for wrong in WRONG[:7])


def outcome(decoder: Any, text: str) -> str:
    """What reading a text and writing it again makes: the JSON, or the refusal."""
    import msgspec

    try:
        value = decoder.decode(text)
    except msgspec.ValidationError as error:
        return f"refused: {error}"
    except msgspec.DecodeError:
        return "not JSON"
    written: str = msgspec.json.encode(value).decode()
    return written


def answer_cases() -> None:
    """Reads lines of [name, text] and prints the outcome of each with our own structs."""
    from vitral.browser import structs

    structs.use_as_msgspec()
    decoders: dict[str, Any] = {name: structs.json.Decoder(kind) for name, kind in kinds().items()}
    for line in sys.stdin:
        name, text = json.loads(line)
        print(json.dumps(outcome(decoders[name], text)))


if __name__ == "__main__":
    answer_cases()
