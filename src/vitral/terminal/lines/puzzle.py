"""A puzzle in plain lines: the table, numbered choices, and what the answer came to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from vitral.puzzles import Puzzle
from vitral.server.answers.puzzles import puzzle_state
from vitral.server.protocol import PuzzleState, PuzzleVerdict, Scene
from vitral.teller.sentence import sentence
from vitral.terminal.lines.board_text import BoardView, heading, window_lines
from vitral.terminal.lines.command_words import command_of
from vitral.terminal.lines.layout import TextStyle, write_line
from vitral.terminal.lines.line_input import Read, UnknownInputError
from vitral.terminal.lines.menu import Menu
from vitral.terminal.lines.table_text import LOOKS, board_lines, look, workbench_lines
from vitral.terminal.terminal_speaker import TerminalSpeaker

_REASONS: Final = 2
"""Reasons shown at most."""
_END: Final = "\x04"
"""Returned for the end of the input."""


@dataclass(frozen=True, slots=True)
class PuzzleTable:
    """The table of a puzzle, as the lines show it: its options do not matter, and nothing has happened there yet."""

    speaker: TerminalSpeaker
    scene: Scene
    options: dict[str, Any] = field(default_factory=dict)
    story: tuple[()] = ()

    @property
    def names(self) -> list[str]:
        return [*self.speaker.names]


Then = Literal["next", "again", "quit"]
"""What to do after a puzzle."""


class PuzzleLines:
    """One puzzle, tried until it is solved, given up or left."""

    def __init__(self, speaker: TerminalSpeaker, puzzle: Puzzle, read: Read, style: TextStyle) -> None:
        players = range(puzzle.state.rules.players)
        names = [speaker.say("learn-you") if seat == puzzle.seat else _called(speaker, seat) for seat in players]
        self._speaker = speaker.at(names)
        self._puzzle = puzzle
        self._read = read
        self._style = style
        self._write_line = write_line()

    def run(self) -> Then:
        """Asks until the turn is over or the player wants to go on; returns what comes next."""
        now = self._tried([])
        shown: PuzzleState | None = None
        self._write(*self._table(now))
        while now.verdict is None:
            menu = Menu(self._speaker, now.scene)
            if now is not shown:
                self._write(*menu.lines())
            shown = now
            typed = self._typed("line-prompt")
            word = typed.partition(" ")[0].lower()
            command = command_of(self._speaker, typed)
            if typed is _END or command == "quit":
                return "quit"
            if self._means(word, "next"):
                return "next"
            if command == "hint":
                now = self._tried(now.choices, give_up=True)
            elif command == "undo":
                now = self._tried(now.choices[:-1])
            elif command == "table":
                self._write(*self._table(now), *menu.lines())
            elif command in LOOKS:
                self._write(*look(self._view(now), command, typed.partition(" ")[2].strip()))
            elif command == "help":
                self._write(self._speaker.say("puzzle-commands"))
            elif typed:
                now = self._chosen(now, menu, typed)
        self._write(*self._verdict(now.verdict))
        return self._ask_next_step()

    def _ask_next_step(self) -> Then:
        while (typed := self._typed("puzzle-then")) is not _END:
            if not typed or self._means(typed, "next"):
                return "next"
            if self._means(typed, "again"):
                return "again"
            if command_of(self._speaker, typed) == "quit":
                break
        return "quit"

    def _typed(self, prompt: str) -> str:
        try:
            return self._read(f"{self._speaker.say(prompt)}> ").strip()
        except EOFError:
            self._write("")
            return _END

    def _write(self, *lines: str) -> None:
        for line in lines:
            self._write_line(line)

    def _means(self, word: str, command: str) -> bool:
        return word.lower() in (command, self._speaker.say(f"line-command-{command}"))

    def _tried(self, choices: list[str], *, give_up: bool = False) -> PuzzleState:
        return puzzle_state(self._puzzle, choices, give_up=give_up)

    def _chosen(self, now: PuzzleState, menu: Menu, typed: str) -> PuzzleState:
        """Plays what was typed, up to the first choice that is refused: a number, an action, a die and a space."""
        try:
            actions = menu.read(typed)
        except UnknownInputError as error:
            self._write(str(error))
            return now
        before = now
        for action in actions:
            following = self._tried([*now.choices, action])
            if following.refused is not None:
                reasons = self._speaker.all(following.refused.sentences)
                self._write(self._speaker.say("line-refused", action=action, reasons=reasons))
                break
            now = following
        if now.verdict is None and now is not before:
            self._write(*workbench_lines(self._view(now)))
        return now

    # -- lines -----------------------------------------------------------------------------------------------------

    def _view(self, now: PuzzleState) -> BoardView:
        return BoardView(PuzzleTable(self._speaker, now.scene), self._style)

    def _table(self, now: PuzzleState) -> Iterator[str]:
        view, say = self._view(now), self._speaker.say
        yield f"--- {say('puzzle-where', grade=self._puzzle.grade)}. {heading(view)} ---"
        for seat in range(len(now.scene.windows)):
            if seat != self._puzzle.seat:
                yield from (*window_lines(view, seat), "")
        yield from board_lines(view, in_full=True)
        yield from ("", f"{say('puzzle-question')} {say('puzzle-how')}", say("puzzle-commands"))

    def _verdict(self, verdict: PuzzleVerdict) -> Iterator[str]:
        say = self._speaker.say
        if verdict.right:
            yield say("puzzle-right", margin=verdict.margin)
        elif verdict.played:
            yield say("puzzle-wrong", loss=verdict.loss)
        else:
            yield say("puzzle-given-up", margin=verdict.margin)
        yield say("puzzle-best", turn=say(sentence("coach-advice-plain", moves=[*verdict.best])))
        yield from map(say, verdict.why[:_REASONS])
        yield say("puzzle-missed", missed=verdict.missed)


def _called(speaker: TerminalSpeaker, seat: int) -> str:
    return speaker.say("player-name", number=seat + 1)
