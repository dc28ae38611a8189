"""What a person may type besides choices: help, why, undo, log and the like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from vitral.cli.desk import Desk
from vitral.cli.drawn import LEGEND
from vitral.cli.errors import UnclearError
from vitral.cli.menu import Menu
from vitral.cli.screen import print_table
from vitral.cli.sheet import sheet_lines
from vitral.cli.story import tell
from vitral.cli.table import all_windows_lines
from vitral.cli.words import count, reason_words
from vitral.drawing.words import window_words
from vitral.engine import Action, IllegalAction, Options

_CHOICES: Final = """\
Type the number of a choice, or the action itself: take R4, place B3, tool lens_cutter, pass.
Short forms: R4 for take R4, B3 for place B3, R4 B3 for both, lens for the tool.
If there is only one choice, Enter is enough."""

_COMMANDS: Final = """\
  why ACTION   why an action is not possible (why R4 B3: take and place)
  undo         take back your last choice of this turn, unless something was revealed
  table        show the whole table again
  windows      show all windows
  read         your window in words, space by space
  score        the points so far, as far as you may know them
  log          the game so far, in sentences
  save FILE    save the game; go on with: vitral play --resume FILE
  quit         leave"""

_BY_HAND: Final = """\
  correct      take back what was typed last, be it dice, cards or a choice
  list         where cards are asked for: which there are
  random       where dice or cards are asked for: leave it to the program (also for one card of several)"""


def help_lines(options: Options, *, by_hand: bool) -> Iterator[str]:
    """What can be typed at this table."""
    yield _CHOICES
    if options.dice_pools:
        yield "own R4 places a die of your own pool; own R4 B3 puts it on B3 at once."
    if options.rare_glass:
        yield "glass W4 pays for a die of the rare-glass board and takes it."
    if options.inspirations:
        charm = "" if options.solo else ", gather TOOL takes tokens off a tool (Charm)"
        yield f"inspire uses your inspiration, go goes on without it{charm}."
    if options.solo:
        yield "pay R4 pays for a tool with a die of the draft pool; both leave the game."
    if options.track == "lighter":
        yield "keep R5 puts one die alone on the round track, keep all puts all there."
    if options.mode == "automa":
        yield "take R4@3 takes the red 4 from place 3; the place may be left out where only one such die lies."
    yield _COMMANDS
    if by_hand:
        yield _BY_HAND
    yield LEGEND


class Commands:
    """The commands of one sitting. None of them makes a choice."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._by_word: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "why": self._why,
            "undo": self._undo,
            "table": self._table,
            "windows": self._windows,
            "read": self._read,
            "score": self._score,
            "log": self._log,
            "save": self._save,
        }
        if desk.by_hand:
            self._by_word["correct"] = self._correct

    def find(self, word: str) -> Callable[[str], None] | None:
        """The command of a word, to be called with what follows it."""
        return self._by_word.get(word.lower())

    def tried(self, menu: Menu, typed: str) -> list[Action]:
        """What was typed as actions, played on a copy first; none if that fails, and then it is said why."""
        trial = self._desk.game.copy()
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

    def _help(self, _: str) -> None:
        print(*help_lines(self._desk.game.options, by_hand=self._desk.by_hand), sep="\n")

    def _why(self, text: str) -> None:
        game = self._desk.game
        if game.chance:
            print("Dice or cards are to be revealed first.")
        elif not text:
            print("Name an action, such as: why place B3")
        elif self.tried(Menu(self._desk.scene, game.legal_actions()), text):
            print(f"{text} is possible.")

    def _undo(self, _: str) -> None:
        try:
            action = self._desk.game.undo()
        except IllegalAction as error:
            print(f"{reason_words(error.reasons).capitalize()}.")
            if self._desk.by_hand:
                print("If something was typed wrongly: correct")
        else:
            print(f"Taken back: {action}.")

    def _correct(self, _: str) -> None:
        line = self._desk.take_back_typed()
        if line is None:
            print("Nothing has been typed yet.")
            return
        hidden = line.startswith(("deal private", "deal windows", "side"))
        print(f"Taken back: {' '.join(line.split()[:2]) if hidden else line}.")

    def _table(self, _: str) -> None:
        if self._somebody_looks():
            print_table(self._desk.scene, self._desk.ink, in_full=True)

    def _windows(self, _: str) -> None:
        if self._somebody_looks(windows=True):
            print(*all_windows_lines(self._desk.scene, self._desk.ink), sep="\n")

    def _read(self, _: str) -> None:
        if self._somebody_looks(windows=True):
            window = self._desk.game.view().windows[self._desk.facing]
            words = window_words(window.pattern.difficulty, window.pattern.grid, window.dice())
            print(words.replace(". Row", ".\nRow"))

    def _score(self, _: str) -> None:
        """The own sheet in full; of others only what everybody can count."""
        if not self._somebody_looks(windows=True):
            return
        desk = self._desk
        scores, cards, solo = desk.game.scores(), desk.game.state.rules.cards, desk.game.options.solo
        name, own = desk.names[desk.facing], scores[desk.facing]
        print("If the game ended now:", *sheet_lines(name, own, cards, solo=solo), sep="\n")
        if desk.game.target is not None:
            print(f"Target so far: {desk.game.target}, the sum of the dice on the round track.")
        for seat, score in enumerate(scores):
            if seat != desk.facing:
                public = score.total - score.private_points
                print(f"{desk.names[seat]}: {count(public, 'point')} and a private objective you do not know")

    def _log(self, _: str) -> None:
        desk = self._desk
        told = tell(desk.game.record(), desk.names, desk.facing if desk.facing >= 0 else None)
        lines = [f"{f'Round {one.round}' if one.round else 'Set-up'}: {one.text}" for one in told]
        print(*(lines or ["Nothing has happened yet."]), sep="\n")

    def _save(self, path: str) -> None:
        keeper = self._desk.keeper
        if not path:
            print("Name a file, such as: save game.json")
        elif keeper.move_to(path, self._desk.game):
            print(f"Saved in {path}, and kept there from now on; take it up again with: {keeper.how_to_resume}")

    def _somebody_looks(self, *, windows: bool = False) -> bool:
        """Whether there is something to be shown to the person before the screen; it is said if not."""
        view = self._desk.game.view()
        if self._desk.facing < 0:
            print("Nobody sits before the screen yet.")
        elif (windows or view.seat < 0) and not view.windows:
            print("No window is chosen yet.")
        else:
            return True
        return False
