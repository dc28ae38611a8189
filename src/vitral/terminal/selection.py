"""The selection of a player at a table, element by element. The scene alone decides what may be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vitral.server.protocol import Choice, Scene
from vitral.teller.questions import LiftQuestion, RemoveQuestion, TurnQuestion
from vitral.teller.sentence import Sentence, sentence
from vitral.terminal.card_index import SPACES, die_at
from vitral.terminal.table_client import TableClient

_TAKES: Final = ("take ", "own ", "glass ")
_VERBS: Final = {"pool": "take", "own": "own", "glass": "glass", "track": "track"}


@dataclass(frozen=True, slots=True)
class SelectionAnswer:
    """An answer to "why not?", and the element it is about (`space:B3`, `tool:lathekin`, `pool:R4`)."""

    on: str
    said: Sequence[Sentence]


class Selection:
    """One person at one table."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.looked = ""
        """The element that is looked at: shows where its die would fit."""
        self.answer: SelectionAnswer | None = None
        self.sure = False
        """Set by the first of two requests to end the turn, when a die could still be drafted."""
        self.turned_to: int | None = None
        """A seat whose window was brought to the middle."""
        self._next = ""
        """The die to take after an undo."""

    @property
    def scene(self) -> Scene:
        assert self.client.scene is not None
        return self.client.scene

    @property
    def mine(self) -> bool:
        """Whether the decision is this person's."""
        scene = self.scene
        return scene.viewer is not None and scene.viewer == scene.seat

    @property
    def center(self) -> int:
        """The seat whose window stands in the middle."""
        if self.turned_to is not None and self.turned_to < len(self.scene.windows):
            return self.turned_to
        return self.scene.viewer or 0

    # -- what may be chosen ----------------------------------------------------------------------------------------

    def at(self, on: str) -> list[Choice]:
        """Returns the choices that belong to an element."""
        return [choice for choice in self.scene.legal if choice.element == on]

    def may(self, on: str) -> bool:
        """Returns whether an element may be chosen."""
        return bool(self.at(on))

    def may_start(self, *kinds: str) -> bool:
        """Returns whether any element of these kinds may be chosen."""
        return any(choice.element.partition(":")[0] in kinds for choice in self.scene.legal)

    @property
    def glow(self) -> set[str]:
        """Spaces of the middle window that may be chosen now."""
        if not self.mine or self.center != self.scene.viewer:
            return set()
        return {space for space in SPACES if self.may(f"space:{space}")}

    @property
    def preview(self) -> set[str]:
        """Spaces of the middle window that fit the die looked at."""
        found = self.at(self.looked)
        return set(found[0].spaces) if found and self.mine and self.center == self.scene.viewer else set()

    # -- what is done ----------------------------------------------------------------------------------------------

    async def act(self, action: str) -> None:
        self.forget()
        self.looked = ""
        await self.client.act(action)

    async def choose(self, on: str) -> bool:
        """Chooses an element, if it may be."""
        found = self.at(on)
        if found:
            await self.act(found[0].action)
        return bool(found)

    async def undo(self) -> None:
        """Takes the last choice back, if that may be."""
        self.forget()
        if self.scene.can_undo:
            await self.client.undo()

    async def take(self, on: str) -> None:
        """Takes a die; puts the one in hand back first, if that may be."""
        if await self.choose(on) or not self.mine:
            return
        scene = self.scene
        if scene.hand and scene.can_undo and not scene.question.card:
            self._next = on
            await self.undo()
        else:
            kind, _, die = on.partition(":")
            await self.ask(on, f"{_VERBS.get(kind, 'take')} {die}")

    async def press(self, space: str) -> None:
        """Chooses the space that was pressed, or finds out why it cannot be."""
        if await self.choose(f"space:{space}") or not self.mine:
            return
        scene, on = self.scene, f"space:{space}"
        looked = self.at(self.looked)
        if scene.hand:
            await self.ask(on, f"place {space}")
        elif looked and looked[0].action.startswith(_TAKES):
            await self.ask(on, f"{looked[0].action}; place {space}")
        elif isinstance(scene.question, LiftQuestion):
            await self.ask(on, f"lift {space}")
        elif isinstance(scene.question, RemoveQuestion) and die_at(scene.windows[scene.seat].dice, space):
            await self.ask(on, f"remove {space}")
        elif isinstance(scene.question, TurnQuestion) and self.may_start("pool"):
            self.answer = SelectionAnswer(on, [sentence("reason-choose_die_first")])

    async def use(self, on: str, action: str) -> None:
        """Uses a tool or an inspiration, or finds out why that cannot be."""
        if not await self.choose(on) and self.mine and self.scene.question.card != on.partition(":")[2]:
            await self.ask(on, action)

    async def ask(self, on: str, action: str) -> None:
        """Finds out why something is not possible."""
        because = await self.client.why(action)
        self.answer = SelectionAnswer(on, because.sentences) if because is not None and because.sentences else None

    async def end_turn(self) -> None:
        """Ends the turn; asked twice if a die could still be drafted, so that no turn is lost by a slip."""
        if not self.may("button:pass"):
            return
        if not self.scene.drafted and self.may_start("pool") and not self.sure:
            self.forget()
            self.sure = True
        else:
            await self.choose("button:pass")

    async def cancel(self) -> None:
        """Dismisses an answer; else puts the die back or leaves the tool, if that can be undone."""
        if self.answer or self.sure:
            self.forget()
        elif self.mine and (self.scene.hand or self.scene.question.card):
            await self.undo()

    @property
    def waits(self) -> bool:
        """Whether a die waits for the one in hand to be put back."""
        return bool(self._next) and not self.scene.hand

    async def settle(self) -> None:
        """Takes the die that waited for an undo; called after every scene."""
        if self.waits:
            on, self._next = self._next, ""
            await self.choose(on)

    def forget(self) -> None:
        self.answer = None
        self.sure = False

    # -- what is typed ---------------------------------------------------------------------------------------------

    def named(self, typed: str) -> str:
        """Returns the element that two typed signs mean: `R4` a die that lies somewhere, `B3` a space; nothing if
        none.
        """
        letter, digit = typed[0].upper(), typed[1]
        space = f"space:{letter}{digit}" if letter in "ABCD" and digit in "12345" else ""
        if space and (self.may_start("space") or self.scene.hand):
            return space
        return self._lying(f"{letter}{digit}") or space

    def _lying(self, die: str) -> str:
        """Returns the key of a die that lies on the table; one that may be chosen first."""
        found = [on for on in lying(self.scene) if on.partition(":")[2].partition("@")[0] == die]
        return next((on for on in found if self.may(on)), found[0] if found else "")


def lying(scene: Scene) -> list[str]:
    """Returns the keys of all dice that a person could reach for, in the order of the screen."""
    places: Sequence[int] = scene.places or [0] * len(scene.pool)
    found = [f"pool:{die}@{place}" if place else f"pool:{die}" for die, place in zip(scene.pool, places, strict=True)]
    if scene.own and scene.viewer is not None:
        found += [f"own:{die}" for die in scene.own[scene.viewer]]
    if scene.glass is not None:
        found += [f"glass:{die}" for die in scene.glass.dice]
    found += [f"track:{die}@{number}" for number, dice in enumerate(scene.track, 1) for die in dice]
    return found
