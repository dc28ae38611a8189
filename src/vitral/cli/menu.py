"""The choices of a player: numbered, and read from what the player types."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vitral.cli.choices import describe, question_of
from vitral.cli.deck import tidy
from vitral.cli.errors import UnclearError
from vitral.cli.scene import Scene
from vitral.cli.speech import retold, say
from vitral.cli.words import either, name_of, quoted
from vitral.engine import Action
from vitral.engine.actions import GATHER, GATHERS, SET, TOOL, VERBS
from vitral.engine.dice import TEXT, UNSET
from vitral.engine.spaces import INDEX
from vitral.game.tools import tool_action, tool_of

_DIE_VERBS: Final = ("take", "own", "glass")
_ALONE: Final = ("pass", "stop", "leave", "inspire", "go")
"""Actions of one word, which may be typed in the player's own language."""


class Menu:
    """The legal actions of one decision."""

    def __init__(self, scene: Scene, legal: Sequence[Action]) -> None:
        self._scene = scene
        self._view = scene.view
        self._question = question_of(scene.view.step)
        # Values go by their own number, so that typing one can never mean another.
        by_value = {action.arg for action in legal if action.kind == SET}
        rest = iter(number for number in range(1, len(legal) + 8) if number not in by_value)
        self._entries = {action.arg if action.kind == SET else next(rest): action for action in legal}

    @property
    def only(self) -> Action | None:
        """The single choice, if there is but one."""
        return next(iter(self._entries.values())) if len(self._entries) == 1 else None

    def lines(self) -> Iterator[str]:
        """The choices, numbered."""
        yield self._question.text
        width = max(len(self.text_of(action)) for action in self._entries.values())
        for number, action in self._entries.items():
            yield f"{number:3}  {self.text_of(action):{width}}  {describe(action, self._scene)}"

    def text_of(self, action: Action) -> str:
        """The text of an action; a tool of a custom file goes by its id."""
        if action.kind in (TOOL, GATHER):
            return f"{VERBS[action.kind]} {tool_of(action, self._view).id}"
        return action.text

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self, text: str) -> list[Action]:
        """The actions that a text means: one, or `R4 B3` for a draft in one go. They may be illegal."""
        words = text.split()
        if len(words) == 1 and words[0].isdecimal() and len(words[0]) < 6:
            return [self._numbered(int(words[0]))]
        if draft := self._draft(words):
            return draft
        if found := self._tool(text) or self._die(words):
            return [found]
        try:
            return [Action(_in_notation(text))]
        except ValueError as error:
            if len(words) == 1 and (found := self._bare(words[0].upper())):
                return [found]
            raise UnclearError(self._unclear(text, words, error)) from None

    def _unclear(self, text: str, words: list[str], error: ValueError) -> str:
        """What would be right instead of something that is no action."""
        verb = words[0].lower()
        if len(words) == 2 and verb in ("place", "lift", "remove"):
            return say("line-no-space", space=words[1])
        if verb in ("tool", "gather"):
            here = ", ".join(tool.id for tool in self._view.tools) or say("line-none")
            return say("line-no-tool", typed=quoted(text), tools=here)
        if verb in VERBS:
            return retold(error)
        example = self.text_of(next(iter(self._entries.values())))
        return say("line-no-choice", typed=quoted(text), example=example)

    def _numbered(self, number: int) -> Action:
        if number not in self._entries:
            numbers = ", ".join(map(str, self._entries))
            raise UnclearError(say("line-no-number", number=number, numbers=numbers))
        return self._entries[number]

    def _draft(self, words: list[str]) -> list[Action]:
        """`R4 B3` or `own R4 B3`: a die and its space at once."""
        view = self._view
        if not view.step.startswith("turn") or not 2 <= len(words) <= 3 or words[-1].upper() not in INDEX:
            return []
        # Only where nothing is revealed between the two: else a refusal of the second would tell it.
        rolled = view.glass_board is not None and view.glass_board.reroll
        verb = words[0].lower() if len(words) == 3 else ""
        if (verb and verb not in _DIE_VERBS) or (rolled and (verb == "glass" or words[-2][:1] in "Ww")):
            return []
        die = words[-2].upper()
        if die.partition("@")[0] not in TEXT[:UNSET]:
            return []
        first = self._die([verb, die]) if verb else self._bare(die)
        return [first, Action(f"place {words[-1]}")] if first else []

    def _die(self, words: list[str]) -> Action | None:
        """A die named with its verb; against the Automa the place may be left out if only one such die lies there."""
        if len(words) != 2 or words[0].lower() not in _DIE_VERBS:
            return None
        verb, die = words[0].lower(), words[1].upper()
        if verb == "take" and self._view.places and "@" not in die:
            at = [place for place, lies in zip(self._view.places, self._view.pool, strict=True) if TEXT[lies] == die]
            if len(at) > 1:
                raise UnclearError(say("line-which", choices=either(f"take {die}@{place}" for place in at)))
            die = f"{die}@{at[0]}" if at else die
        try:
            return Action(f"{verb} {die}")
        except ValueError:
            return None

    def _tool(self, text: str) -> Action | None:
        """The tool on the table that a text names by id, name or beginning."""
        verb, _, rest = text.strip().partition(" ")
        wanted = tidy(rest if verb.lower() in ("tool", "gather") else text)
        if len(wanted) < 3:
            return None
        found = [
            tool_action(tool.id, slot)
            for slot, tool in enumerate(self._view.tools)
            if tool.id.startswith(wanted) or tidy(name_of(tool)).startswith(wanted)
        ]
        if len(found) != 1:
            return None
        return GATHERS[found[0]] if verb.lower() == "gather" else found[0]

    def _bare(self, word: str) -> Action | None:
        """An action named by its object alone: a die, a space, a die of the track."""
        objects = {action: action.text.upper().rpartition(" ")[2] for action in self._entries.values()}
        ends = [action for action, name in objects.items() if word in (name, name.partition("@")[0])]
        if len(ends) > 1:
            raise UnclearError(say("line-which", choices=either(action.text for action in ends)))
        if ends:
            return ends[0]
        if found := self._die([self._question.verb, word]):
            return found
        try:
            return Action(f"{self._question.verb} {word}")
        except ValueError:
            return None


def _in_notation(text: str) -> str:
    """An action of one word as the notation has it."""
    return next((verb for verb in _ALONE if text.strip().lower() == say(f"line-action-{verb}")), text)
