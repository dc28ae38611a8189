"""The end: who won and by what, all score sheets, and what may be done next."""

from __future__ import annotations

from textual.content import Content

from vitral.terminal.result import privates_revealed, result_title, standings
from vitral.terminal.screens.question import Question
from vitral.terminal.seen import Seen
from vitral.terminal.widgets.panels import score_rows


class EndScreen(Question):
    """The result. `table` looks at the table, `record` saves, `again` plays again, `leave` leaves."""

    def __init__(self, seen: Seen) -> None:
        speaker = seen.speaker
        buttons = [
            ("table", speaker.say("end-board")),
            ("again", speaker.say("play-again")),
            ("record", speaker.say("term-save-record")),
            ("leave", speaker.say("term-key-leave")),
        ]
        if not seen.play.line.you:
            buttons = [one for one in buttons if one[0] != "again"]
        super().__init__(result_title(seen), result_words(seen), buttons, wide=True)

    def action_press_last(self) -> None:
        """Escape looks at the table."""
        self._answer("table")


def result_words(seen: Seen) -> Content:
    """The ranking, the score sheets, and at a server's table the proof of its dice."""
    lines = [Content.styled(line, "bold") for line in standings(seen)]
    lines += [Content(""), *(row.words for row in score_rows(seen, 50))]
    lines += [Content.styled(line, "dim") for line in privates_revealed(seen)]
    if seen.play.line.tables.address:
        lines += [Content(""), Content.styled(f"{seen.speaker.say('term-fair')} {seen.table.commitment}", "dim")]
    return Content("\n").join(lines)
