"""Where the facts of the cards come from: complete as data, and told the same on docs/provenance.md."""

from __future__ import annotations

import doctest
import os
import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from vitral.cards import (
    CERTAINTIES,
    Automa,
    AutomaCard,
    CardSet,
    GlassBoard,
    Inspiration,
    Objective,
    Pattern,
    Tool,
    all_cards,
    built_in_boxes,
    card_sources,
    load_cards,
)

Card = Pattern | Tool | Objective | Inspiration | GlassBoard | Automa | AutomaCard

PAGE = Path(__file__).parent.parent / "docs" / "provenance.md"
MARK = "<!-- generated -->\n"


def kinds(cards: CardSet) -> Iterator[tuple[str, str, Card]]:
    """Every card with its kind and id; the Automa itself goes by its kind."""
    for pattern in cards.patterns:
        yield "window", pattern.id, pattern
    for tool in cards.tools:
        yield "tool", tool.id, tool
    for public in cards.publics:
        yield "public", public.id, public
    for private in cards.privates:
        yield "private", private.id, private
    for inspiration in cards.inspirations:
        yield "inspiration", inspiration.id, inspiration
    for board in cards.glass_boards:
        yield "glass board", board.id, board
    if cards.automa:
        yield "Automa", "automa", cards.automa
        for card in cards.automa.cards:
            yield "Automa card", card.id, card


EVERY = [(card_id, card) for _, card_id, card in kinds(all_cards())]
cited = Counter(source for _, card in EVERY for source in card.sources)


# The page


def generated() -> str:
    parts = [box_table(box) for box in all_cards().name.split("+")]
    return "\n".join([*parts, sources_table()])


def box_table(box: str) -> str:
    lines = [f"### `{box}`", "", "| kind | cards | certainty | sources | note |", "|---|---|---|---|---|"]
    rows = [
        (kind, card.certainty, ", ".join(card.sources) or "–", card.note, card_id)
        for kind, card_id, card in kinds(load_cards(box))
    ]
    order = list(dict.fromkeys(row[:4] for row in rows))
    rows.sort(key=lambda row: order.index(row[:4]))
    for (kind, certainty, sources, note), group in groupby(rows, lambda row: row[:4]):
        ids = ", ".join(row[4] for row in group)
        lines.append(f"| {kind} | {ids} | {certainty} | {sources} | {note} |".replace("|  |", "| |"))
    return "\n".join([*lines, ""])


def sources_table() -> str:
    lines = ["## The sources", "", "| key | what it is | cards that cite it |", "|---|---|---|"]
    lines += [f"| `{key}` | {line} | {cited[key]} |" for key, line in card_sources().items()]
    return "\n".join([*lines, ""])


def test_page_tells_what_the_data_say() -> None:
    written, mark, _ = PAGE.read_text("utf-8").partition(MARK)
    page = f"{written}{mark}\n{generated()}"
    if os.environ.get("UPDATE_DOCS") == "1":
        PAGE.write_text(page, "utf-8")
    assert PAGE.read_text("utf-8") == page


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
    if card.certainty != "reconstructed":
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


def test_certainty_box_by_box() -> None:
    counts = {box: Counter(c.certainty for _, _, c in kinds(load_cards(box))) for box in built_in_boxes()}
    assert counts == {
        "base": {"rulebook": 8, "several": 43},
        "pools": {"several": 1, "one": 17, "inferred": 2},
        "passion": {"rulebook": 2, "several": 6, "inferred": 3, "reconstructed": 14},
        "automa": {"reconstructed": 21},
        "promos": {"inferred": 1, "reconstructed": 5},
    }


@pytest.mark.parametrize(
    ("card_id", "certainty", "sources"),
    [
        ("fractal_drops", "several", ("scan_en", "scan_it")),
        ("lathekin", "rulebook", ("rulebook_en",)),
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
    tools = load_cards("base").tools
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
    assert CERTAINTIES == ("reconstructed", "inferred", "one", "several", "rulebook")
