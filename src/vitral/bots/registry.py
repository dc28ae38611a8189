"""The bots by name: ours, those other packages bring, and programs spoken to over JSON lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint
from importlib.resources import files
from typing import Final

from vitral.bots.apprentice import LEVELS, ApprenticeBot
from vitral.bots.bot import Bot, RandomBot
from vitral.bots.glazier import LEVELS as GLAZIER_LEVELS
from vitral.bots.glazier import GlazierBot
from vitral.bots.grandmaster import LEVELS as GRANDMASTER_LEVELS
from vitral.bots.grandmaster import GrandmasterBot
from vitral.bots.guarded_bot import CHOICE_SECONDS, GuardedBot
from vitral.bots.master import MasterBot
from vitral.bots.names import GROUP, PREFIX, bot_names, foreign_bots
from vitral.bots.process_bot import CommandError, ProcessBot
from vitral.translatable import TranslatableError, at_place, fails, in_quotes, unknown_name

Maker = Callable[[int | str | None], Bot]
"""Makes a fresh bot from a seed."""

_MAKERS: Final[dict[str, Maker]] = {
    "apprentice": ApprenticeBot,
    "glazier": GlazierBot,
    "grandmaster": GrandmasterBot,
    "master": MasterBot,
    RandomBot.name: RandomBot,
}
_LEVELED: Final[dict[str, tuple[Callable[[int | str | None, int], Bot], int]]] = {
    "apprentice": (ApprenticeBot, LEVELS),
    "glazier": (GlazierBot, GLAZIER_LEVELS),
    "master": (MasterBot, GLAZIER_LEVELS),
    "grandmaster": (GrandmasterBot, GRANDMASTER_LEVELS),
}
"""The bots that have levels, and how many."""
_OLD_NAMES: Final = {"sensible": f"apprentice:{LEVELS}"}
"""Earlier names of bots, which saved games still have."""
WITH_COMPILED_CODE: Final = ("glazier", "master", "grandmaster")
"""Bots that are as strong as measured only with the compiled code of the `[ai]` extra."""
DIFFICULTIES: Final = (
    *("random", "apprentice:1", "apprentice:2", "apprentice", "apprentice:4"),
    *("master:1", "master:2", "master:3", "glazier", "master", "grandmaster"),
)
"""All that may be played against, levels included, from the weakest to the strongest."""


class BotError(TranslatableError):
    """A request for a bot that does not exist, or that cannot be loaded."""


def is_foreign(name: str) -> bool:
    """Returns whether a bot of that name comes from another package."""
    return name in foreign_bots()


def make_foreign(name: str, seed: int | str | None = None) -> Bot:
    """Returns a bot of another package without a guard, for a process of its own that is ended if it hangs."""
    return _loaded(foreign_bots()[name], seed)


def make_bot(name: str, seed: int | str | None = None) -> Bot:
    """Returns a fresh bot of that name; `BotError` lists the bots there are. Equal seeds play alike.

    `apprentice:1` is an apprentice of level 1, `master:1` a master that plays at level 1; every rung but `random` has
    levels. Bots that are not ours come with a guard, so that a table goes on whatever they do.
    """
    name = _OLD_NAMES.get(name, name)
    if name in _MAKERS:
        return _MAKERS[name](seed)
    kind, _, level = name.partition(":")
    if kind in _LEVELED and level in map(str, range(1, _LEVELED[kind][1] + 1)):
        return _LEVELED[kind][0](seed, int(level))
    if name in foreign_bots():
        return GuardedBot(_loaded(foreign_bots()[name], seed), CHOICE_SECONDS)
    raise BotError(unknown_name(name, bot_names()))


def make_bot_or_program(name: str, seed: int | str | None = None) -> Bot:
    """Makes a bot as `make_bot` does, but `cmd:COMMAND` starts a program and asks it (`vitral.bots.process_bot`), under
    a guard.

    `module:Class` makes a bot of a class that can be imported, under a guard as well.

    For people at their own machine: a name that came over a network must go to `make_bot`, which starts nothing.
    """
    command = name.removeprefix(PREFIX).strip()
    if name.startswith(PREFIX) and command:
        try:
            return GuardedBot(ProcessBot(command, seed))
        except CommandError as error:
            raise BotError(at_place(in_quotes(name), error.text)) from None
    module, _, attribute = name.partition(":")
    if module not in _LEVELED and attribute.isidentifier() and all(map(str.isidentifier, module.split("."))):
        return GuardedBot(_loaded(EntryPoint(name, name, GROUP), seed), CHOICE_SECONDS)
    return make_bot(name, seed)


def name_of(bot: str | Maker) -> str:
    """Returns the name by which other processes make a bot: itself, or `module:Class` for a class.

    Raises `ValueError` for a class that cannot be found by its module, as one defined in a function.
    """
    if isinstance(bot, str):
        return bot
    module, name = getattr(bot, "__module__", ""), getattr(bot, "__qualname__", "")
    if not name.isidentifier():
        raise ValueError(f"{bot!r} is not the name of a class in a module, where further processes could find it")
    return f"{module}:{name}"


def _loaded(entry: EntryPoint, seed: int | str | None) -> Bot:
    try:
        bot: Bot = entry.load()(seed)
    except Exception as error:
        raise BotError(at_place(f"{entry.name} ({entry.value})", fails(str(error)))) from error
    return bot


@cache
def _strengths() -> dict[str, float]:
    strengths: dict[str, float] = json.loads((files("vitral.bots") / "strength.json").read_text("utf-8"))
    return strengths


def strength(bot: str) -> float | None:
    """Returns the mean score of a bot against itself, two players, base game (docs/strength.md); None if unknown."""
    return _strengths().get(bot)
