"""`vitral score` and `vitral check`: the rulebook's example, ties, and every way to get the file wrong."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from cli.test_cli import WINDOW_FILE, run
from vitral.cards import all_cards
from vitral.engine.options import OPTION_NAMES

EXAMPLE: dict[str, Any] = {
    "public": ["column_color_variety", "light_shades", "color_variety"],
    "windows": [
        {
            "name": "P1",
            "pattern": "fractal_drops",
            "dice": ["-- G4 R2 Y3 P6", "R3 Y1 -- R1 Y2", "P5 G3 -- P6 R3", "B3 Y4 B3 G2 B4"],
            "private": ["shades_of_purple"],
            "tokens": 0,
        }
    ],
}
EMPTY = ["-- -- -- -- --"] * 4


def table(*windows: dict[str, Any], **more: Any) -> str:
    """A file with those windows, which need to say only what matters."""
    plain = {"pattern": "batllo", "dice": EMPTY, "private": ["shades_of_red"], "tokens": 0}
    named = [{"name": f"P{number}"} | plain | window for number, window in enumerate(windows, 1)]
    return json.dumps({"public": [], "windows": named, **more})


def corrupted_record(place: str, value: Any) -> str:
    """The example with one value replaced (or, by `...`, removed); the place is written as in messages."""
    data = copy.deepcopy(EXAMPLE)
    *steps, last = place.replace("]", "").replace("[", ".").split(".")
    inner: Any = data
    for step in steps:
        inner = inner[int(step) if step.isdigit() else step]
    key: Any = int(last) if last.isdigit() else last
    if value is ...:
        del inner[key]
    else:
        inner[key] = value
    return json.dumps(data)


# -- what holds ----------------------------------------------------------------------------------------------------


def test_the_rulebook_example_scores_40(tmp_path: Path) -> None:
    file = tmp_path / "example.json"
    file.write_text(json.dumps(EXAMPLE))
    expected = {
        "scores": [
            {
                "name": "P1",
                "total": 40,
                "public": {"column_color_variety": 10, "light_shades": 4, "color_variety": 12},
                "private": {"shades_of_purple": 17},
                "tokens": 0,
                "open": -3,
            }
        ],
        "ranking": ["P1"],
    }
    assert run("score", file, "--json").data == {"file": str(file), **expected}
    assert run("score", "-", "--json", stdin=json.dumps(EXAMPLE)).data == {"file": "-", **expected}


def test_the_score_sheet_as_text() -> None:
    assert run("score", "-", stdin=json.dumps(EXAMPLE)).out == (
        "P1: 40 points\n"
        "  Column Color Variety              10\n"
        "  Light Shades                       4\n"
        "  Color Variety                     12\n"
        "  Shades of Purple (private)        17\n"
        "  Favor tokens left                  0\n"
        "  Open spaces                       -3\n"
    )


def test_the_proof_names_the_spaces() -> None:
    lines = run("score", "-", "--proof", stdin=json.dumps(EXAMPLE)).out.splitlines()
    assert lines[1].endswith("10   +5 each: A4 B4 C4 D4; A5 B5 C5 D5")
    assert lines[4].endswith("17   +6: A5, +5: C1, +6: C4")
    assert lines[6].endswith("-3   -1 each: A1 B3 C3")
    proof = run("score", "-", "--proof", "--json", stdin=json.dumps(EXAMPLE)).data["scores"][0]["proof"]
    assert proof["light_shades"] == [{"points": 2, "spaces": ["A3", "B2"]}, {"points": 2, "spaces": ["B4", "B5"]}]


def test_the_rulebook_example_breaks_one_rule() -> None:
    stdin = json.dumps(EXAMPLE)
    assert run("check", "-", "--json", stdin=stdin).data == {
        "file": "-",
        "windows": [
            {
                "name": "P1",
                "breaches": [{"space": "C5", "reasons": ["wrong_value"]}],
                "doubts": [],
                "removals": [["C5"]],
            },
        ],
    }
    assert run("check", "-", stdin=stdin).out == (
        "P1: 1 die breaks a rule\n"
        "  C5 holds R3 (asks for a 1): The space asks for another value.\n"
        "  legal again without 1 die: C5\n"
    )


def test_strict_checks_fail_where_a_rule_is_broken() -> None:
    assert run("check", "-", "--strict", stdin=json.dumps(EXAMPLE)).code == 1
    assert run("check", "-", "--strict", stdin=corrupted_record("windows[0].excused", ["C5"])).code == 0


def test_an_excused_die_is_forgiven() -> None:
    ran = run("check", "-", "--json", stdin=corrupted_record("windows[0].excused", ["C5"]))
    assert ran.data["windows"] == [{"name": "P1", "breaches": [], "doubts": [], "removals": []}]


def test_a_check_names_both_dice_of_a_pair_and_every_smallest_removal() -> None:
    window = {"pattern": "water_of_life", "dice": ["-- -- R4 R4 --", *EMPTY[1:]]}
    found = run("check", "-", "--json", stdin=table(window)).data["windows"][0]
    reasons = ["same_color_beside", "same_value_beside"]
    assert found["breaches"] == [{"space": "A3", "reasons": reasons}, {"space": "A4", "reasons": reasons}]
    assert found["removals"] == [["A3"], ["A4"]]
    assert "legal again without 1 die: A3 or A4" in run("check", "-", stdin=table(window)).out


def test_a_check_lists_doubts_apart_from_breaches() -> None:
    """docs/rules.md §1.8: a window on paper does not say how a die came to lie alone."""
    window = {"name": "P1", "pattern": "batllo", "dice": ["R1 R2 -- -- --", "-- -- -- -- G4", *EMPTY[2:]]}
    assert run("check", "-", stdin=table(window)).out.splitlines()[3:] == [
        "  legal again without 1 die: A1 or A2",
        "  Uncertain, because a window does not show how its dice got there. "
        "A tool may have left this die alone; otherwise it was a mistake:",
        "    B5: touches no other die.",
    ]


def test_a_doubt_alone_breaks_no_rule() -> None:
    window = {"name": "P1", "pattern": "batllo", "dice": [EMPTY[0], "-- -- B1 -- --", *EMPTY[2:]]}
    ran = run("check", "-", "--strict", stdin=table(window))
    assert ran.code == 0
    assert ran.out.splitlines()[0] == "P1: no rule is broken"
    assert ran.out.splitlines()[-1] == "    B3: the only die, and not on the edge."


def test_a_check_needs_no_objectives() -> None:
    window = {"name": "P1", "pattern": "batllo", "dice": EMPTY}
    assert run("check", "-", stdin=json.dumps({"windows": [window]})).out == "P1: no rule is broken\n"


@pytest.mark.parametrize(
    ("first", "second", "ranking", "why"),
    [
        # More points.
        ({"tokens": 2}, {"tokens": 1}, ["P1", "P2"], ""),
        # Level on points: the private objective decides.
        (
            {"dice": ["R2 -- -- -- --", *EMPTY[1:]], "tokens": 0},
            {"dice": ["R1 -- -- -- --", *EMPTY[1:]], "tokens": 1},
            ["P1", "P2"],
            "tied on points, ahead on the private objective",
        ),
        # Level on both: tokens decide (an open space more makes up for it).
        (
            {"dice": ["G2 -- -- -- --", *EMPTY[1:]], "tokens": 0},
            {"tokens": 1},
            ["P2", "P1"],
            "tied on points and private objective, ahead on favor tokens",
        ),
        # Level on all: whoever had the later first turn in the last round.
        ({}, {}, ["P2", "P1"], "tied on everything else, ahead because their first turn of the last round came later"),
    ],
)
def test_ties(first: dict[str, Any], second: dict[str, Any], ranking: list[str], why: str) -> None:
    stdin = table(first, second)
    assert run("score", "-", "--json", stdin=stdin).data["ranking"] == ranking
    lines = run("score", "-", stdin=stdin).out.splitlines()
    ranked = lines[lines.index("Ranking") + 1 :]
    assert [line.split()[1].rstrip(",") for line in ranked] == ranking
    assert (f"({why})" in ranked[0]) == bool(why)


def test_optional_keys_are_read() -> None:
    more = {"mode": "standard", "track": [["R1", "Y2"], [], ["B5"]], "options": {"bag": "scaled", "players": 3}}
    assert run("score", "-", stdin=table({}, **more)).code == 0


def test_custom_windows(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(WINDOW_FILE)
    window = {"pattern": "glasshouse", "dice": ["G4 -- -- -- --", *EMPTY[1:]]}
    found = run("check", "-", "--json", "--cards", file, stdin=table(window)).data["windows"][0]
    assert found["breaches"] == [{"space": "A1", "reasons": ["wrong_color"]}]


# -- what does not -------------------------------------------------------------------------------------------------

WRONG = [
    ("public", ..., "missing: public"),
    ("public", "light_shades", 'public: expected a list such as ["row_color_variety"], found "light_shades"'),
    (
        "public[1]",
        "color_diagonal",
        'public[1]: unknown name "color_diagonal"; did you mean color_diagonals?',
    ),
    ("public[1]", 7, 'public[1]: expected text such as "row_color_variety", found 7'),
    ("public[1]", "color_variety", 'public[2]: "color_variety" is already used at public[1]'),
    (
        "publics",
        [],
        'unknown key "publics"; did you mean public? the keys are: public, windows, mode, options, track',
    ),
    ("windows", {}, "windows: expected a list of at least 1, found keys with values"),
    ("windows", [], "windows: expected a list of at least 1, found an empty list"),
    (
        "windows[0]",
        None,
        "windows[0]: expected keys with values, found null; the keys are: name, pattern, dice, private, "
        "tokens, excused, automa",
    ),
    ("windows[0].tokens", ..., "windows[0]: missing: tokens"),
    (
        "windows[0].tokns",
        1,
        'windows[0]: unknown key "tokns"; did you mean tokens? '
        "the keys are: name, pattern, dice, private, tokens, excused, automa",
    ),
    ("windows[0].name", 3, "windows[0].name: expected one line of text, found 3"),
    ("windows[0].name", " ", 'windows[0].name: expected one line of text, found " "'),
    (
        "windows[0].name",
        "\x1b[2J",
        'windows[0].name: expected one line of text, found "\\u001b[2J"',
    ),
    (
        "windows[0].pattern",
        "fractal drop",
        'windows[0].pattern: unknown name "fractal drop"; did you mean fractal_drops?',
    ),
    (
        "windows[0].private[0]",
        "light_shades",
        'windows[0].private[0]: unknown name "light_shades"; '
        "known: shades_of_red, shades_of_yellow, shades_of_green, shades_of_blue, shades_of_purple, "
        f"{', '.join(card.id for card in all_cards().privates[5:])}",
    ),
    ("windows[0].tokens", -1, "windows[0].tokens: expected a whole number from 0 up, found -1"),
    ("windows[0].tokens", True, "windows[0].tokens: expected a whole number from 0 up, found true"),
    ("windows[0].tokens", 1.5, "windows[0].tokens: expected a whole number from 0 up, found 1.5"),
    ("windows[0].tokens", "2", 'windows[0].tokens: expected a whole number from 0 up, found "2"'),
    (
        "windows[0].dice",
        "-- G4",
        'windows[0].dice: expected a list such as ["-- G4 R2 Y3 P6", ...], found "-- G4"',
    ),
    ("windows[0].dice[3]", ..., "windows[0].dice: expected a list of 4, found a list of 3"),
    (
        "windows[0].dice[2]",
        ["P5"],
        'windows[0].dice[2]: expected text such as "-- G4 R2 Y3 P6", found a list of 1',
    ),
    (
        "windows[0].dice[2]",
        "P5 G3 -- P6",
        'windows[0].dice[2]: expected 5 spaces such as "-- G4 R2 Y3 P6", one die each, found 4',
    ),
    (
        "windows[0].dice[2]",
        "P5 G3 -- P6 R3 R1",
        'windows[0].dice[2]: expected 5 spaces such as "-- G4 R2 Y3 P6", one die each, found 6',
    ),
    (
        "windows[0].dice[2]",
        "P5 G3 -- P6 R7",
        "windows[0].dice[2]: C5: 'R7' is not a die: expected a color R Y G B P (W: rare glass) and a value "
        "1-6, such as R4 (or -- for an open space)",
    ),
    (
        "windows[0].dice[2]",
        "P5 G3R2 -- P6 R3",
        'windows[0].dice[2]: C2: "G3R2" is more than one die; a space holds one, such as R4',
    ),
    (
        "windows[0].dice[2]",
        "P5 W3 W4 P6 R3",
        "windows[0].dice: a window has at most one rare-glass die, found 2: C2 C3",
    ),
    ("windows[0].automa", 1, "windows[0].automa: expected true or false, found 1"),
    ("windows[0].automa", True, 'windows[0].automa: "automa": true needs "mode": "automa"'),
    ("windows[0].excused", "C5", 'windows[0].excused: expected a list such as ["A1", "C5"], found "C5"'),
    (
        "windows[0].excused",
        ["C6"],
        'windows[0].excused[0]: expected a space from "A1" to "D5", found "C6"',
    ),
    ("mode", "duel", "mode: 'duel' is not available; choose one of: standard, solo, automa"),
    ("mode", 1, "mode: 1 is not available; choose one of: standard, solo, automa"),
    ("options", [], "options: expected keys with values, found an empty list"),
    (
        "options",
        {"bags": "full"},
        f"options: unknown option 'bags'; the options are: {', '.join(OPTION_NAMES)}",
    ),
    ("options", {"bag": "huge"}, "options: bag: 'huge' is not available; choose one of: full, scaled, or leave it out"),
    ("track", "R1", 'track: expected a list such as ["R1 Y2", "B4"], found "R1"'),
    (
        "track",
        [["R1"], ["R9"]],
        "track[1][0]: 'R9' is not a die: expected a color R Y G B P (W: rare glass) and a value 1-6, such as R4",
    ),
    (
        "track",
        [["R1"], "B5 R9"],
        "track[1]: 'R9' is not a die: expected a color R Y G B P (W: rare glass) and a value 1-6, such as R4",
    ),
    ("track", [["W1"]], "track[0][0]: W1 is rare glass (W), which is never on the round track"),
    ("track", [3], 'track[0]: expected text such as "R1 Y2", found 3'),
    ("track", [[]] * 11, "track: expected a list of at most 10, found a list of 11"),
]


@pytest.mark.parametrize(("place", "value", "message"), WRONG)
def test_a_wrong_file_is_refused_with_its_place(place: str, value: Any, message: str) -> None:
    assert run("score", "-", stdin=corrupted_record(place, value)) == (
        2,
        "",
        f"vitral score: standard input: {message}\n",
    )


def test_check_refuses_the_same_way() -> None:
    ran = run("check", "-", stdin=corrupted_record("windows[0].dice[0]", "x"))
    assert ran.code == 2
    assert ran.err.startswith("vitral check: standard input: windows[0].dice[0]: expected 5 spaces")


def test_two_windows_cannot_share_a_name() -> None:
    ran = run("score", "-", stdin=table({"name": "Ana"}, {"name": "Ana"}))
    assert ran == (
        2,
        "",
        'vitral score: standard input: windows[1].name: "Ana" is already used at windows[0].name\n',
    )


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "is empty; expected JSON"),
        (b"[1]", "expected keys with values, found a list of 1"),
        (b'{"public": [}', "line 1, column 13: expected valid JSON (Python says: Expecting value)"),
        (
            b'{"public": [],\n "windows": [',
            "line 2, column 14: expected valid JSON (Python says: Expecting value); the file may be cut off",
        ),
        (
            b'{"public": ["light_sh',
            "line 1, column 13: expected valid JSON (Python says: Unterminated string starting at); the file may "
            "be cut off",
        ),
        (b'{"public": [], "public": []}', 'the key "public" is given twice'),
        (b'{"name": "Jo\xe3o"}', "line 1: byte 0xE3 is not UTF-8; save the file as UTF-8 text"),
        (b"[" * 100_000, "it is nested too deeply"),
    ],
)
def test_what_is_not_json_is_told_by_line_and_column(data: bytes, message: str) -> None:
    ran = run("score", "-", stdin=data)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.removeprefix("vitral score: standard input: ").startswith(message)


def test_numbers_of_thousands_of_digits() -> None:
    ran = run("score", "-", stdin='{"public": ' + "9" * 5000 + "}")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("vitral score: standard input: ")


def test_a_missing_file(tmp_path: Path) -> None:
    file = tmp_path / "none.json"
    assert run("score", file) == (2, "", f"vitral score: {file}: no such file\n")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    ran = run("check", tmp_path)
    assert ran.code == 2
    assert ran.err.startswith(f"vitral check: {tmp_path}: cannot be read: ")


def test_a_byte_order_mark_is_no_mistake() -> None:
    assert run("score", "-", stdin=b"\xef\xbb\xbf" + json.dumps(EXAMPLE).encode()).code == 0
