"""Scenes: the state of a game as one viewer is sent it, with the score sheets."""
