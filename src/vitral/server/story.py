"""What happened at a table, as entries of the protocol: the facts that everybody may know, and who made a choice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from itertools import chain, repeat
from typing import Final

from vitral.engine import Action, Chance, Outcome, View
from vitral.game import story
from vitral.game.story import Happening
from vitral.server.protocol import Entry

_FACTS: Final = tuple(fact.name for fact in fields(Happening))


def tell_choice(action: Action, before: View, after: View, by: str = "") -> list[Entry]:
    """A choice and what followed from it at once."""
    return _entries(story.tell_choice(action, before, after), chain([by], repeat("")))


def tell_outcome(question: Chance, outcome: Outcome, before: View, after: View) -> list[Entry]:
    """What chance answered, unless it is secret, and what followed from it at once."""
    return _entries(story.tell_outcome(question, outcome, before, after), repeat(""))


def tell_reveal(after: View, by: Sequence[str]) -> list[Entry]:
    """All have chosen: the windows, with the favor tokens that come with them."""
    return _entries(story.tell_reveal(after), by)


def _entries(told: Iterable[Happening], by: Iterable[str]) -> list[Entry]:
    return [Entry(**{fact: getattr(one, fact) for fact in _FACTS}, by=who) for one, who in zip(told, by, strict=False)]
