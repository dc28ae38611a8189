"""The choices of a player: numbered, described, and read from what the player types."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vitral.cli.fields import shown
from vitral.cli.words import asks, count, die_words, reason_words
from vitral.engine import WORDS, Action, Reason, View
from vitral.engine.actions import (
    CHECK,
    LEAVE,
    LIFT,
    PASS,
    PLACE,
    REMOVE,
    SET,
    SIDE,
    STOP,
    TAKE,
    TOOL,
    TOOL_ACTIONS,
    TRACK,
    VERBS,
)
from vitral.engine.dice import COLOR, COLOR_COUNT, TEXT
from vitral.engine.spaces import INDEX, NAMES, names

_STEPS: Final = {
    "choose": ("side", "Which window do you build?"),
    "turn": ("take", "What do you do?"),
    "take": ("take", "Which die do you take?"),
    "place": ("place", "Where does it go?"),
    "lift": ("lift", "Which die do you lift?"),
    "swap": ("track", "Which die of the round track do you want?"),
    "nudge": ("set", "Which value does it get?"),
    "set": ("set", "Which value does it get?"),
    "final": ("check", "Whose window do you want checked?"),
    "remove": ("remove", "Which die do you remove?"),
}
"""The verb that goes without saying, and the question, by the first word of the step the table waits for."""


class UnclearError(ValueError):
    """What was typed is no action; the message says what would be."""


class Menu:
    """The legal actions of one decision."""

    def __init__(self, view: View, legal: Sequence[Action], seats: Sequence[str]) -> None:
        self._view = view
        self._seats = seats
        self._step = _STEPS[view.step.split()[0]]
        # Values go by their own number, so that typing one can never mean another.
        by_value = all(action.kind == SET for action in legal)
        self._entries = {action.arg if by_value else number: action for number, action in enumerate(legal, 1)}

    @property
    def only(self) -> Action | None:
        """The single choice, if there is but one."""
        return next(iter(self._entries.values())) if len(self._entries) == 1 else None

    def lines(self) -> Iterator[str]:
        """The choices, numbered."""
        yield self._step[1]
        width = max(len(self.text_of(action)) for action in self._entries.values())
        for number, action in self._entries.items():
            yield f"{number:3}  {self.text_of(action):{width}}  {self.describe(action)}"

    def text_of(self, action: Action) -> str:
        """The text of an action; a tool of a custom file goes by its id."""
        return f"tool {self._tool_of(action)[1]}" if action.kind == TOOL else action.text

    def describe(self, action: Action) -> str:
        """An action in plain words."""
        view, arg = self._view, action.arg
        if action.kind == TAKE:
            return die_words(arg) + self._fitting(arg)
        if action.kind == PLACE:
            return asks("".join(view.windows[view.seat].pattern.grid)[arg])
        if action.kind == SIDE:
            return f"{view.offers[arg].name}, {count(view.offers[arg].difficulty, 'favor token')}"
        if action.kind == TOOL:
            name, _, price = self._tool_of(action)
            return f"{name}, costs {count(price, 'token')}"
        if action.kind in (LIFT, REMOVE):
            window = view.windows[view.seat]
            why = f": {reason_words(window.breaches()[NAMES[arg]])}" if action.kind == REMOVE else ""
            return die_words(window.die_at(arg)) + why
        if action.kind == SET:
            return die_words(6 * COLOR[view.hand] + arg - 1)
        if action.kind == TRACK:
            return f"{die_words(arg)} of round {action.at + 1}"
        if action.kind == CHECK:
            return f"have the window of {self._seats[arg]} checked"
        if action.kind == STOP:
            return "call no check" if view.step == "final check" else "move no second die"
        return {PASS: "end your turn", LEAVE: "put it into the draft pool"}[action.kind]

    def _fitting(self, die: int) -> str:
        """Where a die would go: told for the turn's own draft; at honour tables it could go anywhere."""
        view = self._view
        spaces = names(view.windows[view.seat].spaces(die)) if view.step == "turn" else []
        return f", fits {' '.join(spaces)}" if spaces else ""

    def _tool_of(self, action: Action) -> tuple[str, str, int]:
        """Name, id and price of a tool on the table."""
        view = self._view
        slot = next(slot for slot, tool in enumerate(view.tools) if _tool_action(tool.id, slot) is action)
        return view.tools[slot].name, view.tools[slot].id, 2 if view.tool_tokens[slot] else 1

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self, text: str) -> list[Action]:
        """The actions that a text means: one, or `R4 B3` for a draft in one go. They may be illegal."""
        words = text.split()
        if len(words) == 1 and words[0].isdecimal() and len(words[0]) < 6:
            return [self._numbered(int(words[0]))]
        # Only where nothing is revealed between the two: else a refusal of the second would tell it.
        if self._view.step.startswith("turn") and len(words) == 2 and _is_draft(*words):
            return [Action(f"take {words[0]}"), Action(f"place {words[1]}")]
        if tool := self._tool(text):
            return [tool]
        try:
            return [Action(text)]
        except ValueError as error:
            if len(words) == 2 and words[0].lower() in ("place", "lift", "remove"):
                raise UnclearError(f"{words[1]}: {WORDS[Reason.OFF_BOARD]}") from None
            if len(words) == 1 and (found := self._bare(words[0].upper())):
                return [found]
            if words and words[0].lower() == "tool":
                here = ", ".join(tool.id for tool in self._view.tools)
                raise UnclearError(f"{shown(text)} names no tool; on this table are: {here}") from None
            if words and words[0].lower() in VERBS:
                raise UnclearError(str(error)) from None
        example = next(iter(self._entries.values())).text
        raise UnclearError(f"{shown(text)} is no choice here; type a number, an action such as {example}, or help")

    def _numbered(self, number: int) -> Action:
        if number not in self._entries:
            raise UnclearError(f"There is no choice {number}; the list has {', '.join(map(str, self._entries))}.")
        return self._entries[number]

    def _tool(self, text: str) -> Action | None:
        """The tool on the table that a text names by id, name or beginning."""
        verb, _, rest = text.strip().partition(" ")
        wanted = "_".join((rest if verb.lower() == "tool" else text).lower().replace("-", " ").split())
        if len(wanted) < 3:
            return None
        found = [
            _tool_action(tool.id, slot) for slot, tool in enumerate(self._view.tools) if tool.id.startswith(wanted)
        ]
        return found[0] if len(found) == 1 else None

    def _bare(self, word: str) -> Action | None:
        """An action named by its object alone: a die, a space, a die of the track."""
        objects = {action: action.text.upper().rpartition(" ")[2] for action in self._entries.values()}
        ends = [action for action, name in objects.items() if word in (name, name.partition("@")[0])]
        if len(ends) > 1:
            raise UnclearError(f"which one: {' or '.join(action.text for action in ends)}?")
        if ends:
            return ends[0]
        try:
            return Action(f"{self._step[0]} {word}")
        except ValueError:
            return None


def _is_draft(die: str, space: str) -> bool:
    return die.upper() in TEXT[: 6 * COLOR_COUNT] and space.upper() in INDEX


def _tool_action(tool: str, slot: int) -> Action:
    return TOOL_ACTIONS.get(tool) or TOOL_ACTIONS[f"#{slot + 1}"]
