"""`vitral play --by-hand`: a real table, whose rolls, draws and deals are typed by the people around it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.test_cli import CommandResult, run
from cli.test_play_modes import any_number, type_at
from vitral import Game, Outcome, Record, replay
from vitral.engine import Chance, Options
from vitral.records import read_entry
from vitral.terminal.lines.line_input import UnknownInputError
from vitral.terminal.lines.physical_table import outcome_of, parts_of
from vitral.terminal.terminal_speaker import TerminalSpeaker

SHADES = [f"Shades of {color}" for color in ("Red", "Yellow", "Green", "Blue", "Purple")]
FLAGS: dict[str, tuple[str, ...]] = {
    "dice_pools": ("--dice-pools",),
    "inspirations": ("--inspirations",),
    "rare_glass": ("--rare-glass",),
    "passion_publics": ("--passion-publics",),
    "promos": ("--promos",),
}
TABLES: dict[str, dict[str, Any]] = {
    "base": {"players": 2},
    "honour": {"players": 3, "enforcement": "honour"},
    "six": {"players": 6},
    "pools": {"players": 2, "dice_pools": True, "inspirations": True, "rare_glass": True},
    "passion": {"players": 4, "inspirations": True, "rare_glass": True, "passion_publics": True, "promos": True},
    "solo": {"mode": "solo"},
    "solo_lighter": {"mode": "solo", "track": "lighter", "inspirations": True, "solo_private": 1},
    "automa": {"mode": "automa"},
    "automa_passion": {"mode": "automa", "inspirations": True, "rare_glass": True, "passion_publics": True},
}


def argv_of(options: dict[str, Any]) -> list[str]:
    found: list[str] = ["--hot-seat"]
    for name, value in options.items():
        found += FLAGS.get(name) or (f"--{name.replace('_', '-')}", str(value))
    return found


def seeded_game(seed: int, **options: Any) -> Record:
    """A whole game of random choices, dealt by the program."""
    game, random = Game.new(seed=seed, **options), Random(seed)
    while not game.over:
        game.play(random.choice(game.legal_actions()))
    return game.record()


def typing(record: Record) -> Callable[[str], str | None]:
    """Types the lines of a record one by one; those that are asked seat by seat in parts."""
    options, lines = record.options, iter(record.log)
    parts: list[str] = []

    def answer(screen: str) -> str | None:
        if screen.endswith("Press Enter when only you can see the screen. "):
            return ""
        if parts:
            return parts.pop(0)
        line = next(lines, None)
        if line is None:
            return None
        entry = read_entry(line)
        assert isinstance(entry, Outcome) == screen.endswith("At the table> ")
        kind, _, rest = line.partition(" ")
        if kind == "deal" and entry.purpose in ("private", "windows", "inspirations"):  # type: ignore[union-attr]
            seats = options.seats if rest.startswith("private") else options.players
            parts.extend(_shares(rest.split()[1:], seats))
        elif kind == "reroll" and "ten private dice" in screen.splitlines()[-2]:
            parts.extend(_shares([die[1] for die in rest.split()], options.players))
        else:
            return line
        return parts.pop(0)

    return answer


def _shares(words: list[str], seats: int) -> list[str]:
    each = len(words) // seats
    return [" ".join(words[each * seat : each * (seat + 1)]) for seat in range(seats)]


@pytest.mark.parametrize("table", TABLES)
def test_a_game_by_hand_is_the_game_that_was_typed(table: str, tmp_path: Path) -> None:
    record = seeded_game(6, **TABLES[table])
    file = tmp_path / "game.json"
    ran = type_at("play", "--by-hand", *argv_of(TABLES[table]), "--save", file, answer=typing(record))
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out
    found = Record.load(file)
    assert found.log == record.log
    assert found.result == record.result
    assert found.seed is None


@pytest.mark.parametrize("table", ["solo_lighter", "automa_passion", "pools"])
def test_everything_can_be_left_to_the_program(table: str, tmp_path: Path) -> None:
    file, numbers = tmp_path / "game.json", any_number(2)

    def answer(screen: str) -> str | None:
        return "random" if screen.endswith("At the table> ") else numbers(screen)

    ran = type_at("play", "--by-hand", *argv_of(TABLES[table]), "--save", file, answer=answer)
    assert (ran.code, ran.err) == (0, "")
    assert replay(Record.load(file), by_hand=True).over


def test_enter_lets_the_program_draw_the_cards_that_no_table_has() -> None:
    typed = ["shades_of_red", "random", "industria, gravitas", "lathekin tap_wheel flux_brush"]
    typed += ["light shades, medium shades, deep shades", "1", "R1 R2 R3 R4 R5", "pass", ""]
    out = run("play", "--by-hand", "--mode", "automa", stdin="\n".join(typed) + "\n").out
    assert "The Automa’s card for round 1 (Enter: the program draws it)" in out
    assert re.search(r"Automa reveals card A\d\d: places \d, \d, \d, and \d in this order", out)
    assert "Automa takes the red " in out


# -- what is asked, and what is understood -------------------------------------------------------------------------


def base_table(*typed: str) -> CommandResult:
    """A table of two, all cards dealt, one person and one bot; what follows is typed at the first roll."""
    cards = ["Shades of Red", "random", "Industria, Firelight", "random", "1", "lathekin, Tap Wheel, lens"]
    cards += ["light_shades medium_shades deep_shades", "Player 1"]
    return run("play", "--by-hand", stdin="\n".join((*cards, *typed)) + "\n")


def test_the_questions_of_a_set_up() -> None:
    out = base_table().out
    for question in (
        "Player 1’s private objective (by name or id; random: the program deals it)",
        "Player 1’s two window cards (one side of each, by name, separated by commas, or by id; "
        "random: the program deals them)",
        "The 3 tools on the table, from left to right (by name, separated by commas, or by id; "
        "random: the program deals them)",
        "Who starts? 1 Player 1, 2 Apprentice (a number or a name)",
        "Round 1: Player 1 draws 5 dice from the bag and rolls them (such as R4 B2 G6; random: the program rolls)",
    ):
        assert question in out.splitlines()
    assert "\n1. Industria, difficulty 5\n" in out


@pytest.mark.parametrize(
    "typed",
    ["R1 Y2 G3 B4 P5", "r1 y2 g3 b4 p5", "R1,Y2,G3,B4,P5", "r1y2g3b4p5", "roll R1 Y2 G3 B4 P5", "R 1 Y 2 G3 B4 P5"],
)
def test_a_roll_however_it_is_typed(typed: str) -> None:
    assert "Draft pool: R1 Y2 G3 B4 P5\n" in base_table(typed).out


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("R1 R2", "Expected 5 dice, found 2: R1 R2."),
        ("R1 Y2 G3 B4 P7", '"P7" is not a die; expected a color R Y G B P and a value 1-6, such as R4.'),
        ("R1 Y2 G3 B4 W5", "W5 is rare glass, which is not in the bag."),
        ("five", '"five" is not a die; expected a color R Y G B P and a value 1-6, such as R4.'),
        ("why R1", "Dice or cards have to be revealed first."),
        ("undo", "There is nothing to undo: something was revealed, or your turn has just begun."),
        ("list", "Dice: a color R Y G B P and a value 1-6."),
        ("help", "  correct              take back what you typed last: dice, cards, or a choice"),
        ("log", "Setup: Tools: Lathekin, Tap Wheel, and Lens Cutter."),
        ("windows", "Player 1: Industria, 5 favor tokens"),
        ("score", "Player 1: -15 points"),
    ],
)
def test_replies_at_a_roll(typed: str, reply: str) -> None:
    lines = [line.removeprefix("At the table> ") for line in base_table(typed, "R1 Y2 G3 B4 P5").out.splitlines()]
    assert reply in lines
    assert "Draft pool: R1 Y2 G3 B4 P5" in lines


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("shades of ed", '"shades of ed" is not one of the cards here; did you mean shades_of_red or shades_of_blue?'),
        ("shades of", f'"shades of" could be {", ".join(sorted(SHADES)[:-1])}, or {max(SHADES)}.'),
        ("fence", '"fence" is not one of the cards here; type list to see them.'),
        ("list", "Shades of Red"),
        ("table", "No window has been chosen yet."),
        ("correct", "You have not typed anything yet."),
        ("log", "Nothing has happened yet."),
    ],
)
def test_replies_at_a_deal(typed: str, reply: str) -> None:
    out = run("play", "--by-hand", stdin=f"{typed}\n").out
    assert reply in [line.removeprefix("At the table> ") for line in out.splitlines()]


def test_cards_lie_on_the_table_once() -> None:
    out = run("play", "--by-hand", stdin="shades of red\nshades of red\n").out
    assert "Shades of Red has already been dealt; every card can be on the table only once." in out
    out = run(
        "play", "--by-hand", "--mode", "solo", stdin="red blue\nshades_of_red shades_of_blue\nIndustria, Via Lux\n"
    ).out
    assert "Industria / Via Lux has already been dealt; every card can be on the table only once." in out
    assert '"red" is not one of the cards here; ' in out


def test_cards_that_must_not_meet_are_refused_one_by_one() -> None:
    typed = ["random", "random", "random", "random", "1", "random", "row_color_variety", "horizontal_shade_symmetry"]
    out = run("play", "--by-hand", "--passion-publics", stdin="\n".join(typed) + "\n").out
    assert "Public objective 2 of 3 (by name or id; random: the program deals it)" in out
    assert '"horizontal_shade_symmetry" is not one of the cards here; ' in out


def chance(kind: Any, purpose: str, amount: int, among: tuple[Any, ...]) -> Chance:
    return Chance(kind, purpose, amount, among, 3, 1)


def read(asked: Chance, *typed: str, **options: Any) -> Outcome:
    """The outcome of what is typed for a question, part by part."""
    read_options = Options.read(options)
    names = ["Ana", "Rui", "Eva"][: read_options.players]
    values: list[Any] = []
    parts = parts_of(TerminalSpeaker("en", names), asked, read_options, 0)
    for part, text in zip(parts, typed, strict=True):
        values += part.read(text, values)
    return outcome_of(asked, values)


R4, B2, B5, W1 = 3, 19, 22, 30


@pytest.mark.parametrize(
    ("asked", "typed", "text"),
    [
        (chance("reroll", "hand", 1, (R4,)), "2", "reroll R2"),
        (chance("reroll", "hand", 1, (R4,)), "r2", "reroll R2"),
        (chance("reroll", "pool", 3, (R4, B2, B5)), "1 2 3", "reroll R1 B2 B3"),
        (chance("reroll", "pool", 3, (R4, B2, B5)), "b6 r1 b2", "reroll R1 B6 B2"),
        (chance("reroll", "board", 2, (W1, W1)), "4 6", "reroll W4 W6"),
        (chance("draw", "draw", 1, (1, 1, 1, 1, 1)), "blue", "draw B"),
        (chance("draw", "draw", 1, (1, 1, 1, 1, 1)), "b", "draw B"),
        (chance("start", "start", 2, ()), "rui", "start 2"),
        (chance("start", "start", 2, ()), "2", "start 2"),
    ],
)
def test_answers(asked: Chance, typed: str, text: str) -> None:
    assert read(asked, typed).text == text


@pytest.mark.parametrize(
    ("asked", "typed", "message"),
    [
        (chance("reroll", "hand", 1, (R4,)), "7", '"7" is not a value; dice show 1-6'),
        (chance("reroll", "hand", 1, (R4,)), "B2", "the dice rolled are red, not B2"),
        (chance("reroll", "pool", 3, (R4, B2, B5)), "1 2", "expected 3 values 1-6, in order, found 2"),
        (chance("reroll", "pool", 3, (R4, B2, B5)), "x1 b2 b3", '"x1" is neither a value 1-6 nor a die such as R4'),
        (chance("roll", "pool", 2, (1, 9, 9, 9, 9)), "R1 R2", "there cannot be 2 red dice: the bag holds 1"),
        (chance("draw", "draw", 1, (1, 1, 1, 0, 1)), "B", "there is no blue die left in the bag"),
        (chance("draw", "draw", 1, (1, 1, 1, 1, 1)), "ry", '"ry" is not a color; expected one of R Y G B P'),
        (chance("start", "start", 2, ()), "3", '"3" is not a seat; expected a number from 1 to 2 or a name'),
        (chance("deal", "tools", 3, ("lathekin", "tap_wheel")), "lathekin", "expected 3 cards, found 1: lathekin"),
    ],
)
def test_answers_that_cannot_be(asked: Chance, typed: str, message: str) -> None:
    with pytest.raises(UnknownInputError) as refused:
        read(asked, typed)
    assert str(refused.value) == message


def test_private_pools_are_asked_seat_by_seat() -> None:
    colors = tuple(6 * color for color in range(5) for _ in range(2)) * 2
    outcome = read(chance("reroll", "own", 20, colors), "1 2 3 4 5 6 1 2 3 4", "1 " * 10, dice_pools=True).text
    assert outcome == "reroll R1 R2 Y3 Y4 G5 G6 B1 B2 P3 P4 R1 R1 Y1 Y1 G1 G1 B1 B1 P1 P1"


# -- taking back, leaving, going on --------------------------------------------------------------------------------


def test_a_mistyped_roll_can_be_corrected() -> None:
    out = base_table("R1 Y2 G3 B4 P5", "correct", "R1 Y2 G3 B4 P6").out
    assert "Taken back: roll R1 Y2 G3 B4 P5." in out
    assert "Draft pool: R1 Y2 G3 B4 P6" in out


def test_correcting_goes_back_through_bots_and_deals() -> None:
    out = base_table("R1 Y2 G3 B4 P5", "pass", "correct", "take P5", "undo", "correct", "correct").out
    assert "Taken back: pass." in out
    assert "Taken back: roll R1 Y2 G3 B4 P5." in out
    assert "Taken back: start 1." in out


def test_secrets_stay_hidden_when_they_are_corrected() -> None:
    out = run("play", "--by-hand", "--hot-seat", stdin="\nshades of red\n\nshades of blue\n\ncorrect\n").out
    assert "Taken back: deal private.\n" in out


def test_people_type_their_own_secrets_unseen() -> None:
    typed = "\nshades of red\n\nshades of blue\n\nIndustria, Firelight\n\nVirtus, Batllo\n"
    out = run("play", "--by-hand", "--hot-seat", "--names", "Ana,Rui", stdin=typed).out
    assert out.count("Ana, please enter your cards. Press Enter when only you can see the screen.") == 2
    pages = re.split(r"\n{40,}", out)
    assert [page.partition(",")[0] for page in pages[1:5]] == ["Ana", "Rui", "Ana", "Rui"]
    assert len(pages) == 6, "and then Ana is asked which window to build"


def test_undo_before_a_roll_takes_the_choice_back() -> None:
    game = ["Shades of Red", "random", "Industria, Firelight", "random", "1", "flux_brush lathekin tap_wheel"]
    game += ["random", "1", "R1 Y2 G3 B4 P5", "flux", "P5", "undo", "B4", "3"]
    out = run("play", "--by-hand", stdin="\n".join(game) + "\n").out
    assert "Re-roll: P5 (type the new value, 1-6; random: the program rolls)" in out
    assert "Taken back: take P5." in out
    assert "In hand: B3 (blue 3)" in out


def test_a_game_by_hand_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record = seeded_game(6, mode="automa")
    whole = typing(record)
    left = 30

    def some(screen: str) -> str | None:
        nonlocal left
        left -= 1
        return whole(screen) if left > 0 else "quit"

    ran = type_at("play", "--by-hand", "--mode", "automa", "--save", file, answer=some)
    assert f"The game is saved. To continue it: vitral play --resume {file} --by-hand" in ran.out
    rest = typing(Record(record.options, record.log[len(Record.load(file).log) :]))
    ran = type_at("play", "--by-hand", "--resume", file, answer=rest)
    assert ran.code == 0
    assert Record.load(file).log == record.log


def test_the_end_of_input_and_quitting_are_polite(tmp_path: Path) -> None:
    assert run("play", "--by-hand").out.endswith("At the table> \nGoodbye.\n")
    file = tmp_path / "game.json"
    out = run("play", "--by-hand", stdin=f"shades of red\nsave {file}\nquit\n").out
    assert f"The game is saved. To continue it: vitral play --resume {file} --by-hand\nGoodbye.\n" in out
    assert Record.load(file).log == ()
