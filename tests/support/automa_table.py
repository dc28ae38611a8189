"""Lays a table against the Automa from text: its five places, its window, its tokens, and the card it turns up.

Dice of the draft pool are written place by place, `"R4 -- G6 Y1 P3"`, and a window as rows from the top, columns R Y G
B P. The table stands where the Automa's card of the round is to be turned up (`reveal`), or at a turn of the person.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from support.table import BLANK, Table, drawn
from vitral import Options, State, UncheckedWindow, all_cards, load_cards
from vitral.cards import CardSet
from vitral.dice import COLOR, GLASS, NO_DIE, TEXT
from vitral.engine import new_state, ranking, scores
from vitral.engine.position import state_from_dict

PERSON, AUTOMA = 0, 1
TOOLS = ("lathekin", "lens_cutter", "tap_wheel")
FIRST_TURN = ["automa reveal", "automa pick", "automa glass", "automa pay", "automa at_once", "automa next"]


class AutomaTable(Table):
    """A state against the Automa, and the words to play on it."""

    def reveal(self, card: str) -> Self:
        """The card of the round is turned up, and the Automa acts as far as it can."""
        return self.resolve(f"deal automa {card}")

    def pool(self) -> str:
        """The dice and their places: `"R4@1 G6@3"`."""
        dice = zip(self.state.pool, self.state.places, strict=True)
        return " ".join(f"{TEXT[die]}@{place}" for die, place in dice)

    def automa(self) -> dict[str, str]:
        """The Automa's dice by space."""
        return self.dice(AUTOMA)

    def favor(self) -> int:
        """The favor tokens that the Automa has."""
        return self.tokens[AUTOMA]

    def notes(self) -> list[str]:
        """What the Automa did, each note as words."""
        return [" ".join(note) for note in self.state.notes]

    def points(self) -> dict[str, Any]:
        """The Automa's score sheet."""
        return scores(self.state)[AUTOMA].to_dict()

    def winner(self) -> tuple[int, str]:
        """The first place, and what decided it."""
        first = ranking(self.state)[0]
        return first.seat, first.ahead_by


def automa_table(
    *,
    pool: str = "",
    window: Sequence[str] = (),
    person: Sequence[str] = (),
    pattern: Sequence[str] = BLANK,
    track: Sequence[str] = (),
    round: int = 0,  # noqa: A002 - the rulebook's word
    turn: int | None = None,
    tools: Sequence[str] = TOOLS,
    tool_tokens: Sequence[int] = (),
    tokens: int = 3,
    favor: int = 5,
    public: Sequence[str] = (),
    private: Sequence[str] = (),
    drawn_cards: Sequence[str] = (),
    inspiration: str = "",
    board: str = "",
    glass: str = "",
    slot: int = 3,
    cards: CardSet | None = None,
    **options: Any,
) -> AutomaTable:
    """A table in a round after those of the track, where the Automa turns up its card, or the person has that turn.

    `favor` is what the Automa has, `tokens` what the person has. With a rare-glass `board` there are two tools.
    """
    number = round or len(track) + 1
    start = (number - 1) % 2
    first = 1 - start
    at = first if turn is None else turn
    seat = (start + (0, 1, 1, 0)[at]) % 2
    shown = list(tools[:2] if board else tools)
    read = Options.read({"mode": "automa", "rare_glass": bool(board), "inspirations": bool(inspiration), **options})
    laid = [(die, place) for place, die in enumerate(pool.split(), 1) if die != "--"]
    state = state_from_dict(
        new_state(read, cards or all_cards()).to_dict()
        | {
            "todo": FIRST_TURN if seat == AUTOMA else ["turn menu"],
            "seat": seat,
            "round": number,
            "turn": at,
            "start": start,
            "pool": [die for die, _ in laid],
            "places": [place for _, place in laid],
            "track": [dice.split() for dice in [*track, *[""] * (number - 1 - len(track))]],
            "tokens": [tokens, favor],
            "tools": shown,
            "tool_tokens": list(tool_tokens) or [0] * len(shown),
            "public": list(public),
            "private": [[card] for card in private] or [[], []],
            "automa": {"card": "", "drawn": list(drawn_cards), "ended": -1, "board_slot": slot if board else 0},
            "inspirations": [inspiration] if inspiration else [],
            "glass_board": board,
            "glass": glass.split(),
            "glass_supply": 6 - len(glass.split()) if board else 0,
        }
    )
    columns = state.rules.automa_pattern
    assert columns is not None
    state.windows = [drawn(*person, pattern=pattern), UncheckedWindow.parse(columns, rows(*window))]
    state.bag = rest_of_bag(state)
    return AutomaTable(state)


def rows(*given: str) -> list[str]:
    """Four full rows; what is left out at the end is open."""
    return [" ".join((row.split() + ["--"] * 5)[:5]) for row in [*given, *[""] * (4 - len(given))]]


def full(*columns: str, value: int = 1) -> list[str]:
    """A window of the Automa whose columns of these colors are full."""
    row = " ".join(f"{color}{value}" if color in columns else "--" for color in "RYGBP")
    return [row] * 4


def own_automa(folder: Path, **changes: str) -> CardSet:
    """All boxes, with an Automa from a file: the built-in one with some of its lines `key = value` replaced."""
    text = _automa_file()
    for key, value in changes.items():
        text, found = re.subn(rf"^{key} = .*$", f"{key} = {value}", text, count=1, flags=re.MULTILINE)
        assert found, key
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return load_cards("base", "pools", "passion", "promos", path)


def _automa_file() -> str:
    """The built-in Automa as a file of somebody's own."""
    automa = all_cards(1).automa
    assert automa is not None
    scoring = automa.scoring
    lines = [
        'format = "vitral-cards/1"',
        "[automa]",
        f'columns = "{automa.columns}"',
        f"tokens = {automa.tokens}",
        f"positions = {list(automa.positions)}",
        "level_bonus = { " + ", ".join(f"{level} = {bonus}" for level, bonus in automa.level_bonus) + " }",
        "[automa.scoring]",
        f"points_per_column = {scoring.points_per_column}",
        f"normal = {list(scoring.normal)}",
        f"by_columns = {list(scoring.by_columns)}",
    ]
    for card in automa.cards:
        lines += ["[[automa.card]]", f'id = "{card.id}"', f"places = {list(card.places)}"]
        lines += [f"tool = {card.tool}"] if card.tool else []
        lines += [f'effect = "{card.effect}"', f"passion = {str(card.passion).lower()}"]
    return "\n".join(lines) + "\n"


def rest_of_bag(state: State) -> tuple[int, ...]:
    """What is left of ten dice of each color."""
    left = [10 - count for count in on_table(state)[:5]]
    assert min(left) >= 0, "more dice of a color on the table than in the box"
    return tuple(left)


def on_table(state: State) -> list[int]:
    """Dice outside the bag and the box, by color, rare glass last."""
    count = [0] * 6
    windows = [window.die_at(space) for window in state.windows for space in range(20)]
    hand = [state.hand]
    dice = [*windows, *hand, *state.pool, *state.removed, *state.glass, *(die for dice in state.track for die in dice)]
    for die in dice:
        if die != NO_DIE:
            count[COLOR[die]] += 1
    return count


def all_dice(state: State) -> list[int]:
    """Every die of the game by color, rare glass last: it never changes."""
    count = on_table(state)
    boxed = [*state.bag, state.glass_supply]
    assert len(boxed) == GLASS + 1
    return [here + there for here, there in zip(count, boxed, strict=True)]
