"""The bots by name: ours, those other packages bring, and programs spoken to over JSON lines."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from vitral.bots.bot import Bot
from vitral.bots.glazier import GlazierBot
from vitral.bots.random_bot import RandomBot
from vitral.bots.sensible_bot import SensibleBot

Maker = Callable[[int | str | None], Bot]
"""Makes a fresh bot from a seed."""

GROUP: Final = "vitral.bots"
"""The group of entry points in which other packages name their bots."""

_MAKERS: Final[dict[str, Maker]] = {
    RandomBot.name: RandomBot,
    SensibleBot.name: SensibleBot,
    GlazierBot.name: GlazierBot,
}


class BotError(ValueError):
    """A request for a bot that does not exist."""


@cache
def _foreign() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in _MAKERS}


def bot_names() -> tuple[str, ...]:
    """The names of all bots, sorted."""
    return tuple(sorted({*_MAKERS, *_foreign()}))


def make_bot(name: str, seed: int | str | None = None) -> Bot:
    """A fresh bot of that name; `BotError` lists the bots there are. Equal seeds play alike."""
    if name in _MAKERS:
        return _MAKERS[name](seed)
    close = get_close_matches(name.lower(), bot_names(), 1)
    hint = f"did you mean {close[0]}? " if close else ""
    raise BotError(f'no bot "{name}"; {hint}the bots are: {", ".join(bot_names())}')
