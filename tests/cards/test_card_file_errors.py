"""What is said about a wrong card file: each message names the file, the place and what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.sample_card_files import BOX, HEAD, PUBLIC, SIDE, TOOL, WINDOW
from vitral.cards import (
    KNOWN_STEPS,
    Box,
    CardError,
    CardSet,
    read_file,
)

STEPS = ", ".join(f'"{step}"' for step in sorted(KNOWN_STEPS))
CERTAINTIES = '"invented", "reconstructed", "inferred", "one", "several", "rulebook"'
MEMBERS = '"1", "2", "3", "4", "5", "6", "R", "Y", "G", "B", "P"'
TOOL_KEYS = (
    "number, id, name, solo_color, first_printing, when, steps, text, dice_pools, together, picture, certainty, "
    "sources, note"
)
KINDS = "automa, avoid, glass_board, inspiration, private, public, tool, window_card"
FIRST = '"draw", "lift", "lift track_color", "pick own", "reroll pool", "skip second_turn", "take"'
HOLDING = (
    '"flip", "nudge", "place", "place ignore_color", "place ignore_value", "place isolated", "place or_leave", '
    '"place or_leave_if_stuck", "rebag", "reroll", "swap own", "swap track"'
)
GOALS = "by_glass, diagonals, lines, pairs, sets, sum_of_color, sum_of_spaces"

# (a sound file, what is replaced, by what, the message)
WRONG = {
    "no format": (TOOL, HEAD, "", 'missing: format; expected format = "vitral-cards/1"'),
    "another format": (
        TOOL,
        "vitral-cards/1",
        "vitral-cards/9",
        'format: expected "vitral-cards/1", found "vitral-cards/9"',
    ),
    "no cards": (
        HEAD,
        "",
        "",
        f"it contains no cards; known: {KINDS}",
    ),
    "unknown kind": (
        TOOL,
        "[[tool]]",
        "[[tools]]",
        f'unknown key "tools"; did you mean tool? the keys are: format, {KINDS}',
    ),
    "table instead of array": (
        TOOL,
        "[[tool]]",
        "[tool]",
        "tool: expected a list of tables, each under [[tool]], found keys with values",
    ),
    "unknown key": (
        TOOL,
        "solo_color",
        "colour",
        f'tool[0]: unknown key "colour"; did you mean solo_color? the keys are: {TOOL_KEYS}',
    ),
    "odd key": (
        TOOL,
        "solo_color",
        '"so lo"',
        f'tool[0]: unknown key "so lo"; the keys are: {TOOL_KEYS}',
    ),
    "missing keys": (
        TOOL,
        'name = "Soft Cloth"\nsolo_color = "G"\n',
        "",
        "tool[0]: missing: name, solo_color",
    ),
    "id of another style": (
        TOOL,
        '"soft_cloth"',
        '"Soft-Cloth"',
        'tool[0].id: expected a lowercase id such as "lens_cutter", found "Soft-Cloth"',
    ),
    "id beyond ASCII": (
        TOOL,
        '"soft_cloth"',
        '"paño"',
        'tool[0].id: expected a lowercase id such as "lens_cutter", found "paño"',
    ),
    "number as text": (TOOL, "21", '"21"', 'tool[0].number: expected a whole number from 1 to 99, found "21"'),
    "number as truth": (TOOL, "21", "true", "tool[0].number: expected a whole number from 1 to 99, found true"),
    "empty name": (TOOL, '"Soft Cloth"', '" "', 'tool[0].name: expected one line of text, found " "'),
    "name over two lines": (
        TOOL,
        '"Soft Cloth"',
        r'"Soft\nCloth"',
        r'tool[0].name: expected one line of text, found "Soft\nCloth"',
    ),
    "text as number": (
        TOOL,
        '"Take a die and turn it over."',
        "7.5",
        "tool[0].text: expected one line of text, found 7.5",
    ),
    "unknown color": (
        TOOL,
        'solo_color = "G"',
        'solo_color = "W"',
        'tool[0].solo_color: expected one of "R", "Y", "G", "B", "P", found "W"',
    ),
    "unknown payment": (
        TOOL,
        'first_printing = "3"',
        "first_printing = 3",
        f"tool[0].first_printing: expected one of {MEMBERS}, found 3",
    ),
    "unknown moment": (
        TOOL,
        '"before_draft"',
        '"at_night"',
        'tool[0].when[0]: expected one of "before_draft", "after_draft", "first_turn", "second_turn", found "at_night"',
    ),
    "moment named twice": (
        TOOL,
        '["before_draft"]',
        '["before_draft", "before_draft"]',
        'tool[0].when[1]: "before_draft" is already used at tool[0].when[0]',
    ),
    "moments that never meet": (
        TOOL,
        '["before_draft"]',
        '["first_turn", "second_turn"]',
        "tool[0].when: first_turn and second_turn cannot be used together",
    ),
    "unknown step": (
        TOOL,
        '"flip"',
        '"juggle"',
        f'tool[0].steps[1]: expected one of {STEPS}, found "juggle"',
    ),
    "no steps": (
        TOOL,
        '["take", "flip", "place"]',
        "[]",
        'tool[0].steps: expected a list such as ["take", "nudge", "place"], found an empty list',
    ),
    "step without a die": (
        TOOL,
        '"take", "flip"',
        '"flip"',
        f'tool[0].steps[0]: expected one of {FIRST}, found "flip"',
    ),
    "step with a die too many": (
        TOOL,
        '"flip"',
        '"take"',
        f'tool[0].steps[1]: expected one of {HOLDING}, found "take"',
    ),
    "other than what": (
        TOOL,
        '"take", "flip"',
        '"lift other"',
        f'tool[0].steps[0]: expected one of {FIRST}, found "lift other"',
    ),
    "die left in hand": (
        TOOL,
        ', "place"]',
        "]",
        f"tool[0].steps[2]: expected one of {HOLDING}, found none",
    ),
    "unknown certainty": (
        TOOL,
        'text = "',
        'certainty = "sure"\ntext = "',
        f'tool[0].certainty: expected one of {CERTAINTIES}, found "sure"',
    ),
    "difficulty too high": (
        WINDOW,
        "difficulty = 3",
        "difficulty = 7",
        "window_card[0].side[0].difficulty: expected a whole number from 1 to 6, found 7",
    ),
    "row too long": (
        WINDOW,
        '"R...."',
        '"R.B.Y7"',
        'window_card[0].side[0].grid[0]: expected 5 of ". R Y G B P 1-6", found "R.B.Y7"',
    ),
    "row in small letters": (
        WINDOW,
        '"....6"',
        '"r...6"',
        'window_card[0].side[0].grid[3]: expected 5 of ". R Y G B P 1-6", found "r...6"',
    ),
    "row as table": (
        WINDOW,
        '"R...."',
        "{ a = 1 }",
        'window_card[0].side[0].grid[0]: expected 5 of ". R Y G B P 1-6", found keys with values',
    ),
    "three rows": (
        WINDOW,
        '    "R....",\n',
        "",
        "window_card[0].side[0].grid: expected a list of 4, found a list of 3",
    ),
    "no sides": (WINDOW, SIDE, "", "window_card[0]: missing: side"),
    "three sides": (WINDOW, SIDE, SIDE * 3, "window_card[0].side: expected a list of 1 or 2, found a list of 3"),
    "id used twice": (
        WINDOW,
        SIDE,
        SIDE * 2,
        'window_card[0].side[1].id: "glasshouse" is already used at my.toml: window_card[0].side[0].id',
    ),
    "no points": (
        PUBLIC,
        "points = 2",
        "points = 0",
        "public[0].points: expected a whole number from 1 to 99, found 0",
    ),
    "no goal": (
        PUBLIC,
        'sets = { members = ["1", "2"] }\n',
        "",
        f"public[0]: expected one of {GOALS}, found none",
    ),
    "two goals": (
        PUBLIC,
        "text =",
        'diagonals = { trait = "color" }\ntext =',
        f"public[0]: expected one of {GOALS}, found diagonals, sets",
    ),
    "goal of another shape": (
        PUBLIC,
        '{ members = ["1", "2"] }',
        '["1", "2"]',
        "public[0].sets: expected keys with values, found a list of 2; the keys are: members",
    ),
    "unknown member": (
        PUBLIC,
        '"2"',
        '"7"',
        f'public[0].sets.members[1]: expected one of {MEMBERS}, found "7"',
    ),
    "member twice": (
        PUBLIC,
        '"2"',
        '"1"',
        'public[0].sets.members[1]: "1" is already used at public[0].sets.members[0]',
    ),
    "values and colors": (
        PUBLIC,
        '"2"',
        '"R"',
        'public[0].sets.members[1]: "1" and "R" cannot be used together',
    ),
    "unknown axis": (
        PUBLIC,
        'sets = { members = ["1", "2"] }',
        'lines = { axis = "spiral", trait = "color" }',
        'public[0].lines.axis: expected one of "row", "column", found "spiral"',
    ),
    "unknown trait": (
        PUBLIC,
        'sets = { members = ["1", "2"] }',
        'diagonals = { trait = "weight" }',
        'public[0].diagonals.trait: expected one of "color", "value", found "weight"',
    ),
    "unknown summed color": (
        PUBLIC,
        'sets = { members = ["1", "2"] }',
        'sum_of_color = { color = "red" }',
        'public[0].sum_of_color.color: expected one of "R", "Y", "G", "B", "P", found "red"',
    ),
    "box without name": (BOX, 'name = "The Attic"\n', "", "missing: name"),
    "box without files": (
        BOX,
        '["tools.toml"]',
        "[]",
        'files: expected a list such as ["tools.toml"], found an empty list',
    ),
    "box with cards": (
        BOX,
        "files =",
        "tool = []\nfiles =",
        'unknown key "tool"; the keys are: format, id, name, files',
    ),
    "box naming a file twice": (
        BOX,
        '["tools.toml"]',
        '["tools.toml", "tools.toml"]',
        'files[1]: "tools.toml" is already used at files[0]',
    ),
    "broken line": (
        TOOL,
        "number = 21",
        "number 21",
        "line 4, column 8: expected valid TOML (Python says: Expected '=' after a key in a key/value pair)",
    ),
    "key written twice": (
        TOOL,
        "number = 21",
        "number = 21\nnumber = 3",
        "line 5, column 11: expected valid TOML (Python says: Cannot overwrite a value)",
    ),
    "unfinished array": (HEAD, "", "tool = [", "expected valid TOML (Python says: Invalid value (at end of document))"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_file_is_refused_with_the_place_and_the_remedy(case: str) -> None:
    sound, old, new, message = WRONG[case]
    text = sound.replace(old, new, 1) if old else sound + new
    assert error_text(text) == f"my.toml: {message}"


def error_text(data: bytes | str) -> str:
    with pytest.raises(CardError) as refusal:
        read_file(data, "my.toml")
    return str(refusal.value)


@pytest.mark.parametrize("text", [WINDOW, TOOL, PUBLIC, BOX], ids=["window", "tool", "public", "box"])
def test_the_files_spoilt_above_are_sound(text: str) -> None:
    read_file(text, "my.toml")


@pytest.mark.parametrize("name", ["../tools.toml", "/tools.toml", r"..\\tools.toml", "c:tools.toml", "..", "a.txt"])
def test_box_reaches_only_beside_itself(name: str) -> None:
    assert error_text(BOX.replace("tools.toml", name)) == (
        f'my.toml: files[0]: expected the name of a file in the same folder such as "tools.toml", found "{name}"'
    )


def test_file_must_be_utf_8() -> None:
    latin = TOOL.replace("Cloth", "Paño").encode("latin-1")
    assert error_text(latin) == "my.toml: line 6: byte 0xF1 is not UTF-8; save the file as UTF-8 text"


def test_absurd_files_are_refused_too() -> None:
    assert error_text(HEAD + "a = " + "[" * 100_000) == "my.toml: it is nested too deeply"
    assert error_text(HEAD + "a = " + "9" * 5_000) == "my.toml: it contains a number with thousands of digits"
    assert len(error_text(HEAD + "x" * 300_000 + " = 1")) < 300
    assert len(error_text(HEAD + f"[{'x' * 300_000}]\n" * 2)) < 300
    assert error_text(TOOL.replace("21", "0x" + "f" * 5_000)) == (
        "my.toml: tool[0].number: expected a whole number from 1 to 99, found a huge number"
    )


def test_long_values_are_cut_in_the_message() -> None:
    text = TOOL.replace('"G"', f'"{"x" * 100}"')
    assert (
        error_text(text) == f'my.toml: tool[0].solo_color: expected one of "R", "Y", "G", "B", "P", found "{"x" * 60}…"'
    )


@given(st.binary() | st.text())
def test_noise_is_refused(noise: bytes | str) -> None:
    error_text(noise)


@pytest.mark.parametrize("text", [WINDOW, TOOL, PUBLIC, BOX], ids=["window", "tool", "public", "box"])
def test_a_spoilt_file_is_read_or_refused_but_never_breaks(text: str) -> None:
    values = [
        "",
        "0",
        "-1",
        "1e9",
        "true",
        '"x"',
        "[]",
        "[[]]",
        "{}",
        "[{}]",
        '{ a = "b" }',
        "1979-05-27",
        "[1, true]",
    ]
    lines = text.splitlines()
    for number, line in enumerate(lines):
        key = line.split("=")[0]
        for spoilt in ["", *(f"{key}= {value}" for value in values)]:
            try:
                read = read_file("\n".join([*lines[:number], spoilt, *lines[number + 1 :]]), "my.toml")
            except CardError:
                continue
            assert isinstance(read, (Box, CardSet))
