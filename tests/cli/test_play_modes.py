"""`vitral play` in every mode: whole games typed at random, and what players see and may type in each."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from cli.test_cli import CommandResult, run, saved
from cli.test_play import numbered
from support.long_run import LONG
from vitral import Game, Record, Seat, replay
from vitral.cli import main
from vitral.cli.arguments import names_of


class Typist(io.TextIOBase):
    """A person at the keyboard: reads what is on the screen and types an answer."""

    def __init__(self, screen: io.StringIO, answer: Callable[[str], str | None]) -> None:
        self._screen = screen
        self._answer = answer
        self._typed = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        """The answer to what is on the screen; nothing at the end of input."""
        self._typed += 1
        assert self._typed < 20_000, "the game takes nothing that is typed"
        typed = self._answer(self._screen.getvalue())
        return "" if typed is None else f"{typed}\n"


def type_at(*argv: str | Path, answer: Callable[[str], str | None]) -> CommandResult:
    """Run a command whose questions are answered by looking at the screen."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), patch.object(sys, "stdin", Typist(out, answer)):
        code = main([str(word) for word in argv])
    return CommandResult(code, out.getvalue(), err.getvalue())


def any_number(seed: int, limit: int = 10_000) -> Callable[[str], str | None]:
    """Types any number of the last menu."""
    random = Random(seed)
    left = limit

    def answer(screen: str) -> str | None:
        nonlocal left
        left -= 1
        if left < 0:
            return None
        if screen.endswith("Press Enter when only you can see the screen. "):
            return ""
        return random.choice(numbered(screen))[0]

    return answer


PASSION = ("--inspirations", "--rare-glass", "--passion-publics", "--promos")
MODES = {
    "solo": ("--mode", "solo"),
    "solo_lighter": ("--mode", "solo", "--track", "lighter", "--inspirations", "--solo-tools", "5"),
    "solo_first_printing": ("--mode", "solo", "--solo-payment", "first_printing", "--solo-private", "1"),
    "five": ("--players", "5", "--bots", "random"),
    "six": ("--players", "6", "--people", "2", "--privates", "positions"),
    "pools": ("--players", "2", "--dice-pools", "--hot-seat"),
    "pools_with_all": ("--players", "4", "--dice-pools", *PASSION, "--people", "2"),
    "passion": ("--players", "3", *PASSION, "--expansion-windows"),
    "passion_honor": ("--inspirations", "--rare-glass", "--hot-seat", "--enforcement", "honour"),
    "automa": ("--mode", "automa"),
    "automa_lenient": ("--mode", "automa", "--automa-misfit", "lenient", "--automa-level", "hard"),
    "automa_passion": ("--mode", "automa", *PASSION),
}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", [1, 2] if LONG else [1])
def test_whole_games_typed_at_random(mode: str, seed: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = type_at("play", "--seed", str(seed), "--save", file, *MODES[mode], answer=any_number(seed))
    assert (ran.code, ran.err) == (0, "")
    assert "The game is over." in ran.out
    assert "Traceback" not in ran.out
    game = replay(Record.load(file))
    assert game.over
    last = ran.out.splitlines()[-2]
    if mode.startswith("solo"):
        assert game.target is not None
        margin = game.scores()[0].total - game.target
        assert last.startswith(f"Won by {margin} point" if margin > 0 else "Lost, ")
        assert last.endswith(f": {game.scores()[0].total} against a target of {game.target}.")
    else:
        names = [*names_of(Record.load(file))]
        assert last == f"{names[game.ranking()[0].seat]} wins."
    assert run("replay", file, "--verify").code == 0
    assert run("replay", file).code == 0


@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_every_mode_goes_on_where_it_stopped(mode: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    type_at("play", "--seed", "3", "--save", file, *MODES[mode], answer=any_number(3, 40))
    before = Record.load(file)
    ran = type_at("play", "--resume", file, answer=any_number(4))
    assert (ran.code, ran.err) == (0, "")
    after = Record.load(file)
    assert after.log[: len(before.log)] == before.log
    assert after.result is not None


# -- solo ----------------------------------------------------------------------------------------------------------


SOLO = (
    "deal private shades_of_green shades_of_yellow",
    "deal windows industria/via_lux symphony_of_light/virtus",
    "deal public color_diagonals column_shade_variety",
)


@pytest.fixture
def solo(tmp_path: Path) -> Callable[..., list[str]]:
    """What a solo player of one deal sees after some answers."""

    def lines(*typed: str) -> list[str]:
        log = (*SOLO[:2], "side 2", SOLO[2], "roll B5 B6 Y6 P4")
        tools = ["grinding_stone", "tap_wheel", "flux_remover"]
        file = saved(tmp_path / "solo.json", log, mode="solo", tools=tools)
        return run("play", "--resume", file, stdin="\n".join(typed) + "\n").out.splitlines()

    return lines


Solo = Callable[..., list[str]]


def test_solo_has_no_tokens_but_a_target(solo: Solo) -> None:
    lines = solo()
    assert "Sagrada solo: Player 1 against the round track. Type help to see what you can do." in lines
    assert "Your private objectives (the better one counts)" in lines
    assert "Target so far: 0, the sum of the dice on the round track." in lines
    assert not any("favor token" in line for line in lines)


def test_a_solo_tool_is_paid_with_a_die_and_gone(solo: Solo) -> None:
    lines = solo("flux", "pay p4", "y6", "set 4", "leave", "pass")
    assert "Flux Remover: Choose a die to pay with. It leaves the game." in lines
    assert "  1  pay P4  Pay with the purple 4" in lines
    assert any(line.startswith("Tools (and which die pays for them): Grinding Stone (a green die)") for line in lines)
    assert "Out of the game: P4" in lines
    text = " ".join(line.strip() for line in lines)
    assert "used and removed: Flux Remover" in text


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("tool tap", "tool tap_wheel: not possible. "),
        ("grinding", "tool grinding_stone: not possible. No die in the draft pool can pay for it."),
        ("pay Y6", "pay Y6: not possible. You cannot do that right now."),
        ("pay", "'pay' is not an action; expected something like: pay R4 (a die from the draft pool)"),
        ("keep all", "keep all: not possible. You cannot do that right now."),
        ("own Y6", "own Y6: not possible. You cannot do that right now."),
        ("inspire", "inspire: not possible. You cannot do that right now."),
        (
            "tool lens",
            '"tool lens" is not a tool here; the tools on this table are: grinding_stone, tap_wheel, flux_remover',
        ),
        ("score", "Target so far: 0, the sum of the dice on the round track."),
    ],
)
def test_replies_in_solo(solo: Solo, typed: str, reply: str) -> None:
    assert any(line.removeprefix("Your choice> ").startswith(reply) for line in solo(typed))


def test_a_solo_window_is_chosen_without_tokens() -> None:
    out = run("play", "--by-hand", "--mode", "solo", stdin="random\nIndustria, Virtus\n").out
    assert "  2  side 2  Build Via Lux\n" in out


def test_the_lighter_track_asks_at_the_end_of_a_round(tmp_path: Path) -> None:
    log = [*SOLO[:2], "side 1", "deal tools lathekin tap_wheel flux_brush", SOLO[2]]
    log += ("roll Y2 P1 P2 Y4", "pass", "pass", "roll R4 Y1 B5 Y4", "pass", "pass")
    file = saved(tmp_path / "game.json", log, mode="solo", track="lighter")
    out = run("play", "--resume", file, stdin="keep\nkeep Y1\nkeep b5\n").out
    assert "--- End of round 2 of 10: Player 1 chooses what goes on the round track ---" in out
    assert "Choose which dice go on the round track." in out
    assert "  1  keep B5   Put only the blue 5 on the round track" in out
    assert "  2  keep all  Put all of them on the round track" in out
    assert "'keep' is not an action; expected something like: keep R4, or keep all" in out
    assert "keep Y1: not possible. That die may not go on the round track alone." in out
    assert "keep B5" in Record.load(file).log
    assert "On the round track: blue 5." in out


# -- private pools, rare glass, inspirations -----------------------------------------------------------------------


def test_private_pools_are_seen_by_all_and_placed_from() -> None:
    table = ("--dice-pools", "--hot-seat", "--names", "Ana,Rui", "--seed", "4")
    out = run("play", *table, stdin="\n1\n\n1\n\n").out
    assert re.search(r"^Your private dice: (\w\d ?){10}$", out, re.MULTILINE)
    assert re.search(r"^(Ana|Rui)’s private dice: (\w\d ?){10}$", out, re.MULTILINE)
    own = re.findall(r"^ +\d+  (own \w\d) +Take your private \w+ \d \(fits (\w\d)", out, re.MULTILINE)
    die, space = own[0]
    again = run("play", *table, stdin=f"\n1\n\n1\n\n{die} {space}\n").out
    assert "(you placed one this turn)" in again
    assert f"{die}: not possible. " in run("play", *table, stdin=f"\n1\n\n1\n\n{die} {space}\n{die}\n").out


def test_a_die_in_both_pools_has_to_be_told_apart() -> None:
    for seed in range(40):
        game = Game.new(2, str(seed), dice_pools=True)
        game.play("side 1")
        game.play("side 1")
        texts = [action.text for action in game.legal_actions()]
        both = [text for text in texts if text.startswith("take ") and text.replace("take", "own") in texts]
        if both:
            break
    die = both[0].removeprefix("take ")
    out = run("play", "--dice-pools", "--hot-seat", "--seed", str(seed), stdin=f"\n1\n\n1\n\n{die}\n").out
    assert f"which one: take {die} or own {die}?" in out


ME_AND_BOT = (Seat(), Seat.of_bot("random"))
GLASS = (
    "deal private rg_diagonals_sum rg_same_value",
    "deal windows industria/via_lux symphony_of_light/virtus fractal_drops/ripples_of_light shadow_thief/sun_catcher",
    *("side 2", "side 1"),
    "deal board patterned",
    "reroll W3 W3 W5",
    "deal tools running_pliers tap_wheel",
    "deal public color_diagonals column_shade_variety light_shades",
    "start 1",
    "roll B5 B6 Y6 P4 Y2",
)


def test_rare_glass_shows_its_price_and_tokens(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", GLASS, ME_AND_BOT, rare_glass=True)
    out = run("play", "--resume", file, stdin="glass W6\nglass W9\nglass w3 a2\ntable\n").out
    folded = out.replace("\n    ", " ").replace("\n  ", " ")
    assert "Patterned Glass (no favor tokens on it) holds W3 W3 W5; one die costs you 2 favor tokens now" in folded
    assert re.search(r"glass W3 +Take the rare glass 3\. Price: 2 favor tokens \(fits A1, A2, A4, ", out)
    assert "glass W6: not possible. There is no such die on the rare-glass board." in out
    assert "'glass W9' is not an action; expected something like: glass W4" in out
    assert "Patterned Glass (2 favor tokens on it) holds W3 W5; your window already has rare glass" in folded


def test_what_is_reconstructed_is_marked(tmp_path: Path) -> None:
    file = saved(tmp_path / "game.json", GLASS, ME_AND_BOT, rare_glass=True)
    out = run("play", "--resume", file).out
    assert "\n  Rays*: Add up" in out
    assert "* our own reconstruction of a card; for more: vitral cards ID" in out
    assert "*" not in run("play", "--seed", "5", stdin="1\n").out


def test_inspirations_of_all_seats_are_shown_with_what_is_left_of_them() -> None:
    table = ("play", "--inspirations", "--players", "3", "--seed", "5", "--hot-seat", "--names", "Ana,Rui,Eva")
    out = run(*table, stdin="\n1\n\n1\n\n1\n\n").out
    assert re.search(r"^  yours: \w+\*?, once per (round|game), not used yet: ", out, re.MULTILINE)
    assert len(set(re.findall(r"^  (Ana|Rui|Eva): \w+\*?, once per ", out, re.MULTILINE))) >= 2


def test_a_failed_luck_is_told_to_its_own_seat() -> None:
    for seed in range(60):
        ran = type_at("play", "--mode", "solo", "--inspirations", "--seed", str(seed), answer=_lucky_action)
        if "so the turn is over." in ran.out:
            return
    pytest.fail("Luck never failed")


def _lucky_action(screen: str) -> str | None:
    """Takes dice that fit nowhere, if there are any, and rolls them again."""
    for pattern in (r"inspire", r"take .*fits no space", r"side|place|take|pass|go"):
        if found := [number for number, words in numbered(screen) if re.match(pattern, words)]:
            return found[0]
    return None


# -- the Automa ----------------------------------------------------------------------------------------------------


Automa = Callable[..., str]


@pytest.fixture
def automa(tmp_path: Path) -> Automa:
    """What the person of one deal sees after some answers; the Automa's cards are typed too."""

    def out(*typed: str) -> str:
        log = ["deal private shades_of_green shades_of_purple", SOLO[1]]
        log += ["deal tools running_pliers tap_wheel grinding_stone"]
        log += ("deal public color_diagonals column_shade_variety light_shades", "side 2", "roll R5 B3 B6 R4 G3")
        file = saved(tmp_path / "automa.json", log, mode="automa")
        return run("play", "--resume", file, "--by-hand", stdin="\n".join(typed) + "\n").out

    return out


def test_against_the_automa_dice_lie_on_places(automa: Automa) -> None:
    out = automa("b3 a4", "pass")
    assert "Sagrada against the Automa: Player 1 and Automa. " in out
    assert "Draft pool by place: 1: R5, 2: B3, 3: B6, 4: R4, 5: G3" in out
    assert re.search(r"^  2  take B3@2 +Take the blue 3 from place 2 \(fits ", out, re.MULTILINE)
    assert "Draft pool by place: 1: R5, 2: empty, 3: B6, 4: R4, 5: G3" in out
    assert "Automa has 5 favor tokens; this round’s card is still face down" in out
    assert "The Automa’s window" in out


def test_the_automa_tells_what_it_does_and_why(automa: Automa) -> None:
    out = automa("take G3@5", "place A4", "pass", "A16")
    assert "Automa reveals card A16: places 2, 1, 5, and 4 in this order." in out
    assert (
        "Automa takes the blue 3 from place 2, because that is the first place on its card, "
        "and puts it on A4, the topmost open space of the blue column." in out
    )
    assert "Automa has 5 favor tokens; card A16: places 2, 1, 5, and 4 in this order" in out
    assert "Shades of Green" in out
    assert "Shades of Purple" not in out


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("take R1", "take R1: not possible. There is no such die in the draft pool."),
        ("take R5@2", "take R5@2: not possible. There is no such die in the draft pool."),
        ("take R5@9", "'take R5@9' is not an action; expected something like: take R4 (color R Y G B P, value 1-6)"),
        ("why r5 a1", "take R5@1, place A1: not possible. A1 takes only "),
        ("why r5 b1", "r5 b1 is possible."),
        ("score", "Automa: "),
        ("windows", "Automa: 5 favor tokens"),
    ],
)
def test_replies_against_the_automa(automa: Automa, typed: str, reply: str) -> None:
    lines = [line.removeprefix("Your choice> ") for line in automa(typed).splitlines()]
    assert any(line.startswith(reply) for line in lines)


def test_two_equal_dice_have_to_be_told_apart(automa: Automa) -> None:
    out = automa("g3 a4", "pass", "A16", "pass", "P5 B4 R3 R6 R6", "A07", "r6")
    assert "which one: take R6@4 or take R6@5?" in out


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("--mode", "automa", "--people", "2"), "--people 2: there is only 1 seat"),
        (("--mode", "solo", "--bots", "random"), "--bots: there is no seat left for a bot"),
        (
            ("--by-hand", "--seed", "3"),
            "--seed: with --by-hand the real table deals the game; leave out one of the two",
        ),
    ],
)
def test_tables_that_cannot_be_set_up(argv: tuple[str, ...], message: str) -> None:
    assert run("play", *argv) == (2, "", f"vitral play: {message}\n")


TYPED = "undo score log read windows table help why own_r4 own_r4_a1 glass_w4 glass_w4_b2 inspire go gather gather_lens"
TYPED += " pay_r4 keep_r5 keep_all take_r4@3 r4@3_b2 r4_b2 r4@9 take_@ @3 pay keep own glass w4 w4_a1 all correct list"


@pytest.mark.parametrize("mode", MODES)
def test_nothing_that_is_typed_can_break_a_game(mode: str, tmp_path: Path) -> None:
    random, numbers = Random(7), any_number(7, 500)

    def answer(screen: str) -> str | None:
        if "?\n" in screen and random.random() < 0.4:
            return random.choice(TYPED.split()).replace("_", " ")
        return numbers(screen)

    file = tmp_path / "game.json"
    ran = type_at("play", "--seed", "8", "--save", file, *MODES[mode], answer=answer)
    assert (ran.code, ran.err) == (0, "")
    assert run("replay", file, "--verify").code == 0
