"""The one definition of what server and page say to each other: JSON Schema and TypeScript are made from it.

Dice are texts (`R4`, `W2`, `B?` while the value is not chosen), spaces `A1` to `D5`, seats count from 0, times are
seconds since 1970. `docs/protocol.md` gives the order of messages; `vitral.server.schema` writes the other forms.
"""

from typing import Final

from vitral.server.protocol.cards import *
from vitral.server.protocol.deals import *
from vitral.server.protocol.learning import *
from vitral.server.protocol.messages import *
from vitral.server.protocol.notebooks import *
from vitral.server.protocol.people import *
from vitral.server.protocol.real_tables import *
from vitral.server.protocol.records import *
from vitral.server.protocol.rulebook import *
from vitral.server.protocol.scene import *
from vitral.server.protocol.tables import *
from vitral.teller.choices import Choice as Choice
from vitral.teller.questions import Question as Question
from vitral.teller.sentence import Sentence as Sentence
from vitral.teller.story_lines import StoryLine as StoryLine

PROTOCOL: Final = 5
"""Raised whenever an older page could misunderstand a newer server."""
