"""A command that prepares what the strongest bots think with, run beside the server and ended with it."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
import sys
from contextlib import suppress
from typing import Final

_ENDING: Final = 2.0
"""How long, in seconds, it may take to end when it is told to."""
_YIELDING: Final = 15
"""How far it steps back behind whoever plays meanwhile."""


class PreparationError(Exception):
    """The command failed; the text is the last line it printed."""


async def prepare(command: str) -> None:
    """Run a command at low priority until it ends; `PreparationError` if it fails.

    If this is canceled, the command is told to end, and made to if it does not soon. Should the server be killed, the
    end of its standard input tells it.
    """
    try:
        process = await asyncio.create_subprocess_exec(
            *shlex.split(command),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError as error:
        raise PreparationError(str(error)) from None
    if sys.platform != "win32":
        with suppress(OSError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, _YIELDING)
    try:
        assert process.stdout is not None
        said = (await process.stdout.read()).decode("utf-8", "replace").strip()
        status = await process.wait()
    finally:
        if process.returncode is None:
            await _end(process)
    if status:
        raise PreparationError(said.splitlines()[-1] if said else f"status {status}")


async def _end(process: asyncio.subprocess.Process) -> None:
    if sys.platform == "win32":
        process.kill()
        return
    with suppress(ProcessLookupError, TimeoutError):
        os.killpg(process.pid, signal.SIGTERM)
        await asyncio.wait_for(process.wait(), _ENDING)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)  # what it started and left
