"""What happened since somebody was told last: whole sentences, without what one did oneself."""

from __future__ import annotations

from collections.abc import Sequence

from vitral.server.protocol import Scene, StoryLine
from vitral.teller.story_lines.game import LostDie
from vitral.terminal.seen import Seen


class News:
    """How much of the story each seat of this keyboard has been told."""

    def __init__(self) -> None:
        self._told: dict[int | None, int] = {}
        self._earlier: int | None = None
        """What had happened before the round in which this session began: nobody is told of it."""

    def fresh(self, seen: Seen, *, moments: bool) -> list[str]:
        """The sentences that are new to whoever looks; a turn is told when it is over.

        `moments`: also what is worth saying only while it happens.
        """
        scene, story = seen.scene, seen.story
        if self._earlier is None:
            self._earlier = next((at for at, one in enumerate(story) if one.round >= scene.round), len(story))
        begin = min(self._told.get(scene.viewer, self._earlier), len(story))
        entries = story[begin:]
        found: list[str] = []
        told = seen.speaker.story(entries, news=moments)
        ends = [*(one.first for one in told), len(entries)][1:]
        for one, end in zip(told, ends, strict=True):
            if end == len(entries) and one.turn >= 0 and (one.seat, one.round, one.turn) == _turn(scene):
                self._told[scene.viewer] = begin + one.first
                return found
            if _is_news(entries[one.first : end], scene.viewer):
                found.append(one.text)
        self._told[scene.viewer] = len(story)
        return found

    def forget_from(self, entries: int) -> None:
        """So many entries are left of the story; the others are told again."""
        self._told = {seat: min(told, entries) for seat, told in self._told.items()}


def _turn(scene: Scene) -> tuple[int, int, int]:
    return (scene.seat, scene.round, scene.turn)


def _is_news(entries: Sequence[StoryLine], viewer: int | None) -> bool:
    """The cards of a set-up are seen on the table, and one's own choices are known; not so what chance ended."""
    first = entries[0]
    if first.seat < 0:
        return first.round > 0
    return first.seat != viewer or bool(first.by) or any(isinstance(entry, LostDie) for entry in entries)
