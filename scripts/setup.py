"""Sets up what the targets of the Makefile need: .venv, the page, and what the strongest bots think with.

    python3 scripts/setup.py play [OPTION...]   # install the server, build the page meanwhile, then serve it
    python3 scripts/setup.py dev                # everything for tests and linters
    python3 scripts/setup.py cluster            # the same, and Ray
    python3 scripts/setup.py page               # the page as it is shipped
    python3 scripts/setup.py bots               # install the [ai] extra and compile the bots

Only the standard library is used. What is there already is left alone, without a look at the network: a stamp, written
after success only, says what it was made from. One setup at a time works in a folder; others wait for it. What the
commands say goes to build/setup.log.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import tomllib
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
BUILD: Final = ROOT / "build"
LOG: Final = BUILD / "setup.log"

_NO_NETWORK: Final = re.compile(
    r"name resolution|getaddrinfo|NewConnectionError|Network is unreachable|No route to host|ENOTFOUND|EAI_AGAIN"
    r"|ECONNREFUSED|ENETUNREACH|Connection refused|ConnectTimeout|ProxyError",
    re.IGNORECASE,
)
_ERROR: Final = re.compile(r"\berror\b|ERR!|failed|needs ", re.IGNORECASE)
_LONGEST_LOG: Final = 2**20
_SHOWN: Final = 4
"""Lines of a command that failed which are shown."""


class SetupError(Exception):
    """A step failed; `why` is one sentence, `lines` what the command said about it."""

    def __init__(self, step: str, why: str, lines: Sequence[str] = ()) -> None:
        super().__init__(f"{step}: {why}")
        self.step = step
        self.why = why
        self.lines = lines


# -- what is shown ---------------------------------------------------------------------------------------------------


class Progress:
    """One line that says what is being done; where it cannot be written over, a line for each step that begins."""

    def __init__(self, stream: IO[str] = sys.stderr) -> None:
        self._stream = stream
        self._steps: list[str] = []
        self._lock = threading.Lock()

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        """Name a step for as long as it takes."""
        self._change(self._steps.append, name)
        try:
            yield
        finally:
            self._change(self._steps.remove, name)

    def _change(self, change: Callable[[str], None], name: str) -> None:
        with self._lock:
            change(name)
            line = f"Setting up Vitral: {', '.join(self._steps)} …" if self._steps else ""
            if self._stream.isatty():
                width = shutil.get_terminal_size().columns - 1
                print(f"\r\033[K{line[:width]}", end="", file=self._stream, flush=True)
            elif name in self._steps:
                print(f"Setting up Vitral: {name} …", file=self._stream, flush=True)


PROGRESS: Final = Progress()


# -- commands --------------------------------------------------------------------------------------------------------


class Commands:
    """Runs commands, several at a time if asked from several threads. All end with `stop`."""

    def __init__(self) -> None:
        self._running: set[subprocess.Popen[str]] = set()
        self._stopped = False
        self._lock = threading.Lock()
        self.open_files: list[int] = []
        """File descriptors for the commands to inherit: a lock lasts as long as what was started under it."""

    def run(self, step: str, *command: str | Path, **environment: str) -> None:
        """Run a command with its output in the log; `SetupError` if it fails."""
        shown = shlex.join(map(str, command))
        with LOG.open("a", encoding="utf-8") as log:
            print(f"$ {shown}", file=log, flush=True)
            said: deque[str] = deque(maxlen=200)
            process: subprocess.Popen[str] | None = None
            try:
                with signals_held(), self._lock:
                    if self._stopped:
                        raise SetupError(step, "stopped")
                    process = subprocess.Popen(
                        [*map(str, command)],
                        cwd=ROOT,
                        env={**os.environ, **environment},
                        stdin=subprocess.DEVNULL,
                        stdout=subprocess.PIPE,
                        stderr=subprocess.STDOUT,
                        text=True,
                        encoding="utf-8",
                        errors="replace",
                        pass_fds=self.open_files,
                        process_group=0,
                    )
                    self._running.add(process)
                assert process.stdout is not None
                for line in process.stdout:
                    log.write(line)
                    said.append(line.rstrip())
                status = process.wait()
            finally:
                if process is not None:
                    with self._lock:
                        self._running.discard(process)
                    if process.poll() is None:  # interrupted
                        _kill(process)
        if status:
            raise _failure(step, status, said)

    def stop(self) -> None:
        """End what runs, and start nothing any more."""
        with self._lock:
            self._stopped = True
            for process in self._running:
                _kill(process)


@contextmanager
def signals_held() -> Iterator[None]:
    """Let signals that would end this program wait: one that comes while a command is started would leave it behind."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    held: list[int] = []
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = {number: signal.signal(number, lambda came, _: held.append(came)) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        if held:
            signal.raise_signal(held[0])


def _kill(process: subprocess.Popen[str]) -> None:
    """End a command with all that it started; what it leaves half done is done again the next time."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def _failure(step: str, status: int, said: Sequence[str]) -> SetupError:
    lines = [line for line in said if line.strip() and not line.startswith(("WARNING: Location", "[notice]"))]
    if any(_NO_NETWORK.search(line) for line in lines):
        return SetupError(step, "there is no network, or the package index does not answer")
    errors = [line for line in lines if _ERROR.search(line)] or lines
    why = errors[-1].strip() if errors else f"the command ended with status {status}"
    return SetupError(step, re.sub(r"^(npm )?(ERROR|error|ERR!)[: ]+", "", why), errors[-_SHOWN:])


COMMANDS: Final = Commands()


def together(*jobs: Callable[[], None]) -> None:
    """Do jobs at the same time; if one fails, the others are stopped, and the error names it."""
    with ThreadPoolExecutor(len(jobs)) as threads:
        begun = [threads.submit(job) for job in jobs]
        try:
            done, _ = wait(begun, return_when=FIRST_EXCEPTION)
            failures = [error for job in done if (error := job.exception()) is not None]
        except BaseException:
            COMMANDS.stop()
            raise
        if failures:
            COMMANDS.stop()
            raise failures[0]


@contextmanager
def locked(name: str) -> Iterator[None]:
    """Be the only one in this folder; wait for another one, and for what it started."""
    import fcntl

    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{name}.lock").open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            with PROGRESS.step("waiting for another setup in this folder"):
                fcntl.flock(file, fcntl.LOCK_EX)
        COMMANDS.open_files.append(file.fileno())
        try:
            yield
        finally:
            COMMANDS.open_files.remove(file.fileno())


# -- stamps ----------------------------------------------------------------------------------------------------------


def packages_stamp() -> str:
    """What the installed packages depend on."""
    total = hashlib.sha256()
    for name in ("pyproject.toml", "constraints.txt"):
        total.update((ROOT / name).read_bytes() + b"\0")
    return total.hexdigest()


def bots_stamp() -> str:
    """What the compiled bots depend on. Numba, too, knows its sources by their time and size."""
    folder = ROOT / "src/vitral/bots"
    sources = [ROOT / "scripts/compile_bots.py", *sorted(folder.glob("*.py")), *sorted(folder.glob("evaluation/*.py"))]
    facts = [f"{path.name} {path.stat().st_mtime_ns} {path.stat().st_size}" for path in sources]
    return hashlib.sha256("\n".join([packages_stamp(), *facts]).encode()).hexdigest()


def is_stamped(name: str, stamp: str) -> bool:
    path = VENV / f".stamp-{name}"
    return venv_is_whole() and path.is_file() and path.read_text() == stamp


def write_stamp(name: str, stamp: str) -> None:
    (VENV / f".stamp-{name}").write_text(stamp)


# -- Python ----------------------------------------------------------------------------------------------------------


def venv_is_whole() -> bool:
    """Whether there is a virtual environment of this Python that was finished, as any stamp in it proves."""
    config = VENV / "pyvenv.cfg"
    if not PYTHON.exists() or not config.is_file() or not any(VENV.glob(".stamp-*")):
        return False
    return f"version = {sys.version_info.major}.{sys.version_info.minor}." in config.read_text()


def make_venv() -> None:
    """Make the virtual environment, unless there is a whole one."""
    if venv_is_whole():
        return
    own = getattr(sys, "_base_executable", sys.executable)  # if this is the environment's own Python, it goes away
    COMMANDS.run("making .venv", own, "-m", "venv", "--clear", VENV)
    write_stamp("venv", "")


def remove_half_installed() -> None:
    """Remove what an interrupted pip left, so that the next one installs it again.

    The name of its installer is among the last things pip writes about a package; what it replaces it first moves to a
    name with a tilde.
    """
    for packages in VENV.glob("lib/python*/site-packages"):
        for path in [*packages.glob("*.dist-info"), *packages.glob("~*")]:
            if path.name.startswith("~") or not (path / "INSTALLER").is_file():
                shutil.rmtree(path, ignore_errors=True)


def pip_install(*wanted: str) -> None:
    flags = ("--no-compile", "--no-input", "--disable-pip-version-check", "--progress-bar=off", "--retries=2")
    remove_half_installed()
    pip = (PYTHON, "-m", "pip", "install", *flags, "-c", "constraints.txt")
    COMMANDS.run("installing Python packages", *pip, *wanted, VITRAL_NO_PAGE="1")


def requirements(extra: str) -> list[str]:
    """What an extra of the package asks for."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = project["optional-dependencies"][extra]
    return found


def install(kind: str, extra: str, *more: str) -> None:
    """Install the package with an extra into .venv, unless it is there."""
    if is_stamped(kind, packages_stamp()) and not more:
        return
    with PROGRESS.step("installing Python packages"):
        make_venv()
        pip_install("-e", f".[{extra}]", *more)


# -- the page --------------------------------------------------------------------------------------------------------


def hatch_build() -> Any:
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    return importlib.import_module("hatch_build")


def with_page(kind: str, extra: str, *, quick: bool = False, tests: bool = False) -> None:
    """Install the package and build the page at the same time, or afterward where Node.js has to be installed, too."""
    build = hatch_build()
    flags = [*(["--quick"] if quick else []), *(["--tests"] if tests else [])]

    def page() -> None:
        if build.is_fresh(quick=quick) and not (tests and not build.modules_are_there(tests=True)):
            return
        with PROGRESS.step("building the page"):
            COMMANDS.run("building the page", sys.executable, ROOT / "hatch_build.py", *flags)

    stale = not build.is_fresh(quick=quick)
    if (stale or tests) and build.npm_on_path() is None:
        install(kind, extra, build.NODE_PACKAGE)
        page()
    else:
        together(lambda: install(kind, extra), page)
    write_stamp(kind, packages_stamp())


# -- what can be asked for -------------------------------------------------------------------------------------------


def play(*options: str) -> None:
    """Set up the server and its page and become it. It has the bots prepared, unless they are."""
    with locked("setup"):
        with_page("play", "server", quick=True)
    serve = [str(PYTHON), "-m", "vitral", "serve", "--open"]
    if not is_stamped("bots", bots_stamp()):
        serve += ["--prepare-bots", shlex.join([sys.executable, str(Path(__file__).resolve()), "bots", "--background"])]
    os.execv(PYTHON, [*serve, *options])


def dev() -> None:
    """Set up everything that tests and linters need."""
    with locked("setup"):
        fresh = is_stamped("dev", packages_stamp())
        with_page("dev", "dev", tests=True)
        write_stamp("play", packages_stamp())
        if not fresh or not (VENV / ".chromium").is_file():
            with PROGRESS.step("looking for a browser"):
                (VENV / ".chromium").unlink(missing_ok=True)
                COMMANDS.run("looking for a browser", "sh", "-c", "scripts/browser.sh > .venv/.chromium.new")
                (VENV / ".chromium.new").replace(VENV / ".chromium")


def cluster() -> None:
    dev()
    with locked("setup"):
        add_extra("cluster", "Ray")


def page() -> None:
    with locked("setup"):
        with_page("play", "server")


def bots(*options: str) -> None:
    """Install what the strongest bots think with, and have Numba compile it; in the background: end with the server."""
    if "--background" in options:
        threading.Thread(target=_end_with_parent, daemon=True).start()
    with locked("bots"):
        if is_stamped("bots", bots_stamp()):
            return
        with locked("setup"):
            if not is_stamped("dev", packages_stamp()):
                add_extra("ai", "Numba")
        with PROGRESS.step("compiling the bots"):
            COMMANDS.run("compiling the bots", PYTHON, ROOT / "scripts/compile_bots.py")
        write_stamp("bots", bots_stamp())


def add_extra(extra: str, name: str) -> None:
    """Install what an extra asks for, unless it is there; the package itself is left alone, as a server may run."""
    if is_stamped(extra, packages_stamp()):
        return
    with PROGRESS.step(f"installing {name}"):
        pip_install(*requirements(extra))
    write_stamp(extra, packages_stamp())


def _end_with_parent() -> None:
    """Whoever asked holds the other end of our standard input, and never writes to it."""
    os.read(sys.stdin.fileno(), 1)
    os.kill(os.getpid(), signal.SIGTERM)


WAYS: Final[dict[str, Callable[..., None]]] = {"play": play, "dev": dev, "cluster": cluster, "page": page, "bots": bots}


def main(argv: Sequence[str]) -> int:
    if not argv or argv[0] not in WAYS:
        print(__doc__, file=sys.stderr)
        return 2
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _: sys.exit(128 + number))
    background = "--background" in argv
    BUILD.mkdir(exist_ok=True)
    if LOG.is_file() and LOG.stat().st_size > _LONGEST_LOG:
        LOG.unlink()
    # Where no Node.js is on PATH, one comes into the virtual environment as a Python package.
    os.environ["PATH"] = f"{os.environ.get('PATH', os.defpath)}{os.pathsep}{PYTHON.parent}"
    try:
        WAYS[argv[0]](*argv[1:])
    except SetupError as error:
        if background:  # one line, for the server to pass on
            print(error.why)
            return 1
        print(f"Vitral could not be set up ({error.step}): {error.why}", file=sys.stderr)
        for line in error.lines[:-1]:
            print(f"    {line}", file=sys.stderr)
        print(
            f"All of it is in {LOG.relative_to(ROOT)}. Run the same command again when that is mended.", file=sys.stderr
        )
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. The same command goes on from here.", file=sys.stderr)
        return 130
    finally:
        COMMANDS.stop()
    return 0


if __name__ == "__main__":
    with suppress(BrokenPipeError):
        sys.exit(main(sys.argv[1:]))
