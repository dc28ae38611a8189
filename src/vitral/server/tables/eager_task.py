"""Begin a coroutine at once: much of what a table does never waits, and a task for it would cost more than itself."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any


def begin(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run it up to its first wait, here and now; a task goes on from there, if it gets that far.

    It must not ask for the current task before that: it is still the caller's.
    """
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return asyncio.create_task(rest_of(work, waits_for))


async def rest_of(work: Coroutine[Any, Any, None], waits_for: Any) -> None:
    """What is left of a coroutine that waits for something."""
    await _rest_of(work, waits_for)


@coroutine
def _rest_of(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Hand on what it waits for, and what comes of that, until it is done."""
    try:
        while True:
            try:
                answer = yield waits_for
            except BaseException as error:
                waits_for = work.throw(error)
            else:
                waits_for = work.send(answer)
    except StopIteration:
        return
