"""What is said when card sets or cards are asked for that are not there or do not go together."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cards.sample_card_files import BOX, TOOL, WINDOW
from vitral.cards import (
    CardError,
    CardSet,
    all_cards,
    built_in_boxes,
    cards_from_texts,
    find_glass_board,
    find_inspiration,
    find_objective,
    find_pattern,
    find_tool,
    load_cards,
    read_file,
)

OFFER = f"known: {', '.join(built_in_boxes())}"
EVERYTHING = all_cards().name


def refused(*sources: str | Path) -> str:
    with pytest.raises(CardError) as refusal:
        load_cards(*sources)
    return str(refusal.value)


def test_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert refused("base", path) == f"{path}: no such file; {OFFER}"


def test_neither_box_nor_file() -> None:
    assert refused("bass") == f"bass: expected a built-in box or a .toml file; {OFFER}"
    assert refused("cards.json") == f"cards.json: expected a built-in box or a .toml file; {OFFER}"
    assert refused() == f"expected a built-in box or a .toml file; {OFFER}"


def test_unreadable_file(tmp_path: Path) -> None:
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    assert refused(folder).startswith(f"{folder}: cannot be read: ")
    assert refused("\0.toml").startswith("\0.toml: cannot be read: ")


def test_box_with_a_file_missing(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(BOX)
    assert refused(box) == f'{box}: files: "tools.toml": no such file'


def test_box_within_a_box(tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(BOX.replace("tools.toml", "box.toml"))
    assert refused(box) == "attic/box.toml: a box cannot hold another box; list card files only"


def test_mistake_within_a_box_names_box_and_file(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(BOX)
    (tmp_path / "tools.toml").write_text(TOOL.replace("21", "0"))
    assert refused(tmp_path / "box.toml") == (
        "attic/tools.toml: tool[0].number: expected a whole number from 1 to 99, found 0"
    )
    (tmp_path / "tools.toml").write_bytes(b"\n\xff")
    assert refused(tmp_path / "box.toml") == (
        "attic/tools.toml: line 2: byte 0xFF is not UTF-8; save the file as UTF-8 text"
    )


def test_id_of_another_file(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(WINDOW.replace('"glasshouse"', '"lens_cutter"'))
    assert refused("base", path) == (
        'my.toml: window_card[0].side[0].id: "lens_cutter" is already used at base/tools/lens_cutter.toml: id'
    )


def test_tool_number_of_another_file(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(TOOL.replace("21", "8"))
    assert refused("base", path) == (
        "my.toml: tool[0].number: 8 is already used at base/tools/running_pliers.toml: number"
    )


@pytest.mark.parametrize(
    ("name", "texts", "message"),
    [
        ("base+my.toml", [], "missing: my.toml"),
        ("box.toml", [BOX], "missing: tools.toml"),
        ("base", [TOOL], "base: expected a list of 0, found a list of 1"),
        ("base+dreams", [], f'unknown name "dreams"; {OFFER}'),
        ("", [], f'unknown name ""; {OFFER}'),
    ],
)
def test_texts_that_do_not_fit_the_name(name: str, texts: list[str], message: str) -> None:
    with pytest.raises(CardError) as refusal:
        cards_from_texts(name, texts)
    assert str(refusal.value) == message


# Asking for a card


@pytest.mark.parametrize(
    ("find", "wanted", "message"),
    [
        (
            find_pattern,
            "fractal_drop",
            f'{EVERYTHING}: pattern: unknown name "fractal_drop"; did you mean fractal_drops?',
        ),
        (find_pattern, "Sun Catcher", f'{EVERYTHING}: pattern: unknown name "Sun Catcher"; did you mean sun_catcher?'),
        (find_pattern, "Esperança", f'{EVERYTHING}: pattern: unknown name "Esperança"; did you mean esperanca?'),
        (
            find_tool,
            "lens-cuter",
            f'{EVERYTHING}: tool: unknown name "lens-cuter"; did you mean lens_cutter or strip_cutter?',
        ),
        (find_inspiration, "Lucky", f'{EVERYTHING}: inspiration: unknown name "Lucky"; did you mean luck?'),
        (
            find_glass_board,
            "xyz",
            f'{EVERYTHING}: glass_board: unknown name "xyz"; known: '
            + ", ".join(card.id for card in all_cards().glass_boards),
        ),
        (
            find_objective,
            "xyz",
            f'{EVERYTHING}: objective: unknown name "xyz"; known: '
            + ", ".join(card.id for card in all_cards().objectives),
        ),
    ],
)
def test_unknown_card(find: Callable[[str], object], wanted: str, message: str) -> None:
    with pytest.raises(CardError) as refusal:
        find(wanted)
    assert str(refusal.value) == message


def test_card_of_another_kind_is_not_found() -> None:
    cards = read_file(TOOL, "my.toml")
    assert isinstance(cards, CardSet)
    with pytest.raises(CardError, match=r'^my\.toml: pattern: unknown name "soft_cloth"; known: none$'):
        find_pattern("soft_cloth", cards)
