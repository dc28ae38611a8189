"""Commands that are answered with lines and change nothing at the table."""

from __future__ import annotations

from collections.abc import Iterable

from vitral.engine import Reason
from vitral.teller.choices import reason_sentences
from vitral.terminal.hints import hinted
from vitral.terminal.lines.commands import help_lines, log_lines, read_lines, table_lines
from vitral.terminal.lines.ending import score_lines
from vitral.terminal.lines.layout import all_windows_lines
from vitral.terminal.lines.menu import Menu
from vitral.terminal.lines.session import Left, Session
from vitral.terminal.lines.unclear import UnclearError
from vitral.terminal.talk import muted, saying_of, sayings


async def answer(session: Session, command: str, rest: str) -> None:
    """Do a command; `Left` is raised by the one that leaves."""
    if command == "quit":
        raise Left
    if command == "why":
        await _why(session, rest)
    elif command == "hint":
        session.tell_all(await hinted(session.seen))
    elif command == "say":
        await _say(session, rest)
    elif command == "mute":
        there = bool(session.line.tables.address)
        session.tell(muted(session.seen, rest) if there else session.speaker.say("line-say-nobody"))
    elif command == "save":
        await session.save(rest)
    elif command == "help":
        by_hand = session.real is not None
        session.tell_all(help_lines(session.speaker, session.seen.table.options, by_hand=by_hand))
    elif command == "log":
        session.tell_all(log_lines(session.seen))
    elif somebody_looks(session, windows=command in ("windows", "score")):
        session.tell_all(_looked(session, command, rest))


def _looked(session: Session, command: str, rest: str) -> Iterable[str]:
    sight = session.sight
    try:
        if command == "read":
            return read_lines(sight, rest)
    except UnclearError as error:
        return [str(error)]
    if command == "windows":
        return all_windows_lines(sight)
    return score_lines(sight) if command == "score" else table_lines(sight, in_full=True)


def somebody_looks(session: Session, *, windows: bool) -> bool:
    """Whether there is something to be shown to the person before the screen; it is said if not."""
    scene = session.seen.scene
    if scene.viewer is None:
        session.say("line-nobody-looks")
    elif not scene.windows and (windows or not scene.offers):
        session.say("line-no-window")
    else:
        return True
    return False


async def _say(session: Session, typed: str) -> None:
    line, seen = session.line, session.seen
    if not line.tables.address:
        session.say("line-say-nobody")
    elif not typed:
        how = "term-talk-chat" if seen.table.chat else "term-talk-how"
        session.tell(*sayings(session.speaker), session.speaker.say(how))
    else:
        await line.speak(saying_of(session.speaker, typed), typed)


async def _why(session: Session, typed: str) -> None:
    if not typed:
        session.say("line-why-usage")
    elif not session.seen.scene.legal:
        session.tell(session.speaker.all(reason_sentences([Reason.CHANCE_PENDING], solo=False)))
    elif await possible(session, Menu(session.seen), typed):
        session.say("line-possible", action=typed)


async def possible(session: Session, menu: Menu, typed: str) -> list[str]:
    """The actions that were typed; none if they are unclear or not possible, which is told."""
    try:
        actions = menu.read(typed)
    except UnclearError as error:
        session.tell(str(error))
        return []
    legal = {choice.action for choice in session.seen.scene.legal}
    if len(actions) == 1 and actions[0] in legal:
        return actions
    because = await session.line.why("; ".join(actions))
    if because is None or not because.sentences:
        return actions
    session.say("line-refused", action=", ".join(actions), reasons=session.seen.speaker.all(because.sentences))
    return []
