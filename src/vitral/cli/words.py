"""The words of the command line for dice, cards, lists and reasons, in the language spoken now."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

from vitral.cards import CardSet, GlassBoard, Inspiration, Objective, Pattern, Tool
from vitral.cli.speech import say, speech
from vitral.engine import Place, Reason
from vitral.engine.dice import NO_DIE, PARSE, TEXT, UNSET
from vitral.i18n import lists

Card = Pattern | Tool | Objective | Inspiration | GlassBoard

_COLORS: Final = "RYGBPW"
_LONGEST: Final = 60
"""How much of what was typed is said again."""


# -- dice ----------------------------------------------------------------------------------------------------------


def color_words(letter: str) -> str:
    """The color of a letter."""
    return say(f"color-{letter}")


def colors_by_word() -> dict[str, str]:
    """The letters of the colors that can be typed in words."""
    return {color_words(letter): letter for letter in _COLORS}


def die_words(die: int) -> str:
    """`red 4` of a die, `blue die` if its value is not chosen yet."""
    if die == NO_DIE:
        return say("line-no-die")
    text = TEXT[die]
    color = color_words(text[0])
    return say("die-unset", color=color) if die >= UNSET else say("die-words", color=color, value=text[1])


def text_words(text: str) -> str:
    """As `die_words`, of a die told as text."""
    return die_words(PARSE[text])


def dice_text(dice: Sequence[int]) -> str:
    """`R4 B2`, or none."""
    return " ".join(TEXT[die] for die in dice) or say("line-none")


def asks(cell: str) -> str:
    """What a printed space asks for."""
    if cell == ".":
        return say("asks-nothing")
    if cell in _COLORS:
        return say("asks-color", color=color_words(cell))
    return say("asks-value", value=cell)


# -- cards ---------------------------------------------------------------------------------------------------------


def name_of(card: Card) -> str:
    """The name of a card; cards of people's own files have but one."""
    return speech().card_name(card.id, card.name)


def text_of(card: Tool | Objective | Inspiration | GlassBoard) -> str:
    """What a card does."""
    return speech().card_text(card.id, card.text)


def marked(card: Card) -> str:
    """The name of a card, with a star if the card is ours (RULES.md §4); `line-star` says what that means."""
    return f"{name_of(card)}*" if card.certainty == "reconstructed" else name_of(card)


def named_cards(cards: CardSet) -> list[Card]:
    """Every card that has a name."""
    return [*cards.patterns, *cards.tools, *cards.objectives, *cards.inspirations, *cards.glass_boards]


def favor(tokens: int) -> str:
    """`1 favor token`, `2 favor tokens`."""
    return say("favor-of", tokens=tokens)


# -- lists and reasons ---------------------------------------------------------------------------------------------


def listed(parts: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return lists.listed(speech(), parts)


def either(parts: Iterable[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return lists.either(speech(), parts)


def reason_words(reasons: Iterable[Reason], *, solo: bool = False) -> str:
    """All reasons, a sentence each; in solo a tool is paid otherwise."""
    return " ".join(
        say(f"reason-{reason}{'-solo' if solo and reason == Reason.CANNOT_PAY else ''}") for reason in reasons
    )


def quoted(typed: str) -> str:
    """What was typed, recognisable, not too long and without what could steer a terminal."""
    short = f"{typed[:_LONGEST]}..." if len(typed) > _LONGEST else typed
    return json.dumps(short, ensure_ascii=not short.isprintable())


# -- the end of a game ---------------------------------------------------------------------------------------------


def verdict(total: int, target: int) -> str:
    """How a solo game went."""
    margin = total - target
    message = "line-won" if margin > 0 else "line-lost" if margin else "line-lost-level"
    return say(message, points=abs(margin), total=total, target=target)


def ranking_lines(places: Sequence[Place], names: Sequence[str], totals: Sequence[int]) -> list[str]:
    """The ranking, with what set each place before the next where points did not."""
    lines = []
    for number, place in enumerate(places, 1):
        tied = place.ahead_by not in ("points", "last")
        why = f" ({say(f'ahead-{place.ahead_by}')})" if tied else ""
        lines.append(f"{number}. {names[place.seat]}, {say('points-of', points=totals[place.seat])}{why}")
    return lines
