"""Commands that look at what was played: `score`, `check`, `replay`."""
