"""Commands that are answered with lines and change nothing at the table."""

from __future__ import annotations

from collections.abc import Iterable

from vitral.engine import Reason
from vitral.teller.refusals import why
from vitral.terminal.lines.commands import help_lines, log_lines, read_lines, table_lines
from vitral.terminal.lines.ending import score_lines
from vitral.terminal.lines.layout import all_windows_lines
from vitral.terminal.lines.menu import Menu
from vitral.terminal.lines.sitting import Left, Sitting
from vitral.terminal.lines.unclear import UnclearError


async def answer(sitting: Sitting, command: str, rest: str) -> None:
    """Do a command; `Left` is raised by the one that leaves."""
    if command == "quit":
        raise Left
    if command == "why":
        await _why(sitting, rest)
    elif command == "save":
        await sitting.save(rest)
    elif command == "help":
        by_hand = sitting.real is not None
        sitting.tell_all(help_lines(sitting.voice, sitting.seen.table.options, by_hand=by_hand))
    elif command == "log":
        sitting.tell_all(log_lines(sitting.seen))
    elif somebody_looks(sitting, windows=command in ("windows", "score")):
        sitting.tell_all(_looked(sitting, command, rest))


def _looked(sitting: Sitting, command: str, rest: str) -> Iterable[str]:
    sight = sitting.sight
    try:
        if command == "read":
            return read_lines(sight, rest)
    except UnclearError as error:
        return [str(error)]
    if command == "windows":
        return all_windows_lines(sight)
    return score_lines(sight) if command == "score" else table_lines(sight, in_full=True)


def somebody_looks(sitting: Sitting, *, windows: bool) -> bool:
    """Whether there is something to be shown to the person before the screen; it is said if not."""
    scene = sitting.seen.scene
    if scene.viewer is None:
        sitting.say("line-nobody-looks")
    elif not scene.windows and (windows or not scene.offers):
        sitting.say("line-no-window")
    else:
        return True
    return False


async def _why(sitting: Sitting, typed: str) -> None:
    if not typed:
        sitting.say("line-why-usage")
    elif not sitting.seen.scene.legal:
        sitting.tell(sitting.voice.all(why([Reason.CHANCE_PENDING], solo=False)))
    elif await possible(sitting, Menu(sitting.seen), typed):
        sitting.say("line-possible", action=typed)


async def possible(sitting: Sitting, menu: Menu, typed: str) -> list[str]:
    """The actions that were typed; none if they are unclear or not possible, which is told."""
    try:
        actions = menu.read(typed)
    except UnclearError as error:
        sitting.tell(str(error))
        return []
    legal = {choice.action for choice in sitting.seen.scene.legal}
    if len(actions) == 1 and actions[0] in legal:
        return actions
    because = await sitting.line.why("; ".join(actions))
    if because is None or not because.said:
        return actions
    sitting.say("line-refused", action=", ".join(actions), reasons=sitting.seen.voice.all(because.said))
    return []
