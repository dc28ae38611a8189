"""The choices of a player: numbered, and read from what the player types."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from vitral.cards import GlassBoard
from vitral.dice import LETTERS, TEXT, UNSET
from vitral.engine import Action
from vitral.engine.actions import VERBS
from vitral.server.protocol import Choice, Scene
from vitral.spaces import INDEX
from vitral.teller.questions import TurnQuestion
from vitral.terminal.lines.line_input import UnknownInputError, quoted, tidy
from vitral.terminal.terminal_speaker import TerminalSpeaker
from vitral.translatable import sentence_of

_DIE_VERBS: Final = ("take", "own", "glass")
_ALONE: Final = ("pass", "stop", "leave", "inspire", "go")
"""Actions of one word, which may be typed in the player's own language."""
_MIN_PREFIX_LENGTH: Final = 3
"""With fewer letters a word names no tool."""


class Menu:
    """The choices of one decision."""

    def __init__(self, speaker: TerminalSpeaker, scene: Scene) -> None:
        self._speaker, self._scene = speaker, scene
        # Values go by their own number, so that typing one can never mean another.
        legal = self._scene.legal
        values = [_value(choice) for choice in legal]
        rest = iter(number for number in range(1, len(legal) + 8) if number not in values)
        self._entries = {value or next(rest): choice for value, choice in zip(values, legal, strict=True)}

    @property
    def only(self) -> str:
        """The single choice, if there is but one."""
        return self._scene.legal[0].action if len(self._scene.legal) == 1 else ""

    def lines(self) -> Iterator[str]:
        """Yields the question, and the choices, numbered."""
        yield self._speaker.say(self._scene.question.prompt)
        width = max(len(choice.action) for choice in self._scene.legal)
        for number, choice in self._entries.items():
            about = f" ({self._speaker.say(choice.details)})" if choice.details else ""
            yield f"{number:3}  {choice.action:{width}}  {self._speaker.say(choice.label)}{about}"

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self, text: str) -> list[str]:
        """Returns the actions that a text means: one, or `R4 B3` for a draft in one go. They may be illegal."""
        text = self._with_codes(text)
        words = text.split()
        if len(words) == 1 and words[0].isdecimal() and len(words[0]) < 6:
            return [self._numbered(int(words[0]))]
        if draft := self._draft(words):
            return draft
        if found := self._tool(text) or self._die(words):
            return [found]
        try:
            return [Action(self._in_notation(text)).text]
        except ValueError as error:
            if len(words) == 1 and (found := self._bare(words[0].upper())):
                return [found]
            raise UnknownInputError(self._unclear(text, words, error)) from None

    def _with_codes(self, text: str) -> str:
        """Returns a text in which dice in words are codes: `yellow 3` becomes `Y3`."""
        found = text
        for letter in LETTERS:
            color = re.escape(self._speaker.color(letter))
            for pattern in (rf"\b{color}\w*[ -]?([1-6])\b", rf"\b([1-6]) {color}\w*"):
                found = re.sub(pattern, rf"{letter}\1", found, flags=re.IGNORECASE)
        return found

    def _unclear(self, text: str, words: list[str], error: ValueError) -> str:
        """Returns what would be right instead of something that is no action."""
        say, verb = self._speaker.say, words[0].lower()
        if len(words) == 2 and verb in ("place", "lift", "remove"):
            return say("line-no-space", space=quoted(words[1]))
        if verb in ("tool", "gather"):
            here = ", ".join(tool.id for tool in self._scene.tools) or say("line-none")
            return say("line-no-tool", typed=quoted(text), tools=here)
        if verb in VERBS:
            return self._speaker.translate(sentence_of(error))
        return say("line-no-choice", typed=quoted(text), example=self._scene.legal[0].action)

    def _in_notation(self, text: str) -> str:
        """Returns an action of one word as the notation has it."""
        typed = text.strip().lower()
        return next((verb for verb in _ALONE if typed == self._speaker.say(f"line-action-{verb}")), text)

    def _numbered(self, number: int) -> str:
        if number not in self._entries:
            numbers = ", ".join(map(str, self._entries))
            raise UnknownInputError(self._speaker.say("line-no-number", number=number, numbers=numbers))
        return self._entries[number].action

    def _draft(self, words: list[str]) -> list[str]:
        """Returns the action of `R4 B3` or `own R4 B3`: a die with its space."""
        if (
            not isinstance(self._scene.question, TurnQuestion)
            or not 2 <= len(words) <= 3
            or words[-1].upper() not in INDEX
        ):
            return []
        # Only where nothing is revealed between the two: else a refusal of the second would reveal it.
        verb = words[0].lower() if len(words) == 3 else ""
        glass = verb == "glass" or words[-2][:1] in "Ww"
        if (verb and verb not in _DIE_VERBS) or (glass and self._glass_is_rolled_again()):
            return []
        die = words[-2].upper()
        if die.partition("@")[0] not in TEXT[:UNSET]:
            return []
        first = self._die([verb, die]) if verb else self._bare(die)
        return [first, f"place {words[-1].upper()}"] if first else []

    def _glass_is_rolled_again(self) -> bool:
        glass = self._scene.glass
        board = self._speaker.card_index.find(glass.board) if glass else None
        return isinstance(board, GlassBoard) and board.reroll

    def _die(self, words: list[str]) -> str:
        """Returns a die named with its verb; against the Automa the place may be left out if only one such die lies
        there.
        """
        if len(words) != 2 or words[0].lower() not in _DIE_VERBS:
            return ""
        verb, die = words[0].lower(), words[1].upper()
        if verb == "take" and self._scene.places and "@" not in die:
            lying = zip(self._scene.places, self._scene.pool, strict=True)
            at = [f"take {die}@{place}" for place, lies in lying if lies == die]
            if len(at) > 1:
                raise UnknownInputError(self._speaker.say("line-which", choices=self._speaker.either(at)))
            return at[0] if at else f"take {die}" if die in TEXT else ""
        try:
            return Action(f"{verb} {die}").text
        except ValueError:
            return ""

    def _tool(self, text: str) -> str:
        """Returns the tool on the table that a text names by id, name or beginning."""
        verb, _, rest = text.strip().partition(" ")
        verb = verb.lower()
        wanted = tidy(rest if verb in ("tool", "gather") else text)
        if len(wanted) < _MIN_PREFIX_LENGTH:
            return ""
        found = [
            tool.id
            for tool in self._scene.tools
            if tool.id.startswith(wanted) or tidy(self._speaker.card(tool.id)).startswith(wanted)
        ]
        return f"{'gather' if verb == 'gather' else 'tool'} {found[0]}" if len(found) == 1 else ""

    def _bare(self, word: str) -> str:
        """Returns an action named by its object alone: a die, a space, a die of the track."""
        objects = {choice.action: choice.action.upper().rpartition(" ")[2] for choice in self._scene.legal}
        ends = [action for action, name in objects.items() if word in (name, name.partition("@")[0])]
        if len(ends) > 1:
            raise UnknownInputError(self._speaker.say("line-which", choices=self._speaker.either(ends)))
        if ends:
            return ends[0]
        verb = self._scene.question.verb
        if found := self._die([verb, word]):
            return found
        try:
            return Action(f"{verb} {word}").text
        except ValueError:
            return ""


def _value(choice: Choice) -> int:
    """Returns the value that a choice gives to a die, or 0."""
    kind, _, value = choice.element.partition(":")
    return int(value) if kind == "value" else 0
