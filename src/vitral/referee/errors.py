"""The refusal of a table that people describe."""

from __future__ import annotations

from vitral.reading import placed
from vitral.translatable import TranslatableError, TranslatableText


class SituationError(TranslatableError):
    """What was told cannot be a table: where, what is wrong, and what would be right."""

    def __init__(self, file: str, place: str, fault: TranslatableText) -> None:
        ValueError.__init__(self, file, place, fault)
        self.place = place
        self.fault = fault
        """What is wrong at that place."""

    @property
    def text(self) -> TranslatableText:
        """The sentence: file, place and fault."""
        return placed(self.args[0], self.place, self.fault)

    @property
    def message(self) -> str:
        return str(self.fault)

    def __str__(self) -> str:
        return str(self.text)
