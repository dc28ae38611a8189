"""Reads one card file: TOML in, the types of `model` out, or an error that says where and what is wrong."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeVar, get_args

from vitral.cards.model import (
    CERTAINTIES,
    COLORS,
    CardSet,
    Certainty,
    Diagonals,
    Goal,
    Lines,
    Objective,
    Pattern,
    Sets,
    SumOfColor,
    Tool,
    Trait,
    When,
    WindowCard,
)

FORMAT = "vitral-cards/1"
"""What every card file and every box manifest declares as its `format`."""

VALUES = "123456"

WHENS: tuple[When, ...] = get_args(When)
TRAITS: tuple[Trait, ...] = get_args(Trait)

# Each known step, by what it finds in the player's hand and what it leaves there.
_TAKES_UP = (
    "take",
    "lift",
    "lift track_color",
    "lift other",
    "lift other same_color or_stop",
    "draw",
)
_CHANGES = ("nudge", "flip", "reroll", "set", "swap track")
_PUTS_DOWN = (
    "place",
    "place ignore_color",
    "place ignore_value",
    "place isolated",
    "place or_leave",
    "place or_leave_if_stuck",
    "rebag",
)
_HANDS_OFF = ("reroll pool", "skip second_turn")

# No script may get stuck: what follows a roll or a draw, and what must end a script.
_NEVER_STUCK = (
    "place or_leave",
    "place or_leave_if_stuck",
    "set",
    "nudge",
    "flip",
    "reroll",
    "rebag",
    "draw",
    "skip second_turn",
)
_REVEALS = ("reroll", "draw", "rebag", "reroll pool")
_LAST = ("place or_leave", "place or_leave_if_stuck", "skip second_turn")

KNOWN_STEPS = frozenset((*_TAKES_UP, *_CHANGES, *_PUTS_DOWN, *_HANDS_OFF))
"""Every step a tool's script may be made of; each is meant as a whole, modifiers are not combined freely."""

_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_ROW = re.compile(rf"[.{COLORS}{VALUES}]{{5}}")
_FILE_NAME = re.compile(r"[^/\\:\x00-\x1f]+\.toml")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_TOML_MESSAGE = re.compile(r"(.+) \(at (.+)\)", re.DOTALL)

_T = TypeVar("_T", bound=str)


class CardError(ValueError):
    """Something is wrong with a card file or with a request for a card; the message speaks to the person."""


@dataclass(frozen=True, slots=True)
class Box:
    """The manifest of a box: its id, its name and the card files beside it."""

    id: str
    name: str
    files: tuple[str, ...]


def decode(data: bytes | str, file: str) -> str:
    """The text of a card file, which must be UTF-8; a byte order mark is dropped."""
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        byte = data[error.start]
        message = f"{file}: line {line}: byte 0x{byte:02X} is not UTF-8; save the file as UTF-8 text"
        raise CardError(message) from None


def read_file(data: bytes | str, file: str) -> Box | CardSet:
    """The box or the cards that a file describes; `file` names it in errors and becomes the name of the set.

    Key paths in errors count from 0, as in `window_card[3].side[1].grid[2]`.
    """
    document = _parsed(decode(data, file), file)
    root = _Node(file, "", document)
    if "format" not in document:
        raise root.error(f'missing format; the file must say format = "{FORMAT}"')
    root.child("format").one_of((FORMAT,))
    return _box(root) if "files" in document else _card_set(root)


def require_unique(files: Iterable[CardSet]) -> None:
    """Refuse an id used twice, for whatever kind of card, or a tool number used twice, in or across files."""
    taken: dict[str, str] = {}
    for cards in files:
        for label, path in _claims(cards):
            place = f"{cards.name}: {path}"
            if label in taken:
                raise CardError(f"{place}: {label} is already used at {taken[label]}")
            taken[label] = place


def _claims(cards: CardSet) -> Iterator[tuple[str, str]]:
    for number, card in enumerate(cards.window_cards):
        for position, side in enumerate(card.sides):
            yield _shown(side.id), f"window_card[{number}].side[{position}].id"
    for number, tool in enumerate(cards.tools):
        yield _shown(tool.id), f"tool[{number}].id"
        yield f"tool number {tool.number}", f"tool[{number}].number"
    for kind, objectives in (("public", cards.publics), ("private", cards.privates)):
        for number, objective in enumerate(objectives):
            yield _shown(objective.id), f"{kind}[{number}].id"


def _parsed(text: str, file: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise CardError(f"{file}: nested too deeply to be a card file") from None
    except ValueError as error:  # besides TOMLDecodeError: integers of thousands of digits
        match = _TOML_MESSAGE.fullmatch(str(error))
        what, where = match.groups() if match else (str(error), "invalid TOML")
        raise CardError(f"{file}: {where}: {what[:1].lower()}{what[1:]}") from None


def _shown(value: object) -> str:
    """A TOML value as a person would recognise it in their file."""
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "an array" if value else "an empty array"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and value.bit_length() > 64:
        return "a huge integer"  # str() refuses the longest
    if isinstance(value, str):
        return json.dumps(value if len(value) <= 60 else f"{value[:60]}…", ensure_ascii=False)
    return str(value)


@dataclass(frozen=True, slots=True)
class _Node:
    """A value of a card file and the place it stands at; every reading is checked."""

    file: str
    path: str
    value: object

    def error(self, message: str) -> CardError:
        place = f"{self.file}: {self.path}" if self.path else self.file
        return CardError(f"{place}: {message}")

    def unlike(self, expected: str) -> CardError:
        return self.error(f"expected {expected}, found {_shown(self.value)}")

    def child(self, key: str) -> _Node:
        assert isinstance(self.value, dict)
        label = key if _BARE_KEY.fullmatch(key) else _shown(key)
        return _Node(self.file, f"{self.path}.{label}" if self.path else label, self.value[key])

    def table(self, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, _Node]:
        """The children by key, after checking that all of them are known and none is missing."""
        if not isinstance(self.value, dict):
            raise self.unlike("a table")
        needed, known = set(required), {*required, *optional}
        for key in self.value:
            if key not in known:
                raise self.child(key).error(f"unknown key; known keys: {', '.join(sorted(known))}")
        if missing := needed - self.value.keys():
            raise self.error(f"missing {', '.join(sorted(missing))}")
        return {key: self.child(key) for key in self.value}

    def items(self, what: str) -> tuple[_Node, ...]:
        """The elements of an array with at least one; `what` names them."""
        if not isinstance(self.value, list) or not self.value:
            raise self.unlike(f"an array of {what}")
        return tuple(_Node(self.file, f"{self.path}[{i}]", value) for i, value in enumerate(self.value))

    def integer(self, most: int) -> int:
        # `True` is an int to Python, but not to the person who wrote `true`.
        if type(self.value) is int and 1 <= self.value <= most:
            return self.value
        raise self.unlike(f"an integer from 1 to {most}")

    def line(self) -> str:
        if isinstance(self.value, str) and self.value.strip() and not _UNSEEN.search(self.value):
            return self.value
        raise self.unlike("one line of text")

    def match(self, pattern: re.Pattern[str], expected: str) -> str:
        if isinstance(self.value, str) and pattern.fullmatch(self.value):
            return self.value
        raise self.unlike(expected)

    def one_of(self, choices: tuple[_T, ...]) -> _T:
        """The choice that the value spells out."""
        for choice in choices:
            if choice == self.value:
                return choice
        names = ", ".join(map(_shown, choices))
        raise self.unlike(f"one of {names}" if len(choices) > 1 else names)

    def id(self) -> str:
        return self.match(_ID, 'an id in lower snake case such as "lens_cutter"')


def _distinct(nodes: Iterable[_Node]) -> None:
    seen: dict[object, _Node] = {}
    for node in nodes:
        if node.value in seen:
            raise node.error(f"{_shown(node.value)} is already named at {seen[node.value].path}")
        seen[node.value] = node


def _box(root: _Node) -> Box:
    keys = root.table(("format", "id", "name", "files"))
    nodes = keys["files"].items("file names")
    files = tuple(node.match(_FILE_NAME, 'a .toml file beside the box such as "tools.toml"') for node in nodes)
    _distinct(nodes)
    return Box(keys["id"].id(), keys["name"].line(), files)


def _card_set(root: _Node) -> CardSet:
    kinds = ("window_card", "tool", "public", "private")
    keys = root.table(("format",), kinds)
    if len(keys) == 1:
        raise root.error(f"holds no cards; known keys: format, {', '.join(sorted(kinds))}")

    def each(kind: str) -> tuple[_Node, ...]:
        return keys[kind].items(f"tables, each under [[{kind}]]") if kind in keys else ()

    cards = CardSet(
        name=root.file,
        window_cards=tuple(_window_card(node) for node in each("window_card")),
        tools=tuple(_tool(node) for node in each("tool")),
        publics=tuple(_objective(node) for node in each("public")),
        privates=tuple(_objective(node) for node in each("private")),
    )
    require_unique((cards,))
    return cards


def _window_card(node: _Node) -> WindowCard:
    sides = node.table(("side",))["side"]
    nodes = sides.items("tables, each under [[window_card.side]]")
    if len(nodes) > 2:
        raise sides.error(f"expected one or two sides, found {len(nodes)}")
    return WindowCard(tuple(_pattern(side) for side in nodes))


def _pattern(node: _Node) -> Pattern:
    keys = node.table(("id", "name", "difficulty", "grid"), ("certainty",))
    return Pattern(
        id=keys["id"].id(),
        name=keys["name"].line(),
        difficulty=keys["difficulty"].integer(6),
        grid=_grid(keys["grid"]),
        certainty=_certainty(keys),
    )


def _grid(node: _Node) -> tuple[str, str, str, str]:
    rows = node.items("4 rows")
    if len(rows) != 4:
        raise node.error(f"expected 4 rows, found {len(rows)}")
    first, second, third, fourth = (row.match(_ROW, '5 of ". R Y G B P 1-6"') for row in rows)
    return first, second, third, fourth


def _certainty(keys: dict[str, _Node]) -> Certainty:
    return keys["certainty"].one_of(CERTAINTIES) if "certainty" in keys else "several"


def _tool(node: _Node) -> Tool:
    required = ("number", "id", "name", "solo_color", "first_printing", "when", "steps", "text")
    keys = node.table(required, ("certainty",))
    return Tool(
        id=keys["id"].id(),
        name=keys["name"].line(),
        number=keys["number"].integer(99),
        solo_color=keys["solo_color"].one_of(tuple(COLORS)),
        first_printing=keys["first_printing"].one_of(tuple(VALUES + COLORS)),
        when=_when(keys["when"]),
        steps=_steps(keys["steps"]),
        text=keys["text"].line(),
        certainty=_certainty(keys),
    )


def _when(node: _Node) -> tuple[When, ...]:
    if node.value == []:
        return ()
    nodes = node.items("moments")
    moments = tuple(moment.one_of(WHENS) for moment in nodes)
    _distinct(nodes)
    for pair in (("before_draft", "after_draft"), ("first_turn", "second_turn")):
        if set(pair) <= set(moments):
            raise node.error(f"{pair[0]} and {pair[1]} together leave no moment to use the tool")
    return moments


def _steps(node: _Node) -> tuple[str, ...]:
    nodes = node.items("steps")
    steps = tuple(step.one_of(tuple(sorted(KNOWN_STEPS))) for step in nodes)
    holding = lifted = False
    for place, step in zip(nodes, steps, strict=True):
        if fault := _fault(step, holding, lifted):
            raise place.error(f"{_shown(step)} {fault}")
        holding = step in _TAKES_UP or step in _CHANGES
        lifted = lifted or step.startswith("lift")
    if holding:
        raise node.error(f"the last step, {_shown(steps[-1])}, leaves a die in hand; end by placing it")
    if fault := _dead_end(steps):
        raise node.error(fault)
    return steps


def _dead_end(steps: tuple[str, ...]) -> str | None:
    """How a script could get stuck half-way: the engine looks ahead, but not past a roll and not past leaving."""
    revealed = ""
    for step, following in zip(steps, steps[1:], strict=False):
        if step in _LAST and following != "skip second_turn":
            return f"{_shown(step)} must be the last step"
        if (step == "draw") != (following == "set"):
            return '"draw" and "set" go together: the drawn die gets its value'
        revealed = revealed or (step if step in _REVEALS else "")
        if revealed and following not in _NEVER_STUCK:
            return f"{_shown(following)} could get stuck after {_shown(revealed)}; allowed: {', '.join(_NEVER_STUCK)}"
    return None


def _fault(step: str, holding: bool, lifted: bool) -> str | None:
    """What keeps a step from following the ones before it."""
    if step.startswith("lift other") and not lifted:
        return "needs another die lifted before it"
    if step in _CHANGES or step in _PUTS_DOWN:
        return None if holding else "needs a die in hand, and none is"
    return "needs an empty hand, and a die is in it" if holding else None


def _objective(node: _Node) -> Objective:
    keys = node.table(("id", "name", "points", "text"), ("certainty", *_GOALS))
    goals = [name for name in _GOALS if name in keys]
    if len(goals) != 1:
        raise node.error(f"expected exactly one goal of {', '.join(_GOALS)}, found {', '.join(goals) or 'none'}")
    return Objective(
        id=keys["id"].id(),
        name=keys["name"].line(),
        points=keys["points"].integer(99),
        goal=_GOALS[goals[0]](keys[goals[0]]),
        text=keys["text"].line(),
        certainty=_certainty(keys),
    )


def _lines(node: _Node) -> Lines:
    keys = node.table(("axis", "trait"))
    return Lines(keys["axis"].one_of(("row", "column")), keys["trait"].one_of(TRAITS))


def _sets(node: _Node) -> Sets:
    nodes = node.table(("members",))["members"].items("values or colors")
    members = tuple(member.one_of(tuple(VALUES + COLORS)) for member in nodes)
    _distinct(nodes)
    for place, member in zip(nodes, members, strict=True):
        if (member in COLORS) != (members[0] in COLORS):
            raise place.error(f"{_shown(member)} beside {_shown(members[0])}; name only values or only colors")
    return Sets(members)


def _diagonals(node: _Node) -> Diagonals:
    return Diagonals(node.table(("trait",))["trait"].one_of(TRAITS))


def _sum_of_color(node: _Node) -> SumOfColor:
    return SumOfColor(node.table(("color",))["color"].one_of(tuple(COLORS)))


_GOALS: dict[str, Callable[[_Node], Goal]] = {
    "diagonals": _diagonals,
    "lines": _lines,
    "sets": _sets,
    "sum_of_color": _sum_of_color,
}
