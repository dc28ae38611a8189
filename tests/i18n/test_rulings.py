"""What is ours is shown as ours: one list of rulings and options, in the package, in the docs and on the rule page."""

from __future__ import annotations

import re

import pytest

from support.paths import DOCS
from vitral.engine.options import OPTIONS
from vitral.i18n import LANGUAGES, translator_for
from vitral.i18n.option_texts import choice_name, code_words, option_name
from vitral.i18n.rulebook import rulebook
from vitral.i18n.rulings import rulings

DECISIONS = (DOCS / "rules-decisions.md").read_text("utf-8")
MARK = re.compile(r"\[ruling\]\s+`(\w+)`")


def test_docs_and_package_list_the_same() -> None:
    marked = MARK.findall(DECISIONS)
    assert len(set(marked)) == len(marked)
    assert set(marked) == {ruling.id for ruling in rulings() if not ruling.option}


def test_every_option_that_forms_show_is_listed() -> None:
    shown = {option.name for option in OPTIONS if option.group is not None or option.kind == "cards"}
    assert {ruling.option for ruling in rulings() if ruling.option} == shown
    assert all(one.id == one.option for one in rulings() if one.option)


def test_ids_are_told_apart_and_follow_the_book() -> None:
    ids = [ruling.id for ruling in rulings()]
    assert len(set(ids)) == len(ids)
    order = [page.id for page in rulebook("en")]
    pages = [one.page for one in rulings()]
    assert sorted(pages, key=order.index) == pages


def test_every_ruling_belongs_to_a_rule() -> None:
    sections = {f"{page.id}#{section.id}".rstrip("#") for page in rulebook("en") for section in page.sections}
    assert {ruling.rule for ruling in rulings()} <= sections


def listed(language: str) -> list[str]:
    page = next(page for page in rulebook(language) if page.id == "editions")
    return [line for section in page.sections for line in section.text.splitlines() if line.startswith("- **")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_on_editions_says_each_of_them_once(language: str) -> None:
    translator = translator_for(language)
    for line, one in zip(listed(language), rulings(), strict=True):
        message = f"ruling-{one.id}"
        title = option_name(translator, one.option) if one.option else translator.say(message)
        assert line.startswith(f"- **{title}.** {translator.say(message if one.option else f'{message}.about')}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_said_in_words(language: str) -> None:
    for line, one in zip(listed(language), rulings(), strict=True):
        if one.option and OPTIONS[one.option].kind != "cards":
            for value in OPTIONS[one.option].values:
                assert value is None or choice_name(translator_for(language), one.option, value) in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_of_an_option_is_read_by_people(language: str) -> None:
    """An id with an underscore is no word of any language."""
    page = next(page for page in rulebook(language) if page.id == "editions")
    assert re.findall(r"\w+_\w+|`|=", "".join(section.text for section in page.sections)) == []


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("bag = scaled", "Dice bag: Scaled"),
        ("dice_pools", "Private dice pools"),
        ("avoid_conflicts = false", "Keep clashing objectives apart: Off"),
        ("privates-positions", "Positions"),
    ],
)
def test_options_on_rule_pages_are_called_as_in_the_form_of_a_new_table(code: str, name: str) -> None:
    assert code_words(translator_for("en"), code) == name
