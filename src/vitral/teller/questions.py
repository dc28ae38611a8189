"""The questions of a table: structs tagged by `kind`, whose prompt is a sentence for `Speaker.say`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Union, get_args

from msgspec import Struct

from vitral.dice import NO_DIE, TEXT
from vitral.engine import Action, View
from vitral.engine.actions import OWN, TAKE, TAKE_GLASS, TOOL
from vitral.engine.questions import Question as Asked
from vitral.engine.questions import QuestionKind
from vitral.spaces import NAMES
from vitral.teller.sentence import Fact, Sentence, sentence


class BaseQuestion(Struct, tag_field="kind", kw_only=True, gc=False, frozen=True):
    verb: str
    """The verb of the actions that answer it: `take`, `place`, …"""
    card: str
    """The tool or inspiration at work, or nothing."""
    prompt: Sentence
    """The task of the seat to decide."""


class SideQuestion(BaseQuestion, tag="side", frozen=True):
    """Asks which window to build; all seats are asked at the same time."""


class TurnQuestion(BaseQuestion, tag="turn", frozen=True):
    """A turn: draft a die, use a tool, or end it."""


class TakeQuestion(BaseQuestion, tag="take", frozen=True):
    """A die of the draft pool for the tool at work."""


class PlaceQuestion(BaseQuestion, tag="place", frozen=True):
    """A space for the die in hand."""

    die: str
    origin: str
    """The space the die was lifted from, or nothing."""
    leave: str
    """`pool` or `board` if the die may be left there."""


class LiftQuestion(BaseQuestion, tag="lift", frozen=True):
    """A die of the own window to move."""

    stop: bool
    """Whether the tool may be ended here."""


class ValueQuestion(BaseQuestion, tag="value", frozen=True):
    """A value for the die in hand."""

    die: str


class TrackQuestion(BaseQuestion, tag="track", frozen=True):
    """A die of the round track in exchange for the die in hand."""

    die: str


class OwnQuestion(BaseQuestion, tag="own", frozen=True):
    """A private die in exchange for the die in hand."""

    die: str


class PickQuestion(BaseQuestion, tag="pick", frozen=True):
    """A private die to roll again."""

    stop: bool


class PayQuestion(BaseQuestion, tag="pay", frozen=True):
    """A die of the draft pool that pays for the tool (solo)."""

    symbol: str
    """The color (`G`) or value (`4`) that it must have."""


class KeepQuestion(BaseQuestion, tag="keep", frozen=True):
    """Asks which dice go on the round track (the lighter variant of solo)."""


class ToolQuestion(BaseQuestion, tag="tool", frozen=True):
    """A tool to use for one favor token (Wisdom)."""


class InspirationQuestion(BaseQuestion, tag="inspiration", frozen=True):
    """Asks whether to use the inspiration now."""

    die: str


class CheckQuestion(BaseQuestion, tag="check", frozen=True):
    """Before scoring: whose window to check."""


class RemoveQuestion(BaseQuestion, tag="remove", frozen=True):
    """A die that breaks a rule, to be removed."""


class NoQuestion(BaseQuestion, tag="nothing", frozen=True):
    """No question: chance answers, or the game is over."""


if TYPE_CHECKING:
    Question = BaseQuestion
else:
    Question = Union[tuple(BaseQuestion.__subclasses__())]  # noqa: UP007 - of a tuple

_KINDS: Final[dict[QuestionKind, Any]] = {QuestionKind(kind.__struct_config__.tag): kind for kind in get_args(Question)}


def question_of(view: View, legal: Sequence[Action] = ()) -> Question:
    """Returns what a table asks now; `legal` is what may be chosen, if the viewer may know it."""
    turn = _turn_prompt(view, legal) if view.question.kind is QuestionKind.TURN else ()
    return _asked(view.question, view.hand, view.origin, view.waiting, turn, over=view.over)


@lru_cache(4096)
def _asked(
    asked: Asked, hand: int, origin: int, waiting: tuple[int, ...], turn: tuple[str, ...], *, over: bool
) -> Question:
    """Returns the same for every table; it is not to be changed."""
    make = _KINDS[asked.kind]
    about: dict[str, Any] = {
        "die": TEXT[hand] if hand != NO_DIE else "",
        "origin": NAMES[origin] if origin >= 0 else "",
        "leave": asked.leave,
        "stop": asked.stop,
        "symbol": asked.symbol,
    }
    facts = {name: about[name] for name in make.__struct_fields__ if name in about}
    prompt = _turn_sentence(*turn) if turn else _prompt(asked, waiting, facts, over=over)
    question: Question = make(verb=asked.verb, card=asked.card, prompt=prompt, **facts)
    return question


def _prompt(asked: Asked, waiting: tuple[int, ...], facts: dict[str, Fact], *, over: bool) -> Sentence:
    if asked.kind is QuestionKind.NOTHING:
        return sentence("game-over" if over else "prompt-chance")
    die = {"die": facts["die"]} if facts.get("die") else {}
    symbol = {"symbol": facts["symbol"]} if facts.get("symbol") else {}
    words = sentence(f"prompt-{asked.prompt}", **die, **symbol)
    if waiting:
        words = sentence("prompt-waiting", words=words, dice=[TEXT[waiting[-1]]])
    return sentence("prompt-with", card=asked.card, words=words) if asked.card else words


_STILL: Final = {OWN: "still-own", TAKE_GLASS: "still-glass", TOOL: "still-tool"}
"""Actions that may be left in a turn after the draft."""


def _turn_prompt(view: View, legal: Sequence[Action]) -> tuple[str, ...]:
    """Returns the message of a turn, and what may still be done in it."""
    kinds = {action.kind for action in legal}
    if not view.drafted and kinds & {TAKE, OWN, TAKE_GLASS}:
        second = view.turn >= view.players
        if TOOL in kinds:
            return ("prompt-turn-second" if second else "prompt-turn",)
        return ("prompt-turn-dice-second" if second else "prompt-turn-dice",)
    left = tuple(message for kind, message in _STILL.items() if kind in kinds)
    return ("prompt-turn-still", *left) if left else ("prompt-turn-done",)


def _turn_sentence(message: str, *left: str) -> Sentence:
    return sentence(message, left=[sentence(part) for part in left]) if left else sentence(message)
