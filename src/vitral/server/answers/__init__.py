"""What the server computes and sends: replays, the rulebook, lessons, puzzles, advice."""
