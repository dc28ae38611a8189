"""The page as an app: small, installable, and polite without a network."""

from __future__ import annotations

import struct

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.learning import Learner
from e2e.live_server import LiveServer
from e2e.tables import TABLES
from vitral.tutor import lesson_named

BUDGET = 184_000
_SIZES = """
() => Object.fromEntries(performance.getEntriesByType("resource")
  .filter((one) => /\\.(js|css)$/.test(one.name))
  .map((one) => [one.name.split("/").at(-1), one.encodedBodySize]))
"""

_LESSONS_KEPT = """
caches.open("vitral-lessons-2").then((cache) => cache.keys()).then((kept) => kept.length >= 13)
"""
"""The list and twelve lessons."""
_WRONG_THEN_RIGHT = """
async () => {
  const ask = (answers) => fetch("/api/lessons/first", { method: "POST", body: JSON.stringify({ answers }),
    headers: { "Content-Type": "application/json" } });
  const begun = await (await ask([])).json();
  const all = await Promise.all([...Array(20).keys()].map(async (at) => {
    const space = "ABCD"[Math.floor(at / 5)] + (1 + at % 5);
    const answer = await ask([`take ${begun.scene.pool[0]}; place ${space}`]);
    const plain = await ask([`place ${space}`]);
    return [answer, plain].filter((one) => one.ok)[0]?.json();
  }));
  const judged = all.filter((one) => one?.verdict);
  return [Math.min(1, judged.filter((one) => !one.verdict.right).length),
    Math.min(1, judged.filter((one) => one.verdict.right).length), begun.lesson === "first",
    (await ask(["nonsense"])).status];
}
"""


def test_script_and_style_stay_small(visit: Visit) -> None:
    """Whatever address is opened first, and in the language with the longest words; packed as it travels."""
    ana = visit(language="ru")
    for path in ("/", "/score", "/about", f"/t/{ana.create(**TABLES['two'])}"):
        ana.go(path)
        ana.page.locator("h1").first.wait_for(state="attached")
        sizes = ana.page.evaluate(_SIZES)
        assert any(name.startswith("messages-ru-") for name in sizes)
        assert not any(name.startswith(("messages-en", "messages-de")) for name in sizes)
        assert 0 < sum(sizes.values()) < BUDGET, f"{path}: {sizes}"


def test_the_manifest_and_its_icons(visit: Visit) -> None:
    ana = visit()
    ana.go("/")
    address = ana.page.locator('link[rel="manifest"]').get_attribute("href")
    answer = ana.context.request.get(f"{ana.url}{address}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert (manifest["name"], manifest["start_url"], manifest["display"]) == ("Vitral", "/", "standalone")
    assert {icon["purpose"] for icon in manifest["icons"]} >= {"any", "maskable"}
    for icon in manifest["icons"]:
        found = ana.context.request.get(f"{ana.url}{icon['src']}")
        assert found.ok
        assert found.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", found.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    for shortcut in manifest["shortcuts"]:
        ana.go(shortcut["url"])
        ana.page.locator("h1, h2").first.wait_for(state="attached")
        expect(ana.page.get_by_text("There is nothing at this address")).to_have_count(0)


def test_without_a_network_lessons_go_on_and_the_rulebook_opens(visit: Visit, server: LiveServer) -> None:
    ana = visit(service_workers="allow")
    ana.forgive("ERR_CONNECTION_REFUSED", "Failed to load resource", "WebSocket connection", "HTTP 503")
    ana.go("/")
    ana.until_shown("navigator.serviceWorker.controller !== null")
    ana.until_shown(_LESSONS_KEPT)
    ana.context.set_offline(True)
    server.stop()
    try:
        ana.go("/")
        ana.page.get_by_text("You are offline").wait_for()
        ana.go("/learn/first")
        first = lesson_named("first")
        assert first is not None
        Learner(ana).lesson(first)
        ana.page.locator("[data-step]").wait_for()
        number = ana.page.evaluate(_WRONG_THEN_RIGHT)
        assert number == [1, 1, True, 503], "an answer is judged, the right one leads on, an unforeseen one is refused"
        ana.go("/rules")
        ana.page.get_by_role("heading", name=ana.say("book-title")).first.wait_for()
        ana.page.get_by_role("searchbox").first.fill("favor token")
        ana.page.locator(".book mark").first.wait_for()
    finally:
        ana.context.set_offline(False)
        server.start()


def test_without_a_network_windows_are_scored_and_checked(visit: Visit, server: LiveServer) -> None:
    ana = visit(service_workers="allow")
    ana.forgive("ERR_CONNECTION_REFUSED", "Failed to load resource", "WebSocket connection")
    ana.go("/")
    ana.until_shown("caches.match('/').then((kept) => kept !== undefined)")
    ana.until_shown("navigator.serviceWorker.controller !== null")
    ana.context.set_offline(True)
    server.stop()
    try:
        ana.go("/score")
        ana.press(ana.say("companion-example"))
        ana.page.get_by_text(ana.say("companion-here")).wait_for()
        ana.page.locator("tfoot td").get_by_text("40", exact=True).wait_for()
        ana.page.get_by_text("one die breaks a rule").wait_for()
    finally:
        ana.context.set_offline(False)
        server.start()
    ana.page.get_by_text(ana.say("companion-here")).wait_for(state="detached")
    ana.page.locator("tfoot td").get_by_text("40", exact=True).wait_for()


def test_without_a_network_the_app_opens_and_says_so(visit: Visit, server: LiveServer) -> None:
    ana = visit(service_workers="allow")
    ana.forgive("ERR_CONNECTION_REFUSED", "Failed to load resource", "WebSocket connection")
    ana.go("/")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.until_shown("caches.match('/').then((kept) => kept !== undefined)")
    ana.until_shown("navigator.serviceWorker.controller !== null")
    ana.context.set_offline(True)
    server.stop()
    try:
        ana.page.reload()
        ana.page.get_by_text("You are offline").wait_for()
        ana.go("/about")
        ana.page.get_by_role("heading", name="About Vitral").wait_for()
        ana.go("/t/anything")
        ana.page.get_by_role("link", name="Home").or_(ana.page.get_by_text("Connect")).first.wait_for()
    finally:
        ana.context.set_offline(False)
        server.start()
    ana.go("/")
    ana.press("Play now", exact=False)
    ana.at_table()
