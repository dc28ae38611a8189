"""`vitral rules`: the rulebook in a terminal, whole and in every language, with what is ours."""

from __future__ import annotations

import pytest

from cli.test_cli import run
from vitral.i18n import LANGUAGES, translator_for
from vitral.i18n.rulebook import rulebook
from vitral.i18n.rulings import rulings


def output_of(*argv: str) -> str:
    ran = run("rules", *argv)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_without_a_page_all_are_listed() -> None:
    lines = output_of().splitlines()
    assert [line.split()[0] for line in lines if line.startswith("  ")] == [page.id for page in rulebook("en")]
    assert "About these rules" in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_said_whole(language: str) -> None:
    for page in rulebook(language):
        text = output_of(page.id, "--lang", language)
        assert text.startswith(f"{page.title}\n")
        for section in page.sections:
            assert f"\n{section.title}\n" in f"\n{text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_among_them(language: str) -> None:
    # Without any space, because lines may also end after a hyphen.
    text = "".join(output_of("editions", "--lang", language).split())
    say = translator_for(language).say
    for one in rulings():
        assert "".join(say(f"ruling-{one.id}" if one.option else f"ruling-{one.id}.about").split()) in text


@pytest.mark.parametrize(
    ("wanted", "title"),
    [
        ("placing", "Placing a die"),
        ("Placing a die", "Placing a die"),
        ("not_on_edge", "Placing a die"),
        ("Tools die", "Tools that change the die you draft"),
        ("flux brush", "Tools that change the die you draft"),
    ],
)
def test_a_page_is_found_by_its_id_its_title_or_what_it_explains(wanted: str, title: str) -> None:
    assert output_of(wanted).splitlines()[0] == title


def test_examples_are_drawn_and_say_what_the_engine_says() -> None:
    text = output_of("placing")
    assert "  B  R3  .   2   .   .\n" in text
    assert "  red 2: fits on A3, B3, and D3\n" in text
    assert "  A1: A die of the same color is right beside it.\n" in text


def test_a_page_as_json() -> None:
    assert run("rules", "placing", "--json").data["id"] == "placing"
    assert len(run("rules", "--json").data["pages"]) == len(rulebook("en"))


def test_what_the_book_does_not_know_is_refused() -> None:
    ran = run("rules", "placin")
    assert ran.code == 2
    assert ran.err.startswith('vitral rules: nothing in the rulebook about "placin"; did you mean placing? ')
    assert "did you mean" not in run("rules", "zzz").err
