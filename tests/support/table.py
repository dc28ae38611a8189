"""Lays a table in the middle of a game from text, so that a test reads like a situation at the table.

A window is drawn as its print and its dice: `("fractal_drops", ["-- G4"])` or, with a print of the test's own,
`(["R.3..", ".....", ".....", "....."], ["-- G4 -- -- --"])`. Spaces and rows left out at the end are open. A third
entry names the spaces whose dice are excused. Other ways to play are laid the same way: `table(mode="solo")`,
`table(own=["R1 B2", "G3"])` with private dice pools, anything else by `options={"track": "lighter"}`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import pytest

from oracle.slow_rules import turn_order
from vitral import Game, IllegalActionError, Options, State, Window, all_cards, base_cards
from vitral.cards import CardSet, Pattern, find_pattern, load_cards
from vitral.dice import COLOR, LETTERS, TEXT, die_of
from vitral.engine import Action, apply, legal_actions, new_state, parse_outcome, pending, resolve
from vitral.engine.options import Enforcement, Mode
from vitral.engine.position import state_from_dict
from vitral.engine.standing import target
from vitral.spaces import names

BLANK = (".....", ".....", ".....", ".....")
"""A print without restrictions."""

Print = str | Sequence[str]
Drawn = tuple[Print, Sequence[str]] | tuple[Print, Sequence[str], Sequence[str]]
EMPTY: Drawn = (BLANK, [])
PROMOS = {tool.id for tool in load_cards("promos").tools} | {card.id for card in load_cards("promos").publics}


class Table:
    """A state, and the words to play on it."""

    def __init__(self, state: State) -> None:
        self.state = state

    # What lies on the table ------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose choice it is, from 0."""
        return self.state.seat

    @property
    def tokens(self) -> list[int]:
        """The favor tokens left, by seat."""
        return self.state.tokens

    @property
    def tool_tokens(self) -> list[int]:
        """The favor tokens on the tool cards."""
        return self.state.tool_tokens

    def rows(self, seat: int = 0) -> list[str]:
        """The dice of a window, row by row."""
        return self.state.windows[seat].rows()

    def dice(self, seat: int = 0) -> dict[str, str]:
        """The dice of a window by space."""
        return self.state.windows[seat].dice()

    def excused(self, seat: int = 0) -> list[str]:
        """The spaces of a window whose dice the audit forgives."""
        return names(self.state.windows[seat].excused)

    def pool(self) -> str:
        """The draft pool, in the order R Y G B P and by value."""
        return _text(self.state.pool)

    def track(self) -> list[str]:
        """The round track, one text for each round."""
        return [_text(dice) for dice in self.state.track]

    def own(self, seat: int = 0) -> str:
        """A private dice pool."""
        return _text(self.state.own[seat])

    def removed(self) -> str:
        """The dice out of the game."""
        return _text(self.state.removed)

    def tools(self) -> list[str]:
        """The tools on the table."""
        return [tool.card.id for tool in self.state.tools]

    def target(self) -> int:
        """In solo, the score to beat."""
        found = target(self.state)
        assert found is not None
        return found

    def dice_by_color(self) -> str:
        """How many dice of each color there are, wherever they lie: it never changes."""
        state = self.state
        laid = [*state.pool, *state.removed, *state.picked, *(die for dice in state.track for die in dice)]
        laid += [die for dice in state.own for die in dice]
        laid += [die_of(die) for window in state.windows for die in window.dice().values()]
        laid += [state.hand] if state.hand >= 0 else []
        colors = [COLOR[die] for die in laid]
        return " ".join(f"{LETTERS[at]}{state.bag[at] + colors.count(at)}" for at in range(5))

    # What may be done ------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """Every choice of the seat to move."""
        return [action.text for action in legal_actions(self.state)]

    def can(self, prefix: str) -> bool:
        """Whether some choice begins like that."""
        return any(text.startswith(prefix) for text in self.legal())

    def offered(self, verb: str) -> str:
        """What may be chosen with that verb: `offered("place")` is `"A1 B2"`."""
        return " ".join(text.removeprefix(f"{verb} ") for text in self.legal() if text.startswith(f"{verb} "))

    def play(self, *actions: str) -> Self:
        """Make these choices, one after the other."""
        for action in actions:
            apply(self.state, Action(action))
        return self

    def resolve(self, *outcomes: str) -> Self:
        """Answer chance."""
        for outcome in outcomes:
            resolve(self.state, parse_outcome(outcome))
        return self

    def refused(self, action: str) -> set[str]:
        """Why that choice is refused; fails if it is legal, or if refusing it changed anything."""
        before = self.state.copy()
        with pytest.raises(IllegalActionError) as refusal:
            apply(self.state, Action(action))
        assert self.state == before
        return {str(reason) for reason in refusal.value.reasons}

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def waits_for_chance(self) -> bool:
        """Whether dice or cards are to be revealed."""
        return pending(self.state) is not None


def table(
    *,
    windows: Sequence[Drawn] = (),
    players: int = 2,
    pool: str = "",
    track: Sequence[str] = (),
    tools: Sequence[str] = (),
    tokens: Sequence[int] = (),
    tool_tokens: Sequence[int] = (),
    round: int = 0,  # noqa: A002 - the rulebook's word
    turn: int = 0,
    start: int = 0,
    drafted: bool = False,
    tool_used: bool = False,
    public: Sequence[str] = (),
    private: Sequence[str] = (),
    enforcement: Enforcement = "strict",
    bag: str | None = None,
    mode: Mode = "standard",
    own: Sequence[str] | None = None,
    own_used: bool = False,
    options: Mapping[str, Any] | None = None,
    cards: CardSet | None = None,
) -> Table:
    """A table in the given turn of the round (from 0), whose seat is to move.

    Seats without a drawn window have an empty one, everybody has three tokens unless given otherwise (none in solo),
    the round is the one after the last of the track, and the bag (letters) holds what is left of its dice. `own` names
    the private dice of the first seats and makes it a table with dice pools. Five players or more, another mode, dice
    pools, promo cards or `options` open all boxes; else the base game is on the table.
    """
    players = 1 if mode != "standard" else max(players, len(windows), len(own or ()))
    number = round or len(track) + 1
    chosen = dict(options or {})
    if own is not None:
        chosen.setdefault("dice_pools", True)
    if PROMOS & {*tools, *public}:
        chosen.setdefault("promos", True)
    plain = mode == "standard" and not chosen and players < 5
    fresh = new_state(
        Options.read({"mode": mode, "players": players, "enforcement": enforcement, **chosen}),
        cards or (base_cards() if plain else all_cards()),
    )
    order = turn_order(players, start)
    state = state_from_dict(
        fresh.to_dict()
        | {
            "todo": [fresh.rules.turn.text],
            "seat": order[turn],
            "round": number,
            "turn": turn,
            "start": start,
            "drafted": drafted,
            "tool_used": tool_used,
            "pool": _sorted(pool),
            "track": [_sorted(dice) for dice in [*track, *[""] * (number - 1 - len(track))]],
            "tokens": list(tokens) or [0 if mode == "solo" else 3] * players,
            "tools": list(tools),
            "tool_tokens": list(tool_tokens) or [0] * len(tools),
            "public": list(public),
            "private": ([list(private)] if mode == "solo" else [[card] for card in private]) or [[]] * players,
            "own": [_sorted(dice) for dice in [*own, *[""] * (players - len(own))]] if own is not None else [],
            "own_used": own_used,
        }
    )
    # Not by the dictionary, which knows the printed cards only.
    all_drawn = [*windows, *[EMPTY] * (players - len(windows))]
    state.windows = [_window(state.rules.window_type, *each) for each in all_drawn]
    state.bag = _rest_of_bag(state) if bag is None else tuple(bag.count(letter) for letter in "RYGBP")
    return Table(state)


def drawn(*rows: str, pattern: Print = BLANK) -> Window:
    """One window by itself."""
    return _window(Window, pattern, rows)


def seated(*patterns: str, tools: Sequence[str], start: int = 1, enforcement: Enforcement = "strict") -> Game:
    """A game by hand in which the seats have chosen these windows and the first roll is to be made."""
    publics = ["row_color_variety", "light_shades", "color_diagonals"]
    players = len(patterns)
    game = Game.new(players=players, by_hand=True, tools=list(tools), public=publics, enforcement=enforcement)
    cards = {side.id: card for card in base_cards().window_cards for side in card.sides}
    wanted = [cards[pattern] for pattern in patterns]
    others = [card for card in base_cards().window_cards if card not in wanted]
    pairs = [f"{card.id} {other.id}" for card, other in zip(wanted, others, strict=False)]
    game.resolve(" ".join(["deal private", *[card.id for card in base_cards().privates[:players]]]))
    game.resolve(" ".join(["deal windows", *pairs]))
    for pattern, card in zip(patterns, wanted, strict=True):
        game.play(f"side {[side.id for side in card.sides].index(pattern) + 1}")
    game.resolve(f"start {start}")
    return game


def begun(game: Game) -> Game:
    """A game in which everybody has taken the first window, so that all its cards lie on the table."""
    for _ in range(game.options.players):
        game.play("side 1")
    return game


def _window(kind: type[Window], pattern: Print, rows: Sequence[str], excused: Sequence[str] = ()) -> Window:
    side = find_pattern(pattern) if isinstance(pattern, str) else _pattern(*pattern)
    full = [" ".join((row.split() + ["--"] * 5)[:5]) for row in [*rows, *[""] * (4 - len(rows))]]
    return kind.parse(side, full, excused)


def _pattern(a: str, b: str, c: str, d: str) -> Pattern:
    return Pattern("drawn", "Drawn", 5, (a, b, c, d))


def _sorted(text: str) -> list[str]:
    return sorted(text.split(), key=die_of)


def _text(dice: Sequence[int]) -> str:
    return " ".join(TEXT[die] for die in dice)


def _rest_of_bag(state: State) -> tuple[int, ...]:
    laid = [die_of(die) for window in state.windows for die in window.dice().values()]
    laid += [*state.pool, *(die for dice in (*state.track, *state.own) for die in dice)]
    full = state.rules.bag[0]
    left = [full + 2 * len(state.own)] * 5
    for die in laid:
        left[COLOR[die]] -= 1
        if left[COLOR[die]] < 0:
            raise ValueError(f"more dice of color {LETTERS[COLOR[die]]} on the table than in the box")
    # Private dice that were not named are none of the bag's.
    return tuple(min(full, count) for count in left)
