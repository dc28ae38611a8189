"""No test depends on luck, the wall clock or the load of the machine: what would let one is not written in tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from support.paths import TESTS

CLOCKWORK: Final = (TESTS / "support/waiting.py", TESTS / "server/clock.py")
"""The modules that may sleep and read a clock: how tests wait, and the clock that tests move."""
CLOCKS: Final = {
    "time.time",
    "time.monotonic",
    "time.perf_counter",
    "time.time_ns",
    "time.monotonic_ns",
    "datetime.now",
}
GENERATORS: Final = {"Random", "random.Random", "np.random.default_rng", "numpy.random.default_rng", "default_rng"}
LUCK: Final = {
    f"random.{name}" for name in ("random", "randint", "randrange", "choice", "choices", "shuffle", "sample")
}


def findings(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the name of everything in *source* that waits for a time or draws without a seed."""
    tree = ast.parse(source)
    own = {name.asname or name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func)
        zero = bool(node.args) and isinstance(node.args[0], ast.Constant) and node.args[0].value == 0
        if name in {"time.sleep", "sleep", "asyncio.sleep"} and not zero:
            yield node.lineno, f"{name}: wait for an event (tests/support/waiting.py)"
        if name.endswith(".wait_for_timeout"):
            yield node.lineno, "wait_for_timeout: wait for what the page shows"
        if name in CLOCKS:
            yield node.lineno, f"{name}: give the test a clock of its own"
        if name in GENERATORS and not node.args and not node.keywords:
            yield node.lineno, f"{name} without a seed"
        if name in LUCK and "random" in own:
            yield node.lineno, f"{name} draws from the generator that all tests share"
        for keyword in node.keywords:
            if keyword.arg == "timeout" and isinstance(keyword.value, ast.Constant) and keyword.value.value:
                yield node.lineno, "a timeout of its own: use waiting.TIMEOUT"


@pytest.mark.parametrize("path", sorted(TESTS.rglob("*.py")), ids=lambda path: str(path.relative_to(TESTS)))
def test_no_test_waits_for_a_time_or_draws_without_a_seed(path: Path) -> None:
    if path not in CLOCKWORK:
        assert [f"{path.name}:{line}: {what}" for line, what in findings(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "source",
    [
        "import time\ntime.sleep(0.1)",
        "import asyncio\nasyncio.sleep(pause)",
        "import time\nbegun = time.monotonic()",
        "page.wait_for_timeout(20)",
        "from random import Random\nRandom()",
        "import random\nrandom.choice([1, 2])",
        "socket.recv(timeout=3)",
    ],
)
def test_what_would_make_a_test_flaky_is_found(source: str) -> None:
    assert list(findings(source))


@pytest.mark.parametrize(
    "source",
    [
        "await_ = asyncio.sleep(0)",
        "Random(7)",
        "def f(random):\n    random.choice([1])",
        "socket.recv(timeout=TIMEOUT)",
    ],
)
def test_what_is_certain_is_allowed(source: str) -> None:
    assert not list(findings(source))
