"""The notebook of a seat at a table over days: a note, and a move planned for the next turn. Nobody else sees it."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from vitral.teller.sentence import Sentence

NOTE_LENGTH: Final = 2000
"""The most characters of a note."""


class PlannedMove(Struct, forbid_unknown_fields=True):
    """A move for the next turn of a seat: if the die still lies in the draft pool, take it, place it on that space and
    end the turn.
    """

    die: Annotated[str, Meta(pattern="^[RYGBP][1-6]$")]
    space: Annotated[str, Meta(pattern="^[A-D][1-5]$")]


class PlannableDie(Struct):
    """A die of the draft pool, and the spaces of the seat's window that it fits."""

    die: str
    spaces: list[str]


class Notebook(Struct):
    """The notebook of a seat, as only its player gets it."""

    note: str
    plan: PlannedMove | None
    """The move that waits for the next turn, or the last one if it was dropped."""
    dropped: list[Sentence]
    """Why that move was not played; empty while it waits."""
    plannable: list[PlannableDie]
    """The moves that can be planned now: none on the seat's own turn, and after its last one in a round."""


class ChangeNotebook(Struct, forbid_unknown_fields=True):
    """Writes the note, or plans a move (with null, plans none); what is left out stays."""

    note: Annotated[str, Meta(max_length=NOTE_LENGTH)] | UnsetType = UNSET
    plan: PlannedMove | UnsetType | None = UNSET
