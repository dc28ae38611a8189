"""A game at a real table over HTTP: laid out, entered, refused, corrected, and played by a bot; nothing is stored."""

from __future__ import annotations

from typing import Any, Final

import pytest

from server.conftest import Serve
from server.server_thread import Guest, Server
from support.paths import PLAYTHROUGHS
from support.real_table import physical_game
from vitral import Record
from vitral.game import replay
from vitral.server.answers.entered_game import EnteredGame

_SEATS: Final = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bia"}]
_PLAIN: Final = {"options": {"players": 2}, "seats": _SEATS}
_EVERYTHING: Final = ["tools", "public", "windows", "private", "board", "inspirations", "start"]


@pytest.fixture
def guest(server: Server) -> Any:
    with server.guest() as guest:
        yield guest


def _ask(guest: Guest, setup: dict[str, Any], status: int = 200, **more: Any) -> dict[str, Any]:
    answer: dict[str, Any] = guest.post("/api/real-table", {"setup": setup, **more}, status)
    return answer


def _recorded(name: str = "two_players") -> tuple[dict[str, Any], list[str]]:
    setup, lines = physical_game(Record.load(PLAYTHROUGHS / f"{name}.json"))
    return setup, list(lines)


def test_a_table_that_is_not_laid_out_names_its_decks(guest: Guest) -> None:
    told = _ask(guest, _PLAIN)
    assert told["scene"] is None
    assert told["decks"]["counts"] == {"tools": 3, "public": 3, "private": 1, "windows": 1, "start": 1}
    assert "lathekin" in told["decks"]["decks"]["tools"]
    assert "fractal_drops" in told["decks"]["decks"]["windows"]


def test_what_is_left_open_is_dealt_and_what_was_named_stays(guest: Guest) -> None:
    setup = {**_PLAIN, "windows": ["virtus", ""], "cards": {"tools": ["lathekin"]}}
    told = _ask(guest, setup, deal=_EVERYTHING)
    dealt = told["setup"]
    assert dealt["windows"][0] == "virtus"
    assert len({*dealt["windows"]}) == 2
    assert dealt["cards"]["tools"][0] == "lathekin"
    assert [len({*dealt["cards"][deck]}) for deck in ("tools", "public")] == [3, 3]
    assert dealt["private"] == [[], []], "people keep their private objectives to themselves"
    assert told["asks"] == {"kind": "roll", "purpose": "pool", "amount": 5, "among": [], "bag": [18] * 5}
    assert told["scene"]["private"] == []


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "passion_publics": True, "promos": True},
        {"players": 3, "inspirations": True, "rare_glass": True},
        {"players": 5, "dice_pools": True},
        {"mode": "solo"},
        {"mode": "automa", "rare_glass": True},
    ],
)
def test_every_kind_of_table_can_be_dealt(guest: Guest, options: dict[str, Any]) -> None:
    seats = [{"kind": "here"}] * options.get("players", 1)
    told = _ask(guest, {"options": options, "seats": seats}, deal=_EVERYTHING)
    assert told["decks"] is None
    assert told["asks"]["kind"] in ("roll", "reroll", "deal")


def test_an_entry_that_the_rules_refuse_changes_nothing(guest: Guest) -> None:
    setup, lines = _recorded()
    told = _ask(guest, setup, log=lines[:1], entries=["take P1"])
    assert told["log"] == lines[:1]
    assert told["refused"]["sentences"]
    told = _ask(guest, setup, log=lines[:1], entries=["roll R1 R2 R3 R4 R5"])
    assert told["refused"]["reasons"] == ["not_offered"]
    told = _ask(guest, setup, entries=["roll R1 R2"])
    assert told["refused"]["sentences"] == [{"message": "real-impossible"}]


def test_what_no_longer_fits_is_said_without_a_die_in_hand(guest: Guest) -> None:
    setup, lines = _recorded()
    told = _ask(guest, setup, log=lines[:1], following=["place A1"])
    assert told["refused"]["sentence"] == {"message": "coach-place", "facts": {"space": "A1"}}


def test_the_player_to_move_is_named_where_several_share_the_device(guest: Guest) -> None:
    setup, lines = _recorded()
    told = _ask(guest, setup, log=lines[:1])
    assert told["scene"]["question"]["prompt"] == {"message": "real-turn", "facts": {"seat": told["scene"]["seat"]}}
    setup, lines = _recorded("modes/solo")
    told = _ask(guest, setup, log=lines[:1])
    assert told["scene"]["question"]["prompt"]["message"].startswith("prompt-turn")


def test_entries_can_be_tried(guest: Guest) -> None:
    setup, lines = _recorded()
    told = _ask(guest, setup, log=lines[:1], entries=[lines[1]], trial=True)
    assert (told["log"], told["refused"]["reasons"]) == (lines[:1], [])
    told = _ask(guest, setup, log=lines[:1], entries=["take P1"], trial=True)
    assert told["log"] == lines[:1]
    assert told["refused"]["reasons"]


def test_a_correction_says_what_no_longer_fits(guest: Guest) -> None:
    setup, lines = _recorded()
    at = next(at for at, line in enumerate(lines) if line.startswith("take ") and lines[at + 1].startswith("place "))
    told = _ask(
        guest, setup, log=lines[:at], entries=["pass"], following=lines[at + 1 : at + 5], replaced_line=lines[at]
    )
    assert told["log"] == [*lines[:at], "pass"]
    assert told["following"] == lines[at + 1 : at + 5]
    assert told["refused"]["reasons"]
    told = _ask(
        guest, setup, log=lines[:at], entries=[lines[at]], following=lines[at + 1 : at + 5], replaced_line="pass"
    )
    assert (told["log"], told["following"], told["refused"]) == (lines[: at + 5], [], None)


def test_a_game_that_is_over_asks_for_private_objectives(guest: Guest) -> None:
    record = Record.load(PLAYTHROUGHS / "two_players.json")
    setup, lines = physical_game(record, secret=True)
    told = _ask(guest, setup, log=list(lines), record=True)
    assert told["scene"]["phase"] == "over"
    assert told["unknown"] == [0, 1]
    told = _ask(guest, physical_game(record).setup, log=list(lines), record=True, history=True)
    assert told["unknown"] == []
    assert Record.from_json(told["record"]).result == record.result
    assert len(told["history"]) == len(lines)


@pytest.mark.parametrize("name", ["modes/automa", "two_players"])
def test_another_private_objective_is_dealt_for_one_that_a_person_has(guest: Guest, name: str) -> None:
    setup, lines = _recorded(name)
    if name == "two_players":
        setup["seats"][1] = {"kind": "bot", "bot": "apprentice"}
    (own,), (dealt,) = setup["private"]
    twice = {**setup, "private": [[dealt], [dealt]]}
    assert _ask(guest, twice, 422, log=lines)["code"] == "impossible"
    told = _ask(guest, {**setup, "private": [[dealt], []]}, log=lines, deal=["private"])
    assert told["setup"]["private"][0] == [dealt]
    assert told["setup"]["private"][1] not in ([], [dealt])
    assert (told["log"], told["following"], told["unknown"]) == (lines, [], []), "the game stays as it was entered"
    assert told["scene"]["ending"]["private"] == told["setup"]["private"]
    named = {**setup, "private": [[dealt], [own]]}
    assert _ask(guest, named, log=lines, deal=["private"])["setup"]["private"] == named["private"]


def test_the_automa_plays_cards_that_are_not_ours(guest: Guest) -> None:
    setup, lines = _recorded("modes/automa")
    at = next(at for at, line in enumerate(lines) if line.startswith("deal automa "))
    told = _ask(guest, setup, log=lines[:at], entries=["deal automa T2154301"], record=True)
    assert told["scene"]["automa"]["card"] == "T2154301"
    words = [word for line in told["story"] if line["message"] == "story-automa-card" for word in line["words"]]
    assert words[0]["facts"]["places"] == ["2", "1", "5", "4"]
    assert words[1]["facts"]["slot"] == 3
    taken = [(line["die"], line["place"]) for line in told["story"] if line["message"] == "story-automa-takes"]
    assert taken[0] == (lines[0].split()[2], "2")
    again = replay(Record.from_json(told["record"]), by_hand=True)
    assert "deal automa T2154301" in again.log(), "the record carries the card"
    assert _ask(guest, setup, 400, log=lines[:at], entries=["deal automa T2254301"])["code"] == "invalid"


def test_the_automa_draws_cards_of_another_passion_box(guest: Guest) -> None:
    setup, lines = _recorded("modes/automa_glass_1")
    at = next(at for at, line in enumerate(lines) if line.startswith("deal automa "))
    told = _ask(guest, setup, log=lines[:at], entries=["deal automa T2154030"])
    assert told["asks"]["purpose"] == "position", "it has taken glass"
    assert "A5" not in told["asks"]["among"]
    told = _ask(guest, setup, log=told["log"], entries=["deal position A5"])
    assert told["refused"] is None
    automa = told["scene"]["windows"][-1]
    assert automa["dice"][0][4].startswith("W"), "the glass lies where the card of that table says"


def test_a_hint_leaves_out_what_people_have_in_their_hands(guest: Guest) -> None:
    record = Record.load(PLAYTHROUGHS / "two_players.json")
    setup, lines = physical_game(record, secret=True)
    at = next(at for at, line in enumerate(lines) if line.startswith("take "))
    hint = guest.post("/api/real-table/hint", {"setup": setup, "log": lines[:at]}, 200)
    scene = _ask(guest, setup, log=list(lines[:at]))["scene"]
    assert hint["ply"] == scene["ply"]
    assert hint["action"] in [choice["action"] for choice in scene["legal"]]
    assert not [why for why in hint["why"] if why["message"] == "coach-why-own_objective"]
    refused = guest.post("/api/real-table/hint", {"setup": setup, "log": []}, 409)
    assert refused["code"] == "not_your_turn"


def test_dice_are_entered_without_their_spaces(guest: Guest) -> None:
    setup, lines = _recorded("modes/automa")
    told = _ask(guest, setup, entries=[lines[0]], suppose_spaces=True)
    told = _ask(guest, setup, log=told["log"], entries=["take P1@5"], suppose_spaces=True, enter_forced=True)
    assert told["log"][2].endswith(" ?")
    assert told["supposed"] == [0]
    assert not any(line["message"] == "story-place" for line in told["story"]), "nothing is told that nobody knows"
    (die,) = [die for row in told["scene"]["windows"][0]["dice"] for die in row if die != "--"]
    assert die == "P1"
    free = _ask(guest, setup, log=told["log"][:2])["scene"]["legal"]
    space = next(one["element"].removeprefix("space:") for one in reversed(free) if one["element"].startswith("space:"))
    found = _ask(guest, setup, log=told["log"], dice_spaces=[{space: "P1"}])
    assert found["log"][2] == f"place {space}"
    assert found["supposed"] == []
    refused = _ask(guest, setup, log=told["log"], dice_spaces=[{space: "R1"}])
    assert refused["refused"]["reasons"] == ["no_way_there"]
    assert refused["log"] == told["log"]


def test_where_a_bot_puts_its_dice_is_known(guest: Guest) -> None:
    seats = [_SEATS[0], {"kind": "bot", "bot": "apprentice"}]
    setup = _ask(guest, {"options": {"players": 2}, "seats": seats, "start": 0}, deal=_EVERYTHING)["setup"]
    told = _ask(guest, setup, entries=["roll R1 Y2 G3 B4 P5"], suppose_spaces=True, enter_forced=True)
    take = next(one["action"] for one in told["scene"]["legal"] if one["action"].startswith("take "))
    told = _ask(guest, setup, log=told["log"], entries=[take], suppose_spaces=True, enter_forced=True)
    turn = guest.post("/api/real-table/turn", {"setup": setup, "log": told["log"]}, 200)
    told = _ask(guest, setup, log=told["log"], entries=turn["entries"], suppose_spaces=True, enter_forced=True)
    assert told["supposed"] == [0]
    assert told["log"][-len(turn["entries"]) :] == turn["entries"]


def test_what_is_placed_against_a_rule_is_marked(guest: Guest) -> None:
    setup, lines = _recorded("two_players_honour")
    told = _ask(guest, setup, log=lines, history=True)
    marked = [line for line in told["history"] if line["against"]]
    assert marked
    assert all(line["sentence"]["message"].startswith("choice-") for line in marked)


def test_a_bot_plays_its_turn(guest: Guest) -> None:
    seats = [{"kind": "bot", "bot": "apprentice"}, _SEATS[0]]
    setup = _ask(guest, {"options": {"players": 2}, "seats": seats, "start": 0}, deal=_EVERYTHING)["setup"]
    assert [len(hand) for hand in setup["private"]] == [1, 0]
    told = _ask(guest, setup, entries=["roll R1 Y2 G3 B4 P5"])
    assert told["scene"]["legal"] == []
    turn = guest.post("/api/real-table/turn", {"setup": told["setup"], "log": told["log"]}, 200)
    assert turn["seat"] == 0
    assert turn["clauses"]
    again = guest.post("/api/real-table/turn", {"setup": told["setup"], "log": told["log"]}, 200)
    assert turn == again
    told = _ask(guest, setup, log=told["log"], entries=turn["entries"])
    assert told["scene"]["seat"] == 1
    refused = guest.post("/api/real-table/turn", {"setup": told["setup"], "log": told["log"]}, 409)
    assert refused["code"] == "not_your_turn"


def test_the_server_itself_replays_no_game_that_it_is_sent(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def replayed(*_: Any) -> None:
        raise AssertionError("this keeps everybody else waiting: it is for a worker process")

    record = Record.load(PLAYTHROUGHS / "two_players.json")
    setup, lines = physical_game(record)
    setup["seats"] = [{"kind": "bot", "bot": "apprentice"}] * 2
    monkeypatch.setattr(EnteredGame, "__init__", replayed)
    monkeypatch.setattr(Record, "from_json", replayed)
    with server.guest() as guest:
        assert guest.post("/api/real-table/turn", {"setup": setup, "log": lines[:1]})["entries"]
        assert guest.post("/api/review", record.to_dict())["turns"]
        assert guest.post("/api/daily/2026-01-01/solo/record", record.to_dict(), 422)["code"] == "impossible"


def test_an_address_has_few_turns_of_bots_under_way(serve: Serve) -> None:
    with serve(turns_at_once=(0, 100)).guest() as guest:
        setup, lines = _recorded()
        assert guest.post("/api/real-table/turn", {"setup": setup, "log": lines[:1]}, 429)["code"] == "too_many"


def test_what_cannot_lie_on_one_table_is_refused(guest: Guest) -> None:
    setup = _ask(guest, _PLAIN, deal=_EVERYTHING)["setup"]
    assert _ask(guest, {**setup, "cards": {**setup["cards"], "tools": ["lathekin"] * 3}}, 422)["code"] == "impossible"
    assert _ask(guest, {**setup, "windows": ["virtus", "no_such_window"]}, 422)["code"] == "impossible"
    assert _ask(guest, {**_PLAIN, "options": {"players": 3}}, 400)["code"] == "invalid"
    bots = [{"kind": "bot", "bot": "cmd:true"}, _SEATS[0]]
    assert _ask(guest, {**_PLAIN, "seats": bots}, 400)["code"] == "invalid"


def test_a_game_goes_on_only_where_all_of_it_fits(guest: Guest) -> None:
    setup, lines = _recorded()
    broken = {"setup": setup, "log": [lines[0], "take W1"]}
    assert guest.post("/api/real-table/turn", broken, 409)["code"] == "misfit"


def test_a_check_that_finds_a_mistake_says_which_rules_each_die_breaks(guest: Guest) -> None:
    setup, lines = _recorded("two_players_honour")
    at = next(at for at, line in enumerate(lines) if line.startswith("remove "))
    told = _ask(guest, setup, log=lines[:at])
    offered = {choice["action"].removeprefix("remove ") for choice in told["scene"]["legal"]}
    assert offered == {*told["broken"]}
    assert all(reasons for reasons in told["broken"].values())
    assert _ask(guest, setup, log=lines[: at - 1])["broken"] == {}
