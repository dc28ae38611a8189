"""The referee of real tables: reads windows told by people, scores them and says what they break."""

from vitral.referee.errors import SituationError
from vitral.referee.situation import Owned, Situation, read_situation
from vitral.referee.verdicts import breaches_of, check_data, doubts_of, places_of, score_data

__all__ = [
    "Owned",
    "Situation",
    "SituationError",
    "breaches_of",
    "check_data",
    "doubts_of",
    "places_of",
    "read_situation",
    "score_data",
]
