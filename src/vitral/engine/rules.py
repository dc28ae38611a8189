"""The rules object of a table: what its options and cards come to, worked out once and shared by its states."""

from __future__ import annotations

from typing import Any, Final

from vitral.cards import CardSet, Pattern, Tool
from vitral.engine.actions import TOOL_ACTIONS, Action
from vitral.engine.dice import COLOR_COUNT
from vitral.engine.options import CARDS_SHOWN, Options, check_cards
from vitral.engine.steps.base import Step, step_of
from vitral.engine.steps.honour import FINAL_CHECK
from vitral.engine.steps.place import PLACE_DIE
from vitral.engine.steps.rounds import OVER, ROLL_POOL
from vitral.engine.steps.setup import (
    CHOOSE_SIDE,
    DEAL_PRIVATE,
    DEAL_PUBLIC,
    DEAL_TOOLS,
    DEAL_WINDOWS,
    DRAW_START,
)
from vitral.engine.steps.turn import HONOUR_TURN, TURN
from vitral.engine.window import HonourWindow, Window

FULL_BAG: Final = 18
"""Dice of each color in the box."""


class ToolInPlay:
    """A tool on the table: its card, the action that uses it, and its script."""

    __slots__ = ("action", "card", "first", "local", "needs_draft", "needs_leg", "rest", "script", "timely")

    card: Tool
    action: Action
    needs_draft: bool | None
    """Whether this turn's die must have been drafted, must not, or may (None)."""
    needs_leg: int | None
    """0: the first turn of the round, 1: the second, None: either."""
    timely: tuple[bool, ...]
    """Whether it may be used now, by 2·leg + drafted."""
    local: bool
    """Whether it can be finished depends on the window alone."""
    script: tuple[Step, ...]
    first: Step
    rest: tuple[Step, ...]

    def __init__(self, card: Tool, slot: int, turn: Step) -> None:
        self.card = card
        self.action = TOOL_ACTIONS.get(card.id) or TOOL_ACTIONS[f"#{slot + 1}"]
        self.needs_draft = True if "after_draft" in card.when else False if "before_draft" in card.when else None
        self.needs_leg = 0 if "first_turn" in card.when else 1 if "second_turn" in card.when else None
        steps = tuple(step_of(text) for text in card.steps)
        self.script = (*steps, turn)
        self.first, self.rest = self.script[0], self.script[1:]
        self.local = all(step.local for step in steps)
        self.timely = tuple(
            self.needs_leg in (None, leg) and self.needs_draft in (None, drafted)
            for leg in (0, 1)
            for drafted in (False, True)
        )

    def __repr__(self) -> str:
        return f"<{self.card.id}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ToolInPlay) and self.card == other.card and self.action is other.action

    def __hash__(self) -> int:
        return hash(self.action)


class Rules:
    """One table's rules. Equal options and cards make equal rules."""

    turns: tuple[tuple[int, ...], ...]
    """The seats in the order of their turns, by start player (RULES.md §1.2: once round, then back)."""

    def __init__(self, options: Options, cards: CardSet) -> None:
        options.check()
        check_cards(options, cards)
        self.options = options
        self.cards = cards
        self.players = options.players
        self.pool_size = 2 * options.players + 1
        self.bag = (FULL_BAG if options.bag == "full" else 4 * options.players + 2,) * COLOR_COUNT
        order = (*range(self.players), *reversed(range(self.players)))
        self.turns = tuple(tuple((start + at) % self.players for at in order) for start in range(self.players))
        honour = options.enforcement == "honour"
        self.window_type = HonourWindow if honour else Window
        self.turn: Step = HONOUR_TURN if honour else TURN
        self.draft: tuple[Step, ...] = (PLACE_DIE, self.turn)
        self.round: tuple[Step, ...] = (ROLL_POOL, self.turn)
        self.ending: tuple[Step, ...] = (*((FINAL_CHECK,) * self.players if honour else ()), OVER)
        self.decks: dict[str, dict[str, Any]] = {
            "private": {card.id: card for card in cards.privates},
            "windows": {card.id: card for card in cards.window_cards},
            "tools": {card.id: card for card in cards.tools},
            "public": {card.id: card for card in cards.publics},
        }
        self.deals = {
            "private": self.players,
            "windows": 2 * self.players,
            "tools": CARDS_SHOWN,
            "public": CARDS_SHOWN,
        }
        self.deck_ids = {name: tuple(deck) for name, deck in self.decks.items()}
        self._tools: dict[tuple[str, int], ToolInPlay] = {}
        self.fixed_tools = self.lay_out(options.tools)
        self.fixed_public = tuple(self.decks["public"][card] for card in options.public)
        self.opening = self._opening()

    def _opening(self) -> tuple[Step, ...]:
        deals = [DEAL_PRIVATE, DEAL_WINDOWS]
        if not self.options.tools:
            deals.append(DEAL_TOOLS)
        if not self.options.public:
            deals.append(DEAL_PUBLIC)
        return (*deals, DRAW_START, *(CHOOSE_SIDE,) * self.players, *self.round)

    def lay_out(self, ids: tuple[str, ...]) -> tuple[ToolInPlay, ...]:
        """Tools face up, in that order."""
        return tuple(self._in_play(card, slot) for slot, card in enumerate(ids))

    def _in_play(self, card: str, slot: int) -> ToolInPlay:
        found = self._tools.get((card, slot))
        if found is None:
            found = self._tools[card, slot] = ToolInPlay(self.decks["tools"][card], slot, self.turn)
        return found

    def window(self, pattern: Pattern) -> Window:
        """An empty window of the kind this table plays on."""
        return self.window_type.empty(pattern)

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Rules) and self.options == other.options and self.cards == other.cards
        )

    def __hash__(self) -> int:
        return hash(self.options)

    def __reduce__(self) -> tuple[object, tuple[Options, CardSet]]:
        return (rules_for, (self.options, self.cards))


_RULES: Final[dict[tuple[Options, int], Rules]] = {}


def rules_for(options: Options, cards: CardSet) -> Rules:
    """The rules object for those options and cards, made once (card sets are known by identity: they are long)."""
    key = (options, id(cards))
    found = _RULES.get(key)
    if found is None:
        if len(_RULES) > 255:
            _RULES.clear()
        found = _RULES[key] = Rules(options, cards)
    return found
