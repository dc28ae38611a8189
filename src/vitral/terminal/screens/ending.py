"""The end: who won and by what, all score sheets, and what may be done next."""

from __future__ import annotations

from textual.content import Content

from vitral.terminal.screens.question import Question
from vitral.terminal.seen import Seen
from vitral.terminal.widgets.panels import score_rows


class EndScreen(Question):
    """The result. `table` looks at the table, `record` saves, `again` plays again, `leave` leaves."""

    def __init__(self, seen: Seen) -> None:
        voice = seen.voice
        buttons = [
            ("table", voice.say("end-board")),
            ("again", voice.say("play-again")),
            ("record", voice.say("term-save-record")),
            ("leave", voice.say("term-key-leave")),
        ]
        if not seen.play.line.you:
            buttons = [one for one in buttons if one[0] != "again"]
        super().__init__(result_title(seen), result_words(seen), buttons, wide=True)

    def action_press_last(self) -> None:
        """Escape looks at the table."""
        self._answer("table")


def result_title(seen: Seen) -> str:
    """Who won."""
    ending, voice = seen.scene.ending, seen.voice
    assert ending is not None
    if ending.won is not None:
        return voice.say("end-solo-won" if ending.won else "end-solo-lost")
    first = ending.ranking[0].seat
    if first == seen.scene.viewer and len(seen.play.line.you) == 1:
        return voice.say("end-title-you")
    return voice.say("end-title", name=seen.names[first])


def result_words(seen: Seen) -> Content:
    """The ranking with what set each before the next, and the score sheets."""
    scene, voice, ending = seen.scene, seen.voice, seen.scene.ending
    assert ending is not None
    lines: list[Content | str] = []
    if ending.target is not None:
        lines.append(voice.say("end-solo-score", points=scene.scores[0].total, target=ending.target))
    else:
        for place, standing in enumerate(ending.ranking, 1):
            points = voice.points(scene.scores[standing.seat].total)
            level = standing.ahead_by not in ("points", "last")
            why = f"  {voice.say(f'ahead-{standing.ahead_by}')}" if level else ""
            head = f"{voice.say('place-n', place=place)} {seen.names[standing.seat]}: {points}"
            lines.append(Content.assemble((head, "bold"), (why, "dim")))
    lines += ["", *(row.words for row in score_rows(seen))]
    for seat, cards in enumerate(ending.private):
        names = voice.listed([voice.card(card) for card in cards])
        own = voice.say("private-objectives-of", count=len(cards))
        who = f"{seen.names[seat]}, " if len(ending.private) > 1 and seat < len(seen.names) else ""
        lines.append(Content.styled(f"{who}{own}: {names}", "dim"))
    if seen.play.line.house.address:
        lines += ["", Content.styled(f"{voice.say('end-fair')} {seen.table.commitment}", "dim")]
    return Content("\n").join(lines)
