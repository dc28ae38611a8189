"""A real table described by people, read to be scored or checked.

Windows stand in the order of their owners' first turns of the last round, which decides the last tie.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from vitral.cards import CardError, CardSet, Objective, Pattern
from vitral.cards.custom_windows import custom_window_pattern, is_custom_window
from vitral.dice import GLASS, LETTERS, VALUE, die_of
from vitral.engine import OptionError, Options, Score, UncheckedWindow, Window, score_window
from vitral.engine.actions import ROUNDS
from vitral.engine.rules import rules_for
from vitral.engine.scoring import score_automa
from vitral.engine.window import OPEN_SPACE
from vitral.reading import Node, placed, require_distinct, shown
from vitral.spaces import COLUMNS, ROWS, names
from vitral.translatable import (
    TranslatableError,
    TranslatableText,
    at_least,
    at_most,
    at_place,
    like,
    list_like,
    list_of,
    needs,
    not_together,
    unknown_name,
)


class TableDescriptionError(TranslatableError):
    """A description cannot be a table; the error says where, what is wrong, and what would be right."""

    def __init__(self, file: str, place: str, fault: TranslatableText) -> None:
        ValueError.__init__(self, file, place, fault)
        self.place = place
        self.fault = fault
        """What is wrong at that place."""

    @property
    def text(self) -> TranslatableText:
        """The sentence: file, place and fault."""
        return placed(self.args[0], self.place, self.fault)

    @property
    def message(self) -> str:
        return str(self.fault)

    def __str__(self) -> str:
        return str(self.text)


_ROW_LIKE: Final = '"-- G4 R2 Y3 P6"'
_SEVERAL_DICE: Final = re.compile(r"[A-Za-z][0-9]([-+/,;|]?[A-Za-z][0-9])+")


def read_rows(field: Node, *, glass: bool) -> list[str]:
    """Returns the four rows of a window; rare glass only where the table has it."""
    rows = field.exactly(ROWS, list_like(f"[{_ROW_LIKE}, ...]"))
    for letter, row in zip("ABCD", rows, strict=True):
        cells = row.text(_ROW_LIKE).split()
        if len(cells) != COLUMNS:
            raise row.error(
                TranslatableText(
                    "fault-table-spaces",
                    "expected {wanted} spaces such as {example}, one die each, found {found}",
                    wanted=COLUMNS,
                    example=_ROW_LIKE,
                    found=len(cells),
                )
            )
        for column, cell in enumerate(cells, 1):
            if cell != OPEN_SPACE:
                _die(row, cell, f"{letter}{column}", glass=glass)
    return [str(row.value) for row in rows]


def read_track(field: Node) -> list[list[int]]:
    """Returns the round track: for each round a list of dice, or one text such as `"R1 Y2"`."""
    rounds = field.items(list_like('["R1 Y2", "B4"]'))
    if len(rounds) > ROUNDS:
        raise field.unlike(list_of(at_most(ROUNDS)))
    return [_dice(dice) for dice in rounds]


def _dice(field: Node) -> list[int]:
    if isinstance(field.value, str):
        return [_die(field, text) for text in field.value.split()]
    return [_die(die, die.text('"R4"')) for die in field.items(like('"R1 Y2"'))]


def _die(field: Node, text: str, space: str = "", *, glass: bool = False) -> int:
    """Returns the die of a text; on a space of a window if one is named, else on the round track."""
    if _SEVERAL_DICE.fullmatch(text):
        raise field.error(_on(space, _several_dice(shown(text))))
    try:
        die = die_of(text)
    except TranslatableError as error:
        raise field.error(_on(space, _or_open(error.text) if space else error.text)) from None
    if die // 6 == GLASS and not glass:
        raise field.error(_on(space, _rare_glass(text, space)))
    return die


def _on(space: str, fault: TranslatableText) -> TranslatableText:
    return at_place(space, fault) if space else fault


def _several_dice(text: str) -> TranslatableText:
    """Returns the fault of a text such as `R4B2`."""
    return TranslatableText(
        "fault-table-dice", "{text} is more than one die; a space holds one, such as {example}", text=text, example="R4"
    )


def _or_open(fault: TranslatableText) -> TranslatableText:
    return TranslatableText("fault-table-or-open", "{fault} (or -- for an open space)", fault=fault)


def _rare_glass(text: str, space: str) -> TranslatableText:
    letter = LETTERS[GLASS]
    if space:
        return TranslatableText(
            "fault-table-glass",
            "{glass} is rare glass ({letter}), which this game does not have",
            glass=text,
            letter=letter,
        )
    return TranslatableText(
        "fault-table-glass-on-track",
        "{glass} is rare glass ({letter}), which is never on the round track",
        glass=text,
        letter=letter,
    )


_AUTOMA_PATTERN: Final = "automa"
_Card = TypeVar("_Card", Pattern, Objective)
_SPACES: Final = list_like('["A1", "C5"]')


@dataclass(frozen=True, slots=True)
class PlayerWindow:
    """A window and what its owner has beside it."""

    name: str
    window: Window
    private: tuple[Objective, ...]
    tokens: int
    automa: bool = False
    """Whether it is the Automa's, which scores by its own card and is not audited."""


@dataclass(frozen=True, slots=True)
class TableDescription:
    """A table at the end of the game, or at any point where it is checked."""

    public: tuple[Objective, ...]
    windows: tuple[PlayerWindow, ...]
    options: Options
    target: int | None
    """Solo: the score to beat, if the file gives the round track."""

    def scores(self, cards: CardSet) -> list[Score]:
        """Returns the score sheets, by window."""
        return [self._score(owned, cards) for owned in self.windows]

    def _score(self, owned: PlayerWindow, cards: CardSet) -> Score:
        if owned.automa:
            return score_automa(owned.window, self.public, owned.private, owned.tokens, cards, self.options)
        return score_window(owned.window, self.public, owned.private, owned.tokens, self.options)


def read_table_description(data: object, cards: CardSet, *, for_scoring: bool, file: str = "") -> TableDescription:
    """Reads a description from JSON data. `TableDescriptionError` names the place (and the file).

    Checking needs names, patterns and dice only; scoring needs everything but the optional keys.
    """
    root = Node(data, partial(TableDescriptionError, file))
    keys = root.table(("public", "windows") if for_scoring else ("windows",), ("public", "mode", "options", "track"))
    given = _given_options(keys)
    options = _options(keys, given, cards)
    track = read_track(keys["track"]) if "track" in keys else None
    public = _objectives(keys["public"], cards.publics) if "public" in keys else ()
    fields = keys["windows"].items(list_of(at_least(1)))
    reader = _Reader(cards, options, glass=given.get("rare_glass", not options.solo), for_scoring=for_scoring)
    windows = reader.windows(fields)
    _check_number(keys["windows"], windows, options)
    target = sum(VALUE[die] for dice in track for die in dice) if options.solo and track is not None else None
    return TableDescription(public, windows, options, target)


# -- the table -----------------------------------------------------------------------------------------------------


def _given_options(keys: dict[str, Node]) -> dict[str, Any]:
    """Returns the options as the file has them, with the mode among them."""
    given: dict[str, Any] = {}
    if "options" in keys:
        given = {name: field.value for name, field in keys["options"].object().items()}
    if "mode" in keys:
        mode = keys["mode"].value
        if given.get("mode", mode) != mode:
            raise keys["mode"].error(
                not_together(f'"mode": {shown(mode)}', f'"options": {{"mode": {shown(given["mode"])}}}')
            )
        given["mode"] = mode
    return given


def _options(keys: dict[str, Node], given: dict[str, Any], cards: CardSet) -> Options:
    try:
        options = Options.read(given)
        rules_for(options, cards)
    except OptionError as error:
        named = error.option == "mode" and "mode" in keys
        field = keys["mode"] if named or "options" not in keys else keys["options"]
        raise field.error(error.why if named else error.text) from None
    return options


def _check_number(field: Node, windows: tuple[PlayerWindow, ...], options: Options) -> None:
    if not windows:
        raise field.unlike(list_of(at_least(1)))
    if options.solo and len(windows) > 1:
        raise field.error(
            TranslatableText("fault-table-solo", "a solo game has one window, found {found}", found=len(windows))
        )
    if options.mode != "automa":
        return
    automa = sum(owned.automa for owned in windows)
    if automa != 1 or len(windows) > 2:
        raise field.error(
            TranslatableText(
                "fault-table-automa",
                "a game against the Automa has its window, marked {mark}, and at most one other; "
                "found {found}, {marked} of them marked",
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

    def windows(self, fields: Sequence[Node]) -> tuple[PlayerWindow, ...]:
        """Returns all of them, each with a name of its own."""
        windows = tuple(self._window(field) for field in fields)
        require_distinct(field.child("name") for field in fields)
        return windows

    def _window(self, field: Node) -> PlayerWindow:
        automa = isinstance(field.value, dict) and field.value.get("automa") is True
        required = ("name", "dice") if automa else ("name", "pattern", "dice")
        keys = field.table((*required, *self._required), ("pattern", "private", "tokens", "excused", "automa"))
        if "automa" in keys and keys["automa"].flag() and self._pattern is None:
            raise keys["automa"].error(needs('"automa": true', '"mode": "automa"'))
        name = keys["name"].line()
        window = self._automa_window(keys) if automa else self._plain_window(keys)
        glass = names(window.on[GLASS])
        if len(glass) > 1:
            raise keys["dice"].error(
                TranslatableText(
                    "fault-table-one-glass",
                    "a window has at most one rare-glass die, found {found}: {where}",
                    found=len(glass),
                    where=" ".join(glass),
                )
            )
        return PlayerWindow(name, window, self._private(keys), self._tokens(keys), automa)

    def _plain_window(self, keys: dict[str, Node]) -> Window:
        pattern = _pattern(keys["pattern"], self._cards)
        rows = read_rows(keys["dice"], glass=self._glass)
        excused = [space.space() for space in keys["excused"].items(_SPACES)] if "excused" in keys else []
        return Window.parse(pattern, rows, excused)

    def _automa_window(self, keys: dict[str, Node]) -> Window:
        assert self._pattern is not None
        if "pattern" in keys and keys["pattern"].value != _AUTOMA_PATTERN:
            raise keys["pattern"].error(
                TranslatableText(
                    "fault-table-automa-pattern",
                    "the Automa always has the same pattern; leave it out or write {name}",
                    name=f'"{_AUTOMA_PATTERN}"',
                )
            )
        return UncheckedWindow.parse(self._pattern, read_rows(keys["dice"], glass=self._glass))

    def _private(self, keys: dict[str, Node]) -> tuple[Objective, ...]:
        if "private" not in keys:
            return ()
        objectives = _objectives(keys["private"], self._cards.privates)
        if self._options.solo and not 1 <= len(objectives) <= 2:
            raise keys["private"].error(
                TranslatableText(
                    "fault-table-solo-private",
                    "a solo game has one or two private objectives, found {found}",
                    found=len(objectives),
                )
            )
        return objectives

    def _tokens(self, keys: dict[str, Node]) -> int:
        tokens = keys["tokens"].integer(least=0) if "tokens" in keys else 0
        if tokens and self._options.solo:
            raise keys["tokens"].error(
                TranslatableText(
                    "fault-table-solo-tokens",
                    "a solo game has no favor tokens, found {found}; leave them out",
                    found=tokens,
                )
            )
        return tokens


def _objectives(field: Node, cards: Sequence[Objective]) -> tuple[Objective, ...]:
    fields = field.items(list_like(f"[{_example(cards)}]"))
    objectives = tuple(_found(item, cards) for item in fields)
    require_distinct(fields)
    return objectives


def _pattern(field: Node, cards: CardSet) -> Pattern:
    """Returns a pattern of the boxes, or a custom window by its code."""
    code = field.text(_example(cards.patterns))
    if not is_custom_window(code):
        return _found(field, cards.patterns)
    try:
        return custom_window_pattern(code)
    except CardError as error:
        raise field.error(error.text) from None


def _found(field: Node, cards: Sequence[_Card]) -> _Card:
    name = field.text(_example(cards))
    for card in cards:
        if card.id == name:
            return card
    raise field.error(unknown_name(name, [card.id for card in cards]))


def _example(cards: Sequence[_Card]) -> str:
    return f'"{cards[0].id}"' if cards else '"..."'
