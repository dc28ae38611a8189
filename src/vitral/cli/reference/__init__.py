"""Commands to look things up: `cards`, `rules`."""
