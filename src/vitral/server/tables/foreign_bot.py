"""A bot of another package at a server's table: it lives in a process for its kind, and is ended there if it hangs.

Nothing of it is sent but its name and seed, so it may hold whatever it likes. The process keeps the bots of the games
that go on; one that was ended makes them anew, and they remember nothing of the game.
"""

from __future__ import annotations

import faulthandler
import logging
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from vitral.bots import ANY_TIME, Bot, Budget, Guard, make_bot
from vitral.bots.guard import PATIENCE, first_legal
from vitral.bots.registry import make_foreign
from vitral.cards import all_cards
from vitral.engine import ACTIONS, Action, Options, View
from vitral.engine.rules import rules_for
from vitral.server.logs import log
from vitral.server.tables.lane import Asker, Lane

_REMEMBERED: Final = 500
"""How many bots a process keeps; the one not asked for longest goes first."""
_bots: OrderedDict[str, Guard] = OrderedDict()
"""In a process: its bots by seed."""


class ForeignBot:
    """A seat's bot, known by name and seed."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self._seed = seed
        self._lost: tuple[int, int] | None = None
        self._here: Bot | None = None

    def choose(self, view: View, legal: Sequence[Action], budget: Budget = ANY_TIME, /) -> Action:
        """Its choice, made in this process: for cards that other processes do not know."""
        if self._here is None:
            self._here = make_bot(self.name, self._seed)
        return self._here.choose(view, legal, budget)

    async def choose_apart(self, lane: Lane, asker: Asker, view: View, legal: Sequence[Action]) -> Action:
        """Its choice, made in a process of the lane. If it is ended there, the turn is lost, as with any guard."""
        turn = (view.round, view.turn)
        if self._lost == turn:
            return first_legal(legal)
        self._lost = None
        unruled = view._replace(rules=None)  # type: ignore[arg-type]
        asked = (PATIENCE, self.name, self._seed, view.rules.options, unruled, [action.id for action in legal])
        try:
            chosen, failed = await lane.think(asker, _choose, *asked)
        except BrokenProcessPool:
            self._lost = turn
            log("a bot did not answer in time and was ended", logging.ERROR, bot=self.name, seconds=PATIENCE)
            return first_legal(legal)
        if failed:
            log("a bot failed", logging.ERROR, bot=self.name, told=failed)
        return ACTIONS[chosen]


def _choose(
    budget: Budget, patience: float, name: str, seed: str, options: Options, view: View, legal: list[int]
) -> tuple[int, str]:
    """In a process: the choice, and what the bot did wrong, if anything. Whatever hangs ends the process."""
    # Not a thread: a bot may hang where no other thread of Python can run.
    faulthandler.dump_traceback_later(patience + (budget.seconds or 0.0), exit=True)
    try:
        bot = _bots[seed] = _bots.pop(seed) if seed in _bots else make_foreign(name, seed)
        if len(_bots) > _REMEMBERED:
            _bots.popitem(last=False)
        failures = len(bot.failures)
        seen = view._replace(rules=rules_for(options, all_cards()))
        chosen = bot.choose(seen, tuple(ACTIONS[number] for number in legal), budget)
        return chosen.id, "; ".join(bot.failures[failures:])
    finally:
        faulthandler.cancel_dump_traceback_later()
