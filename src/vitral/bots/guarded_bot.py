"""A bot whose failures do not stop the table.

A bot that crashes, takes too long or answers what is not legal has its turn finished by the first legal actions until
it may pass; at the next turn it is asked again. Its failures are listed in `failures`.
"""

from __future__ import annotations

from collections.abc import Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from vitral.bots.bot import ANY_TIME, Bot, Budget
from vitral.engine import Action, View
from vitral.engine.actions import DO_PASS

_Turn = tuple[int, int]


class GuardedBot:
    """Wraps a bot of unknown quality. With `patience` (seconds for one answer) the bot is asked in a thread."""

    def __init__(self, bot: Bot, patience: float | None = None) -> None:
        self._bot = bot
        self._patience = patience
        self._lost_turn: _Turn | None = None
        self._thread: Thread | None = None
        """The thread that has not answered yet."""
        self.failures: list[str] = []
        """The failures in order, a sentence each."""

    @property
    def name(self) -> str:
        return self._bot.name

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        """Returns the bot's choice, or the first legal action in a turn it has lost."""
        turn = (view.round, view.turn)
        if self._lost_turn == turn:
            return first_legal(legal)
        self._lost_turn = None
        try:
            return self.ask(view, legal, budget)
        except Exception as error:
            self.failures.append(f"round {view.round}, turn {view.turn + 1}: {type(error).__name__}: {error}")
        self._lost_turn = turn
        return first_legal(legal)

    def ask(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        """Returns the bot's own choice; raises what it raises, `TimeoutError`, or `ValueError` if it is not legal."""
        return legal_choice(self._answer(view, legal, budget), legal)

    def _answer(self, view: View, legal: Sequence[Action], budget: Budget) -> Action:
        if self._patience is None:
            return self._bot.choose(view, legal, budget)
        if self._thread is not None and self._thread.is_alive():
            raise TimeoutError("still busy with an earlier question")
        answers: SimpleQueue[Action | Exception] = SimpleQueue()
        self._thread = Thread(target=_ask, args=(self._bot, view, legal, budget, answers), daemon=True)
        self._thread.start()
        try:
            answer = answers.get(timeout=self._patience)
        except Empty:
            raise TimeoutError(f"no answer within {self._patience:g} s") from None
        self._thread = None  # it has answered, though it may not have ended yet
        if isinstance(answer, Exception):
            raise answer
        return answer


def _ask(
    bot: Bot, view: View, legal: Sequence[Action], budget: Budget, answers: SimpleQueue[Action | Exception]
) -> None:
    try:
        answers.put(bot.choose(view, legal, budget))
    except Exception as error:
        answers.put(error)


def legal_choice(action: Action, legal: Sequence[Action]) -> Action:
    """Returns the action; raises `ValueError` if it is not legal."""
    if action not in legal:
        raise ValueError(f"answered {str(action)[:80]!r}, which is not legal")
    return action


def first_legal(legal: Sequence[Action]) -> Action:
    """Returns the action that finishes a lost turn: a pass where it is legal."""
    return DO_PASS if DO_PASS in legal else legal[0]


CHOICE_SECONDS: Final = 10.0
"""Seconds a bot of unknown make has for one answer beyond its budget."""
