"""A puzzle in plain lines: the table, numbered choices, and what the answer came to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vitral.puzzles import Puzzle
from vitral.server.answers.puzzles import puzzle_state
from vitral.server.protocol import PuzzleState, PuzzleVerdict
from vitral.teller.sentence import sentence
from vitral.terminal.card_lookup import dice_of
from vitral.terminal.lines.board_text import Ink, drawn, in_words, wrapped
from vitral.terminal.lines.commands import command_of
from vitral.terminal.lines.keyboard import Read
from vitral.terminal.speaker import TerminalSpeaker

_REASONS: Final = 2
"""Reasons shown at most."""


class PuzzleLines:
    """One try at a puzzle, or several."""

    def __init__(self, speaker: TerminalSpeaker, puzzle: Puzzle, read: Read, ink: Ink) -> None:
        players = range(puzzle.state.rules.players)
        names = [speaker.say("learn-you") if seat == puzzle.seat else _called(speaker, seat) for seat in players]
        self._speaker = speaker.at(names)
        self._puzzle = puzzle
        self._read = read
        self._ink = ink

    def run(self) -> bool:
        """Ask until the turn is over or nobody wants to go on; whether it was solved."""
        say = self._speaker.say
        now = self._tried([])
        print("\n".join(self._table(now)))
        while now.verdict is None:
            print("\n".join(self._choices(now)))
            try:
                typed = self._read(f"{say('line-prompt')}> ").strip()
            except EOFError:
                return False
            command = command_of(self._speaker, typed.split(" ")[0]) if typed else ""
            if command == "quit":
                return False
            if command == "hint":
                now = self._tried(now.choices, give_up=True)
            elif command == "undo":
                now = self._tried(now.choices[:-1])
            elif command == "table":
                print("\n".join(self._table(now)))
            elif typed:
                now = self._chosen(now, typed)
        print("\n".join(self._verdict(now.verdict)))
        return now.verdict.right

    def _tried(self, choices: list[str], *, give_up: bool = False) -> PuzzleState:
        return puzzle_state(self._puzzle, choices, give_up=give_up)

    def _chosen(self, now: PuzzleState, typed: str) -> PuzzleState:
        legal = now.scene.legal
        at = int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 4 else 0
        following = self._tried([*now.choices, legal[at - 1].action if 0 < at <= len(legal) else typed])
        if following.refused is not None:
            print(self._speaker.all(following.refused.sentences))
        elif following.verdict is None:
            print("\n".join(("", *self._window(following, self._puzzle.seat))))
        return following

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
        grid, dice = speaker.book.grid(pane.pattern), dice_of(pane.dice)
        yield from in_words(speaker, grid, dice) if self._ink.in_words else drawn(grid, dice, self._ink)

    def _choices(self, now: PuzzleState) -> Iterator[str]:
        yield self._speaker.say(now.scene.question.prompt)
        for number, choice in enumerate(now.scene.legal, 1):
            yield f"{number:3}  {self._speaker.say(choice.label)}"

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
