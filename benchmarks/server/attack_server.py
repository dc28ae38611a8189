"""The server as `vitral serve` runs it, with its usual limits and a pulse.

    python benchmarks/server/attack_server.py FOLDER [SECONDS]

Prints its port; keeps its games in the folder. A long answer may take so many seconds, or as many as usual. The pulse
shows how long the loop was busy at a stretch, in time of the processor, which does not depend on what else the machine
does. On SIGUSR1 it is written to `pulse.json` in the folder, and then starts again.
"""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from vitral.server.logs import log_as_json
from vitral.server.serving import server as serving
from vitral.server.serving.server import listen
from vitral.server.settings import Settings

_BEAT: Final = 0.002


class MonitoredServer(serving.VitralServer):
    """A server that notes how much the loop did between two beats."""

    def __init__(self, folder: Path, listening: socket.socket) -> None:
        settings = Settings(db=str(folder / "tables.db"))
        if sys.argv[2:]:
            settings = replace(settings, long_answer_seconds=float(sys.argv[2]))
        super().__init__(settings, lambda: print(listening.getsockname()[1], flush=True))
        self._folder = folder
        self._beats: list[float] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As the server has it."""
        await super().startup(sockets)
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self._write_pulse)
        self._pulse = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        before = time.thread_time()
        while True:
            await asyncio.sleep(_BEAT)
            now = time.thread_time()
            self._beats.append(now - before)
            before = now

    def _write_pulse(self) -> None:
        found = sorted(self._beats) or [0.0]
        self._beats = []
        pulse = {"loop_p99_ms": found[int(0.99 * len(found))], "loop_worst_ms": found[-1]}
        text = json.dumps({name: round(1e3 * value, 1) for name, value in pulse.items()})
        part = self._folder / "pulse.part"
        part.write_text(text, "ascii")
        part.replace(self._folder / "pulse.json")


def main() -> None:
    """Serve until stopped."""
    listening = listen()
    listening.listen(4096)
    serving.configure_process()
    log_as_json()
    MonitoredServer(Path(sys.argv[1]), listening).run(sockets=[listening])


if __name__ == "__main__":
    main()
