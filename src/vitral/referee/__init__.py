"""The referee of real tables: reads windows that people describe, scores them and finds their breaches."""

from vitral.referee.situation import Owned, Situation, SituationError, read_situation
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
