"""A page of the built site in Chromium, played through its own worker."""

from __future__ import annotations

import contextlib
import http.server
import json
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from support.waiting import TIMEOUT

CATCH_WORKER = """
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    window.pythonWorker = this;
  }
};
"""
"""Lets a test speak to the worker that the page started."""

CHANGE_WORKER = """
{
  const plain = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content) => plain(new Blob([CODE, "\\n", content], { type: content.type }));
}
"""

SEED_WORKERS = """
{
  const seeded = (number) => {
    let state = number * 2654435761;
    crypto.getRandomValues = (filled) => {
      const bytes = new Uint8Array(filled.buffer, filled.byteOffset, filled.byteLength);
      for (let at = 0; at < bytes.length; at++) {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        bytes[at] = mixed >>> 14;
      }
      return filled;
    };
  };
  const plain = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (content) => {
    if (!content.type.includes("javascript")) return plain(content); // a file that is saved
    const number = Number(localStorage.getItem("test-workers") ?? 0) + 1;
    localStorage.setItem("test-workers", number);
    return plain(new Blob([`(${seeded})(${number});\\n`, content], { type: content.type }));
  };
}
"""
"""Seeds the chance of every worker with its number, so that each deals other games, and the same ones every time."""


def change_worker(context: BrowserContext, code: str) -> None:
    """Runs other code in the workers of a browser's pages before their own."""
    context.add_init_script(CHANGE_WORKER.replace("CODE", json.dumps(code)))


START_WORKER = """
async () => {
  // Another worker than the page's own, from the same files.
  const files = JSON.parse(document.getElementById("python-files").textContent);
  for (const one of Object.values(files)) if (one.url) one.url = new URL(one.url, document.baseURI).href;
  const script = await (await fetch(files.worker.url)).blob();
  const worker = (window.pythonWorker = new Worker(URL.createObjectURL(script), { type: "module" }));
  await new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => {
      if (data.type === "ready") resolve();
      if (data.type === "failed") reject(new Error(data.detail));
    });
    worker.postMessage({ type: "start", files });
  });
}
"""

CALL = """
async ({ method, path, body }) => {
  const worker = window.pythonWorker;
  const id = 1e9 + (window.lastCall = (window.lastCall ?? 0) + 1);
  return await new Promise((resolve, reject) => {
    const onReceived = ({ data }) => {
      if (data.type === "failed") return reject(new Error(data.detail));
      if (data.type !== "answer" || data.id !== id) return;
      worker.removeEventListener("message", onReceived);
      resolve([data.status, new TextDecoder().decode(data.body)]);
    };
    worker.addEventListener("message", onReceived);
    worker.postMessage({ type: "call", id, method, path, body, language: "en" });
  });
}
"""

PLAY = """
async ({ table, most, until }) => {
  const worker = window.pythonWorker;
  const id = 2e9 + (window.lastCall = (window.lastCall ?? 0) + 1);
  const scene = {};
  let seats = [];
  let made = 0;
  let begun = "";  // a table remembers the references of choices, so each time it is played they are others
  let answered = true;
  await new Promise((resolve, reject) => {
    const send = (message) => worker.postMessage({ type: "send", id, text: JSON.stringify(message) });
    const choose = () => {
      if (!answered) return;
      if (scene.phase === "over" || made >= most || (until && scene[until])) return resolve();
      const choosing = scene.phase === "choosing";
      if (scene.legal.length && scene.viewer !== null && !(choosing && scene.chosen_side >= 0)) {
        answered = false;
        const { action } = scene.legal[(made * 7) % scene.legal.length];
        return send({ type: "act", ref: `t${begun}-${++made}`, seat: scene.viewer, ply: scene.ply, action });
      }
      const seat = choosing ? seats.find((one) => !scene.have_chosen[one]) : scene.seat;
      if (seats.includes(seat) && seat !== scene.viewer) send({ type: "sit", seat });
    };
    const onReceived = ({ data }) => {
      if (data.type === "failed") return reject(new Error(data.detail));
      if (data.id !== id || data.type !== "sent") return;
      const message = JSON.parse(data.text);
      if (message.type === "refused") return reject(new Error(data.text));
      if (message.type === "done") {
        answered = true;
        window.acknowledged?.(table, message.ref);
      }
      if (message.type === "hello") [seats, begun] = [message.seats, message.number];
      if (message.type === "hello" || message.type === "seated") Object.assign(scene, message.scene);
      if (message.type === "update") Object.assign(scene, message.change);
      if (["hello", "seated", "update"].includes(message.type)) setTimeout(choose);
    };
    worker.addEventListener("message", onReceived);
    worker.postMessage({ type: "open", id, table });
  });
  worker.postMessage({ type: "close", id });
  return made;
}
"""


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serves a folder as `python -m http.server` does."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *args: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class SitePage:
    """A page with Python ready in it."""

    def __init__(self, context: BrowserContext, address: str, *, wait: bool = True) -> None:
        self.context, self.address = context, address
        context.add_init_script(CATCH_WORKER)
        context.add_init_script(SEED_WORKERS)
        self.page: Page = context.new_page()
        self.page.set_default_timeout(TIMEOUT * 1000)
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._on_console)
        self.page.goto(address)
        if wait:
            self.ready()

    def _on_console(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(said.text)

    def ready(self) -> None:
        """Waits until Python runs, and the service worker has stored the site."""
        self.page.get_by_role("button").first.wait_for()
        self.page.wait_for_function("() => !document.querySelector('.status.loading')", timeout=TIMEOUT * 1000)

    def stored_offline(self) -> None:
        """Waits until the service worker has stored every file."""
        self.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    def call(self, method: str, path: str, body: Any = None) -> Any:
        asked = {"method": method, "path": path, "body": "" if body is None else json.dumps(body)}
        status, text = self.page.evaluate(CALL, asked)
        return text if status < 400 and path.endswith("/record") else json.loads(text)

    def play(self, table: str, most: int = 10_000, until: str = "") -> int:
        """Plays a table to its end, or so many choices, or until a field of the scene holds; returns how many."""
        made: int = self.page.evaluate(PLAY, {"table": table, "most": most, "until": until})
        return made
