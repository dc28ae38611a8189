"""Chance is outside the engine: a step asks for an outcome, and a dealer, a record or a person at a table gives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, NamedTuple

from vitral.dice import LETTERS, TEXT, die_of
from vitral.translatable import TranslatableError, TranslatableText, at_place, expected, one_of, quoted

Kind = Literal["deal", "start", "roll", "reroll", "draw"]


class ChanceError(TranslatableError):
    """Raised for an outcome that cannot have happened."""


def chance_error(outcome: str, why: TranslatableText) -> ChanceError:
    """Returns the error for an outcome, which begins with its text."""
    return ChanceError(at_place(quoted(outcome), why))


def not_in_deck(card: str) -> TranslatableText:
    """Returns the text for a card that cannot be dealt now."""
    return TranslatableText("fault-chance-not-in-deck", "{name} is not in that deck", name=quoted(card))


def wrong_number(wanted: int, found: int) -> TranslatableText:
    """Returns the text for a roll of too many or too few dice."""
    return TranslatableText(
        "fault-chance-dice", "expected a roll of {wanted} dice, found {found}", wanted=wanted, found=found
    )


class Chance(NamedTuple):
    """A question to chance.

    - `deal`: `amount` different cards of `among` (ids), for `purpose`: `private`, `windows`, `tools`, `public`
    - `start`: one seat of `amount`
    - `roll`: `amount` dice drawn from the bag, which holds `among` dice of each color, and rolled
    - `reroll`: new values for the dice `among`, color by color
    - `draw`: the color of one die drawn from the bag
    """

    kind: Kind
    purpose: str
    amount: int
    among: tuple[Any, ...]
    round: int = 0
    turn: int = 0
    """The turn of the round, so that the outcome of a keyed dealer does not depend on earlier turns."""


class Outcome(NamedTuple):
    """An answer of chance: card ids, a seat, dice or a color, depending on `kind`. `parse_outcome` reads its text."""

    kind: Kind
    purpose: str
    values: tuple[Any, ...]

    @property
    def text(self) -> str:
        """Its line in a log, such as `roll R4 B2 G6` or `deal tools lathekin tap_wheel lens_cutter`."""
        if self.kind == "deal":
            return " ".join(("deal", self.purpose, *map(str, self.values)))
        return " ".join((self.kind, *(_WRITE[self.kind](value) for value in self.values)))


_WRITE: Final[dict[str, Callable[[int | str], str]]] = {
    "start": lambda seat: str(int(seat) + 1),
    "roll": lambda die: TEXT[int(die)],
    "reroll": lambda die: TEXT[int(die)],
    "draw": lambda color: LETTERS[int(color)],
}
PURPOSES: Final = {"start": "start", "roll": "pool", "reroll": "reroll", "draw": "draw"}
_SEATS: Final = tuple("123456")
_BEGINNINGS: Final = ("deal", *_WRITE)
DECKS: Final = ("private", "windows", "tools", "public", "inspirations", "board", "automa", "position", "slot")


def is_outcome(text: str) -> bool:
    """Returns whether a line of a log is an outcome rather than an action."""
    return text.split(" ", 1)[0] in _BEGINNINGS


def parse_outcome(text: str) -> Outcome:
    """Returns the outcome of a line; raises `ValueError` if it is invalid."""
    kind, *words = text.split()
    if kind == "deal":
        if not words or words[0] not in DECKS:
            raise _unreadable(text, expected(one_of(f"deal {deck}" for deck in DECKS)))
        return Outcome("deal", words[0], tuple(words[1:]))
    if kind == "start":
        if len(words) != 1 or words[0] not in _SEATS:
            raise _unreadable(text, expected(one_of(f"start {seat}" for seat in _SEATS)))
        return Outcome("start", "start", (int(words[0]) - 1,))
    if kind == "roll":
        return Outcome("roll", "pool", tuple(die_of(word) for word in words))
    if kind == "reroll":
        return Outcome("reroll", "reroll", tuple(die_of(word) for word in words))
    if kind == "draw":
        if len(words) != 1 or words[0] not in LETTERS:
            raise _unreadable(text, expected(one_of(f"draw {color}" for color in LETTERS)))
        return Outcome("draw", "draw", (LETTERS.index(words[0]),))
    raise TranslatableError(
        TranslatableText(
            "fault-chance-unknown",
            "{text} is not an outcome; an outcome begins with one of: {names}",
            text=quoted(text),
            names=", ".join(_BEGINNINGS),
        )
    )


def _unreadable(text: str, why: TranslatableText) -> TranslatableError:
    return TranslatableError(at_place(quoted(text), why))
