"""Lines of the story about what the Automa does."""

from __future__ import annotations

from vitral.teller.sentence import Sentence
from vitral.teller.story_lines.game import BaseStoryLine


class AutomaCard(BaseStoryLine, tag="story-automa-card"):
    """The Automa's card of the round, by its number, and what it says."""

    number: str
    words: list[str | Sentence]


class AutomaTakes(BaseStoryLine, tag="story-automa-takes"):
    """The Automa takes a die and puts it in its column."""

    die: str
    place: str
    why: Sentence
    space: str
    letter: str


class AutomaGoesOn(BaseStoryLine, tag="story-automa-goes-on"):
    """A die has no room, nothing on the track fits, and the Automa goes on to the next place."""

    die: str
    place: str
    why: Sentence
    letter: str


class AutomaSwaps(BaseStoryLine, tag="story-automa-swaps"):
    """A die has no room: the Automa swaps it for one of the round track."""

    die: str
    place: str
    why: Sentence
    letter: str
    best: str
    space: str


class AutomaMisfit(BaseStoryLine, tag="story-automa-misfit"):
    """A die has no room and goes anywhere, as the card says."""

    die: str
    place: str
    why: Sentence
    letter: str
    space: str


class AutomaLost(BaseStoryLine, tag="story-automa-lost"):
    """A die has no room, and the pick is lost."""

    die: str
    place: str
    why: Sentence
    letter: str


class AutomaNothing(BaseStoryLine, tag="story-automa-nothing"):
    """No place on its card holds a die."""


class AutomaPays(BaseStoryLine, tag="story-automa-pays"):
    """The Automa pays for a tool."""

    card: str
    tokens: int


class AutomaCannotPay(BaseStoryLine, tag="story-automa-cannot-pay"):
    """The Automa has too few favor tokens for a tool."""

    card: str


class AutomaToolIsBoard(BaseStoryLine, tag="story-automa-tool-is-board"):
    """The tool it should pay for is the rare-glass board."""

    place: str


class AutomaAtOnce(BaseStoryLine, tag="story-automa-at-once"):
    """The Automa takes its second die at once."""


class AutomaNoGlass(BaseStoryLine, tag="story-automa-no-glass"):
    """The Automa should take rare glass, and cannot."""


class AutomaGlass(BaseStoryLine, tag="story-automa-glass"):
    """The Automa takes rare glass."""

    die: str
    tokens: int


class AutomaGlassAt(BaseStoryLine, tag="story-automa-glass-at"):
    """The Automa puts its rare glass down."""

    die: str
    space: str


class AutomaGlassPushed(BaseStoryLine, tag="story-automa-glass-pushed"):
    """The Automa's rare glass takes the place of another die, which moves."""

    die: str
    space: str
    other: str
    to: str


class AutomaGlassPushedOut(BaseStoryLine, tag="story-automa-glass-pushed-out"):
    """The Automa's rare glass takes the place of another die, which leaves the game."""

    die: str
    space: str
    other: str


class AutomaLateGlass(BaseStoryLine, tag="story-automa-late-glass"):
    """The Automa gets rare glass after the last round."""

    die: str
    space: str
