"""A game at the terminal: people and bots around one keyboard, in plain lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from vitral.bots import Bot
from vitral.cli.drawn import LEGEND
from vitral.cli.errors import OK
from vitral.cli.ink import Ink
from vitral.cli.keeper import Keeper
from vitral.cli.menu import Menu, UnclearError
from vitral.cli.sheet import sheet_lines
from vitral.cli.story import tell
from vitral.cli.table import (
    all_windows_lines,
    cards_in_short,
    cards_lines,
    hand_line,
    heading,
    offer_lines,
    own_window_lines,
    pool_lines,
    tokens_line,
)
from vitral.cli.words import count, dice_text, ranking_lines, reason_words
from vitral.drawing.words import window_words
from vitral.engine import Action, IllegalAction, View
from vitral.engine.dice import NO_DIE
from vitral.game import Game

HELP_LINES: Final = f"""\
Type the number of a choice, or the action itself: take R4, place B3, tool lens_cutter, pass.
Short forms: R4 for take R4, B3 for place B3, R4 B3 for both, lens for the tool.
If there is only one choice, Enter is enough.
  why ACTION   why an action is not possible (why R4 B3: take and place)
  undo         take back your last choice of this turn, unless something was revealed
  table        show the whole table again
  windows      show all windows
  read         your window in words, space by space
  score        the points so far, as far as you may know them
  log          the game so far, in sentences
  save FILE    save the game; go on with: vitral play --resume FILE
  quit         leave
{LEGEND}"""

_BLANK_LINES: Final = 60
"""Enough to push another player's secrets off the screen."""


class Sitting:
    """One sitting. Secrets of a seat are printed only while that seat is to choose."""

    def __init__(self, game: Game, names: Sequence[str], bots: dict[int, Bot], save: str | None, ink: Ink) -> None:
        self._game = game
        self._names = names
        self._bots = bots
        self._keeper = Keeper(game, save)
        self._ink = ink
        self._people = game.options.players - len(bots)
        self._facing = -1
        """The person before the screen."""
        self._shown: tuple[int, int, int, str] | None = None
        """The turn whose whole table has been printed."""
        earlier = sum(told.round < game.view().round for told in tell(game.record(), names))
        self._heard = [earlier] * game.options.players
        """How many sentences each seat has been told; a game taken up again is told from its round on."""
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "why": self._why,
            "undo": self._undo,
            "table": self._show_all,
            "windows": self._windows,
            "read": self._read,
            "score": self._score,
            "log": self._log,
            "save": self._save,
        }

    def run(self) -> int:
        """Play until the game is over or nobody wants to go on."""
        game = self._game
        try:
            while not game.over:
                seat = game.seat
                if seat in self._bots:
                    legal = game.legal_actions()
                    game.play(legal[0] if len(legal) == 1 else self._bots[seat].choose(game.view(seat), legal))
                else:
                    self._face(seat)
                    if not self._ask(seat):
                        self._leave()
                        return OK
                    self._keeper.keep()
        except EOFError:
            print()
            self._keeper.say_where()
            print("Goodbye.")
        except KeyboardInterrupt:
            print()
            self._keeper.say_where()
            raise
        else:
            self._keeper.keep()
            self._end()
        return OK

    # -- a person's choice -----------------------------------------------------------------------------------------

    def _face(self, seat: int) -> None:
        """Hand the screen to a seat, hiding what the one before saw, and tell what happened meanwhile."""
        if seat != self._facing and self._people > 1:
            print("\n" * _BLANK_LINES)
            self._input(f"{self._names[seat]}, it is your choice. Press Enter when only you see the screen. ")
        self._facing = seat
        self._news(seat)

    def _news(self, seat: int) -> None:
        told = [one for one in tell(self._game.record(), self._names) if one.done]
        cards_are_known = (one for one in told[self._heard[seat] :] if one.round or one.seat is not None)
        fresh = [one.text for one in cards_are_known if one.seat != seat]
        self._heard[seat] = len(told)
        if fresh:
            print("", *fresh, sep="\n")

    def _ask(self, seat: int) -> bool:
        """Ask until a choice is made (True) or the player wants to leave (False)."""
        game = self._game
        before = game.ply
        self._show(seat)
        while game.ply == before:
            menu = Menu(game.view(seat), game.legal_actions(), self._names)
            print(*menu.lines(), sep="\n")
            if not self._answer(menu):
                return False
            if game.ply < before:
                before = game.ply
                self._show(seat)
        return True

    def _answer(self, menu: Menu) -> bool:
        """Read until something is played or taken back, or the menu has to be shown again; False to leave."""
        ply = self._game.ply
        prompt = self._prompt(menu)
        while self._game.ply == ply:
            typed = self._input(prompt).strip()
            word, _, rest = typed.partition(" ")
            if word.lower() in ("quit", "exit", "q"):
                return False
            if command := self._commands.get(word.lower()):
                command(rest.strip())
                if word.lower() == "table":
                    break
            elif typed:
                self._play(menu, typed)
            elif menu.only:
                self._game.play(menu.only)
            else:
                break
        return True

    def _prompt(self, menu: Menu) -> str:
        hints = [f"Enter: {menu.text_of(menu.only)}"] if menu.only else []
        hints += ["undo is possible"] if self._game.can_undo else []
        return f"Your choice ({', '.join(hints)})> " if hints else "Your choice> "

    def _play(self, menu: Menu, typed: str) -> None:
        """Play what was typed, whole or not at all."""
        for action in self._tried(menu, typed):
            self._game.play(action)

    def _tried(self, menu: Menu, typed: str) -> list[Action]:
        """What was typed as actions, played on a copy first; none if that fails, and then it is said why."""
        trial = self._game.copy()
        try:
            actions = menu.read(typed)
            for action in actions:
                trial.play(action)
        except UnclearError as error:
            print(error)
        except IllegalAction as error:
            print(f"Not possible, {error.action}: {reason_words(error.reasons)}.")
        else:
            return actions
        return []

    def _input(self, prompt: str) -> str:
        try:
            return input(prompt)
        except UnicodeDecodeError:
            return "(unreadable)"
        except (RuntimeError, ValueError):  # standard input is closed, or there is none
            raise EOFError from None

    # -- what is shown ---------------------------------------------------------------------------------------------

    def _show(self, seat: int) -> None:
        """The whole table when a turn begins, the workbench after each choice."""
        view, ink = self._game.view(seat), self._ink
        turn = (seat, view.round, view.turn, view.step if view.step in ("remove", "final check") else "turn")
        if turn == self._shown:
            pool = "" if view.hand != NO_DIE else f"Draft pool: {ink.dice(dice_text(view.pool))}"
            if view.windows:
                print("", *filter(None, (pool, *own_window_lines(view, ink), hand_line(view, ink))), sep="\n")
            return
        in_full = self._shown is None or turn[:2] != self._shown[:2] or self._people > 1
        self._shown = turn
        self._show_table(view, in_full=in_full)

    def _show_all(self, _: str) -> None:
        self._show_table(self._game.view(self._facing), in_full=True)

    def _show_table(self, view: View, *, in_full: bool) -> None:
        """What is looked at most comes last, nearest to the choices."""
        ink = self._ink
        cards = cards_lines(view) if in_full else cards_in_short(view)
        print("", f"--- {heading(view, self._names)} ---", *cards, sep="\n")
        if view.windows:
            parts = (*pool_lines(view, ink), tokens_line(view), *own_window_lines(view, ink), hand_line(view, ink))
            print(*filter(None, parts), sep="\n")
        else:
            print("The sides you may build", *offer_lines(view, ink), LEGEND, sep="\n")

    # -- commands --------------------------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        print(HELP_LINES)

    def _why(self, text: str) -> None:
        game = self._game
        if not text:
            print("Name an action, such as: why place B3")
        elif self._tried(Menu(game.view(self._facing), game.legal_actions(), self._names), text):
            print(f"{text} is possible.")

    def _undo(self, _: str) -> None:
        try:
            action = self._game.undo()
        except IllegalAction as error:
            print(f"{reason_words(error.reasons).capitalize()}.")
        else:
            print(f"Taken back: {action}.")

    def _windows(self, _: str) -> None:
        view = self._game.view(self._facing)
        lines = all_windows_lines(view, self._names, self._ink) if view.windows else ["No window is chosen yet."]
        print(*lines, sep="\n")

    def _read(self, _: str) -> None:
        view = self._game.view(self._facing)
        if not view.windows:
            print("No window is chosen yet.")
            return
        window = view.windows[self._facing]
        words = window_words(window.pattern.difficulty, window.pattern.grid, window.dice())
        print(words.replace(". Row", ".\nRow"))

    def _score(self, _: str) -> None:
        """The own sheet in full; of others only what everybody can count."""
        scores = self._game.scores()
        if not scores:
            print("No window is chosen yet.")
            return
        cards = self._game.state.rules.cards
        print("If the game ended now:", *sheet_lines(self._names[self._facing], scores[self._facing], cards), sep="\n")
        for seat, score in enumerate(scores):
            if seat != self._facing:
                public = score.total - score.private_points
                print(f"{self._names[seat]}: {count(public, 'point')} and a private objective you do not know")

    def _log(self, _: str) -> None:
        told = tell(self._game.record(), self._names, self._facing)
        print(*(f"{f'Round {one.round}' if one.round else 'Set-up'}: {one.text}" for one in told), sep="\n")

    def _save(self, path: str) -> None:
        if not path:
            print("Name a file, such as: save game.json")
        elif self._keeper.move_to(path):
            print(f"Saved in {path}, and kept there from now on; take it up again with: vitral play --resume {path}")

    # -- the end ---------------------------------------------------------------------------------------------------

    def _leave(self) -> None:
        """Offer to save a game that is not kept anywhere."""
        if self._keeper.path is None:
            typed = self._input("To save the game, type a file name; Enter leaves without saving. ").strip()
            while typed and not self._keeper.move_to(typed):
                typed = self._input("Another file name, or Enter to leave without saving. ").strip()
        self._keeper.say_where()
        print("Goodbye.")

    def _end(self) -> None:
        game, names = self._game, self._names
        if self._facing >= 0:
            self._news(self._facing)
        print("", "The game is over.", *all_windows_lines(game.view(), names, self._ink), sep="\n")
        for line in self._result():
            print(line)
        if self._keeper.path:
            print(f"The game is saved; read it with: vitral replay {self._keeper.path}")

    def _result(self) -> Iterator[str]:
        scores, cards = self._game.scores(), self._game.state.rules.cards
        for name, score in zip(self._names, scores, strict=True):
            yield ""
            yield from sheet_lines(name, score, cards, proof=True)
        yield ""
        places = self._game.ranking()
        yield from ranking_lines(places, self._names, [score.total for score in scores])
        yield f"{self._names[places[0].seat]} wins."
