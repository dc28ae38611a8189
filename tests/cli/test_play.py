"""`vitral play`: whole games driven through standard input."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random

import pytest

from cli.test_cli import CommandResult, run, saved
from support.long_run import LONG
from vitral import Game, Record, Seat, replay
from vitral.engine import Window
from vitral.records import replay_states
from vitral.terminal.lines.layout import TextStyle, beside, drawn

FIRST = "1\n" * 700
"""Always the first choice: more than enough for a whole game."""


ME_AND_TWO_BOTS = (Seat(), Seat.of_bot("random"), Seat.of_bot("random"))
DEALT = (
    "deal private shades_of_blue shades_of_yellow shades_of_red",
    "deal windows firmitas/kaleidoscopic_dream chromatic_splendor/comitas lux_astram/lux_mundi "
    "aurora_sagradis/aurorae_magnificus industria/via_lux batllo/bellesguard",
    *("side 1", "side 1", "side 4"),
    "deal tools lathekin glazing_hammer flux_remover",
    "deal public shade_variety row_color_variety medium_shades",
    "start 2",
    "roll Y2 P1 P2 Y4 P6 Y5 B4",
    *("take Y5", "place D3", "pass"),
    *("take P1", "place D4", "pass"),
)
"""A table of three; two bots have had their turns, and the person is to choose."""


@pytest.fixture
def dealt(tmp_path: Path) -> Path:
    """That table in a file."""
    return saved(tmp_path / "game.json", DEALT, ME_AND_TWO_BOTS, players=3)


def play(*argv: str | Path, lines: str = "") -> CommandResult:
    """A game against bots that are quick and play anything, unless it is said otherwise."""
    given = {"--bots", "--hot-seat", "--resume"} & {*map(str, argv)} or ("--mode" in argv)
    return run("play", *argv, *(() if given else ("--bots", "random")), stdin=lines)


def last_menu(out: str) -> list[str]:
    """The choices printed last."""
    return [line for _, line in numbered(out)]


def numbered(out: str) -> list[tuple[str, str]]:
    """The numbers and the words of the choices printed last."""
    menus = re.findall(r"(?:^ *\d+  \S.*\n)+", out, re.MULTILINE)
    return [(number, words) for number, words in re.findall(r"^ *(\d+)  (\S.*)$", menus[-1], re.MULTILINE)]


# -- to the end ----------------------------------------------------------------------------------------------------


def test_a_whole_game_against_the_random_bot(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = play("--seed", "7", "--save", file, lines=FIRST)
    assert (ran.code, ran.err) == (0, "")
    assert "Sagrada for 2 players: Player 1 and Random." in ran.out
    assert "The game is over." in ran.out
    assert ran.out.splitlines()[-2].endswith(" wins.")
    record = Record.load(file)
    game = replay(record)
    assert game.over
    winner = ("Player 1", "Random")[game.ranking()[0].seat]
    assert f"\n{winner} wins.\n" in ran.out
    assert f"Player 1: {game.scores()[0].total} point" in ran.out
    assert run("replay", file, "--verify").code == 0


@pytest.mark.parametrize("options", [("--players", "4"), ("--players", "3", "--people", "2"), ("--hot-seat",)])
def test_whole_games_with_more_people_and_bots(options: tuple[str, ...]) -> None:
    ran = play("--seed", "3", *options, lines=FIRST * 2)
    assert ran.code == 0
    assert "The game is over." in ran.out


def test_a_whole_honor_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = ("1\n" * 3 + "check 2\n") * 600
    ran = play("--hot-seat", "--enforcement", "honour", "--seed", "5", "--save", file, lines=lines)
    assert ran.code == 0
    assert "The game is over." in ran.out
    log = Record.load(file).log
    assert any(line.startswith("remove ") for line in log)
    assert "has to remove dice" in ran.out
    assert "may check a window" in ran.out


def test_a_bot_seat_is_told_in_one_sentence_a_turn(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out = play("--seed", "7", "--save", file, lines=FIRST).out
    moves = [line for line in out.splitlines() if line.startswith("Random ")]
    turns = [line for line in moves if not re.match(r"Random (builds|starts|rolls|wins)", line)]
    seat, passes = -1, 0
    for entry, state in replay_states(Record.load(file)):
        passes += entry.text == "pass" and seat == 1
        seat = state.seat
    assert len(turns) == passes > 15
    assert all(line.endswith(".") for line in turns)


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (play("--seed", "7", lines=FIRST).out.splitlines() for _ in range(2))
    assert one[:-1] == other[:-1]  # the last line names the file of each
    fresh = play(lines="quit\n\n")
    assert re.match(r"The seed of this game is (\d+)\. To deal it again: --seed \1\n", fresh.out)


# -- answers -------------------------------------------------------------------------------------------------------


def test_the_table_is_shown_before_the_choices(dealt: Path) -> None:
    out = play("--resume", dealt).out
    table = out[out.index("--- Round 1 of 10: Player 1, first turn ---") :]
    order = ["Tools\n", "Public objectives\n", "Your private objective\n", "Draft pool: ", "Round track: empty\n"]
    order += [
        "You have 5 favor tokens.\n",
        "Your window, Firmitas\n",
        "Your turn. Take a die or use a tool.\n",
    ]
    places = [table.index(part) for part in order]
    assert places == sorted(places)
    assert "  1  take Y2            Take the yellow 2 (fits A3, A4, B5, C1, C5, D1)\n" in table
    assert "  6  tool flux_remover  Use Flux Remover. Price: 1 favor token\n" in table
    assert "  7  pass               End turn\n" in table


def test_a_window_stands_beside_its_pattern_once_it_holds_a_die(dealt: Path) -> None:
    out = play("--resume", dealt, lines="1\n1\nquit\n").out
    assert out.index("Your window, Firmitas\n") < out.index("Your window                   Its pattern, Firmitas\n")
    assert out.count("Its pattern") == 1


def test_enter_shows_the_choice_of_a_window_again() -> None:
    ran = play("--seed", "7", lines="\n\n1\nquit\n")
    assert ran.code == 0
    assert ran.out.count("Choose your window.\n  1  side 1  Build ") == 3
    assert "--- Round 1 of 10" in ran.out


@pytest.mark.parametrize(
    ("answers", "log"),
    [
        (["1", "1"], ["take Y2", "place A3"]),
        (["take Y2", "place A4"], ["take Y2", "place A4"]),
        (["TAKE y2", " place  a4 "], ["take Y2", "place A4"]),
        (["y2", "a4"], ["take Y2", "place A4"]),
        (["y2 a4"], ["take Y2", "place A4"]),
        (["flux", "y4"], ["tool flux_remover", "take Y4"]),
        (["Flux Remover", "2"], ["tool flux_remover", "take Y4"]),
        (["tool flux-remover"], ["tool flux_remover"]),
        (["p2", "undo", "p6", "d4"], ["take P6", "place D4"]),
        (["p2 a1", "undo", "undo", "pass"], ["pass"]),
        (["y2 a4", ""], ["take Y2", "place A4", "pass"]),
    ],
)
def test_what_may_be_typed(dealt: Path, answers: list[str], log: list[str]) -> None:
    play("--resume", dealt, lines="\n".join(answers) + "\n")
    found = Record.load(dealt).log
    assert found[: len(DEALT)] == DEALT
    own = [line for line in found[len(DEALT) :] if not line.startswith(("draw ", "reroll "))]
    assert own[: len(log)] == log


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("take R1", "take R1: not possible. There is no such die in the draft pool."),
        ("r1", "take R1: not possible. There is no such die in the draft pool."),
        (
            "y2 b3",
            "take Y2, place B3: not possible. B3 takes only a 3; your die shows 2. "
            "The first die in a window goes on the edge.",
        ),
        ("lathekin", "tool lathekin: not possible. You could not finish this: no legal move would be left."),
        ("tool tap_wheel", "tool tap_wheel: not possible. That tool is not on this table."),
        (
            "tool tap",
            '"tool tap" is not a tool here; the tools on this table are: lathekin, glazing_hammer, flux_remover',
        ),
        ("place E7", '"E7" is not a space: rows are A-D, columns 1-5'),
        ("place A1", "place A1: not possible. You cannot do that right now."),
        ("99", "There is no choice 99. The choices are 1, 2, 3, 4, 5, 6, 7."),
        ("9" * 5000, f'"{"9" * 60}..." is not a choice here; type a number, an action such as take Y2, or help'),
        ("blue", '"blue" is not a choice here; type a number, an action such as take Y2, or help'),
        ("take", "'take' is not an action; expected something like: take R4 (color R Y G B P, value 1-6)"),
        ("why take R1", "take R1: not possible. There is no such die in the draft pool."),
        ("why y2 a3", "y2 a3 is possible."),
        ("why", "Name an action, such as: why place B3"),
        ("save", "Name a file, such as: save game.json"),
        ("correct", "There is nothing to correct here: the program rolled the dice. To take back a choice: undo"),
        ("list", '"list" is not a choice here; type a number, an action such as take Y2, or help'),
        ("undo", "There is nothing to undo: something was revealed, or your turn has just begun."),
        (
            "read",
            "Row A: open: A1 purple, A2 6, A3 any die, A4 any die, A5 3.",
        ),
        ("read 3", "Random 2: Bellesguard, 3 favor tokens"),
        ("read 4", '"4" is not a seat; seats are 1 to 3'),
        ("score", "Random 1: -14 points and a private objective that you do not know"),
        ("log", "Round 1: Random 2 takes the purple 1 and places it on D4."),
        ("windows", "Random 2: Bellesguard, 3 favor tokens"),
        ("help", "  undo                 take back your last choice this turn, unless something"),
    ],
)
def test_replies_change_nothing(dealt: Path, typed: str, reply: str) -> None:
    ran = play("--resume", dealt, lines=f"{typed}\n")
    assert ran.code == 0
    assert reply in ran.out.partition("Your choice> ")[2].splitlines()
    assert Record.load(dealt).log == DEALT
    assert last_menu(ran.out)[0].startswith("take Y2")


def test_all_reasons_of_a_refusal_are_told(dealt: Path) -> None:
    out = play("--resume", dealt, lines="b4\nplace a1\nplace b2\nplace d3\n").out
    refused = [
        line.removeprefix("Your choice (undo is possible)> ") for line in out.splitlines() if "not possible" in line
    ]
    assert refused == [
        "place A1: not possible. A1 takes only purple dice; yours is blue 4.",
        "place B2: not possible. B2 takes only purple dice; yours is blue 4. "
        "The first die in a window goes on the edge.",
        "place D3: not possible. D3 takes only a 5; your die shows 4.",
    ]


def test_values_go_by_their_own_number(tmp_path: Path) -> None:
    """With Grozing Pliers a 3 may become 2 or 4: typing 2 must mean the value 2, not the second choice."""
    file = tmp_path / "game.json"
    table = ("--tools", "grozing_pliers,lens_cutter,flux_brush", "--hot-seat", "--save", file)
    for seed in range(30):
        file.unlink(missing_ok=True)
        out = play("--seed", str(seed), *table, lines="1\n1\n\n1\n\n\ngrozing_pliers\n").out
        three = next((die for die in re.findall(r"take (.3)", " ".join(last_menu(out)))), None)
        if three is None:
            continue
        file.unlink()
        out = play("--seed", str(seed), *table, lines=f"1\n1\n\n1\n\n\ngrozing_pliers\n{three}\n").out
        if [line.split()[1] for line in last_menu(out)] == ["2", "4"]:
            break
    else:
        pytest.fail("no deal with a 3 for Grozing Pliers")
    file.unlink()
    play("--seed", str(seed), *table, lines=f"1\n1\n\n1\n\n\ngrozing_pliers\n{three}\n2\n")
    assert Record.load(file).log[-1] == "set 2"


# -- secrets -------------------------------------------------------------------------------------------------------


def test_hot_seat_hides_secrets_between_players() -> None:
    out = play("--hot-seat", "--names", "Ana,Rui", "--seed", "2", lines="\n1\n\n1\n").out
    hand_over = re.split(r"\n{40,}", out)
    assert len(hand_over) >= 3
    game = Game.new(2, "2")
    own = [game.view(seat).private[0].name for seat in range(2)]
    for part in hand_over[1:]:
        speaks_to = re.match(r"(Ana|Rui), it is your turn to choose", part)
        assert speaks_to is not None
        other = own[1 - ("Ana", "Rui").index(speaks_to[1])]
        assert other not in part
    assert not any(side.name in hand_over[1] for side in game.view(1).dealt_sides)


def test_a_bot_opponent_keeps_its_secret_until_the_end() -> None:
    game = Game.new(2, "7")
    secret = game.view(1).private[0].name
    out = play("--seed", "7", lines="1\n1\n1\nscore\nlog\nwindows\ntable\n").out
    assert secret not in out
    assert secret in play("--seed", "7", lines=FIRST).out


def test_the_score_of_others_leaves_their_secret_out() -> None:
    out = play("--seed", "7", lines="1\n" * 40 + "score\n").out
    assert re.search(r"Random: -?\d+ points? and a private objective that you do not know", out)


# -- windows in words, cards and bots of one's own -----------------------------------------------------------------


def test_windows_are_told_instead_of_drawn(dealt: Path) -> None:
    out = play("--resume", dealt, "--words", lines="y2\nwindows\n").out
    assert re.search(r"^Draft pool: yellow 2, (\w+ \d, ){3}and purple 6$", out, re.MULTILINE)
    assert "\nRow A: open: A1 purple, A2 6, A3 any die, " in out
    assert "     1   2   3   4   5" not in out
    assert "Random 1: Lux Astram, 5 favor tokens\nRow A: " in out


def test_cards_of_ones_own_are_played_shown_and_taken_up_again(tmp_path: Path) -> None:
    cards, file = tmp_path / "mine.toml", tmp_path / "game.json"
    cards.write_text(CUSTOM_TOOL)
    table = ("--tools", "looking_glass,lens_cutter,flux_remover", "--cards", cards, "--hot-seat", "--seed", "2")
    out = play(*table, "--save", file, lines="\n1\n\n1\n\nlooking\n1\n").out
    assert "  Looking Glass (1 favor token): Turn the die over before you place it.\n" in out
    assert re.search(r"^ +\d+  tool looking_glass +Use Looking Glass\. Price: 1 favor token$", out, re.MULTILINE)
    assert "Looking Glass: Choose a die.\n" in out
    assert Record.load(file).log[-1].startswith("take ")
    again = play("--resume", file, lines="\nlog\n").out
    assert " pays 1 favor token for Looking Glass, takes " in again
    assert "Looking Glass" in run("terminal", "--plain", "--resume", file, stdin="\nlog\n").out
    refused = run("terminal", "--resume", file)
    assert (refused.code, refused.out) == (2, "")


def test_a_program_plays_a_seat(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if 'legal' in asked:\n"
        "        print(json.dumps({'action': asked['legal'][-1]}), flush=True)\n"
    )
    out = play("--bots", f"cmd:{sys.executable} {bot}", "--seed", "7", lines="1\n" + "pass\n" * 3).out
    assert "--- Round 2 of 10" in out


# -- color ---------------------------------------------------------------------------------------------------------


def test_color_is_only_an_addition() -> None:
    window = Window.parse("batllo", ["R4 -- -- -- --", *["-- -- -- -- --"] * 3])
    grid, dice = window.pattern.grid, window.dice()
    plain, colored = drawn(grid, dice), drawn(grid, dice, TextStyle(colored=True))
    assert "\x1b" not in "".join(plain)
    assert [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in colored] == plain
    assert "\x1b[1;31mR4" in colored[1]
    widths = {len(re.sub(r"\x1b\[[0-9;]*m", "", line)) for line in beside(colored, ["|"] * 5)}
    assert widths == {31}


@pytest.mark.parametrize(
    ("env", "colored"), [({"TERM": "xterm"}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_color_only_where_wanted(env: dict[str, str], colored: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    assert TextStyle.of_stdout().colored is colored
    monkeypatch.setattr(sys.stdout, "isatty", lambda: False, raising=False)
    assert TextStyle.of_stdout().colored is False


# -- anything ------------------------------------------------------------------------------------------------------

CUSTOM_TOOL = """
format = "vitral-cards/1"

[[tool]]
number = 50
id = "looking_glass"
name = "Looking Glass"
solo_color = "P"
first_printing = "1"
when = ["before_draft"]
steps = ["take", "flip", "place"]
text = "Turn the die over before you place it."
"""

TYPED = [
    "undo",
    "score",
    "log",
    "read",
    "windows",
    "table",
    "help",
    "?",
    "why",
    "table",
    "why_R4",
    "take_r4",
    "g5_a1",
    "place_c3",
    "lift_a1",
    "set_3",
    "stop",
    "leave",
    "pass",
    "check_2",
    "remove_a1",
    "@@",
    "tool",
    "why_undo",
    "track_R4@3",
    "r4@2",
    "é",
    "side_2",
    "lens",
    "looking",
    "b?",
    "take_b?",
    "w4_a1",
    "place",
    "why_check_9",
    "\x1b[2J",
]


@pytest.mark.parametrize(
    "table",
    [
        ("--players", "4", "--people", "2"),
        ("--hot-seat", "--enforcement", "honour"),
        ("--tools", "grozing_pliers,tap_wheel,flux_brush", "--bag", "scaled"),
        ("--tools", "looking_glass,lens_cutter,flux_remover", "--cards"),
    ],
)
def test_nothing_that_is_typed_can_break_a_game(table: tuple[str, ...], tmp_path: Path) -> None:
    cards = tmp_path / "mine.toml"
    cards.write_text(CUSTOM_TOOL)
    random = Random(1)
    for seed in range(4 if LONG else 2):
        typed = [random.choice(TYPED).replace("_", " ") if random.random() < 0.4 else "1" for _ in range(900)]
        file = tmp_path / f"{seed}.json"
        argv = [*table, str(cards)] if table[-1] == "--cards" else list(table)
        ran = play("--seed", str(seed), "--save", file, *argv, lines="\n".join(typed))
        assert (ran.code, ran.err) == (0, "")
        assert run("replay", file, "--verify").code == 0
