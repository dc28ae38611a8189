"""Bots: each chooses an action from a view, knowing what a player at that seat would know and no more."""

from vitral.bots.bot import ANY_TIME, Bot, Budget
from vitral.bots.random_bot import RandomBot
from vitral.bots.registry import BotError, bot_names, make_bot

__all__ = ["ANY_TIME", "Bot", "BotError", "Budget", "RandomBot", "bot_names", "make_bot"]
