"""The lines around the table: round and turns, what to do now, the tabs of a narrow screen, and the keys."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from vitral.server import protocol as wire
from vitral.terminal.snapshot import TableSnapshot, short_names, waiting_text
from vitral.terminal.widgets.glass import die_style

_NARROW = 100


def head(seen: TableSnapshot, width: int) -> Content:
    """Returns the round, the turns of this round, and the time left."""
    scene, speaker = seen.scene, seen.speaker
    if scene.phase == "choosing":
        title = speaker.say("watch-choosing-title")
    else:
        title = speaker.say("round-of", round=min(scene.round, 10))
    pieces: list[Content | str] = [Content.styled(f" {title}  ", "bold $accent")]
    if scene.phase == "playing" and len(scene.turns) > 1:
        names = seen.names if width >= _NARROW or len(scene.turns) <= 4 else short_names(seen.names)
        pieces += [_turn(turn, at, scene.turn, names[turn.seat]) for at, turn in enumerate(scene.turns)]
    pieces.append(_time_left(seen))
    return Content.assemble(*pieces)


def _turn(turn: wire.Turn, at: int, now: int, name: str) -> Content:
    if turn.skipped:
        return Content.styled(f" {name} ", "dim strike")
    if at == now:
        return Content.styled(f"▸{name} ", "bold reverse")
    return Content.styled(f" {name} ", "dim" if at < now else "")


def _time_left(seen: TableSnapshot) -> Content:
    deadline = seen.selection.client.deadline
    if not deadline or seen.scene.phase == "over":
        return Content("")
    left = max(0, int(deadline - time.time()))
    clock = f"{left // 3600}:{left // 60 % 60:02}:{left % 60:02}" if left >= 3600 else f"{left // 60}:{left % 60:02}"
    return Content.styled(f"  {seen.speaker.say('timer-left', time=clock)}", "bold")


def prompt(seen: TableSnapshot) -> Content:
    """Returns what to do now, or who is playing."""
    scene, selection, speaker = seen.scene, seen.selection, seen.speaker
    if selection.client.state != "open":
        return Content.styled(speaker.say("reconnecting"), "bold $warning")
    if selection.mine and scene.phase == "playing":
        words = Content.styled(speaker.say(scene.question.prompt), "bold")
        held = [(f" {die} ", die_style(die)) for die in (scene.hand, *scene.waiting) if die]
        return Content.assemble(*(part for die in held for part in (die, " ")), words)
    return Content(waiting_text(seen))


def notice(seen: TableSnapshot, refused: str, hinted: Sequence[str] = ()) -> Content:
    """Returns why something is not possible, a question before a turn is lost, or the coach's hint."""
    selection, speaker = seen.selection, seen.speaker
    if selection.sure:
        return Content.styled(f"{speaker.say('sure-to-end')} (e: {speaker.say('button-end-sure')})", "bold $warning")
    if selection.answer is not None:
        kind, _, what = selection.answer.on.partition(":")
        about = f"{speaker.say('why-not-space', space=what)}: " if kind == "space" else ""
        return Content.styled(f"{about}{speaker.all(selection.answer.said)}", "bold $warning")
    if refused or not hinted:
        return Content.styled(refused, "bold $warning") if refused else Content("")
    return Content.assemble((hinted[0], "bold $success"), *(f" {reason}" for reason in hinted[1:]))


class TabBar(Static):
    """The panels of a narrow screen by name, one of them open."""

    @dataclass
    class Opened(Message):
        name: str

    def __init__(self, *, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self._ends: list[tuple[int, str]] = []

    def show(self, tabs: list[tuple[str, str, str]], active: str, width: int) -> None:
        """Shows tabs (name, key, words): both where there is room, else the words, else little more than the keys."""
        room = [sum(len(words) + 3 for _, _, words in tabs), sum(len(words) + 2 for _, _, words in tabs)]
        pieces: list[Content] = []
        self._ends = []
        for name, key, words in tabs:
            opened = name == active
            letter = f" {key} " if room[0] <= width or room[1] > width else ""
            word = f" {words} " if not letter else words if room[0] <= width or opened else ""
            tab = Content.assemble((letter, "bold $accent"), (word, "bold reverse" if opened else "$text-muted"))
            pieces.append(tab)
            self._ends.append((sum(map(len, pieces)), name))
        self.update(Content.assemble(*pieces))

    def on_click(self, event: events.Click) -> None:
        """Opens the tab under the pointer."""
        name = next((name for end, name in self._ends if event.x < end), "")
        if name:
            self.post_message(self.Opened(name))
