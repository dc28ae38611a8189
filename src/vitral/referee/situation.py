"""The windows of a real table, told by people, to be scored or checked.

Windows stand in the order of their owners' first turns of the last round, which decides the last tie.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

from vitral.cards import CardSet, Objective, Pattern
from vitral.engine import HonourWindow, OptionError, Options, Score, Window, score_window
from vitral.engine.dice import GLASS, VALUE
from vitral.engine.rules import rules_for
from vitral.engine.scoring import score_automa
from vitral.engine.spaces import names
from vitral.referee.dice_fields import read_rows, read_space, read_track
from vitral.referee.fields import Field, meant, shown
from vitral.said import Said, hinted

_AUTOMA_PATTERN: Final = "automa"
_Card = TypeVar("_Card", Pattern, Objective)


class _Kind(NamedTuple):
    """What a kind of card is called, its id, and a list of its ids."""

    name: Said
    id: Said
    ids: Said


_PATTERN: Final = _Kind(
    Said("fault-kind-window", "window pattern"),
    Said("fault-id-window", "the id of a window pattern"),
    Said("fault-ids-window", "a list of ids of window patterns"),
)
_PUBLIC: Final = _Kind(
    Said("fault-kind-public", "public objective"),
    Said("fault-id-public", "the id of a public objective"),
    Said("fault-ids-public", "a list of ids of public objectives"),
)
_PRIVATE: Final = _Kind(
    Said("fault-kind-private", "private objective"),
    Said("fault-id-private", "the id of a private objective"),
    Said("fault-ids-private", "a list of ids of private objectives"),
)


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
    public = _objectives(keys["public"], cards.publics, _PUBLIC) if "public" in keys else ()
    fields = keys["windows"].items(Said("fault-table-list-windows", "a list of windows"))
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
            raise keys["options"].unlike(Said("fault-table-options", "an object of options"))
        given = dict(keys["options"].value)
    if "mode" in keys:
        mode = keys["mode"].text(Said("fault-table-mode", "a mode"))
        if given.get("mode", mode) != mode:
            raise keys["mode"].error(
                Said(
                    "fault-table-two-modes",
                    "{here} here, but {there} among the options",
                    here=shown(mode),
                    there=shown(given["mode"]),
                )
            )
        given["mode"] = mode
    return given


def _options(keys: dict[str, Field], given: dict[str, Any], cards: CardSet) -> Options:
    try:
        options = Options.read(given)
        rules_for(options, cards)
    except OptionError as error:
        named = error.option == "mode" and "mode" in keys
        field = keys["mode"] if named or "options" not in keys else keys["options"]
        raise field.error(error.why if named else error.said) from None
    return options


def _check_number(field: Field, windows: tuple[Owned, ...], options: Options) -> None:
    if not windows:
        raise field.error(Said("fault-table-no-window", "expected at least one window, found none"))
    if options.solo and len(windows) > 1:
        raise field.error(Said("fault-table-solo", "solo is for one window, found {found}", found=len(windows)))
    if options.mode != "automa":
        return
    automa = sum(owned.automa for owned in windows)
    if automa != 1 or len(windows) > 2:
        raise field.error(
            Said(
                "fault-table-automa",
                "against the Automa there is its window, marked {mark}, and at most one other; "
                "found {marked} marked of {found}",
                mark='"automa": true',
                marked=automa,
                found=len(windows),
            )
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
                raise field.child("name").error(
                    Said(
                        "fault-table-same-name",
                        "{name} is the name of another window; names must differ",
                        name=shown(owned.name),
                    )
                )
            windows[owned.name] = owned
        return tuple(windows.values())

    def _window(self, field: Field) -> Owned:
        automa = isinstance(field.value, dict) and field.value.get("automa") is True
        required = ("name", "dice") if automa else ("name", "pattern", "dice")
        keys = field.keys((*required, *self._required), ("pattern", "private", "tokens", "excused", "automa"))
        if "automa" in keys and type(keys["automa"].value) is not bool:
            raise keys["automa"].unlike(Said("fault-true-or-false", "true or false"))
        if automa and self._pattern is None:
            raise keys["automa"].error(Said("fault-table-only-with", "only with {mode}", mode='"mode": "automa"'))
        name = keys["name"].line(Said("fault-table-name", "a name"))
        window = self._automa_window(keys) if automa else self._plain_window(keys)
        glass = names(window.on[GLASS])
        if len(glass) > 1:
            raise keys["dice"].error(
                Said(
                    "fault-table-one-glass",
                    "a window holds one rare glass at most, found {found}: {spaces}",
                    found=len(glass),
                    spaces=" ".join(glass),
                )
            )
        return Owned(name, window, self._private(keys), self._tokens(keys), automa)

    def _plain_window(self, keys: dict[str, Field]) -> Window:
        pattern = _found(keys["pattern"], self._cards.patterns, _PATTERN)
        rows = read_rows(keys["dice"], glass=self._glass)
        spaces = Said("fault-table-list-spaces", "a list of spaces")
        excused = [read_space(space) for space in keys["excused"].items(spaces)] if "excused" in keys else []
        return Window.parse(pattern, rows, excused)

    def _automa_window(self, keys: dict[str, Field]) -> Window:
        assert self._pattern is not None
        if "pattern" in keys and keys["pattern"].text(_PATTERN.id) != _AUTOMA_PATTERN:
            raise keys["pattern"].error(
                Said(
                    "fault-table-automa-pattern",
                    "the Automa has a pattern of its own; leave it out or say {name}",
                    name=f'"{_AUTOMA_PATTERN}"',
                )
            )
        return HonourWindow.parse(self._pattern, read_rows(keys["dice"], glass=self._glass))

    def _private(self, keys: dict[str, Field]) -> tuple[Objective, ...]:
        if "private" not in keys:
            return ()
        found = _objectives(keys["private"], self._cards.privates, _PRIVATE)
        if self._options.solo and not 1 <= len(found) <= 2:
            raise keys["private"].error(
                Said(
                    "fault-table-solo-private",
                    "solo has one or two private objectives, found {found}",
                    found=len(found),
                )
            )
        return found

    def _tokens(self, keys: dict[str, Field]) -> int:
        what = Said("fault-table-tokens", "favor tokens")
        tokens = keys["tokens"].count(what) if "tokens" in keys else 0
        if tokens and self._options.solo:
            raise keys["tokens"].error(
                Said("fault-table-solo-tokens", "solo has no favor tokens, found {found}; leave them out", found=tokens)
            )
        return tokens


def _objectives(field: Field, known: Sequence[Objective], kind: _Kind) -> tuple[Objective, ...]:
    fields = field.items(kind.ids)
    found = [_found(one, known, kind) for one in fields]
    for at, objective in enumerate(found):
        if objective in found[:at]:
            raise fields[at].error(Said("fault-table-twice", "{id} is named twice", id=shown(objective.id)))
    return tuple(found)


def _found(field: Field, known: Sequence[_Card], kind: _Kind) -> _Card:
    wanted = field.text(kind.id)
    for card in known:
        if card.id == wanted:
            return card
    ids = [card.id for card in known]
    hint = meant(wanted, ids) or Said("fault-known", "known: {names}", names=", ".join(ids))
    raise field.error(hinted(Said("fault-no-card", "no {kind} {id}", kind=kind.name, id=shown(wanted)), hint))
