"""One choice of a player in plain words, and the question it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from vitral.cards import Tool
from vitral.cli.scene import Scene
from vitral.cli.words import asks, count, dice_text, die_words, payment, price_words, reason_words
from vitral.engine import Action, HonourWindow
from vitral.engine.actions import (
    CHECK,
    GATHER,
    GATHERS,
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
    TOOL_ACTIONS,
    TRACK,
)
from vitral.engine.dice import COLOR, VALUE, without
from vitral.engine.spaces import NAMES, names

_INSPIRABLE: Final = "inspirable "


class Question(NamedTuple):
    """What the table asks, and the verb that goes without saying."""

    verb: str
    text: str


_QUESTIONS: Final = {
    "choose side": Question("side", "Which window do you build?"),
    "take": Question("take", "Which die do you take?"),
    "turn": Question("take", "What do you do?"),
    "place": Question("place", "Where does it go?"),
    "lift": Question("lift", "Which die do you lift?"),
    "swap track": Question("track", "Which die of the round track do you want?"),
    "swap own": Question("own", "Which of your own dice do you want?"),
    "pick own": Question("own", "Which of your own dice do you roll again?"),
    "nudge": Question("set", "Which value does it get?"),
    "set": Question("set", "Which value does it get?"),
    "pay": Question("pay", "Which die do you pay with?"),
    "lighter track": Question("keep", "What goes on the round track?"),
    "discount tool": Question("tool", "Which tool do you use for 1 token?"),
    "ask": Question("go", "Do you use your inspiration now?"),
    "final check": Question("check", "Whose window do you want checked?"),
    "remove": Question("remove", "Which die do you remove?"),
}
"""By the step the table waits for, or by its first word."""


def question_of(step: str) -> Question:
    """What a step asks."""
    plain = step.removeprefix(_INSPIRABLE)
    return _QUESTIONS.get(plain) or _QUESTIONS[plain.split()[0]]


def tool_of(action: Action, scene: Scene) -> tuple[Tool, int]:
    """The tool that an action is about, and its slot on the table."""
    for slot, tool in enumerate(scene.view.tools):
        use = tool_action(tool.id, slot)
        if action in (use, GATHERS[use]):
            return tool, slot
    raise ValueError(f"{action} names no tool on this table")


def tool_action(tool: str, slot: int) -> Action:
    """The action that uses a tool; one of a custom file goes by its slot."""
    return TOOL_ACTIONS.get(tool) or TOOL_ACTIONS[f"#{slot + 1}"]


def describe(action: Action, scene: Scene) -> str:
    """A legal action in plain words."""
    return _WORDS[action.kind](action, scene)


def _side(action: Action, scene: Scene) -> str:
    side = scene.view.offers[action.arg]
    tokens = "" if scene.options.solo else f", {count(side.difficulty, 'favor token')}"
    return f"{side.name}{tokens}"


def _take(action: Action, scene: Scene) -> str:
    return f"{die_words(action.arg)}{_from_place(action)}{_fitting(action.arg, scene)}"


def _from_place(action: Action) -> str:
    return f" from place {action.at}" if action.at > 0 else ""


def _fitting(die: int, scene: Scene) -> str:
    """Where a die would go: told when a turn begins; at honour tables it could go anywhere."""
    view = scene.view
    window = view.windows[scene.me]
    if not view.step.startswith("turn") or isinstance(window, HonourWindow):
        return ""
    spaces = names(window.spaces(die))
    return f", fits {' '.join(spaces)}" if spaces else ", fits nowhere without your inspiration"


def _own(action: Action, scene: Scene) -> str:
    return f"{die_words(action.arg)} of your own dice{_fitting(action.arg, scene)}"


def _glass(action: Action, scene: Scene) -> str:
    board = scene.view.glass_board
    rolled = board is not None and board.reroll
    fits = ", rolled again before you place it" if rolled else _fitting(action.arg, scene)
    return f"{die_words(action.arg)}, costs {price_words(scene.glass_price)}{fits}"


def _place(action: Action, scene: Scene) -> str:
    return asks("".join(scene.view.windows[scene.me].pattern.grid)[action.arg])


def _tool(action: Action, scene: Scene) -> str:
    tool, slot = tool_of(action, scene)
    if scene.options.solo:
        return f"{tool.name}, paid with {payment(scene.paid_with(tool))}; it leaves the game"
    dear = scene.view.tool_tokens[slot] and scene.view.step != "discount tool"
    return f"{tool.name}, costs {count(2 if dear else 1, 'token')}"


def _gather(action: Action, scene: Scene) -> str:
    tool, slot = tool_of(action, scene)
    inspiration = scene.inspiration
    assert inspiration is not None
    tokens = count(min(3, scene.view.tool_tokens[slot]), "token")
    return f"take {tokens} off {tool.name}, by your inspiration {inspiration.name}"


def _inspire(action: Action, scene: Scene) -> str:
    inspiration = scene.inspiration
    assert inspiration is not None
    price = f", for {count(inspiration.price, 'token')}" if inspiration.price else ""
    return f"use your inspiration {inspiration.name}{price}"


def _pay(action: Action, scene: Scene) -> str:
    return f"{die_words(action.arg)}; it leaves the game"


def _keep(action: Action, scene: Scene) -> str:
    gone = dice_text(without(scene.view.pool, action.arg))
    return f"the {die_words(action.arg)} alone, {VALUE[action.arg]} more to beat; out of the game: {gone}"


def _keep_all(action: Action, scene: Scene) -> str:
    pool = scene.view.pool
    return f"{dice_text(pool)}, {sum(VALUE[die] for die in pool)} more to beat"


def _in_window(action: Action, scene: Scene) -> str:
    window = scene.view.windows[scene.me]
    why = f": {reason_words(window.breaches()[NAMES[action.arg]])}" if action.kind == REMOVE else ""
    return die_words(window.die_at(action.arg)) + why


def _stop(action: Action, scene: Scene) -> str:
    return {"final check": "call no check", "pick own": "roll no second die"}.get(scene.view.step, "move no second die")


def _leave(action: Action, scene: Scene) -> str:
    board = scene.view.step == "place or_leave_on_board"
    return "leave it on the board" if board else "put it into the draft pool"


_WORDS: Final[dict[int, Callable[[Action, Scene], str]]] = {
    SIDE: _side,
    TAKE: _take,
    OWN: _own,
    TAKE_GLASS: _glass,
    PLACE: _place,
    TOOL: _tool,
    GATHER: _gather,
    INSPIRE: _inspire,
    GO: lambda _, scene: "go on without it",
    PAY: _pay,
    KEEP: _keep,
    KEEP_ALL: _keep_all,
    LIFT: _in_window,
    REMOVE: _in_window,
    SET: lambda action, scene: die_words(6 * COLOR[scene.view.hand] + action.arg - 1),
    TRACK: lambda action, _: f"{die_words(action.arg)} of round {action.at + 1}",
    CHECK: lambda action, scene: f"have the window of {scene.names[action.arg]} checked",
    STOP: _stop,
    LEAVE: _leave,
    PASS: lambda _, scene: "end your turn",
}
