"""States as data and as one line of text; both give back an equal state.

The line is made of words `key=value` in a fixed order; what is empty or zero is left out. Shortened example:
`options=players:2 todo=turn seat=1 round=3 pool=R4,G6,B2 track=R1,Y2/B5 windows=fractal_drops:--,G4,.../...`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from vitral.cards import all_cards, cards_from_texts
from vitral.engine.dice import NO_DIE, PARSE, die_of
from vitral.engine.honour_window import HonourWindow
from vitral.engine.options import Options
from vitral.engine.rules import rules_for
from vitral.engine.spaces import COLUMNS, INDEX, SPACES, mask_of
from vitral.engine.state import AtWork, State
from vitral.engine.steps.base import step_of


def state_from_dict(data: dict[str, Any]) -> State:
    """The state `State.to_dict` told; `ValueError` or `KeyError` if something is missing or wrong."""
    cards_data = data["cards"]
    cards = cards_from_texts(cards_data["name"], cards_data["texts"])
    rules = rules_for(Options.read(data["options"]), cards)
    state = State(rules)
    state.todo = tuple(step_of(text) for text in data["todo"])
    for name in _NUMBERS:
        setattr(state, name, int(data[name]))
    state.drafted, state.tool_used = bool(data["drafted"]), bool(data["tool_used"])
    state.hand = PARSE[data["hand"]] if data["hand"] else NO_DIE
    state.origin = INDEX[data["origin"]] if data["origin"] else -1
    state.moved = mask_of(data["moved"])
    state.pool, state.removed = _dice(data["pool"]), _dice(data["removed"])
    state.track = tuple(_dice(dice) for dice in data["track"])
    state.bag, state.chosen = tuple(data["bag"]), tuple(data["chosen"])
    state.tokens, state.tool_tokens = list(data["tokens"]), list(data["tool_tokens"])
    state.tools = rules.lay_out(tuple(data["tools"]))
    state.public = tuple(rules.decks["public"][card] for card in data["public"])
    state.private = tuple(tuple(rules.decks["private"][card] for card in ids) for ids in data["private"])
    sides = {side.id: side for card in cards.window_cards for side in card.sides}
    state.offers = tuple(tuple(sides[side] for side in offer) for offer in data["offers"])
    state.windows = [
        rules.window_type.parse(sides[window["pattern"]], window["dice"], window["excused"])
        for window in data["windows"][: rules.options.players]
    ]
    if rules.automa_pattern is not None and data["windows"]:
        state.windows.append(HonourWindow.parse(rules.automa_pattern, data["windows"][1]["dice"]))
    _read_modules(state, data)
    return state


def _read_modules(state: State, data: dict[str, Any]) -> None:
    rules = state.rules
    state.own = [_dice(dice) for dice in data["own"]]
    state.picked, state.glass = _dice(data["picked"]), _dice(data["glass"])
    state.own_used, state.glass_used = bool(data["own_used"]), bool(data["glass_used"])
    state.places = tuple(data["places"])
    state.inspirations = tuple(rules.decks["inspirations"][card] for card in data["inspirations"])
    state.glass_board = rules.decks["board"][data["glass_board"]] if data["glass_board"] else None
    if data["automa"]:
        state.automa = AtWork(**{**data["automa"], "drawn": tuple(data["automa"]["drawn"])})
    state.notes = tuple(tuple(note) for note in data["notes"])
    state.using = tuple(data.get("using", ()))


def _dice(texts: list[str]) -> tuple[int, ...]:
    return tuple(die_of(text) for text in texts)


def position(state: State) -> str:
    """The whole state, secrets included, in one line."""
    data = state.to_dict()
    words = ((key, write(data[key])) for key, (write, _) in _CODECS.items() if data[key])
    return " ".join(f"{key}={text}" for key, text in words if text)


def parse_position(line: str) -> State:
    """The state of such a line; `ValueError` names the word that is wrong."""
    found: dict[str, str] = {}
    for word in line.split():
        key, equals, text = word.partition("=")
        if not equals or key not in _CODECS or key in found:
            raise ValueError(f"position: {word!r} should be key=value, each key once, keys: {', '.join(_CODECS)}")
        found[key] = text
    data = {key: _read(key, found.get(key, "")) for key in _CODECS}
    try:
        return state_from_dict(data)
    except KeyError as error:
        raise ValueError(f"position: unknown name {error}") from None


def _read(key: str, text: str) -> Any:
    try:
        return _CODECS[key][1](text)
    except (ValueError, IndexError) as error:
        raise ValueError(f"position: {key}={text}: {error}") from None


# -- the words of the line -----------------------------------------------------------------------------------------


def _join(parts: list[Any]) -> str:
    return ",".join(str(part) for part in parts)


def _split(text: str) -> list[str]:
    return text.split(",") if text else []


def _split_numbers(text: str) -> list[int]:
    return [int(part) for part in _split(text)]


def _join_nested(parts: list[list[str]]) -> str:
    return "/".join(_join(part) or "-" for part in parts)


def _split_nested(text: str) -> list[list[str]]:
    return [[] if part == "-" else _split(part) for part in text.split("/")] if text else []


def _number(text: str) -> int:
    return int(text or "0")


def _join_options(options: dict[str, Any]) -> str:
    defaults = Options().to_dict()
    return _join(
        [f"{name}:{'+'.join(v) if isinstance(v, list) else v}" for name, v in options.items() if v != defaults[name]]
    )


def _split_options(text: str) -> dict[str, Any]:
    found: dict[str, Any] = dict(part.split(":") for part in _split(text))
    for name, default in Options().to_dict().items():
        if name in found:
            found[name] = _read_option(found[name], default)
    return found


def _read_option(text: str, default: object) -> Any:
    if text in ("True", "False", "None"):
        return {"True": True, "False": False, "None": None}[text]
    if isinstance(default, int) or text.isdecimal():
        return int(text)
    return text.split("+") if isinstance(default, list) else text


def _join_cards(cards: dict[str, Any]) -> str:
    if cards["name"] == all_cards().name:
        return ""
    return json.dumps(cards, separators=(",", ":")).replace(" ", "\\u0020")


def _split_cards(text: str) -> Any:
    return json.loads(text) if text else {"name": all_cards().name, "texts": []}


def _join_todo(steps: list[str]) -> str:
    return _join(steps).replace(" ", "+")


def _split_todo(text: str) -> list[str]:
    return _split(text.replace("+", " "))


def _join_automa(automa: dict[str, Any]) -> str:
    if not automa:
        return ""
    return f"{automa['card'] or '-'}:{_join(automa['drawn'])}:{automa['ended']}:{automa['board_slot']}"


def _split_automa(text: str) -> dict[str, Any]:
    if not text:
        return {}
    card, drawn, ended, slot = text.split(":")
    return {
        "card": "" if card == "-" else card,
        "drawn": _split(drawn),
        "ended": int(ended),
        "board_slot": int(slot),
    }


def _join_windows(windows: list[dict[str, Any]]) -> str:
    return "/".join(
        ":".join((window["pattern"], _join(window["dice"]).replace(" ", ","), _join(window["excused"])))
        for window in windows
    )


def _split_windows(text: str) -> list[dict[str, Any]]:
    return [_split_window(*part.split(":")) for part in text.split("/")] if text else []


def _split_window(pattern: str, cells: str = "", excused: str = "", *more: str) -> dict[str, Any]:
    dice = _split(cells)
    if len(dice) != SPACES or more:
        raise ValueError(f"expected a pattern, {SPACES} spaces and excused spaces, found {len(dice)} spaces")
    rows = [" ".join(dice[at : at + COLUMNS]) for at in range(0, SPACES, COLUMNS)]
    return {"pattern": pattern, "dice": rows, "excused": _split(excused)}


_Codec = tuple[Callable[[Any], str], Callable[[str], Any]]
_NUMBERS: Final = (
    *("seat", "round", "turn", "start", "skips", "checked", "accused", "source", "place", "inspired"),
    *("glass_supply", "glass_tokens"),
)
_CODECS: Final[dict[str, _Codec]] = {
    "options": (_join_options, _split_options),
    "cards": (_join_cards, _split_cards),
    "todo": (_join_todo, _split_todo),
    **dict.fromkeys(_NUMBERS, (str, _number)),
    **{name: (lambda flag: str(int(flag)), _number) for name in ("drafted", "tool_used", "own_used", "glass_used")},
    **dict.fromkeys(("hand", "origin", "glass_board"), (str, str)),
    **dict.fromkeys(("moved", "pool", "removed", "tools", "public"), (_join, _split)),
    **dict.fromkeys(("picked", "inspirations", "glass", "using"), (_join, _split)),
    **dict.fromkeys(("bag", "tokens", "tool_tokens", "chosen", "places"), (_join, _split_numbers)),
    **dict.fromkeys(("track", "private", "offers", "own", "notes"), (_join_nested, _split_nested)),
    "automa": (_join_automa, _split_automa),
    "windows": (_join_windows, _split_windows),
}
