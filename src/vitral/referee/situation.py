"""The windows of a real table, told by people, to be scored or checked.

Windows stand in the order of their owners' first turns of the last round, which decides the last tie.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from vitral.cards import CardSet, Objective, Pattern
from vitral.engine import HonourWindow, OptionError, Options, Score, Window, score_window
from vitral.engine.dice import GLASS, VALUE
from vitral.engine.rules import rules_for
from vitral.engine.scoring import score_automa
from vitral.engine.spaces import names
from vitral.referee.dice_fields import read_rows, read_space, read_track
from vitral.referee.fields import Field, meant, shown

_AUTOMA_PATTERN: Final = "automa"
_Card = TypeVar("_Card", Pattern, Objective)


@dataclass(frozen=True, slots=True)
class Owned:
    """A window and what its owner has beside it."""

    name: str
    window: Window
    private: tuple[Objective, ...]
    tokens: int
    automa: bool = False
    """Whether it is the Automa's, which scores by its own card and is not audited."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A table at the end of the game, or wherever somebody stopped to check."""

    public: tuple[Objective, ...]
    windows: tuple[Owned, ...]
    options: Options
    target: int | None
    """Solo: the score to beat, if the file tells the round track."""

    def scores(self, cards: CardSet) -> list[Score]:
        """The score sheets, by window."""
        return [self._score(owned, cards) for owned in self.windows]

    def _score(self, owned: Owned, cards: CardSet) -> Score:
        if owned.automa:
            return score_automa(owned.window, self.public, owned.private, owned.tokens, cards, self.options)
        solo = self.options.solo
        penalty = 3 if solo else 1
        return score_window(owned.window, self.public, owned.private, owned.tokens, penalty, best_private=solo)


def read_situation(data: object, cards: CardSet, *, for_scoring: bool, file: str = "") -> Situation:
    """Read what was told, as JSON. `SituationError` names the place (and the file).

    Checking needs names, patterns and dice only; scoring needs everything but the optional keys.
    """
    root = Field(file, "", data)
    keys = root.keys(("public", "windows") if for_scoring else ("windows",), ("public", "mode", "options", "track"))
    given = _given_options(keys)
    options = _options(keys, given, cards)
    track = read_track(keys["track"]) if "track" in keys else None
    public = _objectives(keys["public"], cards.publics, "public") if "public" in keys else ()
    fields = keys["windows"].items("windows")
    reader = _Reader(cards, options, glass=given.get("rare_glass", not options.solo), for_scoring=for_scoring)
    windows = reader.windows(fields)
    _check_number(keys["windows"], windows, options)
    target = sum(VALUE[die] for dice in track for die in dice) if options.solo and track is not None else None
    return Situation(public, windows, options, target)


# -- the table -----------------------------------------------------------------------------------------------------


def _given_options(keys: dict[str, Field]) -> dict[str, Any]:
    """The options as the file has them, with the mode among them."""
    given: dict[str, Any] = {}
    if "options" in keys:
        if not isinstance(keys["options"].value, dict):
            raise keys["options"].unlike("an object of options")
        given = dict(keys["options"].value)
    if "mode" in keys:
        mode = keys["mode"].text("a mode")
        if given.get("mode", mode) != mode:
            raise keys["mode"].error(f"{shown(mode)} here, but {shown(given['mode'])} among the options")
        given["mode"] = mode
    return given


def _options(keys: dict[str, Field], given: dict[str, Any], cards: CardSet) -> Options:
    try:
        options = Options.read(given)
        rules_for(options, cards)
    except OptionError as error:
        named = str(error).startswith("mode: ") and "mode" in keys
        raise (keys["mode"] if named or "options" not in keys else keys["options"]).error(
            str(error).removeprefix("mode: " if named else "")
        ) from None
    return options


def _check_number(field: Field, windows: tuple[Owned, ...], options: Options) -> None:
    if not windows:
        raise field.error("expected at least one window, found none")
    if options.solo and len(windows) > 1:
        raise field.error(f"solo is for one window, found {len(windows)}")
    if options.mode != "automa":
        return
    automa = sum(owned.automa for owned in windows)
    if automa != 1 or len(windows) > 2:
        raise field.error(
            'against the Automa there is its window, marked "automa": true, and at most one other; '
            f"found {automa} marked of {len(windows)}"
        )


# -- windows -------------------------------------------------------------------------------------------------------


class _Reader:
    """Reads the windows of one table."""

    def __init__(self, cards: CardSet, options: Options, *, glass: bool, for_scoring: bool) -> None:
        self._cards = cards
        self._options = options
        self._glass = glass
        self._required: tuple[str, ...] = ()
        if for_scoring:
            self._required = ("private",) if options.solo else ("private", "tokens")
        self._pattern = rules_for(options, cards).automa_pattern

    def windows(self, fields: Sequence[Field]) -> tuple[Owned, ...]:
        """All of them, each with a name of its own."""
        windows: dict[str, Owned] = {}
        for field in fields:
            owned = self._window(field)
            if owned.name in windows:
                raise field.child("name").error(f"{shown(owned.name)} is the name of another window; names must differ")
            windows[owned.name] = owned
        return tuple(windows.values())

    def _window(self, field: Field) -> Owned:
        automa = isinstance(field.value, dict) and field.value.get("automa") is True
        required = ("name", "dice") if automa else ("name", "pattern", "dice")
        keys = field.keys((*required, *self._required), ("pattern", "private", "tokens", "excused", "automa"))
        if "automa" in keys and type(keys["automa"].value) is not bool:
            raise keys["automa"].unlike("true or false")
        if automa and self._pattern is None:
            raise keys["automa"].error('only with "mode": "automa"')
        name = keys["name"].line("a name")
        window = self._automa_window(keys) if automa else self._plain_window(keys)
        glass = names(window.on[GLASS])
        if len(glass) > 1:
            raise keys["dice"].error(f"a window holds one rare glass at most, found {len(glass)}: {' '.join(glass)}")
        return Owned(name, window, self._private(keys), self._tokens(keys), automa)

    def _plain_window(self, keys: dict[str, Field]) -> Window:
        pattern = _found(keys["pattern"], self._cards.patterns, "window pattern")
        rows = read_rows(keys["dice"], glass=self._glass)
        excused = [read_space(space) for space in keys["excused"].items("spaces")] if "excused" in keys else []
        return Window.parse(pattern, rows, excused)

    def _automa_window(self, keys: dict[str, Field]) -> Window:
        assert self._pattern is not None
        if "pattern" in keys and keys["pattern"].text("the id of a window pattern") != _AUTOMA_PATTERN:
            raise keys["pattern"].error(f'the Automa has a pattern of its own; leave it out or say "{_AUTOMA_PATTERN}"')
        return HonourWindow.parse(self._pattern, read_rows(keys["dice"], glass=self._glass))

    def _private(self, keys: dict[str, Field]) -> tuple[Objective, ...]:
        if "private" not in keys:
            return ()
        found = _objectives(keys["private"], self._cards.privates, "private")
        if self._options.solo and not 1 <= len(found) <= 2:
            raise keys["private"].error(f"solo has one or two private objectives, found {len(found)}")
        return found

    def _tokens(self, keys: dict[str, Field]) -> int:
        tokens = keys["tokens"].count("favor tokens") if "tokens" in keys else 0
        if tokens and self._options.solo:
            raise keys["tokens"].error(f"solo has no favor tokens, found {tokens}; leave them out")
        return tokens


def _objectives(field: Field, known: Sequence[Objective], kind: str) -> tuple[Objective, ...]:
    fields = field.items(f"ids of {kind} objectives")
    found = [_found(one, known, f"{kind} objective") for one in fields]
    for at, objective in enumerate(found):
        if objective in found[:at]:
            raise fields[at].error(f"{shown(objective.id)} is named twice")
    return tuple(found)


def _found(field: Field, known: Sequence[_Card], kind: str) -> _Card:
    wanted = field.text(f"the id of a {kind}")
    for card in known:
        if card.id == wanted:
            return card
    ids = [card.id for card in known]
    hint = meant(wanted, ids) or f"known: {', '.join(ids)}"
    raise field.error(f"no {kind} {shown(wanted)}; {hint.strip()}")
