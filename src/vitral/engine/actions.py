"""The finite table of actions. Each is a shared object with an integer (`id`) and a text that parses back."""

from __future__ import annotations

from typing import Final

from vitral.dice import TEXT
from vitral.engine.tool_ids import TOOL_IDS
from vitral.spaces import NAMES, SPACES, indexes
from vitral.translatable import TranslatableError, TranslatableText, quoted

ACTION_TABLE_VERSION: Final = 2
"""The version of the table. A later one has all entries of an earlier one under the same ids, and more behind them."""
ROUNDS: Final = 10
MAX_SEATS: Final = 6
TOOL_SLOTS: Final = 5
FIRST_TOOLS: Final = 15
"""The tools that the first table had; those of later numbers have entries at its end."""
MAX_TOOLS: Final = 32
"""Tools of all boxes, present and to come: a new one takes the entries that its number has been kept for."""

PASS: Final = 0
STOP: Final = 1
LEAVE: Final = 2
SIDE: Final = 3
TAKE: Final = 4
PLACE: Final = 5
TOOL: Final = 6
LIFT: Final = 7
SET: Final = 8
TRACK: Final = 9
CHECK: Final = 10
REMOVE: Final = 11
OWN: Final = 12
PAY: Final = 13
KEEP: Final = 14
KEEP_ALL: Final = 15
TAKE_GLASS: Final = 16
INSPIRE: Final = 17
GO: Final = 18
GATHER: Final = 19
VERBS: Final = (
    "pass",
    "stop",
    "leave",
    "side",
    "take",
    "place",
    "tool",
    "lift",
    "set",
    "track",
    "check",
    "remove",
    "own",
    "pay",
    "keep",
    "keep",
    "glass",
    "inspire",
    "go",
    "gather",
)


class Action:
    """One choice of a player. `Action("take R4")` and `ACTIONS[id]` return the one shared object."""

    __slots__ = ("arg", "at", "id", "kind", "named", "text")

    id: int
    kind: int
    arg: int
    """The die, space, value, seat, side or tool it is about, depending on `kind`."""
    at: int
    """Its place, if it matters: the space of the round track, from 0, or the place in the pool; else −1."""
    named: str
    """What it is about, as text: `R4`, `B3`, `lathekin`; empty if it is about nothing."""
    text: str

    def __new__(cls, text: str) -> Action:
        """Returns the shared action of a text, as `parse_action` does."""
        return parse_action(text) if _BY_TEXT else super().__new__(cls)  # while the table itself is built

    def __repr__(self) -> str:
        return f"Action({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __int__(self) -> int:
        return self.id

    def __index__(self) -> int:
        return self.id

    def __reduce__(self) -> tuple[type[Action], tuple[str]]:
        return (Action, (self.text,))

    def __copy__(self) -> Action:
        return self

    def __deepcopy__(self, memo: object) -> Action:
        return self


_BY_TEXT: Final[dict[str, Action]] = {}


def _table() -> tuple[Action, ...]:
    """Builds the table. Entries are only ever added at the end: records and trained networks know actions by id."""
    reserved = [f"reserved_{number}" for number in range(len(TOOL_IDS) + 1, MAX_TOOLS + 1)]
    tools = (*TOOL_IDS, *reserved)
    rows: list[tuple[int, int, int, str]] = [(PASS, 0, -1, ""), (STOP, 0, -1, ""), (LEAVE, 0, -1, "")]
    rows += [(SIDE, side, -1, str(side + 1)) for side in range(4)]
    rows += [(TAKE, die, -1, TEXT[die]) for die in range(30)]
    rows += [(PLACE, space, -1, NAMES[space]) for space in range(SPACES)]
    rows += [(TOOL, tool, -1, name) for tool, name in enumerate(tools[:FIRST_TOOLS])]
    # A tool from a custom file has no entry of its own: it is used by its slot on the table.
    rows += [(TOOL, FIRST_TOOLS + slot, -1, f"#{slot + 1}") for slot in range(TOOL_SLOTS)]
    rows += [(LIFT, space, -1, NAMES[space]) for space in range(SPACES)]
    rows += [(SET, value, -1, str(value)) for value in range(1, 7)]
    rows += [(TRACK, die, at, f"{TEXT[die]}@{at + 1}") for at in range(ROUNDS) for die in range(30)]
    rows += [(CHECK, seat, -1, str(seat + 1)) for seat in range(MAX_SEATS)]
    rows += [(REMOVE, space, -1, NAMES[space]) for space in range(SPACES)]
    # Actions of the other modes.
    rows += [(TAKE, die, place, f"{TEXT[die]}@{place}") for place in range(1, 6) for die in range(30)]
    rows += [(OWN, die, -1, TEXT[die]) for die in range(30)]
    rows += [(PAY, die, -1, TEXT[die]) for die in range(30)]
    rows += [(KEEP, die, -1, TEXT[die]) for die in range(30)]
    rows += [(KEEP_ALL, 0, -1, "all")]
    rows += [(TAKE_GLASS, die, -1, TEXT[die]) for die in range(30, 36)]
    rows += [(INSPIRE, 0, -1, ""), (GO, 0, -1, "")]
    rows += [(GATHER, arg, -1, words) for kind, arg, _, words in rows if kind == TOOL]
    # The end of the first version of the table.
    later = list(enumerate(tools[FIRST_TOOLS:], FIRST_TOOLS + TOOL_SLOTS))
    rows += [(kind, tool, -1, name) for kind in (TOOL, GATHER) for tool, name in later]
    return tuple([_entry(number, kind, arg, at, words) for number, (kind, arg, at, words) in enumerate(rows)])


def _entry(number: int, kind: int, arg: int, at: int, words: str) -> Action:
    text = f"{VERBS[kind]} {words}".rstrip()
    action = Action(text)
    action.id, action.kind, action.arg, action.at = number, kind, arg, at
    action.named, action.text = words, text
    return action


ACTIONS: Final = _table()
_BY_TEXT.update({action.text: action for action in ACTIONS})

DO_PASS: Final = _BY_TEXT["pass"]
DO_STOP: Final = _BY_TEXT["stop"]
DO_LEAVE: Final = _BY_TEXT["leave"]


def _of_kind(kind: int) -> tuple[Action, ...]:
    return tuple(action for action in ACTIONS if action.kind == kind)


SIDES: Final = _of_kind(SIDE)
TAKES: Final = tuple(action for action in _of_kind(TAKE) if action.at < 0)
"""`take R4` by die, like the tuples below."""
TAKES_AT: Final = {(action.arg, action.at): action for action in _of_kind(TAKE) if action.at > 0}
"""By die and place (Automa)."""
OWNS: Final = _of_kind(OWN)
PAYS: Final = _of_kind(PAY)
KEEPS: Final = _of_kind(KEEP)
GLASSES: Final = {action.arg: action for action in _of_kind(TAKE_GLASS)}
LIFTS: Final = _of_kind(LIFT)
"""`lift B3` by space."""
SETS: Final = _of_kind(SET)
"""`set 4` by value − 1."""
CHECKS: Final = _of_kind(CHECK)
"""`check 2` by seat."""
REMOVES: Final = _of_kind(REMOVE)
"""`remove B3` by space."""
TRACKS: Final = {(action.arg, action.at): action for action in _of_kind(TRACK)}
DO_KEEP_ALL: Final = _BY_TEXT["keep all"]
DO_INSPIRE: Final = _BY_TEXT["inspire"]
DO_GO: Final = _BY_TEXT["go"]
GATHERS: Final = dict(zip(_of_kind(TOOL), _of_kind(GATHER), strict=True))
"""`gather` by the action of its tool."""
TOOL_ACTIONS: Final = {action.text.removeprefix("tool "): action for action in _of_kind(TOOL)}
PLACES: Final = _of_kind(PLACE)


LOW_PLACES: Final = tuple(tuple(PLACES[space] for space in indexes(mask)) for mask in range(1 << 10))
HIGH_PLACES: Final = tuple(tuple(PLACES[space] for space in indexes(mask << 10)) for mask in range(1 << 10))


def places(mask: int) -> tuple[Action, ...]:
    """Returns the placements on the spaces of a mask. Two look-ups, since this is the most frequent question of all."""
    return LOW_PLACES[mask & 1023] + HIGH_PLACES[mask >> 10]


def parse_action(text: str) -> Action:
    """Returns the action of a text, ignoring spaces, case and hyphens; raises `ValueError` if there is none."""
    action = _BY_TEXT.get(text)
    if action is None:
        action = _BY_TEXT.get(_tidy(text))
    if action is None:
        raise TranslatableError(_explain_text(text))
    return action


def _tidy(text: str) -> str:
    verb, _, rest = " ".join(text.split()).partition(" ")
    verb = verb.lower()
    named = verb in ("tool", "gather", "keep") and not rest[-1:].isdigit()
    rest = rest.lower().replace("-", "_").replace(" ", "_") if named or "#" in rest else rest.upper()
    return f"{verb} {rest}".rstrip()


_SPACES: Final = TranslatableText("fault-action-spaces", "rows A-D, columns 1-5")
_EXAMPLES: Final[dict[str, tuple[str, str]]] = {
    "side": ("side 1 ... side 4", ""),
    "take": ("take R4", TranslatableText("fault-action-take", "color R Y G B P, value 1-6")),
    "place": ("place B3", _SPACES),
    "tool": ("tool lens_cutter", ""),
    "lift": ("lift B3", _SPACES),
    "set": ("set 1 ... set 6", ""),
    "track": ("track R4@3", TranslatableText("fault-action-track", "the red 4 from round 3")),
    "check": ("check 2", TranslatableText("fault-action-check", "a seat")),
    "remove": ("remove B3", _SPACES),
    "own": ("own R4", TranslatableText("fault-action-own", "one of your private dice")),
    "pay": ("pay R4", TranslatableText("fault-action-pay", "a die from the draft pool")),
    "keep": (TranslatableText("fault-action-keep", "{one}, or {all}", one="keep R4", all="keep all"), ""),
    "glass": ("glass W4", ""),
    "gather": ("gather lens_cutter", TranslatableText("fault-action-gather", "the favor tokens on a tool")),
}
"""By verb: an example of such an action, and a word about it."""


def _explain_text(text: str) -> TranslatableText:
    verb = text.split(maxsplit=1)[0].lower() if text.strip() else ""
    example, about = _EXAMPLES.get(verb, ("", ""))
    if about:
        example = TranslatableText("fault-action-example", "{example} ({about})", example=example, about=about)
    if example:
        return TranslatableText(
            "fault-action-like",
            "{text} is not an action; expected something like: {example}",
            text=quoted(text),
            example=example,
        )
    return TranslatableText(
        "fault-action-unknown",
        "{text} is not an action; an action begins with one of: {names}",
        text=quoted(text),
        names=", ".join(dict.fromkeys(VERBS)),
    )
