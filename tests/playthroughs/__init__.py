"""Recorded games, and the programs that record them."""
