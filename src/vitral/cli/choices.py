"""One choice of a player in plain words, and the question it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from vitral.cli.scene import Scene
from vitral.cli.speech import say
from vitral.cli.words import asks, dice_text, die_words, favor, name_of, reason_words
from vitral.engine import Action, HonourWindow
from vitral.engine.actions import (
    CHECK,
    GATHER,
    GO,
    INSPIRE,
    KEEP,
    KEEP_ALL,
    LEAVE,
    LIFT,
    OWN,
    PASS,
    PAY,
    PLACE,
    REMOVE,
    SET,
    SIDE,
    STOP,
    TAKE,
    TAKE_GLASS,
    TOOL,
    TRACK,
)
from vitral.engine.dice import COLOR, VALUE, without
from vitral.engine.spaces import NAMES, names
from vitral.game.tools import slot_of

_INSPIRABLE: Final = "inspirable "


class Question(NamedTuple):
    """What the table asks, and the verb that goes without saying."""

    verb: str
    message: str

    @property
    def text(self) -> str:
        """The question in words."""
        return say(self.message)


_QUESTIONS: Final = {
    "choose side": Question("side", "line-ask-side"),
    "take": Question("take", "line-ask-take"),
    "turn": Question("take", "line-ask-turn"),
    "place": Question("place", "line-ask-place"),
    "lift": Question("lift", "line-ask-lift"),
    "swap track": Question("track", "line-ask-swap-track"),
    "swap own": Question("own", "line-ask-swap-own"),
    "pick own": Question("own", "line-ask-pick-own"),
    "nudge": Question("set", "line-ask-set"),
    "set": Question("set", "line-ask-set"),
    "pay": Question("pay", "line-ask-pay"),
    "lighter track": Question("keep", "line-ask-keep"),
    "discount tool": Question("tool", "line-ask-discount"),
    "ask": Question("go", "line-ask-inspiration"),
    "final check": Question("check", "line-ask-check"),
    "remove": Question("remove", "line-ask-remove"),
}
"""By the step the table waits for, or by its first word."""


def question_of(step: str) -> Question:
    """What a step asks."""
    plain = step.removeprefix(_INSPIRABLE)
    return _QUESTIONS.get(plain) or _QUESTIONS[plain.split()[0]]


def describe(action: Action, scene: Scene) -> str:
    """A legal action in plain words."""
    return _WORDS[action.kind](action, scene)


def _side(action: Action, scene: Scene) -> str:
    side = scene.view.offers[action.arg]
    return name_of(side) if scene.options.solo else f"{name_of(side)}, {favor(side.difficulty)}"


def _take(action: Action, scene: Scene) -> str:
    die = die_words(action.arg)
    return _fitting(say("line-from-place", what=die, at=action.at) if action.at > 0 else die, action.arg, scene)


def _fitting(what: str, die: int, scene: Scene) -> str:
    """With where a die would go: told when a turn begins; at honour tables it could go anywhere."""
    view = scene.view
    window = view.windows[scene.me]
    if not view.step.startswith("turn") or isinstance(window, HonourWindow):
        return what
    spaces = names(window.spaces(die))
    return say("die-fits", die=what, spaces=" ".join(spaces)) if spaces else say("line-fits-nowhere", what=what)


def _own(action: Action, scene: Scene) -> str:
    return _fitting(say("line-of-own", what=die_words(action.arg)), action.arg, scene)


def _glass(action: Action, scene: Scene) -> str:
    board = scene.view.glass_board
    die = costing(die_words(action.arg), scene.glass_price)
    rolled = board is not None and board.reroll
    return say("line-rolled-again", what=die) if rolled else _fitting(die, action.arg, scene)


def costing(what: str, tokens: int) -> str:
    """Something with its price."""
    return say("line-costs", what=what, tokens=tokens) if tokens else say("line-costs-nothing", what=what)


def _place(action: Action, scene: Scene) -> str:
    return asks("".join(scene.view.windows[scene.me].pattern.grid)[action.arg])


def _tool(action: Action, scene: Scene) -> str:
    slot = slot_of(action, scene.view)
    tool = scene.view.tools[slot]
    if scene.options.solo:
        paid = say("line-paid-with", what=name_of(tool), symbol=scene.paid_with(tool))
        return say("line-leaves-game", what=paid)
    dear = scene.view.tool_tokens[slot] and scene.view.step != "discount tool"
    return costing(name_of(tool), 2 if dear else 1)


def _gather(action: Action, scene: Scene) -> str:
    slot, inspiration = slot_of(action, scene.view), scene.inspiration
    assert inspiration is not None
    return say(
        "line-gather",
        tokens=min(3, scene.view.tool_tokens[slot]),
        card=name_of(scene.view.tools[slot]),
        inspiration=name_of(inspiration),
    )


def _inspire(action: Action, scene: Scene) -> str:
    inspiration = scene.inspiration
    assert inspiration is not None
    message = "line-inspire-paid" if inspiration.price else "line-inspire"
    return say(message, card=name_of(inspiration), tokens=inspiration.price)


def _pay(action: Action, scene: Scene) -> str:
    return say("line-leaves-game", what=die_words(action.arg))


def _keep(action: Action, scene: Scene) -> str:
    gone = dice_text(without(scene.view.pool, action.arg))
    return say("line-keep", die=die_words(action.arg), points=VALUE[action.arg], dice=gone)


def _keep_all(action: Action, scene: Scene) -> str:
    pool = scene.view.pool
    return say("line-keep-all", dice=dice_text(pool), points=sum(VALUE[die] for die in pool))


def _in_window(action: Action, scene: Scene) -> str:
    window = scene.view.windows[scene.me]
    why = f": {reason_words(window.breaches()[NAMES[action.arg]])}" if action.kind == REMOVE else ""
    return die_words(window.die_at(action.arg)) + why


def _stop(action: Action, scene: Scene) -> str:
    stops = {"final check": "line-no-check", "pick own": "line-no-second-roll"}
    return say(stops.get(scene.view.step, "line-no-second-move"))


def _leave(action: Action, scene: Scene) -> str:
    return say("line-leave-board" if scene.view.step == "place or_leave_on_board" else "line-leave-pool")


_WORDS: Final[dict[int, Callable[[Action, Scene], str]]] = {
    SIDE: _side,
    TAKE: _take,
    OWN: _own,
    TAKE_GLASS: _glass,
    PLACE: _place,
    TOOL: _tool,
    GATHER: _gather,
    INSPIRE: _inspire,
    GO: lambda *_: say("line-go"),
    PAY: _pay,
    KEEP: _keep,
    KEEP_ALL: _keep_all,
    LIFT: _in_window,
    REMOVE: _in_window,
    SET: lambda action, scene: die_words(6 * COLOR[scene.view.hand] + action.arg - 1),
    TRACK: lambda action, _: say("line-of-round", what=die_words(action.arg), round=action.at + 1),
    CHECK: lambda action, scene: say("line-check", name=scene.names[action.arg]),
    STOP: _stop,
    LEAVE: _leave,
    PASS: lambda *_: say("line-pass"),
}
