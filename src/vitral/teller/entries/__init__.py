"""The story of a game: a union of small structs, one for each kind of thing that can happen at a table.

The tag of an entry is the message that says it, its fields are the facts of that message. So whoever has an entry can
say it, and nobody needs a table from kinds of entries to messages.
"""

from __future__ import annotations

from vitral.teller.entries.automa import AutomaEntry
from vitral.teller.entries.base import NEWS
from vitral.teller.entries.cards import CardEntry
from vitral.teller.entries.checks import CheckEntry
from vitral.teller.entries.dice import DieEntry
from vitral.teller.entries.people import PeopleEntry
from vitral.teller.entries.setup import SetupEntry
from vitral.teller.entries.turns import TurnEntry

StoryLine = SetupEntry | TurnEntry | DieEntry | CardEntry | CheckEntry | AutomaEntry | PeopleEntry

__all__ = ["NEWS", "StoryLine"]
