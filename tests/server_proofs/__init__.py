"""What the server guarantees: no leaks, no lost moves, no failure by malformed input."""
