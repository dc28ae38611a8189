"""What is said about a wrong card file with the cards of the expansions: inspirations, glass, Automa, provenance."""

from __future__ import annotations

from pathlib import Path

import pytest

from vitral.cards import KNOWN_INSPIRATION_STEPS, Box, CardError, CardSet, all_cards, load_cards, read_file

HEAD = 'format = "vitral-cards/1"\n'

INSPIRATION = f"""{HEAD}
[[inspiration]]
id = "calm"
name = "Calm"
per = "game"
moment = "in_hand"
price = 1
steps = ["nudge", "swap track"]
setup_tokens = 1
solo = false
text = "Take your time."
"""

BOARD = f"""{HEAD}
[[glass_board]]
id = "frosted"
name = "Frosted Glass"
slots = 2
price = "one"
reroll = false
text = "A die for a token."
"""

PRIVATE = f"""{HEAD}
[[private]]
id = "corners"
name = "Corners"
points = 1
sum_of_spaces = {{ spaces = ["A1", "D5"] }}
text = "Two corners."
certainty = "one"
sources = ["zomis"]
note = "From a dream."
"""

AVOID = f"""{HEAD}
[[avoid]]
cards = ["deep_shades", "light_shades"]
"""

CARDS = "".join(f'\n[[automa.card]]\nid = "B{number:02}"\nplaces = [1, 2, 3, 4]\n' for number in range(1, 11))
LAST = """
[[automa.card]]
id = "BP1"
places = [5, 4, 3, 2]
tool = 3
effect = "glass"
passion = true
"""
AUTOMA = f"""{HEAD}
[automa]
columns = "PBGYR"
tokens = 4
positions = ["B2", "C4"]
level_bonus = {{ easy = 0, normal = 5, hard = 9 }}

[automa.scoring]
normal = ["deep_shades"]
by_columns = ["color_diagonals"]
points_per_column = 2
{CARDS}{LAST}"""

SOUND = {"inspiration": INSPIRATION, "board": BOARD, "private": PRIVATE, "avoid": AVOID, "automa": AUTOMA}

STEPS = ", ".join(f'"{step}"' for step in sorted(KNOWN_INSPIRATION_STEPS))
PRICES = '"top_row_open", "corners_open", "dice_left", "as_tool", "one", "missing_colors"'
RULES = '"unique_around", "highest_around", "echo", "row", "column", "rays", "scale"'
SUM = 'sum_of_spaces = { spaces = ["A1", "D5"] }'

# (a sound file, what is replaced, by what, the message)
WRONG = {
    "inspiration without moment": (INSPIRATION, 'moment = "in_hand"\n', "", "inspiration[0]: missing: moment"),
    "unknown key of an inspiration": (
        INSPIRATION,
        "price",
        "cost",
        'inspiration[0]: unknown key "cost"; the keys are: id, name, per, moment, price, steps, text, '
        "setup_tokens, solo, certainty, sources, note",
    ),
    "unknown frequency": (
        INSPIRATION,
        '"game"',
        '"turn"',
        'inspiration[0].per: expected one of "round", "game", found "turn"',
    ),
    "unknown moment of an inspiration": (
        INSPIRATION,
        '"in_hand"',
        '"asleep"',
        'inspiration[0].moment: expected one of "in_hand", "tool", "turn", found "asleep"',
    ),
    "negative price": (
        INSPIRATION,
        "price = 1",
        "price = -1",
        "inspiration[0].price: expected a whole number from 0 to 6, found -1",
    ),
    "too many tokens lost": (
        INSPIRATION,
        "setup_tokens = 1",
        "setup_tokens = -7",
        "inspiration[0].setup_tokens: expected a whole number from -6 to 6, found -7",
    ),
    "step of tools only": (
        INSPIRATION,
        '"nudge"',
        '"flip"',
        f'inspiration[0].steps[0]: expected one of {STEPS}, found "flip"',
    ),
    "step at another moment": (
        INSPIRATION,
        '"swap track"',
        '"gather tokens"',
        'inspiration[0].steps[1]: "gather tokens" needs moment = "turn"',
    ),
    "roll before something else": (
        INSPIRATION,
        '"nudge"',
        '"reroll or_end_turn"',
        'inspiration[0].steps[1]: expected none, found "swap track"',
    ),
    "solo as word": (
        INSPIRATION,
        "solo = false",
        'solo = "no"',
        'inspiration[0].solo: expected true or false, found "no"',
    ),
    "solo at a price": (
        INSPIRATION,
        "solo = false",
        "solo = true",
        "inspiration[0].solo: solo = true needs price = 0",
    ),
    "more slots than glass dice": (
        BOARD,
        "slots = 2",
        "slots = 7",
        "glass_board[0].slots: expected a whole number from 1 to 6, found 7",
    ),
    "unknown price": (
        BOARD,
        '"one"',
        '"free"',
        f'glass_board[0].price: expected one of {PRICES}, found "free"',
    ),
    "reroll as number": (
        BOARD,
        "reroll = false",
        "reroll = 0",
        "glass_board[0].reroll: expected true or false, found 0",
    ),
    "space off the window": (
        PRIVATE,
        '"D5"',
        '"E5"',
        'private[0].sum_of_spaces.spaces[1]: expected a space from "A1" to "D5", found "E5"',
    ),
    "space twice": (
        PRIVATE,
        '"D5"',
        '"A1"',
        'private[0].sum_of_spaces.spaces[1]: "A1" is already used at private[0].sum_of_spaces.spaces[0]',
    ),
    "no spaces": (
        PRIVATE,
        '["A1", "D5"]',
        "[]",
        'private[0].sum_of_spaces.spaces: expected a list such as ["A1", "D5"], found an empty list',
    ),
    "unknown pairing": (
        PRIVATE,
        SUM,
        'pairs = { pairing = "twins", trait = "both" }',
        'private[0].pairs.pairing: expected one of "mirror", "upper_lower", "left_right", found "twins"',
    ),
    "unknown trait of pairs": (
        PRIVATE,
        SUM,
        'pairs = { pairing = "mirror", trait = "size" }',
        'private[0].pairs.trait: expected one of "color", "value", "both", found "size"',
    ),
    "unknown glass rule": (
        PRIVATE,
        SUM,
        'by_glass = { rule = "shine" }',
        f'private[0].by_glass.rule: expected one of {RULES}, found "shine"',
    ),
    "unknown source": (
        PRIVATE,
        '["zomis"]',
        '["dice_vibes"]',
        'private[0].sources[0]: unknown name "dice_vibes"; did you mean dicevibes?',
    ),
    "source twice": (
        PRIVATE,
        '["zomis"]',
        '["zomis", "zomis"]',
        'private[0].sources[1]: "zomis" is already used at private[0].sources[0]',
    ),
    "no sources named": (
        PRIVATE,
        '["zomis"]',
        "[]",
        'private[0].sources: expected a list such as ["rulebook_en"], found an empty list',
    ),
    "empty note": (PRIVATE, '"From a dream."', '""', 'private[0].note: expected one line of text, found ""'),
    "box of one's own": (
        PRIVATE,
        'certainty = "one"',
        'box = "mine"',
        'private[0]: unknown key "box"; the keys are: id, name, points, text, certainty, sources, note, '
        "by_glass, diagonals, lines, pairs, sets, sum_of_color, sum_of_spaces",
    ),
    "three to avoid": (
        AVOID,
        '"light_shades"]',
        '"light_shades", "medium_shades"]',
        "avoid[0].cards: expected a list of 2, found a list of 3",
    ),
    "avoiding itself": (
        AVOID,
        '"light_shades"',
        '"deep_shades"',
        'avoid[0].cards[1]: "deep_shades" is already used at avoid[0].cards[0]',
    ),
    "automa as array": (
        HEAD,
        "",
        "automa = []",
        "automa: expected keys with values, found an empty list; the keys are: columns, tokens, positions, "
        "scoring, level_bonus, card, certainty, sources, note",
    ),
    "automa without deck": (AUTOMA, CARDS + LAST, "", "automa: missing: card"),
    "color in two columns": (
        AUTOMA,
        '"PBGYR"',
        '"PBGYP"',
        'automa.columns: expected each of "R Y G B P" once, found "PBGYP"',
    ),
    "four columns": (
        AUTOMA,
        '"PBGYR"',
        '"PBGY"',
        'automa.columns: expected each of "R Y G B P" once, found "PBGY"',
    ),
    "tokens below zero": (
        AUTOMA,
        "tokens = 4",
        "tokens = -1",
        "automa.tokens: expected a whole number from 0 to 99, found -1",
    ),
    "level missing": (AUTOMA, ", hard = 9", "", "automa.level_bonus: missing: hard"),
    "level of one's own": (
        AUTOMA,
        "hard = 9",
        "hard = 9, mean = 50",
        'automa.level_bonus: unknown key "mean"; the keys are: easy, normal, hard',
    ),
    "three places": (
        AUTOMA,
        "[1, 2, 3, 4]",
        "[1, 2, 3]",
        "automa.card[0].places: expected a list of 4, found a list of 3",
    ),
    "place twice": (
        AUTOMA,
        "[5, 4, 3, 2]",
        "[5, 4, 5, 2]",
        "automa.card[10].places[2]: 5 is already used at automa.card[10].places[0]",
    ),
    "sixth place": (
        AUTOMA,
        "[1, 2, 3, 4]",
        "[1, 2, 3, 6]",
        "automa.card[0].places[3]: expected a whole number from 1 to 5, found 6",
    ),
    "fourth tool": (
        AUTOMA,
        "tool = 3",
        "tool = 4",
        "automa.card[10].tool: expected a whole number from 1 to 3, found 4",
    ),
    "unknown effect": (
        AUTOMA,
        '"glass"',
        '"cheat"',
        'automa.card[10].effect: expected one of "none", "second_die_at_once", "glass", "misfits_anywhere", '
        'found "cheat"',
    ),
    "glass without Passion": (
        AUTOMA,
        "passion = true",
        "passion = false",
        'automa.card[10].effect: effect = "glass" needs passion = true',
    ),
    "automa card in small letters": (
        AUTOMA,
        '"B01"',
        '"b01"',
        'automa.card[0].id: expected text such as "A01", found "b01"',
    ),
    "automa card twice": (
        AUTOMA,
        '"B02"',
        '"B01"',
        'automa.card[1].id: "B01" is already used at automa.card[0].id',
    ),
    "deck too small": (
        AUTOMA,
        CARDS,
        CARDS.split("\n\n")[0] + "\n",
        "automa.card: expected at least 10 with passion = false, found 1",
    ),
    "deck without Passion": (
        AUTOMA,
        LAST,
        "",
        "automa.card: expected at least 1 with passion = true, found 0",
    ),
    "objective scored twice": (
        AUTOMA,
        '"color_diagonals"',
        '"deep_shades"',
        'automa.scoring.by_columns[0]: "deep_shades" is already used at automa.scoring.normal[0]',
    ),
    "position off the window": (
        AUTOMA,
        '"C4"',
        '"C6"',
        'automa.positions[1]: expected a space from "A1" to "D5", found "C6"',
    ),
}


def error_text(text: str) -> str:
    with pytest.raises(CardError) as refusal:
        read_file(text, "my.toml")
    return str(refusal.value)


@pytest.mark.parametrize("case", WRONG)
def test_wrong_file_is_refused_with_the_place_and_the_remedy(case: str) -> None:
    sound, old, new, message = WRONG[case]
    text = sound.replace(old, new, 1) if old else sound + new
    assert error_text(text) == f"my.toml: {message}"


@pytest.mark.parametrize("kind", SOUND)
def test_the_files_spoilt_above_are_sound(kind: str) -> None:
    assert isinstance(read_file(SOUND[kind], "my.toml"), CardSet)


@pytest.mark.parametrize("kind", SOUND)
def test_a_spoilt_file_is_read_or_refused_but_never_breaks(kind: str) -> None:
    values = ["", "0", "-1", "1e9", "true", '"x"', "[]", "[[]]", "{}", "[{}]", '{ a = "b" }', "1979-05-27", "[1, true]"]
    lines = SOUND[kind].splitlines()
    for number, line in enumerate(lines):
        key = line.split("=")[0]
        for spoilt in ["", *(f"{key}= {value}" for value in values)]:
            try:
                read = read_file("\n".join([*lines[:number], spoilt, *lines[number + 1 :]]), "my.toml")
            except CardError:
                continue
            assert isinstance(read, (Box, CardSet))


def test_second_automa_table_is_no_toml() -> None:
    assert error_text(AUTOMA + "\n[automa]\n").startswith("my.toml: line ")


# Across files


def refused(*sources: str | Path) -> str:
    with pytest.raises(CardError) as refusal:
        load_cards(*sources)
    return str(refusal.value)


def test_id_of_an_expansion(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(BOARD.replace('"frosted"', '"luck"'))
    assert refused("passion", path) == (
        'my.toml: glass_board[0].id: "luck" is already used at passion/inspirations/luck.toml: id'
    )
    assert load_cards("base", path).glass_boards[0].id == "luck"


def test_avoiding_what_does_not_exist(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(AVOID.replace("light_shades", "light_shade"))
    assert refused("base", path).startswith(
        'my.toml: avoid[0].cards[1]: unknown name "light_shade"; did you mean light_shades'
    )


def test_avoiding_a_private_objective(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(AVOID.replace("light_shades", "fence"))
    assert refused("base", "pools", path).startswith('my.toml: avoid[0].cards[1]: unknown name "fence"; known: ')


def test_automa_scoring_what_does_not_exist(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(AUTOMA.replace("color_diagonals", "colour_diagonals"))
    assert refused("base", path) == (
        'my.toml: automa.scoring.by_columns[0]: unknown name "colour_diagonals"; did you mean color_diagonals?'
    )


def test_objectives_of_boxes_that_are_not_on_the_table_may_be_mentioned(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(AVOID.replace("light_shades", "horizontal_symmetry"))
    assert load_cards("base", path).avoid == (("deep_shades", "horizontal_symmetry"),)


def test_own_cards_of_all_kinds_join_the_boxes(tmp_path: Path) -> None:
    paths = []
    for kind, text in SOUND.items():
        path = tmp_path / f"{kind}.toml"
        path.write_text(text)
        paths.append(path)
    cards = load_cards("base", "pools", "passion", "automa", "promos", *paths)
    assert cards.inspirations[:-1] == all_cards().inspirations
    assert (cards.inspirations[-1].id, cards.inspirations[-1].setup_tokens) == ("calm", 1)
    assert (cards.glass_boards[-1].id, cards.glass_boards[-1].box) == ("frosted", "")
    assert (cards.privates[-1].sources, cards.privates[-1].note) == (("zomis",), "From a dream.")
    assert cards.avoid[-1] == ("deep_shades", "light_shades")
    assert cards.automa is not None
    assert cards.automa.cards[-1].id == "BP1"
