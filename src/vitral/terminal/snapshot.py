"""A table as the screens show it, with its speaker; its result and its hints in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vitral.server import protocol as wire
from vitral.terminal.chat import message_text
from vitral.terminal.review_text import review_lines
from vitral.terminal.selection import Selection
from vitral.terminal.tables import TablesError
from vitral.terminal.terminal_speaker import TerminalSpeaker


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    speaker: TerminalSpeaker
    selection: Selection
    table: wire.TableInfo

    @classmethod
    def of(cls, speaker: TerminalSpeaker, selection: Selection, table: wire.TableInfo) -> TableSnapshot:
        """Returns a look in a speaker that knows the names of this table."""
        return cls(speaker.at(speaker.seat_names(table.seats)), selection, table)

    @property
    def names(self) -> list[str]:
        return [*self.speaker.names]

    @property
    def options(self) -> dict[str, Any]:
        return self.table.options

    @property
    def story(self) -> list[wire.StoryLine]:
        return self.selection.client.story

    @property
    def chat(self) -> list[str]:
        """What people have said to each other."""
        client = self.selection.client
        lines = [said for said in client.chat if said.seat not in client.muted]
        return [words for said in lines if (words := message_text(self.speaker, said, client.you))]

    @property
    def scene(self) -> wire.Scene:
        return self.selection.scene

    @property
    def privates(self) -> list[str]:
        """The viewer's private objectives; where all cards are open, those of the window in the middle."""
        scene, center = self.scene, self.selection.center
        if scene.ending is not None:
            return scene.ending.private[center] if center < len(scene.ending.private) else []
        if scene.private:
            return scene.private
        lines = scene.scores[center].lines if center < len(scene.scores) else []
        return [line.id for line in lines if line.kind == "private"]

    def finds(self, line: str, seat: int) -> list[str]:
        """Returns the spaces of a window that made the points of a line of its score sheet."""
        sheets = self.scene.scores
        lines = sheets[seat].lines if seat < len(sheets) else []
        return [space for one in lines if one.id == line for found in one.finds for space in found.spaces]


def short_names(names: list[str]) -> list[str]:
    """Names in one or two signs that distinguish them: letters, else the first letter and a number ("Bot 2" is B2)."""
    for length in (1, 2):
        short = [name[:length] for name in names]
        if len(set(short)) == len(names):
            return short
    return [f"{name[:1]}{seat + 1}" for seat, name in enumerate(names)]


def next_here(you: list[int], scene: wire.Scene) -> int | None:
    """Returns the seat of this screen whose decision is awaited, if any."""
    if scene.phase == "choosing":
        return next((seat for seat in you if not scene.have_chosen[seat]), None)
    return scene.seat if scene.seat in you else None


def waiting_text(seen: TableSnapshot) -> str:
    """Returns whom or what the table waits for."""
    scene, speaker = seen.scene, seen.speaker
    if scene.phase == "over":
        return speaker.say("game-over")
    if scene.phase == "choosing":
        return _choosing(seen)
    name, who = seen.names[scene.seat], seen.table.seats[scene.seat]
    if who.kind == "person" and not who.claimed:
        return speaker.say("waiting-free")
    if who.kind == "person" and not who.online:
        return speaker.say("term-away", name=name)
    return speaker.say("waiting-for", name=name)


def _choosing(seen: TableSnapshot) -> str:
    scene, speaker = seen.scene, seen.speaker
    if scene.viewer is None:
        return speaker.say("watch-choosing")
    if scene.chosen_side >= 0:
        return speaker.say("chosen-waiting", name=speaker.card(scene.dealt_sides[scene.chosen_side]))
    solo = seen.table.options.get("mode") == "solo"
    return speaker.say("choose-window-solo" if solo else "choose-window-hint")


def result_title(seen: TableSnapshot) -> str:
    ending, speaker = seen.scene.ending, seen.speaker
    assert ending is not None
    if ending.won is not None:
        return speaker.say("end-solo-won" if ending.won else "end-solo-lost")
    first = ending.ranking[0].seat
    if seen.selection.client.you == [first]:
        return speaker.say("end-title-you")
    return speaker.say("end-title", name=seen.names[first])


def standings(seen: TableSnapshot) -> list[str]:
    """Returns the ranking, with what set a seat before the next where points did not; in solo, both scores."""
    scene, speaker, ending = seen.scene, seen.speaker, seen.scene.ending
    assert ending is not None
    if ending.target is not None:
        return [speaker.say("end-solo-score", points=scene.scores[0].total, target=ending.target)]
    lines = []
    for place, standing in enumerate(ending.ranking, 1):
        points = speaker.points(scene.scores[standing.seat].total)
        level = standing.ahead_by not in ("points", "last")
        why = f" ({speaker.say(f'ahead-{standing.ahead_by}')})" if level else ""
        lines.append(f"{speaker.say('place-n', place=place)} {seen.names[standing.seat]}: {points}{why}")
    return lines


def privates_revealed(seen: TableSnapshot) -> list[str]:
    """Returns everybody's private objectives."""
    ending, speaker = seen.scene.ending, seen.speaker
    assert ending is not None
    lines = []
    for seat, cards in enumerate(ending.private):
        names = speaker.listed([speaker.card(card) for card in cards])
        own = speaker.say("private-objectives-of", count=len(cards))
        who = f"{seen.names[seat]}, " if len(ending.private) > 1 and seat < len(seen.names) else ""
        lines.append(f"{who}{own}: {names}")
    return lines


async def game_review(seen: TableSnapshot) -> list[str]:
    """Returns what the coach says of the finished game, or why it says nothing."""
    client = seen.selection.client
    if seen.scene.phase != "over":
        return [seen.speaker.say("line-review-later")]
    try:
        review = await client.tables.review(client.id)
    except TablesError as error:
        return [seen.speaker.problem(error.problem)]
    return [*review_lines(seen.speaker, seen.names, review)]


def gives_hints(seen: TableSnapshot) -> bool:
    """Returns whether the coach may advise the viewer now: on turns of one's own, where no other people play."""
    return bool(seen.scene.windows and seen.scene.legal) and len(people(seen)) == 1 and not seen.table.deal


def people(seen: TableSnapshot) -> list[int]:
    """Returns the seats of people, also those that nobody has taken yet."""
    return [number for number, seat in enumerate(seen.table.seats) if seat.kind == "person"]


async def hint_lines(seen: TableSnapshot) -> list[str]:
    """Returns the coach's advice for the viewer, with reasons; or why there is none."""
    client = seen.selection.client
    if seen.scene.viewer is None:
        return [seen.speaker.say("line-nobody-looks")]
    if len(people(seen)) > 1:
        return [seen.speaker.say("problem-hint-people")]
    if seen.scene.phase == "choosing":
        later = seen.speaker.say("line-hint-window")
        return [later, seen.speaker.say("choose-window-hint")] if seen.scene.legal else [later]
    try:
        advice = await client.tables.hint(client.id, seen.scene.viewer)
    except TablesError as error:
        return [seen.speaker.problem(error.problem)]
    return [seen.speaker.all([said]) for said in (advice.sentence, *advice.why)]
