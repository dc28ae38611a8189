"""The Automa a second time, as plain as in the rules, and whole games in which both must agree step by step."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Self

import pytest

from vitral import Action, Game, State, all_cards
from vitral.engine import parse_outcome, pending
from vitral.game import SeededDealer

LOADED = all_cards().automa
assert LOADED is not None
CARDS = {card.id: card for card in LOADED.cards}
ROWS, COLUMNS = "ABCD", {color: column for column, color in enumerate("RYGBP", 1)}


@dataclass
class SlowAutoma:
    """What the Automa deals with, in texts. Each method is a sentence of docs/rules.md §5."""

    places: dict[int, str]
    track: list[list[str]]
    window: dict[str, str]
    favor: int
    tools: list[str]
    tool_tokens: list[int]
    glass: list[str]
    glass_tokens: int
    removed: list[str]
    board_slot: int
    misfit: str
    ended: int = -1
    notes: list[list[str]] = field(default_factory=list)

    @classmethod
    def of(cls, state: State) -> Self:
        data = state.to_dict()
        tokens = ("tools", "tool_tokens", "glass", "glass_tokens", "removed", "notes")
        return cls(
            places=dict(zip(data["places"], data["pool"], strict=True)),
            track=data["track"],
            window=state.windows[1].dice(),
            favor=data["tokens"][1],
            board_slot=state.automa.board_slot,
            misfit=state.rules.options.automa_misfit,
            ended=state.automa.ended,
            **{name: data[name] for name in tokens},
        )

    def note(self, *words: object) -> None:
        self.notes.append([str(word) for word in words])

    def open_in(self, column: int) -> list[str]:
        return [f"{row}{column}" for row in ROWS if f"{row}{column}" not in self.window]

    def pick(self, card: str) -> None:
        places = list(CARDS[card].places)
        for entry, place in enumerate(places):
            if entry <= self.ended:
                continue
            if place not in self.places:
                self.note("automa_empty", place)
                continue
            self.ended = entry
            if self.use(card, place):
                return
            if self.misfit == "strict":
                self.note("automa_lost")
                return
        self.note("automa_nothing")

    def use(self, card: str, place: int) -> bool:
        die = self.places[place]
        spaces = self.open_in(COLUMNS[die[0]])
        if spaces:
            self.window[spaces[0]] = self.places.pop(place)
            self.note("automa_takes", die, place, spaces[0])
            return True
        self.note("automa_full", die, place)
        on_space = self.track[place - 1] if place <= len(self.track) else []
        fitting = [other for other in on_space if self.open_in(COLUMNS[other[0]])]
        if fitting:
            highest = max(other[1] for other in fitting)
            best = next(other for other in fitting if other[1] == highest)
            space = self.open_in(COLUMNS[best[0]])[0]
            on_space.remove(best)
            on_space.append(self.places.pop(place))
            self.window[space] = best
            self.note("automa_swaps", die, best, place, space)
            return True
        if CARDS[card].effect == "misfits_anywhere" and len(self.window) < 20:
            roomy = max(range(1, 6), key=lambda column: (len(self.open_in(column)), -column))
            space = self.open_in(roomy)[0]
            self.window[space] = self.places.pop(place)
            self.note("automa_misfit", die, space)
            return True
        return False

    def pay(self, card: str) -> None:
        slot = CARDS[card].tool
        if not slot:
            return
        if slot == self.board_slot:
            self.note("automa_tool_is_board", slot)
            return
        row: list[int | None] = list(range(len(self.tools)))
        if self.board_slot:
            row.insert(self.board_slot - 1, None)
        at = row[slot - 1]
        assert at is not None
        price = 2 if self.tool_tokens[at] else 1
        if self.favor < price:
            self.note("automa_cannot_pay", self.tools[at])
            return
        self.favor -= price
        self.tool_tokens[at] += price
        self.note("automa_pays", price, self.tools[at])

    def has_glass(self) -> bool:
        return any(die[0] == "W" for die in self.window.values())

    def take_glass(self) -> bool:
        if not self.glass or self.has_glass():
            self.note("automa_no_glass")
            return False
        paid = 2 if self.favor > 1 else self.favor
        self.favor -= paid
        self.glass_tokens += paid
        self.note("automa_glass", max(self.glass), paid)
        self.glass.remove(max(self.glass))
        return True

    def place_glass(self, glass: str, space: str) -> None:
        pushed = self.window.get(space)
        self.window[space] = glass
        if pushed:
            free = self.open_in(int(space[1]))
            below = [other for other in free if other > space]
            if free:
                target = (below or free)[0]
                self.window[target] = pushed
                self.note("automa_pushed", pushed, target)
            else:
                self.removed = sorted([*self.removed, pushed], key=_order)
                self.note("automa_pushed_out", pushed)
        self.note("automa_glass_at", glass, space)

    def late_glass(self, glass: str, space: str) -> None:
        replaced = self.window.get(space)
        if replaced:
            self.removed = sorted([*self.removed, replaced], key=_order)
            glass = f"W{replaced[1]}"
        self.window[space] = glass
        self.note("automa_late_glass", glass, space)

    # A first turn, up to the first chance it meets, and what comes after a position is drawn ----------------------

    def first_turn(self, card: str, odd: bool, last: bool) -> None:
        self.note("automa_card", card, *CARDS[card].places)
        self.pick(card)
        if CARDS[card].effect == "glass" and self.take_glass():
            return
        self.after_glass(card, odd, last)

    def after_glass(self, card: str, odd: bool, last: bool) -> None:
        self.pay(card)
        if CARDS[card].effect == "second_die_at_once":
            self.note("automa_at_once")
            self.pick(card)
        elif odd:
            self.pick(card)
        if last:
            self.end_round()

    def end_round(self) -> None:
        self.track.append([self.places[place] for place in sorted(self.places)])
        self.places = {}


def _order(die: str) -> tuple[int, str]:
    return "RYGBPW".index(die[0]), die


def expected(before: State, line: str) -> SlowAutoma | None:
    """What that line brings by the plain rules, where the Automa acts on it."""
    slow = SlowAutoma.of(before)
    step, odd = before.todo[0].text, before.round % 2 == 1
    card = before.automa.card
    last = odd and before.skips & 1 == 1  # Running Pliers: the person's second turn is skipped
    if step == "automa reveal":
        slow.ended = -1
        slow.first_turn(line.split()[-1], odd, last)
    elif step == "automa position":
        slow.place_glass(str(before.to_dict()["hand"]), line.split()[-1])
        if slow.glass or not before.glass_supply:
            slow.after_glass(card, odd, last)
    elif step == "roll glass" and before.seat == 1:
        slow.glass = sorted(line.split()[1:])
        slow.after_glass(card, odd, last)
    elif step == "automa late_position":
        slow.late_glass(str(before.to_dict()["hand"]), line.split()[-1])
    elif line == "pass" and not odd and (before.turn == 2 or before.skips & 1):
        slow.notes = []
        if CARDS[card].effect != "second_die_at_once":
            slow.pick(card)
        slow.end_round()
        if before.round == 10 and not slow.has_glass() and slow.glass:
            slow.glass.remove(max(slow.glass))  # late glass: a position is drawn for it next
    else:
        return None
    return slow


OPTIONS: list[dict[str, Any]] = [
    {},
    {"automa_misfit": "lenient"},
    {"rare_glass": True},
    {"rare_glass": True, "automa_misfit": "lenient", "passion_publics": True},
    {"inspirations": True, "rare_glass": True, "privates": None, "promos": True},
]


def compare(seed: str, options: dict[str, Any]) -> int:
    """Play a game at random; the number of the Automa's moves compared."""
    game, dealer, rng = Game.new(1, mode="automa", by_hand=True, **options), SeededDealer(seed), Random(seed)
    compared = 0
    while not game.over:
        before = game.state
        chance = pending(before)
        entry = dealer.answer(chance) if chance else rng.choice(game.legal_actions())
        line = entry.text
        if isinstance(entry, Action):
            game.play(entry)
        else:
            game.resolve(parse_outcome(line))
        slow = expected(before, line) if before.windows else None
        if slow:
            now = SlowAutoma.of(game.state)
            slow.ended = now.ended  # forgotten when a round ends
            assert slow == now, f"{seed} {options}: {line}"
            compared += 1
    return compared


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "plain")
def test_the_plain_rules_and_the_engine_agree(options: dict[str, Any], times: int) -> None:
    for number in range(12 * times):
        assert compare(f"slow/{number}", options) >= 15
