"""Checks across card files: no id is used twice, and every objective that a card mentions exists."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from vitral.cards.errors import CardError
from vitral.cards.model import CardSet, GlassBoard, Inspiration, Objective, Pattern, Tool
from vitral.reading import shown
from vitral.translatable import at_place, unknown_name, used_at


def require_unique(files: Iterable[CardSet]) -> None:
    """Refuses an id used twice, for whatever kind of card, or a tool number used twice, in or across files.

    Ids of an Automa's cards are unique within their deck only: of several decks the last one is played with.
    """
    taken: dict[str, str] = {}
    for cards in files:
        for label, place in _claims(cards):
            if label in taken:
                raise CardError(at_place(place, used_at(label, taken[label])))
            taken[label] = place


def require_known_publics(files: Sequence[CardSet], elsewhere: Callable[[], Iterable[str]]) -> None:
    """Refuses a mention of a public objective that is neither in these files nor `elsewhere`, asked only if needed."""
    known = {card.id: None for cards in files for card in cards.publics}
    for cards in files:
        for objective_id, path in _mentions(cards):
            if objective_id not in known:
                known.update(dict.fromkeys(elsewhere()))
            if objective_id not in known:
                raise CardError(at_place(f"{cards.name}: {path}", unknown_name(objective_id, known)))


def _claims(cards: CardSet) -> Iterator[tuple[str, str]]:
    """Yields each id and tool number with the place where it stands; built-in cards have a file each."""
    for number, card in enumerate(cards.window_cards):
        for position, side in enumerate(card.sides):
            file = card.sides[0].id
            yield shown(side.id), _place(cards, side, file, "windows", f"window_card[{number}].side[{position}].id")
    for number, tool in enumerate(cards.tools):
        yield shown(tool.id), _place(cards, tool, tool.id, "tools", f"tool[{number}].id")
        yield str(tool.number), _place(cards, tool, tool.id, "tools", f"tool[{number}].number")
    others: tuple[tuple[str, str, Sequence[Objective | Inspiration | GlassBoard]], ...] = (
        ("public", "public", cards.publics),
        ("private", "private", cards.privates),
        ("inspirations", "inspiration", cards.inspirations),
        ("glass_boards", "glass_board", cards.glass_boards),
    )
    for folder, kind, group in others:
        for number, other in enumerate(group):
            yield shown(other.id), _place(cards, other, other.id, folder, f"{kind}[{number}].id")


def _place(
    cards: CardSet, card: Pattern | Tool | Objective | Inspiration | GlassBoard, file: str, folder: str, path: str
) -> str:
    if card.box:
        return f"{card.box}/{folder}/{file}.toml: {path.rpartition('.')[2]}"
    return f"{cards.name}: {path}"


def _mentions(cards: CardSet) -> Iterator[tuple[str, str]]:
    for number, pair in enumerate(cards.avoid):
        for position, objective_id in enumerate(pair):
            yield objective_id, f"avoid[{number}].cards[{position}]"
    if cards.automa:
        scoring = cards.automa.scoring
        for kind, ids in (("normal", scoring.normal), ("by_columns", scoring.by_columns)):
            for position, objective_id in enumerate(ids):
                yield objective_id, f"automa.scoring.{kind}[{position}]"
