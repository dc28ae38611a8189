"""What the pieces of the screen are given to show: the table as it stands, and the words for it."""

from __future__ import annotations

from dataclasses import dataclass

from vitral.server import protocol as wire
from vitral.terminal.play import Play
from vitral.terminal.speaker import TerminalSpeaker
from vitral.terminal.talk import heard


@dataclass(frozen=True, slots=True)
class Seen:
    speaker: TerminalSpeaker
    play: Play
    table: wire.TableInfo

    @classmethod
    def of(cls, speaker: TerminalSpeaker, play: Play, table: wire.TableInfo) -> Seen:
        """A look in a speaker that knows the names of this table."""
        return cls(speaker.at(speaker.called(table.seats)), play, table)

    @property
    def names(self) -> list[str]:
        return [*self.speaker.names]

    @property
    def story(self) -> list[wire.StoryLine]:
        return self.play.line.story

    @property
    def talk(self) -> list[str]:
        """What people have said to each other."""
        line = self.play.line
        lines = [said for said in line.talk if said.seat not in line.muted]
        return [words for said in lines if (words := heard(self.speaker, said, line.you))]

    @property
    def scene(self) -> wire.Scene:
        return self.play.scene

    @property
    def privates(self) -> list[str]:
        """The viewer's private objectives; where all cards are open, those of the window in the middle."""
        scene, center = self.scene, self.play.center
        if scene.ending is not None:
            return scene.ending.private[center] if center < len(scene.ending.private) else []
        if scene.private:
            return scene.private
        lines = scene.scores[center].lines if center < len(scene.scores) else []
        return [line.id for line in lines if line.kind == "private"]

    def finds(self, line: str, seat: int) -> list[str]:
        """The spaces of a window that made the points of a line of its score sheet."""
        sheets = self.scene.scores
        lines = sheets[seat].lines if seat < len(sheets) else []
        return [space for one in lines if one.id == line for found in one.finds for space in found.spaces]


def short_names(names: list[str]) -> list[str]:
    """Names in one or two signs that tell them apart: letters, else the first letter and a number ("Bot 2" is B2)."""
    for length in (1, 2):
        short = [name[:length] for name in names]
        if len(set(short)) == len(names):
            return short
    return [f"{name[:1]}{seat + 1}" for seat, name in enumerate(names)]


def next_here(you: list[int], scene: wire.Scene) -> int | None:
    """The seat of this screen whose decision is awaited, if any."""
    if scene.phase == "choosing":
        return next((seat for seat in you if not scene.chosen[seat]), None)
    return scene.seat if scene.seat in you else None
