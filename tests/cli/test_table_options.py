"""Every option of a table can be given on the command line, and is refused there in the engine's own words."""

from __future__ import annotations

from typing import Any

import pytest

from cli.test_cli import run
from vitral.cli.arguments import flag_of
from vitral.engine import OptionError, Options
from vitral.engine.options import OPTION_NAMES, OPTIONS
from vitral.i18n import LANGUAGES, translator_for

SPECIAL: dict[str, tuple[tuple[str, ...], Any]] = {
    "players": (("--players", "5"), 5),
    "audit": (("--enforcement", "honour", "--audit", "neighbors"), "neighbors"),
    "tools": (("--tools", "lathekin,tap_wheel,flux_brush"), ["lathekin", "tap_wheel", "flux_brush"]),
    "public": (
        ("--public", "light_shades,medium_shades,deep_shades"),
        ["light_shades", "medium_shades", "deep_shades"],
    ),
    "automa_bonus": (("--mode", "automa", "--automa-bonus", "7"), 7),
}
"""Options whose values are not listed, or that mean something only beside another."""


def given(name: str) -> tuple[tuple[str, ...], Any]:
    """Arguments that set an option to another value than its default at a table where it applies, and that value."""
    if name in SPECIAL:
        return SPECIAL[name]
    option = OPTIONS[name]
    where = option.applies
    mode = ("--mode", where.modes[0]) if where.modes and "standard" not in where.modes else ()
    module = (flag_of(where.with_any[0]),) if where.with_any else ()
    value = next((one for one in option.values if one not in (None, option.default)), None)
    if set(option.values) <= {True, False, None}:
        value = not option.default
        flag: tuple[str, ...] = (flag_of(name),)
    else:
        flag = (flag_of(name), str(value))
    return (*mode, *module, *flag), value


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_of_every_option_in_the_words_of_the_forms(language: str) -> None:
    help_text = " ".join(run("simulate", "--help", "--lang", language).out.split())
    say = translator_for(language).say
    for option in OPTIONS:
        assert f"{say(f'option-{option.name}')}. {say(f'option-{option.name}.about')}" in help_text


def test_help_tells_values_and_what_is_usual() -> None:
    help_text = " ".join(run("simulate", "--help").out.split())
    assert "--solo-tools 1|2|3|4|5 Number of tools. The fewer tools, the harder the game. Default: 3." in help_text
    assert "--bag full|scaled Dice bag." in help_text
    assert "--promos, --no-promos Promo cards." in help_text


@pytest.mark.parametrize("name", OPTION_NAMES)
def test_every_option_reaches_the_table(name: str) -> None:
    argv, value = given(name)
    options = run("simulate", "--games", "1", "--json", *argv).data["options"]
    assert options[name] == value
    flag = flag_of(name)
    assert flag in argv
    assert flag in run("play", "--help").out
    ran = run("play", "--resume", "x", *argv[-2:] if len(argv) > 1 else argv)
    assert ran.code == 2
    assert "cannot be changed in a saved game; leave it out with --resume" in ran.err


def test_an_option_can_be_left_to_the_mode_or_switched_off() -> None:
    six = ("simulate", "--games", "1", "--json", "--players", "6")
    assert run(*six).data["options"]["expansion_windows"] is None
    assert run(*six, "--no-expansion-windows").data["options"]["expansion_windows"] is False
    assert run(*six, "--no-promos").data["options"]["promos"] is False


@pytest.mark.parametrize("mode", ["solo", "automa"])
def test_one_player_is_understood_where_the_mode_is_for_one(mode: str) -> None:
    assert run("simulate", "--games", "1", "--json", "--mode", mode).data["options"]["players"] == 1
    assert run("play", "--mode", mode, "--seed", "1", stdin="1\n").code == 0


@pytest.mark.parametrize(
    "given",
    [
        {"mode": "solo", "players": 2},
        {"mode": "solo", "rare_glass": True},
        {"mode": "automa", "dice_pools": True},
        {"mode": "automa", "bag": "scaled"},
        {"mode": "automa", "enforcement": "honour"},
        {"automa_level": "hard"},
        {"track": "lighter"},
        {"players": 6, "privates": "colors"},
        {"players": 5, "bag": "scaled"},
        {"rare_glass": True, "tools": ["lathekin", "tap_wheel", "flux_brush"]},
        {"mode": "solo", "public": ["light_shades", "medium_shades", "deep_shades"]},
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_refusals_are_the_engines_own_sentences(given: dict[str, Any], command: str) -> None:
    argv = []
    for name, value in given.items():
        argv.append(flag_of(name))
        if value is not True:
            argv.append(",".join(value) if isinstance(value, list) else str(value))
    with pytest.raises(OptionError) as refused:
        Options.read(given)
    flag, why = f"--{refused.value.option.replace('_', '-')}", refused.value.why
    assert run(command, *argv) == (2, "", f"vitral {command}: {flag}: {why}; see: vitral {command} --help\n")


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (("--mode", "sol"), 'expected standard, solo, or automa, found "sol"; did you mean solo?'),
        (("--bag", "huge"), 'expected full or scaled, found "huge"; see: vitral play --help'),
        (("--solo-tools", "6"), 'expected 1, 2, 3, 4, or 5, found "6"; see: vitral play --help'),
        (("--start-player", "Ana"), 'expected random, 1, 2, 3, 4, 5, or 6, found "Ana"; see: vitral play --help'),
        (("--automa-bonus", "many"), 'expected a whole number, 0 or more; found "many"; see: vitral play --help'),
    ],
)
def test_a_value_that_is_none_is_told_by_the_flag_that_was_typed(argv: tuple[str, str], message: str) -> None:
    assert run("play", *argv) == (2, "", f"vitral play: argument {argv[0]}: {message}\n")


def test_a_card_that_this_table_does_not_have() -> None:
    ran = run("simulate", "--tools", "strip_cutter,lathekin,tap_wheel")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith('vitral simulate: --tools: "strip_cutter" is not in the deck of this table')
    pools = ("--dice-pools", "--tools", "strip_cutter,lathekin,tap_wheel")
    assert run("simulate", "--games", "1", *pools).code == 0
