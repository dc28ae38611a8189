"""What a person may type besides choices: help, why, undo, log and the like."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from vitral.cli.desk import Desk
from vitral.cli.errors import UnclearError
from vitral.cli.menu import Menu
from vitral.cli.screen import print_table
from vitral.cli.sheet import sheet_lines
from vitral.cli.speech import say
from vitral.cli.story import tell
from vitral.cli.table import all_windows_lines, side_title, window_title
from vitral.cli.window_words import window_in_words
from vitral.cli.words import quoted, reason_words
from vitral.engine import Action, IllegalAction, Options, Reason

_ALWAYS: Final = ("why", "undo", "table", "windows", "read", "score", "log", "save", "quit")
_BY_HAND: Final = ("correct", "list", "random")
_QUIT: Final = ("quit", "exit", "q")
_MARGIN: Final = 12


def typed_as(word: str, command: str) -> bool:
    """Whether a word is that command, in English or in the language spoken now."""
    return word.lower() in (command, say(f"line-command-{command}"))


def wants_to_leave(word: str) -> bool:
    """Whether a word means to leave the game."""
    return word.lower() in _QUIT or typed_as(word, "quit")


def help_lines(options: Options, *, by_hand: bool) -> Iterator[str]:
    """What can be typed at this table."""
    helps = {
        "choices": True,
        "short": True,
        "enter": True,
        "own": options.dice_pools,
        "glass": options.rare_glass,
        "inspire": options.inspirations,
        "gather": options.inspirations and not options.solo,
        "pay": options.solo,
        "keep": options.track == "lighter",
        "places": options.mode == "automa",
    }
    yield from (say(f"line-help-{what}") for what, wanted in helps.items() if wanted)
    commands = (*_ALWAYS, *_BY_HAND) if by_hand else _ALWAYS
    usages = {command: say(f"line-command-{command}.usage") for command in commands}
    width = max((_MARGIN, *(len(usage) + 2 for usage in usages.values())))
    for command, usage in usages.items():
        yield f"  {usage:{width}} {say(f'line-command-{command}.does')}"
    yield say("line-legend")
    yield say("line-letters")


class Commands:
    """The commands of one sitting. None of them makes a choice."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._by_name: dict[str, Callable[[str], None]] = {
            "help": self._help,
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
            self._by_name["correct"] = self._correct

    def find(self, word: str) -> Callable[[str], None] | None:
        """The command of a word, to be called with what follows it."""
        if word == "?":
            return self._help
        return next((command for name, command in self._by_name.items() if typed_as(word, name)), None)

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
            print(say("line-refused", action=error.action, reasons=self._reasons(error)))
        else:
            return actions
        return []

    def _reasons(self, error: IllegalAction) -> str:
        return reason_words(error.reasons, solo=self._desk.game.options.solo)

    def _help(self, _: str) -> None:
        print(*help_lines(self._desk.game.options, by_hand=self._desk.by_hand), sep="\n")

    def _why(self, text: str) -> None:
        game = self._desk.game
        if game.chance:
            print(reason_words([Reason.CHANCE_PENDING]))
        elif not text:
            print(say("line-why-usage"))
        elif self.tried(Menu(self._desk.scene, game.legal_actions()), text):
            print(say("line-possible", action=text))

    def _undo(self, _: str) -> None:
        try:
            action = self._desk.game.undo()
        except IllegalAction as error:
            print(self._reasons(error))
            if self._desk.by_hand:
                print(say("line-mistyped"))
        else:
            print(say("line-taken-back", line=action.text))

    def _correct(self, _: str) -> None:
        line = self._desk.take_back_typed()
        if line is None:
            print(say("line-nothing-typed"))
            return
        hidden = line.startswith(("deal private", "deal windows", "side"))
        print(say("line-taken-back", line=" ".join(line.split()[:2]) if hidden else line))

    def _table(self, _: str) -> None:
        if self._somebody_looks():
            print_table(self._desk.scene, self._desk.ink, in_full=True)

    def _windows(self, _: str) -> None:
        if self._somebody_looks(windows=True):
            print(*all_windows_lines(self._desk.scene, self._desk.ink), sep="\n")

    def _read(self, typed: str) -> None:
        """A window in words; while windows are chosen, the sides to choose from."""
        if not self._somebody_looks():
            return
        scene = self._desk.scene
        windows = scene.view.windows
        if not windows:
            for number, side in enumerate(scene.view.offers, 1):
                print(side_title(number, side), *window_in_words(side, {}), sep="\n")
            return
        seats = {str(number): seat for seat, number in enumerate(range(1, len(windows) + 1))}
        if typed and typed not in seats:
            print(say("line-no-seat", typed=quoted(typed), seats=len(windows)))
            return
        seat = seats.get(typed, scene.me)
        window = windows[seat]
        tokens = None if scene.options.solo else scene.view.tokens[seat]
        print(
            window_title(scene.names[seat], window.pattern, tokens),
            *window_in_words(window.pattern, window.dice()),
            sep="\n",
        )

    def _score(self, _: str) -> None:
        """The own sheet in full; of others only what everybody can count."""
        if not self._somebody_looks(windows=True):
            return
        desk = self._desk
        scores, cards, solo = desk.game.scores(), desk.game.state.rules.cards, desk.game.options.solo
        name, own = desk.names[desk.facing], scores[desk.facing]
        print(say("line-if-over-now"), *sheet_lines(name, own, cards, solo=solo), sep="\n")
        if desk.game.target is not None:
            print(say("line-target", target=desk.game.target))
        for seat, score in enumerate(scores):
            if seat != desk.facing:
                print(say("line-others-points", name=desk.names[seat], points=score.total - score.private_points))

    def _log(self, _: str) -> None:
        desk = self._desk
        told = tell(desk.game.record(), desk.names, desk.facing if desk.facing >= 0 else None)
        rounds = {one.round: say("round-n", round=one.round) if one.round else say("replay-setup") for one in told}
        print(*([f"{rounds[one.round]}: {one.text}" for one in told] or [say("story-empty")]), sep="\n")

    def _save(self, path: str) -> None:
        keeper = self._desk.keeper
        if not path:
            print(say("line-save-usage"))
        elif keeper.move_to(path, self._desk.game):
            print(say("line-saved-in", path=path, command=keeper.how_to_resume))

    def _somebody_looks(self, *, windows: bool = False) -> bool:
        """Whether there is something to be shown to the person before the screen; it is said if not."""
        view = self._desk.game.view()
        if self._desk.facing < 0:
            print(say("line-nobody-looks"))
        elif (windows or view.seat < 0) and not view.windows:
            print(say("line-no-window"))
        else:
            return True
        return False
