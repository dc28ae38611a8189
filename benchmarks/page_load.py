"""How soon a page can be used: from the address to the first thing that may be pressed, with an empty cache.

    python benchmarks/page_load.py --times 10

A server of its own is started on a free port with a file of its own. Needs Chromium (`scripts/browser.sh`).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
SIZES = {"1280x800": (1280, 800), "390x844": (390, 844)}
GOAL = 1.0


@contextmanager
def served() -> Iterator[str]:
    """The address of a server."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "vitral", "serve", "--port", "0", "--db", f"{folder}/tables.db"]
        running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert running.stdout is not None
        found = re.search(r"http://\S+?(?=/\s)", running.stdout.readline())
        assert found, "the server did not say where it is"
        yield found[0]
        running.terminate()
        running.wait(20)


def table_at(page: Page, address: str, *, choosing: bool) -> str:
    """A new table against a bot; in its first round unless windows are to be chosen."""
    new = {"seats": [{"kind": "here", "name": "Ana"}, {"kind": "bot"}]}
    table = str(page.request.post(f"{address}/api/tables", data=new).json()["table"])
    if not choosing:
        page.goto(f"{address}/t/{table}")
        page.locator('[data-on="side:1"]').click()
        page.locator('[data-on^="pool:"][aria-disabled="false"]').first.wait_for()
    return table


def timed(browser: Browser, size: tuple[int, int], prepare: Callable[[Page], str], ready: str) -> float:
    """Seconds from an address to the element that makes it usable, in a browser that has never seen the page."""
    viewport = {"width": size[0], "height": size[1]}
    with browser.new_context(viewport=viewport) as known:  # type: ignore[arg-type]
        address = prepare(known.new_page())
        cookies = known.cookies()
    with browser.new_context(viewport=viewport) as fresh:  # type: ignore[arg-type]
        fresh.add_cookies(cookies)  # type: ignore[arg-type]
        page = fresh.new_page()
        begun = time.perf_counter()
        page.goto(address, wait_until="commit")
        page.locator(ready).first.wait_for()
        return time.perf_counter() - begun


def main() -> int:
    """Measures and prints; returns 1 if the goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10, help="how often each page is opened (10)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    args = parser.parse_args()
    chromium = subprocess.run([ROOT / "scripts" / "browser.sh"], stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, dict[str, float]] = {}
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.stdout.split()[-1], args=ARGUMENTS)
        screens: dict[str, tuple[Callable[[Page], str], str]] = {
            "home": (lambda page: f"{address}/", "button.play:not([disabled])"),
            "choosing": (lambda page: f"{address}/t/{table_at(page, address, choosing=True)}", '[data-on="side:1"]'),
            "table": (
                lambda page: f"{address}/t/{table_at(page, address, choosing=False)}",
                '[data-on^="pool:"][aria-disabled="false"]',
            ),
        }
        for size_name, size in SIZES.items():
            for name, (prepare, ready) in screens.items():
                times = sorted(timed(browser, size, prepare, ready) for _ in range(args.times))
                found[f"{name} {size_name}"] = {"median": statistics.median(times), "worst": times[-1]}
        browser.close()
    if args.json:
        print(json.dumps({"cores": os.cpu_count(), "load": os.getloadavg()[0], "seconds": found}, indent=1))
    else:
        print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        for name, one in found.items():
            print(f"{name:20} median {one['median']:.2f} s, worst {one['worst']:.2f} s")
    return int(any(one["median"] > GOAL for one in found.values()))


if __name__ == "__main__":
    sys.exit(main())
