"""What the engine says of a position in the rulebook. Pages state it; here it is worked out, to be proved and drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from vitral.cards import all_cards, find_objective
from vitral.dice import TEXT, die_of
from vitral.engine import Options, Score, Window, rules_for, score_window
from vitral.engine.prices import open_space_penalty
from vitral.engine.steps.solo import may_go_alone
from vitral.i18n.examples import Example
from vitral.spaces import BIT, INDEX, names

_SPACES: Final[Mapping[str, Callable[[Window, int], int]]] = {
    "": Window.spaces,
    "ignoring color": Window.spaces_ignoring_color,
    "ignoring value": Window.spaces_ignoring_value,
    "ignoring print": Window.spaces_ignoring_print,
    "alone": Window.spaces_isolated,
}
_WAIVERS: Final[Mapping[str, dict[str, bool]]] = {
    "": {},
    "ignoring color": {"ignore_color": True},
    "ignoring value": {"ignore_value": True},
    "ignoring print": {"ignore_color": True, "ignore_value": True},
    "alone": {"isolated": True},
}


def window_of(example: Example) -> Window:
    """The window that an example shows."""
    return Window.parse(example.about, example.rows, given(example, "excused"))


def fitting(window: Window, die: str, how: str = "") -> list[str]:
    """Where a die may go; `how` is what is waived (`ignoring color`), or `alone` for a space that touches none."""
    return names(_SPACES[how](window, die_of(die)))


def moving(window: Window, space: str, how: str = "") -> list[str]:
    """Where the die on a space may be moved."""
    at = INDEX[space]
    return names(_SPACES[how](window.lift(at), window.die_at(at)) & ~BIT[at])


def refusing(window: Window, die: str, space: str, how: str = "") -> list[str]:
    """Every reason why a die may not go on a space."""
    return [str(reason) for reason in window.reasons(INDEX[space], die_of(die), **_WAIVERS[how])]


def counted(window: Window, subject: str) -> Score:
    """The score sheet of some objectives and `tokens=N`; with `solo`, open spaces cost 3."""
    parts = subject.split()
    tokens = sum(int(part.removeprefix("tokens=")) for part in parts if part.startswith("tokens="))
    cards = [find_objective(part) for part in parts if part != "solo" and "=" not in part]
    private = all_cards().privates
    publics = [card for card in cards if card not in private]
    return score_window(
        window, publics, [card for card in cards if card in private], tokens, open_space_penalty(solo="solo" in parts)
    )


def turn_order(example: Example) -> list[int]:
    """The seats in the order of their turns, from 1; `3 2` are three players of whom the second starts."""
    players, start, *pools = example.about.split()
    rules = rules_for(Options(players=int(players), dice_pools=bool(pools)), all_cards())
    return [seat + 1 for seat in rules.turns[int(start) - 1]]


def going_alone(example: Example) -> list[str]:
    """The dice one of which may go on the lighter track alone."""
    before, left = ([die_of(die) for die in given(example, verb)] for verb in ("before", "left"))
    return [TEXT[die] for die in dict.fromkeys(may_go_alone(before, left))]


def given(example: Example, verb: str) -> tuple[str, ...]:
    """What an example takes as given under that name."""
    return next((claim.stated for claim in example.claims if claim.verb == verb), ())
