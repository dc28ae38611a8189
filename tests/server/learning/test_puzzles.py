"""Puzzles over HTTP: choices lead on or are refused with reasons, and no solution is given away before an answer."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.server_thread import Guest, Server
from vitral.puzzles import Puzzle, puzzles

PUZZLE = puzzles()[0]


def ask(guest: Guest, *choices: str, puzzle: Puzzle = PUZZLE, status: int = 200, **more: Any) -> Any:
    return guest.post(f"/api/puzzles/{puzzle.id}", {"choices": list(choices), **more}, status)


def test_puzzles_are_listed_without_their_solutions(server: Server) -> None:
    with server.guest() as ana:
        answer = ana.get("/api/puzzles")["puzzles"]
    assert [(one["id"], one["grade"], one["theme"]) for one in answer] == [
        (puzzle.id, puzzle.grade, puzzle.theme) for puzzle in puzzles()
    ]
    assert answer[0].keys() == {"id", "grade", "theme", "players", "round"}


def test_a_puzzle_is_solved_by_choices_alone(server: Server) -> None:
    with server.guest() as ana:
        now = ask(ana)
        assert (now["choices"], now["verdict"], now["refused"]) == ([], None, None)
        for choice in PUZZLE.turn:
            assert choice in [one["action"] for one in now["scene"]["legal"]]
            now = ask(ana, *now["choices"], choice)
        assert now["choices"] == list(PUZZLE.turn)
        verdict = now["verdict"]
        assert verdict["right"]
        assert verdict["loss"] == 0
        assert verdict["turn"] == list(PUZZLE.turn)
        assert verdict["margin"] == round(PUZZLE.margin, 1)
        assert verdict["why"]
        assert now["scene"]["legal"] == []
        assert not ana.http.cookies, "nobody needs to be known to solve it"


def test_a_wrong_turn_shows_what_it_loses(server: Server) -> None:
    with server.guest() as ana:
        verdict = ask(ana, "pass")["verdict"]
    assert not verdict["right"]
    assert verdict["loss"] > 0.5
    assert verdict["played"] == [{"message": "coach-pass"}]


def test_what_cannot_be_chosen_is_explained_and_left_out(server: Server) -> None:
    take, place, *_ = PUZZLE.turn
    with server.guest() as ana:
        now = ask(ana, "place A1")
        assert now["choices"] == []
        assert now["refused"]["reasons"]
        assert now["refused"]["sentences"]
        now = ask(ana, take, "nonsense")
        assert (now["choices"], now["refused"]["reasons"]) == ([take], ["not_offered"])
        now = ask(ana, f"{take}; {place}")
        assert (now["choices"], now["refused"]) == ([], {"reasons": [], "sentences": []}), "asked about, and not made"
        assert ask(ana, f"{take}; place A1; place A1")["refused"]["reasons"]


def test_no_solution_is_sent_before_an_answer(server: Server) -> None:
    """Neither the turn nor the margin, nor how many miss it, whatever is asked short of ending the turn."""
    take, *_ = PUZZLE.turn
    with server.guest() as ana:
        for choices in ([], [take], ["nonsense"], [f"{take}; pass"]):
            now = ask(ana, *choices)
            assert now["verdict"] is None
            answer = json.dumps({**now, "scene": None})
            assert "margin" not in answer
            assert "missed" not in answer
        given_up = ask(ana, give_up=True)["verdict"]
        assert (given_up["right"], given_up["played"]) == (False, [])
        assert given_up["turn"] == list(PUZZLE.turn)


def test_others_have_no_objectives_here(server: Server) -> None:
    with server.guest() as ana:
        scene = ask(ana, give_up=True)["scene"]
    assert scene["private"] == [card.id for card in PUZZLE.state.private[PUZZLE.seat]]
    assert scene["viewer"] == PUZZLE.seat


@pytest.mark.parametrize("name", ["nothing", "%00", "x" * 40])
def test_a_puzzle_that_is_not_there(server: Server, name: str) -> None:
    with server.guest() as ana:
        refused = ana.post(f"/api/puzzles/{name}", {"choices": []}, 404)
        assert (refused["code"], refused["sentence"]["message"]) == ("not_found", "problem-puzzle-none")


def test_bodies_that_are_none(server: Server) -> None:
    with server.guest() as ana:
        for body in (
            {},
            {"choices": "x"},
            {"choices": ["x" * 61]},
            {"choices": ["x"] * 41},
            {"choices": [], "more": 1},
        ):
            assert ana.post(f"/api/puzzles/{PUZZLE.id}", body, 422)["code"] == "unreadable"
