"""The history of a seat as numbers (OpenSpiel's information state), and its greatest length.

A history is the seat's log (`Game.log`), others' secrets hidden, word by word.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from vitral.dice import LETTERS, TEXT
from vitral.engine import ACTIONS, is_outcome
from vitral.engine.actions import ROUNDS
from vitral.engine.rules import Rules
from vitral.spaces import SPACES


def most_choices(rules: Rules) -> int:
    """Returns more choices than any game has: generous bounds for each turn, for checks before scoring
    and for set-up.
    """
    options, players = rules.options, rules.players
    a_turn = 24 + 16 * options.inspirations + 16 * options.dice_pools + 8 * options.rare_glass
    checks = players * (players + SPACES + 1) if options.enforcement == "honour" else 0
    a_round = rules.pool_size if options.track == "lighter" else 0
    return options.players + _turns(rules) * (a_turn + checks) + ROUNDS * a_round + checks


def most_values(rules: Rules) -> int:
    """Returns more values of chance, one by one, than any game has."""
    options = rules.options
    dealt = sum(rules.deals.values()) + 20 * rules.players + ROUNDS
    a_turn = rules.pool_size + 4 + 2 * options.inspirations + 11 * options.dice_pools + 8 * options.rare_glass
    return dealt + 2 * ROUNDS * rules.pool_size + _turns(rules) * a_turn


def _turns(rules: Rules) -> int:
    return ROUNDS * len(rules.timings)


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
        """Returns the words of a log, in order."""
        codes = self._codes
        found: list[int] = []
        for line in log:
            if is_outcome(line):
                kind, *words = line.split(" ")
                found += [codes[word] for word in (words[1:] if kind == "deal" else words)]
            else:
                found.append(codes[line])
        return found
