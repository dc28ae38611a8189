"""A choice as it is offered: what it is in words, and where it is made."""

from __future__ import annotations

from msgspec import Struct

from vitral.teller.sentence import Sentence


class Choice(Struct, omit_defaults=True, gc=False, frozen=True):
    """A legal action in words, and the element of the page it belongs to.

    `element` is a key: `pool:R4`, `pool:R4@3` (Automa places), `own:R4`, `glass:W4`, `space:B3`, `track:R4@3`
    (round 3), `tool:lathekin`, `value:4`, `side:1`, `seat:2` (check that seat), `inspiration`, or a button:
    `button:pass`, `stop`, `leave`, `go`, `keep_all`.
    """

    action: str
    element: str
    label: Sentence
    details: Sentence | None = None
    """What else is good to know before choosing it."""
    spaces: list[str] = []
    """Where the die could go then, for actions that take one or set its value: shown before anything is decided."""
