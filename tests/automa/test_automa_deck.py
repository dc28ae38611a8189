"""The Automa's deck (docs/rules.md §5): ten cards of seventeen, one Passion card with rare glass. C3, C13."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from support.automa_table import AutomaTable, automa_table, own_automa
from vitral import ChanceError, Game, Record, load_cards, replay
from vitral.engine import pending

ROLL = "R4 B2 G6 Y1 P3"
OLD = [f"A{number:02}" for number in range(1, 18)]
PASSION = ["AP1", "AP2", "AP3"]
GLASS: dict[str, Any] = {"board": "architectural", "glass": "W3"}


def chances(t: AutomaTable) -> dict[str, Fraction]:
    """How likely each card is to come."""
    chance = pending(t.state)
    assert chance is not None
    assert (chance.kind, chance.purpose, chance.amount) == ("deal", "automa", 1)
    counts = Counter(chance.among)
    return {card: Fraction(count, len(chance.among)) for card, count in counts.items()}


def passed(seed: object, **options: Any) -> Game:
    """A game in which the person only passes."""
    game = Game.new(1, f"{seed}", mode="automa", **options)
    game.play("side 1")
    while not game.over:
        game.play("pass")
    return game


# --- C3: one card a round, none twice -----------------------------------------------------------------------


def test_c3_seventeen_cards_each_as_likely() -> None:
    assert chances(automa_table(pool=ROLL, round=1)) == dict.fromkeys(OLD, Fraction(1, 17))


def test_c3_a_card_of_an_earlier_round_does_not_come_again() -> None:
    t = automa_table(pool=ROLL, round=4, drawn_cards=["A03", "A09", "A17"])
    assert chances(t) == dict.fromkeys([card for card in OLD if card not in ("A03", "A09", "A17")], Fraction(1, 14))


@pytest.mark.parametrize("card", ["A03", "AP1", "A18", "B01"], ids=["drawn", "passion", "no such card", "foreign"])
def test_c3_what_cannot_come_is_refused(card: str) -> None:
    t = automa_table(pool=ROLL, round=4, drawn_cards=["A03"])
    before = t.state.copy()
    with pytest.raises(ChanceError, match="is not in that deck"):
        t.reveal(card)
    assert t.state == before


@pytest.mark.parametrize("outcome", ["deal automa", "deal automa A01 A02", "deal position B2", "roll R1"])
def test_c3_one_card_is_turned_up(outcome: str) -> None:
    t = automa_table(pool=ROLL, round=2)
    with pytest.raises(ChanceError, match="expected deal automa ID"):
        t.resolve(outcome)


def test_c3_all_seventeen_turn_up_in_the_course_of_games() -> None:
    seen = Counter(card for seed in range(40) for card in passed(seed).state.automa.drawn)
    assert sorted(seen) == OLD
    assert sum(seen.values()) == 400


# --- C13: with rare glass one of three new cards is mixed with nine old ones ---------------------------------


@pytest.mark.parametrize("number", range(1, 11))
def test_c13_the_passion_card_is_as_likely_in_any_of_the_rounds_to_come(number: int) -> None:
    t = automa_table(pool=ROLL, round=number, drawn_cards=OLD[: number - 1], turn=number % 2, **GLASS)
    found = chances(t)
    assert sum(found.get(card, 0) for card in PASSION) == Fraction(1, 11 - number)
    assert len({found[card] for card in PASSION}) == 1
    assert len({share for card, share in found.items() if card not in PASSION}) <= 1


def test_c13_after_it_has_come_no_other_does() -> None:
    t = automa_table(pool=ROLL, round=3, drawn_cards=["A01", "AP2"], **GLASS)
    assert chances(t) == dict.fromkeys(OLD[1:], Fraction(1, 16))
    with pytest.raises(ChanceError, match="is not in that deck"):
        t.reveal("AP1")


def test_c13_in_the_last_round_it_is_certain_if_it_has_not_come() -> None:
    t = automa_table(pool=ROLL, round=10, drawn_cards=OLD[:9], **GLASS)
    assert chances(t) == dict.fromkeys(PASSION, Fraction(1, 3))


def test_c13_exactly_one_in_ten_its_round_and_face_evenly_spread() -> None:
    games = 600
    rounds: Counter[int] = Counter()
    faces: Counter[str] = Counter()
    for seed in range(games):
        drawn = passed(seed, rare_glass=True).state.automa.drawn
        (at,) = [number for number, card in enumerate(drawn, 1) if card in PASSION]
        assert len(set(drawn)) == 10
        rounds[at] += 1
        faces[drawn[at - 1]] += 1
    # Chi-square, one in a thousand: 27.9 with nine degrees of freedom, 13.8 with two.
    assert sum((rounds[number] - games / 10) ** 2 / (games / 10) for number in range(1, 11)) < 27.9
    assert sum((faces[card] - games / 3) ** 2 / (games / 3) for card in PASSION) < 13.8


def test_c13_without_rare_glass_no_passion_card_comes() -> None:
    for options in ({}, {"inspirations": True}, {"passion_publics": True}):
        assert not set(PASSION) & set(passed(1, **options).state.automa.drawn)


# --- A deck, pattern and scoring of one's own ---------------------------------------------------------------

TINY = """
format = "vitral-cards/1"
[automa]
columns = "PBGYR"
tokens = 2
positions = ["A1"]
level_bonus = { easy = 1, normal = 2, hard = 3 }
scoring = { normal = [], by_columns = ["light_shades"], points_per_column = 7 }
""" + "".join(
    f'[[automa.card]]\nid = "Z{number}"\nplaces = [5, 4, 3, 2]\ntool = 2\npassion = {str(not number).lower()}\n'
    for number in range(11)
)


def test_a_file_replaces_the_automa(tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    path.write_text(TINY, encoding="utf-8")
    cards = load_cards("base", "automa", path)
    t = automa_table(pool=ROLL, round=2, favor=2, cards=cards, public=["light_shades"], automa_level="hard")
    assert sorted(chances(t)) == sorted(f"Z{number}" for number in range(1, 11))
    t.reveal("Z4")
    assert (t.automa(), t.favor(), t.tool_tokens) == ({"A1": "P3"}, 1, [0, 1, 0])
    assert t.points()["bonus"] == 3
    t = automa_table(window=["P1"] * 4, cards=cards, public=["light_shades"])
    assert t.points()["public"] == {"light_shades": 7}


def test_ten_cards_of_ones_own_all_come(tmp_path: Path) -> None:
    path = tmp_path / "tiny.toml"
    path.write_text(TINY, encoding="utf-8")
    game = passed(3, cards=load_cards("base", path))
    assert sorted(game.state.automa.drawn) == sorted(f"Z{number}" for number in range(1, 11))
    assert game.state.windows[1].pattern.grid == ("PBGYR",) * 4


def test_positions_of_ones_own(tmp_path: Path) -> None:
    cards = own_automa(tmp_path, positions='["D5"]')
    t = automa_table(pool=ROLL, round=2, cards=cards, **GLASS).reveal("AP1")
    with pytest.raises(ChanceError, match="'B2' is not in that deck"):
        t.resolve("deal position B2")
    assert t.resolve("deal position D5").automa()["D5"] == "W3"


def test_a_record_carries_the_file(tmp_path: Path) -> None:
    cards = own_automa(tmp_path, columns='"PBGYR"', tokens="1")
    game = passed(8, cards=cards, rare_glass=True)
    again = replay(Record.from_json(game.record().to_json()))
    assert again == game
    assert again.state.windows[1].pattern.grid == ("PBGYR",) * 4


def test_without_the_box_there_is_no_automa() -> None:
    with pytest.raises(ValueError, match="the card set has no Automa"):
        Game.new(1, 1, mode="automa", cards=load_cards("base"))
