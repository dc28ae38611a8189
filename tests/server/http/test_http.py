"""Tables over HTTP: setting up, entering by link, records, replays, cards, the referee, and everything refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import vitral
from server.conftest import Serve
from server.server_thread import BOTS, BY_LINK, ME_AND_BOT, SOLO, TWO_HERE, Guest, Server
from support.paths import PLAYTHROUGHS
from vitral import Record, Seat, all_cards
from vitral.bots.registry import DIFFICULTIES, strength
from vitral.engine.options import OPTION_NAMES
from vitral.game.proof import prove_dealing
from vitral.i18n import LANGUAGES, translator_for
from vitral.referee import check_data, read_table_description, score_data
from vitral.server import protocol as wire

AUTOMA = {**SOLO, "options": {"mode": "automa"}}
SITUATION: dict[str, Any] = {
    "public": ["color_variety", "light_shades", "column_color_variety"],
    "windows": [
        {
            "name": "Ana",
            "pattern": "fractal_drops",
            "dice": ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4"],
            "private": ["shades_of_purple"],
            "tokens": 0,
        }
    ],
}


def problem(guest: Guest, path: str, body: Any, status: int) -> dict[str, Any]:
    """The refusal of a request; it always has these parts."""
    answer: dict[str, Any] = guest.post(path, body, status)
    assert set(answer) == {"code", "message", "where", "sentence", "text"}
    assert answer["code"]
    assert answer["message"]
    return answer


def finished(guest: Guest, new: dict[str, Any]) -> str:
    """A table played to its end."""
    table = guest.create(**new)
    with guest.sit(table) as page:
        page.hello().play_on()
    return table


def test_a_new_guest_has_no_games_and_no_cookie(server: Server) -> None:
    with server.guest() as guest:
        assert guest.get("/api/me") == {
            "protocol": wire.PROTOCOL,
            "site": False,
            "tables": [],
            "lobby": True,
            "key": False,
            "settings_saved_at": 0.0,
            "challenges": 0,
        }
        assert not guest.http.cookies


def test_setting_up_gives_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    with server.guest() as guest:
        answer = guest.http.post("/api/tables", json=ME_AND_BOT)
        cookie = answer.headers["set-cookie"].lower()
        assert all(part in cookie for part in ("httponly", "samesite=lax", "path=/", "max-age="))
        assert "secure" not in cookie, "this is no https"
        assert "set-cookie" not in guest.http.post("/api/tables", json=SOLO).headers
        (first, second) = guest.get("/api/me")["tables"]
        assert {first["table"], second["table"]} >= {answer.json()["table"]}
        assert first["yours"]
        assert first["seats"] == [0]


@pytest.mark.parametrize(
    ("new", "where", "says"),
    [
        ({"seats": [{"kind": "here"}]}, "options", "for 2 to 6 players"),
        ({"seats": [{"kind": "here"}] * 3, "options": {"players": 2}}, "seats", "2 seats"),
        ({**TWO_HERE, "options": {"bag": "half"}}, "options", "bag"),
        ({**TWO_HERE, "options": {"colour": 1}}, "options", "unknown option"),
        ({**TWO_HERE, "options": {"tools": ["lathekin", "spoon", "lens_cutter"]}}, "options", "spoon"),
        ({**TWO_HERE, "options": {"players": "two"}}, "options", "players"),
        ({"seats": [{"kind": "here"}, {"kind": "bot", "bot": "genius"}]}, "seats[1].bot", "genius"),
        ({"seats": [{"kind": "here", "bot": "random"}, {"kind": "bot"}]}, "seats[0].bot", "bot"),
        ({"seats": [{"kind": "link"}, {"kind": "bot"}]}, "seats", "sit down"),
    ],
)
def test_tables_that_cannot_be(server: Server, new: dict[str, Any], where: str, says: str) -> None:
    with server.guest() as guest:
        answer = problem(guest, "/api/tables", new, 400)
        assert answer["where"] == where
        assert says in answer["message"]


@pytest.mark.parametrize(
    ("body", "status", "where"),
    [
        (b"{", 400, ""),
        (b"\xff", 400, ""),
        (b'{"seats": [{"kind": "here"}], "options": {"x": ' + b"[" * 20_000, 400, ""),
        (b"{}", 422, ""),
        (b'{"seats": [], "x": 1}', 422, "$.seats"),
        (b'{"seats": [{"kind": "here"}], "x": 1}', 422, ""),
        (b'{"seats": [{"kind": "chair"}]}', 422, "$.seats[0].kind"),
        (b'{"seats": [{"kind": "here", "name": "' + b"x" * 41 + b'"}]}', 422, "$.seats[0].name"),
    ],
)
def test_bodies_that_cannot_be_read(server: Server, body: bytes, status: int, where: str) -> None:
    with server.guest() as guest:
        answer = guest.http.post("/api/tables", content=body)
        assert answer.status_code == status, answer.text
        assert answer.json()["code"] == "unreadable"
        assert answer.json()["where"] == where
        assert guest.http.post("/api/tables", content=b" " * 70_000).status_code == 413


def test_what_is_not_there_is_told_as_a_problem(server: Server) -> None:
    with server.guest() as guest:
        for path in ("/api/tables/none", "/api/tables/%00", "/api/tables/none/record", "/api/nothing", "/api/cards/xx"):
            assert guest.get(path, 404)["code"] == "not_found"
        assert guest.get("/api/tables", 405)["code"] == "wrong_method"
        for secret in ("a.join." + "x" * 20, "a.join", "x", ""):
            assert problem(guest, "/api/enter", {"secret": secret}, 404)["code"] == "no_such_link"


def test_only_those_let_in_see_a_table(server: Server) -> None:
    with server.guest() as ana, server.guest() as eve:
        table = ana.create(**BY_LINK)
        assert ana.get(f"/api/tables/{table}")["id"] == table
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/links"):
            assert eve.get(path, 403)["code"] == "not_allowed"
        assert eve.get(f"/api/tables/{table}/record", 409)["code"] == "not_over"
        assert eve.get(f"/api/tables/{table}/frames", 409)["code"] == "not_over"


def test_links_let_in_to_what_they_say_and_no_more(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui, server.guest() as eve, server.guest() as phone:
        table = ana.create(**BY_LINK)
        links = ana.get(f"/api/tables/{table}/links")
        assert list(links["seats"]) == ["0", "1"], "the host's own, and the one that is free"
        assert rui.enter(links["join"], "Rui") == {"table": table, "seat": 1}
        assert rui.enter(links["join"], "Rui") == {"table": table, "seat": 1}, "coming twice takes no second seat"
        assert problem(eve, "/api/enter", {"secret": links["join"]}, 409)["code"] == "full"
        assert eve.enter(links["watch"]) == {"table": table, "seat": None}
        assert phone.enter(links["seats"]["0"]) == {"table": table, "seat": 0}
        assert [seat["name"] for seat in ana.get(f"/api/tables/{table}")["seats"]] == ["Ana", "Rui"]
        assert list(rui.get(f"/api/tables/{table}/links")["seats"]) == ["1"]
        seen = eve.get(f"/api/tables/{table}/links")
        assert (seen["join"], seen["seats"]) == ("", {})
        assert eve.get("/api/me")["tables"][0]["seats"] == [], "watching is not playing"
        assert phone.get("/api/me")["tables"][0]["seats"] == [0]
        for forged in (links["watch"].replace("watch", "s0"), links["join"][:-1] + "x", links["seats"]["0"] + "x"):
            problem(eve, "/api/enter", {"secret": forged}, 404)


def test_leaving_gives_a_seat_up(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**SOLO)
        guest.post(f"/api/tables/{table}/leave", {}, 204)
        assert guest.get("/api/me")["tables"] == []
        guest.get(f"/api/tables/{table}", 403)


def test_the_record_of_a_finished_game_proves_its_dealing(server: Server) -> None:
    with server.guest() as guest, server.guest() as stranger:
        table = guest.create(**ME_AND_BOT)
        promised = guest.get(f"/api/tables/{table}")["commitment"]
        with guest.sit(table) as page:
            page.hello().play_on()
        record = Record.from_dict(stranger.get(f"/api/tables/{table}/record"))
        assert record.commitment == promised
        assert record.seats == (Seat("Ana"), Seat(kind="bot", bot="apprentice"))
        assert prove_dealing(record, promised) > 10
        assert guest.get("/api/me")["tables"][0]["over"]


@pytest.mark.parametrize(
    "new", [ME_AND_BOT, SOLO, {**SOLO, "options": {"mode": "automa"}}], ids=["two", "solo", "automa"]
)
def test_frames_of_a_finished_game(server: Server, new: dict[str, Any]) -> None:
    with server.guest() as guest:
        table = finished(guest, new)
        record = guest.get(f"/api/tables/{table}/record")
        everything = guest.get(f"/api/tables/{table}/frames")
        count = everything["plies"]
        assert count == len(everything["frames"])
        assert [frame["scene"]["round"] for frame in everything["frames"]][everything["rounds"][4]] == 5
        assert everything["frames"][0]["scene"]["phase"] == "choosing"
        assert everything["frames"][-1]["scene"]["phase"] == "over"
        assert everything["frames"][-1]["scene"]["ply"] == len(record["log"])
        part = guest.get(f"/api/tables/{table}/frames?from=3&to=6&seat=0")
        assert (part["plies"], len(part["frames"])) == (count, 3)
        assert part["frames"][0]["scene"]["viewer"] == 0
        assert part["frames"][0]["story"] == everything["frames"][3]["story"]
        assert everything["seats"] == record["seats"]
        assert msgspec.to_builtins(msgspec.convert(record, wire.RecordFile)) == record
        assert guest.post("/api/frames", record) == everything
        for query in ("seat=7", "seat=me", "from=-1", "to=x"):
            assert guest.get(f"/api/tables/{table}/frames?{query}", 400)["code"] == "invalid"
        record["log"][20] = "take R7"
        assert problem(guest, "/api/frames", record, 422)["message"].startswith("line 21 of the log")
        assert problem(guest, "/api/frames", {"format": "x"}, 422)["code"] == "unreadable"


def test_a_record_to_look_at_has_a_struct_whatever_its_format() -> None:
    folder = PLAYTHROUGHS
    files = [*folder.glob("*.json"), *folder.glob("modes/*.json"), *folder.glob("old/*.json")]
    assert len(files) > 40
    for path in files:
        record = json.loads(path.read_text("utf-8"))
        assert msgspec.to_builtins(msgspec.convert(record, wire.RecordUpload, strict=True)) == record, path.name


def test_everything_may_be_seen_from_all_sides_at_the_end(server: Server) -> None:
    with server.guest() as guest:
        table = guest.create(**BOTS)
        with guest.sit(table) as page:
            page.hello().play_on()
        for view, kinds in (("all", 2), ("none", 0), ("1", 1)):
            frame = guest.get(f"/api/tables/{table}/frames?seat={view}&from=5&to=6")["frames"][0]
            lines = [line["kind"] for sheet in frame["scene"]["scores"] for line in sheet["lines"]]
            assert lines.count("private") == kinds


def test_a_rematch_finds_its_people(server: Server) -> None:
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        problem(ana, "/api/tables", {**BY_LINK, "rematch": table}, 409)
        with ana.sit(table) as mine, rui.sit(table) as theirs:
            mine.hello()
            theirs.hello()
            while mine.scene["phase"] != "over":
                page = mine if mine.scene["legal"] else theirs
                page.step()
                (theirs if page is mine else mine).until("update")
            again = ana.create(**BY_LINK, rematch=table)
            assert theirs.until("table")["table"]["rematch"] == again
        assert rui.create(**BY_LINK, rematch=table) == again, "the second to ask goes where the first went"
        assert rui.get(f"/api/tables/{again}")["seats"][1] == {
            "name": "Rui",
            "kind": "person",
            "bot": "",
            "claimed": True,
            "online": False,
            "resigned": False,
            "reissued_at": 0.0,
            "emblem_color": "",
            "emblem_pattern": 0,
        }
        with rui.sit(again) as page:
            assert page.hello().got[0]["seats"] == [1]
        with server.guest() as eve:
            problem(eve, "/api/tables", {**BY_LINK, "rematch": table}, 403)


def test_a_finished_game_can_be_played_on_from_anywhere(server: Server) -> None:
    with server.guest() as guest:
        table = finished(guest, ME_AND_BOT)
        frames = guest.get(f"/api/tables/{table}/frames?seat=0&from=30&to=31")
        ply = frames["frames"][0]["scene"]["ply"]
        fork = guest.create(**ME_AND_BOT, fork=f"{table}@{ply}")
        with guest.sit(fork) as page:
            hello = page.hello().got[0]
            assert hello["table"]["forked"] == f"{table}@{ply}"
            assert hello["scene"]["windows"][0]["pattern"] == frames["frames"][0]["scene"]["windows"][0]["pattern"]
            page.play_on()
        record = Record.from_dict(guest.get(f"/api/tables/{fork}/record"))
        assert record.dealt_from == ply
        assert record.log[:ply] == Record.from_dict(guest.get(f"/api/tables/{table}/record")).log[:ply]
        assert prove_dealing(record) > 0
        for wrong in (f"{table}@9999", f"{table}@-1", f"{table}@x", table):
            assert problem(guest, "/api/tables", {**ME_AND_BOT, "fork": wrong}, 400)["where"] == "fork"
        problem(guest, "/api/tables", {**ME_AND_BOT, "fork": "none@3"}, 404)
        problem(guest, "/api/tables", {**ME_AND_BOT, "fork": f"{guest.create(**SOLO)}@3"}, 409)


def test_a_bot_without_a_name_is_told_by_its_kind(server: Server) -> None:
    """Every page calls it by its kind in its own language."""
    with server.guest() as guest:
        seats = [{"kind": "here", "name": "Ana"}, *({"kind": "bot", "bot": "random"} for _ in range(2))]
        table = finished(guest, {"seats": seats})
        [mine] = guest.get("/api/me")["tables"]
        assert (mine["names"], mine["bots"]) == (["Ana", "", ""], ["", "random", "random"])
        bot = {"name": "", "kind": "bot", "bot": "random", "level": ""}
        record = guest.get(f"/api/tables/{table}/record")
        assert record["seats"] == [{"name": "Ana", "kind": "person", "bot": "", "level": ""}, bot, bot]
        for replay in (guest.get(f"/api/tables/{table}/frames?to=1"), guest.post("/api/frames", record)):
            assert replay["seats"] == record["seats"]


def test_cards_are_told_once(server: Server) -> None:
    with server.guest() as guest:
        answer = guest.http.get("/api/cards/en")
        body = answer.json()
        known = all_cards()
        ids = {kind: [card["id"] for card in body["cards"] if card["kind"] == kind] for kind in ("pattern", "tool")}
        assert ids == {"pattern": [card.id for card in known.patterns], "tool": [card.id for card in known.tools]}
        assert sum(card["kind"] in ("public", "private") for card in body["cards"]) == len(known.objectives)
        assert next(card for card in body["cards"] if card["kind"] == "automa")["columns"]
        again = guest.http.get("/api/cards/en", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_cards_are_told_in_every_language(server: Server) -> None:
    with server.guest() as guest:
        answers = {language: guest.get(f"/api/cards/{language}") for language in LANGUAGES}
        for language, cards in answers.items():
            by_id = {card["id"]: card for card in cards["cards"]}
            assert by_id["running_pliers"]["name"] == translator_for(language).card_name("running_pliers")
            assert by_id["light_shades"]["text"] == translator_for(language).card_text("light_shades")
            assert by_id["automa"]["name"] == translator_for(language).card_name("automa")
            assert all(card["box"] for card in by_id.values())
        assert guest.http.get("/api/cards/fr").status_code == 404


def test_the_referee_scores_and_checks(server: Server) -> None:
    with server.guest() as guest:
        scored = guest.post("/api/score", SITUATION)
        table = read_table_description(SITUATION, all_cards(), for_scoring=True)
        assert scored == score_data(table, table.scores(all_cards()), proof=True)
        assert guest.post("/api/check", SITUATION) == check_data(table)
        wrong = {"public": SITUATION["public"], "windows": [{**SITUATION["windows"][0], "dice": ["R9"]}]}
        assert problem(guest, "/api/check", wrong, 422)["where"] == "windows[0].dice"
        assert problem(guest, "/api/score", [], 422)["code"] == "impossible"


def test_refusals_can_be_said_in_any_language(server: Server) -> None:
    """English for developers, a message with its facts for people; what only a program can get wrong has none."""
    with server.guest() as guest, server.guest() as stranger:
        full = guest.create(**ME_AND_BOT)
        link = problem(stranger, "/api/enter", {"secret": "x" * 30, "name": "Rui"}, 404)
        assert link["sentence"] == {"message": "problem-link"}
        assert stranger.get(f"/api/tables/{full}", 403)["sentence"]["message"] == "problem-not-let-in"
        assert guest.get(f"/api/tables/{full}/record", 409)["sentence"]["message"] == "problem-not-over"
        tools = problem(guest, "/api/tables", {**ME_AND_BOT, "options": {"tools": ["lathekin"]}}, 400)
        assert (tools["sentence"]["message"], tools["sentence"]["facts"]["where"]) == ("fault-at", "tools")
        assert tools["sentence"]["facts"]["what"]["message"].startswith("fault-option-")
        wrong = {**SITUATION, "windows": [{**SITUATION["windows"][0], "dice": ["R9"]}]}
        assert problem(guest, "/api/check", wrong, 422)["sentence"]["message"].startswith("fault-")
        assert guest.post("/api/frames", {"format": "no"}, 422)["sentence"]["facts"]["why"]["message"].startswith(
            "fault-"
        )
        assert problem(guest, "/api/tables", {"seats": "nobody"}, 422)["sentence"] is None


def test_every_answer_carries_the_headers(server: Server) -> None:
    with server.guest() as guest:
        for path in ("/", "/api/me", "/api/nothing", "/t/abc", "/assets/none.js"):
            headers = guest.http.get(path).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
        assert guest.http.get("/api/me").headers["cache-control"] == "no-store"


def test_other_sites_may_not_ask(serve: Serve) -> None:
    server = serve(origins=("https://friend.example",))
    with server.guest() as guest:
        for origin, status in (
            (server.url, 201),
            ("https://friend.example", 201),
            ("https://evil.example", 403),
            ("null", 403),
            ("http://[", 403),
        ):
            answer = guest.http.post("/api/tables", json=SOLO, headers={"Origin": origin})
            assert answer.status_code == status, origin


def test_whoever_asks_too_much_is_held_back(serve: Serve) -> None:
    server = serve(new_table_rate=(0.001, 2.0), request_rate=(0.001, 8.0))
    with server.guest() as guest:
        asked = [guest.http.post("/api/tables", json=SOLO).status_code for _ in range(3)]
        assert asked == [201, 201, 429]
        assert [guest.http.get("/api/bots").status_code for _ in range(6)] == [200] * 5 + [429]


def test_the_page_and_its_files(serve: Serve, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Vitral</title>")
    (page / "assets" / "app-1a2b.js").write_text("let x = 1;" * 100)
    (page / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    server = serve(page=page)
    with server.guest() as guest:
        for path in ("/", "/t/abc", "/r/abc/3", "/score", "/new", "/anything"):
            answer = guest.http.get(path)
            assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
            assert "<title>Vitral</title>" in answer.text
        script = guest.http.get("/assets/app-1a2b.js")
        assert script.text.startswith("let x")
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert guest.http.get("/favicon.svg").headers["content-type"].startswith("image/svg+xml")
        assert guest.http.get("/assets/none.js").status_code == 404
        for path in ("/assets/..%2f..%2fsecret.txt", "/..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
            assert "secret" not in guest.http.get(path).text


def test_the_shell_speaks_the_language_of_the_browser(serve: Serve, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('<html lang="{{language}}"><head><title>{{offline-title}}</title></head>')
    (page / "offline.html").write_text("<h1>{{offline-title}}</h1>")
    (page / "manifest.webmanifest").write_text('{"lang": "{{language}}", "description": "{{shell-about}}"}')
    for name in ("messages-de-1a2b.js", "messages-ru-3c4d.js"):
        (page / "assets" / name).write_text("export default 1")
    with serve(page=page).guest() as guest:
        for wanted, language in (("de-CH,de;q=0.9,en;q=0.8", "de"), ("fr, ru;q=0.5", "ru"), ("ja", "en")):
            asked = {"Accept-Language": wanted}
            first = guest.http.get("/", headers=asked)
            assert f'<html lang="{language}">' in first.text
            assert translator_for(language).say("offline-title") in first.text
            assert first.headers["content-language"] == language
            assert "Accept-Language" in first.headers["vary"]
            chunks = re.findall(r'href="/assets/messages-(\w\w)-', first.text)
            assert chunks == ([] if language == "en" else [language])
            assert translator_for(language).say("offline-title") in guest.http.get("/offline.html", headers=asked).text
            manifest = guest.http.get("/manifest.webmanifest", headers=asked)
            assert manifest.json() == {"lang": language, "description": translator_for(language).say("shell-about")}
        plain = guest.http.get("/", headers={"Accept-Encoding": "identity"})
        assert plain.text.startswith('<html lang="en">')


def test_a_page_that_is_not_built_says_so(serve: Serve, tmp_path: Path) -> None:
    with serve(page=tmp_path / "nowhere").guest() as guest:
        assert "has not been built" in guest.http.get("/").text


def test_health_bots_options_and_description(server: Server) -> None:
    with server.guest() as guest:
        health = guest.get("/api/health")
        assert (health["status"], health["version"]) == ("ok", vitral.__version__)
        bots = guest.get("/api/bots")
        assert [bot["name"] for bot in bots] == list(DIFFICULTIES)
        assert [bot["points"] for bot in bots] == [strength(bot["name"]) for bot in bots]
        options = guest.get("/api/options")
        assert [option["name"] for option in options] == list(OPTION_NAMES)
        privates = next(option for option in options if option["name"] == "privates")
        assert privates["values"] == [None, "colors", "mixed", "positions"]
        assert privates["applies"]["without"] == ["rare_glass"]
        assert [one["value"] for one in privates["usual"]] == ["mixed", "mixed", "colors"]
        assert privates["refused"][0]["why"]["message"] == "fault-option-colors"
        description = guest.get("/api/openapi.json")
        assert json.dumps(description).count("#/components/schemas/Problem") == len(
            [1 for path in description["paths"].values() for _ in path]
        )


def test_a_link_shows_who_invites_to_what_and_nothing_secret(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><head><title>{{home-title}}</title></head></html>", "utf-8")
    server = serve(page=tmp_path)
    with server.guest() as ana, server.guest() as anybody:
        name = '<b>"Ana"</b>'
        seats = [{"kind": "here", "name": name}, {"kind": "link"}]
        table = ana.create(seats=seats, options={"rare_glass": True}, timer=86_400)
        shown = anybody.http.get(f"/t/{table}", headers={"Accept-Language": "en"})
        assert "no-cache" in shown.headers["cache-control"]
        tags = dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)">', shown.text))
        assert tags["og:title"] == "&lt;b&gt;&quot;Ana&quot;&lt;/b&gt; invites you to play"
        assert tags["og:description"] == "2 players. With Rare glass. 1 day for each turn."
        assert tags["og:image"] == f"{server.url}/preview.png"
        secrets = ana.get(f"/api/tables/{table}/links")
        assert not any(
            secret in shown.text for secret in (secrets["join"], secrets["watch"], *secrets["seats"].values())
        )
        for address in ("/", "/t/none", "/rules/goal"):
            assert "invites" not in anybody.http.get(address, headers={"Accept-Language": "en"}).text
        german = anybody.http.get(f"/t/{table}", headers={"Accept-Language": "de"}).text
        assert "lädt dich zu einer Partie ein" in german
