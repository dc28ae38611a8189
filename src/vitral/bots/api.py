"""The names of `vitral.bots`, loaded when the first of them is used."""

from vitral.bots.bot import ANY_TIME, Bot, Budget, RandomBot
from vitral.bots.guarded_bot import GuardedBot
from vitral.bots.names import DEFAULT_BOT, LADDER, bot_names
from vitral.bots.registry import BotError, Maker, make_bot, make_bot_or_program, name_of

__all__ = [
    "ANY_TIME",
    "DEFAULT_BOT",
    "LADDER",
    "Bot",
    "BotError",
    "Budget",
    "GuardedBot",
    "Maker",
    "RandomBot",
    "bot_names",
    "make_bot",
    "make_bot_or_program",
    "name_of",
]
