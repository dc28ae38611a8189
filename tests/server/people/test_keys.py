"""A key makes any browser its person's; only a slow hash of it is stored, and wrong ones are refused, and slowly."""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from server.conftest import Serve
from server.server_thread import BY_LINK, ME_AND_BOT, Guest, Server
from support.waiting import TIMEOUT, wait_until
from vitral.i18n import LANGUAGES, translator_for
from vitral.server.people import keys
from vitral.server.people.keys import WORDS, KeyHash, key_hash, new_phrase, normalize_phrase, word_list


def key_of(guest: Guest) -> str:
    return str(guest.post("/api/you/key", None)["phrase"])


def enter(guest: Guest, phrase: str, *, bring: bool = False) -> None:
    guest.post("/api/you/enter", {"phrase": phrase, "bring_games": bring})


def tables_of(guest: Guest) -> set[str]:
    return {table["table"] for table in guest.get("/api/me")["tables"]}


def stored_bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("tables.db*"))


# -- phrases -------------------------------------------------------------------------------------------------------


def test_a_phrase_has_sixty_bits_and_four_letters_tell_a_word() -> None:
    assert len(word_list()) == len({word[:4] for word in word_list()}) == 1024
    assert all(word.isascii() and word.isalpha() and word.islower() and len(word) >= 4 for word in word_list())
    assert len(new_phrase().split()) == WORDS == 6
    assert len({new_phrase() for _ in range(50)}) == 50


@pytest.mark.parametrize(
    "typed",
    [
        "harbor xylophone candle meadow silver pepper",
        "  Harbor-Candle ",
        "",
        "x" * 10_000,
        "<script>alert(1)</script> harbor candle meadow silver pepper",
        "🎲 🎲 🎲 🎲 🎲 🎲",
    ],
)
def test_what_is_no_phrase_is_none(typed: str) -> None:
    assert normalize_phrase(typed) is None


def test_a_phrase_may_be_written_in_many_ways() -> None:
    plain = "harbor candle meadow silver pepper walnut"
    for typed in (
        plain.upper(),
        plain.replace(" ", "-"),
        f" {plain}\n",
        "harb cand mead silv pepp waln",
        "HARBOUR candles meadow, silver; pepper. walnuts",
    ):
        assert normalize_phrase(typed) == plain
    assert key_hash(plain, b"a") != key_hash(plain, b"b"), "another server's hash is another one"


# -- the same person in another browser ----------------------------------------------------------------------------


def test_a_key_brings_seats_to_another_browser_and_both_play(server: Server) -> None:
    with server.guest() as ana, server.guest() as phone:
        table = ana.create(**ME_AND_BOT)
        enter(phone, key_of(ana).upper().replace(" ", "-"))
        assert tables_of(phone) == {table}
        assert phone.get("/api/you")["devices"] == 2
        with ana.sit(table) as one, phone.sit(table) as two:
            one.hello()
            two.hello()
            two.wait_for_turn()
            two.play(two.scene["legal"][0]["action"])
            while one.scene["ply"] != two.scene["ply"]:
                one.receive()
            assert one.table["seats"][0]["online"]
        ana.http.cookies.clear()
        assert tables_of(ana) == set(), "the browser is lost,"
        assert tables_of(phone) == {table}, "but not the seat"


def test_games_of_a_browser_come_along_if_wished_and_else_come_back(server: Server) -> None:
    with server.guest() as ana, server.guest() as phone, server.guest() as friend:
        mine, phones, friends = (guest.create(**ME_AND_BOT) for guest in (ana, phone, friend))
        phrase = key_of(ana)
        with phone.sit(phones) as seen:
            seen.hello()
            enter(phone, phrase, bring=True)
            seen.wait_for_turn()
            assert seen.act(seen.scene["legal"][0]["action"])["type"] == "done", "the open page plays on"
        assert tables_of(ana) == {mine, phones}
        enter(friend, phrase)
        assert tables_of(friend) == {mine, phones}
        friend.post("/api/you/sign-out", None)
        assert tables_of(friend) == {friends}, "whoever lent their phone has it back as it was"


def test_another_key_ends_the_one_before_and_a_thrown_away_key_ends(server: Server) -> None:
    with server.guest() as ana, server.guest() as other:
        table = ana.create(**ME_AND_BOT)
        first = key_of(ana)
        second = key_of(ana)
        assert other.post("/api/you/enter", {"phrase": first}, 404)["code"] == "no_such_key"
        enter(other, second)
        ana.post("/api/you/key/throw-away", None)
        assert ana.get("/api/you")["key"] == 0
        with server.guest() as third:
            third.post("/api/you/enter", {"phrase": second}, 404)
        assert tables_of(ana) == tables_of(other) == {table}


def test_other_browsers_are_signed_out_even_the_first_one(server: Server) -> None:
    with server.guest() as ana, server.guest() as phone:
        table = ana.create(**ME_AND_BOT)
        enter(phone, key_of(ana))
        with ana.sit(table) as seen:
            seen.hello()
            phone.post("/api/you/sign-others-out", None)
            assert seen.until("closing")["reason"] == "restart"
        assert tables_of(phone) == {table}
        assert tables_of(ana) == set()
        ana.get(f"/api/tables/{table}", 403)
        ana.create(**ME_AND_BOT)
        assert len(tables_of(ana)) == 1, "it begins again, as another guest"
        assert tables_of(phone) == {table}


def test_settings_are_stored_only_for_people_with_a_key(server: Server) -> None:
    settings = {"settings": {"theme": "dark"}, "away": ["x"]}
    with server.guest() as ana, server.guest() as phone:
        ana.create(**ME_AND_BOT)
        assert ana.post("/api/you/settings", {"settings": settings}, 409)["code"] == "no_key"
        phrase = key_of(ana)
        at = ana.post("/api/you/settings", {"settings": settings})["at"]
        enter(phone, phrase)
        assert phone.get("/api/you")["settings"] == settings
        me = phone.get("/api/me")
        assert (me["key"], me["settings_saved_at"]) == (True, at)
        ana.post("/api/you/settings", {"settings": {"x": "y" * 40_000}}, 413)


# -- what is refused -----------------------------------------------------------------------------------------------


def test_wrong_phrases_are_refused_in_words(server: Server) -> None:
    with server.guest() as ana:
        for phrase in ("", "harbor", "x" * 400, "<b>x</b>", "\u202e", "🎲", "acorn " * 6):
            problem = ana.post("/api/you/enter", {"phrase": phrase}, 404)
            for language in LANGUAGES:
                assert translator_for(language).say(problem["sentence"]["message"])
        ana.post("/api/you/enter", {"phrase": "x" * 10_000}, 422)


def test_every_try_costs_the_same_work(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no phrase at all is hashed as slowly as a wrong one and the right one: the time reveals nothing."""
    from vitral.server.people import keys

    hashed: list[str] = []

    def counted(phrase: str, secret: bytes) -> KeyHash:
        hashed.append(phrase)
        return key_hash(phrase, secret)

    with server.guest() as ana, server.guest() as thief:
        phrase = key_of(ana)
        monkeypatch.setattr(keys, "key_hash", counted)
        for tried, status in (("x", 404), ("acorn " * 6, 404), (phrase, 200)):
            thief.post("/api/you/enter", {"phrase": tried}, status)
    assert len(hashed) == 3


def test_keys_are_tried_slowly(serve: Serve) -> None:
    server = serve(key_rate=(0.0001, 3.0))
    with server.guest() as ana, server.guest() as thief:
        ana.create(**ME_AND_BOT)
        for _ in range(3):
            thief.post("/api/you/enter", {"phrase": "acorn " * 6}, 404)
        assert thief.post("/api/you/enter", {"phrase": "acorn " * 6}, 429)["code"] == "too_many"


def test_attempts_from_everywhere_lock_no_owner_out(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many strangers try keys, from however many networks, the owner of a key signs in."""
    monkeypatch.setattr(keys, "_SCRYPT_N", 2)
    monkeypatch.setattr(keys, "_HASH_PAUSE", 0.0)
    server = serve(key_rate=(1e-6, 2.0), similar_key_rate=(1e-6, 2.0))
    with server.guest() as ana, server.guest() as phone:
        phrase = key_of(ana)
        words, rng = word_list(), Random(7)
        for network in range(1, 41):
            with server.guest(source=f"127.0.1.{network}") as thief:
                for _ in range(2):
                    thief.post("/api/you/enter", {"phrase": " ".join(rng.choices(words, k=WORDS))}, 404)
        enter(phone, phrase)


def test_five_words_of_a_key_do_not_help_to_guess_the_sixth(serve: Serve) -> None:
    server = serve(similar_key_rate=(1e-6, 3.0))
    with server.guest() as ana, server.guest() as thief, server.guest(source="127.0.1.1") as elsewhere:
        words = key_of(ana).split()
        guesses = [word for word in word_list() if word != words[5]]
        for guess in guesses[:3]:
            thief.post("/api/you/enter", {"phrase": " ".join([*words[:5], guess])}, 404)
        elsewhere.post("/api/you/enter", {"phrase": " ".join([*words[:5], guesses[3]])}, 429)
        elsewhere.post("/api/you/enter", {"phrase": " ".join([*reversed(words[:5]), guesses[3]])}, 404)


def test_a_browser_that_is_signed_in_does_not_wait_for_strangers(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    with server.guest() as ana, ThreadPoolExecutor() as threads:
        key_of(ana)
        held, true_hash = threading.Event(), keys.key_hash

        def hold(phrase: str, secret: bytes) -> keys.KeyHash:
            if phrase == " ".join(["acorn"] * WORDS):
                assert held.wait(TIMEOUT)
            return true_hash(phrase, secret)

        monkeypatch.setattr(keys, "key_hash", hold)
        with server.guest() as thief:
            waiting = threads.submit(thief.post, "/api/you/enter", {"phrase": "acorn " * WORDS}, 404)
            key_of(ana)
            assert not waiting.done()
            held.set()
            waiting.result(TIMEOUT)


def test_the_store_knows_no_phrase(serve: Serve, tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    server = serve(db=str(db))
    with server.guest() as ana:
        phrase = key_of(ana)
    server.stop()
    with closing(sqlite3.connect(db)) as connection:
        rows = connection.execute("SELECT key_id, key_rest FROM people").fetchall()
        secret = connection.execute("SELECT content FROM meta WHERE name = 'people'").fetchone()[0]
    made = key_hash(phrase, bytes.fromhex(secret))
    assert rows == [(made.find, made.rest)]
    assert not any(phrase.encode() in file.read_bytes() for file in tmp_path.iterdir())


def test_a_key_that_was_shown_survives_a_kill(serve: Serve, tmp_path: Path) -> None:
    """What was acknowledged is committed: a copy of the files at that moment has it, as a killed server would leave."""
    db = tmp_path / "tables.db"
    first = serve(db=str(db))
    with first.guest() as ana:
        table = ana.create(**ME_AND_BOT)
        phrase = key_of(ana)
        left = tmp_path / "left"
        left.mkdir()
        for name in ("tables.db", "tables.db-wal"):
            if (tmp_path / name).exists():
                (left / name).write_bytes((tmp_path / name).read_bytes())
    with serve(db=str(left / "tables.db")).guest() as phone:
        enter(phone, phrase)
        assert tables_of(phone) == {table}


def test_people_are_stored_in_either_database(serve: Serve, address: str) -> None:
    server = serve(db=address)
    with server.guest() as ana, server.guest() as phone, server.guest() as rui:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        phrase = key_of(ana)
        phones = phone.create(**ME_AND_BOT)
        enter(phone, phrase, bring=True)
        assert tables_of(ana) == {table, phones}
        ana.post("/api/you/settings", {"settings": {"a": 1}})
        quiet = {"start": 0, "end": 60, "zone": "Europe/Lisbon"}
        ana.post("/api/you/notifications", {"quiet": quiet, "language": "pt"})
        assert ana.get("/api/you")["quiet"]["zone"] == "Europe/Lisbon"
        assert ana.get("/api/you/data")["person"]["kept"] == {"a": 1}
        assert ana.post("/api/you/erase", None)["seats"] == 2
        assert tables_of(phone) == set()
        phone.post("/api/you/enter", {"phrase": phrase}, 404)
        assert tables_of(rui) == {table}


def test_an_erased_name_is_in_no_file_of_the_store(serve: Serve, tmp_path: Path) -> None:
    server = serve(db=str(tmp_path / "tables.db"))
    with server.guest() as ana, server.guest() as rui:
        table = rui.create(**BY_LINK)
        ana.enter(rui.get(f"/api/tables/{table}/links")["join"], "Anacleta-Maria")
        ana.post("/api/contests", {"system": "once", "kind": "solo", "title": "of Anacleta-Maria", "name": "A"}, 201)
        assert b"Anacleta-Maria" in stored_bytes(tmp_path)
        ana.post("/api/you/erase", None)
        assert b"Anacleta-Maria" not in stored_bytes(tmp_path)


def test_a_browser_that_was_signed_in_has_its_own_games_again(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    with server.guest() as ana, server.guest() as phone:
        ana.create(seats=[{"kind": "here", "name": "Quicksilver"}], options={"mode": "solo"})
        own = phone.create(seats=[{"kind": "here", "name": "Quicksilver"}], options={"mode": "solo"})
        enter(phone, key_of(ana))
        phone.post("/api/you/erase", None)
        assert tables_of(phone) == {own}
        assert phone.post("/api/you/erase", None)["seats"] == 1
        assert not phone.http.cookies
    assert b"Quicksilver" not in stored_bytes(tmp_path)


def test_names_that_a_host_gave_to_seats_by_link_are_erased(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "link", "name": "Quicksilver"}])
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Rui")
        ana.post("/api/you/erase", None)
        assert rui.get(f"/api/tables/{table}")["seats"][1]["name"] == "Rui"
    assert b"Quicksilver" not in stored_bytes(tmp_path)


def test_an_erased_name_leaves_the_log_once_nobody_reads_it(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as backup, server.guest() as ana:
        ana.create(seats=[{"kind": "here", "name": "Anacleta-Maria"}], options={"mode": "solo"})
        backup.execute("BEGIN")
        backup.execute("SELECT COUNT(*) FROM tables").fetchall()
        ana.post("/api/you/erase", None)
        assert ana.get("/api/me")["tables"] == []
        assert b"Anacleta-Maria" in stored_bytes(tmp_path)
        backup.execute("COMMIT")
        with server.clock.running():
            wait_until(lambda: b"Anacleta-Maria" not in stored_bytes(tmp_path), "the log is emptied")


def test_an_erased_name_is_gone_from_tables_that_its_person_left(serve: Serve, tmp_path: Path) -> None:
    server = serve(db=str(tmp_path / "tables.db"))
    with server.guest() as ana, server.guest() as rui:
        begun = rui.create(**BY_LINK)
        ana.enter(rui.get(f"/api/tables/{begun}/links")["join"], "Anacleta-Maria")
        day = ana.get("/api/daily")["today"]
        daily = ana.post(f"/api/daily/{day}/solo", {"name": "Anacleta-Maria"}, 201)["table"]
        over = ana.create(seats=[{"kind": "here", "name": "Anacleta-Maria"}], options={"mode": "solo"})
        with ana.sit(over) as page:
            page.hello().play_on()
        with server.clock.running():
            wait_until(lambda: ana.get("/api/you/statistics")["games"], "the result is stored")
        for table in (begun, daily, over):
            ana.http.post(f"/api/tables/{table}/leave").raise_for_status()
        assert {seat["table"] for seat in ana.get("/api/you/data")["seats"]} == {begun, daily, over}
        ana.post("/api/you/erase", None)
        assert b"Anacleta-Maria" not in stored_bytes(tmp_path)


@pytest.mark.parametrize("how", ["free", "block"])
def test_an_erased_name_is_gone_from_seats_that_were_taken_away(serve: Serve, tmp_path: Path, how: str) -> None:
    server = serve(db=str(tmp_path / "tables.db"))
    with server.guest() as ana, server.guest() as rui, server.guest() as leo:
        table = rui.create(**BY_LINK, chat=True)
        ana.enter(rui.get(f"/api/tables/{table}/links")["join"], "Anacleta-Maria")
        with ana.sit(table) as page:
            page.hello()
            assert page.ask(type="chat", seat=1, text="Anacleta-Maria was here")["type"] == "done"
        if how == "free":
            rui.post(f"/api/tables/{table}/seats/1/free", None)
        else:
            rui.post(f"/api/tables/{table}/block", {"seat": 1})
        leo.enter(rui.get(f"/api/tables/{table}/links")["join"], "Leopold-Amadeus")
        assert b"Anacleta-Maria" in stored_bytes(tmp_path)
        ana.post("/api/you/erase", None)
        assert b"Anacleta-Maria" not in stored_bytes(tmp_path)
        assert [seat["name"] for seat in leo.get(f"/api/tables/{table}")["seats"]] == ["Ana", "Leopold-Amadeus"]


def test_names_that_an_erased_person_gave_to_bots_are_gone(serve: Serve, tmp_path: Path) -> None:
    server = serve(db=str(tmp_path / "tables.db"))
    with server.guest() as ana:
        ana.create(seats=[{"kind": "here", "name": "Ana"}, {"kind": "bot", "name": "Anacleta-Maria"}])
        ana.post("/api/you/erase", None)
        assert b"Anacleta-Maria" not in stored_bytes(tmp_path)


def test_a_name_erased_right_after_the_game_is_not_stored_with_its_result(serve: Serve, tmp_path: Path) -> None:
    server = serve(db=str(tmp_path / "tables.db"))
    with server.guest() as ana, server.guest() as rui:
        table = ana.create(**BY_LINK)
        rui.enter(ana.get(f"/api/tables/{table}/links")["join"], "Anacleta-Maria")
        with ana.sit(table) as first, rui.sit(table) as second:
            first.hello()
            second.hello()
            while first.scene["phase"] != "over":
                for page in (first, second):
                    page.catch_up()
                    if page.scene["legal"]:
                        page.play(page.scene["legal"][-1]["action"])
            rui.post("/api/you/erase", None)
        with server.clock.running():
            wait_until(lambda: ana.get("/api/you/statistics")["games"], "the result is stored")
        assert b"Anacleta-Maria" not in stored_bytes(tmp_path)
