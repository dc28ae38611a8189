"""The names of `vitral.engine`, loaded when the first of them is used."""

from typing import Final

from vitral.engine import window as _window_module
from vitral.engine.actions import ACTIONS, Action
from vitral.engine.audit import doubts, smallest_removals
from vitral.engine.chance import Chance, ChanceError, Outcome, is_outcome, parse_outcome
from vitral.engine.honor_window import HonorWindow, UncheckedWindow
from vitral.engine.options import OptionError, Options
from vitral.engine.questions import Question, QuestionKind
from vitral.engine.reasons import IllegalActionError, Reason
from vitral.engine.rules import Rules, rules_for
from vitral.engine.scoring import Find, Score, ScoreLine, score_window
from vitral.engine.standing import Standing, rank, ranking, scores
from vitral.engine.state import State
from vitral.engine.transitions import apply, legal_actions, new_state, pending, reasons, resolve
from vitral.engine.views import View, view
from vitral.engine.window import Window

COMPILED: Final = not str(_window_module.__file__).endswith((".py", ".pyc"))
"""Whether the engine was compiled when the package was built (docs/speed.md). It plays the same either way."""

__all__ = [
    "ACTIONS",
    "COMPILED",
    "Action",
    "Chance",
    "ChanceError",
    "Find",
    "HonorWindow",
    "IllegalActionError",
    "OptionError",
    "Options",
    "Outcome",
    "Question",
    "QuestionKind",
    "Reason",
    "Rules",
    "Score",
    "ScoreLine",
    "Standing",
    "State",
    "UncheckedWindow",
    "View",
    "Window",
    "apply",
    "doubts",
    "is_outcome",
    "legal_actions",
    "new_state",
    "parse_outcome",
    "pending",
    "rank",
    "ranking",
    "reasons",
    "resolve",
    "rules_for",
    "score_window",
    "scores",
    "smallest_removals",
    "view",
]
