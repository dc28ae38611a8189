"""The referee of real tables: reads windows that people describe, scores them and finds their breaches."""

from vitral.referee.table_description import (
    PlayerWindow,
    TableDescription,
    TableDescriptionError,
    read_table_description,
)
from vitral.referee.verdicts import breaches_of, check_data, doubts_of, places_of, score_data

__all__ = [
    "PlayerWindow",
    "TableDescription",
    "TableDescriptionError",
    "breaches_of",
    "check_data",
    "doubts_of",
    "places_of",
    "read_table_description",
    "score_data",
]
