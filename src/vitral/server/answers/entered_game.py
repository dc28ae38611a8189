"""A game that people enter at a real table: what they laid out, and every line they entered since.

The log of such a game holds only what has to be entered: choices, and what was rolled or drawn. What was laid out at
the beginning answers the deals by itself. So any earlier entry can be corrected: the game is entered again, line by
line, and whoever corrects learns which line no longer fits.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from vitral.cards import CardSet
from vitral.engine import Chance, IllegalActionError, Options, Outcome, Reason, is_outcome
from vitral.engine.actions import CHECK, PASS, TOOL
from vitral.engine.questions import QuestionKind
from vitral.game import Game
from vitral.records.record import read_entry
from vitral.teller.narrated_game import NarratedGame

_LAID_OUT: Final = ("tools", "public", "board", "inspirations")
"""Decks whose cards lie on the table from the beginning."""
_SPACES: Final = ("place", "lift", "remove")
"""Verbs of actions that name a space. `B3` is a space for them, and a blue 3 for all others."""
SUPPOSED: Final = " ?"
"""At the end of a line: nobody entered this space, it is supposed (`supposed_spaces.py`)."""
_LATER: Final = (PASS, TOOL, CHECK)
"""What is left at the end of most turns. Whoever sees a mistake calls it in the next turn as well."""
_WORD: Final = re.compile(r"[A-Z][0-9]")


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The cards on a table before the first roll."""

    windows: Sequence[str]
    """The pattern of each seat, or nothing for one that is not known yet."""
    private: Sequence[Sequence[str]] = ()
    """The private objectives of each seat, the Automa's last; none for those that people keep to themselves."""
    cards: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The cards of the table by deck: `tools`, `public`, `board`, `inspirations`."""
    start: int = -1
    """The seat that begins; −1 if it is not known yet."""


class Renaming:
    """Renames the dice and spaces of later lines after a correction."""

    def __init__(self, was: str = "", now: str = "") -> None:
        old, new = was.split(), now.split()
        self._spaces = bool(old) and old[0] in _SPACES
        self._names: dict[str, str] = {}
        if old and new and old[0] == new[0] and len(old) == len(new):
            gone, come = Counter(old[1:]) - Counter(new[1:]), Counter(new[1:]) - Counter(old[1:])
            self._names = dict(zip(gone.elements(), come.elements(), strict=True))

    def apply(self, line: str) -> str:
        """Returns a line that names what the corrected entry names now."""
        verb, _, rest = line.partition(" ")
        if not self._names or is_outcome(line) or self._spaces != (verb in _SPACES):
            return line
        return f"{verb} {_WORD.sub(lambda found: self._names.get(found[0], found[0]), rest)}".rstrip()


class EnteredGame:
    """The game that a layout and some lines make."""

    def __init__(self, options: Options, cards: CardSet, layout: TableLayout) -> None:
        """Lays a table out; raises `ChanceError` if what lies there cannot lie there together."""
        self.layout = layout
        self.narrated = NarratedGame.begin(options, None, cards)
        self.lines: list[str] = []
        self._deal_laid_out()

    @property
    def game(self) -> Game:
        return self.narrated.game

    @property
    def missing(self) -> Chance | None:
        """The question that the layout has to answer before the game can begin; None once it has begun."""
        chance = self.game.chance
        return chance if chance is not None and self._is_laid_out(chance) else None

    def begun_anew(self) -> EnteredGame:
        """Returns the same table before the first entry."""
        game = self.game
        return EnteredGame(game.options, game.show(lambda state: state.rules.cards), self.layout)

    def enter(self, line: str) -> None:
        """Adds a line; raises `IllegalActionError`, `ChanceError` or `ValueError` if it cannot have happened."""
        supposed = SUPPOSED if line.endswith(SUPPOSED) else ""
        entry = read_entry(line.removesuffix(SUPPOSED))
        if isinstance(entry, Outcome):
            if self.game.chance is None:
                raise IllegalActionError(line, [Reason.NOT_OFFERED])
            self.narrated.resolve(entry)
        else:
            self.narrated.play(entry)
        self.lines.append(entry.text + supposed)
        self._deal_laid_out()

    def enter_all(self, lines: Iterable[str], renaming: Renaming | None = None) -> list[str]:
        """Adds lines while they fit, as they were entered or as a correction renames them; returns those left over."""
        left = list(lines)
        while left:
            try:
                self.enter(left[0])
            except ValueError:
                renamed = renaming.apply(left[0]) if renaming else left[0]
                if renamed == left[0]:
                    return left
                try:
                    self.enter(renamed)
                except ValueError:
                    return left
            del left[0]
        return left

    def infer(self) -> bool:
        """Enters a forced line, if there is one: the only possible choice, or the end of a turn in which a
        die was drafted and only tools are left to use, or windows to check.
        """
        game = self.game
        if game.over or game.chance is not None or self.narrated.choosing:
            return False
        seen, legal = self.narrated.public_view, game.legal_actions()
        if seen.question.kind is QuestionKind.CHECK:
            return False
        if not seen.drafted and any(line.endswith(SUPPOSED) for line in self.lines):
            return False  # that nothing fits is only supposed
        ends = seen.question.kind is QuestionKind.TURN and seen.drafted
        if len(legal) > 1 and not (ends and all(action.kind in _LATER for action in legal)):
            return False
        self.enter(legal[0].text if len(legal) == 1 else "pass")
        return True

    # -- what was laid out -----------------------------------------------------------------------------------------

    def _is_laid_out(self, chance: Chance) -> bool:
        """Returns whether the layout has to answer, and not a person who has just rolled or drawn."""
        return chance.kind == "start" or (
            chance.kind == "deal" and chance.purpose in (*_LAID_OUT, "private", "windows")
        )

    def _deal_laid_out(self) -> None:
        game = self.game
        while True:
            chance = game.chance
            if chance is not None:
                if not self._is_laid_out(chance) or not self._knows(chance):
                    return
                self.narrated.resolve(self._outcome(chance))
            elif self.narrated.choosing:
                dealt_sides = [side.id for side in game.view(game.seat).dealt_sides]
                self.narrated.play_side(dealt_sides.index(self.layout.windows[game.seat]))
            else:
                return

    def _knows(self, chance: Chance) -> bool:
        layout = self.layout
        if chance.kind == "start":
            return layout.start >= 0
        if chance.purpose == "windows":
            return len(layout.windows) == self.game.options.players and all(layout.windows)
        if chance.purpose == "private":
            return True
        given = layout.cards.get(chance.purpose, ())
        return len(given) > chance.turn if chance.purpose == "public" else bool(given)

    def _outcome(self, chance: Chance) -> Outcome:
        if chance.kind == "start":
            return Outcome("start", "start", (self.layout.start,))
        if chance.purpose == "windows":
            return Outcome("deal", "windows", self._window_cards(chance))
        if chance.purpose == "private":
            return Outcome("deal", "private", self._private(chance))
        given = tuple(self.layout.cards[chance.purpose])
        one_by_one = chance.purpose == "public" and chance.amount == 1 and len(given) > 1
        return Outcome("deal", chance.purpose, given[chance.turn : chance.turn + 1] if one_by_one else given)

    def _window_cards(self, chance: Chance) -> tuple[str, ...]:
        """Returns for each seat the card with its window, and any other: people enter only the one they chose."""
        deck = self.game.show(lambda state: state.rules.decks["windows"])
        card_of = {side.id: card.id for card in deck.values() for side in card.sides}
        chosen = [card_of.get(pattern, "") for pattern in self.layout.windows]
        others = iter([card for card in chance.among if card not in chosen])
        return tuple(card for one in chosen for card in (one or next(others), next(others)))

    def _private(self, chance: Chance) -> tuple[str, ...]:
        """Returns the private objectives that are known, and any others for those that people keep to themselves."""
        known = [tuple(cards) for cards in self.layout.private]
        seats = self.game.options.seats
        each = chance.amount // seats
        taken = {card for cards in known for card in cards}
        others = iter([card for card in chance.among if card not in taken])
        hands = [known[seat] if seat < len(known) else () for seat in range(seats)]
        return tuple(card for hand in hands for card in (hand or tuple(next(others) for _ in range(each))))
