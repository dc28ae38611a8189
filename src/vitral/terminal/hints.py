"""What the coach advises, in sentences: for plain lines and for the screen."""

from __future__ import annotations

from vitral.terminal.seen import Seen
from vitral.terminal.tables import TablesError


async def hinted(seen: Seen) -> list[str]:
    """What whoever looks would do well to do now, and why; or why no advice is given."""
    line = seen.play.line
    if seen.scene.viewer is None:
        return [seen.speaker.say("line-nobody-looks")]
    try:
        advice = await line.tables.hint(line.id, seen.scene.viewer)
    except TablesError as error:
        return [seen.speaker.problem(error.problem)]
    return [seen.speaker.all([said]) for said in (advice.sentence, *advice.why)]
