"""Why something is not possible: a sentence for each reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vitral.engine import Reason
from vitral.teller.sentence import Sentence, sentence

_SOLO: Final = {Reason.CANNOT_PAY: "reason-cannot_pay-solo"}
"""Reasons that are worded differently where there are no favor tokens."""


def why(reasons: Iterable[Reason | str], *, solo: bool) -> list[Sentence]:
    """A sentence for each reason of a refusal, every one once."""
    found = dict.fromkeys(Reason(reason) for reason in reasons)
    return [sentence(_SOLO.get(reason, f"reason-{reason}") if solo else f"reason-{reason}") for reason in found]
