"""States as data and as one line of text. Both parse back to an equal state.

The line is made of words `key=value` in a fixed order; what is empty or zero is left out. Shortened example:
`options=players:2 todo=turn seat=1 round=3 pool=R4,G6,B2 track=R1,Y2/B5 windows=fractal_drops:--,G4,.../...`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from vitral.cards import all_cards, cards_from_texts
from vitral.engine.options import Options
from vitral.engine.rules import rules_for
from vitral.engine.state import CODECS, FIELDS, State
from vitral.engine.state_fields import join_list, split_list


def state_from_dict(data: dict[str, Any]) -> State:
    """Returns the state of `State.to_dict`; raises `ValueError` or `KeyError` if something is missing or wrong."""
    cards_data = data["cards"]
    cards = cards_from_texts(cards_data["name"], cards_data["texts"], cards_data.get("edition", 1))
    rules = rules_for(Options.read(data["options"]), cards)
    state = State(rules)
    for name, codec in CODECS.items():
        if name in data or not FIELDS[name].later:
            setattr(state, name, codec.read(data[name], rules))
    return state


def position(state: State) -> str:
    """Returns the whole state, secrets included, in one line."""
    data = state.to_dict()
    words = ((key, join(data[key])) for key, (join, _) in _WORDS.items() if data[key])
    return " ".join(f"{key}={text}" for key, text in words if text)


def parse_position(line: str) -> State:
    """Returns the state of such a line; raises `ValueError` that names the word that is wrong."""
    parts: dict[str, str] = {}
    for word in line.split():
        key, equals, text = word.partition("=")
        key = _EARLIER_WORDS.get(key, key)
        if not equals or key not in _WORDS or key in parts:
            raise ValueError(f"position: {word!r} should be key=value, each key once, keys: {', '.join(_WORDS)}")
        parts[key] = text
    data = {key: _read(key, parts.get(key, "")) for key in _WORDS}
    try:
        return state_from_dict(data)
    except KeyError as error:
        raise ValueError(f"position: unknown name {error}") from None


def _read(key: str, text: str) -> Any:
    try:
        return _WORDS[key][1](text)
    except (ValueError, IndexError) as error:
        raise ValueError(f"position: {key}={text}: {error}") from None


# -- the words of the line -----------------------------------------------------------------------------------------


def _join_options(options: dict[str, Any]) -> str:
    defaults = Options().to_dict()
    return join_list(
        [f"{name}:{'+'.join(v) if isinstance(v, list) else v}" for name, v in options.items() if v != defaults[name]]
    )


def _split_options(text: str) -> dict[str, Any]:
    options: dict[str, Any] = dict(part.split(":") for part in split_list(text))
    for name, default in Options().to_dict().items():
        if name in options:
            options[name] = _read_option(options[name], default)
    return options


def _read_option(text: str, default: object) -> Any:
    if text in ("True", "False", "None"):
        return {"True": True, "False": False, "None": None}[text]
    if isinstance(default, int) or text.isdecimal():
        return int(text)
    return text.split("+") if isinstance(default, list) else text


def _join_cards(cards: dict[str, Any]) -> str:
    if cards == all_cards(1).to_dict():
        return ""
    return json.dumps(cards, separators=(",", ":")).replace(" ", "\\u0020")


def _split_cards(text: str) -> Any:
    return json.loads(text) if text else all_cards(1).to_dict()


_WORDS: Final[dict[str, tuple[Callable[[Any], str], Callable[[str], Any]]]] = {
    "options": (_join_options, _split_options),
    "cards": (_join_cards, _split_cards),
    **{name: (codec.join, codec.split) for name, codec in CODECS.items()},
}
"""By key: the function that writes data as a word, and the one that reads it back."""
_EARLIER_WORDS: Final = {"offers": "dealt_sides"}
"""Keys of positions that were written earlier, and what they are called now."""
