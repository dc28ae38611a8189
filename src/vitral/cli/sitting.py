"""A game at the terminal: people and bots around one keyboard, in plain lines; the dice may be real ones."""

from __future__ import annotations

from typing import Any, Final

from vitral.cli.by_hand import RANDOM, Part, outcome_of, parts_of, plain
from vitral.cli.commands import Commands, typed_as, wants_to_leave
from vitral.cli.desk import Desk
from vitral.cli.ending import outcome_lines, sheets_lines
from vitral.cli.errors import OK, UnclearError
from vitral.cli.menu import Menu
from vitral.cli.screen import print_table, print_workbench
from vitral.cli.speech import retold, say
from vitral.cli.table import all_windows_lines
from vitral.engine import ChanceError

_BLANK_LINES: Final = 60
"""Enough to push another player's secrets off the screen."""
_PHASES: Final = ("remove", "final check", "lighter track")
"""Steps that are no part of a turn."""


class Sitting:
    """One sitting. Secrets of a seat are printed only while that seat is to choose."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._commands = Commands(desk)

    def run(self) -> int:
        """Play until the game is over or nobody wants to go on."""
        desk = self._desk
        try:
            while not desk.game.over:
                if desk.game.seat in desk.bots and not desk.game.chance:
                    self._let_bot_choose(desk.game.seat)
                    continue
                if not self._step():
                    self._leave()
                    return OK
                desk.keeper.keep(desk.game)
        except EOFError:
            print()
            desk.keeper.say_where(desk.game)
            print(say("line-goodbye"))
        except KeyboardInterrupt:
            print()
            desk.keeper.say_where(desk.game)
            raise
        else:
            desk.keeper.keep(desk.game)
            self._end()
        return OK

    def _step(self) -> bool:
        """One choice or one outcome told by a person; False if the person wants to leave."""
        game = self._desk.game
        if game.chance:
            return self._reveal()
        self._hand_over(game.seat, "line-hand-over")
        self._news(game.seat)
        return self._ask(game.seat)

    def _let_bot_choose(self, seat: int) -> None:
        game, legal = self._desk.game, self._desk.game.legal_actions()
        game.play(legal[0] if len(legal) == 1 else self._desk.bots[seat].choose(game.view(seat), legal))

    # -- a person's choice -----------------------------------------------------------------------------------------

    def _hand_over(self, seat: int, message: str) -> None:
        """Give the screen to a seat, hiding what the one before saw."""
        desk = self._desk
        if seat != desk.facing and desk.people > 1:
            print("\n" * _BLANK_LINES)
            desk.input(f"{say(message, name=desk.names[seat])} ")
        desk.facing = seat

    def _news(self, seat: int) -> None:
        """What happened since the seat was told last."""
        desk = self._desk
        told = [one for one in desk.telling.told(desk.game.record()) if one.done]
        cards_are_known = (one for one in told[desk.heard[seat] :] if one.round or one.seat is not None)
        fresh = [one.text for one in cards_are_known if one.seat != seat or one.unforeseen]
        desk.heard[seat] = len(told)
        if fresh:
            print("", *fresh, sep="\n")

    def _ask(self, seat: int) -> bool:
        """Ask until a choice is made or taken back (True) or the player wants to leave (False)."""
        desk = self._desk
        before = desk.game.ply
        self._show(seat)
        while desk.game.ply == before:
            menu = Menu(desk.scene, desk.game.legal_actions())
            print(*menu.lines(), sep="\n")
            if not self._answer(menu):
                return False
        return True

    def _answer(self, menu: Menu) -> bool:
        """Read until something is played or taken back, or the menu has to be shown again; False to leave."""
        desk = self._desk
        ply = desk.game.ply
        prompt = self._prompt(menu)
        while desk.game.ply == ply:
            typed = desk.input(prompt).strip()
            word, _, rest = typed.partition(" ")
            if wants_to_leave(word):
                return False
            if command := self._commands.find(word):
                command(rest.strip())
                if typed_as(word, "table"):
                    break
            elif typed:
                for action in self._commands.tried(menu, typed):
                    desk.game.play(action)
            elif menu.only:
                desk.game.play(menu.only)
            else:
                break
        return True

    def _prompt(self, menu: Menu) -> str:
        hints = [f"Enter: {menu.text_of(menu.only)}"] if menu.only else []
        hints += [say("line-prompt-undo")] if self._desk.game.can_undo else []
        return f"{say('line-prompt')} ({', '.join(hints)})> " if hints else f"{say('line-prompt')}> "

    def _show(self, seat: int) -> None:
        """The whole table when a turn begins, the workbench after each choice."""
        desk = self._desk
        view = desk.game.view(seat)
        turn = (seat, view.round, view.turn, view.step if view.step in _PHASES else "turn")
        if turn == desk.shown:
            print_workbench(desk.scene, desk.ink)
            return
        in_full = desk.shown is None or turn[:2] != desk.shown[:2] or desk.people > 1
        desk.shown = turn
        print_table(desk.scene, desk.ink, in_full=in_full)

    # -- a real table's dice and cards -----------------------------------------------------------------------------

    def _reveal(self) -> bool:
        """Ask what chance answered until it is known or taken back (True); False to leave."""
        desk = self._desk
        game, chance = desk.game, desk.game.chance
        assert chance is not None
        if desk.facing >= 0 and game.view().windows:
            self._news(desk.facing)
        state, ply = game.state, game.ply
        values: list[Any] = []
        for part in parts_of(chance, desk.names, game.options, state.rules.cards, state.start):
            if part.secret_of is not None and part.secret_of not in desk.bots:
                self._hand_over(part.secret_of, "line-hand-over-cards")
            print("", f"{part.question} ({part.hint})", sep="\n")
            answer = self._read_part(part, values)
            if answer is None:
                return desk.game is not game or game.ply != ply
            values += answer
        try:
            game.resolve(outcome_of(chance, values))
        except ChanceError as error:
            print(say("line-bad-outcome", why=retold(error)))
        return True

    def _read_part(self, part: Part, before: list[Any]) -> tuple[Any, ...] | None:
        """What a person typed; None to leave, or if something was taken back instead."""
        desk, game = self._desk, self._desk.game
        chance, ply = game.chance, game.ply
        assert chance is not None
        while desk.game is game and game.ply == ply:
            typed = desk.input(f"{say('line-prompt-table')}> ").strip()
            word, _, rest = typed.partition(" ")
            if wants_to_leave(word):
                return None
            if command := self._commands.find(word):
                command(rest.strip())
            elif typed_as(typed, "list"):
                print(*(part.choices or (say("line-hint-dice"),)), sep="\n")
            elif typed or part.enter_is_random:
                try:
                    answer = plain(typed, chance) or RANDOM
                    return part.read(RANDOM if typed_as(answer, RANDOM) else answer, before)
                except UnclearError as error:
                    told = f"{str(error)[0].upper()}{str(error)[1:]}"
                    print(told if told.endswith("?") else f"{told}.")
        return None

    # -- the end ---------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        """Offer to save a game that is not kept anywhere."""
        desk = self._desk
        if desk.keeper.path is None:
            typed = desk.input(f"{say('line-save-ask')} ").strip()
            while typed and not desk.keeper.move_to(typed, desk.game):
                typed = desk.input(f"{say('line-save-ask-again')} ").strip()
        desk.keeper.say_where(desk.game)
        print(say("line-goodbye"))

    def _end(self) -> None:
        desk = self._desk
        if desk.facing >= 0:
            self._news(desk.facing)
        desk.facing = max(desk.facing, 0)
        print("", say("game-over"), *all_windows_lines(desk.scene, desk.ink), "", sep="\n")
        for line in (*sheets_lines(desk.game, desk.names), *outcome_lines(desk.game, desk.names)):
            print(line)
        if desk.keeper.path:
            print(say("line-saved-replay", command=f"vitral replay {desk.keeper.path}"))
