"""Whole games of every mode: invariants, perft, playthroughs, leaks, replays."""
