"""Vitral: play, study and referee the dice-drafting board game Sagrada. An unofficial fan project."""

from vitral.cards import CardError, CardSet, Pattern, all_cards, base_cards, load_cards
from vitral.drawing import die_svg
from vitral.engine import (
    ACTIONS,
    Action,
    Chance,
    ChanceError,
    Find,
    HonorWindow,
    IllegalActionError,
    OptionError,
    Options,
    Outcome,
    Reason,
    Score,
    ScoreLine,
    Standing,
    State,
    UncheckedWindow,
    View,
    Window,
    smallest_removals,
)
from vitral.engine.position import parse_position
from vitral.game import Dealer, Game, SeededDealer, replay
from vitral.records import Record, RecordError, Seat

__version__ = "0.1.0"

__all__ = [
    "ACTIONS",
    "Action",
    "CardError",
    "CardSet",
    "Chance",
    "ChanceError",
    "Dealer",
    "Find",
    "Game",
    "HonorWindow",
    "IllegalActionError",
    "OptionError",
    "Options",
    "Outcome",
    "Pattern",
    "Reason",
    "Record",
    "RecordError",
    "Score",
    "ScoreLine",
    "Seat",
    "SeededDealer",
    "Standing",
    "State",
    "UncheckedWindow",
    "View",
    "Window",
    "all_cards",
    "base_cards",
    "die_svg",
    "load_cards",
    "parse_position",
    "replay",
    "smallest_removals",
]
