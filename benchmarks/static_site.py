"""Measures a static site in Chromium against its budgets: what is sent and how large its parts are, the time to the
first table, the times of choices, bots and hints, and the memory of Python.

    python benchmarks/static_site.py build/site

Times depend on the machine and on what else runs there; docs/static-site.md has the last results.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import http.server
import json
import statistics
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT: Final = Path(__file__).parents[1]
BROWSER: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-sync",
]
SCRIPT: Final = """
async ({ url, choices, bot }) => {
  // A worker of its own, asked as the page asks. It also tells how much memory WebAssembly has.
  const watch = `
    const plain = WebAssembly.instantiate;
    let memory = null;
    WebAssembly.instantiate = async (code, given) => {
      const made = await plain(code, given);
      const imports = Object.values(given ?? {}).filter(Boolean).flatMap((one) => Object.values(one));
      const known = [...Object.values((made.instance ?? made).exports), ...imports];
      memory ??= known.find((one) => one instanceof WebAssembly.Memory) ?? null;
      return made;
    };
    WebAssembly.instantiateStreaming = async (answer, given) =>
      WebAssembly.instantiate(await (await answer).arrayBuffer(), given);
    addEventListener("message", (event) => {
      if (event.data !== "memory") return;
      event.stopImmediatePropagation();
      postMessage({ type: "memory", bytes: memory?.buffer.byteLength ?? 0 });
    });
  `;
  const script = await (await fetch(url)).text();
  const named = document.getElementById("python-files").textContent;
  const files = JSON.parse(named);
  for (const one of [files.wasm, files.stdlib, files.vitral]) one.url = new URL(one.url, document.baseURI).href;
  const begun = performance.now();
  const address = URL.createObjectURL(new Blob([watch, script], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  const waiting = new Map();
  let onReceived = () => {};
  worker.onmessage = ({ data }) => {
    if (data.type === "ready") waiting.get("ready")();
    if (data.type === "memory") waiting.get("memory")(data.bytes);
    if (data.type === "answer") waiting.get(data.id)(data);
    if (data.type === "sent") onReceived(JSON.parse(data.text));
  };
  const ready = new Promise((resolve) => waiting.set("ready", resolve));
  worker.postMessage({ type: "start", files });
  await ready;
  const started = performance.now() - begun;
  let last = 100000;
  const call = (method, path, body) =>
    new Promise((resolve) => {
      waiting.set(++last, ({ body, status }) => resolve([status, JSON.parse(new TextDecoder().decode(body))]));
      const text = body ? JSON.stringify(body) : "";
      worker.postMessage({ type: "call", id: last, method, path, body: text, language: "en" });
    });
  const seats = [{ kind: "here", name: "Ana" }, { kind: "bot", bot }];
  const [, { table }] = await call("POST", "tables", { seats });
  const connection = ++last;
  const scene = {};
  const times = { choice: [], bot: [], hint: [] };
  let busy = false;
  let number = 0;
  let sent = 0;
  let answered = performance.now();
  await new Promise((resolve) => {
    const choose = async () => {
      if (busy) return;
      if (scene.phase === "over" || times.choice.length >= choices) return resolve();
      if (!scene.legal?.length || (scene.phase === "choosing" && scene.chosen_side >= 0)) return;
      if (times.hint.length < 5 && scene.phase === "playing") {
        busy = true;
        const asked = performance.now();
        const [status] = await call("POST", `tables/${table}/hint`, { seat: 0 });
        busy = false;
        if (status === 200) times.hint.push(performance.now() - asked);
      }
      const action = scene.legal[Math.floor(scene.legal.length / 2)].action;
      const message = { type: "act", ref: `r${++number}`, seat: 0, ply: scene.ply, action };
      sent = performance.now();
      worker.postMessage({ type: "send", id: connection, text: JSON.stringify(message) });
    };
    onReceived = (message) => {
      if (message.type === "done") times.choice.push((answered = performance.now()) - sent);
      if (message.type === "hello") Object.assign(scene, message.scene);
      if (message.type === "update") {
        if (message.story.some((line) => line.by === "bot")) times.bot.push(performance.now() - answered);
        answered = performance.now();
        Object.assign(scene, message.change);
      }
      if (message.type === "hello" || message.type === "update") setTimeout(choose);
    };
    worker.postMessage({ type: "open", id: connection, table });
  });
  const heap = await new Promise((resolve) => {
    waiting.set("memory", resolve);
    worker.postMessage("memory");
  });
  worker.terminate();
  return { started, heap, ...times };
}
"""


class Counter:
    """Counts the bytes of the bodies that are sent."""

    def __init__(self) -> None:
        self.bytes = 0

    def take(self) -> int:
        """Returns the bytes since the last call."""
        taken, self.bytes = self.bytes, 0
        return taken


@contextlib.contextmanager
def served(folder: Path, sent: Counter) -> Iterator[str]:
    """Serves a folder as static hosts do: compressed, and not again what the browser has."""
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    packed = {name: gzip.compress(content, 9) for name, content in files.items() if not name.endswith(".png")}

    class Handler(http.server.SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            name = self.path.partition("?")[0].lstrip("/") or "index.html"
            content = packed.get(name, files.get(name))
            mark = f'"{hash(content)}"'
            known = self.headers.get("If-None-Match") == mark
            self.send_response(404 if content is None else 304 if known else 200)
            body = b"" if content is None or known else content
            self.send_header("ETag", mark)
            if name in packed and not known:
                self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Type", self.guess_type(name))
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
            sent.bytes += len(body)

        def log_message(self, *args: object) -> None:
            """Says nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def part_of(name: str) -> str:
    if name.endswith(".wasm"):
        return "python (wasm)"
    if name.startswith("assets/main-"):
        return "loader and worker"
    if name.startswith("assets/stdlib-"):
        return "standard library"
    if name.startswith("assets/vitral-"):
        return "vitral"
    return "icons" if name.endswith((".png", ".svg")) else "page"


def sizes(folder: Path) -> dict[str, tuple[int, int]]:
    """Returns the bytes of each part, plain and with gzip."""
    found: dict[str, tuple[int, int]] = {}
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            content = file.read_bytes()
            part = part_of(file.relative_to(folder).as_posix())
            plain, packed = found.get(part, (0, 0))
            found[part] = plain + len(content), packed + len(gzip.compress(content, 9))
    return found


def seconds_to_table(context: BrowserContext, address: str) -> float:
    """Returns how long it takes from opening the page to a table at which one can choose."""
    page = context.new_page()
    begun = time.perf_counter()
    page.goto(address)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("heading", name="Choose your window").wait_for(timeout=120_000)
    page.locator(".status.loading").wait_for(state="detached")
    passed = time.perf_counter() - begun
    page.close()
    return passed


def measure(browser: Browser, folder: Path, address: str, sent: Counter) -> dict[str, Any]:
    context = browser.new_context(locale="en-US")
    first = seconds_to_table(context, address)
    page: Page = context.new_page()
    page.goto(address)
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=120_000)
    wire = [sent.take()]
    later = statistics.median(seconds_to_table(context, address) for _ in range(3))
    wire.append(sent.take() // 3)
    worker = next((folder / "assets").glob("main-*.js")).relative_to(folder).as_posix()
    glazier = page.evaluate(SCRIPT, {"url": address + worker, "choices": 60, "bot": "glazier"})
    return {"first": first, "later": later, "sent": wire, **glazier}


def milliseconds(times: list[float]) -> str:
    if len(times) < 2:
        return "not measured"
    return f"{statistics.median(times):.1f} ms (p95 {statistics.quantiles(times, n=20)[-1]:.1f}, {len(times)} times)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    parts = sizes(args.folder)
    path = subprocess.run([ROOT / "scripts/browser.sh"], stdout=subprocess.PIPE, text=True, check=True).stdout.split()[
        -1
    ]
    sent = Counter()
    with sync_playwright() as playwright, served(args.folder, sent) as address:
        browser = playwright.chromium.launch(executable_path=path, args=BROWSER)
        found = measure(browser, args.folder, address, sent)
        browser.close()
    if args.json:
        print(json.dumps({"sizes": parts, **found}))
        return
    for part, (plain, packed) in parts.items():
        print(f"{part:20}{plain / 1e6:8.2f} MB{packed / 1e6:8.2f} MB gzip")
    plain, packed = (sum(one[at] for one in parts.values()) for at in (0, 1))
    print(f"{'all':20}{plain / 1e6:8.2f} MB{packed / 1e6:8.2f} MB gzip")
    print(f"first visit to a table: {found['first']:.1f} s; later: {found['later']:.1f} s")
    print(f"sent on the first visit: {found['sent'][0] / 1e6:.2f} MB; later: {found['sent'][1] / 1e3:.1f} kB")
    print(f"memory of Python: {found['heap'] / 1e6:.0f} MB")
    print(f"a worker starts in {found['started'] / 1000:.1f} s")
    print(f"the first hint of a visit, at once: {found['hint'][0]:.0f} ms")
    for name in ("choice", "bot", "hint"):
        print(f"{name}: {milliseconds(found[name])}")


if __name__ == "__main__":
    main()
