"""Bots: each chooses an action from a view, knowing what a player at that seat would know and no more."""

from vitral.bots.bot import ANY_TIME, Bot, Budget, RandomBot
from vitral.bots.guarded_bot import GuardedBot
from vitral.bots.registry import DEFAULT_BOT, LADDER, BotError, Maker, bot_names, make_bot, make_bot_or_program, name_of

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
