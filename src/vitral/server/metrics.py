"""Metrics: what a server counts and measures of itself, as Prometheus text (`/metrics`).

One process is one server, so there is one of each. A metric is written to by one thread alone.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SIZES: Final = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class Metric(ABC):
    """A metric with a name, a kind, a help text, and its lines."""

    def __init__(self, name: str, kind: str, help_text: str) -> None:
        self.name = f"vitral_{name}"
        self._kind, self._help_text = kind, help_text
        METRICS.append(self)

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self._help_text}"
        yield f"# TYPE {self.name} {self._kind}"
        yield from self._samples()

    @abstractmethod
    def _samples(self) -> Iterable[str]:
        """Returns the lines with its values."""


class Count(Metric):
    """A number, or one for each value of a label. The values of a label come from the program, never from a request."""

    def __init__(self, name: str, help_text: str, label: str = "", kind: str = "counter") -> None:
        super().__init__(name, kind, help_text)
        self._label = label
        self._values: dict[str, float] = {} if label else {"": 0}

    def add(self, amount: float = 1, value: str = "") -> None:
        self._values[value] = self._values.get(value, 0) + amount

    def of(self, value: str = "") -> float:
        return self._values.get(value, 0)

    def _samples(self) -> Iterable[str]:
        for value, number in sorted(self._values.items()):
            yield f'{self.name}{{{self._label}="{value}"}} {number:g}' if self._label else f"{self.name} {number:g}"


class Gauge(Metric):
    """A number that is asked for when it is rendered."""

    def __init__(self, name: str, help_text: str, ask: Callable[[], float] | None = None) -> None:
        super().__init__(name, "gauge", help_text)
        self.ask = ask

    def _samples(self) -> Iterable[str]:
        return [f"{self.name} {self.ask():.17g}"] if self.ask is not None else []


class Histogram(Metric):
    """Counts how often a value was at most each of some bounds."""

    def __init__(self, name: str, help_text: str, bounds: tuple[float, ...] = _SECONDS) -> None:
        super().__init__(name, "histogram", help_text)
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, amount: float) -> None:
        self._counts[bisect_left(self._bounds, amount)] += 1
        self._sum += amount

    def _samples(self) -> Iterable[str]:
        total = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound if isinstance(bound, str) else format(bound, "g")}"}} {total}'
        yield f"{self.name}_sum {self._sum:.9g}"
        yield f"{self.name}_count {total}"


METRICS: Final[list[Metric]] = []


def resident() -> int:
    """Returns the bytes of memory that this process has; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


TABLES: Final = Gauge("tables", "Tables in memory.")
CONNECTIONS: Final = Count("connections", "Open connections over HTTP.", kind="gauge")
SOCKETS: Final = Count("sockets", "Open WebSockets.", kind="gauge")
MOVES: Final = Count("moves_total", "Moves stored, by who made them.", "by")
MOVE_SECONDS: Final = Histogram("move_seconds", "From receiving a person's move to its acknowledgement.")
COMMIT_SECONDS: Final = Histogram("commit_seconds", "How long a group of writes took to commit.")
COMMIT_GROUP: Final = Histogram("commit_group_writes", "Writes committed together.", _SIZES)
REQUEST_SECONDS: Final = Histogram("request_seconds", "From a request's head to the end of its answer.")
ANSWERS: Final = Count("answers_total", "Answers over HTTP, by hundreds of their status.", "status")
REFUSALS: Final = Count("refusals_total", "What was refused, by code.", "code")
TURNED_AWAY: Final = Count("turned_away_total", "Connections closed as soon as they came, by reason.", "reason")
HELD_BACK: Final = Count("held_back_total", "How often reading a connection had to wait for its turn.", "what")
NOTIFICATIONS: Final = Count("notifications_total", "Notifications, by the way they were sent or why not.", "way")
BOTS_THINKING: Final = Count("bots_thinking", "Bots that think, or wait for a place to think.", kind="gauge")
BOT_SECONDS: Final = Histogram("bot_seconds", "How long a table waited for a bot's choice.")
LONG_ANSWER_WAITING: Final = Count("long_answers_waiting", "Long answers asked for and not yet computed.", kind="gauge")
LONG_ANSWER_SECONDS: Final = Histogram(
    "long_answer_seconds", "How long a long answer took to compute, without waiting."
)
LOOP_SECONDS: Final = Histogram("loop_lag_seconds", "How late the loop woke up from a sleep.")
MEMORY: Final = Gauge("memory_bytes", "Memory of the server's own process.", resident)


def render() -> str:
    """Returns all measures as Prometheus text."""
    return "\n".join(line for metric in METRICS for line in metric.lines()) + "\n"
