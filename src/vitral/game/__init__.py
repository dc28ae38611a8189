"""A game in play: state, dealer, record and undo."""

from vitral.game.dealer import Dealer, SeededDealer
from vitral.game.game import Game, replay

__all__ = ["Dealer", "Game", "SeededDealer", "replay"]
