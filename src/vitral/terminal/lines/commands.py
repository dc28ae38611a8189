"""What a person may type besides choices, and the lines each command prints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from vitral.engine import Reason
from vitral.teller.choices import reason_sentences
from vitral.terminal.card_index import SPACES, asked_at, dice_of, die_at
from vitral.terminal.chat import muted, saying_of, sayings
from vitral.terminal.lines.board_text import (
    BoardView,
    all_windows_lines,
    cards_in_full,
    cards_in_short,
    hand_lines,
    heading,
    in_words,
    module_cards_lines,
    module_dice_lines,
    offer_lines,
    own_line,
    own_window_lines,
    pool_line,
    pool_lines,
    star_line,
    tokens_line,
    track_lines,
    window_title,
    wrapped,
)
from vitral.terminal.lines.command_words import ALWAYS, BY_HAND
from vitral.terminal.lines.line_input import UnknownInputError, quoted
from vitral.terminal.lines.menu import Menu
from vitral.terminal.lines.score_text import score_lines
from vitral.terminal.lines.session import LeaveTableError, Session
from vitral.terminal.snapshot import TableSnapshot, game_review, hint_lines
from vitral.terminal.terminal_speaker import TerminalSpeaker

_MARGIN: Final = 12


def help_lines(speaker: TerminalSpeaker, options: Mapping[str, Any], *, by_hand: bool) -> Iterator[str]:
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
    commands = (*ALWAYS, *BY_HAND) if by_hand else ALWAYS
    usages = {command: speaker.say(f"line-command-{command}.usage") for command in commands}
    width = max((_MARGIN, *(len(usage) + 2 for usage in usages.values())))
    for command, usage in usages.items():
        yield from wrapped(f"{usage:{width}} {speaker.say(f'line-command-{command}.does')}", hang=" " * (width + 1))
    yield speaker.say("line-legend")
    yield speaker.say("line-letters")


def table_lines(view: BoardView, *, in_full: bool) -> list[str]:
    """Returns the whole table. What is looked at most comes last, nearest to the choices."""
    lines = [*(cards_in_full(view) if in_full else cards_in_short(view))]
    lines += module_cards_lines(view, in_full=in_full)
    if view.scene.windows:
        window = [*own_window_lines(view)]
        lines += star_line(view, [*lines, *window]) if in_full else []
        lines += (*module_dice_lines(view), *pool_lines(view), tokens_line(view), *window, *hand_lines(view))
    else:
        legend = () if view.ink.in_words else (view.say("line-legend"),)
        lines += (view.say("line-sides"), *offer_lines(view), *legend, view.say("line-letters"))
        lines += star_line(view, lines)
    return ["", f"--- {heading(view)} ---", *filter(None, lines)]


def workbench_lines(view: BoardView) -> list[str]:
    """Returns what changes within a turn; not the window, which is long in words. Nothing while windows are chosen."""
    scene = view.scene
    if not scene.windows:
        return []
    lines = [] if scene.hand else [pool_line(view)]
    lines += [own_line(view)] if scene.own and not scene.hand else []
    window = () if view.ink.in_words else own_window_lines(view)
    return ["", *lines, *window, *hand_lines(view)]


def read_lines(view: BoardView, typed: str) -> list[str]:
    """Returns a window in words: one's own, or that of a seat; while windows are chosen, the sides to choose from."""
    scene, speaker = view.scene, view.seen.speaker
    if not scene.windows:
        return [*offer_lines(BoardView(view.seen, view.ink.described))]
    seats = [str(number) for number in range(1, len(scene.windows) + 1)]
    if typed.upper() in SPACES:
        pane, space = scene.windows[view.me], typed.upper()
        return [speaker.space(space, asked_at(speaker.card_index.grid(pane.pattern), space), die_at(pane.dice, space))]
    if typed and typed not in seats:
        raise UnknownInputError(speaker.say("line-no-seat", typed=quoted(typed), seats=len(seats)))
    seat = int(typed) - 1 if typed else view.me
    pane = scene.windows[seat]
    return [window_title(view, seat), *in_words(speaker, speaker.card_index.grid(pane.pattern), dice_of(pane.dice))]


def log_lines(seen: TableSnapshot) -> list[str]:
    say = seen.speaker.say
    sentences = seen.speaker.story(seen.story)
    rounds = {
        sentence.round: say("round-n", round=sentence.round) if sentence.round else say("replay-setup")
        for sentence in sentences
    }
    return [f"{rounds[one.round]}: {one.text}" for one in sentences] or [say("story-empty")]


async def answer(session: Session, command: str, rest: str) -> None:
    """Does a command; `LeaveTableError` is raised by the one that leaves."""
    if command == "quit":
        raise LeaveTableError
    if command == "why":
        await _why(session, rest)
    elif command == "hint":
        if session.interactive and session.seen.scene.legal and session.seen.scene.windows:
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
        by_hand = session.real is not None
        session.write(*help_lines(session.speaker, session.seen.table.options, by_hand=by_hand))
    elif command == "review":
        if session.interactive and session.seen.scene.phase == "over":
            session.say("review-making")
        session.write(*await game_review(session.seen))
    elif command == "log":
        session.write(*log_lines(session.seen))
    elif can_show(session, windows=command in ("windows", "score", "pool", "track")):
        session.write(*_looked(session, command, rest))


def _looked(session: Session, command: str, rest: str) -> Iterable[str]:
    view = session.view
    try:
        if command == "read":
            return read_lines(view, rest)
    except UnknownInputError as error:
        return [str(error)]
    if command == "windows":
        return all_windows_lines(view)
    if command in ("pool", "track"):
        return [pool_line(view)] if command == "pool" else track_lines(view)
    return score_lines(view) if command == "score" else table_lines(view, in_full=True)


def can_show(session: Session, *, windows: bool) -> bool:
    """Returns whether the seat at the screen has something to show; if not, writes why."""
    scene = session.seen.scene
    if scene.viewer is None:
        session.say("line-nobody-looks")
    elif not scene.windows and (windows or not scene.offers):
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
        session.write(*sayings(session.speaker), session.speaker.say(how))
    else:
        await client.speak(saying_of(session.speaker, typed), typed)


async def _why(session: Session, typed: str) -> None:
    if not typed:
        session.say("line-why-usage")
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
