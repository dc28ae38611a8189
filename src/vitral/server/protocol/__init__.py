"""The one definition of what server and page say to each other: JSON Schema and TypeScript are made from it.

Dice are texts (`R4`, `W2`, `B?` while the value is not chosen), spaces `A1` to `D5`, seats count from 0, times are
seconds since 1970. `docs/protocol.md` tells the order of messages; `vitral.server.schema` writes the other forms.
Lessons and the rulebook are spoken of in `lessons` and `book`.
"""

from __future__ import annotations

from typing import Final

from vitral.server.protocol.calls import (
    BotKind,
    Created,
    Enter,
    Entered,
    Frame,
    Frames,
    Links,
    Me,
    MyTable,
    NewSeat,
    NewTable,
    Problem,
    Replace,
)
from vitral.server.protocol.coach import (
    Advice,
    AskHint,
    Mistake,
    Move,
    Reviewed,
    TurnLookedBack,
)
from vitral.server.protocol.messages import (
    Act,
    Because,
    Bye,
    Done,
    FromPage,
    FromServer,
    Hello,
    Moment,
    Ping,
    RefusalCode,
    Refused,
    Seated,
    Sit,
    TableChanged,
    Undo,
    Why,
)
from vitral.server.protocol.options import (
    OptionBox,
    OptionNumbers,
    OptionRefusal,
    OptionUsual,
    OptionWhen,
    TableOption,
)
from vitral.server.protocol.scene import (
    AutomaBoard,
    Ending,
    Found,
    Glass,
    Inspired,
    Pane,
    Scene,
    ScoreLine,
    Seat,
    Sheet,
    Standing,
    Table,
    ToolCard,
    Turn,
)
from vitral.teller.asking import Ask
from vitral.teller.choices import Choice
from vitral.teller.entries import Entry
from vitral.teller.sentence import Sentence

__all__ = [
    "PROTOCOL",
    "Act",
    "Advice",
    "Ask",
    "AskHint",
    "AutomaBoard",
    "Because",
    "BotKind",
    "Bye",
    "Choice",
    "Created",
    "Done",
    "Ending",
    "Enter",
    "Entered",
    "Entry",
    "Found",
    "Frame",
    "Frames",
    "FromPage",
    "FromServer",
    "Glass",
    "Hello",
    "Inspired",
    "Links",
    "Me",
    "Mistake",
    "Moment",
    "Move",
    "MyTable",
    "NewSeat",
    "NewTable",
    "OptionBox",
    "OptionNumbers",
    "OptionRefusal",
    "OptionUsual",
    "OptionWhen",
    "Pane",
    "Ping",
    "Problem",
    "RefusalCode",
    "Refused",
    "Replace",
    "Reviewed",
    "Scene",
    "ScoreLine",
    "Seat",
    "Seated",
    "Sentence",
    "Sheet",
    "Sit",
    "Standing",
    "Table",
    "TableChanged",
    "TableOption",
    "ToolCard",
    "Turn",
    "TurnLookedBack",
    "Undo",
    "Why",
]

PROTOCOL: Final = 2
"""Raised whenever an older page could misunderstand a newer server."""
