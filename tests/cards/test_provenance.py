"""Where the facts of the cards come from: complete as data, and the same on docs/provenance.md."""

from __future__ import annotations

import doctest
import re
from collections import Counter

import pytest

from generators.provenance_page import MARK, PAGE, Card, kinds
from vitral.cards import CERTAINTIES, all_cards, built_in_boxes, card_sources, load_cards

EVERY = [(card_id, card) for _, card_id, card in kinds(all_cards())]
cited = Counter(source for _, card in EVERY for source in card.sources)


# The page


def test_examples_of_the_page() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert (found.failed, found.attempted) == (0, 5)


# The data


@pytest.mark.parametrize(("card_id", "card"), EVERY, ids=[card_id for card_id, _ in EVERY])
def test_card_says_where_it_comes_from(card_id: str, card: Card) -> None:
    assert card.box in built_in_boxes()
    assert set(card.sources) <= card_sources().keys()
    if card.certainty in ("reconstructed", "inferred"):
        assert card.note, "say what is ours"
    if card.certainty not in ("reconstructed", "invented"):
        assert card.sources, "only what is wholly ours has no source"
    assert not card.note or card.note.endswith(".")


@pytest.mark.parametrize(("card_id", "card"), EVERY, ids=[card_id for card_id, _ in EVERY])
def test_certainty_fits_the_number_of_sources(card_id: str, card: Card) -> None:
    rulebooks = {"rulebook_en", "rulebook_ru"}
    if card.certainty == "rulebook":
        assert rulebooks & set(card.sources)
    if card.certainty == "several":
        assert len(card.sources) > 1


@pytest.mark.parametrize("box", built_in_boxes())
def test_cards_know_their_box(box: str) -> None:
    assert {card.box for _, _, card in kinds(load_cards(box))} == {box}


def test_certainty_of_the_first_edition_box_by_box() -> None:
    counts = {
        box: Counter(card.certainty for _, _, card in kinds(load_cards(box, edition=1)))
        for box in all_cards(1).name.split("+")
    }
    assert counts == {
        "base": {"rulebook": 7, "several": 44},
        "pools": {"several": 1, "one": 17, "inferred": 2},
        "passion": {"rulebook": 2, "several": 6, "inferred": 3, "reconstructed": 14},
        "automa": {"reconstructed": 21},
        "promos": {"inferred": 1, "reconstructed": 5},
    }


@pytest.mark.parametrize(
    ("card_id", "certainty", "sources"),
    [
        ("fractal_drops", "several", ("scan_en", "scan_it")),
        ("lathekin", "several", ("rulebook_en", "scan_it")),
        ("tap_wheel", "several", ("scan_it", "scan_nl")),
        ("esperanca", "one", ("zomis", "randomizer")),
        ("sol", "inferred", ("zomis", "randomizer")),
        ("fence", "several", ("rulebook_ru", "zomis")),
        ("wall", "one", ("zomis",)),
        ("strip_cutter", "one", ("rulebook_ru", "zomis", "randomizer")),
        ("lead_came_nippers", "inferred", ("zomis", "randomizer")),
        ("luck", "several", ("rulebook_ru", "it_rules", "houseofgames")),
        ("courage", "reconstructed", ("tomshw", "houseofgames", "meeplegamers")),
        ("patterned", "inferred", ("rulebook_ru", "justpushstart")),
        ("rg_row_sum", "reconstructed", ("meeplegamers",)),
        ("streaked", "reconstructed", ()),
        ("horizontal_symmetry", "inferred", ("dicevibes",)),
        ("claror", "reconstructed", ("rulebook_ru",)),
        ("A17", "reconstructed", ("automa_de",)),
    ],
)
def test_worst_part_of_a_card_counts(card_id: str, certainty: str, sources: tuple[str, ...]) -> None:
    card = dict(EVERY)[card_id]
    assert card.certainty == certainty
    assert set(sources) <= set(card.sources)


def test_first_printing_is_no_part_of_a_tools_certainty() -> None:
    tools = load_cards("base", edition=1).tools
    assert {tool.certainty for tool in tools} == {"rulebook", "several"}
    assert "**`first_printing`** of a tool belongs to the option" in PAGE.read_text("utf-8")


# The sources


def test_sources_are_told_in_one_line_each() -> None:
    for key, line in card_sources().items():
        assert re.fullmatch(r"[a-z][a-z0-9_]*", key)
        assert re.fullmatch(r"[^\n|]{10,220}\.", line)


def test_every_source_is_cited_by_a_card_or_by_the_page() -> None:
    written = PAGE.read_text("utf-8").partition(MARK)[0]
    assert [key for key in card_sources() if key not in cited and f"`{key}`" not in written] == []


def test_sources_cannot_be_changed_by_accident() -> None:
    card_sources().clear()
    assert card_sources()


def test_certainties_are_ordered_worst_first() -> None:
    assert CERTAINTIES == ("invented", "reconstructed", "inferred", "one", "several", "rulebook")
