"""A review of a finished game as lines of text: the costliest turns, and the luck of the dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from vitral.i18n.formatting import format_points
from vitral.server.protocol import GameReview, Mistake
from vitral.teller.sentence import sentence
from vitral.terminal.terminal_speaker import TerminalSpeaker

_EVEN: Final = 0.5
"""Points up to which the dice were about average."""


def review_lines(speaker: TerminalSpeaker, names: Sequence[str], review: GameReview) -> Iterator[str]:
    """Returns what the coach says of a game."""
    at_table = speaker.at(names)
    yield at_table.say("review-mistakes" if review.mistakes else "review-no-mistakes")
    for mistake in review.mistakes:
        yield from _mistake_lines(at_table, mistake)
    yield at_table.say("review-luck")
    for name, points in zip(names, review.luck, strict=False):
        kind = "even" if abs(points) < _EVEN else "good" if points > 0 else "bad"
        shown = format_points(at_table.words, abs(points))
        yield f"  {at_table.say(f'review-luck-{kind}', name=name, points=shown)}"
    yield at_table.say("review-note")


def _mistake_lines(speaker: TerminalSpeaker, mistake: Mistake) -> Iterator[str]:
    name, loss = speaker.names[mistake.seat], format_points(speaker.words, mistake.loss)
    yield f"  {speaker.say('review-mistake', round=mistake.round, name=name, loss=loss)}"
    for message, moves in (("review-played", mistake.played), ("review-better", mistake.better)):
        turn = speaker.say(sentence("coach-advice-plain", moves=[*moves])).rstrip(".")
        yield f"    {speaker.say(message, turn=turn)}"
    yield f"    {speaker.say(mistake.theme)}"
