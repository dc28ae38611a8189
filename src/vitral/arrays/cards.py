"""The cards of a table as arrays, made from the same card data and rules as the engine's."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, IntFlag
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vitral.cards import Diagonals, Lines, Objective, Pattern, Sets, SumOfColor, SumOfSpaces, Tool
from vitral.dice import LETTERS
from vitral.engine import OptionError, Rules
from vitral.engine.actions import FIRST_TOOLS, TOOL_ACTIONS
from vitral.translatable import TranslatableText

IntArray = NDArray[Any]

QUESTIONS: Final = (
    "choose side",
    "turn",
    "place drafted",
    "take",
    "nudge",
    "set",
    "swap track",
    "lift",
    "lift other",
    "lift track_color",
    "lift other same_color or_stop",
    "place",
    "place ignore_color",
    "place ignore_value",
    "place isolated",
    "place or_leave",
    "place or_leave_if_stuck",
    "pay",
    "lighter track",
    "over",
    "swap own",
    "pick own",
)
"""What a table may wait for: the texts of the engine's steps, but that all payments are one."""


class Question(IntEnum):
    """The decision that a table waits for, by its place in `QUESTIONS`."""

    SIDE = 0
    TURN = 1
    DRAFTED = 2
    TAKE = 3
    NUDGE = 4
    SET = 5
    SWAP = 6
    LIFT = 7
    LIFT_OTHER = 8
    LIFT_TRACK_COLOR = 9
    LIFT_SAME_COLOR = 10
    PLACE = 11
    PLACE_IGNORING_COLOR = 12
    PLACE_IGNORING_VALUE = 13
    PLACE_ISOLATED = 14
    PLACE_OR_LEAVE = 15
    PLACE_OR_LEAVE_IF_STUCK = 16
    PAY = 17
    KEEP = 18
    OVER = 19
    SWAP_OWN = 20
    PICK_OWN = 21


class Effect(IntFlag):
    """An effect of a script that needs no decision."""

    FLIP = 1
    REROLL = 2
    REROLL_POOL = 4
    REDRAW = 8
    SKIP = 16
    REROLL_PICKED = 32


_EFFECTS: Final = {
    "flip": Effect.FLIP,
    "reroll": Effect.REROLL,
    "reroll pool": Effect.REROLL_POOL,
    "rebag": Effect.REDRAW,
    "draw": Effect.REDRAW,
    "skip second_turn": Effect.SKIP,
    "reroll picked": Effect.REROLL_PICKED,
}

GROZING_PLIERS: Final = ("take", "nudge", "place")
GRINDING_STONE: Final = ("take", "flip", "place")
LENS_CUTTER: Final = ("take", "swap track", "place")
FLUX_BRUSH: Final = ("take", "reroll", "place or_leave_if_stuck")
FLUX_REMOVER: Final = ("take", "rebag", "draw", "set", "place or_leave")
CORK_BACKED_STRAIGHTEDGE: Final = ("take", "place isolated")
RUNNING_PLIERS: Final = ("take", "place", "skip second_turn")
GLAZING_HAMMER: Final = ("reroll pool",)
EGLOMISE_BRUSH: Final = ("lift", "place ignore_color")
COPPER_FOIL_BURNISHER: Final = ("lift", "place ignore_value")
LATHEKIN: Final = ("lift", "place", "lift other", "place")
TAP_WHEEL: Final = ("lift track_color", "place", "lift other same_color or_stop", "place")
STRIP_CUTTER: Final = ("take", "swap own", "place")
LEAD_CAME_NIPPERS: Final = ("pick own", "reroll picked")
SCRIPTS: Final = (
    *(
        GROZING_PLIERS,
        GRINDING_STONE,
        LENS_CUTTER,
        FLUX_BRUSH,
        FLUX_REMOVER,
        CORK_BACKED_STRAIGHTEDGE,
        RUNNING_PLIERS,
        GLAZING_HAMMER,
    ),
    *(EGLOMISE_BRUSH, COPPER_FOIL_BURNISHER, LATHEKIN, TAP_WHEEL, STRIP_CUTTER, LEAD_CAME_NIPPERS),
)
"""The scripts whose feasibility is known here; a tool with another one is refused."""

MAX_SCRIPT_LENGTH: Final = 5
"""Asks of the longest script, the turn behind it included."""


@dataclass(frozen=True, slots=True)
class ToolPlan:
    """A tool of the deck: its number (the argument of its action), its script, and what pays for it in solo."""

    id: str
    number: int
    script: tuple[str, ...]
    timely: tuple[bool, ...]
    """Whether it may be used now, by 2·leg + drafted; see `Rules.timings`."""
    in_hand: bool
    """Whether it may be used on a die drafted before."""
    pays: int
    """The kinds of dice that pay for it in solo."""

    @property
    def questions(self) -> tuple[int, ...]:
        """The questions it asks in order; the last one is that of the turn."""
        return (*(QUESTIONS.index(step) for step in self.script if step not in _EFFECTS), Question.TURN)

    @property
    def effects(self) -> tuple[int, ...]:
        """The effects before each of its questions."""
        found = [Effect(0)]
        for step in self.script:
            if step in _EFFECTS:
                found[-1] |= _EFFECTS[step]
            else:
                found.append(Effect(0))
        return tuple(int(effect) for effect in found)


@dataclass(frozen=True, slots=True)
class Cards:
    """The decks of a table as arrays. A card is known by its place in its deck, a tool by its number."""

    patterns: tuple[Pattern, ...]
    """The sides of all window cards of the deck."""
    printed: IntArray
    """By pattern: its printed colors and values in six planes, as a window's dice."""
    print_words: IntArray
    """By pattern: for R Y G B P and 1-6 the spaces that ask for it, 220 bits in words of 32."""
    difficulty: IntArray
    sides: IntArray
    """By window card: its two patterns; −1 where there is none."""
    tools: tuple[ToolPlan, ...]
    questions: IntArray
    """By number of the tool: what it asks."""
    effects: IntArray
    publics: tuple[Objective, ...]
    privates: tuple[Objective, ...]


def cards_of(rules: Rules) -> Cards:
    """Returns the decks of those rules; `OptionError` names a card the arrays do not cover."""
    decks = rules.decks
    windows = list(decks["windows"].values())
    patterns = [side for card in windows for side in card.sides]
    place = {side.id: at for at, side in enumerate(patterns)}
    sides = [[place[side.id] for side in card.sides] + [-1] * (2 - len(card.sides)) for card in windows]
    plans = tuple(_plan(rules, tool) for tool in decks["tools"].values())
    questions = np.full((FIRST_TOOLS, MAX_SCRIPT_LENGTH), Question.TURN, np.int32)
    effects = np.zeros_like(questions)
    for plan in plans:
        questions[plan.number, : len(plan.questions)] = plan.questions
        effects[plan.number, : len(plan.effects)] = plan.effects
    for objective in (*decks["public"].values(), *decks["private"].values()):
        if not isinstance(objective.goal, Lines | Sets | Diagonals | SumOfColor | SumOfSpaces):
            raise not_covered(objective.id)
    return Cards(
        patterns=tuple(patterns),
        printed=np.array([_planes(pattern) for pattern in patterns], np.uint32),
        print_words=np.array([_print_words(pattern) for pattern in patterns], np.uint32),
        difficulty=np.array([pattern.difficulty for pattern in patterns], np.int32),
        sides=np.array(sides, np.int32),
        tools=plans,
        questions=questions,
        effects=effects,
        publics=tuple(decks["public"].values()),
        privates=tuple(decks["private"].values()),
    )


def not_covered(name: str) -> OptionError:
    return OptionError(
        TranslatableText("fault-arrays-card", "{name} is not covered by vitral.arrays, only by vitral.Game", name=name)
    )


def _plan(rules: Rules, tool: Tool) -> ToolPlan:
    action = TOOL_ACTIONS.get(tool.id)
    if action is None or action.arg >= FIRST_TOOLS or tool.steps not in SCRIPTS:
        raise not_covered(tool.id)
    (in_play,) = rules.tools_in_play((tool.id,))
    symbol = tool.first_printing if rules.options.solo_payment == "first_printing" else tool.solo_color
    pays = sum(1 << die for die in range(30) if symbol in (LETTERS[die // 6], str(die % 6 + 1)))
    return ToolPlan(tool.id, action.arg, tool.steps, in_play.timely, bool(in_play.in_hand), pays)


def _planes(pattern: Pattern) -> list[int]:
    cells = "".join(pattern.grid)
    colors = [LETTERS.index(cell) + 1 if cell in LETTERS else 0 for cell in cells]
    values = [int(cell) if cell.isdigit() else 0 for cell in cells]
    return [
        sum((code >> k & 1) << space for space, code in enumerate(codes))
        for codes in (colors, values)
        for k in range(3)
    ]


def _print_words(pattern: Pattern) -> list[int]:
    cells = "".join(pattern.grid)
    bits = [cell == symbol for symbol in f"{LETTERS[:5]}123456" for cell in cells]
    return [sum(bit << at for at, bit in enumerate(bits[first : first + 32])) for first in range(0, len(bits), 32)]
