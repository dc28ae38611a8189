"""The facts of the expansion for five and six players, and of the promo cards."""

from __future__ import annotations

import pytest

from vitral.cards import (
    Pairs,
    Pattern,
    SumOfSpaces,
    Tool,
    WindowCard,
    find_objective,
    find_pattern,
    find_tool,
    load_cards,
)

POOLS = load_cards("pools")
PROMOS = load_cards("promos")

# Easier side, harder side, as they lie beside each other on the card.
CARDS = {
    "romanesque/baroque": """
        . . R . .   . . R . .
        . R 4 B .   Y R 4 B P
        1 . P . 2   1 . P . 2
        . Y 6 R .   3 Y 6 R 5""",
    "esperanca/alegria": """
        1 G P . .   1 G P R .
        3 . . P 6   3 5 . P 6
        R . 5 . .   R . 5 . .
        . 4 . . G   P 4 2 . G""",
    "sol/naturaleza": """
        1 . . Y .   1 . . Y .
        . . Y 5 .   . G Y 5 3
        . Y . . 6   . Y G . 6
        Y 3 . 2 G   Y 3 1 2 G""",
    "apricitas/tenebra": """
        . . Y 3 .   . 5 Y 3 1
        G 4 . . B   G 4 . . B
        2 . R . 6   2 G R . 6
        . P . Y .   . P B Y .""",
    "generosidad/armonia": """
        . . 3 . Y   . 5 3 . Y
        . 2 G . 4   Y 2 G B 4
        B . . R .   B . . R 6
        6 . 1 . 2   6 . 1 . 2""",
    "ligero/shadom": """
        . 5 G . .   . 5 G . .
        . B 1 . 6   5 B 1 . 6
        2 . B P .   2 . B P G
        . . 3 . 1   P . 3 6 1""",
    "claror/penombra": """
        . B . 4 .   2 B . 4 Y
        5 . Y . R   5 . Y P R
        . G 3 . 1   . G 3 . 1
        P . . 6 .   P 2 . 6 .""",
    "vitralls/barcelona": """
        Y . 3 . B   R 4 . Y 1
        . 6 G 5 2   . R 6 . Y
        1 . . R .   3 . R 2 .
        . P 5 . 4   B 5 . R 6""",
}

SPACES = {
    "fence": """
        . . . . .
        x . x . x
        x . x . x
        . . . . .""",
    "tunnel": """
        . x x x .
        . . . . .
        . . . . .
        . x x x .""",
    "brace": """
        . x . x .
        . . x . .
        . . x . .
        . x . x .""",
    "port": """
        . . x . .
        . x . x .
        . x . x .
        . . x . .""",
    "brackets": """
        x x . x x
        x . . . x
        . . . . .
        . . . . .""",
    "wall": """
        . . . . .
        . x x x .
        . x x x .
        . . . . .""",
}


def sides(drawing: str) -> list[tuple[str, ...]]:
    lines = [line.replace(" ", "") for line in drawing.strip().splitlines()]
    return [tuple(line[:5] for line in lines), tuple(line[5:] for line in lines)]


def marked(drawing: str) -> set[str]:
    lines = [line.replace(" ", "") for line in drawing.strip().splitlines()]
    return {f"{'ABCD'[r]}{c + 1}" for r, line in enumerate(lines) for c, mark in enumerate(line) if mark == "x"}


# Windows


def test_cards_of_the_boxes() -> None:
    assert [card.id for card in POOLS.window_cards] == list(CARDS)[:6]
    assert [card.id for card in PROMOS.window_cards] == list(CARDS)[6:]


@pytest.mark.parametrize("card", [*POOLS.window_cards, *PROMOS.window_cards], ids=lambda card: card.id)
def test_grids_are_as_drawn(card: WindowCard) -> None:
    assert [side.grid for side in card.sides] == sides(CARDS[card.id])


@pytest.mark.parametrize("card", [*POOLS.window_cards, PROMOS.window_cards[0]], ids=lambda card: card.id)
def test_harder_side_keeps_every_restriction_and_adds_four(card: WindowCard) -> None:
    easier, harder = ("".join(side.grid) for side in card.sides)
    assert [side.difficulty for side in card.sides] == [3, 6]
    assert all(hard == easy for easy, hard in zip(easier, harder, strict=True) if easy != ".")
    assert easier.count(".") - harder.count(".") == 4


def test_promo_window_in_place_of_the_thirteenth_base_card() -> None:
    assert [side.difficulty for side in PROMOS.window_cards[1].sides] == [4, 5]


def test_names_may_have_letters_that_ids_have_not() -> None:
    assert find_pattern("esperanca").name == "Esperança"


def test_one_space_of_sol_is_inferred() -> None:
    sol = find_pattern("sol")
    assert (sol.certainty, find_pattern("naturaleza").certainty) == ("inferred", "one")
    assert sol.note.startswith("Space C2")


# Tools


def facts(tool: Tool) -> tuple[object, ...]:
    return tool.number, tool.name, tool.solo_color, tool.when, tool.steps


def test_strip_cutter() -> None:
    assert facts(find_tool("strip_cutter")) == (
        13,
        "Strip Cutter",
        "R",
        ("before_draft",),
        ("take", "swap own", "place"),
    )


def test_lead_came_nippers() -> None:
    assert facts(find_tool("lead_came_nippers")) == (14, "Lead Came Nippers", "Y", (), ("pick own", "reroll picked"))


def test_the_box_has_two_tools() -> None:
    assert [tool.id for tool in POOLS.tools] == ["strip_cutter", "lead_came_nippers"]


# Objectives


def test_position_objectives() -> None:
    assert [card.id for card in POOLS.privates] == list(SPACES)
    assert {card.points for card in POOLS.privates} == {1}
    assert POOLS.publics == PROMOS.privates == ()


@pytest.mark.parametrize("objective_id", SPACES)
def test_six_spaces_are_as_drawn(objective_id: str) -> None:
    goal = find_objective(objective_id).goal
    assert isinstance(goal, SumOfSpaces)
    assert len(goal.spaces) == 6
    assert set(goal.spaces) == marked(SPACES[objective_id])


def test_fence_of_the_scoring_example() -> None:
    """docs/rules.md §6: the example names its spaces B1, C1, the two in the middle, B5, C5 in this order."""
    assert find_objective("fence").goal == SumOfSpaces(("B1", "C1", "B3", "C3", "B5", "C5"))


def test_horizontal_symmetry_of_the_promos() -> None:
    card = find_objective("horizontal_symmetry")
    assert card in PROMOS.publics
    assert (card.points, card.goal) == (7, Pairs("mirror", "both"))
    avoided = {other for one, other in PROMOS.avoid if one == "horizontal_symmetry"}
    assert avoided == {"row_color_variety", "row_shade_variety"}


def test_promos_are_marked_as_what_they_are() -> None:
    patterns: list[Pattern] = list(PROMOS.patterns)
    assert {pattern.certainty for pattern in patterns} == {"reconstructed"}
    assert all(pattern.note for pattern in patterns)
