"""Bots at work: they choose from views, away from the loop that serves everybody."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from vitral.bots import Bot, Budget, make_bot
from vitral.engine import Action, View

THREADS: Final = 2
TIMEKEEPER: Final = "apprentice"
"""The bot that finishes a turn whose time has run out."""
PATIENCE: Final = Budget(seconds=1.0)
"""How long a bot that searches may think about a turn."""


class Thinkers:
    """The threads in which bots think."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "vitral-bot")

    async def choose(self, bot: Bot, view: View, legal: Sequence[Action]) -> Action:
        """What a bot chooses; a single legal action is nobody's choice."""
        if len(legal) == 1:
            return legal[0]
        return await asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, view, legal, PATIENCE)

    def close(self) -> None:
        """Let nobody think any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def seeded_bot(name: str, seed: bytes, seat: int, number: int) -> Bot:
    """A bot for a seat; the same name, table seed, seat and event number make it play alike."""
    own = hashlib.sha256(seed + f"bot/{seat}/{number}".encode()).hexdigest()
    return make_bot(name, own)
