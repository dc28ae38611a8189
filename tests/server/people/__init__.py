"""Accounts, notifications, chat, lobby, daily deals and contests."""
