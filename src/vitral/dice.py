"""Dice as small integers: 6·color + value − 1, in the order R Y G B P and then W, the colorless rare glass.

A die whose value is not chosen yet (Flux Remover) is `UNSET + color`, written `B?`.
"""

from __future__ import annotations

from typing import Final

from vitral.translatable import TranslatableError, TranslatableText, quoted

LETTERS: Final = "RYGBPW"
COLORS: Final = LETTERS[:5]
"""Red, yellow, green, blue, purple: the order used everywhere."""
COLOR_COUNT: Final = 5
GLASS: Final = 5
NO_DIE: Final = -1
UNSET: Final = 36

COLOR: Final = tuple(die // 6 for die in range(36)) + tuple(range(6))
"""Color index of a die."""
SHADE: Final = tuple(6 + die % 6 for die in range(36))
"""Index of a die's value among the twelve traits: 0-5 are colors, 6-11 are values 1-6."""
TRAITS: Final = tuple(zip(COLOR, SHADE, strict=False))
"""The color and the shade of each die."""
VALUE: Final = tuple(die % 6 + 1 for die in range(36))

TEXT: Final = tuple(f"{LETTERS[die // 6]}{die % 6 + 1}" for die in range(36)) + tuple(f"{c}?" for c in LETTERS)
PARSE: Final = {text: die for die, text in enumerate(TEXT)}


def die_of(text: str) -> int:
    """Returns the die a text such as `R4` names; `ValueError` if there is none."""
    die = PARSE.get(text, UNSET)
    if die >= UNSET:
        raise TranslatableError(
            TranslatableText(
                "fault-no-die",
                "{text} is not a die: expected a color R Y G B P (W: rare glass) and a value 1-6, such as R4",
                text=quoted(text),
            )
        )
    return die


def texts(dice: tuple[int, ...]) -> list[str]:
    return [TEXT[die] for die in dice]


def without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    """Returns the dice less one of that kind, which must be among them."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def with_die(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    """Returns the dice and one more, sorted."""
    return tuple(sorted((*dice, die)))


def trait_index(member: str) -> int:
    """Returns the index of a color letter or a value among the twelve traits."""
    return 5 + int(member) if member.isdigit() else LETTERS.index(member)
