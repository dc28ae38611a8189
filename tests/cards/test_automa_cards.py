"""The Automa as data: its deck, its scoring card, and how a file of one's own replaces it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from vitral.cards import Automa, AutomaCard, all_cards, cards_from_texts, load_cards


def the_automa() -> Automa:
    automa = all_cards().automa
    assert automa is not None
    return automa


AUTOMA = the_automa()
DECK = [card for card in AUTOMA.cards if not card.passion]
PASSION = [card for card in AUTOMA.cards if card.passion]

# id, places in order, tool, effect
FACES = """
    A01 1234 1 none
    A02 2345 2 none
    A03 3451 3 none
    A04 4512 0 none
    A05 5123 0 none
    A06 1352 1 none
    A07 2413 2 none
    A08 3524 3 none
    A09 4135 0 none
    A10 5241 0 none
    A11 1425 0 none
    A12 2531 0 none
    A13 3142 0 none
    A14 4253 0 none
    A15 5314 0 none
    A16 2154 0 none
    A17 4321 0 second_die_at_once
    AP1 1543 0 glass
    AP2 3215 0 glass
    AP3 5432 0 misfits_anywhere
"""


def face(card: AutomaCard) -> str:
    return f"{card.id} {''.join(map(str, card.places))} {card.tool} {card.effect}"


def test_faces_of_all_cards() -> None:
    assert [face(card) for card in AUTOMA.cards] == [line.strip() for line in FACES.strip().splitlines()]


def test_deck_of_17_and_three_for_rare_glass() -> None:
    assert (len(DECK), len(PASSION)) == (17, 3)
    assert [card.id for card in PASSION] == ["AP1", "AP2", "AP3"]


def test_every_card_names_four_different_places() -> None:
    assert all(len(set(card.places)) == len(card.places) == 4 for card in AUTOMA.cards)
    assert all(set(card.places) <= {1, 2, 3, 4, 5} for card in AUTOMA.cards)


def test_every_place_is_first_choice_three_or_four_times() -> None:
    firsts = Counter(card.places[0] for card in DECK)
    assert set(firsts) == {1, 2, 3, 4, 5}
    assert set(firsts.values()) == {3, 4}


def test_two_tool_pictures_for_each_slot() -> None:
    assert Counter(card.tool for card in DECK) == {0: 11, 1: 2, 2: 2, 3: 2}
    assert {card.tool for card in PASSION} == {0}


def test_effects_stand_where_the_rules_put_them() -> None:
    assert Counter(card.effect for card in DECK) == {"none": 16, "second_die_at_once": 1}
    assert Counter(card.effect for card in PASSION) == {"glass": 2, "misfits_anywhere": 1}


def test_no_two_cards_are_alike() -> None:
    assert len({card.places for card in AUTOMA.cards}) == 20


def test_pattern_tokens_and_levels() -> None:
    assert (AUTOMA.columns, AUTOMA.tokens) == ("RYGBP", 5)
    assert AUTOMA.level_bonus == (("easy", 18), ("normal", 25), ("hard", 34))


def test_positions_are_the_spaces_with_eight_neighbours() -> None:
    assert AUTOMA.positions == tuple(f"{row}{column}" for row in "BC" for column in "234")


def test_scoring_card_knows_every_public_objective_once() -> None:
    scoring = AUTOMA.scoring
    assert sorted(scoring.normal + scoring.by_columns) == sorted(card.id for card in all_cards().publics)
    assert scoring.points_per_column == 3
    released = {card.id for card in all_cards(1).publics}
    assert released & set(scoring.by_columns) == {
        "row_color_variety",
        "column_color_variety",
        "color_diagonals",
        "horizontal_color_symmetry",
        "horizontal_color_balance",
        "vertical_color_balance",
        "horizontal_symmetry",
    }


def test_everything_printed_is_our_reconstruction() -> None:
    assert {AUTOMA.certainty, *(card.certainty for card in AUTOMA.cards)} == {"reconstructed"}


# A file of one's own

OWN_DECK = "".join(
    f'[[automa.card]]\nid = "B{number}"\nplaces = [1, 2, 3, 4]\npassion = {str(number == 0).lower()}\n'
    for number in range(11)
)
OWN = f"""
format = "vitral-cards/1"
[automa]
columns = "PBGYR"
tokens = 0
positions = ["A1"]
level_bonus = {{ easy = 1, normal = 2, hard = 3 }}
scoring = {{ normal = [], by_columns = ["deep_shades"], points_per_column = 0 }}
{OWN_DECK}
"""


def test_own_automa_replaces_the_built_in_one(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN)
    cards = load_cards("base", "automa", path)
    assert cards.automa is not None
    assert (cards.automa.columns, cards.automa.tokens, cards.automa.box) == ("PBGYR", 0, "")
    assert cards.automa.scoring.normal == ()
    assert cards.automa.level_bonus == (("easy", 1), ("normal", 2), ("hard", 3))
    assert [card.id for card in cards.automa.cards] == [f"B{number}" for number in range(11)]
    assert cards_from_texts(cards.name, cards.sources) == cards
    assert hash(cards_from_texts(cards.name, cards.sources)) == hash(cards)


def test_last_automa_wins(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN)
    assert load_cards(path, "automa").automa == AUTOMA
    assert load_cards("automa", path, "base").automa != AUTOMA


def test_base_game_has_no_automa() -> None:
    assert load_cards("base", "passion").automa is None
