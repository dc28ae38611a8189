"""Commands that play many games: `arena`, `simulate`, `bench`, `dataset`."""
