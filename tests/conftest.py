"""Settings of all tests."""

from __future__ import annotations

import atexit
import os
import random
import secrets
import shutil
import tempfile

import pytest
from hypothesis import HealthCheck, Phase, settings

from support.long_run import LONG

# The commands speak English here and know no settings, whatever whoever runs the tests has set.
for _name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "NO_COLOR", "FORCE_COLOR", "PYTHONIOENCODING", "PYTHONUTF8"):
    os.environ.pop(_name, None)
for _name in ("LANGUAGE", "SERVER", "BOT", "COLOR"):
    os.environ.pop(f"VITRAL_{_name}", None)
os.environ["LANG"] = "C.UTF-8"
os.environ["TERM"] = "xterm-256color"
# Nothing is read from or written to the folders of whoever runs the tests.
_home = tempfile.mkdtemp(prefix="vitral-tests-")
for _name in ("DATA", "CONFIG"):
    os.environ[f"XDG_{_name}_HOME"] = f"{_home}/{_name.lower()}"
atexit.register(shutil.rmtree, _home, ignore_errors=True)

# What the product draws by chance in this process, secrets too, is the same whenever a test is run again.
_chance = random.Random(0)
for _name, _seeded in (
    ("_sysrand", _chance),
    ("choice", _chance.choice),
    ("randbits", _chance.getrandbits),
    ("SystemRandom", lambda: _chance),
):
    setattr(secrets, _name, _seeded)

# The short run tries the same examples every time; the long one new ones, and keeps what fails in `.hypothesis`.
_QUIET = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example)
# Explaining a failing game takes minutes and tells little.
_PHASES = (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink)
settings.register_profile(
    "default",
    deadline=None,
    phases=_PHASES,
    max_examples=12,
    stateful_step_count=30,
    suppress_health_check=_QUIET,
    derandomize=True,
)
settings.register_profile(
    "long",
    deadline=None,
    phases=_PHASES,
    max_examples=150,
    stateful_step_count=80,
    suppress_health_check=_QUIET,
)
settings.load_profile("long" if LONG else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that puts tests in a random order."""
    parser.addoption("--order-seed", type=int, default=None, help="run the tests in the random order of this seed")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Begin each test with chances of its own, in whatever order tests run."""
    for name in ("COLUMNS", "LINES"):  # pytest-xdist sets them for its workers
        os.environ.pop(name, None)
    random.seed(item.nodeid)
    _chance.seed(item.nodeid)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests marked `long` to `make test-long`; share out those with a browser."""
    seed = config.getoption("--order-seed")
    if seed is not None:
        random.Random(seed).shuffle(items)
    if not LONG:
        skip = pytest.mark.skip(reason="large counts: VITRAL_LONG=1, or `make test-long`")
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(skip)
    items[:] = shared_out(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def shared_out(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in an order in which each worker, who gets an equal run of them, begins with its share of browsers.

    They wait the most; at the end of a run, others would have nothing to do beside them.
    """
    browser = [item for item in items if "/e2e/" in item.nodeid]
    others = [item for item in items if "/e2e/" not in item.nodeid]
    each = len(items) / workers
    order: list[pytest.Item] = []
    taken = 0
    for worker in range(workers):
        own = browser[worker::workers]
        end = max(taken, round((worker + 1) * each) - len(order) - len(own) + taken)
        order += [*own, *others[taken:end]]
        taken = end
    return [*order, *others[taken:]]


@pytest.fixture(scope="session")
def times() -> int:
    """How many times as much a test should do in the long run."""
    return 8 if LONG else 1
