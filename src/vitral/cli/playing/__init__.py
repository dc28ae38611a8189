"""Commands to play at this keyboard: `play`, `terminal`."""
