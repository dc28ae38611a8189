"""What the server sends: scenes, replays, the rulebook, lessons, advice."""
