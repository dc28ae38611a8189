"""The facts of the Passion expansion: inspirations, rare glass, objectives, and what better not meet."""

from __future__ import annotations

from dataclasses import astuple
from typing import get_args

import pytest

from vitral.cards import (
    KNOWN_INSPIRATION_STEPS,
    ByGlass,
    GlassBoard,
    GlassPrice,
    GlassRule,
    Inspiration,
    Objective,
    Pairs,
    base_cards,
    find_glass_board,
    find_inspiration,
    find_objective,
    load_cards,
)

PASSION = load_cards("passion")

# per, moment, price, steps, tokens at set-up, solo
INSPIRATIONS = {
    "luck": ("round", "in_hand", 0, ("reroll or_end_turn",), 0, True),
    "wisdom": ("round", "tool", 0, ("discount tool",), -1, False),
    "resourcefulness": ("round", "in_hand", 1, ("swap track",), 0, False),
    "courage": ("game", "in_hand", 0, ("waive print",), 0, True),
    "charm": ("game", "turn", 0, ("gather tokens",), 0, False),
    "precision": ("round", "in_hand", 1, ("nudge",), 0, False),
}

# slots, price, whether it is rolled again
BOARDS = {
    "iridescent": (1, "top_row_open", False),
    "textured": (1, "corners_open", False),
    "patterned": (3, "dice_left", False),
    "architectural": (1, "as_tool", False),
    "seeded": (1, "one", True),
    "streaked": (1, "missing_colors", False),
}

PRIVATES = {
    "rg_unique_around": (3, "unique_around"),
    "rg_highest_each_color": (1, "highest_around"),
    "rg_same_value": (3, "echo"),
    "rg_row_sum": (1, "row"),
    "rg_column_sum": (1, "column"),
    "rg_diagonals_sum": (1, "rays"),
    "rg_unique_values": (4, "scale"),
}

PUBLICS = {
    "horizontal_shade_symmetry": Pairs("mirror", "value"),
    "vertical_color_balance": Pairs("upper_lower", "color"),
    "horizontal_color_symmetry": Pairs("mirror", "color"),
    "vertical_shade_balance": Pairs("upper_lower", "value"),
    "horizontal_color_balance": Pairs("left_right", "color"),
    "horizontal_shade_balance": Pairs("left_right", "value"),
}


def test_cards_of_the_box() -> None:
    assert [card.id for card in PASSION.inspirations] == list(INSPIRATIONS)
    assert [board.id for board in PASSION.glass_boards] == list(BOARDS)
    assert [card.id for card in PASSION.privates] == list(PRIVATES)
    assert [card.id for card in PASSION.publics] == list(PUBLICS)
    assert (PASSION.window_cards, PASSION.tools, PASSION.automa) == ((), (), None)


@pytest.mark.parametrize("inspiration_id", INSPIRATIONS)
def test_inspiration(inspiration_id: str) -> None:
    card = find_inspiration(inspiration_id)
    found = (card.per, card.moment, card.price, card.steps, card.setup_tokens, card.solo)
    assert found == INSPIRATIONS[inspiration_id]
    assert card.name == inspiration_id.capitalize()


def test_every_known_step_is_used_by_some_inspiration() -> None:
    assert {step for card in PASSION.inspirations for step in card.steps} == KNOWN_INSPIRATION_STEPS


def test_solo_inspirations_need_no_tokens() -> None:
    """docs/rules.md §7: Luck and Courage only."""
    assert [card.id for card in PASSION.inspirations if card.solo] == ["luck", "courage"]
    assert all(card.price == card.setup_tokens == 0 for card in PASSION.inspirations if card.solo)


@pytest.mark.parametrize("board_id", BOARDS)
def test_glass_board(board_id: str) -> None:
    board = find_glass_board(board_id)
    assert (board.slots, board.price, board.reroll) == BOARDS[board_id]
    assert board.name == f"{board_id.capitalize()} Glass"


def test_every_price_belongs_to_a_board() -> None:
    assert [board.price for board in PASSION.glass_boards] == list(get_args(GlassPrice))


@pytest.mark.parametrize("objective_id", PRIVATES)
def test_private_objective_by_rare_glass(objective_id: str) -> None:
    card = find_objective(objective_id)
    assert isinstance(card.goal, ByGlass)
    assert (card.points, card.goal.rule) == PRIVATES[objective_id]


def test_every_glass_rule_belongs_to_an_objective() -> None:
    assert [rule for card in PASSION.privates for rule in astuple(card.goal)] == list(get_args(GlassRule))


@pytest.mark.parametrize("objective_id", PUBLICS)
def test_public_objective(objective_id: str) -> None:
    card = find_objective(objective_id)
    assert (card.points, card.goal) == (3, PUBLICS[objective_id])


def test_each_new_public_objective_avoids_an_old_one() -> None:
    assert set(PASSION.avoid) == {
        ("vertical_color_balance", "column_color_variety"),
        ("horizontal_shade_symmetry", "row_color_variety"),
        ("horizontal_shade_symmetry", "row_shade_variety"),
        ("horizontal_color_symmetry", "row_color_variety"),
        ("horizontal_color_balance", "row_color_variety"),
        ("horizontal_shade_balance", "row_shade_variety"),
        ("vertical_shade_balance", "column_shade_variety"),
    }
    assert {new for new, _ in PASSION.avoid} == set(PUBLICS)
    assert {old for _, old in PASSION.avoid} <= {card.id for card in base_cards().publics}


def test_certainty_of_each_card() -> None:
    """The worst part counts (docs/rules.md §7): a deduced slot count, a reading, a price of our own."""
    expected = {
        "rulebook": {"horizontal_shade_symmetry", "vertical_color_balance"},
        "several": {"luck", "wisdom", "resourcefulness", "iridescent", "textured", "rg_highest_each_color"},
        "inferred": {"patterned", "rg_unique_around", "rg_same_value"},
    }
    cards: list[Inspiration | GlassBoard | Objective] = [
        *PASSION.inspirations,
        *PASSION.glass_boards,
        *PASSION.objectives,
    ]
    for certainty, ids in expected.items():
        assert {card.id for card in cards if card.certainty == certainty} == ids
    assert sum(card.certainty == "reconstructed" for card in cards) == len(cards) - 11
