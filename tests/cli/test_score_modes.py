"""`vitral score` and `vitral check` beyond the base game: solo, the Automa, rare glass and the expansions' cards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cli.test_cli import run
from cli.test_score import EMPTY, table
from vitral import Game, Record, replay
from vitral.arena import play_out
from vitral.bots import make_bot


def score(*windows: dict[str, Any], **more: Any) -> Any:
    return run("score", "-", "--json", stdin=table(*windows, **more)).data


# -- expansions ----------------------------------------------------------------------------------------------------


def test_the_rulebooks_fence_scores_13() -> None:
    """docs/rules.md §6: dice of 3, 5, nothing, nothing, 2 and 3 on B1 C1 B3 C3 B5 C5."""
    dice = [EMPTY[0], "R3 P6 -- -- G2", "Y5 -- -- R6 B3", EMPTY[3]]
    found = score({"pattern": "sol", "dice": dice, "private": ["fence"]})
    assert found["scores"][0]["private"] == {"fence": 13}


def test_a_row_with_rare_glass_and_four_colors_is_complete() -> None:
    window = {"dice": ["R1 Y2 W3 B4 P5", *EMPTY[1:]]}
    found = score(window, public=["row_color_variety", "row_shade_variety", "color_variety"])
    assert found["scores"][0]["public"] == {"row_color_variety": 6, "row_shade_variety": 5, "color_variety": 0}
    twice = {"dice": ["R1 Y2 W3 B4 R5", *EMPTY[1:]]}
    assert score(twice, public=["row_color_variety"])["scores"][0]["public"] == {"row_color_variety": 0}


def test_private_objectives_look_at_the_glass() -> None:
    dice = ["R1 -- Y5 -- --", "-- W4 -- -- --", "G4 -- B2 -- --", EMPTY[3]]
    privates = {"rg_unique_around": 24, "rg_highest_each_color": 12, "rg_same_value": 3, "rg_diagonals_sum": 12}
    for objective, points in privates.items():
        found = score({"dice": dice, "private": [objective]})["scores"][0]
        assert found["private"] == {objective: points}
    without = [row.replace("W4", "--") for row in dice]
    assert score({"dice": without, "private": ["rg_same_value"]})["scores"][0]["private"] == {"rg_same_value": 0}


def test_public_objectives_of_passion_and_the_promo() -> None:
    dice = ["R4 -- -- -- R4", *EMPTY[1:]]
    publics = [
        "horizontal_shade_symmetry",
        "horizontal_color_symmetry",
        "horizontal_symmetry",
        "vertical_color_balance",
    ]
    found = score({"dice": dice}, public=publics)["scores"][0]["public"]
    assert found == dict(zip(publics, (3, 3, 7, 0), strict=True))
    text = run("score", "-", stdin=table({"dice": dice}, public=publics)).out
    assert "Horizontal Color Symmetry*" in text
    assert "* our own reconstruction of a card; for more: vitral cards ID" in text.splitlines()


def test_rare_glass_is_colorless_for_a_check() -> None:
    window = {"pattern": "water_of_life", "dice": ["R6 W5 R4 -- --", *EMPTY[1:]]}  # A2 asks for blue
    assert run("check", "-", "--json", stdin=table(window)).data["windows"][0]["breaches"] == []
    beside = {"pattern": "water_of_life", "dice": ["-- -- W4 R4 --", *EMPTY[1:]]}
    reasons = ["same_value_beside"]
    assert run("check", "-", "--json", stdin=table(beside)).data["windows"][0]["breaches"] == [
        {"space": "A3", "reasons": reasons},
        {"space": "A4", "reasons": reasons},
    ]


def test_glass_where_the_table_has_none() -> None:
    window = {"dice": ["W3 -- -- -- --", *EMPTY[1:]]}
    refused = "windows[0].dice[0]: A1: W3 is rare glass (W), which this game does not have"
    for more in ({"options": {"rare_glass": False}}, {"mode": "solo"}):
        assert run("score", "-", stdin=table(window, **more)).err == f"vitral score: standard input: {refused}\n"
    assert run("score", "-", stdin=table(window, options={"rare_glass": True})).code == 0


# -- solo ----------------------------------------------------------------------------------------------------------

FULL = ["R1 Y2 G3 B4 P5", "P2 B3 R4 Y5 G6", "G1 R2 Y3 P4 B5", "Y6 P3 B2 G4 R1"]


def solo(**more: Any) -> str:
    window = {"name": "Me", "pattern": "sol", "dice": FULL, "private": ["shades_of_red", "shades_of_blue"]}
    window |= more.pop("window", {})
    return json.dumps({"mode": "solo", "public": ["color_variety"], "windows": [window]} | more)


def test_solo_counts_the_better_objective_and_the_target() -> None:
    stdin = solo(track=[["R1", "Y2"], "B5 G6", [], ""])
    assert run("score", "-", "--json", stdin=stdin).data == {
        "file": "-",
        "scores": [
            {
                "name": "Me",
                "total": 30,
                "public": {"color_variety": 16},
                "private": {"shades_of_blue": 14},
                "tokens": 0,
                "open": 0,
            }
        ],
        "ranking": ["Me"],
        "target": 14,
        "won": True,
        "margin": 16,
    }
    assert run("score", "-", stdin=stdin).out == (
        "Me: 30 points\n"
        "  Color Variety                     16\n"
        "  Shades of Blue (private)          14\n"
        "  Open spaces                        0\n"
        "Won by 16 points: 30 against a target of 14.\n"
    )


@pytest.mark.parametrize(
    ("track", "won", "margin", "words"),
    [
        (["R6 R6 R6 R6 R5"], True, 1, "Won by 1 point: 30 against a target of 29."),
        (["R6 R6 R6 R6 R6"], False, 0, "Lost, because a tie is not enough: 30 against a target of 30."),
        (["R6 R6 R6 R6", "R6 R2"], False, -2, "Lost, 2 points short: 30 against a target of 32."),
    ],
)
def test_equal_is_a_loss(track: list[str], won: bool, margin: int, words: str) -> None:
    data = run("score", "-", "--json", stdin=solo(track=track)).data
    assert (data["won"], data["margin"]) == (won, margin)
    assert run("score", "-", stdin=solo(track=track)).out.splitlines()[-1] == words


def test_an_open_space_costs_three_in_solo() -> None:
    window = {"dice": ["-- Y2 G3 B4 P5", *FULL[1:3], "-- P3 B2 G4 R1"]}
    assert run("score", "-", "--json", stdin=solo(window=window)).data["scores"][0]["open"] == -6


def test_solo_without_a_track_has_no_target() -> None:
    data = run("score", "-", "--json", stdin=solo()).data
    assert (data["target"], data["won"], data["margin"]) == (None, None, None)
    assert run("score", "-", stdin=solo()).out.endswith("No target: the file has no round track.\n")


@pytest.mark.parametrize(
    ("stdin", "message"),
    [
        (solo(window={"private": []}), "windows[0].private: a solo game has one or two private objectives, found 0"),
        (solo(window={"tokens": 2}), "windows[0].tokens: a solo game has no favor tokens, found 2; leave them out"),
        (table({}, {}, mode="solo"), "windows: a solo game has one window, found 2"),
        (
            solo(options={"mode": "automa"}),
            'mode: "mode": "solo" and "options": {"mode": "automa"} cannot be used together',
        ),
        (solo(options={"players": 2}), "options: players: solo is for 1 player, not 2"),
        (
            solo(options={"rare_glass": True}),
            "options: rare_glass: not in solo games, which have no favor tokens; "
            "only for the standard game and the Automa",
        ),
        (
            table({}, mode="automa"),
            'windows: a game against the Automa has its window, marked "automa": true, and at most one other; '
            "found 1, 0 of them marked",
        ),
        (
            table({"automa": True, "pattern": "automa"}, {"automa": True, "pattern": "automa"}, mode="automa"),
            'windows: a game against the Automa has its window, marked "automa": true, and at most one other; '
            "found 2, 2 of them marked",
        ),
        (
            table({}, options={"automa_level": "hard"}),
            "options: automa_level: for the Automa only; set mode to automa or leave it out",
        ),
    ],
)
def test_what_does_not_fit_the_mode(stdin: str, message: str) -> None:
    assert run("score", "-", stdin=stdin) == (2, "", f"vitral score: standard input: {message}\n")


# -- the Automa ----------------------------------------------------------------------------------------------------


def against_automa(level: str = "easy", **automa: Any) -> str:
    mine = {"name": "Me", "pattern": "sol", "dice": FULL, "private": ["shades_of_red"], "tokens": 1}
    its = {"name": "It", "automa": True, "dice": ["R1 Y2 G3 B4 P5"] * 3 + [EMPTY[0]], "private": ["shades_of_blue"]}
    data = {"public": ["color_diagonals", "color_variety"], "mode": "automa", "options": {"automa_level": level}}
    return json.dumps(data | {"windows": [mine, its | {"tokens": 2} | automa]})


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_the_automas_window_scores_by_its_own_card(level: str) -> None:
    bonus = run("cards", "automa", "--json").data["level_bonus"][level]
    found = run("score", "-", "--json", stdin=against_automa(level)).data
    assert found["scores"][1] == {
        "name": "It",
        "total": 12 + 12 + 2 - 5 + bonus,
        "public": {"color_diagonals": 0, "color_variety": 12},
        "private": {"shades_of_blue": 12},
        "tokens": 2,
        "open": -5,
        "bonus": bonus,
    }
    full = run("score", "-", "--json", stdin=against_automa(level, dice=["R1 Y2 G3 B4 P5"] * 4)).data
    assert full["scores"][1]["public"]["color_diagonals"] == 15
    assert f"  Bonus{bonus:31}" in run("score", "-", stdin=against_automa(level)).out.splitlines()


def test_the_automas_window_is_not_checked() -> None:
    assert run("check", "-", "--strict", stdin=against_automa()).out.splitlines()[-1] == (
        "It: not checked, because the Automa’s dice follow its cards"
    )
    found = run("check", "-", "--json", stdin=against_automa()).data["windows"][1]
    assert found == {"name": "It", "breaches": [], "doubts": [], "removals": []}


def test_the_automas_pattern_is_its_own() -> None:
    assert run("score", "-", stdin=against_automa(pattern="automa")).code == 0
    assert run("score", "-", stdin=against_automa(pattern="sol")).err == (
        "vitral score: standard input: windows[1].pattern: the Automa always has the same pattern; "
        'leave it out or write "automa"\n'
    )
    assert run("score", "-", stdin=against_automa(automa=False)).err == (
        "vitral score: standard input: windows[1]: missing: pattern\n"
    )


# -- the same as the engine ----------------------------------------------------------------------------------------


def situation_file(game: Game) -> str:
    """A finished game as a person would write it down."""
    state, order = game.state, range(game.options.players)
    windows = []
    for seat in [*order, *([1] if game.options.mode == "automa" else [])]:
        window = state.windows[seat]
        entry = {"name": f"P{seat}", "dice": window.rows(), "private": [card.id for card in state.private[seat]]}
        entry |= {"automa": True} if window.pattern.id == "automa" else {"pattern": window.pattern.id}
        windows.append(entry if game.options.solo else entry | {"tokens": state.tokens[seat]})
    start = 0 if game.options.solo else state.start
    data = state.to_dict()
    keys = {"public": data["public"], "mode": game.options.mode, "track": data["track"], "options": data["options"]}
    return json.dumps(keys | {"windows": windows[start:] + windows[:start]})


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "solo"},
        {"mode": "automa", "automa_level": "normal"},
        {"mode": "automa", "rare_glass": True, "passion_publics": True, "promos": True},
        {"players": 6, "dice_pools": True},
        {"players": 3, "rare_glass": True, "passion_publics": True, "inspirations": True},
    ],
)
def test_a_file_scores_as_the_game_it_tells(options: dict[str, Any]) -> None:
    for seed in range(4):
        game = Game.new(seed=seed, **options)
        play_out(game, [make_bot("random", seat) for seat in range(game.options.players)])
        found = run("score", "-", "--json", stdin=situation_file(game)).data
        totals = {entry["name"]: entry["total"] for entry in found["scores"]}
        assert totals == {f"P{seat}": score.total for seat, score in enumerate(game.scores())}
        assert found["ranking"] == [f"P{place.seat}" for place in game.ranking()]
        result = game.record().result
        assert result is not None
        assert found.get("margin") == result.get("margin")
        assert replay(Record.from_json(game.record().to_json())).scores() == game.scores()
