"""The lists of docs/provenance.md: where the facts of each card come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from textwrap import wrap

from generators.paths import DOCS
from vitral.cards import (
    Automa,
    AutomaCard,
    CardSet,
    GlassBoard,
    Inspiration,
    Objective,
    Pattern,
    Tool,
    all_cards,
    card_sources,
    load_cards,
)

Card = Pattern | Tool | Objective | Inspiration | GlassBoard | Automa | AutomaCard

PAGE = DOCS / "provenance.md"
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


def provenance_page() -> str:
    """Returns the page with its lists written again."""
    written, mark, _ = PAGE.read_text("utf-8").partition(MARK)
    parts = [box_list(box) for box in all_cards().name.split("+")]
    return f"{written}{mark}\n" + "\n".join([*parts, sources_list()])


def bullet(text: str) -> list[str]:
    return wrap(text, 120, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False, break_long_words=False)


def box_list(box: str) -> str:
    lines = [f"### `{box}`", ""]
    rows = [
        (kind, card.certainty, ", ".join(card.sources) or "no source", card.note, card_id)
        for kind, card_id, card in kinds(load_cards(box))
    ]
    order = list(dict.fromkeys(row[:4] for row in rows))
    rows.sort(key=lambda row: order.index(row[:4]))
    for (kind, certainty, sources, note), group in groupby(rows, lambda row: row[:4]):
        ids = ", ".join(row[4] for row in group)
        lines += bullet(f"{kind}, **{certainty}** ({sources}): {ids}. {note}")
    return "\n".join([*lines, ""])


def sources_list() -> str:
    lines = ["## The sources", "", "Each with the number of cards that cite it:", ""]
    cited = Counter(source for _, _, card in kinds(all_cards()) for source in card.sources)
    for key, about in card_sources().items():
        lines += bullet(f"`{key}` ({cited[key]}): {about}")
    return "\n".join([*lines, ""])
