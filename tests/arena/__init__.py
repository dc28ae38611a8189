"""Many games of bots: matches, contests, leagues, worker processes, Ray."""
