"""The rulebook of the app: short pages by topic in `LANGUAGE/rules`, and which section explains what.

A page begins with a block between two lines of `---`: `id`, `title`, the `part` of the book it belongs to, and the
`reasons` (of a refusal) and `scores` (lines of the score sheet) it explains, each as `name` or `name#section`. Which
page explains a card is in the card's file. Sections begin with `## Title {#section}`. `{{rulings}}` stands for the
sections that list what is ours, `{{solo-tools}}` for the rows of a table: which color pays for which tools alone.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files as package_files
from typing import Final

from vitral.cards import base_cards
from vitral.cards.card_data import card_data
from vitral.i18n.examples import Example, read_examples
from vitral.i18n.markdown import Block, read_blocks
from vitral.i18n.rulings import ruling_sections
from vitral.i18n.translator import translator_for

_FOLDER: Final = package_files("vitral.i18n")
_FRONT: Final = re.compile(r"---\n(.*?)\n---\n(.*)", re.DOTALL)
_KEY: Final = re.compile(r"^(\w+): *(\[[^\]]*\]|.*)$", re.MULTILINE)
_HEADING: Final = re.compile(r"^## (.+?) \{#([a-z0-9-]+)\}$", re.MULTILINE)
_RULINGS: Final = "{{rulings}}"
_SOLO_TOOLS: Final = "{{solo-tools}}"

PARTS: Final = ("basics", "tools", "points", "alone", "boxes", "about")
"""The parts of the book, in order."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a page; the one before the first heading has an empty `id` and the title of the page."""

    id: str
    title: str
    text: str
    """Markdown; fenced blocks are examples."""

    @property
    def examples(self) -> tuple[Example, ...]:
        """The positions drawn in it."""
        return read_examples(self.text)

    @property
    def blocks(self) -> tuple[Block, ...]:
        """Its content as structure; `ValueError` if it uses more of Markdown than our pages do."""
        return read_blocks(self.text)


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the rulebook. `cards`, `reasons` and `scores` say which section explains which."""

    id: str
    title: str
    part: str
    cards: tuple[tuple[str, str], ...]
    reasons: tuple[tuple[str, str], ...]
    scores: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]

    @property
    def explained(self) -> tuple[tuple[str, str], ...]:
        """Everything it explains: names and sections."""
        return self.cards + self.reasons + self.scores


@dataclass(frozen=True, slots=True)
class RuleLink:
    """A link to the section that explains something."""

    page: str
    section: str
    title: str


@cache
def rulebook(language: str) -> tuple[Page, ...]:
    """Returns the pages in one language, in order; a page it lacks is the English one."""
    texts = dict(_texts("en")) | dict(_texts(language))
    titles = {page.id: page.title for page in (read_page(text, name) for name, text in texts.items())}
    made = ruling_sections(language, titles)
    cards, tools = _cards(), _solo_tools(language)
    return tuple(
        read_page(text.replace(_RULINGS, made).replace(_SOLO_TOOLS, tools), name, cards) for name, text in texts.items()
    )


def _solo_tools(language: str) -> str:
    """Returns the tools of the base box by the color that pays for them: rows of a table."""
    tools_by_color: dict[str, list[str]] = {}
    for tool in base_cards().tools:
        tools_by_color.setdefault(tool.solo_color, []).append(str(tool.number))
    return "\n".join(
        f"| {', '.join(numbers)} | {translator_for(language).say(f'color-{color}')} |"
        for color, numbers in tools_by_color.items()
    )


def _cards() -> dict[str, list[tuple[str, str]]]:
    """Returns the cards and their sections, by page."""
    cards_by_page: dict[str, list[tuple[str, str]]] = {}
    for card in card_data().cards:
        page, _, section = card.rules.partition("#")
        cards_by_page.setdefault(page, []).extend((card_id, section) for card_id in card.ids)
    return cards_by_page


def rule_of(name: str, language: str) -> RuleLink | None:
    """Returns the section that explains a card, a reason or a score line by its id; None if none does."""
    return _index(language).get(name)


@cache
def _index(language: str) -> dict[str, RuleLink]:
    links = {}
    for page in rulebook(language):
        titles = {section.id: section.title for section in page.sections}
        links.update({name: RuleLink(page.id, at, titles[at]) for name, at in page.explained})
    return links


def _texts(language: str) -> Iterator[tuple[str, str]]:
    folder = _FOLDER / language / "rules"
    if folder.is_dir():
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            if path.name.endswith(".md"):
                yield path.name, path.read_text("utf-8")


def read_page(text: str, name: str = "page", cards: Mapping[str, Sequence[tuple[str, str]]] | None = None) -> Page:
    """Returns a page from its text, and the cards it explains from those of all pages.

    `ValueError` if it does not begin as a page does, or lacks a section that is pointed to.
    """
    parts = _FRONT.fullmatch(text)
    if not parts:
        raise ValueError(f"{name}: expected a block between two lines of --- at the top")
    front = dict(_KEY.findall(parts[1]))
    missing = {"id", "title", "part", "reasons", "scores"} - front.keys()
    if missing:
        raise ValueError(f"{name}: {', '.join(sorted(missing))} missing at the top")
    if front["part"] not in PARTS:
        raise ValueError(f"{name}: no part {front['part']!r}; there are: {', '.join(PARTS)}")
    page = Page(
        id=front["id"],
        title=front["title"],
        part=front["part"],
        cards=tuple((cards or {}).get(front["id"], ())),
        reasons=_names(front["reasons"]),
        scores=_names(front["scores"]),
        sections=tuple(_sections(front["title"], parts[2])),
    )
    lost = {at for _, at in page.explained} - {section.id for section in page.sections}
    if lost:
        raise ValueError(f"{name}: no section {', '.join(sorted(lost))}")
    return page


def _names(listed: str) -> tuple[tuple[str, str], ...]:
    entries = [entry.strip() for entry in listed.strip("[]").split(",")]
    return tuple((name, section) for name, _, section in (entry.partition("#") for entry in entries) if name)


def _sections(title: str, body: str) -> Iterator[Section]:
    intro, *rest = _HEADING.split(body)
    yield Section("", title, intro.strip())
    for heading, section, text in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        yield Section(section, heading, text.strip())


@cache
def synonyms(language: str) -> tuple[tuple[str, ...], ...]:
    """Returns groups of words that find the same things in a search of the rulebook (`synonyms.toml`)."""
    groups = tomllib.loads((_FOLDER / "synonyms.toml").read_text("utf-8"))[language]
    return tuple(tuple(group) for group in groups)
