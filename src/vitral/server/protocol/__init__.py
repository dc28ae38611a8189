"""The one definition of what server and page say to each other: JSON Schema and TypeScript are made from it.

Dice are texts (`R4`, `W2`, `B?` while the value is not chosen), spaces `A1` to `D5`, seats count from 0, times are
seconds since 1970. `docs/protocol.md` tells the order of messages; `vitral.server.schema` writes the other forms.
Lessons, puzzles, own windows, the rulebook and the cards are spoken of in `lessons`, `puzzles`, `windows`, `book` and
`cards`.
"""

from __future__ import annotations

from typing import Final

from vitral.server.protocol.calls import (
    Alive,
    BotKind,
    Created,
    Description,
    Enter,
    Entered,
    Frame,
    Frames,
    Health,
    Invitation,
    Invited,
    Links,
    Me,
    MyTable,
    NewSeat,
    NewTable,
    Problem,
    Ready,
    Renew,
    Renewed,
    Replace,
)
from vitral.server.protocol.changes import PaneChange, SceneChange, SheetChange, changed_scene
from vitral.server.protocol.coach import (
    Advice,
    AskHint,
    Mistake,
    Move,
    Reviewed,
    TurnLookedBack,
)
from vitral.server.protocol.differences import change_between, differences
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
    Pong,
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
from vitral.server.protocol.record import Question, Questions, RecordFile, RecordSeat, ToldRecord
from vitral.server.protocol.referee import Checked, Scored, ToldTable
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
    TableInfo,
    ToolCard,
    Turn,
)
from vitral.teller.asking import Ask
from vitral.teller.choice import Choice
from vitral.teller.entries import Entry
from vitral.teller.sentence import Sentence

__all__ = [
    "PROTOCOL",
    "Act",
    "Advice",
    "Alive",
    "Ask",
    "AskHint",
    "AutomaBoard",
    "Because",
    "BotKind",
    "Bye",
    "Checked",
    "Choice",
    "Created",
    "Description",
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
    "Health",
    "Hello",
    "Inspired",
    "Invitation",
    "Invited",
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
    "PaneChange",
    "Ping",
    "Pong",
    "Problem",
    "Question",
    "Questions",
    "Ready",
    "RecordFile",
    "RecordSeat",
    "RefusalCode",
    "Refused",
    "Renew",
    "Renewed",
    "Replace",
    "Reviewed",
    "Scene",
    "SceneChange",
    "ScoreLine",
    "Scored",
    "Seat",
    "Seated",
    "Sentence",
    "Sheet",
    "SheetChange",
    "Sit",
    "Standing",
    "TableChanged",
    "TableInfo",
    "TableOption",
    "ToldRecord",
    "ToldTable",
    "ToolCard",
    "Turn",
    "TurnLookedBack",
    "Undo",
    "Why",
    "change_between",
    "changed_scene",
    "differences",
]

PROTOCOL: Final = 3
"""Raised whenever an older page could misunderstand a newer server."""
