"""A tab of a browser: what it shows, what it says to the server and hears from it, and all that goes wrong in it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Response, WebSocket

from e2e.live_server import NOW
from support.scenes import after
from support.waiting import TIMEOUT, wait_until
from vitral.i18n import Fact, translator_for

_STEADY = """
(() => {
  const now = NOW;
  const RealDate = Date;
  window.Date = class extends RealDate {
    constructor(...given) { given.length ? super(...given) : super(now); }
    static now() { return now; }
  };

  window.__open = [];
  const [later, never] = [window.setTimeout, window.clearTimeout];
  const held = new Map();
  let numbered = 1e9;
  window.setTimeout = (run, wait = 0, ...given) => {
    const line = window.__open.at(-1);
    if (wait < 1500 || (line && line.readyState !== 1)) return later(run, wait, ...given);
    held.set((numbered += 1), () => run(...given));
    return numbered;
  };
  window.clearTimeout = (number) => { if (!held.delete(number)) never(number); };
  window.__passTime = () => {
    const due = [...held];
    held.clear();
    for (const [, run] of due) run();
  };

  const RealSocket = WebSocket;
  window.__applied = 0;
  window.WebSocket = class extends RealSocket {
    constructor(...given) {
      super(...given);
      window.__open.push(this);
      window.__applied = 0;
      const applied = () => { if (this === window.__open.at(-1)) window.__applied += 1; };
      this.addEventListener("message", () => later(applied));
    }
  };
})()
""".replace("NOW", f"{NOW * 1000:.0f}")
"""For every page: its date is the server's and stands still; long timers (a turn that ends by itself, a step of the
Automa, a notice that goes, a line that is silent) wait until `pass_time`, but for those of a page that has lost its
line; messages of the server are counted once the page has done all that they ask for.
"""


def shown(number: int) -> str:
    """A number as the page shows it: with a minus below zero."""
    return str(number).replace("-", "−")


def prepare(context: BrowserContext) -> None:
    """Make pages of a new browser profile independent of time, and wait for as long as all tests do."""
    context.add_init_script(_STEADY)
    context.set_default_timeout(TIMEOUT * 1000)


class Tab:
    """A page that is watched. `close` fails if anything went wrong that was not forgiven."""

    def __init__(self, context: BrowserContext, url: str, language: str = "en") -> None:
        self.context = context
        self.url = url
        self.language = language
        """The language its page speaks, as far as this test knows."""
        self.page: Page = context.new_page()
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.you: list[int] = []
        self.sitting: int | None = None
        self.seen: list[dict[str, Any]] = []
        """Every scene that was ever sent here."""
        self._waiting: dict[str, int] = {}
        """Choices without an answer: how many messages had been heard when they were sent."""
        self._moments = 0
        self._owed = 0
        self._received = 0
        """Messages over the newest connection."""
        self._troubles: list[str] = []
        self._forgiven: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._troubles.append(f"page error: {error}"))
        self.page.on("response", self._response)
        self.page.on("websocket", self._socket)

    # -- trouble -------------------------------------------------------------------------------------------------

    def forgive(self, *parts: str) -> None:
        """Errors that contain one of these belong to the test."""
        self._forgiven.extend(parts)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self._troubles.append(f"HTTP {response.status}: {response.url}")

    @property
    def troubles(self) -> list[str]:
        return [trouble for trouble in self._troubles if not any(part in trouble for part in self._forgiven)]

    def close(self) -> None:
        if not self.page.is_closed():
            self.page.close()

    # -- the line to the server ----------------------------------------------------------------------------------

    def _socket(self, opened: WebSocket) -> None:
        self._received = 0
        self._newest = opened
        opened.on("framesent", self._on_sent)
        opened.on("framereceived", lambda payload: self._on_received(opened, payload))

    def _on_sent(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "ping":
            return
        self.sent.append(message)
        if "ref" in message:
            # What came of a choice follows its answer; other things are answered, and that is all.
            self._waiting[message["ref"]] = self._moments if message["type"] in ("act", "undo") else -1
        elif message["type"] == "sit":
            self._owed += 1

    def _on_received(self, opened: WebSocket, payload: str | bytes) -> None:
        if opened is self._newest:
            self._received += 1
        self._apply_message(payload)

    def _apply_message(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        self.heard.append(message)
        kind = message["type"]
        if kind == "update":
            self._moments += 1
        if kind in ("refused", "explanation"):
            self._waiting.pop(message["ref"], None)
        if kind == "hello":
            self.you, self.sitting = message["seats"], message["viewer"]
            self._owed = 0
        if kind == "seated":
            self.sitting = message["seat"]
            self._owed = max(0, self._owed - 1)
        if kind == "done":
            # What came of it follows at once; it is there when one more moment has been heard.
            before = self._waiting.get(message["ref"])
            if before is not None and before < self._moments:
                del self._waiting[message["ref"]]
        if kind == "update":
            done = {one["ref"] for one in self.heard[-4:] if one["type"] == "done"}
            for ref in done & self._waiting.keys():
                del self._waiting[ref]
        if "scene" in message or "change" in message:
            self.scene = after(self.scene, message)
            self.seen.append(self.scene)
        self.table = message.get("table", self.table)

    def settle(self) -> None:
        """Wait until everything said is answered, and the page has taken in all that it was sent."""
        self.until(lambda: not self._waiting and not self._owed, "an answer")
        self.until(lambda: self.page.evaluate("window.__applied") >= self._received, "the page to take it in")

    def until(self, what: Callable[[], object], words: str) -> None:
        """Wait for a condition of this test; what browsers report is heard meanwhile."""

        def happened() -> object:
            self.context.cookies()  # any question to the browser: what it has to report comes before the answer
            return what()

        try:
            wait_until(happened, words)
        except AssertionError as error:
            raise AssertionError(f"{error}; {self._state_text()}") from None

    def _state_text(self) -> str:
        """Where things stand, for a failure."""
        facts = {key: self.scene.get(key) for key in ("phase", "round", "turn", "seat", "question", "hand", "ply")}
        heard = [message["type"] for message in self.heard[-4:]]
        return f"{facts}, unanswered {self._waiting}, last sent {self.sent[-1:]}, last heard {heard}, {self.troubles}"

    def until_shown(self, script: str) -> None:
        """Wait until a script finds the page as it should be."""
        self.until(lambda: self.page.evaluate(script), script)

    def pass_time(self) -> None:
        """Let the page's long timers end: those that wait a second and a half or more."""
        self.page.evaluate("window.__passTime()")

    def drop(self) -> None:
        """Cut the line, as a tunnel does."""
        self.page.evaluate("window.__open.forEach((socket) => socket.close())")

    # -- what is on the screen -----------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def open_table(self, table: str) -> None:
        """Go to a table and wait until it can be seen."""
        self.scene = {}
        self.go(f"/t/{table}")
        self.at_table()

    def reload(self) -> None:
        """Reload the page of a table, and wait until the table can be seen."""
        self.scene = {}
        self.page.reload()
        self.at_table()

    def at_table(self) -> None:
        """Wait until a table can be seen."""
        self.until(lambda: self.scene, "a table")
        self.page.locator(".board, .choosing, .curtain, .text-table").first.wait_for()
        self.settle()

    def say(self, message: str, **facts: Fact) -> str:
        """What the page says for a message, with a minus before numbers below zero."""
        return re.sub(r"(^|[^\w-])-(?=\d)", r"\1−", translator_for(self.language).say(message, **facts))

    def button(self, name: str, *, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, name: str, *, exact: bool = True) -> None:
        self.button(name, exact=exact).first.click()

    def link(self, name: str) -> Locator:
        return self.page.get_by_role("link", name=name, exact=True)

    def post(self, path: str, body: Any) -> Any:
        """Ask the server as this person, without the page."""
        answer = self.context.request.post(self.url + path, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(self.url + path)
        assert answer.ok, answer.text()
        return answer.json()

    def create(self, **new: Any) -> str:
        """Set a table up, without the page."""
        return str(self.post("/api/tables", new)["table"])

    def card_names(self) -> dict[str, str]:
        """What every card is called on the page."""
        cards = self.get("/api/cards/en")["cards"]
        return {card["id"]: card["name"] for card in cards if card["kind"] in ("public", "private")}

    @property
    def text(self) -> str:
        """All words in the document, names for screen readers included."""
        words: str = self.page.evaluate(
            """() => {
              const attributes = [...document.querySelectorAll("*")].flatMap((one) => [...one.attributes]);
              return [document.title, document.body.textContent, ...attributes.map((one) => one.value)].join(" ");
            }"""
        )
        return words
