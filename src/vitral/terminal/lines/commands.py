"""What a person may type besides choices, and what each of them prints."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from vitral.terminal.facts import dice_of
from vitral.terminal.lines.drawn import in_words
from vitral.terminal.lines.layout import (
    Sight,
    cards_in_full,
    cards_in_short,
    hand_lines,
    heading,
    offer_lines,
    own_window_lines,
    pool_line,
    pool_lines,
    star_line,
    tokens_line,
    window_title,
)
from vitral.terminal.lines.modules import module_cards_lines, module_dice_lines, own_line
from vitral.terminal.lines.unclear import UnclearError, quoted
from vitral.terminal.seen import Seen
from vitral.terminal.speaker import TerminalSpeaker

_ALWAYS: Final = ("why", "hint", "undo", "table", "windows", "read", "score", "log", "say", "mute", "save", "quit")
_BY_HAND: Final = ("correct", "list", "random")
_OTHER_WORDS: Final = {"?": "help", "exit": "quit", "q": "quit"}
_MARGIN: Final = 12


def command_of(speaker: TerminalSpeaker, word: str) -> str:
    """The command that a word means, in English or in the language spoken; nothing if it is none."""
    typed = word.lower().removeprefix("/")
    names = ("help", *_ALWAYS, *_BY_HAND)
    known = {**{name: name for name in names}, **{speaker.say(f"line-command-{name}").lower(): name for name in names}}
    return {**known, **_OTHER_WORDS}.get(typed, "")


def help_lines(speaker: TerminalSpeaker, options: Mapping[str, Any], *, by_hand: bool) -> Iterator[str]:
    """What can be typed at this table."""
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
    commands = (*_ALWAYS, *_BY_HAND) if by_hand else _ALWAYS
    usages = {command: speaker.say(f"line-command-{command}.usage") for command in commands}
    width = max((_MARGIN, *(len(usage) + 2 for usage in usages.values())))
    for command, usage in usages.items():
        yield f"  {usage:{width}} {speaker.say(f'line-command-{command}.does')}"
    yield speaker.say("line-legend")
    yield speaker.say("line-letters")


def table_lines(sight: Sight, *, in_full: bool) -> list[str]:
    """The whole table. What is looked at most comes last, nearest to the choices."""
    lines = [*(cards_in_full(sight) if in_full else cards_in_short(sight))]
    lines += module_cards_lines(sight, in_full=in_full)
    if sight.scene.windows:
        window = [*own_window_lines(sight)]
        lines += star_line(sight, [*lines, *window]) if in_full else []
        lines += (*module_dice_lines(sight), *pool_lines(sight), tokens_line(sight), *window, *hand_lines(sight))
    else:
        legend = () if sight.ink.in_words else (sight.say("line-legend"),)
        lines += (sight.say("line-sides"), *offer_lines(sight), *legend, sight.say("line-letters"))
        lines += star_line(sight, lines)
    return ["", f"--- {heading(sight)} ---", *filter(None, lines)]


def workbench_lines(sight: Sight) -> list[str]:
    """What changes within a turn. Whoever listens asks for the window, which is long in words."""
    scene = sight.scene
    lines = [] if scene.hand else [pool_line(sight)]
    lines += [own_line(sight)] if scene.own and not scene.hand else []
    window = () if sight.ink.in_words else own_window_lines(sight)
    return ["", *lines, *window, *hand_lines(sight)]


def read_lines(sight: Sight, typed: str) -> list[str]:
    """A window in words: one's own, or that of a seat; while windows are chosen, the sides to choose from."""
    scene, speaker = sight.scene, sight.seen.speaker
    if not scene.windows:
        return [*offer_lines(Sight(sight.seen, sight.ink.telling))]
    seats = [str(number) for number in range(1, len(scene.windows) + 1)]
    if typed and typed not in seats:
        raise UnclearError(speaker.say("line-no-seat", typed=quoted(typed), seats=len(seats)))
    seat = int(typed) - 1 if typed else sight.me
    pane = scene.windows[seat]
    return [window_title(sight, seat), *in_words(speaker, speaker.book.grid(pane.pattern), dice_of(pane.dice))]


def log_lines(seen: Seen) -> list[str]:
    say = seen.speaker.say
    told = seen.speaker.story(seen.story)
    rounds = {one.round: say("round-n", round=one.round) if one.round else say("replay-setup") for one in told}
    return [f"{rounds[one.round]}: {one.text}" for one in told] or [say("story-empty")]
