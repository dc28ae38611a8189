"""The fields of a state: how each is declared, who sees it, and how its values are written.

A codec writes a value as JSON-ready data, and as a word of the state's line (`vitral.engine.position`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, field, fields
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vitral.dice import NO_DIE, PARSE, TEXT, die_of, texts
from vitral.engine.honor_window import HonorWindow, UncheckedWindow
from vitral.engine.window import Window
from vitral.spaces import COLUMNS, INDEX, NAMES, SPACES, mask_of, names

if TYPE_CHECKING:
    from vitral.engine.rules import Rules


class Codec(NamedTuple):
    """Writes and reads one kind of value. `read(data, rules)` is the inverse of `write`, `split` of `join`."""

    write: Callable[[Any], Any]
    read: Callable[[Any, Rules], Any]
    join: Callable[[Any], str]
    split: Callable[[str], Any]
    """Returns the data of a word; an empty text gives the data of an empty value."""


# -- words ---------------------------------------------------------------------------------------------------------


def join_list(parts: list[Any]) -> str:
    return ",".join(str(part) for part in parts)


def split_list(text: str) -> list[str]:
    return text.split(",") if text else []


def _split_numbers(text: str) -> list[int]:
    return [int(part) for part in split_list(text)]


def _join_nested(parts: list[list[str]]) -> str:
    return "/".join(join_list(part) or "-" for part in parts)


def _split_nested(text: str) -> list[list[str]]:
    return [[] if part == "-" else split_list(part) for part in text.split("/")] if text else []


def _split_number(text: str) -> int:
    return int(text or "0")


def _join_steps(steps: list[str]) -> str:
    return join_list(steps).replace(" ", "+")


def _split_steps(text: str) -> list[str]:
    return split_list(text.replace("+", " "))


def _join_automa(automa: dict[str, Any]) -> str:
    if not automa:
        return ""
    return f"{automa['card'] or '-'}:{join_list(automa['drawn'])}:{automa['ended']}:{automa['board_slot']}"


def _split_automa(text: str) -> dict[str, Any]:
    if not text:
        return {}
    card, drawn, ended, slot = text.split(":")
    return {
        "card": "" if card == "-" else card,
        "drawn": split_list(drawn),
        "ended": int(ended),
        "board_slot": int(slot),
    }


def _join_windows(windows: list[dict[str, Any]]) -> str:
    return "/".join(":".join(_window_parts(window)) for window in windows)


def _window_parts(window: dict[str, Any]) -> list[str]:
    parts = [window["pattern"], join_list(window["dice"]).replace(" ", ","), join_list(window["excused"])]
    mistakes = window.get("mistakes", {})
    return [*parts, join_list([f"{space}@{reason}" for space, reason in mistakes.items()])] if mistakes else parts


def _split_windows(text: str) -> list[dict[str, Any]]:
    return [_split_window(*part.split(":")) for part in text.split("/")] if text else []


def _split_window(pattern: str, cells: str = "", excused: str = "", mistakes: str = "", *more: str) -> dict[str, Any]:
    dice = split_list(cells)
    if len(dice) != SPACES or more:
        raise ValueError(f"expected a pattern, {SPACES} spaces, excused spaces and mistakes, found {len(dice)} spaces")
    rows = [" ".join(dice[at : at + COLUMNS]) for at in range(0, SPACES, COLUMNS)]
    fields_: dict[str, Any] = {"pattern": pattern, "dice": rows, "excused": split_list(excused)}
    if mistakes:
        fields_["mistakes"] = dict(part.split("@") for part in split_list(mistakes))
    return fields_


# -- data ----------------------------------------------------------------------------------------------------------


def _ids(cards: tuple[Any, ...]) -> list[str]:
    return [card.id for card in cards]


def _dice(data: list[str]) -> tuple[int, ...]:
    return tuple(die_of(text) for text in data)


def _write_windows(windows: tuple[Window, ...] | list[Window]) -> list[dict[str, Any]]:
    return [_write_window(window) for window in windows]


def _write_window(window: Window) -> dict[str, Any]:
    fields_: dict[str, Any] = {"pattern": window.pattern.id, "dice": window.rows(), "excused": names(window.excused)}
    if isinstance(window, HonorWindow) and window.misplaced:
        fields_["mistakes"] = window.mistakes_by_space()
    return fields_


def _sides(rules: Rules) -> dict[str, Any]:
    return {side.id: side for card in rules.cards.window_cards for side in card.sides}


def _read_windows(data: list[dict[str, Any]], rules: Rules) -> list[Window]:
    sides = _sides(rules)
    people = data[: rules.options.players]
    windows = [_read_window(sides[person["pattern"]], person, rules.window_type) for person in people]
    if rules.automa_pattern is not None and data:
        windows.append(UncheckedWindow.parse(rules.automa_pattern, data[1]["dice"]))
    return windows


def _read_window(side: Any, person: dict[str, Any], kind: type[Window]) -> Window:
    if "mistakes" not in person:
        return kind.parse(side, person["dice"], person["excused"])
    if not issubclass(kind, HonorWindow):
        raise ValueError("only windows of honor tables have mistakes")
    return kind.parse(side, person["dice"], person["excused"], person["mistakes"])


def _read_dealt_sides(data: list[list[str]], rules: Rules) -> tuple[tuple[Any, ...], ...]:
    sides = _sides(rules)
    return tuple(tuple(sides[side] for side in offer) for offer in data)


def _read_automa(data: dict[str, Any], rules: Rules) -> Any:
    return rules.automa._replace(**{**data, "drawn": tuple(data["drawn"])}) if data else rules.automa


def _dealt(deck: str) -> Codec:
    return Codec(_ids, lambda ids, rules: tuple(rules.decks[deck][card] for card in ids), join_list, split_list)


NUMBER: Final = Codec(int, lambda number, _: int(number), str, _split_number)
FLAG: Final = Codec(bool, lambda flag, _: bool(flag), lambda flag: str(int(flag)), _split_number)
DIE: Final = Codec(
    lambda die: TEXT[die] if die != NO_DIE else "", lambda text, _: PARSE[text] if text else NO_DIE, str, str
)
SPACE: Final = Codec(
    lambda space: NAMES[space] if space >= 0 else "", lambda text, _: INDEX[text] if text else -1, str, str
)
MASK: Final = Codec(names, lambda spaces, _: mask_of(spaces), join_list, split_list)
NUMBERS: Final = Codec(list, lambda numbers, _: tuple(numbers), join_list, _split_numbers)
NUMBER_LIST: Final = Codec(list, lambda numbers, _: list(numbers), join_list, _split_numbers)
WORDS: Final = Codec(list, lambda words, _: tuple(words), join_list, split_list)
DICE: Final = Codec(texts, lambda data, _: _dice(data), join_list, split_list)
HELD: Final = DICE._replace(read=lambda data, _: tuple(PARSE[text] for text in data))
"""Dice in hand, which may have no value yet."""
DICE_OF_ROUNDS: Final = Codec(
    lambda spaces: [texts(dice) for dice in spaces],
    lambda data, _: tuple(_dice(dice) for dice in data),
    _join_nested,
    _split_nested,
)
DICE_OF_SEATS: Final = DICE_OF_ROUNDS._replace(read=lambda data, _: [_dice(dice) for dice in data])
NOTES: Final = Codec(
    lambda notes: [list(note) for note in notes],
    lambda data, _: tuple(tuple(note) for note in data),
    _join_nested,
    _split_nested,
)
STEPS: Final = Codec(
    lambda steps: [step.text for step in steps], lambda data, rules: rules.steps(data), _join_steps, _split_steps
)
WINDOWS: Final = Codec(_write_windows, _read_windows, _join_windows, _split_windows)
TOOLS: Final = Codec(
    lambda tools: [tool.card.id for tool in tools],
    lambda ids, rules: rules.tools_in_play(tuple(ids)),
    join_list,
    split_list,
)
PUBLIC: Final = _dealt("public")
INSPIRATIONS: Final = _dealt("inspirations")
PRIVATE: Final = Codec(
    lambda seats: [_ids(cards) for cards in seats],
    lambda data, rules: tuple(tuple(rules.decks["private"][card] for card in ids) for ids in data),
    _join_nested,
    _split_nested,
)
DEALT_SIDES: Final = PRIVATE._replace(read=_read_dealt_sides)
GLASS_BOARD: Final = Codec(
    lambda board: board.id if board else "", lambda card, rules: rules.decks["board"][card] if card else None, str, str
)
AUTOMA: Final = Codec(lambda automa: automa.to_dict(), _read_automa, _join_automa, _split_automa)


_DECLARED: Final = "declared"


class Visibility(Enum):
    """The part of a field of the state that views contain."""

    PUBLIC = "public"
    """Every seat sees it."""
    OWN = "own"
    """A seat sees only its own share."""
    DERIVED = "derived"
    """Every seat sees it in another form."""


class StateField(NamedTuple):
    """The declaration of a field of the state."""

    visibility: Visibility
    codec: Codec | None
    """None for `rules`, which are written as options and cards."""
    by_seat: bool
    """A list that changes in place: a copy gets its own, a view a tuple."""
    later: bool
    """Whether data written by earlier versions may lack the field."""


def declared(
    visibility: Visibility, codec: Codec | None, start: Any = MISSING, *, by_seat: bool = False, later: bool = False
) -> Any:
    """Declares a field of a state; *start* is its value at a new table, unless the rules decide it."""
    about = {_DECLARED: StateField(visibility, codec, by_seat, later)}
    return field(default_factory=list, metadata=about) if by_seat else field(default=start, metadata=about)


def declarations(state: type[Any]) -> dict[str, StateField]:
    """Returns the declared fields of a dataclass by name; raises `TypeError` if one is not declared."""
    by_name = {}
    for state_field in fields(state):
        if _DECLARED not in state_field.metadata:
            raise TypeError(f"the field {state_field.name!r} has to be declared: public, own or derived, and its codec")
        by_name[state_field.name] = state_field.metadata[_DECLARED]
    return by_name
