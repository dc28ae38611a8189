"""Coming back: a key in two browsers, a passkey, the tab that calls, notifications, one's own data."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from e2e.browser_tab import Tab
from e2e.conftest import Visit
from e2e.live_server import LiveServer
from e2e.playing import Player
from e2e.screenshots import MOST, SIZES, look
from e2e.tables import LINK, ME, TABLES
from e2e.wire import play_ahead
from server.people.notification_services import Endpoint
from server.people.test_results import play_out
from server.server_thread import Guest
from support.waiting import TIMEOUT
from vitral.i18n import LANGUAGES

CONTACT = "mailto:host@example.org"
_SUBSCRIBE = """
(() => {
  Notification.requestPermission = async () => "granted";
  PushManager.prototype.subscribe = async () => ({ toJSON: () => (SUBSCRIPTION) });
})()
"""
"""Browsers of tests have no push service behind them: this one says it is another."""


_BADGE = """
navigator.setAppBadge = async (count) => { window.badge = count; };
navigator.clearAppBadge = async () => { window.badge = 0; };
"""
"""What the icon of the installed app would show."""
_NOTIFY = """
async (message) => {
  const shown = [];
  self.navigator.setAppBadge = async () => {};
  self.registration.showNotification = async (title, more) => shown.push({ title, ...more });
  await tell(message);
  return shown;
}
"""
"""What the service worker shows for a message; browsers of tests have nothing to show it on."""


def phrase_of(tab: Tab) -> str:
    tab.go("/you")
    tab.press(tab.say("you-key-make"))
    phrase = tab.page.locator("[data-phrase]").inner_text()
    assert len(phrase.split()) == 6
    tab.press(tab.say("you-key-written"))
    return phrase


def enter(tab: Tab, phrase: str) -> None:
    tab.go("/you")
    tab.page.get_by_text(tab.say("you-key-have")).click()
    tab.page.get_by_label(tab.say("you-key-type")).fill(phrase)
    tab.press(tab.say("you-key-enter"))


def test_a_key_brings_everything_to_another_browser(visit: Visit) -> None:
    """Name, seats and settings; a wrong phrase is refused in words; the link of the code asks before it is used."""
    ana, phone = visit(), visit(language="de")
    phone.forgive("status of 404")
    table = ana.create(**TABLES["two"])
    ana.go("/")
    ana.page.evaluate("localStorage.setItem('vitral-settings', JSON.stringify({theme: 'light', name: 'Ana'}))")
    phrase = phrase_of(ana)
    with ana.page.expect_response("**/api/you/settings"):
        ana.go("/")
    enter(phone, "acorn acorn acorn acorn acorn acorn")
    phone.page.get_by_role("alert").get_by_text(phone.say("problem-no-such-key")).wait_for()
    phone.go("/")
    phone.go(f"/you#key={phrase.replace(' ', '-')}")
    phone.page.get_by_text(phone.say("you-key-link")).wait_for()
    expect(phone.page).not_to_have_url(re.compile(phrase.split()[0]))
    phone.press(phone.say("you-key-enter"))
    phone.page.locator("html[data-theme=light]").wait_for()
    phone.page.get_by_text(phone.say("you-devices", count=2)).wait_for()
    phone.open_table(table)
    assert phone.you == [0]


def test_a_passkey_opens_another_browser(visit: Visit, server: LiveServer) -> None:
    """With Chromium's own virtual authenticator; the page must be on localhost or https."""
    ana = visit()
    here = server.url.replace("127.0.0.1", "localhost")
    ana.url = here
    chrome = ana.context.new_cdp_session(ana.page)
    chrome.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    chrome.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    table = ana.create(**TABLES["two"])
    ana.go("/you")
    ana.press(ana.say("you-passkey-make"))
    ana.page.get_by_text(ana.say("you-passkeys", count=1)).wait_for()
    ana.context.clear_cookies()  # the browser is lost, the passkey is not
    ana.page.reload()
    ana.page.get_by_text(ana.say("you-key-have")).click()
    ana.press(ana.say("you-passkey-use"))
    ana.page.get_by_text(ana.say("you-passkeys", count=1)).wait_for()
    assert [one["table"] for one in ana.get("/api/me")["tables"]] == [table]


def test_the_tab_and_the_badge_say_whose_turn_it_is(visit: Visit) -> None:
    ana, rui = visit(), visit()
    ana.page.add_init_script(_BADGE)
    table = ana.create(seats=[ME, LINK])
    rui.go(f"/t/{table}#{ana.get(f'/api/tables/{table}/links')['seats']['1']}")
    rui.at_table()
    icon = ana.page.locator('link[rel="icon"]')
    ana.open_table(table)
    ana.page.keyboard.press("Escape")
    expect(ana.page).to_have_title(f"● {ana.say('games-yours')} · Vitral")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    ana.until_shown("window.badge === 1")
    Player(ana).choose_window()
    ana.until(lambda: ana.scene["have_chosen"][0] or ana.scene["phase"] != "choosing", "a window to be chosen")
    if ana.scene["phase"] == "choosing":
        expect(ana.page).to_have_title("Vitral")
        expect(icon).to_have_attribute("href", "/favicon.svg")
        ana.until_shown("window.badge === 0")
    ana.go("/")
    expect(icon).to_have_attribute("href", "/favicon.svg")
    awaited = sum(one["yours"] for one in ana.get("/api/me")["tables"])
    ana.until_shown(f"window.badge === {awaited}")


@pytest.fixture
def notifying_server(built_page: Path, tmp_path: Path) -> Iterator[tuple[LiveServer, Endpoint]]:
    """A server that sends notifications, and a push service that decrypts them."""
    server = LiveServer(
        tmp_path / "notifying.db",
        built_page,
        "notifying",
        push=CONTACT,
        push_anywhere=True,
        public_origin="https://play.example.org",
        notify_after=0.1,
    )
    endpoint = Endpoint()
    yield server, endpoint
    endpoint.stop()
    server.stop()


def test_a_notification_is_chosen_at_the_table_and_stopped_with_one_press(
    visit: Visit, notifying_server: tuple[LiveServer, Endpoint]
) -> None:
    server, endpoint = notifying_server
    ana = visit(service_workers="allow")
    ana.url = server.url
    ana.page.add_init_script(
        _SUBSCRIBE.replace(
            "SUBSCRIPTION",
            json.dumps(
                {
                    "endpoint": endpoint.url,
                    "keys": {key: endpoint.subscription[key] for key in ("p256dh", "auth")},
                }
            ),
        )
    )
    table = ana.create(**TABLES["two"])
    ana.go("/")
    ana.open_table(table)
    ana.press(ana.say("seats-title"))
    ana.page.get_by_label(ana.say("tell-me-push")).check(force=True)
    ana.until(lambda: ana.get("/api/you")["notifications"] == {table: "push"}, "the choice to be kept")
    ana.go("/about")
    server.clock.advance_until(lambda: endpoint.got, 1.0, "a notification")
    assert endpoint.got[0]["url"] == f"/t/{table}"
    worker = ana.context.service_workers[0]
    (shown,) = worker.evaluate(_NOTIFY, endpoint.got[0])
    assert shown["title"] == ana.say("notification-title")
    assert shown["data"]["url"] == f"/t/{table}"
    assert [action["action"] for action in shown["actions"]] == ["stop"]
    worker.evaluate("(data) => pressed({ data, close() {} }, 'stop')", shown["data"])
    ana.until(lambda: ana.get("/api/you")["notifications"] == {}, "one press on the notification")
    ana.post(f"/api/tables/{table}/notifications", {"channel": "push"})
    ana.go(f"/you#stop={endpoint.got[0]['token']}")
    ana.page.get_by_text(ana.say("you-stop-table")).wait_for()
    assert ana.get("/api/you")["notifications"] == {}


def test_two_people_are_rated_and_see_how_they_did(visit: Visit, server: LiveServer) -> None:
    ana, rui = visit(), visit()
    table = ana.create(seats=[ME, LINK])
    rui.post("/api/enter", {"secret": ana.get(f"/api/tables/{table}/links")["join"], "name": "<i>Rui</i>"})
    with ExitStack() as stack:
        guests = []
        for tab in (ana, rui):
            tab.post("/api/you/key", None)
            cookies = {cookie["name"]: cookie["value"] for cookie in tab.context.cookies(tab.url)}
            http = httpx.Client(base_url=server.url, cookies=cookies, trust_env=False, timeout=TIMEOUT)
            guests.append(Guest(server, stack.enter_context(http)))  # type: ignore[arg-type]
        play_out(table, *guests)
    for tab, other in ((ana, "<i>Rui</i>"), (rui, "Ana")):
        rated_yet = partial(lambda tab: tab.get("/api/you/statistics")["ratings"], tab)
        server.clock.advance_until(rated_yet, 5.0, "the game is counted")
        tab.go("/you")
        rated = tab.page.get_by_role("row").filter(has_text=tab.say("you-rating-provisional"))
        rated.get_by_text("±").wait_for()
        met = tab.page.get_by_role("row").filter(has_text=other)
        expect(met.get_by_role("cell").last).to_have_text(re.compile(r"^\s*(100|0)%\s*$"))


def test_ones_own_data_can_be_taken_away_and_erased(visit: Visit, server: LiveServer) -> None:
    ana, phone = visit(), visit()
    table = ana.create(**TABLES["solo"])
    play_ahead(ana, table, lambda scene: False)
    enter(phone, phrase_of(ana))
    phone.page.get_by_text(phone.say("you-key-entered")).wait_for()
    server.clock.advance_until(lambda: ana.get("/api/you/statistics")["games"], 5.0, "the game is counted")
    ana.page.reload()
    ana.page.get_by_role("heading", name=ana.say("games-finished")).wait_for()
    with ana.page.expect_download() as download:
        ana.link(ana.say("you-data-download")).click()
    data = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert data["seats"][0]["table"] == table
    ana.press(ana.say("you-data-erase"))
    ana.press(ana.say("you-sure"))
    ana.page.get_by_text(ana.say("you-data-erased")).wait_for()
    phone.page.reload()
    phone.page.get_by_text(phone.say("you-key-none")).wait_for()
    assert phone.get("/api/me")["tables"] == []


@pytest.mark.parametrize("size", MOST)
def test_the_page_about_oneself_looks_right(visit: Visit, server: LiveServer, size: str) -> None:
    ana = visit(**SIZES[size])
    for options in (TABLES["two"], TABLES["solo"]):
        play_ahead(ana, ana.create(**options), lambda scene: False)
    ana.go("/you")
    ana.page.get_by_text(ana.say("you-key-none")).wait_for()
    wrong = look(ana, "you-guest")
    ana.press(ana.say("you-key-make"))
    ana.page.locator("[data-phrase]").wait_for()
    wrong += look(ana, "you-key")
    ana.press(ana.say("you-key-written"))
    server.clock.advance_until(lambda: len(ana.get("/api/you/statistics")["games"]) == 2, 5.0, "games are counted")
    ana.page.reload()
    ana.page.get_by_text(ana.say("you-against")).first.wait_for()
    for summary in ana.page.locator("summary").all():
        summary.click()
    ana.press(ana.say("you-key-drop"))
    wrong += look(ana, "you-known")
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_in_every_language(visit: Visit, server: LiveServer, language: str) -> None:
    ana = visit(language=language, **SIZES["narrow"])
    play_ahead(ana, ana.create(**TABLES["two"]), lambda scene: False)
    phrase_of(ana)
    server.clock.advance_until(lambda: ana.get("/api/you/statistics")["games"], 5.0, "the game is counted")
    ana.page.reload()
    ana.page.get_by_text(ana.say("you-against")).first.wait_for()
    assert not look(ana, f"you-{language}", like_another=True)
