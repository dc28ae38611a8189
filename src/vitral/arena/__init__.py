"""Many games: played by processes, the same whatever their number."""
