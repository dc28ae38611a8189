"""The coach: what would be good now (`hint`), and after the game what was and what was not (`review`)."""

from vitral.coach.hint import Hint, hint
from vitral.coach.reasons import TurnReason
from vitral.coach.review import Mistake, Moment, Review, review

__all__ = ["Hint", "Mistake", "Moment", "Review", "TurnReason", "hint", "review"]
