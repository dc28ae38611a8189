"""The commands of plain-line play, and the lines each of them prints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from vitral.engine import Reason
from vitral.teller.choices import reason_sentences
from vitral.terminal.chat import muted, quick_message_of, quick_message_rows
from vitral.terminal.lines.command_words import ALWAYS, BY_HAND
from vitral.terminal.lines.layout import wrapped
from vitral.terminal.lines.line_input import UnknownInputError
from vitral.terminal.lines.menu import Menu
from vitral.terminal.lines.session import LeaveTableError, Session
from vitral.terminal.lines.table_text import look
from vitral.terminal.snapshot import TableSnapshot, game_review, gives_hints, hint_lines, people
from vitral.terminal.terminal_speaker import TerminalSpeaker

_MARGIN: Final = 12
_TALK: Final = ("say", "mute")


def help_lines(
    speaker: TerminalSpeaker, options: Mapping[str, Any], *, by_hand: bool, at_server: bool
) -> Iterator[str]:
    """Yields what can be typed at this table."""
    solo = options.get("mode") == "solo"
    helps = {
        "choices": True,
        "short": True,
        "enter": True,
        "own": options.get("dice_pools"),
        "glass": options.get("rare_glass"),
        "inspire": options.get("inspirations"),
        "gather": options.get("inspirations") and not solo,
        "pay": solo,
        "keep": options.get("track") == "lighter",
        "places": options.get("mode") == "automa",
    }
    yield from (speaker.say(f"line-help-{what}") for what, wanted in helps.items() if wanted)
    commands = [*(command for command in ALWAYS if at_server or command not in _TALK), *(BY_HAND if by_hand else ())]
    usages = {command: speaker.say(f"line-command-{command}.usage") for command in commands}
    width = max((_MARGIN, *(len(usage) + 2 for usage in usages.values())))
    for command, usage in usages.items():
        yield from wrapped(f"{usage:{width}} {speaker.say(f'line-command-{command}.does')}", hang=" " * (width + 1))
    yield speaker.say("line-legend")
    yield speaker.say("line-letters")


def log_lines(seen: TableSnapshot) -> list[str]:
    say = seen.speaker.say
    sentences = seen.speaker.story(seen.story)
    rounds = {
        sentence.round: say("round-n", round=sentence.round) if sentence.round else say("replay-setup")
        for sentence in sentences
    }
    return [f"{rounds[one.round]}: {one.text}" for one in sentences] or [say("story-empty")]


async def answer(session: Session, command: str, rest: str) -> None:
    """Runs a command; raises `LeaveTableError` for the one that leaves."""
    if command == "quit":
        raise LeaveTableError
    if command == "why":
        await _why(session, rest)
    elif command == "hint":
        if session.interactive and gives_hints(session.seen):
            session.say("hint-thinking")
        session.write(*await hint_lines(session.seen))
    elif command == "say":
        await _say(session, rest)
    elif command == "mute":
        there = bool(session.client.tables.address)
        session.write(muted(session.seen, rest) if there else session.speaker.say("line-say-nobody"))
    elif command == "save":
        await session.save_as(rest)
    elif command == "help":
        by_hand, at_server = session.real is not None, bool(session.client.tables.address)
        session.write(*help_lines(session.speaker, session.seen.options, by_hand=by_hand, at_server=at_server))
    elif command == "review":
        if session.interactive and session.seen.scene.phase == "over":
            session.say("review-making")
        session.write(*await game_review(session.seen))
    elif command == "log":
        session.write(*log_lines(session.seen))
    elif can_show(session, windows=command != "read"):
        session.write(*look(session.view, command, rest))


def can_show(session: Session, *, windows: bool) -> bool:
    """Returns whether the seat at the screen has something to show; if not, writes why."""
    scene = session.seen.scene
    if scene.viewer is None:
        session.say("line-nobody-looks")
    elif not scene.windows and (windows or not scene.dealt_sides):
        session.say("line-no-window")
    else:
        return True
    return False


async def _say(session: Session, typed: str) -> None:
    client, seen = session.client, session.seen
    if not client.tables.address:
        session.say("line-say-nobody")
    elif not typed:
        how = "term-talk-chat" if seen.table.chat else "term-talk-how"
        session.write(*quick_message_rows(session.speaker), session.speaker.say(how))
    elif not seen.table.chat and quick_message_of(session.speaker, typed) is None:
        session.write(session.speaker.say("line-say-phrases"), *quick_message_rows(session.speaker))
    else:
        await client.speak(quick_message_of(session.speaker, typed), typed)
        while client.speaking:
            await session.wait()
        session.show_chat()
        if {*people(session.seen)} <= {*client.you}:
            session.say("line-say-bots")


async def _why(session: Session, typed: str) -> None:
    if not typed:
        session.say("line-why-usage")
    elif not session.seen.scene.legal and session.seen.scene.phase == "playing" and session.client.tables.address:
        session.say("refused-not_your_turn")
    elif not session.seen.scene.legal:
        session.write(session.speaker.all(reason_sentences([Reason.CHANCE_PENDING], solo=False)))
    elif await possible(session, Menu(session.seen.speaker, session.seen.scene), typed):
        session.say("line-possible", action=typed)


async def possible(session: Session, menu: Menu, typed: str) -> list[str]:
    """Returns the actions that were typed; none, after an answer, if they are unclear or not possible."""
    try:
        actions = menu.read(typed)
    except UnknownInputError as error:
        session.write(str(error))
        return []
    legal = {choice.action for choice in session.seen.scene.legal}
    if len(actions) == 1 and actions[0] in legal:
        return actions
    because = await session.client.why("; ".join(actions))
    if because is None or not because.sentences:
        return actions
    session.say("line-refused", action=", ".join(actions), reasons=session.seen.speaker.all(because.sentences))
    return []
