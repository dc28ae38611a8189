"""Score sheets and the end of a game, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vitral.engine import Standing
from vitral.server import protocol as wire
from vitral.terminal.lines.board_text import STAR, BoardView
from vitral.terminal.terminal_speaker import TerminalSpeaker

Ranking = Sequence[wire.Standing | Standing]
_WIDTH: Final = 32


def sheet_lines(
    speaker: TerminalSpeaker, name: str, sheet: wire.ScoreSheet, *, proof: bool = False, solo: bool = False
) -> list[str]:
    """Returns the score sheet of one window; with `proof`, the spaces that made the points. Solo knows no tokens."""
    rows = []
    for line in sheet.lines:
        if solo and line.kind == "tokens":
            continue
        title = (
            speaker.card_with_mark(line.id, STAR)
            if line.kind in ("public", "private")
            else speaker.say(f"line-{line.kind}")
        )
        rows.append((f"{title} {speaker.say('line-private-mark')}" if line.kind == "private" else title, line))
    width = max((_WIDTH, *(len(title) + 2 for title, _ in rows)))
    lines = [f"{name}: {speaker.points(sheet.total)}"]
    for title, line in rows:
        found = f"   {_proof(speaker, line)}" if proof and line.finds else ""
        lines.append(f"  {title:{width}}{line.points:4}{found}")
    return lines


def _proof(speaker: TerminalSpeaker, line: wire.ScoreLine) -> str:
    """Returns the spaces of each find, equal points named once: `5 each: A4 B4 C4 D4; A5 B5 C5 D5`."""
    if line.kind == "open":  # one find with all of them
        spaces = [space for find in line.finds for space in find.spaces]
        if len(spaces) > 1:
            return speaker.say("line-each", points=f"{line.points // len(spaces):+}", spaces=" ".join(spaces))
    points = {find.points for find in line.finds}
    if len(points) == 1 and len(line.finds) > 1:
        groups = [" ".join(find.spaces) for find in line.finds]
        between = " " if all(" " not in group for group in groups) else "; "
        return speaker.say("line-each", points=f"{points.pop():+}", spaces=between.join(groups))
    return ", ".join(f"{find.points:+}: {' '.join(find.spaces)}" for find in line.finds)


def sheets_lines(
    speaker: TerminalSpeaker, names: Sequence[str], sheets: Sequence[wire.ScoreSheet], *, solo: bool
) -> Iterator[str]:
    """Yields every score sheet with its proof, and a blank line after each."""
    lines: list[str] = []
    for name, sheet in zip(names, sheets, strict=False):
        lines += [*sheet_lines(speaker, name, sheet, proof=True, solo=solo), ""]
    yield from lines
    if any(STAR in line for line in lines):
        yield from (speaker.say("line-star"), "")


def outcome_lines(
    speaker: TerminalSpeaker, names: Sequence[str], totals: Sequence[int], ranking: Ranking, target: int | None
) -> Iterator[str]:
    """Yields the ranking and the winner; in solo, how the score stands to the target."""
    if target is not None:
        yield speaker.say("line-target-end", target=target)
        yield verdict(speaker, totals[0], target)
        return
    yield from ranking_lines(speaker, ranking, names, totals)
    yield speaker.say("line-wins", name=names[ranking[0].seat])


def verdict(speaker: TerminalSpeaker, total: int, target: int) -> str:
    margin = total - target
    message = "line-won" if margin > 0 else "line-lost" if margin else "line-lost-level"
    return speaker.say(message, points=abs(margin), total=total, target=target)


def ranking_lines(speaker: TerminalSpeaker, ranking: Ranking, names: Sequence[str], totals: Sequence[int]) -> list[str]:
    """Returns the ranking, with what set each place before the next where points did not."""
    lines = []
    for number, place in enumerate(ranking, 1):
        tied = place.ahead_by not in ("points", "last")
        why = f" ({speaker.say(f'ahead-{place.ahead_by}')})" if tied else ""
        lines.append(f"{number}. {names[place.seat]}, {speaker.points(totals[place.seat])}{why}")
    return lines


def score_lines(view: BoardView) -> Iterator[str]:
    """Yields the own sheet in full; of others only what everybody can count."""
    scene, speaker, names = view.scene, view.seen.speaker, view.seen.names
    yield view.say("line-if-over-now")
    yield from sheet_lines(speaker, names[view.me], scene.scores[view.me], solo=view.solo)
    if scene.target is not None:
        yield view.say("line-target", target=scene.target)
    for seat, sheet in enumerate(scene.scores):
        if seat != view.me:
            yield view.say("line-others-points", name=names[seat], points=sheet.total)
