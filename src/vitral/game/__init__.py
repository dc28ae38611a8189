"""A game in play: state, dealer, record and undo."""

from vitral.game.dealer import Dealer, SeededDealer
from vitral.game.game import Game
from vitral.game.replay import plies, replay
from vitral.game.resampling import resampled

__all__ = ["Dealer", "Game", "SeededDealer", "plies", "replay", "resampled"]
