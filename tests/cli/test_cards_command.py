"""`vitral cards`: every kind of card, one by one and all together, with how sure we are of each and from where."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.test_cli import WINDOW_FILE, run
from vitral.cards import all_cards, card_sources
from vitral.cli.commands.cards import id_of, kinds


def test_cards_are_listed_by_kind_with_their_certainty() -> None:
    lines = run("cards").out.splitlines()
    assert lines[0].startswith("Window patterns")
    assert "  fractal_drops               several        Fractal Drops (3)" in lines
    assert "  tap_wheel                   several        12  Tap Wheel" in lines
    assert "  courage                     reconstructed  Courage, once per game" in lines
    assert "  patterned                   inferred       Patterned Glass" in lines
    assert "  A06                         reconstructed  places 1, 3, 5, and 2 in this order; pays for tool 1" in lines
    titles = ["Tools", "Public objectives", "Private objectives", "Inspirations", "Rare-glass boards"]
    titles += ["The Automa: pattern, positions, scoring card, and levels", "The Automa’s deck"]
    places = [lines.index(title) for title in titles]
    assert places == sorted(places)
    assert lines[-1].startswith("Certainty: rulebook: stated in a rulebook; several: ")


def test_all_cards_as_json() -> None:
    data = run("cards", "--json").data
    counts = {kind: len(cards) for kind, cards in data.items() if kind != "cards"}
    known = all_cards()
    assert known.automa is not None
    assert counts == {
        "windows": len(known.patterns),
        "tools": len(known.tools),
        "public": len(known.publics),
        "private": len(known.privates),
        "inspirations": len(known.inspirations),
        "glass_boards": len(known.glass_boards),
        "automa": 1,
        "automa_cards": len(known.automa.cards),
    }
    for group in counts:
        assert all({"certainty", "sources", "note", "box"} <= card.keys() for card in data[group])


@pytest.mark.parametrize(
    ("kind", "title", "key"),
    [
        ("tools", "Tools", "tools"),
        ("Window", "Window patterns (both", "windows"),
        ("glass boards", "Rare-glass boards", "glass_boards"),
    ],
)
def test_cards_of_one_kind(kind: str, title: str, key: str) -> None:
    out = run("cards", kind).out
    assert out.startswith(title)
    data = run("cards", kind, "--json").data
    assert [*data] == ["cards", key]
    assert all(f"  {card['id']} " in out for card in data[key])


def test_one_window() -> None:
    out = run("cards", "fractal_drops").out
    assert out.startswith(
        "Fractal Drops (fractal_drops), window pattern\n"
        "Difficulty 3, so 3 favor tokens. The other side of its card is Ripples of Light.\n"
        "     1   2   3   4   5\n"
        "  A  .   4   .   y   6\n"
        "  B  r   .   2   .   .\n"
        "  C  .   .   r   p   1\n"
        "  D  b   y   .   .   .\n"
        "Letters ask for a color, digits for a value, dots for nothing.\n"
        "Certainty: several independent sources agree.\n"
        "Sources:\n"
    )


def test_what_is_inferred_says_so_and_names_its_sources() -> None:
    lines = run("cards", "sol").out.splitlines()
    assert "Certainty: inferred by us." in lines
    assert any(line.startswith("Note: Space C2 is inferred") for line in lines)
    assert any(line.startswith("  zomis: A program that plays the game") for line in lines)
    data = run("cards", "sol", "--json").data
    assert (data["certainty"], data["box"]) == ("inferred", "pools")
    assert data["sources"] == {key: card_sources()[key] for key in ("zomis", "randomizer")}
    assert data["note"].startswith("Space C2 is inferred")


@pytest.mark.parametrize("spelling", ["glazing_hammer", "Glazing Hammer", "glazing-hammer"])
def test_one_tool_however_it_is_spelled(spelling: str) -> None:
    out = run("cards", spelling).out
    assert out.startswith("Glazing Hammer (glazing_hammer), tool\nTool number 7. ")
    assert "When: only on your second turn of the round and before you draft a die this turn" in out


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("light_shades", "Points: 2 each time."),
        ("shades_of_red", "Points: the sum itself."),
        ("fence", "Points: the sum itself."),
        ("rg_row_sum", "Points: the sum itself."),
        ("rg_unique_values", "Points: 4 each time."),
        ("horizontal_symmetry", "Points: 7 each time."),
    ],
)
def test_the_points_of_objectives(card: str, points: str) -> None:
    assert points in run("cards", card).out.splitlines()


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("luck", ["Luck (luck), inspiration", "When: with a die in hand, once per round."]),
        ("wisdom", ["It costs nothing, but you start with 1 fewer favor token; not used in solo games."]),
        ("precision", ["It costs 1 favor token; not used in solo games.", "Certainty: our own reconstruction."]),
        ("patterned", ["Patterned Glass (patterned), rare-glass board", "It has room for 3 dice."]),
        (
            "automa",
            [
                "Automa (automa), an opponent run by a deck of cards",
                "It starts with 5 favor tokens.",
                "Its position cards for rare glass: B2 B3 B4 C2 C3 C4.",
            ],
        ),
        ("A17", ["Card A17 (A17), Automa card", "Certainty: our own reconstruction."]),
        ("ap1", ["Places 1, 5, 4, and 3 in this order; takes rare glass."]),
    ],
)
def test_cards_of_the_expansions(card: str, lines: list[str]) -> None:
    printed = run("cards", card).out.splitlines()
    for line in lines:
        assert line in printed


def test_every_card_can_be_told_and_knows_its_certainty() -> None:
    for kind, group in kinds(all_cards()).items():
        for card in group:
            ran = run("cards", id_of(card))
            assert ran.code == 0
            assert "\nCertainty: " in ran.out
            for key in card.sources:
                assert f"\n  {key}: " in ran.out
            data = run("cards", id_of(card), "--json").data
            assert (data["kind"], data["id"], data["certainty"]) == (kind, id_of(card), card.certainty)


def test_one_card_as_json() -> None:
    data = run("cards", "lathekin", "--json").data
    assert (data["kind"], data["number"], data["steps"]) == ("tool", 4, ["lift", "place", "lift other", "place"])


def test_sources() -> None:
    assert run("cards", "--sources", "--json").data == card_sources()
    out = run("cards", "--sources").out
    assert "dicevibes (1 card): Page about Horizontal Symmetry, the promo objective" in out
    assert out.count(" cards): ") + out.count(" card): ") == len(card_sources())


def test_custom_cards_join_the_list(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(WINDOW_FILE)
    data = run("cards", "glasshouse", "--json", "--cards", file).data
    assert (data["grid"][0], data["sources"], data["box"]) == ("R....", {}, "")
