"""A puzzle in plain lines: the table, numbered choices, and what the answer came to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from vitral.puzzles import Puzzle
from vitral.server.answers.puzzles import puzzle_state
from vitral.server.protocol import PuzzleState, PuzzleVerdict
from vitral.teller.sentence import sentence
from vitral.terminal.card_index import dice_of
from vitral.terminal.lines.board_text import Ink, drawn, in_words, wrapped
from vitral.terminal.lines.command_words import command_of
from vitral.terminal.lines.line_input import Read, UnknownInputError
from vitral.terminal.lines.menu import Menu
from vitral.terminal.terminal_speaker import TerminalSpeaker

_REASONS: Final = 2
"""Reasons shown at most."""
_END: Final = "\x04"
"""Returned for the end of the input."""


Then = Literal["next", "again", "quit"]
"""What to do after a puzzle."""


class PuzzleLines:
    """One puzzle, tried until it is solved, given up or left."""

    def __init__(self, speaker: TerminalSpeaker, puzzle: Puzzle, read: Read, ink: Ink) -> None:
        players = range(puzzle.state.rules.players)
        names = [speaker.say("learn-you") if seat == puzzle.seat else _called(speaker, seat) for seat in players]
        self._speaker = speaker.at(names)
        self._puzzle = puzzle
        self._read = read
        self._ink = ink

    def run(self) -> Then:
        """Asks until the turn is over or the player wants to go on; returns what comes next."""
        now = self._tried([])
        print("\n".join(self._table(now)))
        while now.verdict is None:
            menu = Menu(self._speaker, now.scene)
            print("\n".join(menu.lines()))
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
                print("\n".join(self._table(now)))
            elif command == "help":
                print(self._speaker.say("puzzle-commands"))
            elif typed:
                now = self._chosen(now, menu, typed)
        print("\n".join(self._verdict(now.verdict)))
        return self._ask_what_then()

    def _ask_what_then(self) -> Then:
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
            return _END

    def _means(self, word: str, command: str) -> bool:
        return word.lower() in (command, self._speaker.say(f"line-command-{command}"))

    def _tried(self, choices: list[str], *, give_up: bool = False) -> PuzzleState:
        return puzzle_state(self._puzzle, choices, give_up=give_up)

    def _chosen(self, now: PuzzleState, menu: Menu, typed: str) -> PuzzleState:
        """Does what was typed, as far as it is possible: a number, an action, a die and a space."""
        try:
            actions = menu.read(typed)
        except UnknownInputError as error:
            print(error)
            return now
        for action in actions:
            following = self._tried([*now.choices, action])
            if following.refused is not None:
                reasons = self._speaker.all(following.refused.sentences)
                print(self._speaker.say("line-refused", action=action, reasons=reasons))
                break
            now = following
        if now.verdict is None:
            print("\n".join(("", *self._window(now, self._puzzle.seat))))
        return now

    # -- lines -----------------------------------------------------------------------------------------------------

    def _table(self, now: PuzzleState) -> Iterator[str]:
        scene, speaker, say = now.scene, self._speaker, self._speaker.say
        yield f"{say('puzzle-where', grade=self._puzzle.grade)}. {say('round-of', round=scene.round)}"
        for card in (*scene.private, *scene.public, *(tool.id for tool in scene.tools)):
            yield from wrapped(f"{speaker.card(card)}: {speaker.card_text(card)}", "")
        for seat in range(len(scene.windows)):
            if seat != self._puzzle.seat:
                yield from ("", *self._window(now, seat))
        yield from ("", *self._window(now, self._puzzle.seat), "")
        yield f"{say('puzzle-question')} {say('puzzle-how')} {say('puzzle-commands')}"

    def _window(self, now: PuzzleState, seat: int) -> Iterator[str]:
        pane, speaker = now.scene.windows[seat], self._speaker
        tokens = speaker.say("favor-tokens", count=now.scene.tokens[seat])
        yield f"{speaker.names[seat]}: {speaker.card(pane.pattern)} ({tokens})"
        grid, dice = speaker.card_index.grid(pane.pattern), dice_of(pane.dice)
        yield from in_words(speaker, grid, dice) if self._ink.in_words else drawn(grid, dice, self._ink)

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
