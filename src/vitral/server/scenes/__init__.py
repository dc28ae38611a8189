"""What a viewer is sent of a game: its scene, and the score sheets in it."""
