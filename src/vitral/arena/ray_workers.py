"""Work on a cluster, by Ray: on this machine (`local`), or one that runs already (its HOST:PORT).

Ray is imported only here and only when asked for (`pip install 'vitral[cluster]'`). A batch whose worker dies is done
again by another one; pieces depend on nothing but themselves, so the results are the same. The machines of a cluster
need Vitral themselves: each batch first compares what its machine has with what is here.
"""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import logging
import os
import secrets
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import vitral
from vitral.arena.workers import BATCHES_PER_WORKER, ArenaError, Batches, Piece, Result, run_batch
from vitral.translatable import TranslatableText, at_place, fails, in_quotes

LOCAL: Final = "local"
RETRIES: Final = 5
"""How often a batch is tried again after its worker died."""
_STARTS: Final = 3
"""How often a local cluster is started; where many programs run, Ray gives up after half a minute."""
_ANSWERS: Final = 4.0
"""Seconds in which a cluster must answer."""
# What a client of HTTP/2 says first, and empty settings; a server of Ray answers with settings of its own.
_GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
_SETTINGS: Final = 4

_connected: tuple[str, int] | None = None
"""The cluster this process began to use, and its jobs."""


def run_on_ray(
    address: str, jobs: int, work: Callable[[Piece], Result], pieces: Sequence[Piece], *, own_data: bool = False
) -> Iterator[tuple[int, Result]]:
    """Yields the number of each piece and what came of it, as they are finished; as `Workers.run`."""
    ray = connect(address, jobs)
    remote = _as_remote_task(ray, _batch).options(max_retries=RETRIES, num_cpus=1)
    _send_along(ray, work)
    task = ray.put(ray.cloudpickle.dumps(partial(run_batch, work)))
    code = (vitral.__version__, not own_data, code_digest(data=not own_data))
    batches = Batches(len(pieces))
    waiting: dict[Any, range] = {}
    try:
        while True:
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(waiting) < BATCHES_PER_WORKER * workers and (batch := batches.take(workers)):
                waiting[remote.remote(code, task, [pieces[number] for number in batch])] = batch
            if not waiting:
                return
            for ready in ray.wait(list(waiting), num_returns=1)[0]:
                batch = waiting.pop(ready)
                results, seconds = result_of(ray, ready)
                batches.note(len(batch), seconds)
                yield from zip(batch, results, strict=True)
    finally:
        for left in waiting:
            ray.cancel(left)


def result_of(ray: Any, reference: Any) -> Any:
    """Returns the result of a task of `_batch`, or raises its error."""
    try:
        state, answer = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        died = TranslatableText(
            "fault-cluster-died", "a worker of the cluster kept dying: {why}", why=_first_line(error)
        )
        raise ArenaError(died) from None
    if state == "done":
        return answer
    machine, version = answer
    if state == "absent":
        why = TranslatableText(
            "fault-cluster-absent", "Vitral {ours} is needed there, and it is not installed", ours=_own_version()
        )
    elif state == "other":
        why = TranslatableText(
            "fault-cluster-other", "Vitral {ours} is needed there, found {theirs}", ours=_own_version(), theirs=version
        )
    else:
        why = TranslatableText(
            "fault-cluster-differs",
            "Vitral {ours} is not the same there: other sources, weights or extras",
            ours=_own_version(),
        )
    raise ArenaError(at_place(machine, why))


def _own_version() -> str:
    return vitral.__version__


def _batch(code: tuple[str, bool, str], task: bytes, pieces: Any) -> tuple[str, Any]:
    """Runs some pieces on a machine of the cluster, if it has the same Vitral; else returns how it differs. Imports
    Vitral only inside, so that a machine without it can answer.
    """
    import importlib
    import pickle
    import platform

    version, data, digest = code
    try:
        theirs = importlib.import_module("vitral").__version__
    except ImportError:
        return "absent", (platform.node(), "")
    if theirs != version:
        return "other", (platform.node(), theirs)
    if importlib.import_module("vitral.arena.ray_workers").code_digest(data=data) != digest:
        return "differs", (platform.node(), "")
    return "done", pickle.loads(task)(pieces)


def _as_remote_task(ray: Any, function: Callable[..., Any]) -> Any:
    """Returns a function of this module as a Ray task that is sent as source text, so that a machine without Vitral can
    report that.
    """
    here = sys.modules[__name__]
    ray.cloudpickle.register_pickle_by_value(here)
    try:
        made = ray.cloudpickle.loads(ray.cloudpickle.dumps(function))
    finally:
        ray.cloudpickle.unregister_pickle_by_value(here)
    made.__module__ = "__main__"  # so that it is sent by its text from now on
    return ray.remote(made)


def _send_along(ray: Any, work: Any) -> None:
    """Sends the modules beside a script to the cluster together with its work; Vitral's own modules are not sent."""
    while isinstance(work, partial):
        work = work.func
    module = sys.modules.get(getattr(work, "__module__", ""))
    folder = _folder(module)
    if folder is None or folder.is_relative_to(Path(vitral.__file__).parent):
        return
    for loaded in list(sys.modules.values()):
        if _folder(loaded) == folder and loaded.__name__ != "__main__":
            ray.cloudpickle.register_pickle_by_value(loaded)


def _folder(module: ModuleType | None) -> Path | None:
    file = getattr(module, "__file__", None)
    return Path(file).parent.absolute() if file else None


# -- the connection ------------------------------------------------------------------------------------------------


def connect(address: str, jobs: int) -> Any:
    """Returns Ray itself, connected; the connection stays until the process ends, or another one is asked for."""
    global _connected
    host, port = _place(address)
    _prepare(address)
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise ArenaError(
            TranslatableText(
                "fault-cluster-extra", "a cluster needs Ray: {command}", command="pip install 'vitral[cluster]'"
            )
        ) from None
    if ray.is_initialized():
        if _connected is None or _connected == (address, jobs):
            return ray
        leave()
    if address != LOCAL:
        _require_answer(address, host, port)
    settings: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": logging.ERROR}
    if address == LOCAL:
        settings |= {"num_cpus": jobs, "include_dashboard": False}
    # Ray would report every worker that died on standard output, where our results are.
    importlib.import_module("ray._private.worker").print_to_stdstream = _ignore_log  # type: ignore[attr-defined]
    for left in reversed(range(_STARTS if address == LOCAL else 1)):
        try:
            ray.init(**settings)
            break
        except Exception as error:
            if not left:
                raise ArenaError(at_place(address, fails(_first_line(error)))) from None
    _connected = (address, jobs)
    return ray


def _prepare(address: str) -> None:
    """Sets environment variables that Ray reads on import, here and in its processes, unless the user has set them."""
    settings = {
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    }
    if address != LOCAL:
        settings["RAY_NUM_REDIS_GET_RETRIES"] = "3"  # seconds to wait for a cluster that answers and is none
    else:
        # As many processes as asked for are no reason to end one of them.
        settings["RAY_memory_monitor_refresh_ms"] = "0"
        if "RAY_AUTH_MODE" not in os.environ:
            # A new secret for each run: no other program may send it work, and nothing is written to the home folder.
            settings |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    for name, value in settings.items():
        os.environ.setdefault(name, value)


def _ignore_log(*_: Any, **__: Any) -> None:
    pass


def leave() -> None:
    """Disconnects, and stops the cluster if this process started it."""
    global _connected
    if _connected is not None:
        importlib.import_module("ray").shutdown()
        _connected = None


def _place(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if address == LOCAL:
        return "", 0
    if not host or "/" in host or not (port.isascii() and port.isdecimal() and 0 < int(port) < 65536):
        wrong = TranslatableText(
            "fault-cluster-address", "expected local or HOST:PORT, found {found}", found=in_quotes(address)
        )
        raise ArenaError(at_place("cluster", wrong))
    return host.strip("[]"), int(port)


def _require_answer(address: str, host: str, port: int, seconds: float = _ANSWERS) -> None:
    """Refuses an address where no cluster answers: Ray itself would wait for minutes."""
    try:
        with socket.create_connection((host, port), seconds) as connection:
            connection.settimeout(seconds)
            if os.environ.get("RAY_USE_TLS") == "1":
                return
            connection.sendall(_GREETING)
            received = connection.recv(9)
            if len(received) > 3 and received[3] == _SETTINGS:
                return
    except OSError:
        pass
    silent = TranslatableText("fault-cluster-silent", "no Ray cluster answers there")
    raise ArenaError(at_place(address, silent))


def _first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)


_PACKAGES: Final = ("arena", "bots", "cards", "engine", "game", "puzzles", "reading", "records")
_SOURCES: Final = (".py", ".toml")
_DATA: Final = (".json", ".npz")
"""What bots have learned."""


@cache
def code_digest(*, data: bool = True) -> str:
    """Returns a digest of all that decides how games are played: the sources of rules and bots, what bots have learned
    unless *data* is false, and whether compiled code is installed.
    """
    root = Path(vitral.__file__).parent
    suffixes = _SOURCES + _DATA if data else _SOURCES
    digest = hashlib.sha256(b"numba" if importlib.util.find_spec("numba") else b"")
    for package in _PACKAGES:
        for file in sorted((root / package).rglob("*")):
            if file.suffix in suffixes:
                digest.update(file.relative_to(root).as_posix().encode())
                digest.update(
                    file.read_bytes().replace(b"\r\n", b"\n") if file.suffix in _SOURCES else file.read_bytes()
                )
    return digest.hexdigest()
