"""The time of day for a server: it follows the system's clock, but not its jumps.

A clock that is two years ahead for a moment would end every turn and make every table look forgotten. So a jump is
followed only once the clock has kept to it for a while.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

from vitral.server.logs import log

DAY: Final = 86_400.0
"""The seconds of a day."""
_JUMP_SECONDS: Final = 30.0
"""How far, in seconds, the clock may move against the time that has passed; setting a clock right takes less."""
_PROBATION_SECONDS: Final = 600.0
"""How long, in seconds, a clock has to keep to a jump before it is believed."""
_BOOT: Final[int | None] = getattr(time, "CLOCK_BOOTTIME", None)


def passing() -> float:
    """Returns seconds that never jump; where the system has such a clock, those in which it slept count too."""
    return time.monotonic() if _BOOT is None else time.clock_gettime(_BOOT)


class SteadyClock:
    """Seconds since 1970, by the system's clock as long as that goes as fast as time passes."""

    __slots__ = ("_ahead", "_passing", "_since", "_suspect", "_wall")

    def __init__(self, wall: Callable[[], float] = time.time, passing: Callable[[], float] = passing) -> None:
        self._wall, self._passing = wall, passing
        self._ahead = wall() - passing()
        """What is added to the time that passes."""
        self._suspect: float | None = None
        """The same, by a clock that has jumped."""
        self._since = 0.0

    def __call__(self) -> float:
        now = self._passing()
        ahead = self._wall() - now
        if abs(ahead - self._ahead) <= _JUMP_SECONDS:
            self._ahead, self._suspect = ahead, None
        elif self._suspect is None or abs(ahead - self._suspect) > _JUMP_SECONDS:
            self._suspect, self._since = ahead, now
            jumped = ahead - self._ahead
            log(
                "the clock jumped; it is believed if it stays so",
                logging.WARNING,
                by=round(jumped),
                seconds=_PROBATION_SECONDS,
            )
        elif now - self._since >= _PROBATION_SECONDS:
            self._ahead, self._suspect = ahead, None
        return now + self._ahead
