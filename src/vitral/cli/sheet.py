"""Score sheets as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vitral.cards import CardSet
from vitral.cli.speech import say
from vitral.cli.words import marked
from vitral.engine import Line, Score

_WIDTH = 32


def sheet_lines(name: str, score: Score, cards: CardSet, *, proof: bool = False, solo: bool = False) -> Iterator[str]:
    """The score sheet of one window; with `proof`, the spaces that made the points. Solo knows no tokens."""
    cards_by_id = {card.id: card for card in cards.objectives}
    private = {line.id for line in score.private}
    yield f"{name}: {say('points-of', points=score.total)}"
    rows = []
    for line in score.lines:
        if solo and line.id == "tokens":
            continue
        title = marked(cards_by_id[line.id]) if line.id in cards_by_id else say(f"line-{line.id}")
        rows.append((f"{title} {say('line-private-mark')}" if line.id in private else title, line))
    width = max((_WIDTH, *(len(title) + 2 for title, _ in rows)))
    for title, line in rows:
        found = f"   {_proof(line)}" if proof and line.finds else ""
        yield f"  {title:{width}}{line.points:4}{found}"


def starred(score: Score, cards: CardSet) -> bool:
    """Whether a sheet counts a card of our own reconstruction."""
    ours = {card.id for card in cards.objectives if card.certainty == "reconstructed"}
    return any(line.id in ours for line in score.lines)


def _proof(line: Line) -> str:
    """The spaces of each find, equal points told once: `5 each: A4 B4 C4 D4; A5 B5 C5 D5`."""
    points = {find.points for find in line.finds}
    if len(points) == 1 and len(line.finds) > 1:
        return say("line-each", points=f"{points.pop():+}", spaces=_spaces(find.spaces for find in line.finds))
    return ", ".join(f"{find.points:+}: {' '.join(find.spaces)}" for find in line.finds)


def _spaces(finds: Iterable[tuple[str, ...]]) -> str:
    groups = [" ".join(spaces) for spaces in finds]
    return (" " if all(" " not in group for group in groups) else "; ").join(groups)
