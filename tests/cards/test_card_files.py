"""The card files: one a card, found by its folder, complete; and what is drawn from a goal."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from generators.card_folder import FOLDERS, LANGUAGES, read_folder
from vitral.cards import CardError, Diagonals, Goal, Lines, Sets, all_cards, built_in_boxes
from vitral.cards.card_data import DATA, CardData, card_data
from vitral.i18n.rulebook import rulebook

FILES = read_folder(DATA)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the card files, to be changed."""
    shutil.copytree(str(DATA), tmp_path / "data")
    return tmp_path / "data"


def spoil(folder: Path, file: str, old: str, new: str) -> str:
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(CardError) as refusal:
        read_folder(folder)
    return str(refusal.value)


def test_what_is_installed_is_what_the_files_say() -> None:
    assert card_data() == FILES
    assert CardData.from_json(FILES.to_json()) == FILES


def test_every_file_is_a_card_of_its_folder() -> None:
    files = {path.relative_to(str(DATA)).as_posix() for path in Path(str(DATA)).rglob("*.toml")}
    boxes = {f"{box}/box.toml" for box in built_in_boxes()}
    folders = {kind: name for name, kind in FOLDERS.items()} | {"automa": "automa"}
    cards = {f"{card.box}/{folders[card.kind]}/{card.id}.toml" for card in FILES.cards}
    assert files == {"sources.toml"} | boxes | cards


def test_every_card_points_to_a_section_of_the_rulebook() -> None:
    sections = {
        (page.id, section.id) for language in LANGUAGES for page in rulebook(language) for section in page.sections
    }
    for card in FILES.cards:
        page, _, section = card.rules.partition("#")
        assert (page, section) in sections, f"{card.id}: no section {card.rules}"


def test_order_of_files_does_not_matter(folder: Path) -> None:
    """Decks follow numbers, not names: the file system may list files as it likes."""
    assert read_folder(folder) == FILES
    base = [card for card in FILES.cards if (card.box, card.kind) == ("base", "public")]
    assert [card.number for card in base] == sorted(card.number for card in base)
    assert [card.id for card in base] != sorted(card.id for card in base)


@pytest.mark.parametrize(
    ("file", "change", "message"),
    [
        ("base/tools/lathekin.toml", ("number = 4\n", ""), "base/tools/lathekin.toml: missing: number"),
        ("base/tools/lathekin.toml", ("number = 4", "number = 5"), "base/lens_cutter.toml: number: 5 is already used"),
        ("base/tools/lathekin.toml", ('"lathekin"', '"lathe"'), 'id: expected "lathekin", found "lathe"'),
        ("base/tools/lathekin.toml", ("[text.en]", "[text.fr]"), 'text: unknown key "fr"'),
        ("base/tools/lathekin.toml", ("[text.en]", "[other]"), "text: missing: en"),
        ("base/windows/batllo.toml", ('"batllo"', '"batlo"'), 'side[0].id: expected "batllo", found "batlo"'),
        ("base/box.toml", ("edition = 1\n", ""), "base/box.toml: missing: edition"),
        ("base/public/deep_shades.toml", ("revision = 1", 'revision = "1"'), "revision: expected a whole number"),
    ],
)
def test_wrong_file_is_named_with_what_is_wrong(folder: Path, file: str, change: tuple[str, str], message: str) -> None:
    assert message in spoil(folder, file, *change)


# -- what is drawn -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "panes"),
    [
        (Lines("row", "color"), {"B1": "R", "B2": "Y", "B3": "G", "B4": "B", "B5": "P"}),
        (Lines("column", "value"), {"A3": "1", "B3": "2", "C3": "5", "D3": "6"}),
        (Sets(("R", "G")), {"B2": "R", "B4": "G"}),
        (Diagonals("value"), {"A2": "4", "B3": "4", "C4": "4", "B1": "4"}),
    ],
)
def test_emblem_is_drawn_from_the_goal(goal: Goal, panes: dict[str, str]) -> None:
    assert goal.emblem() == panes


def test_objectives_of_a_deck_are_told_apart_by_their_emblems() -> None:
    """But for those of rare glass, and two that look at the same pairs."""
    drawn = [tuple(card.goal.emblem().items()) for card in all_cards().objectives if card.box in ("base", "pools")]
    assert len(set(drawn)) == len(drawn)


def test_every_tool_has_a_picture_of_its_own() -> None:
    pictures = [tool.picture for tool in all_cards().tools]
    assert all(pictures)
    assert len(set(pictures)) == len(pictures)
