"""A command that prepares what the strongest bots think with, run beside the server and ended with it."""

from __future__ import annotations

import asyncio
import os
import shlex
import signal
from contextlib import suppress
from typing import Final

_YIELDING: Final = 15
"""How far it steps back behind whoever plays meanwhile."""


class PreparationError(Exception):
    """The command failed; the text is the last line it printed."""


async def prepare(command: str) -> None:
    """Run a command at low priority until it ends; `PreparationError` if it fails.

    If this is canceled, the command is ended with all that it started. Should the server be killed, the end of its
    standard input tells it.
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
    if hasattr(os, "setpriority"):
        with suppress(OSError):  # it has ended already
            os.setpriority(os.PRIO_PROCESS, process.pid, _YIELDING)
    try:
        assert process.stdout is not None
        said = (await process.stdout.read()).decode("utf-8", "replace").strip()
        status = await process.wait()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL) if hasattr(os, "killpg") else process.kill()
    if status:
        raise PreparationError(said.splitlines()[-1] if said else f"status {status}")
