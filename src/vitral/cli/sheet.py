"""Score sheets as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vitral.cards import CardSet
from vitral.cli.words import count, marked
from vitral.engine import Line, Score

_FIXED = {"tokens": "Favor tokens left", "open": "Open spaces", "bonus": "Points of its level"}


def sheet_lines(name: str, score: Score, cards: CardSet, *, proof: bool = False, solo: bool = False) -> Iterator[str]:
    """The score sheet of one window; with `proof`, the spaces that made the points. Solo knows no tokens."""
    titles = {card.id: marked(card) for card in cards.objectives} | _FIXED
    private = {line.id for line in score.private}
    yield f"{name}: {count(score.total, 'point')}"
    for line in score.lines:
        if solo and line.id == "tokens":
            continue
        mark = " (private)" if line.id in private else ""
        found = f"   {_proof(line)}" if proof and line.finds else ""
        yield f"  {titles[line.id] + mark:32}{line.points:4}{found}"


def starred(score: Score, cards: CardSet) -> bool:
    """Whether a sheet counts a card of our own reconstruction."""
    ours = {card.id for card in cards.objectives if card.certainty == "reconstructed"}
    return any(line.id in ours for line in score.lines)


def _proof(line: Line) -> str:
    """The spaces of each find, equal points told once: `5 each: A4 B4 C4 D4; A5 B5 C5 D5`."""
    points = {find.points for find in line.finds}
    if len(points) == 1 and len(line.finds) > 1:
        return f"{points.pop():+} each: {_spaces(find.spaces for find in line.finds)}"
    return ", ".join(f"{find.points:+}: {' '.join(find.spaces)}" for find in line.finds)


def _spaces(finds: Iterable[tuple[str, ...]]) -> str:
    groups = [" ".join(spaces) for spaces in finds]
    return (" " if all(" " not in group for group in groups) else "; ").join(groups)
