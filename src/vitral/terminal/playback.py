"""Updates queued to be shown one after the other, so that what bots do can be followed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, NamedTuple

from vitral.server.protocol import Scene, StoryLine
from vitral.teller.story_lines import SideChosen, TurnEnded, TurnPassed

PACE: Final = 0.45
"""Seconds for which an update by another player is shown before the next one."""
_MAX_WAITING: Final = 40
"""With more updates waiting than this, the oldest are shown without a pause: a player wants to play on."""
_QUIET: Final = (TurnEnded, TurnPassed, SideChosen)


class QueuedUpdate(NamedTuple):
    """New lines of the story, and the table after them."""

    entries: list[StoryLine]
    scene: Scene
    deadline: float
    undone: int


class Playback:
    """Shows updates at a pace; without one, immediately."""

    def __init__(self, pace: float, show: Callable[[QueuedUpdate], None]) -> None:
        self.pace = pace
        self._show = show
        self._queue: deque[QueuedUpdate] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._queue)

    @property
    def last(self) -> QueuedUpdate | None:
        """The newest queued update."""
        return self._queue[-1] if self._queue else None

    def take(self, update: QueuedUpdate, *, at_once: bool, playing: bool) -> None:
        """Shows an update when it is its turn; spectators are shown each at the usual pace."""
        if not self.pace or at_once:
            self.skip()
            self._show(update)
            return
        self._queue.append(update)
        while playing and len(self._queue) > _MAX_WAITING:
            self._show(self._queue.popleft())
        if self._timer is None:
            self._next()

    def skip(self) -> None:
        """Shows all waiting updates now."""
        while self._queue:
            self._show(self._queue.popleft())
        self._stop()

    def drop(self) -> None:
        self._queue.clear()
        self._stop()

    def _next(self) -> None:
        self._timer = None
        if not self._queue:
            return
        update = self._queue.popleft()
        self._show(update)
        quiet = all(isinstance(entry, _QUIET) for entry in update.entries)
        self._timer = asyncio.get_running_loop().call_later(self.pace / 3 if quiet else self.pace, self._next)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
