"""How long a game can get, at most: OpenSpiel asks for it, and the tensor of what a seat remembers needs a length."""

from __future__ import annotations

from vitral.engine.actions import ROUNDS
from vitral.engine.rules import Rules
from vitral.spaces import SPACES


def most_choices(rules: Rules) -> int:
    """More choices than any game has: generous bounds for each turn, for checks before scoring and for set-up."""
    options, players = rules.options, rules.players
    a_turn = 24 + 16 * options.inspirations + 16 * options.dice_pools + 8 * options.rare_glass
    checks = players * (players + SPACES + 1) if options.enforcement == "honour" else 0
    a_round = rules.pool_size if options.track == "lighter" else 0
    return options.players + _turns(rules) * (a_turn + checks) + ROUNDS * a_round + checks


def most_values(rules: Rules) -> int:
    """More values of chance, one by one, than any game has."""
    options = rules.options
    dealt = sum(rules.deals.values()) + 20 * rules.players + ROUNDS
    a_turn = rules.pool_size + 4 + 2 * options.inspirations + 11 * options.dice_pools + 8 * options.rare_glass
    return dealt + 2 * ROUNDS * rules.pool_size + _turns(rules) * a_turn


def _turns(rules: Rules) -> int:
    return ROUNDS * len(rules.moments)
