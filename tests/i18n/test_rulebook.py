"""The rulebook of the app: one book in five languages, every claim proved by the engine, everything explained once."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from generators.message_files import card_ids
from support.example_claims import false_claims
from vitral.cards import all_cards, find_objective
from vitral.engine import Options, Reason, rules_for
from vitral.i18n import LANGUAGES, translator_for
from vitral.i18n.examples import read_examples
from vitral.i18n.rulebook import PARTS, Page, read_page, rule_of, rulebook, synonyms

FOLDER = Path(str(files("vitral.i18n")))
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = sorted(path.name for path in (FOLDER / "en" / "rules").glob("*.md"))
SCORE_LINES = {"public", "private", "tokens", "open", "bonus", "total", "ties", "target"}
BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
PAGES = [(language, page) for language in LANGUAGES for page in rulebook(language)]
EACH = pytest.mark.parametrize(("language", "page"), PAGES, ids=[f"{language}-{page.id}" for language, page in PAGES])


def text_of(language: str, name: str) -> str:
    return (FOLDER / language / "rules" / name).read_text("utf-8")


def prose(page: Page) -> str:
    return BLOCK.sub("", "\n\n".join(section.text for section in page.sections))


def sentences(page: Page) -> set[str]:
    plain = re.sub(r"[*|`]", " ", prose(page))
    found = re.split(r"(?<=[.!?:])\s+|\n\n|\n- |\s\|\s", " ".join(plain.split(" ")))
    return {" ".join(sentence.split()) for sentence in found if len(sentence.split()) > 3}


# -- one book in five languages ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_page_is_there_in_every_language(language: str) -> None:
    assert sorted(path.name for path in (FOLDER / language / "rules").glob("*")) == NAMES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_pages_differ_in_words_only(language: str, name: str) -> None:
    english, translated = read_page(text_of("en", name)), read_page(text_of(language, name))
    assert (translated.id, translated.part, translated.explained) == (english.id, english.part, english.explained)
    assert [section.id for section in translated.sections] == [section.id for section in english.sections]
    assert BLOCK.findall(text_of(language, name)) == BLOCK.findall(text_of("en", name))
    for ours, theirs in zip(translated.sections, english.sections, strict=True):
        assert Counter(CODE.findall(BLOCK.sub("", ours.text))) == Counter(CODE.findall(BLOCK.sub("", theirs.text)))
        assert ours.text.count("\n- ") == theirs.text.count("\n- "), theirs.id
        assert ours.text.count("\n|") == theirs.text.count("\n|"), theirs.id


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_left_in_english(language: str, name: str) -> None:
    english, translated = read_page(text_of("en", name)), read_page(text_of(language, name))
    assert sentences(translated) & sentences(english) == set()


def named(text: str, language: str, among: list[str]) -> set[str]:
    """The cards that a text names; of names within names the longer one counts."""
    translator = translator_for(language)
    text, found = " ".join(text.split()), set()
    for card in sorted(among, key=lambda card: -len(translator.card_name(card))):
        if translator.card_name(card) in text:
            found.add(card)
            text = text.replace(translator.card_name(card), "")
    return found


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", NAMES)
def test_cards_are_called_by_their_names(language: str, name: str) -> None:
    """A card that an English section names (in more than one word) is named in every other language too."""
    cards = [card for card in card_ids() if " " in translator_for("en").card_name(card)]
    english, foreign = read_page(text_of("en", name)), read_page(text_of(language, name))
    for section, translated in zip(english.sections, foreign.sections, strict=True):
        in_english = named(f"{section.title} {section.text}", "en", cards)
        assert in_english - named(f"{translated.title} {translated.text}", language, cards) == set(), section.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_page_is_short_and_tidy(language: str, name: str) -> None:
    page = read_page(text_of(language, name))
    assert page.title
    assert page.title == page.title.strip(' "')
    assert len(prose(page).split()) < 700
    for section in page.sections:
        assert section.text, f"{section.id} is empty"
        assert all(len(line) <= 120 for line in section.text.splitlines() if not line.startswith("|"))
        flush = re.sub(r"^ +", "", section.text, flags=re.MULTILINE)
        assert not re.search(r" [,.;]|\( | \)|\.\.|  ", flush)


def test_russian_pages_are_written_in_russian_letters() -> None:
    names = {pattern.name for pattern in all_cards().patterns}
    for page in rulebook("ru"):
        text = CODE.sub("", f"{page.title} {prose(page)}")
        for name in sorted(names, key=len, reverse=True):
            text = text.replace(name, "")
        bare = re.sub(r"\b[A-D][1-5]?\b|\bW4?\b", "", text)
        assert re.findall(r"[A-Za-z]+", bare) == [], page.id


def test_parts_follow_one_another() -> None:
    parts = [page.part for page in rulebook("en")]
    assert list(dict.fromkeys(parts)) == list(PARTS)
    assert sorted(parts, key=PARTS.index) == parts


def test_titles_are_told_apart() -> None:
    for language in LANGUAGES:
        titles = [page.title for page in rulebook(language)]
        assert len(set(titles)) == len(titles)


# -- everything is explained, once -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_reason_and_score_line_is_explained_by_one_section(language: str) -> None:
    pages = rulebook(language)
    assert _once([name for page in pages for name, _ in page.cards]) == set(card_ids())
    assert _once([name for page in pages for name, _ in page.reasons]) == {str(reason) for reason in Reason}
    assert _once([name for page in pages for name, _ in page.scores]) == SCORE_LINES


def _once(names: list[str]) -> set[str]:
    assert [name for name, times in Counter(names).items() if times > 1] == []
    return set(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_a_section(language: str) -> None:
    for name in (*card_ids(), *Reason, *SCORE_LINES):
        link = rule_of(name, language)
        assert link is not None
        page = next(page for page in rulebook(language) if page.id == link.page)
        assert link.title in [section.title for section in page.sections if section.id == link.section]
    assert rule_of("no_such_card", language) is None


def test_a_link_says_where() -> None:
    link = rule_of("touching", "de")
    assert link is not None
    assert (link.page, link.section) == ("tools-die", "cork-backed-straightedge")
    assert link.title == "9 Korklineal"


# -- the examples are true ---------------------------------------------------------------------------------------


@EACH
def test_claims_are_proved_by_the_engine(language: str, page: Page) -> None:
    for section in page.sections:
        for example in section.examples:
            assert example.claims
            assert false_claims(example) == []


def test_there_is_something_to_prove() -> None:
    examples = [one for page in rulebook("en") for section in page.sections for one in section.examples]
    claims = [claim for example in examples for claim in example.claims]
    assert {claim.verb for claim in claims} >= {"legal", "illegal", "move", "score", "total", "order", "alone"}
    assert len(claims) > 50


def test_a_false_claim_would_be_found() -> None:
    rows = "-- -- -- -- --\n" * 4
    (example,) = read_examples(f"```window batllo\n{rows}legal R6: A1\nillegal R6@C3: not_on_edge\n```")
    assert [claim.split(" (")[0] for claim in false_claims(example)] == ["legal R6: A1", "illegal R6@C3: not_on_edge"]


def test_the_rulebooks_own_examples_are_among_them() -> None:
    texts = "".join(BLOCK.findall("".join(text_of("en", name) for name in NAMES)))
    for known in ("tokens=0: 40", "score fence: 13", "order: 1 2 3 3 2 1", "alone: B5", "score color_diagonals: 3"):
        assert known in texts


def test_options_that_pages_speak_of_exist() -> None:
    for page in rulebook("en"):
        for code in CODE.findall(prose(page)):
            name, value = [*re.split(" = |-", code), ""][:2]
            assert hasattr(Options(), name), f"{page.id}: {code}"
            if value:
                given = {"true": True, "false": False}.get(value, int(value) if value.isdigit() else value)
                solo = name.startswith(("solo", "track"))
                mode = "solo" if solo else "automa" if name.startswith("automa") else "standard"
                Options.read({"mode": mode, name: given})


# -- numbers in the text are those of the cards and the rules ----------------------------------------------------


def section_of(language: str, page: str, section: str) -> str:
    found = next(one for one in rulebook(language) if one.id == page)
    return " ".join(next(one.text for one in found.sections if one.id == section).split())


def rows_of(language: str, page: str, section: str) -> list[list[str]]:
    """The cells of a table, without its head."""
    found = next(one for one in rulebook(language) if one.id == page)
    text = next(one.text for one in found.sections if one.id == section)
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("|")]
    return rows[2:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_told_are_those_of_the_cards(language: str) -> None:
    lines = section_of(language, "objectives", "lines")
    for card in ("row_color_variety", "column_color_variety", "row_shade_variety", "column_shade_variety"):
        number = re.search(rf"{translator_for(language).card_name(card)}[»“]? \((\d)\)", lines)
        assert number is not None
        assert int(number[1]) == find_objective(card).points


@pytest.mark.parametrize("language", LANGUAGES)
def test_colors_told_for_solo_are_those_of_the_tools(language: str) -> None:
    glossary = tomllib.loads((FOLDER / "glossary.toml").read_text("utf-8"))["color"]
    letters = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
    rows = rows_of(language, "solo", "tools")
    colors = {int(number): color for numbers, color in rows for number in numbers.split(", ")}
    tools = [tool for tool in all_cards().tools if tool.box == "base"]
    assert colors == {tool.number: next(iter(glossary[letters[tool.solo_color]][language].values())) for tool in tools}


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_told_for_a_round_are_those_of_the_rules(language: str) -> None:
    rows = rows_of(language, "round", "")
    sizes = {players: rules_for(Options(players=players), all_cards()).pool_size for players in (2, 3, 4)}
    assert {int(players): int(dice) for players, dice in rows} == sizes


# -- pages that are none -----------------------------------------------------------------------------------------


def test_what_is_no_page_says_so() -> None:
    with pytest.raises(ValueError, match="x: expected a block between two lines of --- at the top"):
        read_page("Hello", "x")
    with pytest.raises(ValueError, match="x: part, reasons, scores missing at the top"):
        read_page("---\nid: a\ntitle: A\n---\nHello", "x")
    front = "---\nid: a\ntitle: A\npart: {}\nreasons: [wrong_turn#b]\nscores: []\n---\nHello"
    with pytest.raises(ValueError, match="x: no section b"):
        read_page(front.format("tools"), "x")
    with pytest.raises(ValueError, match="x: no part 'spoons'; there are: basics, tools"):
        read_page(front.format("spoons"), "x")
    with pytest.raises(ValueError, match="x: no section c"):
        read_page(front.format("tools").replace("#b", ""), "x", {"a": [("luck", "c")]})
    with pytest.raises(ValueError, match="is no claim"):
        read_examples("```track\nhello\n```")


@pytest.mark.parametrize("language", LANGUAGES)
def test_synonyms_lead_to_words_of_the_book(language: str) -> None:
    text = " ".join(text_of(language, name) for name in NAMES).lower()
    for group in synonyms(language):
        assert len(group) == len({word.lower() for word in group}) > 1, group
        assert group[0].lower()[:5] in text, f"{group[0]} is no word of the book"
