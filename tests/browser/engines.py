"""Firefox and WebKitGTK, driven over the protocols that they have themselves; both can reach this computer alone."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import urllib.request
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.sync.client import connect

from support.waiting import TIMEOUT, wait_until

SCRIPTS: Final = Path(__file__).parents[2] / "scripts"
_PREFERENCES: Final = {
    # A proxy that is not there: nothing but this computer can be reached.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
    "intl.accept_languages": "en-US",
}


def programs(script: str) -> list[str]:
    """Returns the paths that a script of the project prints; skips the test where they cannot be installed."""
    found = subprocess.run([SCRIPTS / script], capture_output=True, text=True, check=False)
    if found.returncode:
        pytest.skip(found.stderr.strip().splitlines()[-1])
    return found.stdout.split()


class Engine(ABC):
    """A browser with one tab, and a folder of its own; `close` ends also one that did not start."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._opened = contextlib.ExitStack()

    @abstractmethod
    def start(self) -> None:
        """Starts the browser; skips the test where there is none."""

    def _start(self, *command: str | Path, **more: Any) -> subprocess.Popen[str]:
        process = subprocess.Popen([*map(str, command)], text=True, start_new_session=True, **more)
        self._opened.callback(_end, process)
        return process

    @abstractmethod
    def open(self, address: str) -> None:
        """Loads a page; returns when it is there."""

    @abstractmethod
    def _evaluate(self, function: str, argument: str) -> str:
        """Calls an asynchronous function of JavaScript with a text; returns the text that it resolves to."""

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """Calls an asynchronous function of JavaScript; raises `AssertionError` if it fails."""
        guarded = f"""async (given) => {{
          try {{ return JSON.stringify({{ found: await ({function})(JSON.parse(given)) ?? null }}); }}
          catch (error) {{ return JSON.stringify({{ failed: String(error) + (error?.stack ?? "") }}); }}
        }}"""
        answer = json.loads(self._evaluate(guarded, json.dumps(argument)))
        assert "failed" not in answer, answer["failed"]
        return answer["found"]

    def wait_for(self, condition: str, what: str = "") -> None:
        """Waits until an expression of JavaScript is true; a page that is just being loaded has none."""

        def holds() -> bool:
            try:
                return bool(self.evaluate(f"async () => Boolean({condition})"))
            except (KeyError, OSError):
                return False

        wait_until(holds, what or condition)

    def close(self) -> None:
        self._opened.close()


def _end(process: subprocess.Popen[str]) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


class Firefox(Engine):
    """Firefox over WebDriver BiDi."""

    def start(self) -> None:
        (program,), folder = programs("firefox.sh"), self._folder
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in _PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(lines), "utf-8")
        command = (program, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0")
        with (folder / "log").open("w") as log:
            self._start(*command, "about:blank", stdout=log, stderr=log, env={**os.environ, "HOME": str(folder)})
        address = wait_until(lambda: _listening(folder / "log"), "Firefox")
        self._socket = self._opened.enter_context(connect(f"{address}/session", proxy=None, max_size=None))
        self._last = 0
        self._ask("session.new", capabilities={})
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **given: Any) -> Any:
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, "method": method, "params": given}))
        while True:
            answer = json.loads(self._socket.recv(TIMEOUT))
            if answer.get("id") == self._last:
                return answer["result"]

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def _evaluate(self, function: str, argument: str) -> str:
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=function,
            awaitPromise=True,
            target={"context": self._tab},
            arguments=[{"type": "string", "value": argument}],
        )
        text: str = answer["result"]["value"]
        return text


def _listening(log: Path) -> str:
    """Returns the address that Firefox says it listens on."""
    found = [line for line in log.read_text("utf-8", "replace").splitlines() if "listening on ws://" in line]
    return found[0].split("listening on ")[1].strip() if found else ""


class WebKit(Engine):
    """WebKitGTK over WebDriver, on a screen of its own."""

    def start(self) -> None:
        (driver, browser, screen), folder = programs("webkit.sh"), self._folder
        read, write = os.pipe()
        # The screen takes a free number, and says which.
        self._start(screen, "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp",
                    pass_fds=[write], stderr=subprocess.DEVNULL)  # fmt: skip
        os.close(write)
        with os.fdopen(read) as said:
            display = f":{said.readline().strip()}"
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        private = {
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "DISPLAY": display,
            "GSETTINGS_BACKEND": "memory",
        }
        nowhere = {"http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9", "no_proxy": "127.0.0.1"}
        self._start(driver, f"--port={port}", env={**os.environ, **private, **nowhere}, stderr=subprocess.DEVNULL)
        self._address = f"http://127.0.0.1:{port}"
        wait_until(lambda: _answers(port), "WebKitWebDriver")
        options = {"binary": browser, "args": ["--automation"]}
        asked = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        session = self._ask("POST", "/session", asked)["sessionId"]
        self._address += f"/session/{session}"
        self._ask("POST", "/timeouts", {"script": int(TIMEOUT * 1000), "pageLoad": int(TIMEOUT * 1000)})

    def _ask(self, method: str, path: str, body: Any) -> Any:
        request = urllib.request.Request(self._address + path, json.dumps(body).encode(), method=method)
        with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(request, timeout=TIMEOUT) as answer:
            return json.loads(answer.read())["value"]

    def open(self, address: str) -> None:
        self._ask("POST", "/url", {"url": address})

    def _evaluate(self, function: str, argument: str) -> str:
        script = f"({function})(arguments[0]).then(arguments[1])"
        text: str = self._ask("POST", "/execute/async", {"script": script, "args": [argument]})
        return text


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), TIMEOUT).close()
    except OSError:
        return False
    return True


ENGINES: Final[dict[str, type[Firefox] | type[WebKit]]] = {"firefox": Firefox, "webkit": WebKit}
