"""Examples of the rulebook: positions in fenced blocks, with claims that the tests prove by the engine.

    ```window fractal_drops
    -- -- -- -- --
    R3 Y1 -- -- --
    -- -- -- -- --
    -- -- -- -- --
    legal G2: A3 B3
    illegal R4@A1: same_color_beside
    ```

The first line names the kind and what it is about: `window PATTERN`, `turns PLAYERS START` or `track`. A window has
four rows of dice next; the lines after it are claims, `verb subject: what is stated`.

Below the parser, the functions that work out by the engine what an example claims.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from vitral.cards import all_cards, find_objective
from vitral.dice import TEXT, die_of
from vitral.engine import Options, Score, Window, rules_for, score_window
from vitral.engine.steps.solo import may_go_alone
from vitral.spaces import BIT, INDEX, names

_BLOCK: Final = re.compile(r"^```(\w+)(?: +([^\n]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CLAIM: Final = re.compile(r"(\w+)(?: +([^:]+))?: *(.*)")
_ROWS: Final = {"window": 4}


@dataclass(frozen=True, slots=True)
class ExampleClaim:
    """One line under a position, such as `legal G2: A3 B3`."""

    verb: str
    subject: str
    stated: tuple[str, ...]

    def __str__(self) -> str:
        return f"{f'{self.verb} {self.subject}'.strip()}: {' '.join(self.stated)}"


@dataclass(frozen=True, slots=True)
class Example:
    """A position and what is claimed about it."""

    kind: str
    about: str
    rows: tuple[str, ...]
    claims: tuple[ExampleClaim, ...]


def read_examples(text: str) -> tuple[Example, ...]:
    """Returns the examples in a text of Markdown; `ValueError` if a line is no claim."""
    return tuple(_example(*match.groups()) for match in _BLOCK.finditer(text))


def _example(kind: str, about: str | None, body: str) -> Example:
    lines = body.splitlines()
    count = _ROWS.get(kind, 0)
    return Example(kind, about or "", tuple(lines[:count]), tuple(_claim(line) for line in lines[count:]))


def _claim(line: str) -> ExampleClaim:
    match = _CLAIM.fullmatch(line)
    if not match:
        raise ValueError(f"{line!r} is no claim: expected `verb subject: what is stated`")
    verb, subject, stated = match.groups()
    return ExampleClaim(verb, (subject or "").strip(), tuple(stated.split()))


_WAIVERS: Final[Mapping[str, dict[str, bool]]] = {
    "": {},
    "ignoring color": {"ignore_color": True},
    "ignoring value": {"ignore_value": True},
    "ignoring print": {"ignore_color": True, "ignore_value": True},
    "alone": {"isolated": True},
}


def window_of(example: Example) -> Window:
    """Returns the window that an example shows."""
    return Window.parse(example.about, example.rows, given(example, "excused"))


def fitting(window: Window, die: str, how: str = "") -> list[str]:
    """Returns where a die may go; `how` is what is waived (`ignoring color`), or `alone` for a space that touches
    none.
    """
    return names(window.spaces(die_of(die), **_WAIVERS[how]))


def moving(window: Window, space: str, how: str = "") -> list[str]:
    """Returns where the die on a space may be moved."""
    at = INDEX[space]
    return names(window.lift(at).spaces(window.die_at(at), **_WAIVERS[how]) & ~BIT[at])


def refusing(window: Window, die: str, space: str, how: str = "") -> list[str]:
    """Returns every reason why a die may not go on a space."""
    return [str(reason) for reason in window.reasons(INDEX[space], die_of(die), **_WAIVERS[how])]


def counted(window: Window, subject: str) -> Score:
    """Returns the score sheet of some objectives and `tokens=N`; with `solo`, open spaces cost 3."""
    parts = subject.split()
    tokens = sum(int(part.removeprefix("tokens=")) for part in parts if part.startswith("tokens="))
    cards = [find_objective(part) for part in parts if part != "solo" and "=" not in part]
    private = all_cards().privates
    publics = [card for card in cards if card not in private]
    options = Options.read({"mode": "solo"}) if "solo" in parts else Options()
    return score_window(window, publics, [card for card in cards if card in private], tokens, options)


def turn_order(example: Example) -> list[int]:
    """Returns the seats in the order of their turns, from 1; `3 2` are three players of whom the second starts."""
    players, start, *pools = example.about.split()
    rules = rules_for(Options(players=int(players), dice_pools=bool(pools)), all_cards())
    return [seat + 1 for seat in rules.turns[int(start) - 1]]


def dice_allowed_alone(example: Example) -> list[str]:
    """Returns the dice one of which may go on the lighter track alone."""
    before, left = ([die_of(die) for die in given(example, verb)] for verb in ("before", "left"))
    return [TEXT[die] for die in dict.fromkeys(may_go_alone(before, left))]


def given(example: Example, verb: str) -> tuple[str, ...]:
    """Returns what an example takes as given under that name."""
    return next((claim.stated for claim in example.claims if claim.verb == verb), ())
