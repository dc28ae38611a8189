"""What server and page say to each other about windows of people's own."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from vitral.teller.sentence import Sentence

WindowRow = Annotated[str, Meta(min_length=5, max_length=5)]
WindowCode = Annotated[str, Meta(min_length=1, max_length=130)]
"""The code of a window, which is also its id as a card (`vitral.cards.own`)."""


class WindowDesign(Struct, forbid_unknown_fields=True):
    """A window as somebody draws it: four rows of five letters (`R Y G B P`), digits or dots."""

    name: Annotated[str, Meta(max_length=100)]
    difficulty: Annotated[int, Meta(ge=1, le=6)]
    grid: Annotated[list[WindowRow], Meta(min_length=4, max_length=4)]
    measure: bool = False
    """Have the bots build it, which takes a second or two."""


class WindowMeasure(Struct):
    """What bots build on a window on average, and on the printed ones."""

    open: float
    """Spaces left open."""
    points: float
    suggested: int
    """The difficulty of the printed windows in which about as many spaces are left open."""
    printed: dict[str, float]
    """By difficulty: the spaces left open in the printed windows."""


class WindowDesignReport(Struct):
    """What there is to say of a drawn window."""

    code: str
    """Its code; nothing while something is wrong with it."""
    problem: Sentence | None
    """What is wrong."""
    text: str
    """The same in the language that the request asks for (`Accept-Language`)."""
    clashes: list[list[str]]
    """Pairs of neighboring spaces that ask for the same, so that no dice can fill both."""
    filled: list[str]
    """Dice that fill it, row by row; none if there are none."""
    measured: WindowMeasure | None
    """If it was asked for, and the window can be filled."""
