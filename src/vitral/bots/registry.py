"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from vitral.bots.bot import Bot
from vitral.bots.random_bot import RandomBot
from vitral.bots.sensible_bot import SensibleBot

_MAKERS: Final[dict[str, Callable[[int | str | None], Bot]]] = {
    RandomBot.name: RandomBot,
    SensibleBot.name: SensibleBot,
}


class BotError(ValueError):
    """A request for a bot that does not exist."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots, sorted."""
    return tuple(sorted(_MAKERS))


def make_bot(name: str, seed: int | str | None = None) -> Bot:
    """A fresh bot of that name; `BotError` lists the bots there are. Equal seeds play alike."""
    if name not in _MAKERS:
        close = get_close_matches(name.lower(), _MAKERS, 1)
        hint = f"did you mean {close[0]}? " if close else ""
        raise BotError(f'no bot "{name}"; {hint}the bots are: {", ".join(bot_names())}')
    return _MAKERS[name](seed)
