"""Lessons, puzzles, the coach and the rulebook over HTTP."""
