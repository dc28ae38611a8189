"""What a seat has seen so far, as numbers: the lines of its log (`Game.log`), others' secrets hidden, word by word."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from vitral.dice import LETTERS, TEXT
from vitral.engine import ACTIONS, is_outcome
from vitral.engine.rules import Rules
from vitral.envs.lengths import most_choices, most_values


class Vocabulary:
    """A number for each word of a log; 0 is none. A choice is one word, of an outcome each value is one."""

    length: int
    """More words than any log of such a table has."""

    def __init__(self, rules: Rules) -> None:
        cards = chain.from_iterable(rules.decks.values())
        sides = (f"side {side.id}" for card in rules.cards.window_cards for side in card.sides)
        automa = rules.cards.automa
        drawn = () if automa is None else (*(card.id for card in automa.cards), *automa.positions)
        words = (
            *(action.text for action in ACTIONS),
            "?",
            "side ?",
            *"123456",
            *LETTERS,
            *TEXT,
            *cards,
            *sides,
            *drawn,
        )
        self._codes = {word: code for code, word in enumerate(dict.fromkeys(words), 1)}
        self.length = most_choices(rules) + most_values(rules)

    def codes(self, log: Iterable[str]) -> list[int]:
        """The words of a log, in order."""
        codes = self._codes
        found: list[int] = []
        for line in log:
            if is_outcome(line):
                kind, *words = line.split(" ")
                found += [codes[word] for word in (words[1:] if kind == "deal" else words)]
            else:
                found.append(codes[line])
        return found
