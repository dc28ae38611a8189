"""Computes what the server sends beside tables: replays, the rulebook, lessons, puzzles, advice."""
