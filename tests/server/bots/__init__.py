"""Bots on a server, and the processes they run in."""
