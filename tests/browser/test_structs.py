"""Our own structs against msgspec: the same JSON, byte for byte, and the same refusals."""

from __future__ import annotations

import copy
import json
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from browser.struct_cases import damaged, example, kinds, outcome
from vitral.browser import structs
from vitral.browser.structs import json as own_json


def by_own_structs(cases: list[tuple[str, str]]) -> list[str]:
    asked = "".join(json.dumps(case) + "\n" for case in cases)
    here = Path(__file__).parents[1]
    ran = subprocess.run(
        [sys.executable, "-m", "browser.struct_cases"],
        input=asked,
        capture_output=True,
        text=True,
        check=False,
        cwd=here,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return [json.loads(line) for line in ran.stdout.splitlines()]


def differences(cases: list[tuple[str, str]]) -> list[tuple[str, str, str, str]]:
    known = kinds()
    decoders = {name: msgspec.json.Decoder(kind) for name, kind in known.items()}
    expected = [outcome(decoders[name], text) for name, text in cases]
    found = by_own_structs(cases)
    return [(*case, want, got) for case, want, got in zip(cases, expected, found, strict=True) if want != got]


def test_every_struct_is_read_and_written_as_msgspec_does() -> None:
    chance = random.Random(29)
    cases = [
        (name, json.dumps(example(kind, chance), ensure_ascii=False))
        for name, kind in kinds().items()
        for _ in range(20)
    ]
    assert len({name for name, _ in cases}) > 280
    assert differences(cases) == []


def test_whatever_is_wrong_is_refused_in_the_same_words() -> None:
    chance = random.Random(30)
    cases = []
    for name, kind in kinds().items():
        value = example(kind, chance)
        cases += [(name, json.dumps(wrong)) for wrong in damaged(value)]
    cases += [("Act", text) for text in ("", "{", '{"type": "act"', "nul", '"\\x"', "NaN")]
    assert len(cases) > 20_000
    assert differences(cases) == []


class Point(structs.Struct, frozen=True):
    x: int
    y: int = 0


class Line(structs.Struct, tag="line", tag_field="kind", omit_defaults=True):
    ends: list[Point]
    note: str = ""
    dashes: list[int] = []  # noqa: RUF012 - every struct has its own


def test_a_struct_is_compared_copied_pickled_and_frozen() -> None:
    line = Line([Point(1, 2), Point(3)])
    assert line == copy.copy(line) == pickle.loads(pickle.dumps(line)) == structs.structs.replace(line)
    assert line != Line([])
    assert Point(1, 2) in {Point(1, 2)}
    assert Line([]).dashes is not Line([]).dashes
    assert repr(Point(1)) == "Point(x=1, y=0)"
    assert structs.structs.astuple(Point(1, 2)) == (1, 2)
    assert structs.structs.asdict(Point(1)) == {"x": 1, "y": 0}
    with pytest.raises(AttributeError):
        Point(1).x = 2  # type: ignore[misc]
    assert own_json.encode(line) == b'{"kind":"line","ends":[{"x":1,"y":2},{"x":3,"y":0}]}'
    assert structs.convert({"kind": "line", "ends": [{"x": 1}]}, Line) == Line([Point(1)])


@pytest.mark.parametrize(
    "value",
    [
        1e-7,
        -1.25e-5,
        1e22,
        1.5e300,
        -0.0,
        0.1 + 0.2,
        [float("nan"), float("inf")],
        "1e-07 NaN",
        ["a\\", 1e-5],
        {"é": {1}},
        b"xy",
    ],
)
def test_numbers_and_texts_are_written_as_msgspec_writes_them(value: Any) -> None:
    assert own_json.encode(value) == msgspec.json.encode(value)


def test_json_nested_too_deeply_is_refused_before_it_is_read() -> None:
    with pytest.raises(RecursionError):
        own_json.decode("[" * 5000 + "]" * 5000)
    assert len(own_json.decode("[" + "[]," * 5000 + "[]]")) == 5001
